"""What a game of hearts needs to know of itself, and what the history of a deal tells of it.

What was passed, who names the suit to be avoided and who is charged for what others took is read from the history.
"""

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from referee.core.cards import HEARTS, Card, Suit
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.hearts.score import ONE_SUIT, Counting
from referee.mechanics.deal import moves as deal
from referee.mechanics.setting.moves import began_in_the_middle
from referee.mechanics.tricks.state import Tricks, is_untold, order_here, taken_before
from referee.mechanics.trump.moves.bidding import BidForm

#: the note of a player who is charged with all points of the deal
CHARGED = "charged"
#: by which such a charge is known that no line of the book has
BY_POLICY = "policy"


@frozen(eq=False)
class Hearts(BidForm):
    """What a game of hearts needs to know of itself."""

    #: what counts; None where a bidder names the suit to be avoided
    counting: Counting | None
    #: how many cards each passes to the neighbour at his right, by the number of players
    passed: Mapping[int, int] = field(factory=dict)
    #: whether who cannot follow draws from a stock until he can, and players drop out as their cards are gone
    from_stock: bool = False
    #: cards are passed to the left instead
    passed_left: bool = False
    #: a second round of passing goes to the player opposite
    then_across: bool = False
    #: no counting card may be passed on
    keeps_counting_cards: bool = False
    #: the first trick to which a heart may be led
    hearts_from: int = 1
    #: no heart may be led before one has been discarded
    hearts_wait: bool = False

    def knows(self, table: Table, act: Act) -> bool:
        """A bid, where the suit to be avoided is bid for, is a number of counters."""
        return bool(act.numbers)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More counters are a higher bid."""
        return act.number > last.number


def form_of(table: Table) -> Hearts:
    """What the table plays."""
    return table.game.part(Hearts) or Hearts(None)


# --- what the history tells


def cards_to_pass(table: Table) -> int:
    """How many cards each player has to pass on; none where the game knows no passing."""
    return form_of(table).passed.get(table.seats, 0)


def receiver(table: Table, seat: Seat) -> Seat:
    """To whom the player passes his cards: a neighbour, or the player opposite where there is a second round for that."""
    if form_of(table).then_across and has_passed(table, seat):
        return table.partner(seat)
    return neighbour(table, seat)


def passed_to(table: Table, act: Act) -> Seat | None:
    """To whom a pass that was made has gone."""
    if act.other is not None or act.seat is None:
        return act.other
    first = next(each for each in table.acts_of("passes") if each.seat == act.seat)
    return table.partner(act.seat) if form_of(table).then_across and act is not first else neighbour(table, act.seat)


def neighbour(table: Table, seat: Seat) -> Seat:
    """To whom the player passes his cards first."""
    return table.left(seat) if form_of(table).passed_left else table.right(seat)


def has_passed(table: Table, seat: Seat | None) -> bool:
    """Whether the player has passed his cards on."""
    return table.noted("passes", seat)


def hearts_are_broken(table: Table) -> bool:
    """Whether a heart has been discarded on another suit."""
    stands = table.part(Tricks)
    tricks_so_far = () if stands is None else (*stands.past, stands.cards)
    suit = order_here(table).suit
    if began_in_the_middle(table) and (is_untold(table) or any(suit[card] == HEARTS for _, card in _before(table))):
        return True  # on what suit it was played nobody tells
    return any(suit[trick[0][1]] != HEARTS == suit[card] for trick in tricks_so_far if trick for _, card in trick[1:])


def _before(table: Table) -> Iterator[tuple[Seat, Card]]:
    for seat, cards in taken_before(table).items():
        yield from ((seat, card) for card in cards)


def suit_named(table: Table) -> Suit | None:
    """The suit to be avoided, where a bidder named it."""
    return next((act.suit for act in reversed(table.acts) if act.verb == "makes"), None)


def counting_of(table: Table) -> Counting | None:
    """What counts in this deal."""
    suit = suit_named(table)
    return form_of(table).counting if suit is None else ONE_SUIT[suit]


def cards_in_stock(table: Table) -> int:
    """How many cards are left to draw from; none where a log that begins in the middle does not tell what was drawn before."""
    if not form_of(table).from_stock or began_in_the_middle(table):
        return 0
    drawn = sum(act.how_many for act in table.acts if act.verb == "draws")
    return max(0, table.pack_used.size - table.hand_size * table.seats - drawn)


def cards_left(table: Table, seat: Seat) -> int:
    """How many cards a player still has: those of a hand that is known, else by what he was dealt, drew and played."""
    if not table.unknown >> seat & 1:
        return table.hands[seat].bit_count()
    return table.hand_size + deal.cards_drawn(table, seat) - deal.cards_played(table, seat)
