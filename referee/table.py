"""The table: everything a referee knows at one moment, as one frozen value.

All state lives here, the docket of open matters and the duties and rights that rulings have made included; `evolve` is the
only change. What the parts mean and how they move is said in `referee.play`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, evolve, field, frozen

from referee.cards import EMPTY, Card, Hand, Pack
from referee.contract import Contract
from referee.matter import Matter
from referee.record import SEAT_LETTERS, SIDE_NAMES, Act, Call, Seat, Side

if TYPE_CHECKING:
    from referee.game import Game
    from referee.sanctions import Duty, Right

# --- the phases of a deal
DEAL, AUCTION, PLAY, OVER = "the deal", "the auction", "the play", "after the play"

NO_BID: Call = -4


@frozen
class Auction:
    """The calls that stand, and what follows from them."""

    turn: Seat
    calls: tuple[tuple[Seat, Call], ...] = ()
    #: the last bid, or NO_BID
    bid: Call = NO_BID
    bidder: Seat = 0
    #: 1 undoubled, 2 doubled, 4 redoubled
    doubling: int = 1
    #: the passes since the last call that was none
    passes: int = 0
    closed: bool = False


@frozen
class Tricks:
    """The trick on the table and those gathered."""

    #: the hand to play next
    turn: Seat
    trump: int | None = None
    #: the trick on the table: who played what, in order
    cards: tuple[tuple[Seat, Card], ...] = ()
    #: the hands that won the tricks gathered, in order
    winners: tuple[Seat, ...] = ()
    #: the tricks gathered, as they were played
    past: tuple[tuple[tuple[Seat, Card], ...], ...] = ()
    #: cards led to the next trick before this one was complete
    early: tuple[tuple[Seat, Card], ...] = ()
    #: tricks won before the log begins, by side
    earlier: tuple[int, int] = (0, 0)
    #: for each hand, the cards it has played beyond one to a trick, for which it sits out the last tricks
    extra: tuple[int, ...] = field(kw_only=True)
    #: the number of the last trick
    last: int = field(kw_only=True)
    #: the hands that do not play to the trick on the table, one bit each
    skips: int = 0

    @property
    def number(self) -> int:
        """The number of the trick on the table or to be led."""
        return len(self.winners) + sum(self.earlier) + 1

    def won(self, side: Side) -> int:
        """The tricks that side has gathered."""
        won = self.earlier[side]
        for seat in range(side, len(self.extra), len(self.earlier)):
            won += self.winners.count(seat)
        return won


def _empty_hands(table: Table) -> tuple[Hand, ...]:
    return (EMPTY,) * table.game.seats


#: a player's discard that a hand not wholly known leaves in doubt: who, the suit led, the trick, where it stands
Doubt = tuple[Seat, int, int, "Act"]


@frozen(slots=False)
class Table:
    """One deal of one game, as it stands. `Table(game)` is one on which nothing has happened, with the seats of that game."""

    game: Game
    phase: str = DEAL
    dealer: Seat = 0
    #: by side
    vulnerable: tuple[bool, bool] = (False, False)
    board: int | None = None
    #: the cards each hand is known to hold
    hands: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    #: the seats whose hands are not wholly known, one bit each
    unknown: int = Factory(lambda table: (1 << table.game.seats) - 1, takes_self=True)
    #: the hands as they were dealt, for honors and for what a card once belonged to
    dealt: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    auction: Auction | None = None
    contract: Contract | None = None
    tricks: Tricks | None = None
    #: open matters
    docket: tuple[Matter, ...] = ()
    #: matters ruled on
    settled: tuple[Matter, ...] = ()
    #: what rulings impose on players
    duties: tuple[Duty, ...] = ()
    #: what rulings let players choose
    rights: tuple[Right, ...] = ()
    #: tricks that a ruling moves at the end: the side that loses them, at most how many, counted from which trick
    transfers: tuple[tuple[Side, int, int], ...] = ()
    #: tricks that the players moved themselves, by the side that took them
    taken: tuple[int, int] = (0, 0)
    #: tricks that somebody gave or was given without playing them, by side
    conceded: tuple[int, int] = (0, 0)
    #: tricks that the log says a side won, where it does not tell the play: side and number
    won: tuple[Side, int] | None = None
    #: honors that the log says a hand held, where it does not tell the cards: seat and `4`, `5` or `aces`
    honors: tuple[tuple[Seat, str], ...] = ()
    #: what else this deal comes to: name and value
    outcomes: tuple[tuple[str, str], ...] = ()
    #: the pack in use, where the log names another than the game's
    pack: Pack | None = None
    #: whether a ruling has made the deal void
    void: bool = False
    #: discards from hands not wholly known
    doubts: tuple[Doubt, ...] = ()
    #: what has been said or done that a law may ask about later
    notes: tuple[Act, ...] = field(default=(), repr=False)
    #: a card that declarer named or touched as the one to be played: the hand it is in, and the card
    named: tuple[Seat, Card] | None = None
    #: the players whose hand lies open because of a claim
    faced: frozenset[Seat] = frozenset()
    #: the tricks of the rest that a claim gives to each side, until the play goes on
    claimed: tuple[int, int] | None = None
    #: the call that the law makes of the one being made
    deemed: Call | None = None
    #: counts the acts of the deal that have to do with a matter, and the matters of the record
    clock: int = 0
    count: int = 0
    #: when attention was last drawn to anything, by the clock
    attention: int = -1

    def but(self, **changes: Any) -> Table:
        """The same table with a difference; `attrs.evolve` without its cost, since this is done for every act."""
        table = object.__new__(type(self))
        table.__dict__.update(self.__dict__)
        table.__dict__.update(changes)
        return table

    # --- who is who

    @property
    def declarer(self) -> Seat | None:
        """The declarer, once there is a contract."""
        return self.contract.declarer if self.contract else None

    @property
    def dummy(self) -> Seat | None:
        """The dummy, once there is a contract."""
        return self.partner(self.contract.declarer) if self.contract else None

    def side_of(self, seat: Seat) -> Side:
        """The side for which the seat plays."""
        return seat % self.game.sides

    def left(self, seat: Seat) -> Seat:
        """The player at the left, whose turn comes next."""
        return (seat + 1) % self.game.seats

    def right(self, seat: Seat) -> Seat:
        """The player at the right, whose turn came before."""
        return (seat - 1) % self.game.seats

    def partner(self, seat: Seat) -> Seat:
        """The player opposite."""
        return (seat + self.game.seats // 2) % self.game.seats

    def is_defender(self, seat: Seat) -> bool:
        """Whether the seat defends against the contract."""
        return self.contract is not None and self.side_of(seat) != self.contract.side

    # --- what it is played with

    def bare_tricks(self, turn: Seat, trump: int | None = None, earlier: tuple[int, int] = (0, 0)) -> Tricks:
        """The tricks of this game before the first card, with the hand that leads."""
        return Tricks(turn, trump, earlier=earlier, extra=(0,) * self.game.seats, last=self.game.hand_size)

    # --- what is held

    def is_open(self, seat: Seat) -> bool:
        """Whether the hand may hold cards that the record does not tell."""
        return bool(self.unknown >> seat & 1)

    def holds(self, seat: Seat, cards: Hand) -> bool | None:
        """Whether the hand holds any of these cards, or None where the record cannot say."""
        if self.hands[seat] & cards:
            return True
        return None if self.is_open(seat) else False

    def holder(self, card: Card) -> Seat | None:
        """The hand known to hold the card."""
        for seat, hand in enumerate(self.hands):
            if hand >> card & 1:
                return seat
        return None

    # --- the docket

    def open(self, matter: Matter) -> Table:
        """The table with one more matter on the docket."""
        number = self.count + 1
        opened = matter.opened if matter.cause else self.clock
        return self.but(count=number, docket=(*self.docket, evolve(matter, number=number, opened=opened)))

    def note(self, act: Act) -> Table:
        """The table remembering an act that a law may ask about later."""
        return self.but(notes=(*self.notes, act))

    def comes_to(self, name: str, value: str) -> Table:
        """The table with this among what the deal comes to, in the place of what it came to before."""
        others = tuple(outcome for outcome in self.outcomes if outcome[0] != name)
        return self.but(outcomes=(*others, (name, value)))

    def noted(self, verb: str, seat: Seat | None = None, how: str | None = None) -> bool:
        """Whether such an act has been noted in this deal."""
        return any(
            act.verb == verb and (seat is None or act.seat == seat) and (how is None or act.how == how) for act in self.notes
        )


def seat_text(seat: Seat | None) -> str:
    """A seat as reports write it."""
    return "somebody" if seat is None else SEAT_LETTERS[seat]


def side_text(side: Side) -> str:
    """A side as reports write it."""
    return SIDE_NAMES[side]
