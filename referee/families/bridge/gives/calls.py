"""Remedies in the auction: calls cancelled or deemed to be others, players barred, and what declarer may later demand of it."""

from __future__ import annotations

from attrs import evolve

from referee.core.law import DEEMED_PASS, MUST_BE_REPLACED, Consequence, Remedy, Role
from referee.core.matter import CONDONED, CORRECTED, NO_PENALTY, Matter
from referee.core.record import PASS, Act
from referee.core.roles import DECLARER, EITHER_OPPONENT, OFFENDER, OFFENDING_SIDE, PARTNER
from referee.core.sanctions import Duty, DutyKind, Right, RightKind, grant, impose, record_choice
from referee.core.table import AUCTION, DEAL, Auction, Table
from referee.families.bridge.binds import NOT_DOUBLE, NOT_DOUBLE_IT, PASS_ONCE, PASS_THROUGHOUT, REPEAT
from referee.families.bridge.expects.call_out_of_turn import opened_by_cancelling
from referee.families.bridge.expects.changed_call import DENOMINATION_CANCELLED
from referee.families.bridge.facts.auction import OTHER_DENOMINATION, REPLACED_BY
from referee.mechanics.auction.moves import CALLS, after_call, with_auction
from referee.mechanics.exposure.gives.leads import LEAD_PENALTY
from referee.mechanics.rulings.expects.against_a_ruling import CALL_WHEN_BARRED
from referee.mechanics.rulings.gives.general import Opens, called, condoned, does, names, no_penalty, opens

# --- duties imposed


def _bound(kind: DutyKind, role: Role, words: str) -> Remedy:
    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        duties = [Duty(kind, seat, matter.number, matter.law, call=matter.call) for seat in role.seats(table, matter)]
        return impose(table, *duties)

    return does(lambda table, matter: words.format(names(role, table, matter), called(matter)), meaning)


def bar_once() -> Remedy:
    """The partner must pass the next time it is his turn."""
    return _bound(PASS_ONCE, PARTNER, "{0} must pass at his next turn")


def bar_throughout(role: Role = PARTNER) -> Remedy:
    """The player must pass at every turn until the auction is over."""
    return _bound(PASS_THROUGHOUT, role, "{0} must pass for the rest of the auction")


MUST_PASS_IN_TURN = _bound(PASS_ONCE, OFFENDER, "{0} must pass when his turn comes")
MUST_REPEAT_WITHOUT_PENALTY = no_penalty("no penalty") & _bound(REPEAT, OFFENDER, "{0} must repeat {1}")
PARTNER_MAY_NOT_DOUBLE = _bound(NOT_DOUBLE, PARTNER, "{0} may not double or redouble at that turn")


def _may_not_double_it(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    return impose(table, Duty(NOT_DOUBLE_IT, matter.seat, matter.number, matter.law, call=matter.before.bid))


OFFENDER_MAY_NOT_DOUBLE = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} may not double or redouble that bid in turn", _may_not_double_it
)
BAR_SIDE = _bound(PASS_THROUGHOUT, OFFENDING_SIDE, "{0} must pass for the rest of the auction")

# --- calls undone


def _back(table: Table, matter: Matter) -> Table:
    """The auction as it was before the call; a call that is cancelled already takes no other with it."""
    if not isinstance(matter.before, Auction) or table.auction is None or (table.tricks and table.tricks.past):
        return table
    since = table.auction.calls[len(matter.before.calls) :]
    if not since or since[0][0] != matter.seat:
        return table
    return with_auction(table.but(contract=None, tricks=None), matter.before)


def _turn_goes_back(table: Table, matter: Matter) -> str:
    turn = table.name(matter.before.turn) if matter.before else "the player whose turn it was"
    return f"the auction goes back to {turn}"


CANCELLED = does("the call is cancelled", _back) & does(_turn_goes_back)
REPLACED = does("", _back, bites=False)
MUST_SUBSTITUTE = does(lambda table, matter: f"{names(OFFENDER, table, matter)} must substitute any proper call", _back)
VOID_CALL = does("the call is cancelled", bites=False, status=NO_PENALTY)
VOID_CALL_AND = does("the call is cancelled")


