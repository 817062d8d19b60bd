"""Facts about claims and concessions."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.claims.moves import fewest_tricks


@fact("cannot-be-lost", "Would the side win one of the conceded tricks however the cards were played?")
def CANNOT_BE_LOST(table: Table, matter: Matter, act: Act) -> str | None:
    assert matter.seat is not None
    sure = fewest_tricks(table, table.side_of(matter.seat))
    if sure is None:
        return None
    return YES if sure > matter.count else NO


@fact("partner-concedes", "Does the other defender concede too?", later=True)
def PARTNER_CONCEDES(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    other = table.partner(matter.seat)
    if act.seat == other and act.verb in ("agrees", "concedes"):
        return YES
    if (act.seat == other and act.verb == "disputes") or act.verb in ("play", "end"):
        return NO
    return None


@fact("disputed", "Does a defender dispute the claim?", later=True)
def DISPUTED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("disputes", "play"):
        return YES
    return NO if act.verb in ("mixes", "won", "end") else None  # one defender who agrees does not bind the other
