"""Honeymoon bridge: two draw from a stock through thirteen tricks that count nothing, then bid and play what they hold."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import DEAL, OVER, Table
from referee.core.values import frozen
from referee.mechanics.auction import moves as auction
from referee.mechanics.auction.state import Auction
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.declarer.moves import CONTRACT_PLAY
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Tricks, TricksFirst, empty_tricks


@frozen(eq=False)
class Honeymoon(TricksFirst):
    """What the game needs to know of itself: how many cards lie in the stock."""

    stock: int = 26


def is_drawing(table: Table) -> bool:
    """Whether the tricks are those that count nothing."""
    return table.game.part(Honeymoon) is not None and table.part(Auction) is None and table.part(Contract) is None


def drawn(table: Table) -> int:
    """How many cards have been drawn from the stock."""
    return sum(1 for act in table.acts if act.verb == "draws")


def to_draw(table: Table) -> Seat | None:
    """Who draws next: after each trick its winner and then the other."""
    stands = table.part(Tricks)
    if stands is None or not stands.winners or stands.cards or not is_drawing(table):
        return None
    since = drawn(table) - 2 * (len(stands.winners) - 1)
    if since == 1:  # whoever has drawn, in turn or not
        last = next(act.seat for act in reversed(table.acts) if act.verb == "draws")
        return None if last is None else table.left(last)
    return stands.winners[-1] if since == 0 else None


def begin(table: Table) -> Table:
    """The player who did not deal leads."""
    return table if known_dealer(table) is None else table.but(empty_tricks(table, table.left(table.dealer)))


def dealer(table: Table, act: Act) -> Table:
    """The log says whose deal it is."""
    return begin(CONTRACT_PLAY.moves["dealer"](table, act))


def draw(table: Table, act: Act) -> Table:
    """A player draws; the first card he names is the one he keeps. With the last card of the stock the auction begins."""
    if act.seat is None or not is_drawing(table) or table.phase == DEAL:
        return table
    hand = table.hands[act.seat]
    table = tricks.with_hand(table, act.seat, hand | (1 << act.card if act.cards else 0)).note(act)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return bidding(table) if table.phase == OVER and drawn(table) >= table.game[Honeymoon].stock else table


def bidding(table: Table) -> Table:
    """The stock is gone: the dealer is to bid or pass."""
    return auction.begin_auction(table.without(Tricks).but(dealt=table.hands))


def call(table: Table, act: Act) -> Table:
    """A player calls; a log that did not tell what was drawn goes on with hands that are not known."""
    if is_drawing(table) and table.phase == OVER:
        table = bidding(table.but(unknown=(1 << table.seats) - 1))
    return auction.call(table, act)


def without_dummy(table: Table) -> Table:
    """Nobody has a partner, and no hand is laid open."""
    assert table.part(Contract) is not None
    return table.but(evolve(table[Contract], dummy=None))


HONEYMOON_PLAY: Play = evolve(
    CONTRACT_PLAY, name="thirteen tricks for drawing, an auction of two, then thirteen tricks",
    moves={**CONTRACT_PLAY.moves, "dealer": dealer, "draws": draw, "call": call},
    runs={}, together={"hand": CONTRACT_PLAY.together["hand"]}, begin=begin, contracted=without_dummy,
)  # fmt: skip
