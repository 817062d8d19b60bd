"""Remedies of five hundred: contracts that count as made or lost, hands put right, a partner's lead controlled."""

from attrs import evolve

from referee.core.cards import SUIT_NAMES, cards_of
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import Right, RightKind, grant
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.exposure.gives.leads import demand_lead, lay_out
from referee.mechanics.rulings.gives.binding import imposes
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    CountsAs,
    FaceUp,
    MayDemand,
    MayNot,
    Physical,
    Remark,
    Stands,
    TricksGo,
)
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.moves.tricks import whose_turn
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.bidding import bidding_of
from referee.mechanics.trump.moves.makers import columns, makers, others

# --- the contract


def _deemed(table: Table, made: bool) -> Table:
    table = table.but(evolve(by_law_of(table), deemed=made))
    return _opponents_score_nothing(table) if made else table


def _opponents_score_nothing(table: Table) -> Table:
    maker, said = bidding_of(table).maker, by_law_of(table)
    if maker is None:
        return table
    opponents = frozenset(columns(table, others(table, maker)))
    return table.but(evolve(said, scoreless=said.scoreless | opponents))


SCORED_AS_MADE = CountsAs("made", "the contract is scored as made", lambda table, matter: _deemed(table, True)) & Remark(
    "the opponents score nothing"
)
SCORED_AS_LOST = CountsAs("lost", "the contract is scored as lost", lambda table, matter: _deemed(table, False))
PLAYED_OUT_FOR_OPPONENTS = Stands("the deal is played out for what the opponents score")
MAY_PLAY_FOR_ALL = Remark("the contractor may play on for all the tricks", choice=True)


def _by_side(table: Table, matter: Matter) -> str:
    if not _is_told(table, matter):
        return "the contract is scored as lost if the revoke was on its side, otherwise as made"
    return "the contract is scored as lost" if _is_contractors(table, matter) else "the contract is scored as made"


def _is_told(table: Table, matter: Matter) -> bool:
    return matter.seat is not None and bidding_of(table).maker is not None


def _is_contractors(table: Table, matter: Matter) -> bool:
    maker = bidding_of(table).maker
    return maker is not None and matter.seat is not None and matter.seat in makers(table, maker)


DECIDES_CONTRACT = CountsAs("made-or-lost", _by_side, lambda table, matter: _deemed(table, not _is_contractors(table, matter)))


def _awarded(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table.but(evolve(said, awarded=said.awarded | {matter.count}))


CONTRACTOR_WINS_TRICK = TricksGo("this-trick", "the contractor wins the trick", _awarded)

# --- wrong hands


RECTIFIED = Physical(
    "another player draws the cards too many from the one and gives them to the other", HANDS_AS_TOLD
) & MayNot("bid", "{offender} may not bid", imposes(MAY_NOT_MAKE))

# --- a claim


def _whole_hand(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else lay_out(table, matter, matter.seat, *cards_of(table.hands[matter.seat]))


HAND_EXPOSED = Stands("play goes on") & FaceUp("hand", "all the cards of {offender} are exposed", _whole_hand)

# --- the partner's lead


def _leads(table: Table, right: Right, act: Act) -> bool:
    return act.verb == "play" and table.part(Tricks) is not None and not table[Tricks].cards and act.seat == right.seat


CONTROL_LEAD = RightKind(
    "control the partner's lead",
    lambda table, right: f"require {table.name(right.seat)} to lead a suit, or not to lead {SUIT_NAMES[right.suit or 0]}",
    lapses=lambda table, right, act: table.phase == OVER or _leads(table, right, act),
    claimed=lambda table, right, act: (
        act.other == right.seat
        and act.how == "lead"
        and act.suit is not None
        and (act.verb == "requires" or (act.verb == "forbids" and act.suit == right.suit))
    ),
    ripe=lambda table, right: (
        table.phase == PLAY and table.part(Tricks) is not None and not table[Tricks].cards and whose_turn(table) == right.seat
    ),
    use=lambda table, right, act: demand_lead(table, right.matter, right.law, act),
)


def _partner_to_lead(matter: Matter) -> Seat | None:
    before = matter.had(Tricks)
    return None if before is None else before.turn


def _control(table: Table, matter: Matter) -> Table:
    seat = _partner_to_lead(matter)
    if seat is None or matter.law is None:
        return table
    return grant(table, Right(CONTROL_LEAD, seat, matter.number, matter.law, suit=matter.suit))


def _controlled(table: Table, matter: Matter) -> str:
    seat = _partner_to_lead(matter)
    leader = "the partner" if seat is None else table.name(seat)
    suit = "the suit of the exposed card" if matter.suit is None else SUIT_NAMES[matter.suit]
    return f"an opponent may require {leader} to lead a suit that he names, or not to lead {suit}"


MAY_CONTROL_PARTNERS_LEAD = MayDemand("partners-lead", _controlled, _control, choice=True)
