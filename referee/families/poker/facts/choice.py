"""Facts about the forms of Dealer's Choice."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.form import Dealt
from referee.families.poker.moves.betting import betting_of, form_of

FIVE, TEN = Answer("five", "a five"), Answer("ten", "a ten")


@fact("which-upcard", "Which card is not paid for?", (FIVE, TEN))
def WHICH_UPCARD(table: Table, matter: Matter, act: Act) -> str | None:
    return {5: FIVE, 10: TEN}.get(matter.count)


@fact("last-round-due", "Is the last round of cards the next to be dealt?")
def LAST_ROUND_DUE(table: Table, matter: Matter, act: Act) -> str | None:
    betting, script = betting_of(table), form_of(table).script
    last = max(place for place, step in enumerate(script) if isinstance(step, Dealt))
    return YES if betting.step >= last - 1 else NO
