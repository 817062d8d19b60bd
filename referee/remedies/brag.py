"""The one remedy of brag."""

from __future__ import annotations

from referee.matter import Matter
from referee.play.betting import betting_of
from referee.record import amount_text
from referee.remedies.general import does, is_told, names
from referee.roles import OFFENDER
from referee.table import Table


def _choice(table: Table, matter: Matter) -> str:
    who, betting = names(OFFENDER, table, matter), betting_of(table)
    said = f"{who} must drop, or raise his stake to that of the open players"
    if not is_told(matter) or matter.seat is None:
        return said
    missing = max(betting.bet - betting.staked[matter.seat], 0)
    return f"{said}, putting in {amount_text(missing)} or more"


DROPS_OR_RAISES = does(_choice, choice=True)
