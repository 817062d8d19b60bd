"""The chips of a deal and whose turn it is: one frozen value, and what a bet, a check or a drop makes of it.

Everything is applied, whoever does it and whatever the amount; what a law makes of it stands elsewhere. The chips always
come to the same sum: those in front of the players, those in the pot, and those that somebody has taken out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from attrs import frozen

from referee.cards import EMPTY, Hand
from referee.poker.form import NO_LIMIT, Limit
from referee.poker.pots import Chips
from referee.poker.ranking import Wild
from referee.record import Seat


@frozen(slots=False)
class Betting:
    """One deal, as far as its chips go."""

    #: the players still in, those who still have to speak in this interval, those whose hand cannot win: a bit each
    active: int
    to_speak: int = 0
    dead: int = 0
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
    #: the bet to be met, and by how much it was last raised
    bet: Chips = 0
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
    #: what each still has to pay for a card dealt to him face up
    owes: tuple[Chips, ...] = ()
    #: what each has declared for
    declared: tuple[str, ...] = ()
    #: what each has taken out of the pot, as the log tells
    taken: tuple[Chips, ...] = ()
    #: deals passed out in a row before this one
    passed_out: int = 0
    #: whether nobody has opened, and the hands are played on in the form that there is for that
    anew: bool = False

    def but(self, **changes: Any) -> Betting:
        """The same with a difference; `attrs.evolve` without its cost, since this is done for every act."""
        betting = object.__new__(Betting)
        betting.__dict__.update(self.__dict__)
        betting.__dict__.update(changes)
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


def begin(seats: int, limit: Limit) -> Betting:
    """The chips of a deal before anybody has put any in."""
    nothing = (0,) * seats
    chips: dict[str, Any] = dict.fromkeys(
        ("put", "before", "staked", "credit", "spent", "early", "raises", "discarded", "served", "taken", "owes"), nothing
    )
    return Betting(
        active=(1 << seats) - 1,
        stacks=(None,) * seats,
        limit=limit,
        up=(EMPTY,) * seats,
        asked=(None,) * seats,
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
    (3, Fraction(3, 2))
    """
    half = Fraction(chips) / 2
    return half.numerator if half.denominator == 1 else half


def next_of(mask: int, after: Seat, seats: int) -> Seat | None:
    """The first of these seats clockwise from that one's left, himself the last."""
    return next((seat for seat in clockwise(after, seats) if mask >> seat & 1), None)


def clockwise(after: Seat, seats: int) -> Iterable[Seat]:
    """All seats clockwise from that one's left, himself the last."""
    return ((after + place) % seats for place in range(1, seats + 1))


