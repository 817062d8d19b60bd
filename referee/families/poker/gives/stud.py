"""Remedies of stud."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting
from referee.families.poker.gives.pots import may_withdraw
from referee.families.poker.moves.betting import with_betting
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.general import no_penalty, offender
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NOT_HELD_TO_IT,
    CountsAs,
    Physical,
    Remark,
    Stands,
    Undone,
    Void,
)

DEALER_TURNS_ONE = Undone(
    lambda table, matter: f"the dealer turns one of them up and leaves {offender(table, matter)} out of the second round",
    NOT_HELD_TO_IT,
)
KEEPS_CARD = Undone(
    lambda table, matter: f"{offender(table, matter)} keeps the card and gets his next one face down", NOT_HELD_TO_IT
)
NO_OTHER_REDRESS = no_penalty("no other redress")
MAY_DROP_AND_WITHDRAW = may_withdraw(OFFENDER, "he may drop and take back all his chips")
MAY_WITHDRAW_OR_STAY = may_withdraw(OFFENDER, "he may take back his chips, or stay in the pot")
CARDS_MOVE_BACK = Physical("the dealer moves the cards dealt later, so that each has what he would have had", HANDS_AS_TOLD)
DEALT_WHERE_IT_FALLS = Remark("the card is dealt to the player to whom it falls")
DISCARDED_AND_SKIPPED = Undone(
    "the card is discarded, and the dealer skips the player who would have had it, ending the next round with him",
    NOT_HELD_TO_IT,
)
ROTATION_RESTORED = Undone("the round begins with the player who would have had the top card", NOT_HELD_TO_IT)


def _call_undone(table: Table, matter: Matter) -> Table:
    """The betting as it was before the call, with the caller out of it."""
    if matter.seat is None or matter.before is None:
        return table
    return with_betting(table, chips.drop(matter.was(Betting), matter.seat))


CALL_VOID = Void("call", "the call is void, and the chips may be taken back", _call_undone)
CALL_STANDS = Stands("the call stands", bites=False)
NOT_OUT_OF_TURN = Remark(
    lambda table, matter: (
        f"a bet by {table.name(matter.other)} is not out of turn"
        if matter.other is not None
        else "a bet by the player named is not out of turn"
    )
)
NO_REDRESS = no_penalty("no redress")
PLAYS_EXPOSED = Undone(lambda table, matter: f"{offender(table, matter)} plays on with all his cards exposed", NOT_HELD_TO_IT)
COMMON_CARD = CountsAs("common-card", "the card is the fifth card of every hand", bites=False)
MAY_NOT_CHOOSE = Remark(lambda table, matter: f"{offender(table, matter)} may not choose which card is turned")
