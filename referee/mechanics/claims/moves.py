"""Claims and concessions: what they give to each side, and which tricks no play of the cards could lose."""

from collections.abc import Iterator
from functools import cache

from attrs import evolve

from referee.core.cards import Hand, cards_of
from referee.core.order import Order
from referee.core.record import Act, Seat, Side
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.declarer.contract import declarer_of
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.moves.tricks import curtail, tricks_won, winner_of
from referee.mechanics.tricks.state import Claims, Trick, Tricks, claims_of

#: beyond this many cards in a hand, whether a trick can be lost is not worked out
MOST_CARDS = 6
MOST_POSITIONS = 60_000


def tricks_left(table: Table) -> int:
    """The tricks not yet gathered."""
    return (table[Tricks].last if table.part(Tricks) else table.hand_size) - sum(tricks_won(table))


def is_beyond_what_is_left(table: Table, act: Act) -> bool:
    """Whether more tricks are claimed or conceded than are left, which nobody does who counts those alone."""
    return bool(act.numbers) and act.numbers[0] > tricks_left(table)


def claim(table: Table, act: Act) -> Table:
    """A player claims so many of the tricks that are left; the others he concedes."""
    return _shared_out(table, act, act.numbers[0] if act.numbers else tricks_left(table))


def concede(table: Table, act: Act) -> Table:
    """A player concedes so many of the tricks that are left; the others he claims."""
    return _shared_out(table, act, tricks_left(table) - (act.numbers[0] if act.numbers else tricks_left(table)))


def _shared_out(table: Table, act: Act, own: int) -> Table:
    if act.seat is None or table.phase != PLAY or is_beyond_what_is_left(table, act):
        return table
    left = tricks_left(table)
    side = table.side_of(act.seat)
    claimed = tuple(own if each == side else left - own if each == 1 - side else 0 for each in range(table.sides))
    table = table.but(evolve(claims_of(table), claimed=claimed)).note(act)
    return curtail(table) if act.seat == declarer_of(table) else table


def dispute(table: Table, act: Act) -> Table:
    """A claim or concession is not accepted: the play goes on."""
    claims = claims_of(table)
    return table if claims.claimed is None else table.but(evolve(claims, claimed=None))


def settle(table: Table, act: Act) -> Table:
    """At the end of the log, a claim that nobody disputed and no play followed is taken as agreed."""
    claims = table.part(Claims)
    if claims is None or claims.claimed is None or table.phase != PLAY:
        return table
    reckoning = reckoning_of(table)
    given = tuple(map(sum, zip(reckoning.conceded, claims.claimed, strict=True)))
    return table.but(evolve(reckoning, conceded=given), evolve(claims, claimed=None), phase=OVER)


# --- tricks that cannot be lost


def fewest_tricks(table: Table, side: Side) -> int | None:
    """The tricks of those left that this side wins however badly the cards are played, or None where that is not known."""
    tricks = table.part(Tricks)
    if tricks is None or table.unknown or max(hand.bit_count() for hand in table.hands) > MOST_CARDS:
        return None
    searched = 0

    @cache
    def fewest(hands: tuple[Hand, ...], turn: Seat, played: Trick) -> int:
        nonlocal searched
        searched += 1
        if searched > MOST_POSITIONS:
            raise _TooMany
        if len(played) == len(hands):
            won_by = winner_of(played, order)
            return int(table.side_of(won_by) == side) + fewest(hands, won_by, ())
        if not any(hands):
            return 0
        return min(
            fewest(_without(hands, turn, card), table.left(turn), (*played, (turn, card)))
            for card in _legal(hands[turn], played, order)
        )

    order = tricks.order
    try:
        return fewest(table.hands, tricks.turn, tricks.cards)
    except (_TooMany, ValueError):  # ValueError: a hand has run out before the others, and the position is no position
        return None


class _TooMany(Exception):
    """The position is too large to be searched."""


def _legal(hand: Hand, played: Trick, order: Order) -> Iterator[int]:
    following = hand & order.of_suit[order.suit[played[0][1]]] if played else 0
    return cards_of(following or hand)


def _without(hands: tuple[Hand, ...], seat: Seat, card: int) -> tuple[Hand, ...]:
    return tuple(hand & ~(1 << card) if each == seat else hand for each, hand in enumerate(hands))
