"""Remedies before the first call: a redeal, of itself or on demand, a deal abandoned, a pack replaced, a card given back."""

from attrs import field

from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Right, RightKind, grant
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.window import NOT_YET
from referee.mechanics.deal.expects.dealing import DEAL_OUT_OF_TURN
from referee.mechanics.deal.moves import dealing_begun, dealing_done, deals_after_loss, known_dealer
from referee.mechanics.roles import at_fault
from referee.mechanics.rulings.gives.general import makes_void, no_penalty
from referee.mechanics.rulings.gives.naming import chooser
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    NO_PACK_IS_SHOWN,
    ByLaw,
    CountsAs,
    Misdeal,
    Physical,
    Redeal,
    Remark,
    Stands,
    Void,
)


def who_deals(table: Table) -> str:
    """Who deals a deal that is dealt again, as far as that is told."""
    dealer = known_dealer(table)
    return "the same dealer" if dealer is None else table.name(dealer)


#: how a redeal goes on (usp56 774)
SAME_PACK = "same pack, new shuffle and cut"


def _redeal(table: Table, matter: Matter) -> str:
    return f"redeal by {who_deals(table)}"


REDEAL = Redeal("deal", _redeal, makes_void) & Physical(SAME_PACK, NO_ORDER_IS_SHOWN)

# --- on demand

#: a demand is answered by the limit that asks for it; this only shows, at the end of a log, that it may still be made
MAY_STILL_DEMAND = RightKind("demand a new deal", lambda table, right: f"demand a new deal by {who_deals(table)}")


def still_open(matter: Matter) -> bool:
    """Whether what the law lets be demanded has not been, and still may be."""
    asked = None if matter.law is None else matter.law.until
    return asked is not None and matter.answer(asked) == NOT_YET


@frozen
class MayBeDemanded(RemedyPart):
    """As long as it was not demanded, that it may be."""

    name = "may-demand"
    phrase: str
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        wanted = self.phrase.format(who_deals(table))
        return f"{chooser(matter).phrase} may demand a {wanted}" if still_open(matter) else ""

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the right; the limit answers it."""
        if not still_open(matter):
            return table
        assert matter.law is not None
        return grant(table, Right(MAY_STILL_DEMAND, at_fault(table, matter), matter.number, matter.law))


@frozen
class Demanded(RemedyPart):
    """What holds once it was demanded: a new deal, as a rule."""

    name = "redeal"
    phrase: str
    #: whether the deal is void by it
    voids: bool = True

    def text(self, table: Table, matter: Matter) -> str:
        return "" if still_open(matter) else self.phrase.format(who_deals(table))

    def apply(self, table: Table, matter: Matter) -> Table:
        return makes_void(table, matter) if self.voids and not still_open(matter) else table


def on_demand(what: str, then: str = "", *, voids: bool = True) -> Remedy:
    """What holds once it was demanded, by the limit of the law; and until then, that it may be."""
    remedy = MayBeDemanded(what) & Demanded(what, voids)
    return remedy & Remark(lambda table, matter: "" if still_open(matter) else then) if then else remedy


NEW_DEAL_IF_DEMANDED = on_demand("new deal by {0}")
MISDEAL_IF_CALLED = on_demand("new deal by {0}", "a misdeal")
REDEAL_IF_DEMANDED = on_demand("redeal by {0}", SAME_PACK)
#: a deal by the player whose turn it was, if the wrong one is stopped
RIGHTFUL_DEALER_IF_STOPPED = on_demand("deal by {0}", "the deal is stopped")


REFUSED = Remark("{offender}'s demand is refused")
GRANTED = no_penalty("granted", "there must be a new shuffle and cut")

# --- a misdeal by which the deal is lost


def _next_deals(table: Table, matter: Matter) -> str:
    dealer = deals_after_loss(table)
    return "the next player deals" if dealer is None else f"{table.name(dealer)} deals"


NEXT_PLAYER_DEALS = Misdeal(
    "deal", "a misdeal", lambda table, matter: table.but(void=True, next_dealer=deals_after_loss(table))
) & Remark(_next_deals)

# --- the deal stands


def _his_deal(table: Table, matter: Matter) -> Table:
    """Who dealt out of turn is the dealer of the deal that stands."""
    return table if matter.seat is None or matter.breach != DEAL_OUT_OF_TURN else table.but(dealer=matter.seat)


DEAL_STANDS = CountsAs("his-deal", "the deal stands", _his_deal, status=CONDONED, bites=False)
#: the same whoever dealt it, and where what was wrong with the pack or its cut is past
DEAL_GOES_ON = Stands("the deal stands", status=CONDONED, bites=False)
DEAL_AND_SCORE_STAND = Stands("the deal and its score stand", status=CONDONED, bites=False)

# --- the pack

ABANDONED = Void("deal", "the deal is abandoned at once", makes_void) & Remark("the scores of earlier deals stand")
SCORES_STAND = Stands("the scores made with it stand", status=CONDONED, bites=False)
PACK_REPLACED = Physical("the pack is replaced", NO_PACK_IS_SHOWN)


def _for_this_deal(table: Table, matter: Matter) -> str:
    """Said with the replacing of a pack: what becomes of a deal that was begun with it."""
    return "the deal stands" if dealing_done(table) else f"new deal by {who_deals(table)}" if dealing_begun(table) else ""


def _void_if_begun(table: Table, matter: Matter) -> Table:
    return table.but(void=True) if dealing_begun(table) and not dealing_done(table) else table


THIS_DEAL = Redeal("begun-deal", _for_this_deal, _void_if_begun)

# --- the draw

DRAWS_AGAIN = Physical("{offender} draws again", HANDS_AS_TOLD)

# --- cards missing


DEFECTIVE_TRICK = ByLaw("the law on a defective trick applies")
