"""Facts about the showdown."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.hands.naming import kinds_in
from referee.families.poker.moves.betting import betting_of
from referee.families.poker.moves.showdown import BOTH
from referee.mechanics.windows import POT_GATHERED


@fact("higher-than-announced", "Is it a higher hand than the one he had announced?")
def HIGHER_THAN_ANNOUNCED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.act is None:
        return None
    said = [note.text for note in table.acts if note.verb == "announces" and note.seat == matter.seat and note.text]
    before, now = kinds_in(said[0]) if said else None, kinds_in(matter.act.text)
    return YES if before is not None and now is not None and now > before else NO


#: until the pot is taken in
RAISED_BEFORE_POT_TAKEN = raised(before=POT_GATHERED, name="raised-before-pot-taken")


@fact("taker-can-win", "Is {offender} still in the pot with a hand that can win it?")
def TAKER_CAN_WIN(table: Table, matter: Matter, act: Act) -> str | None:
    betting, seat = betting_of(table), matter.seat
    if seat is None or not betting.is_active(seat) or betting.is_dead(seat):
        return NO
    return NO if betting.declared[seat] == BOTH else YES  # who has not won both ways has no title to the pot
