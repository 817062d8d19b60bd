"""Bids of how many tricks a player will win: out of turn, or changed; and the scorekeeper who has to tell what they come to."""

from collections.abc import Iterator

from referee.core.expect import Changed, OutOfTurn, WrongSum
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number, whose
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.table import Table
from referee.families.whist.moves.exact_bids import bids, whose_bid
from referee.mechanics.auction.expects import BID_NOT_LISTED
from referee.mechanics.tricks.moves.tricks import has_begun

VERBS = ("bids", "announces", "silent")

EXACT_BID_OUT_OF_TURN = OutOfTurn("bid", name="exact-bid-out-of-turn", says="a bid of tricks by a player whose turn it is not")
EXACT_BID_CHANGED = Changed("bid of tricks", name="exact-bid-changed", says="a bid of tricks made once and then changed")
BIDS_NOT_COMPARED = WrongSum(
    "bids", name="bids-not-compared", says="bids whose sum the scorekeeper does not compare rightly with the tricks"
)


def in_game(game: Game) -> bool:
    """Where each bids what he thinks to win."""
    return game.minds(EXACT_BID_CHANGED)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid at the wrong moment, and the word that has to follow the last one."""
    if act.verb == "bids":
        if act.seat is not None and act.numbers:
            yield from _bid(table, act)
    elif not has_begun(table) and whose_bid(table) is None:
        yield from _compared(table, act)


def _bid(table: Table, act: Act) -> Iterator[Matter]:
    made, who, most = bids(table), table.name(act.seat), _tricks_to_win(table)
    if most is not None and most < act.number:
        why = f"{who} bid {act.number}, where there {'is' if most == 1 else 'are'} {counted(most, 'trick')}"
        yield Matter(BID_NOT_LISTED, act.seat, why, act.at, due=Number(most), found=Number(act.number))
    if act.seat in made:
        if made[act.seat] != act.number:
            why = f"{who} changed his bid from {made[act.seat]} to {act.number}"
            yield Matter(
                EXACT_BID_CHANGED, act.seat, why, act.at, count=act.number, due=Number(made[act.seat]), found=Number(act.number)
            )
        return
    turn = whose_bid(table)
    if act.seat != turn:
        why = f"{who} bid {act.number} when it was {table.name(turn)}'s turn"
        yield Matter(
            EXACT_BID_OUT_OF_TURN, act.seat, why, act.at, other=turn, count=act.number, due=whose(turn), found=whose(act.seat)
        )


def _tricks_to_win(table: Table) -> int | None:
    """How many tricks there are; not known where a hand is told with more cards than this deal has."""
    longest = max(hand.bit_count() for hand in table.hands)
    return table.hand_size if table.hand_size and longest <= table.hand_size else None


def _compared(table: Table, act: Act) -> Iterator[Matter]:
    bid, there_are = sum(bids(table).values()), _tricks_to_win(table)
    if there_are is None:
        return
    due = "over" if bid > there_are else "under" if bid < there_are else "even"
    if act.verb == "announces" and act.how in ("over", "under", "even") and act.how != due:
        why = f'"{act.how}" was announced, where {bid} are bid of {there_are}'
        yield Matter(BIDS_NOT_COMPARED, act.seat, why, act.at, count=bid)
    elif act.verb == "silent":
        yield Matter(BIDS_NOT_COMPARED, act.seat, f"it was not announced that {bid} are bid of {there_are}", act.at, count=bid)
