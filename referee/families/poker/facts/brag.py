"""Facts about stakes in brag: who bets blind, and whether an open player meets a blind stake."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.betting import betting_of


@fact("bets-blind", "Does {offender} bet without having looked at his cards?")
def BETS_BLIND(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and betting_of(table).is_unseen(matter.seat) else NO


@fact("open-after-blind", "Has {offender} looked at his cards, and is the stake he meets a blind one?")
def OPEN_AFTER_BLIND(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    if matter.seat is None or betting.is_unseen(matter.seat) or betting.last is None:
        return NO
    return YES if betting.is_unseen(betting.last) else NO
