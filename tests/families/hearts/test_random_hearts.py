"""No false alarm on games of hearts played by the rules, no missed alarm on a fault planted in one, and points that add up."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read
from referee.score.pool_sheet import PoolSheet
from tests.families.hearts.hearts_deals import PACK, Deal, Style, random_deal
from tests.judging import verdict_on

PASS = (3, 3, 3, 2, 2)
THREE_EACH = (3, 3, 3, 3, 3)
STYLES = (
    Style("hearts", (3, 4, 5, 6, 7), passed=PASS, queen=True),
    Style("hearts-pool", (3, 4, 5), passed=PASS, queen=True),
    Style("sweepstakes-hearts", (3, 4, 5), passed=PASS, queen=True),
    Style("hearts-led-from-third-trick", (4, 5), passed=PASS, queen=True, hearts_from=3),
    Style("hearts-passed-left", (4, 5), passed=PASS, queen=True, left=True),
    Style("hearts-passed-across-too", (4,), passed=PASS, queen=True),
    Style("social-hearts", (4, 5), passed=PASS),
    Style("omnibus-hearts", (4, 5, 6), passed=PASS, queen=True),
    Style("omnibus-hearts-with-jack", (4, 5, 6), passed=PASS, queen=True),
    Style("cancellation-hearts", (7, 8, 9, 10), packs=2, queen=True),
    Style("hearts-without-black-lady", (3, 4, 5, 6, 7)),
    Style("domino-hearts", (2, 3, 4, 5, 6, 7), stock=True),
    Style("spot-hearts", (3, 4, 5, 6, 7), passed=PASS, queen=True),
    Style("auction-hearts", (3, 4, 5, 6, 7), auction=True),
    Style("black-maria-arnold", (3, 4, 5, 6, 7), stripped=True, passed=THREE_EACH),
    Style("black-maria-passed-left", (3, 4), stripped=True, passed=THREE_EACH, left=True),
    Style("black-maria-clean-pass", (3, 4), stripped=True, passed=THREE_EACH, clean_pass=True),
    Style("black-maria-hearts-wait", (3, 4), stripped=True, passed=THREE_EACH, hearts_wait=True),
    Style("black-maria-hearts-from-fourth-round", (3, 4), stripped=True, passed=THREE_EACH, hearts_from=4),
    Style("black-maria-forced-discard", (3, 4), stripped=True, passed=THREE_EACH, forced=True),
    Style("black-maria-moon", (3, 4), stripped=True, passed=THREE_EACH),
    Style("black-maria-high-spades", (3, 4), stripped=True, passed=THREE_EACH),
    Style("black-maria-pink-lady", (3, 4), stripped=True, passed=THREE_EACH),
    Style("black-maria-graded-hearts", (3, 4), stripped=True, passed=THREE_EACH),
)
#: those in which chips are paid into a pool
WITH_POOL = [style for style in STYLES if isinstance(games()[style.game].score, PoolSheet)]
styles = st.sampled_from(STYLES)
seeds = st.integers(0, 2**32)


def expected(deal: Deal) -> list[int]:
    """The points of each player, counted here once more."""
    hearts, queens = deal.count("H"), deal.has_queen()
    match deal.style.game:
        case "hearts-without-black-lady" | "domino-hearts":
            return hearts
        case "auction-hearts":
            return deal.count(deal.suit)
        case "spot-hearts":
            spots = [sum("23456789TJQKA".index(card[1]) + 2 for card in cards if card[0] == "H") for cards in deal.taken]
            return [each + 13 * queen for each, queen in zip(spots, queens, strict=True)]
        case "black-maria-high-spades" | "black-maria-pink-lady" | "black-maria-graded-hearts":
            more = {"SA": 7, "SK": 10} if deal.style.game.endswith("spades") else {"HQ": 12}
            more = {"HA": 4, "HK": 3, "HQ": 2, "HJ": 1} if deal.style.game.endswith("hearts") else more
            return [
                heart + 13 * queen + sum(more.get(card, 0) for card in cards)
                for cards, heart, queen in zip(deal.taken, hearts, queens, strict=True)
            ]
        case "omnibus-hearts" | "omnibus-hearts-with-jack":
            plus = "DJ" if deal.style.game.endswith("jack") else "DT"
            points = [
                10 * (plus in cards) - heart - 13 * queen
                for cards, heart, queen in zip(deal.taken, hearts, queens, strict=True)
            ]
            return [26 if (heart, queen, point) == (13, 1, -16) else point for heart, queen, point in
                    zip(hearts, queens, points, strict=True)]  # fmt: skip
    return [heart + 13 * queen for heart, queen in zip(hearts, queens, strict=True)]


def test_every_game_of_the_family_is_played_here() -> None:
    assert {style.game for style in STYLES} == {game.slug for game in games().values() if game.family == "hearts"}


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.game)
@given(seeds)
@settings(max_examples=12, deadline=None)
def test_no_false_alarm(style: Style, seed: int) -> None:
    deal = random_deal(Random(seed), style)
    verdict = verdict_on([deal.log()])
    assert verdict.verdict == CLEAN
    result = verdict.deals[0].ruled
    assert result is not None
    assert list(result.points) == expected(deal)  # type: ignore[attr-defined]
    took_all = [] if result.took_all is None else ["took-all"]  # type: ignore[attr-defined]
    assert [str(matter.breach) for matter in verdict.matters] == took_all
    assert verdict.played == verdict.ruled


@given(st.sampled_from(WITH_POOL), seeds)
@settings(max_examples=30, deadline=None)
def test_chips_only_change_hands(style: Style, seed: int) -> None:
    sheet = verdict_on([random_deal(Random(seed), style).log()]).ruled
    assert isinstance(sheet, PoolSheet)
    assert sum(sheet.totals) + sheet.pool == 0


@given(styles, seeds)
@settings(max_examples=80, deadline=None)
def test_a_revoke_is_found(style: Style, seed: int) -> None:
    """Somebody who could follow suit plays a card of another suit, and there the log ends."""
    rng = Random(seed)
    deal = random_deal(rng, style)
    assume(not style.stock)
    plays = [place for place, line in enumerate(deal.lines) if line.startswith("play")]
    hands = {deal.name(seat): list(hand) for seat, hand in enumerate(deal.dealt)}
    for line in deal.lines:
        verb, *words = line.split()
        if verb == "passes":
            for card in words[2:]:
                hands[words[0]].remove(card)
                hands[words[1]].append(card)
    led = ""
    for count, place in enumerate(plays):
        _, who, card = deal.lines[place].split()
        led = card[0] if count % deal.players == 0 else led
        others = [each for each in hands[who] if each[0] != led]
        if count % deal.players and card[0] == led and others and rng.random() < 0.2:
            lines = [*deal.lines[:place], f"play {who} {rng.choice(others)}"]
            verdict = verdict_on(lines, style.game, deal.players)
            assert [(str(matter.breach), matter.who) for matter in verdict.matters] == [("revoke", who)]
            return
        hands[who].remove(card)
    assume(False)


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_a_card_not_drawn_is_found(seed: int) -> None:
    """Domino hearts: somebody who should draw plays what he has."""
    rng = Random(seed)
    deal = random_deal(rng, next(style for style in STYLES if style.stock))
    draws = [place for place, line in enumerate(deal.lines) if line.startswith("draws")]
    assume(draws)
    place = rng.choice(draws)
    who = deal.lines[place].split()[1]
    held = set(deal.dealt[int(who[1:]) - 1])
    for line in deal.lines[:place]:
        verb, seat, *cards = line.split()
        if seat == who and verb in ("play", "draws"):
            held ^= set(cards)
    verdict = verdict_on([*deal.lines[:place], f"play {who} {min(held)}"], deal.style.game, deal.players)
    assert [(str(matter.breach), matter.who) for matter in verdict.matters] == [("not-drawn", who)]


#: what may stand in a log of any of these games, in whatever order: `{0}` and `{1}` are players, `{2}` a card, `{3}` a number
ANYTHING = (
    "play {0} {2}", "hand {0} {2} ...", "passes {0} {1} {2} H2 H3", "passes {0}", "draws {0} {2}", "draws {0} {3}",
    "took {0} {3}", "took {0} {2}", "bids {0} {3}", "makes {0} hearts", "score {0} {3}", "amends {0} {3}", "points {0} {3}",
    "counts {0} {3}",
    "looks {0} received", "looks {0} widow", "requires {0} {1} retract", "retracts {0}", "attention {0}", "substitutes {0} {2}",
    "scatters {0}", "asks {0} {1} revoke", "agreed score", "unfinished", "pays {0} {1} 3", "deals {0}", "dealer {0}", "dealt",
    "turn {0}", "taken {0} {3}", "deal", "omits {0}", "adds {0} {2}", "exposes {0} {2}", "demands {0} redeal", "mixes {0}",
)  # fmt: skip


@given(styles, st.lists(st.tuples(st.sampled_from(ANYTHING), st.integers(0, 9), st.integers(0, 9), st.sampled_from(PACK),
                                  st.integers(0, 30)), max_size=50))  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_anything_at_all_is_judged(style: Style, lines: list[tuple[str, int, int, str, int]]) -> None:
    players = style.players[-1]
    names = [f"P{place + 1}" for place in range(players)]
    told = [line.format(names[one % players], names[two % players], card, number) for line, one, two, card, number in lines]
    for record in read("\n".join((f"game {style.game}", f"players {players}", *told))):
        verdict = judge(record)
        assert verdict.score(ruled=True).text()
        assert verdict.score().as_json()
