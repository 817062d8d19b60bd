"""Bids that a game does not know, that are not higher than the last, or that are a player's second."""

from collections.abc import Iterator

from referee.core.expect import Again, ByAnother, NotHigher, NotInThisGame, Under
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, call_text
from referee.core.sanctions import must_pass
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.trump.moves.bidding import (
    BIDDING,
    BidForm,
    bidding_of,
    bids_again,
    is_high_enough,
    is_pass,
    is_settled,
    speaks_out_of_turn,
)

VERBS = BIDDING

BID_NOT_LISTED = NotInThisGame("bid", name="bid-not-listed", says="a bid that the game does not know")
INSUFFICIENT_BID = NotHigher("bid", name="insufficient-bid", says="a bid that does not top the last one")
BID_TOO_LOW = Under("bid", name="bid-too-low", says="a bid below the least that may be bid")
BID_AGAIN = Again("bid", says="a second bid by a player who has only one")
HOLD_BY_ANOTHER = ByAnother(
    "hold", "dealer", name="hold-by-another", says="a bid held by a player who is not the dealer", waits=WITHOUT_EFFECT
)


def in_game(game: Game) -> bool:
    """Where a bid tops another for the trump."""
    return game.part(BidForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid, against what may be bid and what was bid before."""
    if act.seat is None or is_pass(act):
        return
    bidding, who = bidding_of(table, act.seat), table.name(act.seat)
    if is_settled(table):
        if bids_again(table, act):
            yield Matter(BID_AGAIN, act.seat, f"{who} bid {bid_text(act)} when all had spoken", act.at)
    elif table.phase not in (DEAL, AUCTION):
        return
    elif not table.game[BidForm].knows(table, act):
        yield Matter(BID_NOT_LISTED, act.seat, f"{who} bid {bid_text(act)}", act.at)
    elif act.how == "hold" and act.seat != table.dealer:
        yield Matter(HOLD_BY_ANOTHER, act.seat, f"{who} held the last bid, which is for the dealer to do", act.at, act=act)
    elif bidding.best is not None and bidding.best.seat == act.seat and bidding.best.verb == "widow":
        return  # what he may bid who took the widow is another matter
    elif must_pass(table, act.seat):
        return  # that he bids at all is another matter
    elif act.seat in bidding.spoken:
        yield Matter(BID_AGAIN, act.seat, f"{who} bid {bid_text(act)} when he had spoken already", act.at)
    elif bidding.best is not None and not speaks_out_of_turn(table, act) and not is_high_enough(table, act):
        before = f"{table.name(bidding.best.seat)}'s {bid_text(bidding.best)}"
        yield Matter(INSUFFICIENT_BID, act.seat, f"{who} bid {bid_text(act)} over {before}", act.at, act=act)


def bid_text(act: Act) -> str:
    """A bid as reports write it."""
    if act.call is not None:
        return call_text(act.call)
    return act.how or (str(act.number) if act.numbers else "nothing")
