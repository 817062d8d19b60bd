"""Remedies before the first call: a redeal, of itself or on demand, a deal abandoned, a pack replaced, a card given back."""

from __future__ import annotations

from referee.core.law import Fact, Remedy, Role
from referee.core.matter import CONDONED, Matter
from referee.core.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED, OFFENDER, OPPONENTS, at_fault
from referee.core.sanctions import Right, RightKind, grant
from referee.core.table import Table
from referee.mechanics.deal.expects.dealing import DEAL_OUT_OF_TURN
from referee.mechanics.deal.facts import NOT_YET
from referee.mechanics.deal.moves import dealing_begun, dealing_done, known_dealer
from referee.mechanics.rulings.gives.general import does, makes_void, names, no_penalty, says


def who_deals(table: Table) -> str:
    """Who deals a deal that is dealt again, as far as that is told."""
    dealer = known_dealer(table)
    return "the same dealer" if dealer is None else table.name(dealer)


#: how a redeal goes on (usp56 774)
SAME_PACK = "same pack, new shuffle and cut"


def _redeal(table: Table, matter: Matter) -> str:
    return f"redeal by {who_deals(table)}"


REDEAL = does(_redeal, makes_void) & says(SAME_PACK)

# --- on demand

#: a demand is answered by the fact that asks for it; this only shows, at the end of a log, that it may still be made
MAY_STILL_DEMAND = RightKind("demand a new deal", lambda table, right: f"demand a new deal by {who_deals(table)}")


def on_demand(fact: Fact, who: Role, what: str, then: str = "", *, voids: bool = True) -> Remedy:
    """What holds once it was demanded; and until then, that it may be."""

    def still_open(matter: Matter) -> bool:
        return matter.answer(fact) == NOT_YET

    def may_demand(table: Table, matter: Matter) -> str:
        return f"{who.phrase} may demand a {what.format(who_deals(table))}" if still_open(matter) else ""

    def leave_open(table: Table, matter: Matter) -> Table:
        if not still_open(matter):
            return table
        assert matter.law is not None
        return grant(table, Right(MAY_STILL_DEMAND, who, at_fault(table, matter), matter.number, matter.law))

    def demanded(table: Table, matter: Matter) -> str:
        return "" if still_open(matter) else what.format(who_deals(table))

    def done(table: Table, matter: Matter) -> Table:
        return makes_void(table, matter) if voids and not still_open(matter) else table

    remedy = does(may_demand, leave_open, choice=True) & does(demanded, done)
    return remedy & does(lambda table, matter: "" if still_open(matter) else then) if then else remedy


def new_deal_if_demanded(fact: Fact) -> Remedy:
    """A new deal, if a player who has not looked at his cards demands it."""
    return on_demand(fact, ANY_PLAYER_WHO_HAS_NOT_LOOKED, "new deal by {0}")


def misdeal_if_called(fact: Fact, who: Role = ANY_PLAYER) -> Remedy:
    """A new deal, if any player calls a misdeal, or one of those who may."""
    return on_demand(fact, who, "new deal by {0}", "a misdeal")


def call_off_if_demanded(fact: Fact) -> Remedy:
    """A new deal, if an opponent calls the deal off."""
    return on_demand(fact, OPPONENTS, "new deal by {0}", "the deal is called off")


def redeal_if_demanded(fact: Fact) -> Remedy:
    """A redeal, if any player demands it."""
    return on_demand(fact, ANY_PLAYER, "redeal by {0}", SAME_PACK)


def redeal_by_rightful_dealer(fact: Fact) -> Remedy:
    """A deal by the player whose turn it was, if any player stops the wrong one."""
    return on_demand(fact, ANY_PLAYER, "deal by {0}", "the deal is stopped")


def new_cut_if_demanded(fact: Fact) -> Remedy:
    """A new shuffle and cut, if any player demands it."""
    return on_demand(fact, ANY_PLAYER, "new shuffle and cut", voids=False)


REFUSED = does(lambda table, matter: f"{names(OFFENDER, table, matter)}'s demand is refused", bites=False)
NEW_SHUFFLE_AND_CUT = does("there must be a new shuffle and cut")
GRANTED = no_penalty("granted", "there must be a new shuffle and cut")

# --- the deal stands


def _his_deal(table: Table, matter: Matter) -> Table:
    """Who dealt out of turn is the dealer of the deal that stands."""
    return table if matter.seat is None or matter.breach != DEAL_OUT_OF_TURN else table.but(dealer=matter.seat)


DEAL_STANDS = does("the deal stands", _his_deal, status=CONDONED, bites=False)
DEAL_AND_SCORE_STAND = does("the deal and its score stand", status=CONDONED, bites=False)
HAND_GOES_BACK = no_penalty("the hand goes back unseen", "no penalty")

# --- the pack

ABANDONED = does("the deal is abandoned at once", makes_void) & says("the scores of earlier deals stand")
SCORES_STAND = does("the scores made with it stand", status=CONDONED, bites=False)
PACK_REPLACED = says("the pack is replaced")


def _for_this_deal(table: Table, matter: Matter) -> str:
    """Said with the replacing of a pack: what becomes of a deal that was begun with it."""
    return "the deal stands" if dealing_done(table) else f"new deal by {who_deals(table)}" if dealing_begun(table) else ""


def _void_if_begun(table: Table, matter: Matter) -> Table:
    return table.but(void=True) if dealing_begun(table) and not dealing_done(table) else table


THIS_DEAL = does(_for_this_deal, _void_if_begun)
PACKS_RESTORED = does("the packs go back to the sides that own them")
PACKS_STAY = does("the packs stay as they are until the owners claim them", status=CONDONED, bites=False)

# --- the draw

DRAWS_AGAIN = does(lambda table, matter: f"{names(OFFENDER, table, matter)} draws again")

# --- cards missing


def _back_to_hand(table: Table, matter: Matter) -> str:
    whose = "the hand that is short" if matter.seat is None else f"{table.name(matter.seat)}'s hand"
    return f"the card belongs to {whose}"


BELONGS_TO_SHORT_HAND = does(_back_to_hand) & says("it may have to answer for exposing the card, and for a revoke")
DEFECTIVE_TRICK = does("the law on a defective trick applies", bites=False)
