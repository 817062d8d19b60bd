"""Facts about the draw."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.betting import SPEAKING, betting_of


def _calls_attention(matter: Matter, act: Act) -> bool:
    return act.seat == matter.seat and (act.verb == "attention" or (act.verb == "demands" and act.how == "correction"))


@fact("next-player-served", "Had a card been served to the next player before {offender} spoke?", later=True)
def NEXT_PLAYER_SERVED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("draws", "serves") and act.seat not in (matter.seat, None):
        return YES
    return NO if _calls_attention(matter, act) or act.verb in (*SPEAKING, "end") else None


@fact("draw-looked-at", "Had {offender} looked at a card of the draw before he spoke?", later=True)
def DRAW_LOOKED_AT(table: Table, matter: Matter, act: Act) -> str | None:
    if _calls_attention(matter, act):
        return NO
    looks = act.verb == "looks" and act.seat == matter.seat
    return YES if looks or (act.verb in SPEAKING and act.seat == matter.seat) else None


@fact("served-short", "Was {offender} served too few cards?")
def SERVED_SHORT(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.count < 0 else NO


@fact("first-exposed", "Is it the first card of that draw that was exposed?")
def FIRST_EXPOSED(table: Table, matter: Matter, act: Act) -> str | None:
    return NO if table.noted("serves", matter.seat, "up") else YES


@fact("has-discarded", "Had {offender} discarded a card already?")
def HAS_DISCARDED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat is not None and betting_of(table).discarded[matter.seat] else NO


@fact("already-served", "Had the dealer given him the number he named first?")
def ALREADY_SERVED(table: Table, matter: Matter, act: Act) -> str | None:
    served = betting_of(table).served[matter.seat] if matter.seat is not None else 0
    return YES if matter.count and served >= matter.count else NO


@fact("asked-in-time", "Did an active player ask after the draw, before the first act of the last interval?")
def ASKED_IN_TIME(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    drawn = any(asked is not None for asked in betting.asked)
    spoken = drawn and betting.begun and any(note.verb in ("draws", "stands") for note in table.acts) and betting.step > 1
    asker_in = matter.seat is not None and betting.is_active(matter.seat)
    return YES if drawn and not spoken and asker_in else NO
