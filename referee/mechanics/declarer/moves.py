"""How games with an auction, a dummy and tricks move: which function moves the table at which verb."""

from collections.abc import Callable, Sequence

from attrs import evolve

from referee.core.cards import Hand
from referee.core.game import Play, Together
from referee.core.record import Act, Side
from referee.core.table import OVER, Table
from referee.mechanics.auction import moves as auction
from referee.mechanics.auction.state import Auction
from referee.mechanics.claims import moves as claims
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.declarer.best_play import best_play
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.board import board_of
from referee.mechanics.setting.moves import CONTRACT_TOLD, SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.moves.tricks import last_trick
from referee.mechanics.tricks.state import Tricks, as_dealt
from referee.score.bridge import Honors, honors_held
from referee.score.contracts import DealResult

#: the honors that the hands held, as dealt, under a contract
HonorsOf = Callable[[Sequence[Hand], Contract], tuple[Honors, ...]]


def result(table: Table, honors_of: HonorsOf = honors_held) -> tuple[DealResult | None, DealResult | None]:
    """The contract and the tricks of declarer's side, as the table counted them and with what the rulings move."""
    contract, board = table.part(Contract), board_of(table)
    if contract is None:
        if table.phase != OVER or table.part(Auction) is None:
            return None, None
        passed_out = DealResult(None, 0, (), board.vulnerable, table.dealer, board.number, table.number)
        return passed_out, None if table.void else passed_out
    counted = _counted(table, contract.side)
    honors = reckoning_of(table).honors or honors_of(as_dealt(table), contract)
    played = DealResult(
        contract, counted[0] if counted else 0, honors, board.vulnerable, table.dealer, board.number, table.number,
        complete=counted is not None,
    )  # fmt: skip
    if table.void:
        return played, None
    vulnerable = board.by_law or board.vulnerable
    if not counted or (counted[0] == counted[1] and vulnerable == board.vulnerable):
        return played, played
    return played, evolve(played, tricks=counted[1], vulnerable=vulnerable)


def _counted(table: Table, side: int) -> tuple[int, int] | None:
    """The tricks of declarer's side as played and as ruled, where the log tells them."""
    size, reckoning = table.hand_size, reckoning_of(table)
    told = reckoning.won
    both = tricks.tricks_won(table) if table.part(Tricks) is not None else (0, 0)
    won = tricks_counted(both, told if table.phase != OVER else None, side, size)
    if won is None:
        return None
    played = ruled = won
    if told is not None:  # as the players counted them
        played = told[1] if told[0] == side else size - told[1]
    if any(reckoning.taken):
        played = max(0, min(size, played + reckoning.taken[side] - reckoning.taken[1 - side]))
    if reckoning.transfers:
        moved = tricks.tricks_moved(table, 1 - side) - tricks.tricks_moved(table, side)
        ruled = max(0, min(size, won + moved))
    return played, ruled


def tricks_counted(both: Sequence[int], told: tuple[Side, int] | None, side: Side, size: int) -> int | None:
    """The tricks of a side, as the log tells them of one side, or else as they were won in a play told to its end."""
    if told is not None:
        return told[1] if told[0] == side else size - told[1]
    return both[side] if sum(both) >= size else None


def turn(table: Table, act: Act) -> Table:
    """The log says whose turn it is, in the middle of the auction too."""
    table, bidding = setting.turn(table, act), table.part(Auction)
    if act.seat is None or bidding is None or bidding.closed:
        return table
    return table.but(evolve(bidding, turn=act.seat))


def of_dummy(table: Table, act: Act) -> Act:
    """A card of dummy's that declarer takes back, which is dummy's play: the one named, or the last that his side has laid."""
    dummy, tricks = dummy_of(table), table.part(Tricks)
    if tricks is None or dummy is None or act.seat is None or act.seat != declarer_of(table):
        return act
    laid = [played for played in last_trick(tricks) if played[0] in (act.seat, dummy)]
    of_dummy = (dummy, act.cards[-1]) in laid if act.cards else laid[-1:] and laid[-1][0] == dummy
    return evolve(act, seat=dummy) if of_dummy else act


CONTRACT_PLAY = Play(
    "an auction, then thirteen tricks, dummy's cards played by declarer",
    moves=SETTING
    | CONTRACT_TOLD
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "turn": turn,
        "call": auction.call,
        "simultaneous": auction.call,
        "changes": auction.change,
        "names": tricks.name_card,
        "touches": tricks.name_card,
        "round": moves_nothing,
        "claims": claims.claim,
        "concedes": claims.concede,
        "disputes": claims.dispute,
        "agrees": moves_nothing,
        "end": claims.settle,
    },
    runs={"call": auction.take_calls, "play": tricks.take_tricks},
    together={
        "deal": Together(None, setting.deal_told),
        "dealer": Together(DEAL_MOVES["dealer"], setting.deal_told),
        "vulnerable": Together(setting.vulnerable, setting.deal_told),
        "hand": Together(setting.hand, setting.deal_told),
        "won": Together(setting.won, setting.count_told),
    },
    meant={"call": auction.as_meant, "retracts": of_dummy, "substitutes": of_dummy},
    result=result,
    rest=best_play,
)
