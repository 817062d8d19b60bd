"""Facts about stud."""

from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.limits import demanded, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.poker.moves.betting import PAYING, betting_of
from referee.families.poker.moves.stud import in_interval
from referee.mechanics.roles import OFFENDER
from referee.mechanics.windows import SECOND_ROUND_DEALT

TWO, MORE = "two", Answer("more-than-two", "more than two")


@fact("how-many-down", "How many cards did {offender} get face down?", (TWO, MORE))
def HOW_MANY_DOWN(table: Table, matter: Matter, act: Act) -> str | None:
    return TWO if matter.count <= 2 else MORE


@fact("two-down-dealt", "Had {offender} been dealt two cards face down?")
def TWO_DOWN_DEALT(table: Table, matter: Matter, act: Act) -> str | None:
    dealt = [note for note in table.acts if note.verb == "down" and note.seat == matter.seat]
    return YES if any(len(note.cards) == 2 or note.numbers == (2,) for note in dealt) else NO


#: where nobody has seen it before the bet, it is seen with it
FIRST_BET = Window(
    "the first bet of the interval",
    lambda table, matter, act: act.verb in PAYING,
    lambda table, matter: matter.act is not None and matter.act.verb in PAYING,
)
RAISED_BEFORE_FIRST_BET = raised(before=FIRST_BET, name="raised-before-first-bet")


@fact("in-interval", "Was it during an interval of betting?")
def IN_INTERVAL(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if in_interval(table) else NO


FOUR_CARDS, FIVE_CARDS = "four", "five"


@fact("cards-showing", "How many cards has {offender}, all face up?", (FOUR_CARDS, FIVE_CARDS))
def CARDS_SHOWING(table: Table, matter: Matter, act: Act) -> str | None:
    return FOUR_CARDS if matter.count <= 4 else FIVE_CARDS


def _shows_hole_card(table: Table, matter: Matter, act: Act) -> bool:
    other = act.seat is not None and act.seat != matter.seat and betting_of(table).is_active(act.seat)
    return other and act.verb in ("shows", "exposes", "gathers")


HOLE_CARD_SHOWN = Window("the showing of another active player's hole card", _shows_hole_card)


def _chips_taken_up(table: Table, matter: Matter, act: Act) -> bool:
    """Who takes up the chips of his call has seen what was wrong with it."""
    return act.verb == "withdraws" and act.seat == matter.seat


RAISED_BEFORE_HOLE_CARD = raised(before=HOLE_CARD_SHOWN, how=_chips_taken_up, name="attention-in-time")
FIFTH_CARD = Window(
    "his fifth card", lambda table, matter, act: act.verb in ("up", "down", "faces") and act.seat == matter.seat
)

#: with chips or a check he stays in the pot
STAYS_IN = Window(
    "his next bet or check",
    lambda table, matter, act: act.verb in ("checks", "bets", "calls", "raises") and act.seat == matter.seat,
)

#: by whoever got more than two cards face down in it
REDEAL_REQUIRED = demanded("redeal", before=SECOND_ROUND_DEALT, by=OFFENDER, name="redeal-required")

ON_PURPOSE = Fact(
    "on-purpose",
    "Did the dealer choose to deal it face up?",
    lambda table, matter, act: YES if act.verb == "improper" else NO,
)
