"""A play told whole: its tricks, one after the other, as one run; the last of them may break off.

Records of other programs tell the cards of a play and not who won. Who leads to each trick follows from the cards and their
order, and is found for all of them with tables of bytes. The same bytes show at once whether each hand held what it played and
followed suit: then none of the tricks has to be looked at (`take_tricks`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne

from attrs import field

from referee.core.cards import EMPTY, Card, Hand
from referee.core.order import Order
from referee.core.record import Run, Seat
from referee.core.values import frozen

#: plays are told whole at tables of so many
SEATS = 4
#: the seats clockwise from each
AROUND = tuple(bytes((first + place) % SEATS for place in range(SEATS)) for first in range(SEATS))
_BITS = tuple(1 << card for card in range(256))
_NUMBERS = range(256)

Trick = tuple[tuple[Seat, Card], ...]


@frozen
class Plays(Run):
    """Tricks of four, from the first on. A language that has them says where each stands (`parts`, `span`)."""

    #: the order of cards by which the leaders were found
    order: Order = field(kw_only=True, eq=False, repr=False)
    #: who leads to each trick, and to the one after the last whole one
    leaders: bytes = field(kw_only=True, eq=False)
    #: the cards of each seat, in the order in which it played them
    of_seat: tuple[bytes, ...] = field(kw_only=True, eq=False, repr=False)

    def trick(self, number: int) -> tuple[Card, ...]:
        """The cards of a trick in the order in which they were played, counted from 0."""
        return self.moves[number * SEATS : (number + 1) * SEATS]

    def left_of(self, hands: Sequence[Hand], order: Order) -> tuple[Hand, ...] | None:
        """What is left of these hands, if each held what it played and followed suit as long as it could; None if not.

        A hand that does not follow is void if it has played as many cards of that suit as it held.
        """
        if order is not self.order:
            return None
        led = bytes(self.moves[::SEATS]).translate(order.suits)
        left = []
        for hand, played in zip(hands, self.of_seat, strict=True):
            cards = EMPTY
            for card in played:
                cards |= _BITS[card]
            if cards & ~hand or cards.bit_count() != len(played):
                return None
            left.append(hand ^ cards)
            suits = played.translate(order.suits)
            if not led.startswith(suits):
                for number in compress(_NUMBERS, map(ne, suits, led)):  # of the tricks to which he did not follow
                    asked = led[number]
                    if suits.count(asked, 0, number) != (hand & order.of_suit[asked]).bit_count():
                        return None
        return tuple(left)

    def won(self) -> tuple[int, int]:
        """How many tricks each side has won."""
        east_west = sum([leader % 2 for leader in self.leaders[1:]])
        return len(self.leaders) - 1 - east_west, east_west

    def tricks(self) -> tuple[tuple[Trick, ...], Trick]:
        """The tricks that are whole, and the one that breaks off: who played what in order."""
        *leaders, last = self.leaders
        seats = b"".join([AROUND[leader] for leader in leaders])
        played = zip(seats, self.moves, strict=False)
        begun = self.moves[len(seats) :]
        return tuple(zip(played, played, played, played, strict=True)), tuple(zip(AROUND[last], begun, strict=False))


def laid_out(
    cards: bytes, first: Seat, order: Order, *, in_columns: bool
) -> tuple[tuple[Card, ...], bytes, tuple[bytes, ...]]:  # fmt: skip
    """The cards of whole tricks in order, who leads (see `Plays`), and the cards of each seat.

    They are told in the order in which they were played, or in columns, the first of which is that of `first`, who leads to the
    first trick.
    """
    suits, worths = order.suits, order.worths
    columns = cards[0::SEATS], cards[1::SEATS], cards[2::SEATS], cards[3::SEATS]
    turned: list[Card] = []  # the rows the other way: as they were played, or in columns
    turn, turns = 0, [0]
    for row in zip(*columns, strict=True):
        trick: tuple[Card, ...] = row
        if not turn:
            turned += row
        elif in_columns:
            trick = row[turn:] + row[:turn]
            turned += trick
        else:
            turned += row[-turn:] + row[:-turn]
        led, second, third, last = trick
        worth = worths[suits[led]]
        won_by, best = 0, worth[led]
        if worth[second] > best:
            won_by, best = 1, worth[second]
        if worth[third] > best:
            won_by, best = 2, worth[third]
        if worth[last] > best:
            won_by = 3
        turn = (turn + won_by) % SEATS
        turns.append(turn)
    played = tuple(turned)
    if not in_columns:
        rows, played = bytes(turned), tuple(cards)
        columns = rows[0::SEATS], rows[1::SEATS], rows[2::SEATS], rows[3::SEATS]
    return played, bytes(turns).translate(_FROM[first]), columns[-first:] + columns[:-first]


def as_one(tricks: Sequence[Run], leader: Seat, order: Order) -> Plays | None:
    """Tricks that are told one by one, from the first on, as one run; None where another leads to one than is told."""
    moves: tuple[Card, ...] = ()
    for trick in tricks:
        if len(moves) % SEATS or not 0 < len(trick.moves) <= SEATS:
            return None
        moves += trick.moves
    whole = len(moves) // SEATS * SEATS
    _, leaders, of_seat = laid_out(bytes(moves[:whole]), leader, order, in_columns=False)
    if any(trick.first not in (None, leads) for trick, leads in zip(tricks, leaders, strict=False)):
        return None
    of_seat = with_begun(of_seat, leaders[-1], moves[whole:])
    return Plays("play", leader, moves, order=order, leaders=leaders, of_seat=of_seat)


#: by seat, as tables for `bytes.translate`: the seat that is so many places from it clockwise
_FROM = tuple(bytes((first + place) % SEATS for place in range(256)) for first in range(SEATS))


def with_begun(of_seat: tuple[bytes, ...], leader: Seat, begun: Sequence[Card]) -> tuple[bytes, ...]:
    """The cards of each seat, with those of a trick that breaks off."""
    if not begun:
        return of_seat
    more = [b""] * SEATS
    for seat, card in zip(AROUND[leader], begun, strict=False):
        more[seat] = bytes((card,))
    return tuple(map(bytes.__add__, of_seat, more))
