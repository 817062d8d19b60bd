"""Remedies of napoleon: chips paid, chips not collected, a deal ended by a revoke."""

from __future__ import annotations

from attrs import evolve

from referee.core.matter import NO_PENALTY, Matter
from referee.core.roles import OFFENDER
from referee.core.table import OVER, Table
from referee.families.euchre.score.napoleon import OUT_OF_TURN, POOL_FOR_LEAD, POOL_FOR_REVOKE
from referee.mechanics.rulings.gives.general import does, names
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.expects.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.trump.moves.bidding import bidding_of
from referee.score.sheet import Entry


def _back(table: Table, matter: Matter) -> Table:
    return take_back(table, matter) if matter.breach == LEAD_OUT_OF_TURN else table


PUT_RIGHT_ON_DEMAND = does("no penalty", status=NO_PENALTY, bites=False) & does("the card is taken back", _back, bites=False)


def _pays_bidder(table: Table, matter: Matter) -> Table:
    bidding = bidding_of(table)
    if matter.seat is None or bidding.maker is None:
        return table
    lines = (Entry(matter.seat, -OUT_OF_TURN, "out of turn"), Entry(bidding.maker, OUT_OF_TURN, "out of turn"))
    said = by_law_of(table)
    return table.but(by_law=evolve(said, beside=(*said.beside, *lines)))


def _collects_nothing(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(by_law=evolve(said, scoreless=said.scoreless | {matter.seat}))


def _bidder_pays_nothing(table: Table, matter: Matter) -> Table:
    maker, said = bidding_of(table).maker, by_law_of(table)
    return table if maker is None else table.but(by_law=evolve(said, exempt=said.exempt | {maker}))


PAYS_THREE_CHIPS = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} pays three chips to the bidder", _pays_bidder
) & does("he collects nothing if the bidder loses", _collects_nothing)
BIDDER_COLLECTS_NOTHING = does("the bidder collects nothing if he wins, and pays if he loses", _collects_nothing)
BIDDER_PAYS_NOTHING = does("the bidder collects if he wins, and pays nothing if he loses", _bidder_pays_nothing)
PLAYS_ON_WITH_IT = does(lambda table, matter: f"{names(OFFENDER, table, matter)} plays on with the hand he has")
WINS_NO_SUCH_TRICK = does("it cannot win a trick to which it has no card", bites=False)


def _ended_by_revoke(table: Table, matter: Matter) -> Table:
    return table.but(phase=OVER, by_law=evolve(by_law_of(table), revoker=matter.seat))


PLAY_ABANDONED = does("the play is abandoned", _ended_by_revoke)
PAYS_AS_IF_LOST = does(lambda table, matter: f"{names(OFFENDER, table, matter)} pays all as if he had lost")
PAYS_FOR_ALL = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} alone pays the bidder what he would have collected from all"
)


def pool_fines_agreed(table: Table, matter: Matter) -> bool:
    """Whether the players have agreed that revokes and leads out of turn cost chips to the pool."""
    return table.noted("rule", how="pool-fines")


def _fined(chips: int, table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(by_law=evolve(said, fines=(*said.fines, (matter.seat, chips))))


FIVE_INTO_POOL = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} puts five counters into the pool",
    lambda table, matter: _fined(POOL_FOR_REVOKE, table, matter),
)
THREE_INTO_POOL = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} puts three counters into the pool",
    lambda table, matter: _fined(POOL_FOR_LEAD, table, matter),
)
