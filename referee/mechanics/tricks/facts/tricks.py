"""Facts about a trick, wherever cards are led and followed: whether it was quitted before a fault in it was put right."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.facts.play import takes_back, wrong_again
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import FIRST_TRICK_GATHERED, TRICK_QUITTED


def corrected(table: Table, matter: Matter, act: Act) -> bool:
    """He takes back what he should not have played, and does not go wrong again."""
    return table.part(Tricks) is not None and takes_back(act, matter) and not wrong_again(table, act, matter)


CORRECTED = put_right(before=TRICK_QUITTED, how=corrected, name="corrected-before-trick-quitted")
FOUND_IN_FIRST_TRICK = raised(before=FIRST_TRICK_GATHERED)


@fact("revoke-claimed", "Was a revoke claimed that can no longer be proved because the cards are mixed?", later=True)
def REVOKE_CLAIMED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "asks" and act.how == "revoke":
        return YES
    return NO if act.verb in ("agreed", "end") else None
