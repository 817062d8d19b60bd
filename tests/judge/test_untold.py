"""What the cards alone tell: hands left out of a trick, leads out of turn taken back; and what is taken for neither."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.matter import Matter
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from tests.growing import calls
from tests.oracle import players
from tests.oracle.faults import FOUND, LED_ANEW, PASSED_OVER, PLAYED_TO, accused, false_leads, faults, verdict_on
from tests.oracle.log import Log

GAMES = ("whist", "contract-bridge", "hearts", "euchre", "skat", "six-bid-solo", "partnership-pinochle", "cinch")


def played(slug: str, seed: int) -> Log:
    return players()[slug](Random(f"left out {slug} {seed}"), slug)


def plays(log: Log) -> list[int]:
    return [place for place, line in enumerate(log.lines) if line.verb == "play"]


def found(log: Log, lines: list[str]) -> list[Matter]:
    return accused(verdict_on(log.text(lines)))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_told_twice_leaves_nobody_out(slug: str, seed: int) -> None:
    log = played(slug, seed)
    lines = [line.text for line in log.lines]
    for place in plays(log)[::7]:
        assert all(each.breach != NO_CARD_TO_TRICK for each in found(log, [*lines[: place + 1], lines[place]]))


OPEN_HAND = """game skat-league-rules
players Ann Bob Cid
dealer Cid
undertakes Cid grand-ouvert
hand Ann CT SK D9 ...
exposes Cid hand
play Ann CT
play Bob CK
play Ann D9
"""


def test_what_the_book_lets_pass_does_not_bear_out_that_a_hand_was_left_out() -> None:
    (early,) = accused(verdict_on(OPEN_HAND))
    assert (early.breach, early.seat) == (PLAY_OUT_OF_TURN, 0)


@pytest.mark.parametrize("slug", ("whist", "hearts", "omnibus-hearts", "spot-hearts"))
@pytest.mark.parametrize("seed", range(3))
def test_who_has_a_card_left_in_the_end_was_left_out(slug: str, seed: int) -> None:
    log = played(slug, seed)
    lines = [line.text for line in log.lines]
    deal = next((place for place, line in enumerate(log.lines) if place > 1 and line.verb == "deal"), len(lines))
    last = max(place for place in plays(log) if place < deal)
    closing = [place for place in plays(log) if log.lines[place].closes and place < last]
    place = next(each for each in closing if log.lines[each + 1].seat != log.lines[each].seat)
    line = log.lines[place]
    others = found(log, [*lines[:place], *lines[place + 1 : last + 1], line.text])
    assert {each.seat for each in others} == {line.seat}
    assert others[0].breach == NO_CARD_TO_TRICK


@pytest.mark.parametrize("slug", ("darda", "schafskopf", "skat-league-rules"))
@pytest.mark.parametrize("seed", range(2))
def test_who_was_left_out_is_found_though_the_ruling_ends_the_deal(slug: str, seed: int) -> None:
    planted = [fault for fault in faults(played(slug, seed)) if fault.kind == PASSED_OVER]
    assert [fault.outcome() for fault in planted if fault.outcome()[0] != FOUND] == []


@pytest.mark.parametrize("slug", ("seven-up", "piquet", "california-jack", "whist", "napoleon"))
def test_a_card_after_the_last_trick_is_not_swallowed(slug: str) -> None:
    log = played(slug, 1)
    lines = [line.text for line in log.lines]
    more = [*lines[: plays(log)[-1] + 1], lines[plays(log)[-1]]]
    assert len(verdict_on(log.text(more)).matters) == 1 + len(verdict_on(log.text(more[:-1])).matters)


@pytest.mark.parametrize(
    "slug", (*GAMES, "black-maria-arnold", "napoleon", "auction-pinochle", "sixty-six", "chouette-bezique")
)
@pytest.mark.parametrize("seed", range(2))
def test_whose_lead_it_was_leads_wherever_another_has_led_before_him(slug: str, seed: int) -> None:
    """Each of the others leads in his place, to the first trick and to a later one, and the deal goes on as it was."""
    log = played(slug, seed)
    lines = [line.text for line in log.lines]
    leads = [place for place in plays(log) if log.lines[place].trick == ()]
    for place in {*leads[:1], *leads[len(leads) // 3 :][:1]}:
        line, end = log.lines[place], next(each for each in plays(log) if each >= place and log.lines[each].closes)
        for seat in log.active:
            if seat != line.seat and line.able[seat]:
                false = log.said("play", seat, line.able[seat][:1])
                others = found(log, [*lines[:place], false, *lines[place : end + 1]])
                assert {each.seat for each in others} <= {seat}, others


@pytest.mark.parametrize("slug", ("honeymoon-bridge", "three-hand-sixty-six"))
def test_a_lead_taken_back_does_not_answer_one_that_is_not_told_where_nobody_drew_for_it(slug: str) -> None:
    planted = [fault for fault in faults(played(slug, 0)) if fault.kind == LED_ANEW]
    assert [fault.outcome() for fault in planted if fault.outcome()[0] != FOUND] == []


@pytest.mark.parametrize("slug", ("hearts", "black-maria-arnold", "frog", "schafskopf"))
@pytest.mark.parametrize("seed", range(3))
def test_who_follows_suit_to_a_lead_out_of_turn_has_played_to_it(slug: str, seed: int) -> None:
    """What is found then says nothing of a card taken back."""
    log = played(slug, seed)
    planted = [
        fault for place, line in enumerate(log.lines) for fault in false_leads(log, place, line) if fault.kind == PLAYED_TO
    ]
    for fault in planted[:6]:
        assert all("took it back" not in each.why for each in accused(verdict_on(fault.log)))


def test_where_more_is_wrong_than_there_are_cards_nothing_untold_is_looked_for() -> None:
    def cost(number: int) -> int:
        told = "game contract-bridge\ncontract S 4S\nturn W\n" + "".join(f"play N C{2 + each % 8}\n" for each in range(number))
        return calls(lambda: verdict_on(told))

    cost(60)  # what is read once is read
    assert cost(240) < 6 * cost(60)
