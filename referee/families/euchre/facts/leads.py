"""Facts about leads at euchre."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import put_right
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.tricks.facts.calling import demanded_back
from referee.mechanics.tricks.moves.tricks import whose_turn
from referee.mechanics.windows import ALL_PLAYED_TO_TRICK

# --- false leads

RETRACTION_DEMANDED_BY_OPPONENT = put_right(
    before=ALL_PLAYED_TO_TRICK, how=demanded_back(OPPONENTS), name="retraction-demanded-by-opponent"
)


@fact("regular-play", "Did the card fall as his regular play, at his turn?", later=True)
def AS_REGULAR_PLAY(table: Table, matter: Matter, act: Act) -> str | None:
    """At his turn a card dropped may be the one he plays; what he does next tells."""
    if matter.seat is None or whose_turn(table) != matter.seat or len(matter.cards) > 1 or matter.act is not None:
        return NO
    if act.verb in ("exposes", "names"):
        return None
    return YES if act.verb == "play" and act.seat == matter.seat and act.card == matter.card else NO
