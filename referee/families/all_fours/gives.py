"""What the laws of all fours give: a deal that is lost, a card pitched too early, points that a revoke costs."""

from attrs import evolve, field, frozen

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Duty, Right, RightKind, grant, impose
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.all_fours.binds import LEAD_TRUMP_FIRST
from referee.families.all_fours.facts import may_still_bid
from referee.families.all_fours.moves.beg import column, revokes_of
from referee.families.all_fours.moves.cinch import drawn
from referee.families.all_fours.moves.pitch import pitcher, revokers_of
from referee.mechanics.deal.gives import MayBeDemanded, still_open
from referee.mechanics.deal.moves import deals_after_loss
from referee.mechanics.exposure.gives.leads import demand_lead
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.binding import imposes
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    Back,
    CannotScore,
    MayDemand,
    Must,
    Physical,
    Remark,
    Scores,
    Stands,
)
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.tricks.state import Tricks, order_here
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.bidding import Bidding, bidding_of

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
        following = deals_after_loss(table)
        return f"a misdeal, and {'the next player' if following is None else table.name(following)} deals"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The deal is void, and the dealer has lost it."""
        if still_open(matter):
            return table
        return table.but(void=True, next_dealer=deals_after_loss(table))


def _misdeal_on_demand() -> Remedy:
    return MayBeDemanded("misdeal, by which {0} loses the deal") & DealLost()


MISDEAL_LOSES_DEAL = _misdeal_on_demand()

# --- bids


MUST_PASS_AT_HIS_TURN = Must("pass", "{offender} must pass in his turn to bid", imposes(MAY_NOT_MAKE))

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


# --- cinch

EXCESS_DRAWN = Physical(
    "{offender} offers his hand face down, an opponent draws out the excess, and it is shuffled into the stock", HANDS_AS_TOLD
)
PLAYS_ON_SHORT = Stands("{offender} has to play on with the hand he has")
SHOWN_AND_DEAD = Stands("{card} has to be shown, and is out of play")


def _scored_for_bidder(table: Table, matter: Matter) -> Table:
    maker, said = bidding_of(table).maker, drawn(table)
    if maker is None or matter.card is None:
        return table
    return table.but(evolve(said, scored=(*said.scored, (matter.card, table.side_of(maker)))))


COUNTS_FOR_BIDDER = Scores("discarded-card", "{card} is scored for the side of the highest bidder", _scored_for_bidder)


def _side_scores_nothing(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(evolve(said, scoreless=said.scoreless | {column(table, matter.seat)}))


OFFENDERS_SCORE_NOTHING = CannotScore("deal", "play goes on, and {side} may not score in this deal", _side_scores_nothing)
BIDDER_CANNOT_BE_SET = Remark("the highest bidder cannot be set")

# --- a lead out of turn when it was the partner's lead


def _leads_next(table: Table, right: Right, act: Act) -> bool:
    tricks = table.part(Tricks)
    return act.verb == "play" and act.seat == right.seat and tricks is not None and not tricks.cards


CONTROL_TRUMP_LEAD = RightKind(
    "control a lead of trumps",
    lambda table, right: f"require {table.name(right.seat)} to lead a trump, or not to lead one",
    lapses=lambda table, right, act: table.phase == OVER or _leads_next(table, right, act),
    claimed=lambda table, right, act: (
        act.other == right.seat
        and act.how == "lead"
        and act.verb in ("requires", "forbids")
        and act.suit in (None, order_here(table).trump)
    ),
    ripe=lambda table, right: table.phase == PLAY and table.part(Tricks) is not None and not table[Tricks].cards,
    use=lambda table, right, act: demand_lead(table, right.matter, right.law, evolve(act, suit=order_here(table).trump)),
)


def _control_trump_lead(table: Table, matter: Matter) -> Table:
    before = matter.had(Tricks)
    if before is None or matter.law is None:
        return table
    return grant(table, Right(CONTROL_TRUMP_LEAD, before.turn, matter.number, matter.law))


MAY_CONTROL_TRUMP_LEAD = MayDemand(
    "trump-lead",
    lambda table, matter: (
        f"{names(chooser(matter), table, matter)} may require the partner to lead a trump, or not to lead one"
    ),
    _control_trump_lead,
    choice=True,
)


# --- California Jack


@frozen
class LosesPoints(RemedyPart):
    """So many points off the offender's score."""

    name = "loses"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{NUMBERS[self.points]} point is taken off the score of {names(OFFENDER, table, matter)}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with a line beside those of the deal."""
        said = by_law_of(table)
        if matter.seat is None:
            return table
        return table.but(evolve(said, beside=(*said.beside, Entry(column(table, matter.seat), -self.points, "a revoke"))))
