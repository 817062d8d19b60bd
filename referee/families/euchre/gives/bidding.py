"""Remedies while the trump is made, and what rulings make of the score of a deal in games with a maker."""

from attrs import evolve, frozen

from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.sheet import Entry
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.mechanics.roles import OFFENDING_SIDE
from referee.mechanics.rulings.gives.binding import imposes
from referee.mechanics.rulings.gives.parts import CannotScore, CountsAs, MayNot, Remark, Stands, WithoutEffect
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.makers import column, columns, makers, others, side_text

DECLARATION_VOID = WithoutEffect("the declaration is void")


SIDE_MAY_NOT_MAKE = MayNot("make-trump", "{side} may not make the trump", imposes(MAY_NOT_MAKE, whose=OFFENDING_SIDE))
COUNTS_AS_ACCEPTANCE = CountsAs("acceptance", "it is an acceptance of the turn-up", status=NO_PENALTY, bites=False)

# --- the turn-up


PLAYS_CARDS_DEALT = Stands(
    lambda table, matter: (
        f"{table.name(matter.seat)} plays the cards dealt to him"
        if matter.seat is not None
        else "he plays the cards dealt to him"
    )
) & Remark("the turn-up is out of play")

# --- the score of the deal


def _scores_nothing(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    said, side = by_law_of(table), columns(table, makers(table, matter.seat))
    return table.but(evolve(said, scoreless=said.scoreless | frozenset(side)))


SIDE_SCORES_NOTHING = Stands("play goes on") & CannotScore(
    "deal",
    lambda table, matter: (
        "the side of the wrong hand scores nothing in this deal"
        if matter.seat is None
        else f"{side_text(table, matter.seat)} score nothing in this deal"
    ),
    _scores_nothing,
)


def instead(table: Table, *lines: Entry) -> Table:
    """The table with these lines in the place of what the tricks bring."""
    said = by_law_of(table)
    return table.but(evolve(said, instead=(*(said.instead or ()), *lines)))


@frozen
class PointsAdded(RemedyPart):
    """So many points for the other side, in the place of the score of the deal."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{self.points} points added to their score"

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None:
            return table
        opponents = columns(table, others(table, matter.seat))
        return instead(table, *(Entry(each, self.points, "revoke") for each in opponents))


@frozen
class PointsTakenOff(RemedyPart):
    """So many points off the offenders' score, in the place of the score of the deal."""

    name = "loses"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{self.points} points taken from the score of the other side"

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None:
            return table
        return instead(table, Entry(column(table, matter.seat), -self.points, "revoke"))


AS_PLAYED = Remark("the hand scored as played")
