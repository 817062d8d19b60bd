"""Pinochle with two packs: what is announced in the place of a bid."""

from collections.abc import Iterator

from referee.core.expect import Disclosed
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import AUCTION, DEAL, Table
from referee.families.pinochle.moves.contract import Everybody
from referee.mechanics.trump.expects.speaking import SPEAKS_OUT_OF_TURN
from referee.mechanics.trump.moves.bidding import bidding_of, is_settled, whose_turn

VERBS = ("announces", "discloses")

ILLEGAL_INFORMATION = Disclosed(
    "in bidding", name="illegal-information", says="a suit named, or two long suits or strength told, in the bidding"
)
FLUSH_ANNOUNCED = Deed("flush-announced", "a flush or a long suit announced before anybody has bid")
MELD_ANNOUNCED_AFTER_BID = Deed("meld-announced-after-bid", "what a meld counts announced after a bid")
MELD_ANNOUNCED = Deed("meld-announced", "what a meld counts announced before anybody has bid")


def in_game(game: Game) -> bool:
    """Where such things are announced."""
    return game.part(Everybody) is not None and game.minds(ILLEGAL_INFORMATION)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What somebody says of his hand in the bidding."""
    if act.seat is None or table.phase not in (DEAL, AUCTION) or is_settled(table):
        return
    who, bidding, turn = table.name(act.seat), bidding_of(table, act.seat), whose_turn(table, act)
    if act.verb == "announces" and act.suit is None and act.seat != turn and table.game[Everybody].announces:
        why = f"{who} announced when it was {table.name(turn)}'s turn"
        yield Matter(SPEAKS_OUT_OF_TURN, act.seat, why, act.at, act=act, due=whose(turn), found=whose(act.seat))
    elif act.verb == "discloses" or act.suit is not None or not table.game[Everybody].announces:
        yield Matter(ILLEGAL_INFORMATION, act.seat, f"{who} told of his hand in the bidding", act.at, suit=act.suit)
    elif act.amount is not None and bidding.best is not None:
        why = f"{who} announced a meld of {act.amount} after a bid"
        yield Matter(MELD_ANNOUNCED_AFTER_BID, act.seat, why, act.at, count=int(act.amount))
    elif act.amount is not None:
        yield Matter(MELD_ANNOUNCED, act.seat, f"{who} announced a meld of {act.amount}", act.at, count=int(act.amount))
    elif bidding.best is None:
        yield Matter(FLUSH_ANNOUNCED, act.seat, f"{who} announced a flush or a long suit before any bid", act.at)