def _deem_pass(table: Table, matter: Matter) -> Table:
    return table.but(deemed=PASS)


COUNTS_AS_PASS = does("it counts as a pass")
MAY_MAKE_ANY_CALL = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} may make any legal call", bites=False, choice=True
)
DEEMED_A_PASS = does("it counts as a pass", _deem_pass)
STANDS_AS_LEGAL = does("the call stands as if it had been legal", status=CONDONED, bites=False)


def _becomes_pass(matter: Matter) -> bool:
    """What could not have been made at all becomes a pass; a bid that a barred player made stands (usp56 788-790)."""
    if matter.breach == CALL_WHEN_BARRED:
        return matter.call is not None and matter.call < 0
    return matter.breach.waits in (MUST_BE_REPLACED, DEEMED_PASS)


def _accept(table: Table, matter: Matter) -> Table:
    """The auction as it is with the call accepted."""
    if not isinstance(matter.before, Auction) or matter.seat is None or not matter.breach.waits or matter.call is None:
        return table
    if matter.breach.waits not in (MUST_BE_REPLACED, DEEMED_PASS) or (table.tricks and table.tricks.past):
        return table
    call = PASS if _becomes_pass(matter) else matter.call
    return with_auction(table.but(contract=None, tricks=None), after_call(matter.before, matter.seat, call))


def _as_accepted(table: Table, matter: Matter) -> str:
    return "it counts as a pass" if _becomes_pass(matter) else "it stands as if it had been legal"


ACCEPTED_OVER = condoned("accepted") & does(_as_accepted, _accept, status=CONDONED, bites=False)


# --- rights


def _auction_is_over(table: Table, right: Right, act: Act) -> bool:
    return table.phase not in (DEAL, AUCTION)


def _cancel_doubles(table: Table, right: Right, act: Act) -> Table:
    assert table.auction is not None
    table = table.but(auction=evolve(table.auction, doubling=1))
    return record_choice(table, right.matter, f"{table.name(act.seat)} cancels all doubles and redoubles", act)


CANCEL_DOUBLES = RightKind(
    "cancel doubles",
    lambda table, right: "cancel all previous doubles and redoubles",
    lapses=_auction_is_over,
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
    lapses=_auction_is_over,
    claimed=lambda table, right, act: (
        act.verb == "requires" and act.how == "pass" and table.side_of(act.other or 0) == table.side_of(right.seat)
    ),
    ripe=lambda table, right: table.phase in (DEAL, AUCTION),
    use=_require_pass,
)


def _may(kind: RightKind, words: str) -> Remedy:
    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None and matter.seat is not None
        return grant(table, Right(kind, EITHER_OPPONENT, matter.seat, matter.number, matter.law))

    return does(lambda table, matter: f"{names(EITHER_OPPONENT, table, matter)} may {words}", meaning, choice=True)


MAY_CANCEL_DOUBLES = _may(CANCEL_DOUBLES, "cancel all previous doubles and redoubles")
MAY_REQUIRE_PASSES = _may(REQUIRE_PASS, "require the offending side to pass at every later turn")


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
    return grant(table, Right(UNTIL_PARTNER_CALLS, DECLARER, table.partner(matter.seat), matter.number, matter.law))


LEAD_PENALTY_IF_PARTNER_PASSES = does(
    lambda table, matter: (
        f"if {names(PARTNER, table, matter)} passes and the side defends, declarer may require or forbid him to lead a suit "
        "when he next has the lead"
    ),
    _grant_until_partner_calls,
    choice=True,
)


# --- what a cancelled call is then a matter of


RULED_BY_WHAT_IT_WAS = Remedy((Opens(opened_by_cancelling),))


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
    return table.but(docket=docket, settled=(*table.settled, *put_right))


FIRST_CALL_FORGOTTEN = does("", _forget_first_call, bites=False)
OPENS_IF_IT_NAMED_ANYTHING = opens(DENOMINATION_CANCELLED, names_or_doubles)
OPENS_IF_DENOMINATION_DROPPED = opens(DENOMINATION_CANCELLED, changes_denomination)
