"""Facts about revokes where a question by the partner keeps the door to a correction open (ames 649-665)."""

from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.facts.calling import CORRECTED_IN_TIME
from referee.mechanics.tricks.facts.play import played_on, takes_back, wrong_again

ESTABLISHED = Answer("established", "it was established")


def _asked(table: Table, matter: Matter) -> bool:
    """Whether the partner has asked about this trick."""
    assert matter.seat is not None
    partner = table.partner(matter.seat)
    return any(note.verb == "asks" and note.seat == partner and note.numbers == (matter.count,) for note in table.acts)


@fact(
    "revoke-ended",
    "Was it corrected before it was established (its trick quitted and the partner's question not asked, a denial, a card "
    "of that side to the next trick)?",
    (CORRECTED_IN_TIME, ESTABLISHED),
    later=True,
)
def REVOKE_ENDED(table: Table, matter: Matter, act: Act) -> str | None:
    """Turned and quitted, or played on over; once the partner has asked, denied or played on over."""
    if matter.seat is None:
        return None
    if takes_back(act, matter):
        return None if wrong_again(table, act, matter) else CORRECTED_IN_TIME
    denied = act.verb == "refuses" and act.seat == matter.seat
    played_out = table.phase == OVER or reckoning_of(table).won is not None
    over = act.verb in ("mixes", "cuts") or (act.verb == "end" and played_out)
    quitted = act.verb == "quits" and not _asked(table, matter)
    return ESTABLISHED if denied or over or quitted or played_on(table, matter, act) else None
