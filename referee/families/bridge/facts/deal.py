"""Facts about the deal at bridge: packs claimed back, cards looked at, hands that are short."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import demanded, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.roles import ANY_PLAYER
from referee.mechanics.windows import END_OF_PLAY, FIRST_CARD_DEALT

# --- demands in time

NEW_CUT_DEMANDED = demanded("shuffle", "redeal", before=FIRST_CARD_DEALT, by=ANY_PLAYER, name="new-cut-demanded")
RAISED_IN_PLAY = raised(before=END_OF_PLAY, name="found-before-end")


# --- hands and packs


@fact("reclaimed", "Does the side that owns the pack claim it back?", later=True)
def RECLAIMED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb == "reclaims" else NO if act.verb == "end" else None


@fact("seen", "Did he look at the cards?")
def SEEN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "picks" and act.how:
        return YES if act.how == "seen" else NO
    return YES if act.verb == "looks" and (act.seat, act.other) == (matter.seat, matter.other) else None


@fact("another-short", "Has another hand too few cards?")
def ANOTHER_SHORT(table: Table, matter: Matter, act: Act) -> str | None:
    if any(number < 0 for number in miscounts(table, act, by_the_deal=True).values()):
        return YES
    counting = act.verb == "counts" or (matter.opened == table.clock and act.verb != "deals")
    return None if counting else NO
