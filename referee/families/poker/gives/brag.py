"""The one remedy of brag."""

from referee.core.matter import Matter
from referee.core.record import amount_text
from referee.core.table import Table
from referee.families.poker.gives.betting import stays_or_drops
from referee.families.poker.moves.betting import betting_of
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.general import is_told
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import May


def _choice(table: Table, matter: Matter) -> str:
    who, betting = names(OFFENDER, table, matter), betting_of(table)
    said = f"{who} must drop, or raise his stake to that of the open players"
    if not is_told(matter) or matter.seat is None:
        return said
    missing = max(betting.bet - betting.staked[matter.seat], 0)
    return f"{said}, putting in {amount_text(missing)} or more"


DROP_OR_RAISE = stays_or_drops(
    "drop or raise",
    "drop, or raise the stake to that of the open players",
    stays="raises his stake to that of the open players",
    drops="drops",
)
#: that he puts in enough is looked at as for any open player: he is one from now on
DROPS_OR_RAISES = May("drop-or-raise", _choice, grants(DROP_OR_RAISE), choice=True)
