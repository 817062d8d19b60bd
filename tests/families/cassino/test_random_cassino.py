"""No false alarm on cassino played by the rules, no missed alarm on a fault in it, and points that sum as the book says."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN
from tests.families.cassino.cassino_deals import Deal
from tests.judging import only_matter, verdict_on

seeds = st.integers(0, 2**32)


def played(seed: int, players: int) -> Deal:
    deal = Deal(Random(seed), players)
    deal.play()
    return deal


@given(seeds, st.sampled_from([2, 3, 4]))
@settings(max_examples=80, deadline=None)
def test_no_false_alarm_and_the_points_of_a_deal(seed: int, players: int) -> None:
    deal = played(seed, players)
    verdict = verdict_on(deal.lines, "cassino", players)
    assert verdict.matters == ()
    assert verdict.verdict == CLEAN
    if deal.last is None:
        return
    sides = 2 if players == 4 else players
    taken = [[card for seat in range(players) if seat % sides == side for card in deal.taken[seat]] for side in range(sides)]
    sweeps = [sum(deal.sweeps[seat] for seat in range(players) if seat % sides == side) for side in range(sides)]
    wanted = [swept + points(cards) for swept, cards in zip(sweeps, taken, strict=True)]
    for count, worth in ((len, 3), (lambda cards: sum(card[0] == "S" for card in cards), 1)):
        counts = [count(cards) for cards in taken]
        if counts.count(max(counts)) == 1:
            wanted[counts.index(max(counts))] += worth
    assert list(verdict.score().totals) == list(verdict.score(ruled=True).totals) == wanted


def points(cards: list[str]) -> int:
    """What single cards count."""
    return sum(card[1] == "A" for card in cards) + 2 * ("DT" in cards) + ("S2" in cards)


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_a_card_too_many_taken_in_is_found(seed: int) -> None:
    lines = played(seed, 2).lines
    takes = [place for place, line in enumerate(lines) if line.startswith("captures") and line.split()[2][1] in "JQK"]
    told = lines[: takes[0] + 1] if takes else []
    loose = on_table(told)
    assume(loose)
    told[-1] += f" {loose[0]}"
    matter = only_matter(verdict_on(told, "cassino", 2))
    seat = int(told[-1].split()[1][1]) - 1
    assert (str(matter.breach), matter.seat, len(matter.cards)) == ("wrongly-taken", seat, 1)


def on_table(lines: list[str]) -> list[str]:
    """The loose cards that the last line leaves, read from the lines alone; those of builds are left out."""
    loose: list[str] = []
    for line in lines:
        verb, _, *cards = line.split()
        if verb == "pile":
            loose = cards
        elif verb == "trails":
            loose += cards
        elif verb in ("captures", "builds"):
            loose = [card for card in loose if card not in cards]
    return loose


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_turn_out_of_turn_is_found(seed: int) -> None:
    lines = played(seed, 2).lines
    plays = [place for place, line in enumerate(lines) if line.startswith(("captures", "builds", "trails"))]
    told = lines[: plays[1]]
    hand = next(line.split()[2:] for line in lines if line.startswith("hand P1"))
    left = [card for card in hand if card not in told[-1].split()]
    matter = only_matter(verdict_on([*told, f"trails P1 {left[0]}"], "cassino", 2))
    assert (str(matter.breach), matter.seat) == ("plays-out-of-turn", 0)


@pytest.mark.parametrize("game", ["royal-cassino", "draw-cassino", "spade-cassino", "cassino-of-eleven", "cassino-single-deal"])
def test_variants_are_played_too(game: str) -> None:
    assert verdict_on(played(7, 2).lines, game, 2).matters == ()
