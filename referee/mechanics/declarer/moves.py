"""How games with an auction, a dummy and tricks move: which function moves the table at which verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import evolve

from referee.core.cards import Hand
from referee.core.contract import Contract
from referee.core.game import Play
from referee.core.table import OVER, Table
from referee.mechanics.auction import moves as auction
from referee.mechanics.claims import moves as claims
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, remember
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.score.bridge import Honors, honors_held
from referee.score.contracts import DealResult

#: the honors that the hands held, as dealt, under a contract
HonorsOf = Callable[[Sequence[Hand], Contract], tuple[Honors, ...]]


def result(table: Table, honors_of: HonorsOf = honors_held) -> tuple[DealResult | None, DealResult | None]:
    """The contract and the tricks of declarer's side, as the table counted them and with what the rulings move."""
    contract = table.contract
    if contract is None:
        if table.phase != OVER or table.auction is None:
            return None, None
        passed_out = DealResult(None, 0, (), table.vulnerable, table.dealer, table.board, table.number)
        return passed_out, None if table.void else passed_out
    counted = _counted(table, contract.side)
    honors = table.honors or honors_of(table.dealt, contract)
    played = DealResult(
        contract, counted[0] if counted else 0, honors, table.vulnerable, table.dealer, table.board, table.number,
        complete=counted is not None,
    )  # fmt: skip
    if table.void:
        return played, None
    vulnerable = table.vulnerable_by_law or table.vulnerable
    if not counted or (counted[0] == counted[1] and vulnerable == table.vulnerable):
        return played, played
    return played, evolve(played, tricks=counted[1], vulnerable=vulnerable)


def _counted(table: Table, side: int) -> tuple[int, int] | None:
    """The tricks of declarer's side as played and as ruled, where the log tells them."""
    size = table.hand_size
    if table.phase != OVER and table.won is not None:
        won = table.won[1] if table.won[0] == side else size - table.won[1]
    elif table.tricks is None:
        return None
    else:
        both = tricks.tricks_won(table)
        if sum(both) < size:
            return None
        won = both[side]
    played = ruled = won
    if table.won is not None:  # as the players counted them
        played = table.won[1] if table.won[0] == side else size - table.won[1]
    if any(table.taken):
        played = max(0, min(size, played + table.taken[side] - table.taken[1 - side]))
    if table.transfers:
        moved = tricks.tricks_moved(table, 1 - side) - tricks.tricks_moved(table, side)
        ruled = max(0, min(size, won + moved))
    return played, ruled


BRIDGE_PLAY = Play(
    "an auction, then thirteen tricks, dummy's cards played by declarer",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "call": auction.call,
        "simultaneous": auction.call,
        "changes": auction.change,
        "adds": corrections.add,
        "omits": corrections.omit,
        "names": tricks.name_card,
        "touches": tricks.name_card,
        "round": remember,
        "claims": claims.claim,
        "concedes": claims.concede,
        "disputes": claims.dispute,
        "end": claims.settle,
    },
    runs={"call": auction.take_calls, "play": tricks.take_tricks},
    result=result,
)
