"""Remedies in the auction: calls cancelled or deemed to be others, players barred, and what declarer may later demand of it."""

from attrs import evolve, field

from referee.core.matter import Matter
from referee.core.record import PASS, Act, call_text
from referee.core.remedy import Consequence, Remedy, RemedyPart
from referee.core.sanctions import Duty, DutyKind, Right, RightKind, grant, impose, record_choice
from referee.core.status import CONDONED, CORRECTED, NO_PENALTY
from referee.core.subject import DEEMED_PASS, MUST_BE_REPLACED, Breach
from referee.core.table import AUCTION, DEAL, Table
from referee.core.values import frozen
from referee.core.window import Role
from referee.families.bridge.binds import NOT_DOUBLE, NOT_DOUBLE_IT, PASS_ONCE, PASS_THROUGHOUT, REPEAT
from referee.families.bridge.expects.call_out_of_turn import BID_OUT_OF_TURN, opened_by_cancelling
from referee.families.bridge.expects.changed_call import DENOMINATION_CANCELLED
from referee.families.bridge.facts.auction import OTHER_DENOMINATION, REPLACED_BY
from referee.families.bridge.gives.leads import LEAD_PENALTY
from referee.mechanics.auction.moves import CALLS, after_call, with_auction
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.roles import OFFENDER, OFFENDING_SIDE, PARTNER
from referee.mechanics.rulings.expects.against_a_ruling import CALL_WHEN_BARRED
from referee.mechanics.rulings.gives.general import Opens, condoned, no_penalty
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.rulings.gives.parts import (
    Back,
    CountsAs,
    May,
    MayNot,
    Must,
    NoEffect,
    Remark,
    Stands,
    Void,
    WithoutEffect,
)
from referee.mechanics.tricks.state import Tricks

# --- duties imposed


@frozen
class Bound(RemedyPart):
    """Players bound by a duty in the auction."""

    name = "must"
    duty: DutyKind
    who: Role
    phrase: str

    def text(self, table: Table, matter: Matter) -> str:
        return self.phrase.format(names(self.who, table, matter), call_meant(matter))

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        seats = self.who.seats(table, matter)
        return impose(table, *(Duty(self.duty, seat, matter.number, matter.law, call=matter.call) for seat in seats))


def bar_once() -> Remedy:
    """The partner must pass the next time it is his turn."""
    return Bound(PASS_ONCE, PARTNER, "{0} must pass at his next turn")


def bar_throughout(role: Role = PARTNER) -> Remedy:
    """The player must pass at every turn until the auction is over."""
    return Bound(PASS_THROUGHOUT, role, "{0} must pass for the rest of the auction")


MUST_PASS_IN_TURN = Bound(PASS_ONCE, OFFENDER, "{0} must pass when his turn comes")
MUST_REPEAT_WITHOUT_PENALTY = no_penalty("no penalty") & Bound(REPEAT, OFFENDER, "{0} must repeat {1}")
PARTNER_MAY_NOT_DOUBLE = Bound(NOT_DOUBLE, PARTNER, "{0} may not double or redouble at that turn")


def _may_not_double_it(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    return impose(table, Duty(NOT_DOUBLE_IT, matter.seat, matter.number, matter.law, call=matter.was(Auction).bid))


OFFENDER_MAY_NOT_DOUBLE = MayNot(
    "double-that-bid",
    "{offender} may not double or redouble that bid in turn",
    _may_not_double_it,
)
BAR_SIDE = Bound(PASS_THROUGHOUT, OFFENDING_SIDE, "{0} must pass for the rest of the auction")

# --- calls undone


def _back(table: Table, matter: Matter) -> Table:
    """The auction as it was before the call; a call that is cancelled already takes no other with it."""
    before = matter.had(Auction)
    if before is None or table.part(Auction) is None or (table.part(Tricks) and table[Tricks].past):
        return table
    since = table[Auction].calls[len(before.calls) :]
    if not since or since[0][0] != matter.seat:
        return table
    return with_auction(table.without(Contract, Tricks), before)


def _turn_goes_back(table: Table, matter: Matter) -> str:
    turn = table.name(matter.was(Auction).turn) if matter.before is not None else "the player whose turn it was"
    return f"the auction goes back to {turn}"


CANCELLED = Void("call", "the call is cancelled", _back) & Remark(_turn_goes_back)
REPLACED = Back("call", "", _back, bites=False)
MUST_SUBSTITUTE = Must("substitute", "{offender} must substitute any proper call", _back)
VOID_CALL = WithoutEffect("the call is cancelled", bites=False, status=NO_PENALTY)
VOID_CALL_AND = Stands("the call is cancelled")


def _deem_pass(table: Table, matter: Matter) -> Table:
    return table.but(deemed=PASS)


COUNTS_AS_PASS = Stands("it counts as a pass")
MAY_MAKE_ANY_CALL = Remark("{offender} may make any legal call", choice=True)
DEEMED_A_PASS = CountsAs("pass", "it counts as a pass", _deem_pass)
STANDS_AS_LEGAL = Stands("the call stands as if it had been legal", status=CONDONED, bites=False)


def _becomes_pass(matter: Matter) -> bool:
    """What could not have been made at all becomes a pass; too low a bid, or one that a barred player made, stands (usp56 788-790)."""
    if matter.breach == CALL_WHEN_BARRED or matter.breach.waits == MUST_BE_REPLACED:
        return matter.call is not None and matter.call < 0
    return matter.breach.waits == DEEMED_PASS


def _accept(table: Table, matter: Matter) -> Table:
    """The auction as it is with the call accepted."""
    before = matter.had(Auction)
    if before is None or matter.seat is None or not matter.breach.waits or matter.call is None:
        return table
    if matter.breach.waits not in (MUST_BE_REPLACED, DEEMED_PASS) or (table.part(Tricks) and table[Tricks].past):
        return table
    call = PASS if _becomes_pass(matter) else matter.call
    return with_auction(table.without(Contract, Tricks), after_call(before, matter.seat, call))


def _as_accepted(table: Table, matter: Matter) -> str:
    return "it counts as a pass" if _becomes_pass(matter) else "it stands as if it had been legal"


ACCEPTED_OVER = condoned("accepted") & CountsAs("accepted", _as_accepted, _accept, status=CONDONED, bites=False)


# --- rights


def _cancel_doubles(table: Table, right: Right, act: Act) -> Table:
    assert table.part(Auction) is not None
    table = table.but(evolve(table[Auction], doubling=1))
    return record_choice(table, right.matter, f"{table.name(act.seat)} cancels all doubles and redoubles", act)


CANCEL_DOUBLES = RightKind(
    "cancel doubles",
    lambda table, right: "cancel all previous doubles and redoubles",
    claimed=lambda table, right, act: act.verb == "cancels",
    ripe=lambda table, right: table.phase == AUCTION,
    use=_cancel_doubles,
)


def _require_pass(table: Table, right: Right, act: Act) -> Table:
    side = (right.seat, table.partner(right.seat))
    table = impose(table, *(Duty(PASS_THROUGHOUT, seat, right.matter, right.law) for seat in side))
    return record_choice(
        table, right.matter, f"{table.name(act.seat)} requires {table.side_name(table.side_of(right.seat))} to pass", act
    )


REQUIRE_PASS = RightKind(
    "require passes",
    lambda table, right: f"require {table.side_name(table.side_of(right.seat))} to pass for the rest of the auction",
    claimed=lambda table, right, act: (
        act.verb == "requires" and act.how == "pass" and table.side_of(act.other or 0) == table.side_of(right.seat)
    ),
    ripe=lambda table, right: table.phase in (DEAL, AUCTION),
    use=_require_pass,
)


@frozen
class OpponentsMay(RemedyPart):
    """A right against the offender, of whom the law names for it."""

    name = "may"
    right: RightKind
    phrase: str
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(chooser(matter), table, matter)} may {self.phrase}"

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None and matter.seat is not None
        return grant(table, Right(self.right, matter.seat, matter.number, matter.law))


