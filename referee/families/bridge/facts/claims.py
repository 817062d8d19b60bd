"""Facts about claims and concessions."""

from referee.core.law import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.claims.moves import fewest_tricks


def _cannot_be_lost(table: Table, matter: Matter, act: Act) -> str | None:
    assert matter.seat is not None
    sure = fewest_tricks(table, table.side_of(matter.seat))
    if sure is None:
        return None
    return YES if sure > matter.count else NO


CANNOT_BE_LOST = Fact(
    "cannot-be-lost", "Would the side win one of the conceded tricks however the cards were played?", _cannot_be_lost
)


def _partner_concedes(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    other = table.partner(matter.seat)
    if act.seat == other and act.verb in ("agrees", "concedes"):
        return YES
    if (act.seat == other and act.verb == "disputes") or act.verb in ("play", "end"):
        return NO
    return None


PARTNER_CONCEDES = Fact("partner-concedes", "Does the other defender concede too?", _partner_concedes, later=True)


def _disputed(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("disputes", "play"):
        return YES
    return NO if act.verb in ("mixes", "won", "end") else None  # one defender who agrees does not bind the other


DISPUTED = Fact("disputed", "Does a defender dispute the claim?", _disputed, later=True)
