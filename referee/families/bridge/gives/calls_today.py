"""What the laws of today give in the auction: one suit that may be forbidden to the partner, calls undone with those after them."""

from attrs import evolve, field

from referee.core.matter import Matter
from referee.core.record import NO_CALL, NO_TRUMP, PASS, Act, Seat, denomination_of
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Right, RightKind, grant
from referee.core.status import CONDONED
from referee.core.table import OVER, PLAY, Table
from referee.core.values import frozen
from referee.mechanics.auction.moves import after_call, before_last_of, with_auction
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract, is_defender
from referee.mechanics.exposure.gives.leads import control_one_lead
from referee.mechanics.roles import PARTNER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import DECIDED_ELSEWHERE, Back, ByLaw, CountsAs, Physical, Void
from referee.mechanics.tricks.state import Tricks, suit_told

# --- one suit that may be forbidden


def suits_specified(table: Table, seat: Seat) -> set[int]:
    """The suits that a player's calls of the auction as it stands have named."""
    auction = table.part(Auction)
    named = {denomination_of(call) for each, call in auction.calls if each == seat and call >= 0} if auction else set()
    return named - {NO_TRUMP}


def _forbids_one(table: Table, right: Right, act: Act) -> bool:
    if act.verb != "forbids" or act.how != "lead" or act.other != right.seat:
        return False
    return suit_told(table, act) not in {None} | suits_specified(table, table.partner(right.seat))


FORBID_A_SUIT = RightKind(
    "lead restriction",
    lambda table, right: (
        f"forbid {table.name(right.seat)} to lead one suit that {table.name(table.partner(right.seat))} has not specified"
    ),
    lapses=lambda table, right, act: (
        table.phase == OVER or (table.part(Contract) is not None and not is_defender(table, right.seat))
    ),
    claimed=_forbids_one,
    ripe=lambda table, right: table.phase == PLAY and is_defender(table, right.seat),
    use=control_one_lead,
)


@frozen
class LeadRestriction(RemedyPart):
    """Declarer may forbid the partner one suit that the offender has not specified, at his first turn to lead."""

    name = "may-demand"
    what: str = "lead-restriction"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        condition = "" if table.part(Contract) else "if an opponent becomes declarer, "
        return (
            f"{condition}declarer may forbid {names(PARTNER, table, matter)}, at his first turn to lead, "
            "one suit that the offender has not specified"
        )

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.law is None:
            return table
        return grant(table, Right(FORBID_A_SUIT, table.partner(matter.seat), matter.number, matter.law))


MAY_FORBID_A_SUIT = LeadRestriction()


# --- calls that stand, and calls undone


def _with(table: Table, auction: Auction) -> Table:
    if table.part(Tricks) and table[Tricks].past:
        return table
    return with_auction(table.without(Contract, Tricks), auction)


def _second_stands(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.act is None or matter.act.call is None or table.part(Auction) is None:
        return table
    return _with(table, after_call(_before_call(table, matter), matter.seat, matter.act.call))


def _first_stands(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.call is None or matter.act is None or matter.act.how != "at-once":
        return table  # a late change was never made
    return _with(table, after_call(_before_call(table, matter), matter.seat, matter.call))


def _before_call(table: Table, matter: Matter) -> Auction:
    before = matter.had(Auction)
    assert matter.seat is not None
    return before_last_of(table[Auction], matter.seat) if before is None else before


SECOND_CALL_STANDS = Back("first-call", "the second call stands, and the auction goes on from there", _second_stands)
FIRST_CALL_STANDS = Void("second-call", "the change is cancelled and the first call stands", _first_stands)


def _in_its_place(table: Table, matter: Matter) -> Table:
    """The call goes, unless the one that replaces it stands there already."""
    before, auction = matter.had(Auction), table.part(Auction)
    if before is None or auction is None or auction.calls[len(before.calls) :][:1] != ((matter.seat, matter.call),):
        return table
    return _with(table, before)


CALL_REPLACED = Back("call", "", _in_its_place, bites=False)
DOUBLE_CANCELLED = CountsAs(
    "nothing", "the double is cancelled, and {offender} must bid or pass", lambda table, matter: table.but(deemed=NO_CALL)
)


def _all_back(table: Table, matter: Matter) -> Table:
    before = matter.had(Auction)
    return table if before is None else _with(table, before)


CANCELLED_WITH_ALL_LATER = Void(
    "calls", "the call and all later ones are cancelled, and {offender}'s turn comes again", _all_back, bites=False
)

CALLS_ANEW = Void("calls", "his call and all later ones are cancelled, and {offender} calls anew", _all_back, bites=False)
BACK_TO_WHO_LOST_IT = Void(
    "passes", "the auction goes back to {offender}, and all passes after that are cancelled", _all_back, bites=False
)


def _pass_and_back(table: Table, matter: Matter) -> Table:
    before = matter.had(Auction)
    if before is None or matter.seat is None:
        return table
    return _with(table, after_call(evolve(before, turn=matter.seat), matter.seat, PASS))


PASS_AND_LATER_CANCELLED = Void("calls", "it counts as a pass, and all later calls are cancelled", _pass_and_back)


def _without_it(table: Table, matter: Matter) -> Table:
    contract, before = table.part(Contract), matter.had(Auction)
    if contract is None or before is None or before.bid % 5 != contract.denomination:
        return table
    return table.but(evolve(contract, doubling=before.doubling))


SCORED_WITHOUT_IT = CountsAs("not-made", "the contract is scored as if it had not been made", _without_it)


def _stands(table: Table, matter: Matter) -> Table:
    before = matter.had(Auction)
    if before is None or matter.seat is None or matter.call is None:
        return table
    return _with(table, after_call(before, matter.seat, matter.call))


STANDS_CALLED_OVER = Back("call", "it stands, as it was called over", _stands, status=CONDONED, bites=False)

# --- left to the director

LOOK_AGAIN_AT_THE_END = Physical(
    "at the end the director adjusts the score if without the bid the outcome could well have been different, to the harm of the others",
    DECIDED_ELSEWHERE,
    choice=True,
    bites=False,
)
DIRECTOR_LOOKS_AT_HELP = Physical(
    "at the end the director adjusts the score if the call cancelled has helped the offenders, to the harm of the others",
    DECIDED_ELSEWHERE,
    choice=True,
    bites=False,
)

# --- which law decides

LAW_OF_BIDS_DECIDES = ByLaw("the law of bids out of turn decides")
LAW_OF_DOUBLES_DECIDES = ByLaw("the law of doubles that could not be made decides")
SECOND_BID_DECIDES = ByLaw("the second insufficient bid is dealt with instead")
LAW_OF_NUMBERS_DECIDES = ByLaw("the law of hands too long and too short decides")
