"""Pinochle with partners: trump named again, the widow shown, a game claimed, a bid without a marriage, cards laid away wrongly."""

from collections.abc import Iterator

from referee.core.expect import Changed, Exposed, NoRight, NotInThisGame
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, OVER, Table
from referee.families.pinochle.expects.auction import OPENING_BID_WITHHELD
from referee.families.pinochle.expects.two_hand import NOT_OUT
from referee.families.pinochle.moves.contract import Everybody, holds_marriage, points_now
from referee.families.pinochle.moves.two_hand import target
from referee.mechanics.trump.moves.bidding import BIDDING, Bidding, bidding_of, is_pass

VERBS = ("makes", "exposes", "out", "passes", *BIDDING)

TRUMP_NAMED_AGAIN = Changed("trump", "named", name="trump-named-again", says="another trump named after one was named")
WIDOW_SHOWN = Exposed("widow", "taking", name="widow-shown", says="the widow shown by the player who takes it")
OUT_NOT_DECLARED = NotInThisGame(
    "declaration", "out", name="out-not-declared", says="a player who declares himself out in a game that does not know it"
)
BID_WITHOUT_MARRIAGE = NoRight(
    "bid", "marriage", name="bid-without-marriage", says="a bid by a player who holds no marriage, where he has to"
)


def in_game(game: Game) -> bool:
    """Where everybody melds."""
    return game.part(Everybody) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with an act, by its verb."""
    if act.seat is None:
        return
    who, form, bidding = table.name(act.seat), table.game[Everybody], table.part(Bidding)
    match act.verb:
        case "makes" if bidding is not None and bidding.named and act.seat == bidding.maker:
            yield Matter(TRUMP_NAMED_AGAIN, act.seat, f"{who} named another trump", act.at, suit=act.suit)
        case "exposes" if act.how == "widow":
            yield Matter(WIDOW_SHOWN, act.seat, f"{who} showed the widow", act.at, cards=act.cards)
        case "out" if form.bids:
            yield Matter(OUT_NOT_DECLARED, act.seat, f"{who} declared himself out", act.at)
        case "out" if table.phase != OVER:
            to, points = target(table), points_now(table, act.seat)
            if to is not None and points < to and not table.sheet_doubted:
                why = f"{who} declared his side out with {points} points, where {to} win the game"
                yield Matter(NOT_OUT, act.seat, why, act.at, due=Number(to), found=Number(points))
        case "passes" | "bids" | "call" if form.bids and table.phase in (DEAL, AUCTION):
            yield from _speaks(table, act, who)


def _speaks(table: Table, act: Act, who: str) -> Iterator[Matter]:
    assert act.seat is not None
    bidding, form = bidding_of(table, act.seat), table.game[Everybody]
    forced = bidding.best is None and act.seat == table.dealer and len(bidding.spoken) == table.seats - 1
    if is_pass(act):
        if form.dealer_must and forced:
            yield Matter(OPENING_BID_WITHHELD, act.seat, f"{who} passed, who had to bid {form.least}", act.at)
        return
    if not table.game.minds(BID_WITHOUT_MARRIAGE) or act.seat in bidding.spoken:
        return
    if holds_marriage(table, act.seat) is False and not (forced and act.numbers and act.number == form.least):
        yield Matter(BID_WITHOUT_MARRIAGE, act.seat, f"{who} bid without a marriage in his hand", act.at)
