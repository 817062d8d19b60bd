"""New deals as the laws of bridge give them: of themselves, or claimed by the one player who may (ames 443-504, 567)."""

from functools import cache

from attrs import field, frozen

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Right, RightKind, entitled_seats, grant, record_choice
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.mechanics.deal.gives import who_deals
from referee.mechanics.deal.moves import CLAIM_UNSEEN, has_looked
from referee.mechanics.roles import at_fault
from referee.mechanics.rulings.gives.general import makes_void
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.rulings.gives.parts import NO_ORDER_IS_SHOWN, ByLaw, CountsAs, Physical, Redeal, Stands

NEW_DEAL = Redeal("deal", lambda table, matter: f"there must be a new deal by {who_deals(table)}", makes_void)


def _claims(table: Table, right: Right, act: Act) -> Table:
    return record_choice(table.but(void=True), right.matter, f"{table.name(act.seat)} claims a new deal", act)


@cache
def _claim(unseen: bool) -> RightKind:
    def claimed(table: Table, right: Right, act: Act) -> bool:
        return act.verb == "demands" and act.how == "redeal" and not (unseen and has_looked(table, act.seat))

    return RightKind(
        CLAIM_UNSEEN if unseen else "claim a new deal",
        lambda table, right: f"claim a new deal by {who_deals(table)}",
        lapses=lambda table, right, act: act.verb == "accepts" and act.seat in entitled_seats(table, right),
        claimed=claimed,
        ripe=lambda table, right: True,
        use=_claims,
    )


@frozen
class MayClaimNewDeal(RemedyPart):
    """Whom the law names may claim a new deal; where `unseen`, only if he has not looked at any of his cards."""

    name = "may-demand"
    unseen: bool = False
    what: str = "new-deal"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        whose = chooser(matter)
        everybody = len(whose.seats(table, matter)) == table.seats
        return f"{whose.phrase if everybody else names(whose, table, matter)} may claim a new deal"

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        return grant(table, Right(_claim(self.unseen), at_fault(table, matter), matter.number, matter.law))


def may_claim_new_deal(*, unseen: bool = False) -> Remedy:
    """The player may claim a new deal."""
    return MayClaimNewDeal(unseen)


# --- less than a new deal

FRESH_CUT = Physical("there must be a fresh cut", NO_ORDER_IS_SHOWN)
DEALER_SHUFFLES_AGAIN = Physical("the dealer must shuffle again", NO_ORDER_IS_SHOWN)
CUTS_AGAIN = Physical("{offender} must cut again", NO_ORDER_IS_SHOWN)
DEAL_STANDS_SHORT = Stands("the deal stands") & ByLaw(
    "{offender} answers for a revoke as if the missing cards had been in his hand"
)
CORRECTED_IN_TIME = Stands("the error is corrected and the deal goes on", status=CONDONED, bites=False)


def _his_deal(table: Table, matter: Matter) -> Table:
    """Until it is corrected it is the deal of whoever deals."""
    return table if matter.seat is None else table.but(dealer=matter.seat)


ELSE_IT_STANDS = CountsAs("his-deal", "otherwise the deal stands", _his_deal, bites=False)
