"""Facts about canasta: what was called in time, how a first meld was put right, claims to the pile, going out."""

from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.limits import as_told, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import penalty_cards
from referee.core.subject import Breach
from referee.core.table import Table
from referee.core.window import Window
from referee.families.canasta.moves import canasta_melds as melds
from referee.families.canasta.moves.canasta import canasta_of, claim_fault, opening_fault, side_melds
from referee.families.canasta.moves.canasta_melds import can_go_out
from referee.families.canasta.score.canasta import Counts
from referee.mechanics.melds.moves.melding import FROM_PILE, FROM_STOCK, hand_told, melding_of
from referee.mechanics.windows import NEXT_HAND_TAKES_UP


def _completed(table: Table, more: int = 0) -> bool:
    """Whether every player has completed a turn, this one with what he does now."""
    return melding_of(table).finished | more == (1 << table.seats) - 1


EVERYBODY_HAD_A_TURN = Window(
    "every player had completed his first turn",
    lambda table, matter, act: act.verb == "discards" and act.seat is not None and _completed(table, 1 << act.seat),
    as_told(lambda table, matter: _completed(table)),
)
BEFORE_ALL_HAD_A_TURN = raised(before=EVERYBODY_HAD_A_TURN, name="before-all-had-a-turn")
CALLED_IN_TIME = raised(before=NEXT_HAND_TAKES_UP)

# --- the first meld

ADDED, RETRACTED = Answer("added", "cards were added, and none taken up"), Answer("retracted", "all of it was taken up")
ADDED_AND_RETRACTED = Answer("added-and-retracted", "cards were added and others taken up")