MAY_CANCEL_DOUBLES = OpponentsMay(CANCEL_DOUBLES, "cancel all previous doubles and redoubles")
MAY_REQUIRE_PASSES = OpponentsMay(REQUIRE_PASS, "require the offending side to pass at every later turn")


# --- a lead penalty that hangs on what the partner does


def _if_he_passed(table: Table, right: Right, act: Act) -> Table:
    return grant(table, evolve(right, kind=LEAD_PENALTY)) if act.call == PASS else table


UNTIL_PARTNER_CALLS = RightKind(
    "lead penalty if the partner passes",
    lambda table, right: f"if {table.name(right.seat)} passes, require or forbid him to lead a suit",
    lapses=lambda table, right, act: act.verb in CALLS and act.seat == right.seat,
    otherwise=_if_he_passed,
)


def _grant_until_partner_calls(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    return grant(table, Right(UNTIL_PARTNER_CALLS, table.partner(matter.seat), matter.number, matter.law))


LEAD_PENALTY_IF_PARTNER_PASSES = May(
    "penalize-lead-if-partner-passes",
    "if {partner} passes and the side defends, declarer may require or forbid him to lead a suit when he next has the lead",
    _grant_until_partner_calls,
    choice=True,
)


# --- what a cancelled call is then a matter of


@frozen
class OpensWhatItWas(Opens):
    """The matter of the call that was cancelled: of a pass, a bid or a double out of turn."""

    breach: Breach = BID_OUT_OF_TURN

    def brings_up(self, matter: Matter) -> Breach | None:
        """The kind by the call that was made."""
        return opened_by_cancelling(matter)


RULED_BY_WHAT_IT_WAS = OpensWhatItWas()


def changes_denomination(matter: Matter) -> bool:
    """Whether the call put in the place of another names another denomination."""
    return matter.answer(REPLACED_BY) == OTHER_DENOMINATION


def names_or_doubles(matter: Matter) -> bool:
    """Whether the call cancelled told anything: a pass names nothing."""
    return matter.call is not None and matter.call != PASS


def _forget_first_call(table: Table, matter: Matter) -> Table:
    """What was wrong with the call is put right with it; that it was made out of turn is not."""
    gone = [m for m in table.docket if m.seat == matter.seat and m.breach.waits in (MUST_BE_REPLACED, DEEMED_PASS)]
    gone = [m for m in gone if m.opened < table.clock and m.call == matter.call]
    remedy = (Consequence("the call was changed without pause"),)
    put_right = (evolve(m, status=CORRECTED, remedy=remedy, since=matter.at) for m in gone)
    docket = tuple(each for each in table.docket if all(each.number != m.number for m in gone))
    return table.but(docket=docket, settled=table.settled.with_more(*put_right))


FIRST_CALL_FORGOTTEN = NoEffect("first-call", "", _forget_first_call, bites=False)
OPENS_IF_IT_NAMED_ANYTHING = Opens(DENOMINATION_CANCELLED, names_or_doubles)
OPENS_IF_DENOMINATION_DROPPED = Opens(DENOMINATION_CANCELLED, changes_denomination)


def call_meant(matter: Matter) -> str:
    """The call it is about, as far as that is told."""
    return "the same call" if matter.call is None else call_text(matter.call)
