"""What the laws of bridge give before the first call."""

from referee.core.matter import Matter
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.mechanics.deal.gives import on_demand
from referee.mechanics.rulings.gives.general import no_penalty
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, NO_ORDER_IS_SHOWN, NO_PACK_IS_SHOWN, ByLaw, Physical, Stands

# --- on demand

NEW_CUT_IF_DEMANDED = on_demand("new shuffle and cut", voids=False)

NEW_SHUFFLE_AND_CUT = Physical("there must be a new shuffle and cut", NO_ORDER_IS_SHOWN)


# --- the deal stands

HAND_GOES_BACK = no_penalty("the hand goes back unseen", "no penalty")


# --- the pack

PACKS_RESTORED = Physical("the packs go back to the sides that own them", NO_PACK_IS_SHOWN)

PACKS_STAY = Stands("the packs stay as they are until the owners claim them", status=CONDONED, bites=False)


# --- cards missing


def _back_to_hand(table: Table, matter: Matter) -> str:
    whose = "the hand that is short" if matter.seat is None else f"{table.name(matter.seat)}'s hand"
    return f"the card belongs to {whose}"


BELONGS_TO_SHORT_HAND = Physical(_back_to_hand, HANDS_AS_TOLD) & ByLaw(
    "it may have to answer for exposing the card, and for a revoke"
)
