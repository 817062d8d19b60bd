"""How auction hearts moves: counters are bid once round for the right to name the suit that is then to be avoided."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.families.hearts.moves import hearts
from referee.families.hearts.moves.hearts import HEARTS_PLAY
from referee.mechanics.trump.moves.bidding import Bidding, begun, bidding_of, is_high_enough, is_pass, ready, spoken
from referee.score.points_sheet import TakenResult
from referee.score.pool import waiting


def bidder_on_a_jack(table: Table) -> Seat | None:
    """Who names the suit without bidding, the pool of his deal not being won."""
    return next(iter(waiting(table.sure_sheet)), None)


def bid(table: Table, act: Act) -> Table:
    """A player bids counters, or passes."""
    if act.seat is None or table.phase == PLAY or act.seat in bidding_of(table, act.seat).spoken:
        return table
    table, bidding = begun(table, act)
    if not is_pass(act) and is_high_enough(table, act) and bidder_on_a_jack(table) is None:
        bidding = evolve(bidding, best=act)
    return table.but(spoken(table, bidding, act.seat))


def name_suit(table: Table, act: Act) -> Table:
    """The highest bidder names the suit to be avoided, and leads."""
    if act.seat is None or table.phase == PLAY:
        return table
    bidding = evolve(bidding_of(table, act.seat), maker=act.seat, named=True)
    return ready(table, bidding, act.seat)


def result(table: Table) -> tuple[TakenResult | None, TakenResult | None]:
    """What each player took, and what the highest bidder put into the pool; on a jack nobody does."""
    played, ruled = hearts.result(table)
    best = table[Bidding].best if table.part(Bidding) else None
    if played is None or best is None or bidder_on_a_jack(table) is not None:
        return played, ruled
    told = evolve(played, bidder=best.seat, bid=best.number)
    if ruled is None or ruled is played:
        return told, None if ruled is None else told
    return told, evolve(ruled, bidder=best.seat, bid=best.number)


AUCTION_HEARTS_PLAY = Play(
    "counters bid for naming a suit, then tricks without trumps",
    moves=dict(HEARTS_PLAY.moves) | {"bids": bid, "passes": bid, "makes": name_suit},
    begin=HEARTS_PLAY.begin,
    result=result,
)
