"""Bezique for partners: the winner of a trick may leave the declaration to his partner, and cards lying before one serve the other."""

from attrs import field, frozen

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.bezique.moves.bezique import BEZIQUE_PLAY, Bezique
from referee.families.bezique.moves.rubicon import LONG_PLAY, LongBezique
from referee.mechanics.combinations.score import Combination
from referee.mechanics.combinations.state import Use, scale_of, tricks_gathered
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.state import order_here


@frozen
class Offered(Part):
    """Who has left the declaration to his partner, and after how many tricks."""

    by: Seat
    after: int


def has_passed(table: Table, seat: Seat | None) -> bool:
    """Whether he has left the declaration of this turn to his partner."""
    offered = table.part(Offered)
    return offered is not None and offered.by == seat and offered.after == tricks_gathered(table)


def among_partners(table: Table, may: frozenset[Seat]) -> frozenset[Seat]:
    """Who may declare, of those who might if nobody had left it to his partner."""
    return frozenset(table.partner(seat) if has_passed(table, seat) else seat for seat in may)


@frozen(eq=False)
class FourHandBezique(Bezique):
    """What the game of four needs to know of itself."""

    #: whether several beziques count as such only out of one hand
    one_hand: bool = field(default=True, kw_only=True)

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """The winner of the trick, or the partner to whom he has left it."""
        return among_partners(table, Bezique.may_declare(self, table))

    def shares(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        """His own cards and his partner's."""
        return seat, table.partner(seat)


@frozen(eq=False)
class LongPartners(LongBezique):
    """The same of the long game."""

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """The winner of the trick, or the partner to whom he has left it."""
        return among_partners(table, LongBezique.may_declare(self, table))

    def shares(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        """His own cards and his partner's."""
        return seat, table.partner(seat)


def out_of_own_hand(table: Table, seat: Seat, use: Use) -> tuple[Combination, tuple[Card, ...]] | None:
    """The best combination of those cards that are his own."""
    own = (*use.fresh, *(each.card for each in use.again if each.owner == seat))
    return scale_of(table).best_in(own, order_here(table).trump)


def lets(table: Table, act: Act) -> Table:
    """The winner of a trick leaves the declaration to his partner."""
    if act.seat is None or act.other != table.partner(act.seat):
        return table
    return table.but(Offered(act.seat, tricks_gathered(table)))


_BETWEEN_PARTNERS = {"lets": lets} | dict.fromkeys(("consults", "discloses", "suggests"), moves_nothing)


def with_partners(play: Play) -> Play:
    """The same play for partners."""
    return Play(f"{play.name}, for partners", moves={**play.moves, **_BETWEEN_PARTNERS}, begin=play.begin, result=play.result)


FOUR_HAND_BEZIQUE_PLAY, LONG_PARTNERS_PLAY = with_partners(BEZIQUE_PLAY), with_partners(LONG_PLAY)
