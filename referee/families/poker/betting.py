"""The chips of a deal and whose turn it is: one frozen value; what bets make of it is said in `referee.families.poker.staking`.

The chips always come to the same sum: those in front of the players, those in the pot, and those that somebody has taken
out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import cache
from typing import Any

from referee.core.cards import EMPTY, Card, Hand
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.values import frozen
from referee.families.poker.form import NO_LIMIT, Limit
from referee.families.poker.hands.ranking import Wild
from referee.families.poker.pots import Chips

#: the chips are made without their own `__init__`, for every act
_new = object.__new__
#: with what words chips are put in: the verb, what is said beside, and how many
Words = tuple[str, str, Chips | None]


@frozen(slots=False)
class Betting(Part):
    """One deal, as far as its chips go."""

    #: the players still in, those who still have to speak in this interval, those whose hand cannot win: a bit each
    active: int
    to_speak: int = 0
    dead: int = 0
    #: cards that belong to no hand any more
    dead_cards: frozenset[Card] = frozenset()
    #: those who have checked in this interval
    checked: int = 0
    #: those who have put in all they have
    all_in: int = 0
    turn: Seat | None = None
    #: the place in the script
    step: int = 0
    #: whether the interval at this step has begun
    begun: bool = False
    #: what each has in front of him, where the log tells; None where it does not
    stacks: tuple[Chips | None, ...] = ()
    #: what each has put into the pot, and has a share in
    put: tuple[Chips, ...] = ()
    #: those who had passed when the pot was opened, and what each had put in by then
    passed: int = 0
    before: tuple[Chips, ...] = ()
    #: what of it counts toward the bets of this interval
    staked: tuple[Chips, ...] = ()
    #: those who bet without having looked at their cards, and what their chips count beyond themselves for that
    unseen: int = 0
    credit: tuple[Chips, ...] = ()
    #: what each has paid in all, less what he took back
    spent: tuple[Chips, ...] = ()
    #: in the pot and nobody's: forfeits, and what was there before the deal
    loose: Chips = 0
    #: put in out of turn, until the turn of him who did
    early: tuple[Chips, ...] = ()
    #: and with what words each did so last
    early_words: tuple[Words | None, ...] = ()
    #: the bet to be met, what it looks like where a ruling lets less of it count, and by how much it was last raised
    bet: Chips = 0
    seen: Chips = 0
    raised: Chips = 0
    #: the raises of this interval, by player
    raises: tuple[int, ...] = ()
    #: who bet or raised last, who opened, who bet blind last
    last: Seat | None = None
    opener: Seat | None = None
    blind: Seat | None = None
    #: how much the last blind bet was, and how much each has bet before the interval at hand
    blind_bet: Chips = 0
    stake_before: Chips = 0
    #: who put chips in with the last act
    paid: Seat | None = None
    #: how many chips the player in turn has announced that he puts in, where he has not yet done so
    bound: Chips | None = None
    #: how much of what is being put in counts, where a ruling says that it is less than all; the rest is forfeited
    counts: Chips | None = None
    limit: Limit = NO_LIMIT
    #: cards that the players have agreed to be wild, and what these may stand for
    wild: Hand = EMPTY
    wild_as: Wild = Wild.ANY
    #: cards in the centre, and those face up before each player
    centre: Hand = EMPTY
    up: tuple[Hand, ...] = ()
    #: cards each has thrown out, those asked for and those served, in the draw
    discarded: tuple[int, ...] = ()
    asked: tuple[int | None, ...] = ()
    served: tuple[int, ...] = ()
    #: cards that the dealer has burned
    burned: int = 0
    #: the place in the script at which the draw was begun of which these tell
    drawn_at: int | None = None
    #: what each still has to pay for a card dealt to him face up, or of a bet that he announced
    owes: tuple[Chips, ...] = ()
    #: what each has declared for
    declared: tuple[str, ...] = ()
    #: what each has taken out of the pot, as the log tells
    taken: tuple[Chips, ...] = ()
    #: what a ruling has made his again, and he has not taken up yet
    returned: tuple[Chips, ...] = ()
    #: deals passed out in a row before this one
    passed_out: int = 0
    #: whether nobody has opened, and the hands are played on in the form that there is for that
    anew: bool = False

    def but(self, **changes: Any) -> Betting:
        """The same with a difference; `attrs.evolve` without its cost, since this is done for every act."""
        betting = _new(Betting)
        betting.__dict__ = self.__dict__ | changes
        return betting

    @property
    def pot(self) -> Chips:
        """All chips in the pot."""
        return sum(self.put, start=self.loose) + sum(self.early) - sum(self.taken)

    def is_active(self, seat: Seat) -> bool:
        """Whether the player has not dropped."""
        return bool(self.active >> seat & 1)

    def is_dead(self, seat: Seat) -> bool:
        """Whether his hand cannot win."""
        return bool(self.dead >> seat & 1)

    def is_unseen(self, seat: Seat) -> bool:
        """Whether he bets without having looked at his cards, so that every chip counts for two."""
        return bool(self.unseen >> seat & 1)

    def level(self, seat: Seat) -> Chips:
        """The bet that the player has met."""
        return self.staked[seat] + self.credit[seat]

    def to_call(self, seat: Seat) -> Chips:
        """What the player has to put in to meet the bet."""
        short = max(self.bet - self.level(seat), 0)
        return halved(short) if self.is_unseen(seat) else short

    @property
    def alone(self) -> Seat | None:
        """The only player left in, once all others have dropped."""
        return self.active.bit_length() - 1 if self.active and not self.active & (self.active - 1) else None


@cache
def begin(seats: int, limit: Limit) -> Betting:
    """The chips of a deal before anybody has put any in."""
    nothing = (0,) * seats
    chips: dict[str, Any] = dict.fromkeys(
        ("put", "before", "staked", "credit", "spent", "early", "raises", "discarded", "served", "taken", "returned", "owes"),
        nothing,
    )
    return Betting(
        active=(1 << seats) - 1,
        stacks=(None,) * seats,
        limit=limit,
        up=(EMPTY,) * seats,
        asked=(None,) * seats,
        early_words=(None,) * seats,
        declared=("",) * seats,
        **chips,
    )


def seats_in(mask: int) -> Iterator[Seat]:
    """The seats whose bit is set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def halved(chips: Chips) -> Chips:
    """Half as many chips.

    >>> halved(6), halved(3)
    (3, Decimal('1.5'))
    """
    half = Decimal(chips) / 2
    return int(half) if half == int(half) else half


def next_of(mask: int, after: Seat, seats: int) -> Seat | None:
    """The first of these seats clockwise from that one's left, himself the last."""
    if not mask:
        return None
    begins = after % seats + 1
    later = mask >> begins << begins or mask  # whoever sits behind him, or else from the first on
    return (later & -later).bit_length() - 1


def clockwise(after: Seat, seats: int) -> Iterable[Seat]:
    """All seats clockwise from that one's left, himself the last."""
    return ((after + place) % seats for place in range(1, seats + 1))


def replaced(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The same values with another for that seat."""
    changed = [*values]
    changed[seat] = value
    return tuple(changed)
