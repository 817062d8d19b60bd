"""The table: everything a referee knows at one moment, as one frozen value.

All state lives here, the docket of open matters and the duties and rights that rulings have made included; `evolve` is the
only change. What the parts mean and how they move is said in `referee.play`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, evolve, field, frozen

from referee.core.cards import EMPTY, Card, Hand, Pack
from referee.core.contract import Contract
from referee.core.matter import Matter
from referee.core.order import Order
from referee.core.record import Act, Call, Seat, Side, seat_names

if TYPE_CHECKING:
    from referee.core.game import Game
    from referee.core.sanctions import Duty, Right
    from referee.families.banking.moves.stakes import Stake
    from referee.families.canasta.moves.canasta import Canasta
    from referee.families.cassino.moves.capture import Build
    from referee.families.cribbage.moves.pegging import Pegging
    from referee.families.poker.betting import Betting
    from referee.families.stops.moves import Stops
    from referee.mechanics.layout.moves.piles import Layout
    from referee.mechanics.melds.moves.melding import Melding
    from referee.mechanics.rulings.moves import ByLaw
    from referee.mechanics.stakes.moves import Payment
    from referee.mechanics.trump.moves.bidding import Bidding
    from referee.mechanics.trump.moves.making import Making
    from referee.mechanics.turns.moves.turns import Turns
    from referee.score.sheet import Sheet

# --- the phases of a deal
DEAL, AUCTION, PLAY, OVER = "the deal", "the auction", "the play", "after the play"

NO_BID: Call = -4
#: the winner of a trick that nobody can win
NOBODY: Seat = -1


def beside(around: tuple[Seat, ...], seat: Seat, step: int) -> Seat:
    """The seat so many places clockwise from another, of those whose turn comes."""
    return around[(around.index(seat) + step) % len(around)] if seat in around else seat


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
    #: those who call, clockwise, and the side of each seat
    around: tuple[Seat, ...] = (0, 1, 2, 3)
    sides: tuple[Side, ...] = (0, 1, 0, 1)


#: who played what, in order
Trick = tuple[tuple[Seat, Card], ...]


@frozen
class Tricks:
    """The trick on the table and those gathered."""

    #: the hand to play next
    turn: Seat
    #: how cards rank, trumps known
    order: Order
    #: the trick on the table
    cards: Trick = ()
    #: the hands that won the tricks gathered, in order
    winners: tuple[Seat, ...] = ()
    #: the tricks gathered, as they were played
    past: tuple[Trick, ...] = ()
    #: cards led to the next trick before this one was complete
    early: Trick = ()
    #: tricks won before the log begins, by side
    earlier: tuple[int, ...] = (0, 0)
    #: the hands that take no part in the play, one bit each
    idle: int = 0
    #: the hands clockwise, where that is not as they are numbered
    around: tuple[Seat, ...] = ()
    #: the hands that take in every trick for which they have no card, one bit each
    takers: int = 0
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

    @property
    def trump(self) -> int | None:
        """The trump suit, if there is one."""
        return self.order.trump

    @property
    def led(self) -> int | None:
        """The suit led to the trick on the table."""
        return self.order.suit[self.cards[0][1]] if self.cards else None


def _empty_hands(table: Table) -> tuple[Hand, ...]:
    return (EMPTY,) * len(table.names)


#: a player's discard that a hand not wholly known leaves in doubt: who, the suit led, the trick, where it stands
Doubt = tuple[Seat, int, int, "Act"]


@frozen(slots=False)
class Table:
    """One deal of one game, as it stands. `Table(game)` is one on which nothing has happened, with the seats of that game."""

    game: Game
    #: what reports call the players, by seat; there are as many seats as names
    names: tuple[str, ...] = Factory(lambda table: seat_names(table.game.seats), takes_self=True)
    #: the side of each seat, where the players take sides anew in every deal
    sided: tuple[Side, ...] = ()
    #: the seats whose turn comes, clockwise, where these are not all, or not as they are numbered
    around: tuple[Seat, ...] = ()
    #: the number of the deal in its record
    number: int = 1
    phase: str = DEAL
    dealer: Seat = 0
    #: by side
    vulnerable: tuple[bool, bool] = (False, False)
    #: the same where a ruling corrects it
    vulnerable_by_law: tuple[bool, bool] | None = None
    board: int | None = None
    #: the cards each hand is known to hold
    hands: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    #: the seats whose hands are not wholly known, one bit each
    unknown: int = Factory(lambda table: (1 << len(table.names)) - 1, takes_self=True)
    #: the hands as they were dealt, for honors and for what a card once belonged to
    dealt: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    auction: Auction | None = None
    making: Making | None = None
    #: who makes the trump in the euchre family, and what he then lays away
    bidding: Bidding | None = None
    #: what rulings make of the score of the deal, in the same games
    by_law: ByLaw | None = None
    contract: Contract | None = None
    tricks: Tricks | None = None
    #: piles of cards on the table, by name
    layout: Layout | None = None
    #: whose turn it is in games without tricks, and what he has done in it
    turns: Turns | None = None
    #: draw, meld and discard: turns, sets on the table, cards in each hand
    melding: Melding | None = None
    #: what the sides of a canasta deal have beside their melds
    canasta: Canasta | None = None
    #: the play of cribbage, and what it scores
    pegging: Pegging | None = None
    #: cards put together on the table, to be taken in together
    builds: tuple[Build, ...] = ()
    #: bets on cards against a dealer or a pool
    stakes: tuple[Stake, ...] = ()
    #: suits stopped, and the chips on money cards
    stops: Stops | None = None
    #: chips and points that changed hands in this deal, as it was played or as it is ruled
    payments: tuple[Payment, ...] = ()
    #: chips, and whose turn it is to bet
    betting: Betting | None = None
    #: the score so far, as it is ruled, for what a deal has from those before it
    sheet: Sheet | None = None
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
    #: the sides that a ruling keeps from winning the game in this deal
    barred_from_game: frozenset[Side] = frozenset()
    #: tricks that the players moved themselves, by the side that took them
    taken: tuple[int, ...] = Factory(lambda table: (0,) * table.sides, takes_self=True)
    #: tricks that somebody gave or was given without playing them, by side
    conceded: tuple[int, ...] = Factory(lambda table: (0,) * table.sides, takes_self=True)
    #: tricks that the log says a side won, where it does not tell the play: side and number
    won: tuple[Side, int] | None = None
    #: honors that the log says a hand held, where it does not tell the cards: seat and `4`, `5` or `aces`
    honors: tuple[tuple[Seat, str], ...] = ()
    #: what else this deal comes to: name and value
    outcomes: tuple[tuple[str, str], ...] = ()
    #: the pack in use, where the log names another than the game's
    pack: Pack | None = None
    #: the card turned up to make the trump
    turned: Card | None = None
    #: the cards dealt to each player, where that changes from deal to deal
    cards_each: int | None = None
    #: whether a ruling has made the deal void
    void: bool = False
    #: who deals next, where a ruling says so
    next_dealer: Seat | None = None
    #: discards from hands not wholly known
    doubts: tuple[Doubt, ...] = ()
    #: what has been said or done that a law may ask about later
    notes: tuple[Act, ...] = field(default=(), repr=False)
    #: a card that declarer named or touched as the one to be played: the hand it is in, and the card
    named: tuple[Seat, Card] | None = None
    #: the players whose hand lies open because of a claim
    faced: frozenset[Seat] = frozenset()
    #: the tricks of the rest that a claim gives to each side, until the play goes on
    claimed: tuple[int, ...] | None = None
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
        return self.contract.dummy if self.contract else None

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.names)

    @property
    def sides(self) -> int:
        """How many sides they form."""
        return max(self.sided) + 1 if self.sided else self.game.sides_at(self.seats)

    def side_of(self, seat: Seat) -> Side:
        """The side for which the seat plays."""
        return self.sided[seat] if self.sided else seat % self.game.sides_at(self.seats)

    def side_told(self, act: Act) -> Side | None:
        """The side that an act names, itself or by one of its players; None where there is no such side at this table."""
        if act.side is not None:
            return act.side if act.side < self.sides else None
        return None if act.seat is None else self.side_of(act.seat)

    def column_told(self, act: Act) -> int | None:
        """The column of the score sheet that an act names: that of a side, or of a player where each has his own."""
        return act.seat if act.side is None and not self.game.sides else self.side_told(act)

    def column_name(self, column: int) -> str:
        """A column of the score sheet as reports write it."""
        return self.side_name(column) if self.game.sides else self.names[column]

    def left(self, seat: Seat) -> Seat:
        """The player at the left, whose turn comes next."""
        return beside(self.around, seat, 1) if self.around else (seat + 1) % self.seats

    def right(self, seat: Seat) -> Seat:
        """The player at the right, whose turn came before."""
        return beside(self.around, seat, -1) if self.around else (seat - 1) % self.seats

    @property
    def eldest(self) -> Seat:
        """The player at the dealer's left."""
        return self.left(self.dealer)

    def partner(self, seat: Seat) -> Seat:
        """The player opposite."""
        around = self.around
        return beside(around, seat, len(around) // 2) if around else (seat + self.seats // 2) % self.seats

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All players clockwise from that one's left, himself the last."""
        return tuple((seat + place) % self.seats for place in range(1, self.seats + 1))

    def name(self, seat: Seat | None) -> str:
        """A player as reports write him."""
        return "somebody" if seat is None else self.names[seat]

    def side_name(self, side: Side) -> str:
        """A side as reports write it."""
        return "-".join(name for seat, name in enumerate(self.names) if self.side_of(seat) == side)

    def is_defender(self, seat: Seat) -> bool:
        """Whether the seat defends against the contract."""
        return self.contract is not None and self.side_of(seat) != self.contract.side

    # --- what it is played with

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt."""
        return self.cards_each if self.cards_each is not None else self.game.hand_size_at(self.seats)

    @property
    def pack_used(self) -> Pack:
        """The pack that the log names, or the game's for so many players."""
        return self.pack or self.game.pack_at(self.seats)

    @property
    def order(self) -> Order:
        """How cards rank here and now."""
        return self.tricks.order if self.tricks else self.game.order(None)

    def suit_of(self, card: Card) -> int:
        """The suit to which a card counts here and now."""
        return self.order.suit[card]

    def suit_told(self, act: Act) -> int | None:
        """The suit that an act names, itself or by a card; None where it names none."""
        return act.suit if act.suit is not None else self.suit_of(act.card) if act.cards else None

    def bare_tricks(self, turn: Seat, trump: int | None = None, earlier: tuple[int, ...] = ()) -> Tricks:
        """The tricks of this game before the first card, with the hand that leads."""
        won = earlier or (0,) * self.sides
        return Tricks(turn, self.game.order(trump), earlier=won, extra=(0,) * self.seats, last=self.hand_size)

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
        return self.but(count=number, docket=(*self.docket, evolve(matter, number=number, opened=opened, names=self.names)))

    @property
    def matters(self) -> tuple[Matter, ...]:
        """Every matter of this deal, those that are still open first."""
        return self.docket + self.settled

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
