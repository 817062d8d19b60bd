"""Who speaks while the trump is made: a bid, a pass or a declaration out of turn, and a trump named by the wrong player."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES
from referee.core.expect import ByAnother, OutOfTurn
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.mechanics.auction.expects import BID_AGAIN
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import (
    BIDDING,
    SPEAKING,
    BidForm,
    bidding_of,
    is_pass,
    names_too_early,
    speaks_out_of_turn,
    whose_turn,
)

VERBS = SPEAKING

SPEAKS_OUT_OF_TURN = OutOfTurn(
    "bid", "pass make", name="speaks-out-of-turn", says="a bid, a pass or a declaration out of turn", waits=WITHOUT_EFFECT
)
MADE_BY_ANOTHER = ByAnother(
    "make", name="made-by-another", says="a make by a player, or from a hand, to whom it does not belong"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is said to make the trump, against who may say it."""
    if act.seat is None or (act.verb in BIDDING and not bids_for_trump(table.game)):
        return  # where nothing is bid for the trump a bid says nothing, and calls are those of an auction
    who = table.name(act.seat)
    if act.verb == "makes" and table.game.part(BidForm) is not None:
        best = bidding_of(table, act.seat).best
        if best is not None and best.seat != act.seat and not has_begun(table):
            why = f"{who} {said(act)}, where {table.name(best.seat)} bid highest"
            yield Matter(MADE_BY_ANOTHER, act.seat, why, act.at)
    elif act.verb in BIDDING and act.seat in bidding_of(table, act.seat).spoken and table.game.minds(BID_AGAIN):
        return  # a second bid is another matter
    elif speaks_out_of_turn(table, act):
        turn = whose_turn(table, act)
        why, due, found = f"{who} {said(act)} when it was {table.name(turn)}'s turn", whose(turn), whose(act.seat)
        yield Matter(SPEAKS_OUT_OF_TURN, act.seat, why, act.at, suit=act.suit, call=act.call, act=act, due=due, found=found)
    elif names_too_early(table, act):
        why = f"{who} {said(act)} before the turn-up had been turned down"
        yield Matter(SPEAKS_OUT_OF_TURN, act.seat, why, act.at, suit=act.suit, act=act)


def bids_for_trump(game: Game) -> bool:
    """Whether the trump goes to whoever bids for it."""
    return game.play is not None and "bids" in game.play.moves


def said(act: Act) -> str:
    """What a player did, in words."""
    match act.verb:
        case "orders" | "assists":
            return {"orders": "ordered it up", "assists": "assisted"}[act.verb]
        case "lifts" | "rejects":
            return {"lifts": "took it up", "rejects": "turned it down"}[act.verb]
        case "makes":
            return f"named {'no trump' if act.suit is None else SUIT_NAMES[act.suit]}"
    return "passed" if is_pass(act) else "bid"