def replaced(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The same values with another for that seat."""
    return (*values[:seat], value, *values[seat + 1 :])


# --- moves


def begin_interval(betting: Betting, first: Seat | None, blind_option: bool = False) -> Betting:
    """The interval at this step, from whoever speaks first; a blind bettor whose bet is met is in without speaking."""
    speaking = betting.active & ~betting.all_in
    if betting.blind is not None and betting.bet and not blind_option:
        speaking &= ~(1 << betting.blind)
    turn = None if first is None else next_of(speaking, first - 1, len(betting.put))
    # where the blinds are bets with an option, the larger is no raise of the smaller
    raised = betting.blind_bet if blind_option and betting.bet else betting.raised
    return betting.but(begun=True, to_speak=speaking, turn=turn, raised=raised)


def close_interval(betting: Betting) -> Betting:
    """The step after the interval, with nothing staked."""
    nothing = (0,) * len(betting.put)
    return betting.but(
        step=betting.step + 1,
        stake_before=betting.stake_before + betting.bet,
        begun=False,
        to_speak=0,
        checked=0,
        turn=None,
        staked=nothing,
        credit=nothing,
        raises=nothing,
        bet=0,
        raised=0,
        paid=None,
    )


def is_closed(betting: Betting) -> bool:
    """Whether nobody has anything to say any more in this interval."""
    return betting.begun and (not betting.to_speak or betting.alone is not None)


def ante(betting: Betting, seat: Seat, chips: Chips, counts: bool = False) -> Betting:
    """Chips put in before the deal, which are no bet unless the form counts them."""
    betting = _into_pot(betting, seat, chips)
    if not counts:
        return betting
    staked = betting.staked[seat] + chips
    return betting.but(staked=replaced(betting.staked, seat, staked), bet=max(betting.bet, staked))


def blind(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """A bet that has to be made, or is made, before the player sees his cards."""
    betting = ante(betting, seat, chips)
    staked = betting.staked[seat] + chips
    more = max(staked - betting.bet, 0)
    return betting.but(
        staked=replaced(betting.staked, seat, staked), bet=betting.bet + more, raised=more or betting.raised, blind=seat,
        blind_bet=staked,
        last=seat if more else betting.last, opener=betting.opener if betting.opener is not None else seat,
    )  # fmt: skip


def put_in(betting: Betting, seat: Seat, chips: Chips, counted: Chips | None = None) -> Betting:
    """Chips put in by a player whose turn it is (or was): what counts of them meets the bet, raises it, or falls short."""
    counted = chips if counted is None else counted
    before = betting.bet
    betting = _from_stack(betting, seat, chips)
    betting = betting.but(
        put=replaced(betting.put, seat, betting.put[seat] + counted),
        loose=betting.loose + chips - counted,
        counts=None,
        bound=None,
    )
    betting = betting.but(staked=replaced(betting.staked, seat, betting.staked[seat] + counted), paid=seat)
    if betting.is_unseen(seat):
        betting = betting.but(credit=replaced(betting.credit, seat, betting.credit[seat] + counted))
    level = betting.level(seat)
    if level > before:
        raises = replaced(betting.raises, seat, betting.raises[seat] + 1) if before else betting.raises
        if betting.opener is None:
            before_it = replaced(betting.put, seat, betting.put[seat] - counted)
            passed = betting.active & ~betting.to_speak & ~(1 << seat)
            betting = betting.but(opener=seat, before=before_it, passed=passed)
        others = betting.active & ~betting.all_in & ~(1 << seat)
        betting = betting.but(bet=level, raised=level - before, raises=raises, last=seat, to_speak=others)
    elif level < before and not betting.all_in >> seat & 1:
        return betting  # short of a call: it is still his turn
    return spoken(betting, seat)


def spoken(betting: Betting, seat: Seat) -> Betting:
    """The turn passes to the next player who has to speak."""
    to_speak = betting.to_speak & ~(1 << seat)
    return betting.but(to_speak=to_speak, turn=next_of(to_speak, seat, len(betting.put)), bound=None)


def drop(betting: Betting, seat: Seat) -> Betting:
    """A player is out of the pot. What he has put in stays there."""
    out = ~(1 << seat)
    betting = betting.but(active=betting.active & out, paid=None, owes=replaced(betting.owes, seat, 0))
    if betting.turn == seat:
        return spoken(betting, seat)
    return betting.but(to_speak=betting.to_speak & out)


def put_in_early(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips put in out of turn: they stay in the pot and wait for his turn."""
    return _from_stack(betting, seat, chips).but(early=replaced(betting.early, seat, betting.early[seat] + chips))


def take_up(betting: Betting, seat: Seat, counted: Chips | None = None) -> Betting:
    """Chips put in too early are what he does now that his turn has come."""
    chips = betting.early[seat]
    back = _from_stack(betting.but(early=replaced(betting.early, seat, 0)), seat, -chips)
    return put_in(back, seat, chips, counted)


def pay_for_card(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips that a face-up card costs its holder; they are in the pot and no bet."""
    left = max(betting.owes[seat] - chips, 0)
    return _into_pot(betting, seat, chips).but(owes=replaced(betting.owes, seat, left))


def withdraw_everything(betting: Betting) -> Betting:
    """Every player takes back whatever he has put in; what was there before stays."""
    stacks = tuple(None if stack is None else stack + paid for stack, paid in zip(betting.stacks, betting.spent, strict=True))
    left = sum(betting.put, start=betting.loose) + sum(betting.early) - sum(betting.spent)
    nothing = (0,) * len(betting.put)
    return betting.but(stacks=stacks, put=nothing, staked=nothing, early=nothing, spent=nothing, loose=left, all_in=0)


def add_for_nothing(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips that count toward no bet: they stay in the pot and are nobody's."""
    return _from_stack(betting, seat, chips).but(loose=betting.loose + chips)


def withdraw(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips taken back out of the pot, at most what he has in it."""
    back = min(chips, betting.put[seat])
    return _into_pot(betting, seat, -back)


def forfeit(betting: Betting, seat: Seat) -> Betting:
    """What he has put in is nobody's any more."""
    return betting.but(put=replaced(betting.put, seat, 0), loose=betting.loose + betting.put[seat])


def _into_pot(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    betting = _from_stack(betting, seat, chips)
    return betting.but(put=replaced(betting.put, seat, betting.put[seat] + chips))


def _from_stack(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    betting = betting.but(spent=replaced(betting.spent, seat, betting.spent[seat] + chips))
    stack = betting.stacks[seat]
    if stack is None:
        return betting
    left = stack - chips
    all_in = betting.all_in | 1 << seat if left <= 0 else betting.all_in & ~(1 << seat)
    return betting.but(stacks=replaced(betting.stacks, seat, left), all_in=all_in)