def how_put_right(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether all of a first meld is taken up again, or with what the discard leaves it enough."""
    if matter.seat is None or act.seat != matter.seat:
        return None
    state = canasta_of(table)
    if act.verb == "restores":
        taken_up = len(act.cards) if act.cards else len(state.melded)
        melded = sum(len(each.cards) for each in side_melds(table, table.side_of(matter.seat)))
        return RETRACTED if taken_up >= melded else None
    enough = not opening_fault(table, matter.seat)
    if act.verb != "discards" or not enough:
        return None
    return ADDED_AND_RETRACTED if state.taken_up else ADDED


def is_put_right(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a first meld that counted too little does so no more: it is enough as he discards, or all of it is taken up."""
    return how_put_right(table, matter, act) is not None


FIRST_MELD_PUT_RIGHT = put_right(before=NEXT_HAND_TAKES_UP, how=is_put_right, name="first-meld-put-right-in-time")
PUT_RIGHT = Fact(
    "first-meld-put-right",
    "How was the first meld put right?",
    how_put_right,
    (ADDED, RETRACTED, ADDED_AND_RETRACTED),
    later=True,
)

NO_MELD, TOO_WILD = Answer("no-meld", "they are no right meld, or not his to make"), Answer("too-wild", "too many wild cards")
NO_CANASTA = Answer("no-canasta", "he goes out with it, and his side has no canasta")
AFTER_NO = Answer("after-no", "he goes out, and his partner had answered no")
MELD_FAULT = of("meld-fault", NO_MELD, TOO_WILD, NO_CANASTA, AFTER_NO, question="What is wrong with the meld?")
#: the faults of cards that are no meld at all
NO_MELDS = (MELD_FAULT.told(NO_MELD), MELD_FAULT.told(TOO_WILD))

# --- what a form of the game bars, and its base does not

WHY_BARRED = of(
    "why-barred",
    *(
        *(melds.EXCESS_WILD, melds.FEW_NATURAL, melds.WILD_ONLY, melds.A_SEQUENCE, melds.WILD_IN_SEQUENCE),
        *(melds.BEYOND_SEQUENCE, melds.TOO_LONG, melds.TOO_MANY_WILD, melds.DEUCE_ELSEWHERE, melds.NOT_AGREED),
        *(melds.FEW_CANASTAS, melds.LACKS_SORT, melds.COUNTS_WILD, melds.FEW_RED_THREES),
        *(melds.ONE_WILD, melds.WITHOUT_PAIR, melds.STARTS_SEQUENCE, melds.WITH_HAND_CARD, melds.TO_CANASTA),
        *(melds.TOPPED_BY_WILD, melds.UNLIKE_WILD, melds.WILD_TO_LAY_OFF, melds.TOPPED_BY_BLACK, melds.TOPPED_BY_SEVEN),
        *(melds.FOR_FIRST_MELD, melds.UNDER_HIGHEST, melds.UNDER_OWN, melds.WRONG_SORT, melds.ONLY_WITH_WILD),
    ),
    question="What is it that this form of the game does not allow?",
)


def bars(table: Table, breach: Breach, why: str) -> bool:
    """Whether a row of this form of the game bars just that."""
    if not table.game.minds(breach):
        return False
    rows = [law for layer in table.game.about(breach)[0] for law in layer]
    return any(condition.fact is WHY_BARRED and why in condition.answers for law in rows for condition in law.when)


BEFORE_BOTH = Answer("too-early", "before both sides have a canasta of sevens")
IN_GOING_OUT = Answer("in-going-out", "as the last card of a hand")
SEVENS_WHEN = of("sevens-when", BEFORE_BOTH, IN_GOING_OUT, question="When was the seven discarded?")

SITS_OUT = Fact(
    "sits-out",
    "Does he sit out in this deal?",
    lambda table, matter, act: None if not table.around else YES if matter.seat not in table.around else NO,
)

# --- the discard pile

REACHED = Answer("reached", "he reached for it and showed no right")
TAKEN = Answer("taken", "it was in his hand before a right was shown")
BLOCKED = Answer("blocked", "it was frozen or blocked against him")
HOW_FAR = of("pile-how-far", REACHED, TAKEN, BLOCKED, question="How far did he get with the pile?")

PILE_SPREAD = Fact(
    "pile-spread",
    "Was the whole pile spread?",
    lambda table, matter, act: YES if act.verb == "spreads" else NO,
)
FOR_A_THREE = Fact(
    "for-a-three",
    "Was it drawn for a red three that lay in the discard pile?",
    lambda table, matter, act: YES if melding_of(table).not_replaced else NO,
)


@fact("claim-shown", "Could he show a right to the pile?", later=True)
def CLAIM_SHOWN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.seat != matter.seat or act.seat is None:
        return NO if act.verb == "end" else None
    if act.verb in ("shows", "melds") or (act.verb == "draws" and act.how == FROM_PILE):
        return NO if claim_fault(table, act.seat, act.cards) else YES
    return NO if (act.verb == "draws" and act.how == FROM_STOCK) or act.verb == "discards" else None


EXAMINED_IN_TIME = Fact(
    "examined-in-time",
    "Was it before his own first discard?",
    lambda table, matter, act: NO if matter.seat is not None and melding_of(table).finished >> matter.seat & 1 else YES,
)

# --- going out


@fact("went-out", "Did he go out in that turn?", later=True)
def WENT_OUT(table: Table, matter: Matter, act: Act) -> str | None:
    now = melding_of(table)
    if act.verb == "end":
        return YES if now.out == matter.seat else NO
    if act.seat != matter.seat or matter.seat is None:
        return None
    left = now.held[matter.seat] - len(act.cards)
    if act.verb in ("melds", "lays") and left == 0:
        return YES
    return (YES if left <= 0 else NO) if act.verb == "discards" else None


@fact("could-go-out", "Could he have gone out?")
def COULD_GO_OUT(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    cards = hand_told(table, matter.seat)
    if cards is None:
        return None
    there = [each.cards for each in side_melds(table, table.side_of(matter.seat))]
    could = can_go_out(cards, there, table.game[Counts])
    return None if could is None else YES if could else NO


HAD_A_TURN = Fact(
    "had-a-turn",
    "Had he had a turn before play ended?",
    lambda table, matter, act: YES if matter.seat is not None and melding_of(table).begun >> matter.seat & 1 else NO,
)
SEVERAL_PENALTY_CARDS = Fact(
    "several-penalty-cards",
    "Has he more than one penalty card?",
    lambda table, matter, act: (
        YES if len(matter.cards) > 1 or (matter.seat is not None and penalty_cards(table, matter.seat)) else NO
    ),
)
