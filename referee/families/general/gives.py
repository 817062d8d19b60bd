"""What the general law of a book gives: a bid that the opponents let stand, a deal that moves on, the price of a revoke."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, grant, record_choice, spend
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.families.general.facts import (
    AGAINST_THE_BIDDER,
    IN_BRIDGE,
    NO_BIDDING,
    NULLIFIED,
    OF_THE_BIDDER,
    STANDS,
    WHOSE_REVOKE,
    WORD_OUT_OF_TURN,
)
from referee.families.general.moves.trumps import speak
from referee.mechanics.deal.gives import still_open
from referee.mechanics.rulings.gives.choices import OneOf
from referee.mechanics.rulings.gives.parts import Back, ByLaw, CountsAs, Loses, MayDemand, Scores, WithoutEffect
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.gives.plays import Transfer
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.trump.moves.bidding import Bidding, begun

# --- a misdeal where it is an advantage to deal


def _moves_on(table: Table, right: Right, act: Act) -> Table:
    table = spend(table, right).but(next_dealer=table.left(right.seat))
    return record_choice(table, right.matter, f"{table.name(table.left(right.seat))} deals", act)


DEAL_MOVES_ON = RightKind(
    "have the next player deal",
    lambda table, right: f"insist that the deal move on to {table.name(table.left(right.seat))}",
    claimed=lambda table, right, act: act.verb == "demands" and act.how == "next-dealer",
    ripe=lambda table, right: table.void,
    use=_moves_on,
)


def _may_move_on(table: Table, matter: Matter) -> Table:
    if matter.law is None or still_open(matter):
        return table
    return grant(table, Right(DEAL_MOVES_ON, table.dealer, matter.number, matter.law))


MAY_HAVE_THE_DEAL_MOVE_ON = MayDemand(
    "next-dealer",
    lambda table, matter: "" if still_open(matter) else "the others may insist that the next player deal",
    _may_move_on,
    choice=True,
)

# --- a bid out of turn


def _let_stand(table: Table, matter: Matter) -> Table:
    """It was not heard; now it counts, and the turn is still of the player whose it was."""
    if matter.act is None or matter.act.seat is None:
        return table
    table, bidding = begun(table, matter.act)
    table = speak(table, matter.act)
    after = table.part(Bidding)
    return table if after is None or after.maker is not None else table.but(evolve(after, turn=bidding.turn))


STANDS_OR_NOT = OneOf(
    WORD_OUT_OF_TURN,
    {
        NULLIFIED: WithoutEffect("the bid is nullified"),
        STANDS: CountsAs("bid-in-turn", "the bid stands", _let_stand, status=CONDONED),
    },
)

# --- what a revoke costs


def _is_lost(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    reckoning = reckoning_of(table)
    return table.but(evolve(reckoning, lost=reckoning.lost | {table.side_of(matter.seat)}))


def _is_made(table: Table, matter: Matter) -> Table:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None:
        return table
    reckoning = reckoning_of(table)
    return table.but(evolve(reckoning, made=reckoning.made | {table.side_of(bidding.maker)}))


#: at bridge, as far as the side has won any since
TWO_TRICKS = Transfer(2)
BID_LOST = Loses("bid", "{side} loses the bid, or all that the hand might have brought", _is_lost)
BID_MADE = Scores("full-bid", "the bidder scores all that he might have made", _is_made)
FULL_LOSS = Loses("deal", "{offender} is charged with a full loss", _is_lost)

#: whatever the revoke costs in the game that is played
ITS_PENALTY = OneOf(
    WHOSE_REVOKE,
    {IN_BRIDGE: TWO_TRICKS, OF_THE_BIDDER: BID_LOST, AGAINST_THE_BIDDER: BID_MADE, NO_BIDDING: FULL_LOSS},
    choice=False,
)
PLAYED_AGAIN = Back("tricks", "the tricks from the revoke on are played again", take_back)
IS_A_REVOKE = ByLaw("it is a revoke, and the law on revokes applies")
