"""What the laws of all fours give: a deal that is lost, a card pitched too early, points that a revoke costs."""

from attrs import evolve, field, frozen

from referee.core.law import Remedy, RemedyPart
from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import AUCTION, Table
from referee.families.all_fours.binds import LEAD_TRUMP_FIRST
from referee.families.all_fours.facts import may_still_bid
from referee.families.all_fours.moves.beg import column, revokes_of
from referee.families.all_fours.moves.pitch import pitcher, revokers_of
from referee.mechanics.deal.gives import MayBeDemanded, still_open
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import Back, CannotScore, Must, Stands
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.bidding import Bidding

#: as the books write them
NUMBERS = {1: "one", 2: "two"}

# --- a deal that is lost


@frozen
class DealLost(RemedyPart):
    """Once a misdeal is called, the next player deals."""

    name = "misdeal"
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        if still_open(matter):
            return ""
        dealer = known_dealer(table)
        return f"a misdeal, and {'the next player' if dealer is None else table.name(table.left(dealer))} deals"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The deal is void, and the dealer has lost it."""
        if still_open(matter):
            return table
        dealer = known_dealer(table)
        return table.but(void=True, next_dealer=None if dealer is None else table.left(dealer))


def _misdeal_on_demand() -> Remedy:
    return MayBeDemanded("misdeal, by which {0} loses the deal") & DealLost()


MISDEAL_LOSES_DEAL = _misdeal_on_demand()

# --- bids


def _passes(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(MAY_NOT_MAKE, matter.seat, matter.number, matter.law))


MUST_PASS_AT_HIS_TURN = Must("pass", "{offender} must pass in his turn to bid", _passes)

# --- the pitch

COUNTS_AS_BID_OF_FOUR = Stands("it counts as a bid of four, and play goes on")


def _withdrawn(table: Table, matter: Matter) -> Table:
    """The card goes back with those played to it, and the bidding to where it stood, with the one who overbids to speak."""
    before = matter.before
    if before is None:
        return table
    waiting = may_still_bid(matter)
    bidding = evolve(before[Bidding], turn=waiting[0]) if waiting else before[Bidding]
    return table.as_at(before, Tricks).but(bidding, phase=AUCTION, hands=before.hands)


PITCH_WITHDRAWN = Back("pitch", "the card pitched and those played to it are withdrawn", _withdrawn)


def _to_lead_trump(table: Table, matter: Matter) -> Table:
    seat = pitcher(table)
    if seat is None or matter.law is None:
        return table
    return impose(table, Duty(LEAD_TRUMP_FIRST, seat, matter.number, matter.law))


MUST_NAME_AND_LEAD_TRUMP = Stands("it cannot be withdrawn") & Must(
    "name-and-lead-trump",
    lambda table, matter: (
        f"{'the pitcher' if pitcher(table) is None else table.name(pitcher(table))} must name the trump at once, "
        "and lead it when he first wins a trick"
    ),
    _to_lead_trump,
)
#: a false first lead goes back with the cards played to it
PITCH_TAKEN_BACK = Back("pitch", "{card} and any card played to it are withdrawn", take_back)

# --- revokes


def _scores_nothing(table: Table, matter: Matter) -> Table:
    said = revokers_of(table)
    return table if matter.seat is None else table.but(evolve(said, seats=said.seats | {matter.seat}))


PITCHER_SET_BACK = CannotScore("deal", "{offender} scores nothing, and is set back the amount of his bid", _scores_nothing)
REVOKER_LOSES_BID = CannotScore(
    "deal", "all others score what they make, {offender} scores nothing and loses the amount of the bid", _scores_nothing
)


@frozen
class RevokeCosts(RemedyPart):
    """The side that has revoked cannot score for jack or game, and each opponent scores so many points."""

    name = "cannot-score"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return (
            f"{names(OFFENDER, table, matter)} cannot score for jack or game, and each opponent scores {NUMBERS[self.points]}"
        )

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the revoke, which the score looks at."""
        if matter.seat is None:
            return table
        said = revokes_of(table)
        return table.but(evolve(said, columns=(*said.columns, (column(table, matter.seat), self.points))))
