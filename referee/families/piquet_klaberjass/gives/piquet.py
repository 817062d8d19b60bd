"""Remedies of piquet: nothing scored in a deal, everything declared, the game lost, a hand that plays short."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.piquet_klaberjass.moves.declaring import declared_of
from referee.families.piquet_klaberjass.moves.exchange import exchange_of
from referee.families.piquet_klaberjass.moves.piquet import STRUCK, barred_of
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.rulings.gives.parts import CannotScore, Corrected, Loses, May, Stands, TricksGo, Void, WithoutEffect
from referee.mechanics.tricks.state import Tricks, empty_tricks

# --- declarations


def _is_void(table: Table, matter: Matter) -> Table:
    now = declared_of(table)
    return table.but(evolve(now, void=now.void | {matter.count}))


NOT_DECLARED = Void("declaration", "it does not count", _is_void)
CLASS_SCORED_ANEW = Corrected("the class is scored anew")


def _scores_nothing(table: Table, matter: Matter) -> Table:
    now = declared_of(table)
    return table if matter.seat is None else table.but(evolve(now, barred=now.barred | {matter.seat}))


SCORES_NOTHING = CannotScore("deal", "{offender} scores nothing in this deal", _scores_nothing)


def _declares_all(table: Table, matter: Matter) -> Table:
    now = declared_of(table)
    others = frozenset(seat for seat in range(table.seats) if seat != matter.seat)
    return table.but(evolve(now, free=now.free | others))


OTHER_DECLARES_ALL = May("declare-all", "{opponents} may declare and score all that he holds, be it inferior", _declares_all)


def _struck(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else table.note(Act(STRUCK, matter.seat))


CARTE_BLANCHE_STRUCK = Void("carte-blanche", "it scores nothing", _struck)

# --- the exchange

DISCARD_STANDS = WithoutEffect("the discard stands")


def _loses_game(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else table.but(evolve(barred_of(table), game=matter.seat))


LOSES_GAME = Loses("game", "{offender} loses the game", _loses_game)


def _once_more(table: Table, matter: Matter) -> Table:
    now = exchange_of(table)
    return table.but(evolve(now, once_more=now.once_more | {table.dealer}))


DEALER_TAKES_ALL = May(
    "draw-all", "the dealer may draw all that are left, though he has discarded and touched the stock", _once_more
)

# --- hands that are short or long


def _sits_out(table: Table, seat: int, number: int) -> Table:
    stands = table.part(Tricks) or empty_tricks(table, table.left(table.dealer))
    extra = tuple(each + (number if other == seat else 0) for other, each in enumerate(stands.extra))
    return table.but(evolve(stands, extra=extra))


def _short_by_discard(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else _sits_out(table, matter.seat, matter.count)


PLAYS_SHORT = Stands("{offender} plays with a short hand")
PLAYS_SHORT_TO_THE_END = TricksGo("last", "{offender} has no card for the last trick", _short_by_discard)


def _short_by_count(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else _sits_out(table, matter.seat, -miscounts(table, Act("")).get(matter.seat, -1))


CANNOT_TAKE_LAST_TRICK = TricksGo("last", "{offender} cannot take the last trick", _short_by_count)


def _not_for_play(table: Table, matter: Matter) -> Table:
    now = barred_of(table)
    return table if matter.seat is None else table.but(evolve(now, from_play=now.from_play | {matter.seat}))


SCORES_NOTHING_FOR_PLAY = CannotScore("play", "{offender} scores nothing for play in this deal", _not_for_play)
