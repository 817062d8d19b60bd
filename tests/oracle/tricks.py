"""Tricks by the rules, for all games that have them: who may play what, who wins, and what would be a wrong card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .faults import SUIT, TAKEN
from .log import Choice, Log

SUITS = "CDHS"
RANKS = "23456789TJQKA"
PACK = [suit + rank for suit in SUITS for rank in RANKS]
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

#: the suit to which a card counts, and its worth beside others of that suit, under a trump (or none: "")
Order = Callable[[str, str], tuple[str, int]]


def plain(card: str, trump: str) -> tuple[str, int]:
    """As the cards are printed, the ace high."""
    return card[0], RANKS.index(card[1])


def following(trump: str, order: Order = plain) -> Choice:
    """Who can follow suit does."""

    def may(hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
        led = order(trick[0], trump)[0] if trick else ""
        return [card for card in hand if trick and order(card, trump)[0] == led] or hand

    return may


def winner(trick: Sequence[tuple[int, str]], trump: str, order: Order = plain) -> int:
    """Who wins the trick: the best trump, or the best of the suit led."""
    led = order(trick[0][1], trump)[0]

    def worth(played: tuple[int, str]) -> tuple[bool, bool, int]:
        suit, rank = order(played[1], trump)
        return suit == (trump or "JK"), suit == led, rank

    return max(trick, key=worth)[0]


def trick(log: Log, seats: Sequence[int], may: Choice) -> list[tuple[int, str]]:
    """One trick, in this order of seats."""
    played: list[tuple[int, str]] = []
    for seat in seats:
        play_one(log, seat, played, may)
    log.closes()
    return played


def play_one(log: Log, seat: int, played: list[tuple[int, str]], may: Choice, *, bound: bool = False) -> str:
    """A card by this player, and what he might not have played instead; bound: who cannot follow suit may not play."""
    hand = log.hands[seat]
    on_table = [card for _, card in played]
    able = may(hand, on_table)
    card = log.rng.choice(list(able))
    barred = [each for each in hand if each not in able]
    if barred:
        log.wrong(SUIT, seat, "play", log.rng.choice(barred))
    led = on_table[0][0] if on_table and bound else ""
    log.tell(
        "play", seat, card, turn=True, able=lambda hand: [each for each in may(hand, on_table) if led in ("", each[0])],
        trick=on_table, may=None if bound else may,
    )  # fmt: skip
    log.away(seat, card)
    played.append((seat, card))
    return card


def gathered(log: Log, winner: int, winners: Sequence[int]) -> None:
    """The first trick is taken in by who has won it, and not by another at the left, who is never of his side."""
    if len(winners) == 1:
        log.wrong(TAKEN, next(seat for seat in log.clockwise(winner)[1:] if seat in log.active), "gathers")
        log.tell("gathers", winner)


def play_out(log: Log, leader: int, trump: str = "", order: Order = plain, may: Choice | None = None) -> list[int]:
    """All tricks to the end, by those who take part; who won each."""
    winners, log.trump = [], trump
    may = may or following(trump, order)
    while log.hands[leader]:
        seats = [seat for seat in log.clockwise(leader) if seat in log.active]
        leader = winner(trick(log, seats, may), trump, order)
        winners.append(leader)
        gathered(log, leader, winners)
    return winners
