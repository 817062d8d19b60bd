"""What cards and combinations come to in pinochle, whoever plays it: points by cards, rounded, and by what was melded."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.combinations.score import Combination, Scale
from referee.mechanics.combinations.state import CombinationForm, points_declared, scale_of
from referee.mechanics.tricks.counting import CardPoints, taken_in, won_last
from referee.mechanics.tricks.moves.owing import owing
from referee.mechanics.tricks.state import Tricks


class PinochleForm(CombinationForm):
    """What every game of the family tells its kind of play."""

    __slots__ = ()

    scale: Scale
    #: what cards count that are taken in tricks
    cards: CardPoints


@frozen
class Fate(Part):
    """What rulings and claims have made of the deal."""

    #: who has lost the game by a ruling
    loser: int | None = None
    #: the columns that score nothing for the cards they have taken
    no_cards: frozenset[int] = frozenset()
    #: who has declared that he is out
    out: Seat | None = None
    #: what the contract counts as by a ruling, whatever was taken in: MADE, BETE or DOUBLE_BETE
    contract: str = ""
    #: what a player pays to each of the others beside that
    fines: tuple[tuple[Seat, int], ...] = ()
    #: the tricks that stay with a player who did not win them, by their place
    kept: tuple[tuple[int, Seat], ...] = ()
    #: whether the deal is called off, and nothing counts but what is paid for that
    off: bool = False
    #: who conceded, and whether his partner has agreed
    conceded: Seat | None = None
    agreed: bool = False
    #: the columns whose melds count without a trick, and those that score nothing at all
    melds_count: frozenset[int] = frozenset()
    scoreless: frozenset[int] = frozenset()
    #: the column from whose score the bid is taken, whatever was won
    set_back: int | None = None
    #: the column that loses every card from a trick on, and the number of that trick
    rest_lost: tuple[int, int] | None = None
    #: who has claimed to have won
    claimed: Seat | None = None


#: what a contract can count as
MADE, BETE, DOUBLE_BETE = "made", "bete", "double bete"
_OPEN = Fate()


def fate_of(table: Table) -> Fate:
    """What is said of the deal so far."""
    return table.part(Fate) or _OPEN


def column(table: Table, seat: Seat) -> int:
    """The column of a player's score."""
    return table.side_of(seat) if table.game.sides else seat


def columns(table: Table) -> range:
    """All columns of the score."""
    return range(table.sides if table.game.sides else table.seats)


def card_points(table: Table, *, by_law: bool = False) -> dict[Seat, int]:
    """What the cards count that each has taken in, with the last trick; or as the log says where the play is not told."""
    counts, tricks = table.game[PinochleForm].cards.at(table), table.part(Tricks)
    points = {seat: counts.of(cards) for seat, cards in taken_in(table).items()}
    if by_law and tricks is not None:
        for place, taker in fate_of(table).kept:
            worth = counts.of(card for _, card in tricks.past[place])
            points[tricks.winners[place]] -= worth
            points[taker] += worth
    last = won_last(table)
    if last is not None:
        points[last] += counts.last_trick
    for act in table.acts_of("took"):
        if act.seat is not None:
            points[act.seat] = act.numbers[0] if act.numbers else counts.of(act.cards)
    return points


def melded(table: Table, *, by_law: bool) -> dict[Seat, int]:
    """What each has counted for combinations."""
    return {seat: points_declared(table, seat, by_law=by_law) for seat in range(table.seats)}


def by_column(table: Table, points: Mapping[Seat, int]) -> dict[int, int]:
    """Points of players as those of columns."""
    sums = dict.fromkeys(columns(table), 0)
    for seat, each in points.items():
        sums[column(table, seat)] += each
    return sums


def rounded(points: int, up_from: int) -> int:
    """Points to the tens below, or to those above from such a last figure on."""
    tens, units = divmod(points, 10)
    return 10 * (tens + (units >= up_from))


def dix_of(table: Table) -> Combination | None:
    """The combination that may be counted beside others: the lowest trump."""
    return next((each for each in scale_of(table).combinations if each.beside), None)


#: suit is followed, a trump led is beaten, and who has not the suit trumps, though he need not beat a trump played before
AUCTION_OWED = owing(trump=True, heads_trumps=True)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(PinochleForm)
    return () if form is None else form.cards.agreed
