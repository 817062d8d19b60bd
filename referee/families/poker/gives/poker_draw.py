"""Remedies of the draw."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.poker.betting import replaced
from referee.families.poker.moves.betting import betting_of
from referee.mechanics.rulings.gives.general import no_penalty, offender
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    NOT_HELD_TO_IT,
    MayNot,
    Physical,
    Remark,
    Undone,
)

DEALER_CORRECTS = Physical(
    lambda table, matter: "the dealer supplies another card" if matter.count < 0 else "the excess goes back on top of the pack",
    HANDS_AS_TOLD,
)
MAY_DISCARD_TO_FIT = Undone(
    lambda table, matter: f"{offender(table, matter)} may discard further cards, so as to keep five",
    NOT_HELD_TO_IT,
    choice=True,
)
MUST_ACCEPT_CARD = Remark(lambda table, matter: f"{offender(table, matter)} must accept the card")
EXPOSED_CARD_DEAD = Physical("the card is dead, and is replaced when all others are served", HANDS_AS_TOLD)
DISCARDS_SERVED = Physical(
    "the discards and the bottom card are shuffled and cut by an active player, and the draw goes on with them",
    NO_ORDER_IS_SHOWN,
)
EXEMPT_DISCARDS = Remark("the opener's discards, and those of players still to draw, stay out if they can be told")


def _stands_pat(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    betting = betting_of(table)
    return table.but(betting.but(asked=replaced(betting.asked, matter.seat, 0)))


NO_DRAW = MayNot("draw", lambda table, matter: f"{offender(table, matter)} plays without drawing, or drops", _stands_pat)
CORRECTION_STANDS = no_penalty("the correction stands")
FIRST_NUMBER_STANDS = Remark("he gets the number that he named first")
MUST_ANSWER = Remark(lambda table, matter: f"{table.name(matter.other)} must answer") & no_penalty(
    "no redress if the answer is wrong"
)
NEED_NOT_ANSWER = no_penalty("nobody need answer")
