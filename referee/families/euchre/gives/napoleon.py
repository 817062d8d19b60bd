"""Remedies of napoleon: chips paid, chips not collected, a deal ended by a revoke."""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.euchre.moves.napoleon import NAPOLEON_PLAY
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import Ends, Loses, Remark, Stands
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import bidding_of

#: an optional rule, by its word
POOL_FINES = "pool-fines"

#: as the books write them
NUMBERS = {3: "three", 5: "five"}


@frozen
class PaysBidder(RemedyPart):
    """So many chips to the bidder."""

    name = "pays"
    amount: int
    to: str = "bidder"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} pays {NUMBERS.get(self.amount, self.amount)} chips to the bidder"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the payment beside the score of the deal."""
        bidding = bidding_of(table)
        if matter.seat is None or bidding.maker is None:
            return table
        lines = (Entry(matter.seat, -self.amount, "out of turn"), Entry(bidding.maker, self.amount, "out of turn"))
        said = by_law_of(table)
        return table.but(evolve(said, beside=(*said.beside, *lines)))


@frozen
class PutsIntoPool(RemedyPart):
    """So many counters into the pool."""

    name = "pays"
    amount: int
    to: str = "pool"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} puts {NUMBERS.get(self.amount, self.amount)} counters into the pool"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the fine, which the pool takes in."""
        said = by_law_of(table)
        return table if matter.seat is None else table.but(evolve(said, fines=(*said.fines, (matter.seat, self.amount))))


def _collects_nothing(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(evolve(said, scoreless=said.scoreless | {matter.seat}))


def _bidder_pays_nothing(table: Table, matter: Matter) -> Table:
    maker, said = bidding_of(table).maker, by_law_of(table)
    return table if maker is None else table.but(evolve(said, exempt=said.exempt | {maker}))


COLLECTS_NOTHING = Loses("winnings", "he collects nothing if the bidder loses", _collects_nothing)
BIDDER_COLLECTS_NOTHING = Loses(
    "bidders-winnings", "the bidder collects nothing if he wins, and pays if he loses", _collects_nothing
)
BIDDER_PAYS_NOTHING = Loses(
    "payment-to-others", "the bidder collects if he wins, and pays nothing if he loses", _bidder_pays_nothing
)
PLAYS_ON_WITH_IT = Stands("{offender} plays on with the hand he has")
WINS_NO_SUCH_TRICK = Remark("it cannot win a trick to which it has no card")


def _ended_by_revoke(table: Table, matter: Matter) -> Table:
    return table.but(evolve(by_law_of(table), revoker=matter.seat), phase=OVER)


PLAY_ABANDONED = Ends("play", "the play is abandoned", _ended_by_revoke)
PAYS_AS_IF_LOST = Remark("{offender} pays all as if he had lost")
PAYS_FOR_ALL = Remark("{offender} alone pays the bidder what he would have collected from all")


def pool_fines_agreed(table: Table, matter: Matter) -> bool:
    """Whether the players have agreed that revokes and leads out of turn cost chips to the pool."""
    return table.noted("rule", how=POOL_FINES)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (POOL_FINES,) if game.play is NAPOLEON_PLAY else ()
