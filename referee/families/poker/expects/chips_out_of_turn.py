"""Chips put into the pot out of turn: they stay there, and what they are is settled when the player's turn comes."""

from collections.abc import Iterator

from referee.core.expect import OutOfTurn, TooLate
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import Act, amount_text
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.poker.moves.betting import (
    PAYING,
    beyond_ruling,
    chips_of,
    interval_at,
    is_for_card,
    is_instalment,
    is_poker,
)

VERBS = PAYING

CHIPS_OUT_OF_TURN = OutOfTurn("chips", says="chips put in by a player whose turn it is not")
CHIPS_AT_HIS_TURN = Deed("chips-at-his-turn", "chips put in too early, when the turn of the player comes")
CHIPS_AFTER_DROPPING = TooLate("chips", "drop", name="chips-after-dropping", says="chips put in by a player who has dropped")

CHIPS_AFTER_BETTING = TooLate("chips", "betting", name="chips-after-betting", says="chips put in when the betting is over")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Chips of a player who is not to speak, or no longer in the pot."""
    if act.seat is None or not is_poker(table):
        return
    betting, interval = interval_at(table, act.seat)
    if is_for_card(betting, act):
        return  # for an upcard
    if is_instalment(table, act) or beyond_ruling(table, act):
        return
    if interval is None and table.phase == OVER and chips_of(betting, act):
        yield Matter(CHIPS_AFTER_BETTING, act.seat, f"{table.name(act.seat)} put in chips when the betting was over", act.at)
    if interval is None or betting.turn in (None, act.seat):
        return
    chips = chips_of(betting, act)
    if not chips:
        return  # he has put in already what he says now
    put = amount_text(chips)
    if betting.is_active(act.seat):
        why = f"{table.name(act.seat)} put in {put} when it was {table.name(betting.turn)}'s turn"
        yield Matter(
            CHIPS_OUT_OF_TURN, act.seat, why, act.at, other=betting.turn, due=Whose(betting.turn), found=Whose(act.seat)
        )
    else:
        yield Matter(CHIPS_AFTER_DROPPING, act.seat, f"{table.name(act.seat)} put in {put} after dropping", act.at)
