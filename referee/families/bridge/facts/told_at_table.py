"""Facts of what is said of the board and the tricks."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.state import Tricks


@fact("instructed", "Did the director have it taken back?")
def INSTRUCTED(table: Table, matter: Matter, act: Act) -> str | None:
    for note in reversed(table.acts):
        if note.verb == "director":
            return YES
        if note.verb == "facedown":
            break
    return NO


@fact("own-side-played-on", "Had his side led or played to the next trick?")
def OWN_SIDE_PLAYED_ON(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None or matter.count > tricks.number:
        return None
    side = table.side_of(matter.seat)
    later = (*tricks.past[matter.count - sum(tricks.earlier) :], tricks.cards if tricks.number > matter.count else ())
    return YES if any(table.side_of(seat) == side for trick in later for seat, _ in trick) else NO


@fact("played-before", "Had one of the four players played it before?")
def PLAYED_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    return {"played": YES, "new": NO}.get(act.how) if act.verb == "wrongboard" else None
