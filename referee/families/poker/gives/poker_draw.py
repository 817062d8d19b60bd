"""Remedies of the draw."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.poker.betting import replaced
from referee.families.poker.moves.betting import betting_of
from referee.mechanics.rulings.gives.general import does, no_penalty, offender

DEALER_CORRECTS = does(
    lambda table, matter: "the dealer supplies another card" if matter.count < 0 else "the excess goes back on top of the pack"
)
MAY_DISCARD_TO_FIT = does(
    lambda table, matter: f"{offender(table, matter)} may discard further cards, so as to keep five", choice=True
)
MUST_ACCEPT_CARD = does(lambda table, matter: f"{offender(table, matter)} must accept the card", bites=False)
EXPOSED_CARD_DEAD = does("the card is dead, and is replaced when all others are served")
DISCARDS_SERVED = does(
    "the discards and the bottom card are shuffled and cut by an active player, and the draw goes on with them"
)
EXEMPT_DISCARDS = does("the opener's discards, and those of players still to draw, stay out if they can be told", bites=False)


def _stands_pat(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    betting = betting_of(table)
    return table.but(betting.but(asked=replaced(betting.asked, matter.seat, 0)))


NO_DRAW = does(lambda table, matter: f"{offender(table, matter)} plays without drawing, or drops", _stands_pat)
CORRECTION_STANDS = no_penalty("the correction stands")
FIRST_NUMBER_STANDS = does("he gets the number that he named first", bites=False)
MUST_ANSWER = does(lambda table, matter: f"{table.name(matter.other)} must answer", bites=False) & no_penalty(
    "no redress if the answer is wrong"
)
NEED_NOT_ANSWER = no_penalty("nobody need answer")
