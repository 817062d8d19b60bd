"""What goes wrong in a sale of the pitch: a bid that would put the seller out, a sale refused that would put the bidder out."""

from collections.abc import Iterator

from referee.core.expect import NoRight, Over
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import AUCTION, DEAL, Table
from referee.families.all_fours.moves.sell_out import SellOutForm, offered
from referee.mechanics.trump.moves.bidding import is_settled
from referee.score.match import points_to_win

VERBS = ("bids", "refuses")

BID_PUTS_OUT = Over("bid", "seller's game", name="bid-puts-out", says="a bid that would put the seller out if he sold for it")
SALE_REFUSED = NoRight("refuse", "bidder's game", name="sale-refused", says="a sale refused that would put the bidder out")


def in_game(game: Game) -> bool:
    """Where the pitch is sold."""
    return game.part(SellOutForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid, and a refusal."""
    if act.seat is None:
        return
    if act.verb == "bids":
        bidding = act.seat != table.eldest and not is_settled(table) and table.phase in (DEAL, AUCTION)
        if bidding and act.numbers and _puts_out(table, table.eldest, act.number):
            why = f"{table.name(act.seat)} bid {act.number}, with which {table.name(table.eldest)} would be out if he sold"
            yield Matter(BID_PUTS_OUT, act.seat, why, act.at, count=act.number)
    else:
        best = offered(table)
        if best is not None and best.seat is not None and act.seat == table.eldest and _puts_out(table, best.seat, best.number):
            why = f"{table.name(act.seat)} refused to sell, which puts {table.name(best.seat)} out"
            yield Matter(SALE_REFUSED, act.seat, why, act.at, other=best.seat)


def _puts_out(table: Table, seat: Seat, points: int) -> bool:
    before = table.sure_sheet.standing.points if table.sure_sheet is not None else ()
    return bool(before) and before[seat] + points >= points_to_win(table.game.score)
