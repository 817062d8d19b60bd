"""Euchre for five, six or seven: points are bid, the maker may use the widow, and chooses his partners (usp56 4081-4129)."""

from collections.abc import Mapping

from attrs import evolve, frozen

from referee.core.cards import SUIT_NAMES
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.families.euchre.moves.euchre import EUCHRE_MOVES, tricks_of
from referee.families.euchre.score.euchre import FIVE_HAND, SEVEN_HAND, SIX_HAND, Obligation, bid_entries
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves.tricks import take_tricks
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    BidForm,
    bids,
    lay_away,
    may_be_maker,
    names_trump_next,
    ready,
    taken_for_closed,
    widow_for,
)
from referee.mechanics.trump.moves.makers import columns, ended, makers, others
from referee.score.race import RaceResult


@frozen
class AuctionForm(BidForm):
    """What may be bid, by the number of players."""

    bids: Mapping[int, Mapping[int, Obligation]]

    def knows(self, table: Table, act: Act) -> bool:
        """Whether so many points may be bid."""
        return bool(act.numbers) and act.number in self.bids[table.seats]

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points are the higher bid."""
        return act.number > last.number

    def may_take_widow(self, table: Table, seat: Seat) -> bool:
        """Whether that player may use the widow: the maker, unless he has bid to do without."""
        return may_be_maker(table, seat) and obligation(table)[2]

    def partners(self, table: Table) -> int:
        """How many partners the maker may take; where the sides are set he has them already."""
        return 0 if table.seats == SET_SIDES else obligation(table)[1]


AUCTION_FORM = AuctionForm({5: FIVE_HAND, 6: SIX_HAND, 7: SEVEN_HAND})
#: at so many players the sides are set, partners sitting alternately
SET_SIDES = 6


def obligation(table: Table) -> Obligation:
    """What the highest bid obliges and entitles to: tricks, partners, and whether to the widow."""
    best = table[Bidding].best if table.part(Bidding) else None
    return table.game[AuctionForm].bids[table.seats].get(best.number if best and best.numbers else 0, (0, 0, True))


def begin(table: Table) -> Table:
    """Six players form two sides."""
    return table.but(sided=tuple(seat % 2 for seat in range(table.seats))) if table.seats == SET_SIDES else table


speak = bids(names_trump_next)


def names_trump(table: Table, act: Act) -> Table:
    """The maker names the trump."""
    table = taken_for_closed(table, act, names_trump_next)
    bidding = table.part(Bidding)
    if bidding is None or act.seat != bidding.maker or bidding.named:
        return table
    return _sides_taken(table.but(evolve(bidding, trump=act.suit, named=True)))


def chooses(table: Table, act: Act) -> Table:
    """The maker takes a partner."""
    table = taken_for_closed(table, act, names_trump_next)
    bidding = table.part(Bidding)
    if bidding is None or act.other is None or act.seat != bidding.maker or act.other == act.seat:
        return table
    table = table.but(evolve(bidding, partners=(*bidding.partners, act.other)))
    return _sides_taken(table) if bidding.named else table


def _sides_taken(table: Table) -> Table:
    """The table at the first lead, with the sides as the maker took them; partners without whom he plays are out of it."""
    bidding = table.part(Bidding)
    assert bidding is not None and bidding.maker is not None
    alone, idle = obligation(table)[1] == 0, 0
    if table.seats == SET_SIDES:
        partners = [seat for seat in range(table.seats) if table.side_of(seat) == table.side_of(bidding.maker)]
        idle = sum(1 << seat for seat in partners if seat != bidding.maker) if alone else 0
    else:
        own = {bidding.maker, *bidding.partners}
        table = table.but(sided=tuple(int(seat not in own) for seat in range(table.seats)))
    bidding = evolve(bidding, alone=1 << bidding.maker if alone else 0)
    leader = next(seat for seat in (table.eldest, *table.from_left_of(table.eldest)) if not idle >> seat & 1)
    return ready(table, bidding, leader, idle)


def contract_told(table: Table) -> str:
    """The bid, its maker and the trump."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or bidding.best is None:
        return ""
    trump = f" in {SUIT_NAMES[bidding.trump]}" if bidding.trump is not None else ""
    return f"{bidding.best.number} by {_names(table, (bidding.maker, *bidding.partners))}{trump}"


def _names(table: Table, seats: tuple[Seat, ...]) -> str:
    first, *partners = map(table.name, seats)
    return f"{first} with {' and '.join(partners)}" if partners else first


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The value of the bid, for those who made it or those who stopped it."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    maker = bidding.maker
    tricks = None if maker is None else tricks_of(table, maker)
    lines = None
    if maker is not None and tricks is not None and bidding.best is not None:
        ours, theirs = columns(table, makers(table, maker)), columns(table, others(table, maker))
        lines = bid_entries(bidding.best.number, obligation(table)[0], ours, theirs, tricks)
    return ended(table, contract_told(table), tricks, lines)


AUCTION_EUCHRE_PLAY = Play(
    "points are bid once round; the maker names the trump, may use the widow, and chooses partners",
    moves=EUCHRE_MOVES
    | {
        "bids": speak,
        "passes": speak,
        "call": speak,
        "makes": names_trump,
        "widow": widow_for(names_trump_next),
        "discards": lay_away,
        "chooses": chooses,
        "solo": moves_nothing,
    },
    runs={"play": take_tricks},
    begin=begin,
    result=result,
)
