"""Remedies of stud."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.roles import OFFENDER
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.gives.pots import may_withdraw
from referee.families.poker.moves.betting import with_betting
from referee.mechanics.rulings.gives.general import does, no_penalty, offender

DEALER_TURNS_ONE = does(
    lambda table, matter: f"the dealer turns one of them up and leaves {offender(table, matter)} out of the second round"
)
KEEPS_CARD = does(lambda table, matter: f"{offender(table, matter)} keeps the card and gets his next one face down")
NO_OTHER_REDRESS = no_penalty("no other redress")
MAY_DROP_AND_WITHDRAW = may_withdraw(OFFENDER, "he may drop and take back all his chips")
MAY_WITHDRAW_OR_STAY = may_withdraw(OFFENDER, "he may take back his chips, or stay in the pot")
CARDS_MOVE_BACK = does("the dealer moves the cards dealt later, so that each has what he would have had")
DEALT_WHERE_IT_FALLS = does("the card is dealt to the player to whom it falls", bites=False)
DISCARDED_AND_SKIPPED = does(
    "the card is discarded, and the dealer skips the player who would have had it, ending the next round with him"
)
ROTATION_RESTORED = does("the round begins with the player who would have had the top card")


def _call_undone(table: Table, matter: Matter) -> Table:
    """The betting as it was before the call, with the caller out of it."""
    if matter.seat is None or matter.before is None:
        return table
    return with_betting(table, chips.drop(matter.before, matter.seat))


CALL_VOID = does("the call is void, and the chips may be taken back", _call_undone)
CALL_STANDS = does("the call stands", bites=False)
NOT_OUT_OF_TURN = does(
    lambda table, matter: (
        f"a bet by {table.name(matter.other)} is not out of turn"
        if matter.other is not None
        else "a bet by the player named is not out of turn"
    ),
    bites=False,
)
NO_REDRESS = no_penalty("no redress")
PLAYS_EXPOSED = does(lambda table, matter: f"{offender(table, matter)} plays on with all his cards exposed")
COMMON_CARD = does("the card is the fifth card of every hand", bites=False)
MAY_NOT_CHOOSE = does(lambda table, matter: f"{offender(table, matter)} may not choose which card is turned", bites=False)
