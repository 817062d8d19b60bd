"""Facts about games in which each plays for himself and avoids cards."""

from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.hearts.moves.hearts_form import form_of
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.tricks.state import Tricks, order_here

# --- a wrong number of cards


@fact("long-and-short", "Has one hand too many cards and another too few?")
def LONG_AND_SHORT(table: Table, matter: Matter, act: Act) -> str | None:
    numbers = miscounts(table, act, by_the_deal=True).values()
    if any(number > 0 for number in numbers) and any(number < 0 for number in numbers):
        return YES
    counting = act.verb == "counts" or (matter.opened == table.clock and act.verb != "deals")
    return None if counting else NO


ONE, SEVERAL = "one", "several"


@fact("short-by", "How many cards is the hand short of?", (ONE, SEVERAL))
def SHORT_BY(table: Table, matter: Matter, act: Act) -> str | None:
    number = 0 if matter.seat is None else miscounts(table, act).get(matter.seat, 0)
    return (ONE if number == -1 else SEVERAL) if number < 0 else None


# --- out of turn


@fact("winner-was-out", "Had the winner of the last trick no card left?")
def WINNER_WAS_OUT(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.before is None:
        return NO
    before = matter.was(Tricks)
    if not before.winners:
        return NO
    return YES if before.winners[-1] >= 0 and before.idle >> before.winners[-1] & 1 else NO


# --- revokes

FOLLOWING_SUIT, KEPT_BACK = (
    Answer("following-suit", "following suit"),
    Answer("kept-back", "giving up a card that has to go first"),
)


@fact("duty-failed", "Which duty was not kept?", (FOLLOWING_SUIT, KEPT_BACK))
def DUTY_FAILED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or matter.suit is None:
        return None
    suit = order_here(table).of_suit[matter.suit]
    proved = matter.card not in act.cards  # but shown by a card of the suit that came to light later
    return FOLLOWING_SUIT if proved or table.hands[matter.seat] & suit else KEPT_BACK


# --- leads

EARLY_HEARTS_BARRED = Fact(
    "early-hearts-barred",
    "Had the players agreed that no heart is led so early?",
    lambda table, matter, act: YES if form_of(table).hearts_from > 1 or form_of(table).hearts_wait else NO,
)
