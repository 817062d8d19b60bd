"""Records of which an act is lost, in the middle of a long deal: where one act explains what several seem to have done."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.status import SUSPECT
from tests.oracle import players
from tests.oracle.faults import accused, verdict_on

#: so many acts behind it bear out what it was
ENOUGH = 20


@pytest.mark.parametrize(
    ("slug", "verb"),
    [
        ("streets-and-alleys", "moves"),  # by nobody, from one pile to another
        ("bolivia", "draws"),  # of two cards
        ("six-pack-bezique", "play"),  # of a card that is drawn again, from the other pack
        ("cinch", "bids"),  # more than anybody before
        ("california-lowball", "dealer"),
        ("faro", "turns"),  # of a card that nobody knows
        ("stuss", "turns"),
    ],
)
def test_not_several_things_are_wrong_where_one_act_is_lost(slug: str, verb: str) -> None:
    for seed in range(3):
        log = players()[slug](Random(f"torn {slug} {seed}"), slug)
        lines = [line.text for line in log.lines]
        places = [place for place in range(len(lines) - ENOUGH) if log.lines[place].verb == verb]
        for place in Random(seed).sample(places, min(3, len(places))):
            torn = log.text([*lines[:place], *lines[place + 1 :]])
            wrong = [each for each in accused(verdict_on(torn)) if each.status != SUSPECT]
            assert len(wrong) < 2, torn


@pytest.mark.parametrize("slug", ("cribbage", "draw-poker", "belotte", "klaberjass", "cassino-of-eleven", "war", "smudge"))
def test_no_two_players_erred_where_one_act_is_lost_shortly_before_the_end(slug: str) -> None:
    for seed in range(6):
        log = players()[slug](Random(f"torn {slug} {seed}"), slug)
        lines = [line.text for line in log.lines]
        for place in range(len(lines) - 9, len(lines) - 5):
            torn = log.text([*lines[:place], *lines[place + 1 :]])
            wrong = {each.seat for each in accused(verdict_on(torn)) if each.status != SUSPECT}
            assert len(wrong) < 2, torn


TWO_COUPS = """game baccarat
players N E S W
banks N 100
bets E left 20
bets S cheval 40
down E H7 HJ
down S HT H4
down N C8 SK
shows N
banks N 100
bets E cheval 40
bets S cheval 40
bets W cheval 20
down E CT D7
down S C3 D2
down N C4 C5
shows N
"""


def test_nobody_bet_too_late_where_it_is_not_told_that_another_deal_began() -> None:
    (doubted,) = accused(verdict_on(TWO_COUPS))
    assert doubted.status == SUSPECT


@pytest.mark.parametrize("slug", ("trio", "three-hand-bridge-ames-single-games"))
def test_a_lost_card_is_seen_though_a_trick_is_gathered_that_was_not_whole(slug: str) -> None:
    """Nothing moves by that where the trick is whole: that it comes to nothing then says nothing against the card."""
    log = players()[slug](Random(f"torn {slug} 0"), slug)
    lines, winners = [line.text for line in log.lines], [line.seat for line in log.lines[1:]]
    closing = [place for place, line in enumerate(log.lines[:-ENOUGH]) if line.closes and line.seat != winners[place]]
    for place in closing[:3]:
        gathers = log.said("gathers", winners[place], [])
        lost = log.text([*lines[: place - 1], lines[place], gathers, *lines[place + 1 :]])
        assert [each for each in accused(verdict_on(lost)) if each.status != SUSPECT] == []


@pytest.mark.parametrize("seed", (0, 221))
def test_two_cards_the_wrong_way_round_are_one_slip_though_every_card_behind_them_seems_wrong(seed: int) -> None:
    log = players()["cancellation-hearts"](Random(f"cancellation-hearts t {seed}"), "cancellation-hearts")
    lines = [line.text for line in log.lines]
    lead = next(place for place, line in enumerate(log.lines) if line.verb == "play")
    (doubted,) = accused(verdict_on(log.text([*lines[:lead], lines[lead + 1], lines[lead], *lines[lead + 2 :]])))
    assert doubted.status == SUSPECT


def test_two_acts_the_wrong_way_round_are_one_slip_where_to_ask_is_to_play() -> None:
    for seed in range(3):
        log = players()["authors-gibson"](Random(f"torn authors {seed}"), "authors-gibson")
        lines = [line.text for line in log.lines]
        refusals = [place for place in range(len(lines) - ENOUGH) if log.lines[place].verb == "refuses"]
        for place in refusals[::4]:
            torn = log.text([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]])
            assert len([each for each in accused(verdict_on(torn)) if each.status != SUSPECT]) < 2, torn


VOIDED = """game three-hand-bridge-ames
players N E S W
dealer N
hand N SA D3 H3 C9 S3 DT C4 S7 DA SQ C2 DJ C8
hand E S6 C7 H5 H6 D9 CJ D6 HQ S5 D4 H9 C3 ST
hand S CK CQ DK HA S8 SJ H4 D5 HJ H7 HT H8 DQ
hand W CA C6 H2 D7 HK C5 SK S4 S9 D2 CT S2 D8
makes N spades
asks E lead
agrees W
play N S7
play E ST, S SJ, W SK, N SA
play N SQ, E S6, S S8, W S9
play N C9, E C7, S CK, W C6
play S DK, W D7, N D3, E D4
play S HT, W H2, N H3, E HQ
"""


def test_a_deal_that_would_be_void_explains_nothing() -> None:
    """Were it agreed on before the trump is made that the cards are dealt anew, nobody would be accused of anything."""
    (led,) = accused(verdict_on(VOIDED))
    assert (str(led.breach), led.seat) == ("lead-out-of-turn", 0)


#: the nine of hearts twice: East may have played another card to the clubs, or South another to the last trick
TWICE = """game contract-bridge
contract S 4S
hand N S2 S3 ...
turn W
play W D2, N D3, E D4, S DK
play S C2, W CA, N C4, E C5
play W CK, N C6, E H9, S C7
play W D5, N D6, E C8, S D7
play S H9, W H3, N H4, E H2
"""


@pytest.mark.parametrize("slug", ("contract-bridge", "whist", "hearts"))
def test_where_a_card_is_told_twice_nobody_is_accused_from_the_first_time_on(slug: str) -> None:
    made = {"contract-bridge": "contract S 4S\n", "whist": "trump spades\n", "hearts": ""}[slug]
    told = TWICE.replace("game contract-bridge\ncontract S 4S\n", f"game {slug}\n{made}")
    wrong = accused(verdict_on(told))
    assert [each.status for each in wrong] == [SUSPECT]
    once = accused(verdict_on(told.replace("S H9", "S HT")))
    assert any(str(each.breach) == "revoke" and each.seat == 1 for each in once)


def test_what_two_acts_bear_out_is_so_though_a_third_is_against_it() -> None:
    told = TWICE.replace("turn W\n", "hand E H9 D4 C5 C8 H2 ...\nturn W\n")
    assert ("revoke", 1) in {(str(each.breach), each.seat) for each in accused(verdict_on(told))}
