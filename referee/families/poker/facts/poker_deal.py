"""Facts about the dealing of poker."""

from collections.abc import Iterable

from referee.core.agreed import asks
from referee.core.fact import NO, YES, fact
from referee.core.game import Game
from referee.core.limits import demanded, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import NOT_YET
from referee.families.poker.betting import Betting
from referee.mechanics.deal.moves import dealing_begun, dealing_done, has_looked
from referee.mechanics.roles import ANY_PLAYER_WHO_HAS_NOT_LOOKED
from referee.mechanics.windows import FIRST_CARD_DEALT, SECOND_ROUND_DEALT

#: an optional rule, by its word
_SHORT_HAND = "short-hand"

#: an hour must have gone by before seats can be drawn anew (usp56 2481)
MINUTES_BETWEEN_SEATINGS = 60


RAISED_BEFORE_SECOND_ROUND = raised(before=SECOND_ROUND_DEALT)


@fact("last-card-dealt", "Had the last card been dealt?")
def LAST_CARD_IS_DEALT(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if dealing_done(table) else NO


@fact("several-cards-faced", "Are two or more cards faced in the pack?")
def SEVERAL_FACED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.noted("faces", how="pack") else NO


def shuffles(table: Table, matter: Matter, act: Act) -> bool:
    """The pack is shuffled once more, before it is cut again."""
    return act.verb == "shuffles"


SHUFFLED_AGAIN = put_right(before=FIRST_CARD_DEALT, how=shuffles, name="shuffled-again")


@fact("several-too-long", "Did the dealer give too many cards to more than one player?")
def SEVERAL_TOO_LONG(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether more than one hand is too long, of those dealt or of those that have been counted so far."""
    size = table.hand_size
    if act.verb == "deals" and act.how == "hands":
        return YES if sum(number > size for number in act.numbers) > 1 else NO
    counted = [note for note in table.acts if note.verb == "counts" and note.seat != act.seat]
    return YES if any(number > size for note in counted for number in note.numbers) else NO


@fact("stopped-short", "Are the cards missing only because the dealer stopped too early?")
def STOPPED_SHORT(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether the hands are those of a deal that was broken off: the last rounds missing, or part of the last one."""
    if act.verb != "deals" or act.how != "hands" or not act.numbers:
        return NO
    numbers = list(act.numbers)
    return YES if numbers == sorted(numbers, reverse=True) and numbers[0] - numbers[-1] <= 1 else NO


@fact("short-hands-play", "Have the players agreed that a short hand is not foul?")
def SHORT_HANDS_PLAY(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.noted("rule", how=_SHORT_HAND) else NO


@fact("misdeal-at-once", "Did {offender}, who has seen no card of his, call a misdeal at once?", (YES, NO, NOT_YET), later=True)
def MISDEAL_AT_ONCE(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether that player himself calls a misdeal with the next act."""
    if act.verb == "demands" and act.how in ("misdeal", "redeal") and act.seat == matter.seat:
        spoiled = has_looked(table, matter.seat) or table.noted("improper", matter.seat, "interferes")
        return NO if spoiled else YES
    return NOT_YET if act.verb == "end" else NO


@fact("reseating-due", "Has the game not begun, or was the last seating an hour ago or more?")
def RESEATING_DUE(table: Table, matter: Matter, act: Act) -> str | None:
    if table.number == 1 and not dealing_begun(table):
        return YES
    passed = sum(note.number for note in table.acts if note.verb == "minutes" and note.numbers)
    return YES if passed >= MINUTES_BETWEEN_SEATINGS else NO


@fact("everybody-anted", "Had every player anted?")
def EVERYBODY_ANTED(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Betting) is None:
        return None
    paid = [chips for chips in table[Betting].spent if chips]
    return YES if len(paid) == table.seats and len(set(paid)) == 1 else NO


@fact("hand-looked-at", "Has a player looked at a face-down card of a hand?")
def HAND_LOOKED_AT(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.noted("looks", how="hand") else NO


# --- demands in time

CALLED_BEFORE_SECOND_ROUND = demanded(
    "redeal", "misdeal", before=SECOND_ROUND_DEALT, by=ANY_PLAYER_WHO_HAS_NOT_LOOKED, name="called-before-second-round"
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (_SHORT_HAND,) if asks(game, SHORT_HANDS_PLAY) else ()
