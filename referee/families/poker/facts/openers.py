"""Facts about the openers of a jackpot."""

from referee.core.law import NO, YES, Answer, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.form import Drawing
from referee.families.poker.moves.betting import PAYING, betting_of, form_of
from referee.families.poker.moves.openers import has_openers


def _ascertained(table: Table, matter: Matter, act: Act) -> str | None:
    shows = act.verb == "shows" and act.seat == matter.seat
    said = act.verb in ("attention", "demands") or (act.verb == "announces" and act.seat == matter.seat)
    return YES if shows or said or act.verb == "end" else None


ASCERTAINED = Fact("ascertained", "Has it been ascertained that {offender} had no openers?", _ascertained, (YES, NO))


def _requirement_raised(table: Table, matter: Matter, act: Act) -> str | None:
    openers = form_of(table).openers
    raised = openers is not None and len(openers.needed) > 1 and betting_of(table).passed_out > 0
    return YES if raised else NO


REQUIREMENT_RAISED = Fact(
    "requirement-raised", "Was more than jacks needed, deals before having been passed out?", _requirement_raised
)

BEFORE_DRAW, AFTER_DRAW, NOBODY_LEFT = (
    Answer("before-draw", "before the draw"),
    Answer("after-draw", "after the draw"),
    Answer("nobody-left", "when all others had dropped"),
)


def _when_found(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    if matter.seat is not None and betting.active & ~(1 << matter.seat) == 0:
        return NOBODY_LEFT
    drawn = any(asked is not None for asked in betting.asked)
    past = any(isinstance(step, Drawing) for step in form_of(table).script[: betting.step])
    return AFTER_DRAW if drawn or past else BEFORE_DRAW


WHEN_FOUND = Fact(
    "openers-found-when", "When were the false openers found out?", _when_found, (BEFORE_DRAW, AFTER_DRAW, NOBODY_LEFT)
)


def _another_opens(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in PAYING and act.seat != matter.seat:
        return YES
    return NO if act.verb == "end" else None


ANOTHER_OPENS = Fact("another-opens", "Does another player open?", _another_opens, later=True)


def _is_opener(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and betting_of(table).opener == matter.seat else NO


IS_OPENER = Fact("is-opener", "Is {offender} the player who opened?", _is_opener)


def _openers_known(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and has_openers(table, matter.seat) else NO


OPENERS_KNOWN = Fact("openers-known", "Is it known that {offender} held openers?", _openers_known)


def _valid_hand_left(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    able = betting.active & ~betting.dead
    return YES if able & ~(1 << (matter.seat or 0)) else NO


VALID_HAND_LEFT = Fact("valid-hand-left", "Is there another hand left in the pot that is not foul?", _valid_hand_left)
