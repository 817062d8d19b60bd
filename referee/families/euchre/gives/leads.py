"""What the laws of euchre give for a false lead: it is taken back, and a suit may be called."""

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.euchre.expects.lead_taken_back import PLAYED_ON_FALSE_LEAD
from referee.mechanics.exposure.expects.card_exposed import CARD_EXPOSED
from referee.mechanics.exposure.gives.calling import CALL_SUIT
from referee.mechanics.exposure.gives.leads import LEAD_TAKEN_BACK
from referee.mechanics.roles import OFFENDING_SIDE
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.general import Opens, opens_where
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import May
from referee.mechanics.tricks.state import Tricks

# --- a suit called


#: the first time that the offender or a partner of his leads (usp56 3944, 4036)
LAST_HAND_MAY_CALL_SUIT = May(
    "call-suit-by-last-hand",
    lambda table, matter: (
        "the opponent who plays last to it may call a suit when "
        f"{names(OFFENDING_SIDE, table, matter).replace(' and ', ' or ')} next leads"
    ),
    grants(CALL_SUIT, OFFENDING_SIDE),
    choice=True,
)


# --- a wrong hand led from


def _played_to(table: Table, matter: Matter) -> bool:
    """Whether anybody else has played to the false lead; asked before it is taken back."""
    return table.part(Tricks) is not None and any(seat != matter.seat for seat, _ in table[Tricks].cards)


FALSE_LEAD_TAKEN_BACK = opens_where(_played_to, PLAYED_ON_FALSE_LEAD) & LEAD_TAKEN_BACK & Opens(CARD_EXPOSED)
