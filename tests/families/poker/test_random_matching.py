"""Bingo, Put and Take, Red and Black at random: legal play raises nothing, a fault is found, chips are as the book has them."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN
from tests.judging import verdict_on
from tests.table_deals import shuffled, told

seeds = st.integers(0, 2**32)
PIPS = {rank: number for number, rank in enumerate("A23456789TJQK", 1)}


def due(hand: list[str], card: str) -> int:
    """What a card turned costs who holds these."""
    return PIPS[card[1]] * sum(each[1] == card[1] for each in hand)


def bingo(rng: Random, players: int) -> tuple[list[str], list[int]]:
    pack = shuffled(rng)
    hands = [[pack.pop() for _ in range(5)] for _ in range(players)]
    lines, chips = told(hands), [0] * players
    bare = [{card[1] for card in hand} for hand in hands]
    while pack and all(bare):
        card = pack.pop()
        lines.append(f"turns {card}")
        for seat, hand in enumerate(hands):
            if due(hand, card):
                lines.append(f"puts P{seat + 1} {due(hand, card)}")
                chips[seat] -= due(hand, card)
                bare[seat].discard(card[1])
    out = [seat for seat in range(players) if not bare[seat]]
    each, odd = divmod(-sum(chips), len(out)) if out else (0, 0)
    for place, seat in enumerate(out):
        chips[seat] += each + (place < odd)
    return lines, chips if out else []


def river(rng: Random, players: int) -> tuple[list[str], list[int]]:
    pack = shuffled(rng)
    hands = [[pack.pop() for _ in range(5)] for _ in range(players)]
    lines, chips = told(hands), [0] * players
    for place in range(10):
        card = pack.pop()
        lines.append(f"turns {card}")
        for seat, hand in enumerate(hands):
            if due(hand, card):
                lines.append(f"{'puts' if place < 5 else 'gathers'} P{seat + 1} {due(hand, card)}")
                chips[seat] += due(hand, card) * (-1 if place < 5 else 1)
    chips[-1] -= sum(chips)
    return lines, chips


def red_and_black(rng: Random, players: int) -> tuple[list[str], list[int]]:
    pack, chips = shuffled(rng), [0] * players
    lines = [f"dealer P{players}", "limit 9"]
    for seat in range(players - 1):
        bet, color = rng.randint(1, 9), rng.choice(("red", "black"))
        cards = [pack.pop() for _ in range(5)]
        lines += [f"bets P{seat + 1} {color} {bet}", f"up P{seat + 1} {' '.join(cards)}"]
        alike = sum((card[0] in "HD") == (color == "red") for card in cards)
        chips[seat] = bet * (1 if alike > 2 else -1) * (2 if alike in (0, 5) else 1)
    chips[-1] = -sum(chips)
    return lines, chips


GAMES = {"bingo": bingo, "up-and-down-the-river": river, "red-and-black-bank": red_and_black}


@pytest.mark.parametrize("game", GAMES)
@given(seed=seeds, players=st.integers(2, 6))
@settings(max_examples=50, deadline=None)
def test_no_false_alarm(game: str, seed: int, players: int) -> None:
    lines, chips = GAMES[game](Random(seed), players)
    verdict = verdict_on(lines, game, players)
    assert verdict.verdict == CLEAN
    if any(chips):
        assert list(verdict.score().totals) == list(verdict.score(ruled=True).totals) == chips


@pytest.mark.parametrize("game", ["bingo", "up-and-down-the-river"])
@given(seeds, st.integers(2, 6))
@settings(max_examples=50, deadline=None)
def test_chips_that_are_missing_are_found(game: str, seed: int, players: int) -> None:
    """One of the chips put down is left out, before another card is turned."""
    rng = Random(seed)
    lines, _ = GAMES[game](rng, players)
    last = max(place for place, line in enumerate(lines) if line.startswith("turns"))
    put = [place for place, line in enumerate(lines[:last]) if line.startswith("puts")]
    assume(put)
    left_out = rng.choice(put)
    who = lines.pop(left_out).split()[1]
    verdict = verdict_on(lines, game, players)
    assert [(matter.breach.name, matter.who) for matter in verdict.matters] == [("match-not-paid", who)]
