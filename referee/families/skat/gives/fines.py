"""What the laws of several of these games give: points off the score of one player, a deal out of turn that is played."""

from attrs import evolve, field, frozen

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import RemedyPart
from referee.core.sheet import Entry
from referee.core.table import Table
from referee.families.skat.moves.decided import Omission
from referee.families.skat.moves.skat import Duel
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import CountsAs, LosesTurn
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import Bidding


@frozen
class Charged(RemedyPart):
    """So many points off somebody's score."""

    name = "loses"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} is charged {self.points} points"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with a line beside those of the deal."""
        said = by_law_of(table)
        if matter.seat is None:
            return table
        return table.but(evolve(said, beside=(*said.beside, Entry(matter.seat, -self.points, "a fine"))))


def _his_deal(table: Table, matter: Matter) -> Table:
    """Who dealt out of turn is the dealer of this deal, whose bidding begins at his left."""
    if matter.seat is None or table.game.play is None:
        return table
    return table.game.play.moves["dealer"](table.without(Bidding, Duel), Act("dealer", matter.seat))


def _his_turn_goes_by(table: Table, matter: Matter) -> Table:
    """The next deal is for him whose turn it was, and after it he is left out once who dealt out of turn."""
    return table if matter.seat is None else table.but(Omission(matter.seat), next_dealer=matter.other)


HAND_IS_PLAYED = CountsAs("his-deal", "the hand is played", _his_deal) & LosesTurn(
    "deal",
    "the next deal is for the player whose turn it was, and the offender is skipped at his next turn",
    _his_turn_goes_by,
)
