"""No false alarm on bridge for two or three played by the rules, and tricks that are those of whoever won them."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN
from tests.judging import verdict_on

RANKS = "23456789TJQKA"
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]
SUITS = ("C", "D", "H", "S", "NT")

seeds = st.integers(0, 2**32)


def dealt(rng: Random, hands: int) -> tuple[list[list[str]], list[str]]:
    pack = rng.sample(PACK, len(PACK))
    return [pack[13 * hand : 13 * hand + 13] for hand in range(hands)], pack[13 * hands :]


def trick(rng: Random, hands: list[list[str]], order: list[int], trump: str) -> list[tuple[int, str]]:
    """A trick in this order, everybody following suit if he can."""
    played: list[tuple[int, str]] = []
    for seat in order:
        follow = [card for card in hands[seat] if played and card[0] == played[0][1][0]]
        card = rng.choice(follow or hands[seat])
        hands[seat].remove(card)
        played.append((seat, card))
    return played


def won_by(played: list[tuple[int, str]], trump: str) -> int:
    led = played[0][1][0]
    return max(played, key=lambda each: (each[1][0] == trump, each[1][0] == led, RANKS.index(each[1][1])))[0]


def rotated(order: list[int], first: int) -> list[int]:
    place = order.index(first)
    return order[place:] + order[:place]


def tricks(rng: Random, hands: list[list[str]], order: list[int], leader: int, trump: str) -> tuple[list[str], list[int]]:
    """The lines of a whole play, and who won each trick."""
    lines, winners = [], []
    while any(hands):
        played = trick(rng, hands, rotated(order, leader), trump)
        lines += [f"play P{seat + 1} {card}" for seat, card in played]
        leader = won_by(played, trump)
        winners.append(leader)
    return lines, winners


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_three_hands(seed: int) -> None:
    """Cutthroat bridge: dummy lies between the defenders, and both score what declarer is down."""
    rng = Random(seed)
    hands, _ = dealt(rng, 4)
    dealer, declarer, level, suit = rng.randrange(3), rng.randrange(3), rng.randint(1, 7), rng.choice(SUITS)
    lines = ["game cutthroat-bridge", "players P1 P2 P3 P4", f"dealer P{dealer + 1}"]
    lines += [f"hand P{seat + 1} {' '.join(hand)}" for seat, hand in enumerate(hands)]
    caller = dealer
    while caller != declarer:
        lines.append(f"call P{caller + 1} pass")
        caller = (caller + 1) % 3
    left, right = (declarer + 1) % 3, (declarer + 2) % 3
    lines += [f"call P{declarer + 1} {level}{suit}", f"call P{left + 1} pass", f"call P{right + 1} pass"]
    play, winners = tricks(rng, hands, [declarer, left, 3, right], left, suit)
    verdict = verdict_on([*lines, *play])
    assert [matter.why for matter in verdict.matters] == []
    assert verdict.verdict == CLEAN
    won = sum(winner in (declarer, 3) for winner in winners)
    assert verdict.deals[0].told()["tricks"] == str(won)
    sheet = verdict.score(ruled=True)
    if won < level + 6:
        down = [entry for entry in sheet.entries if "undertrick" in entry.what]
        assert {entry.side for entry in down} == {left, right}
    else:
        assert {entry.side for entry in sheet.entries if "odd trick" in entry.what} == {declarer}
    assert sheet.totals[3] == 0


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_two_hands(seed: int) -> None:
    """Honeymoon bridge: thirteen tricks of drawing, an auction of two, and thirteen tricks."""
    rng = Random(seed)
    hands, stock = dealt(rng, 2)
    dealer = rng.randrange(2)
    lines = ["game honeymoon-bridge", "players P1 P2", f"dealer P{dealer + 1}"]
    lines += [f"hand P{seat + 1} {' '.join(hand)}" for seat, hand in enumerate(hands)]
    leader = 1 - dealer
    for _ in range(13):
        played = trick(rng, hands, [leader, 1 - leader], "NT")
        lines += [f"play P{seat + 1} {card}" for seat, card in played]
        leader = won_by(played, "NT")
        for seat in (leader, 1 - leader):
            hands[seat].append(stock.pop())
            lines.append(f"draws P{seat + 1} {hands[seat][-1]}")
    suit = rng.choice(SUITS)
    lines += [f"call P{dealer + 1} 1{suit}", f"call P{2 - dealer} pass"]
    play, winners = tricks(rng, hands, [0, 1], 1 - dealer, suit)
    verdict = verdict_on([*lines, *play])
    assert [matter.why for matter in verdict.matters] == []
    assert verdict.deals[0].told()["tricks"] == str(winners.count(dealer))


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_trio(seed: int) -> None:
    """South, North and East call in that order; everybody plays where he sits, dummy in the West."""
    rng = Random(seed)
    hands, _ = dealt(rng, 4)
    declarer, suit = rng.choice((2, 0, 1)), rng.choice(SUITS)
    names = "NESW"
    lines = ["game trio"] + [f"hand {names[seat]} {' '.join(hand)}" for seat, hand in enumerate(hands)]
    order = [2, 0, 1]
    lines += [f"call {names[seat]} pass" for seat in order[: order.index(declarer)]]
    lines.append(f"call {names[declarer]} 1{suit}")
    lines += [f"call {names[seat]} pass" for seat in rotated(order, declarer)[1:]]
    play, winners = tricks(rng, hands, [0, 1, 2, 3], (declarer + 1) % 4, suit)
    for seat, name in enumerate(names):
        play = [line.replace(f"P{seat + 1} ", f"{name} ") for line in play]
    verdict = verdict_on([*lines, *play])
    assert [matter.why for matter in verdict.matters] == []
    assert verdict.deals[0].told()["tricks"] == str(sum(winner % 2 == declarer % 2 for winner in winners))
