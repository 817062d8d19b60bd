"""What laws of pinochle with two packs give: bids that words count as, a pass, a bid to be replaced or to stand."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.families.pinochle.moves.contract import Everybody, deemed_bid
from referee.mechanics.rulings.gives.parts import CountsAs, Must
from referee.mechanics.trump.moves.bidding import bidding_of


def _least(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else deemed_bid(table, matter.seat, table.game[Everybody].least)


DEEMED_LEAST_BID = CountsAs("least-bid", "it counts as the least bid", _least)


def _over(table: Table, matter: Matter) -> int:
    """Ten more for each hundred points announced, or part of a hundred."""
    best = bidding_of(table, matter.seat).best
    step = table.game[Everybody].step
    return (best.number if best else 0) + step * -(-matter.count // (10 * step))


DEEMED_OVERCALL = CountsAs(
    "overcall",
    "it counts as a bid higher by ten for each hundred points or part of a hundred",
    lambda table, matter: table if matter.seat is None else deemed_bid(table, matter.seat, _over(table, matter)),
)


def _passed(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    bidding = bidding_of(table, matter.seat)
    return table.but(evolve(bidding, spoken=(*bidding.spoken, matter.seat)))


COUNTS_AS_PASS = CountsAs("pass", "it counts as a pass", _passed)


def _replaces(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return table.but(evolve(bidding_of(table, matter.seat), turn=matter.seat))


REPLACES_OR_PASSES = Must("replace-or-pass", "{offender} puts a sufficient bid in its place, or passes", _replaces)


def _stands(table: Table, matter: Matter) -> Table:
    """The bid that was not high enough is the one to be topped."""
    bidding = bidding_of(table, matter.seat)
    number = next((act.number for act in reversed(table.acts_of("bids")) if act.seat == matter.seat and act.numbers), None)
    if matter.seat is None or number is None:
        return table
    return table.but(evolve(bidding, best=Act("bids", matter.seat, numbers=(number,))))


LOW_BID_STANDS = CountsAs("sufficient", "it stands without penalty", _stands, status=CONDONED, bites=False)
