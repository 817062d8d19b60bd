"""Facts about the openers of a jackpot."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.form import Drawing
from referee.families.poker.moves.betting import PAYING, betting_of, form_of
from referee.families.poker.moves.openers import has_openers


@fact("ascertained", "Has it been ascertained that {offender} had no openers?", (YES, NO))
def ASCERTAINED(table: Table, matter: Matter, act: Act) -> str | None:
    shows = act.verb == "shows" and act.seat == matter.seat
    said = act.verb in ("attention", "demands") or (act.verb == "announces" and act.seat == matter.seat)
    return YES if shows or said or act.verb == "end" else None


@fact("requirement-raised", "Was more than jacks needed, deals before having been passed out?")
def REQUIREMENT_RAISED(table: Table, matter: Matter, act: Act) -> str | None:
    openers = form_of(table).openers
    raised = openers is not None and len(openers.needed) > 1 and betting_of(table).passed_out > 0
    return YES if raised else NO


BEFORE_DRAW, AFTER_DRAW, NOBODY_LEFT = (
    Answer("before-draw", "before the draw"),
    Answer("after-draw", "after the draw"),
    Answer("nobody-left", "when all others had dropped"),
)


@fact("openers-found-when", "When were the false openers found out?", (BEFORE_DRAW, AFTER_DRAW, NOBODY_LEFT))
def WHEN_FOUND(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    if matter.seat is not None and betting.active & ~(1 << matter.seat) == 0:
        return NOBODY_LEFT
    drawn = any(asked is not None for asked in betting.asked)
    past = any(isinstance(step, Drawing) for step in form_of(table).script[: betting.step])
    return AFTER_DRAW if drawn or past else BEFORE_DRAW


@fact("another-opens", "Does another player open?", later=True)
def ANOTHER_OPENS(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in PAYING and act.seat != matter.seat:
        return YES
    return NO if act.verb == "end" else None


@fact("is-opener", "Is {offender} the player who opened?")
def IS_OPENER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and betting_of(table).opener == matter.seat else NO


@fact("openers-known", "Is it known that {offender} held openers?")
def OPENERS_KNOWN(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and has_openers(table, matter.seat) else NO


@fact("valid-hand-left", "Is there another hand left in the pot that is not foul?")
def VALID_HAND_LEFT(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    able = betting.active & ~betting.dead
    return YES if able & ~(1 << (matter.seat or 0)) else NO
