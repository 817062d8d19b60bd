"""Remedies of stud."""

from collections.abc import Callable

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, Right, impose
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting
from referee.families.poker.binds import (
    BEGINS_WITH_FIRST_PLAYER,
    ENDS_WITH_FIRST_PLAYER,
    LAST_CARD_DOWN_TOO,
    LEFT_OUT_OF_SECOND_ROUND,
    NEXT_OF_TOO_FEW_DOWN,
    PLAYS_WITH_ALL_EXPOSED,
)
from referee.families.poker.gives.pots import WITHDRAW, MayTakeBackChips
from referee.families.poker.moves.betting import betting_now, betting_of, with_betting
from referee.families.poker.moves.stud import in_interval
from referee.mechanics.rulings.gives.binding import imposes
from referee.mechanics.rulings.gives.general import allowed, no_penalty
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, CountsAs, Must, Physical, Remark, Stands, Void


def _binds_dealer(kind: DutyKind) -> Callable[[Table, Matter], Table]:
    """The dealer deals otherwise from the next round on; if one is dealt out, the betting on it has begun."""

    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        table = with_betting(table, betting_now(table)) if in_interval(table) else table
        return impose(table, Duty(kind, table.dealer, matter.number, matter.law))

    return meaning


DEALER_TURNS_ONE = Must(
    "left-out-of-second-round",
    "the dealer turns one of them up and leaves {offender} out of the second round",
    imposes(LEFT_OUT_OF_SECOND_ROUND),
)
KEEPS_CARD = Must(
    "next-card-down",
    "{offender} keeps the card and gets his next one face down",
    lambda table, matter: table if matter.count else imposes(NEXT_OF_TOO_FEW_DOWN)(table, matter),  # unless he has got it
)
NO_OTHER_REDRESS = no_penalty("no other redress")


def _drops_and_withdraws(table: Table, right: Right, act: Act) -> Table:
    after = WITHDRAW.use(table, right, act)
    return with_betting(after, chips.drop(betting_of(after), right.seat))


DROP_AND_WITHDRAW = evolve(WITHDRAW, name="drop and withdraw", use=_drops_and_withdraws)
MAY_DROP_AND_WITHDRAW = MayTakeBackChips("he may drop and take back all his chips", right=DROP_AND_WITHDRAW)
MAY_WITHDRAW_OR_STAY = MayTakeBackChips("he may take back his chips, or stay in the pot")
CARDS_MOVE_BACK = Physical("the dealer moves the cards dealt later, so that each has what he would have had", HANDS_AS_TOLD)
DEALT_WHERE_IT_FALLS = allowed("the card is dealt to the player to whom it falls")
DISCARDED_AND_SKIPPED = Must(
    "skip-the-first-player",
    "the card is discarded, and the dealer skips the player who would have had it, ending the next round with him",
    _binds_dealer(ENDS_WITH_FIRST_PLAYER),
)
ROTATION_RESTORED = Must(
    "begin-with-the-first-player",
    "the round begins with the player who would have had the top card",
    _binds_dealer(BEGINS_WITH_FIRST_PLAYER),
)


def _call_undone(table: Table, matter: Matter) -> Table:
    """The betting as it was before the call, with the caller out of it, who may take up what he put in with it."""
    if matter.seat is None or matter.before is None:
        return table
    before = matter.was(Betting)
    back = betting_of(table).put[matter.seat] - before.put[matter.seat]
    return with_betting(table, chips.give_back(chips.drop(before, matter.seat), matter.seat, back))


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
PLAYS_EXPOSED = Must(
    "play-exposed",
    "{offender} plays on with all his cards exposed",
    imposes(PLAYS_WITH_ALL_EXPOSED),
)
LAST_CARD_DOWN = Must(
    "last-card-down", "his last card comes face down", imposes(LAST_CARD_DOWN_TOO), status=NO_PENALTY, bites=False
)
COMMON_CARD = CountsAs("common-card", "the card is the fifth card of every hand", bites=False)
MAY_NOT_CHOOSE = Remark("{offender} may not choose which card is turned")
