"""The tricks of a deal: what a table keeps of the cards played, and how cards rank there."""

from collections.abc import Iterator
from itertools import chain

from attrs import field

from referee.core.cards import EMPTY, Card, Hand, with_card
from referee.core.order import Order
from referee.core.parts import Part
from referee.core.record import Act, Seat, Side
from referee.core.table import PLAY, Table
from referee.core.values import frozen
from referee.core.verbs import of_play


class TricksFirst(Part):
    """What a game says of itself in which tricks are played before anything is called."""

    __slots__ = ()


#: the winner of a trick that nobody can win
NOBODY: Seat = -1
#: who played what, in order
Trick = tuple[tuple[Seat, Card], ...]


@frozen
class Tricks(Part):
    """The trick on the table and those gathered."""

    moved_by = "play"

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

    def mover(self, table: Table, last: Seat | None) -> Seat:
        """The hand whose turn it is; after a trick is gathered, clockwise from whoever played: a hand may sit one out."""
        return self.turn if last is None or self.cards else table.left(last)

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


def taken_before(table: Table) -> dict[Seat, tuple[Card, ...]]:
    """The cards in the tricks from before the log begins, as far as they are told: those of a side with one of its players."""
    cards: dict[tuple[Side | None, Seat | None], tuple[Card, ...]] = {}
    for act in table.acts_of("taken"):
        cards[act.side, act.seat] = act.cards
    whose: dict[Seat, tuple[Card, ...]] = {}
    for (side, seat), told in cards.items():
        owner = next((each for each in range(table.seats) if table.side_of(each) == side), None) if seat is None else seat
        if owner is not None:
            whose[owner] = (*whose.get(owner, ()), *told)
    return whose


def takers(table: Table) -> tuple[Seat, ...]:
    """Who has taken each trick: first those before the log begins, in no order, and for a side one of its players."""
    tricks = table.part(Tricks)
    if tricks is None:
        return ()
    before: list[Seat] = []
    if any(tricks.earlier):
        told = {(act.side, act.seat): act.number for act in table.acts_of("taken")}
        for (side, seat), number in told.items():
            owner = next((each for each in range(table.seats) if table.side_of(each) == side), None) if seat is None else seat
            before += [] if owner is None else [owner] * min(number, tricks.last)  # more than there are cannot be
    return (*before, *tricks.winners)


def tricks_with_cards(table: Table) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who has taken which cards, trick by trick; those before the log begins together."""
    yield from taken_before(table).items()
    tricks = table.part(Tricks)
    for winner, trick in zip(tricks.winners, tricks.past, strict=True) if tricks is not None else ():
        yield winner, tuple(card for _, card in trick)


def played_before(table: Table) -> Iterator[tuple[Seat, Card]]:
    """Who has played which cards before the log begins, as far as it tells that."""
    for act in table.acts_of("before"):
        if act.how == "played" and act.seat is not None:
            yield from ((act.seat, card) for card in act.cards)


def is_untold(table: Table) -> bool:
    """Whether there were tricks before the log begins of which it does not tell the cards."""
    return any(act.number and not act.cards for act in table.acts_of("taken"))


#: a player's discard that a hand not wholly known leaves in doubt: who, the suit led, the trick, where it stands
Doubt = tuple[Seat, int, int, Act]


@frozen
class Doubts(Part):
    """Discards from hands not wholly known."""

    discards: tuple[Doubt, ...] = ()


@frozen
class Designation(Part):
    """A card that declarer named or touched as the one to be played."""

    hand: Seat
    card: Card
    #: whether a ruling says that it stays the one named, whatever is named after it
    stands: bool = False


@frozen
class Claims(Part):
    """What claims have brought about."""

    #: the players whose hand lies open because of a claim
    faced: frozenset[Seat] = frozenset()
    #: the tricks of the rest that a claim gives to each side, until the play goes on
    claimed: tuple[int, ...] | None = None


def doubts_of(table: Table) -> Doubts:
    """The discards that are in doubt."""
    return table.part(Doubts) or Doubts()


_NO_CLAIMS = Claims()


def claims_of(table: Table) -> Claims:
    """What claims have brought about so far."""
    return table.part(Claims) or _NO_CLAIMS


def order_here(table: Table) -> Order:
    """How cards rank here and now."""
    tricks = table.part(Tricks)
    return tricks.order if tricks else table.game.order(None)


def as_dealt(table: Table) -> tuple[Hand, ...]:
    """The hands as they were dealt: as they are told, and with the cards that each has played where they are not told whole."""
    tricks = table.part(Tricks)
    size = table.hand_size
    if tricks is None or [hand.bit_count() for hand in table.dealt].count(size) == table.seats:
        return table.dealt
    hands, played = list(table.dealt), [EMPTY] * table.seats
    for seat, card in chain(*tricks.past, tricks.cards, tricks.early):
        played[seat] = with_card(played[seat], card)
    return tuple(told | shown for told, shown in zip(hands, played, strict=True))


def gathered(table: Table) -> list[int]:
    """The tricks of each of two sides as they lie on the table before the play is over."""
    tricks = table.part(Tricks)
    if tricks is None:
        return [0, 0]
    sides = table.sides_around
    won = [] if table.phase != PLAY else [sides[seat] for seat in tricks.winners if seat != NOBODY]
    return [earlier + won.count(side) for side, earlier in enumerate(tricks.earlier)]


def suit_here(table: Table, card: Card) -> int:
    """The suit to which a card counts here and now."""
    return order_here(table).suit[card]


def suit_told(table: Table, act: Act) -> int | None:
    """The suit that an act names, itself or by a card; None where it names none."""
    return act.suit if act.suit is not None else suit_here(table, act.card) if act.cards else None


@frozen
class TurnTold(Part):
    """Whose turn the log says it is, and how much it had told by then."""

    seat: Seat
    since: int


def turn_told(table: Table) -> Seat | None:
    """Whose turn it is, where the log has told it and nobody has done anything since; a card turned up is no deed."""
    told = table.part(TurnTold)
    if told is None or any(entry.verb in of_play() and entry.verb != "turns" for entry in table.history[told.since :]):
        return None
    return told.seat


def turn_taken(table: Table, seat: Seat | None) -> Table:
    """The table on which he whose turn the log has told now speaks: what follows is not his by it."""
    told = table.part(TurnTold)
    return table if told is None or told.seat != seat else table.without(TurnTold)


def empty_tricks(table: Table, turn: Seat, trump: int | None = None, earlier: tuple[int, ...] = ()) -> Tricks:
    """The tricks of this game before the first card, with the hand that leads: this one, if the log has told no other."""
    won, told = earlier or (0,) * table.sides, turn_told(table)
    leader = turn if told is None else told
    return Tricks(leader, table.game.order(trump), earlier=won, extra=(0,) * table.seats, last=table.hand_size)
