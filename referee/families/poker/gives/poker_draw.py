"""Remedies of the draw."""

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, record_choice
from referee.core.sheet import counted
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.core.window import Role, Window
from referee.families.poker.betting import replaced
from referee.families.poker.gives.betting import dead_card
from referee.families.poker.moves.betting import SPEAKING, drawing_of
from referee.families.poker.moves.poker import draws
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.general import no_penalty
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    CountsAs,
    May,
    MayNot,
    Physical,
    Remark,
    WithoutEffect,
)

DEALER_CORRECTS = Physical(
    lambda table, matter: "the dealer supplies another card" if matter.count < 0 else "the excess goes back on top of the pack",
    HANDS_AS_TOLD,
)


# --- cards in excess

SERVED = Role("the player served", OFFENDER.seats)
#: until then he can bring his hand to five cards
SPEAKS_AFTER_DRAW = Window(
    "his first word after the draw", lambda table, matter, act: act.verb in SPEAKING and act.seat == matter.seat
)


def _discarded_to_fit(table: Table, right: Right, act: Act) -> Table:
    gone = counted(act.how_many, "card")
    return record_choice(table, right.matter, f"{table.name(act.seat)} discards {gone} more", act)


DISCARD_TO_FIT = RightKind(
    "discard to fit",
    lambda table, right: "discard further cards, so as to keep five",
    claimed=lambda table, right, act: act.verb == "discards" and act.seat == right.seat,
    ripe=lambda table, right: True,
    use=_discarded_to_fit,
)
MAY_DISCARD_TO_FIT = May(
    "discard-to-fit",
    "{offender} may discard further cards, so as to keep five",
    grants(DISCARD_TO_FIT),
    choice=True,
)
MUST_ACCEPT_CARD = Remark("{offender} must accept the card")
EXPOSED_CARD_DEAD = dead_card("the card is dead, and is replaced when all others are served")
DISCARDS_SERVED = Physical(
    "the discards and the bottom card are shuffled and cut by an active player, and the draw goes on with them",
    NO_ORDER_IS_SHOWN,
)
EXEMPT_DISCARDS = Remark("the opener's discards, and those of players still to draw, stay out if they can be told")


def _stands_pat(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    betting = drawing_of(table)
    return table.but(betting.but(asked=replaced(betting.asked, matter.seat, 0)))


NO_DRAW = MayNot("draw", "{offender} plays without drawing, or drops", _stands_pat)


def _asks_anew(table: Table, matter: Matter) -> Table:
    return table if matter.act is None else draws(table, matter.act)


CORRECTION_STANDS = CountsAs("number", "the correction stands", _asks_anew, status=NO_PENALTY, bites=False)
FIRST_NUMBER_STANDS = WithoutEffect("he gets the number that he named first")
MUST_ANSWER = Remark(lambda table, matter: f"{table.name(matter.other)} must answer") & no_penalty(
    "no redress if the answer is wrong"
)
NEED_NOT_ANSWER = no_penalty("nobody need answer")
