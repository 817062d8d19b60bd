"""Remedies in bridge without fixed partners: a double cancelled for good, points to every other player."""

from referee.core.matter import Matter
from referee.core.record import Act, Call
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Duty, impose
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.core.values import frozen
from referee.families.bridge.binds import NOT_DOUBLE_HIM
from referee.families.bridge.gives.calls import CANCELLED
from referee.families.bridge.moves.few_hands import DUMMY, FINED
from referee.mechanics.auction.moves import after_call, with_auction
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.general import condoned
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import CountsAs, MayNot, Stands, Void
from referee.mechanics.tricks.state import Tricks


def _nobody_doubles_him(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    before = matter.had(Auction)
    if before is None:
        return table
    doubled = before.bidder
    others = [seat for seat in range(table.seats) if seat not in (doubled, DUMMY)]
    return impose(table, *(Duty(NOT_DOUBLE_HIM, seat, matter.number, matter.law, other=doubled) for seat in others))


def _phrase(table: Table, matter: Matter) -> str:
    before = matter.had(Auction)
    doubled = table.name(before.bidder) if before else "him"
    return f"neither opponent may double {doubled} at any contract"


CANCELLED_AND_NOT_AGAIN: Remedy = CANCELLED & MayNot("double-him", _phrase, _nobody_doubles_him)


# --- a call changed, or a second at the same turn


def _with_call(table: Table, matter: Matter, call: Call | None) -> Table:
    """The auction with this call as the one that the player has made at that turn."""
    before = matter.had(Auction)
    if before is None or matter.seat is None or call is None:
        return table
    return with_auction(table.without(Contract, Tricks), after_call(before, matter.seat, call))


SECOND_CALL_CANCELLED = Void(
    "second-call", "the second call is cancelled", lambda table, matter: _with_call(table, matter, matter.call)
) & Stands("the first stands", bites=False)
SECOND_CALL_ACCEPTED = condoned("accepted") & CountsAs(
    "accepted",
    "the second call stands in the place of the first",
    lambda table, matter: _with_call(table, matter, matter.act.call if matter.act else None),
    status=CONDONED,
    bites=False,
)


@frozen
class PaysPointsToEach(RemedyPart):
    """So many points to each other player, beside the score of the deal."""

    name = "pays"
    points: int
    to: str = "each-other-player"

    def text(self, table: Table, matter: Matter) -> str:
        """Who pays how many."""
        return f"{names(OFFENDER, table, matter)} pays {self.points} points to each other player"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the fine, which the score takes in."""
        return table.note(Act(FINED, matter.seat, numbers=(self.points,)))
