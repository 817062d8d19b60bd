"""Remedies in the auction: calls cancelled or deemed to be others, players barred, and what declarer may later demand of it."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from referee.breaches.against_a_ruling import CALL_AGAINST_RULING, CALL_WHEN_BARRED
from referee.breaches.call_out_of_turn import opened_by_cancelling
from referee.breaches.changed_call import DENOMINATION_CANCELLED
from referee.facts.auction import OTHER_DENOMINATION, REPLACED_BY
from referee.law import DEEMED_PASS, MUST_BE_REPLACED, Breach, Remedy, Role
from referee.matter import CONDONED, CORRECTED, NO_PENALTY, Matter
from referee.play.auction import CALLS, after_call, whose_turn, with_auction
from referee.record import DOUBLE, PASS, REDOUBLE, Act, Call, call_text
from referee.remedies.general import does, names, no_penalty, opens
from referee.remedies.leads import LEAD_PENALTY
from referee.roles import DECLARER, EITHER_OPPONENT, OFFENDER, OFFENDING_SIDE, PARTNER
from referee.sanctions import Duty, DutyKind, Right, RightKind, grant, impose, must_pass, record_choice
from referee.table import AUCTION, DEAL, Auction, Table, seat_text, side_text

# --- duties

Meets = Callable[[Table, Duty, Act], bool]


def _calls(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in CALLS and act.seat == duty.seat


def _calls_in_turn(table: Table, duty: Duty, act: Act) -> bool:
    return _calls(table, duty, act) and whose_turn(table) in (duty.seat, None)


def _said(table: Table, duty: Duty, act: Act) -> str:
    assert act.call is not None
    return f"{seat_text(act.seat)} called {call_text(act.call)}"


def _auction_over(table: Table, duty: Duty, act: Act) -> bool:
    return _is_over(table)


def _is_over(table: Table) -> bool:
    return table.phase not in (DEAL, AUCTION)


def _has_passed(table: Table, duty: Duty, act: Act) -> bool:
    """He has called in turn; or the next player has, who need not wait for a pass that is obligatory (usp56 824)."""
    return _calls_in_turn(table, duty, act) or (
        act.verb in CALLS and act.seat == table.left(duty.seat) and whose_turn(table) == duty.seat
    )


def _call_duty(
    name: str, words: str, allowed: Callable[[Call | None], bool], ends: Meets, broken: Breach, *, to_pass: bool = False
) -> DutyKind:
    return DutyKind(
        name,
        lambda duty: words.format(seat_text(duty.seat)),
        _calls_in_turn,
        lambda table, duty, act: allowed(act.call),
        _said,
        ends,
        broken,
        to_pass,
    )


def _is_pass(call: Call | None) -> bool:
    return call == PASS


def _is_no_double(call: Call | None) -> bool:
    return call not in (DOUBLE, REDOUBLE)


PASS_ONCE = _call_duty("pass once", "{0} must pass at his next turn", _is_pass, _has_passed, CALL_WHEN_BARRED, to_pass=True)
PASS_THROUGHOUT = _call_duty(
    "pass throughout", "{0} must pass for the rest of the auction", _is_pass, _auction_over, CALL_WHEN_BARRED, to_pass=True
)
REPEAT = DutyKind(
    "repeat",
    lambda duty: f"{seat_text(duty.seat)} must repeat {call_text(duty.call or 0)}",
    _calls_in_turn,
    lambda table, duty, act: act.call == duty.call or must_pass(table, duty.seat),
    _said,
    _calls_in_turn,
    CALL_AGAINST_RULING,
)
NOT_DOUBLE = _call_duty("not double", "{0} may not double or redouble", _is_no_double, _calls_in_turn, CALL_AGAINST_RULING)
NOT_DOUBLE_IT = DutyKind(
    "not double that bid",
    lambda duty: f"{seat_text(duty.seat)} may not double or redouble {call_text(duty.call or 0)}",
    lambda table, duty, act: _calls_in_turn(table, duty, act) and table.auction is not None and table.auction.bid == duty.call,
    lambda table, duty, act: act.call not in (DOUBLE, REDOUBLE),
    _said,
    _auction_over,
    CALL_AGAINST_RULING,
)


def _bound(kind: DutyKind, role: Role, words: str) -> Remedy:
    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        duties = [Duty(kind, seat, matter.number, matter.law, call=matter.call) for seat in role.seats(table, matter)]
        return impose(table, *duties)

    return does(lambda table, matter: words.format(names(role, table, matter), call_text(matter.call or 0)), meaning)


def bar_once(role: Role = PARTNER) -> Remedy:
    """The player must pass the next time it is his turn."""
    return _bound(PASS_ONCE, role, "{0} must pass at his next turn")


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
    return f"the call is cancelled; the auction goes back to {seat_text(matter.before.turn)}" if matter.before else (
        "the call is cancelled; the auction goes back to the player whose turn it was"
    )  # fmt: skip


CANCELLED = does(_turn_goes_back, _back)
REPLACED = does("", _back, bites=False)
MUST_SUBSTITUTE = does(lambda table, matter: f"{names(OFFENDER, table, matter)} must substitute any proper call", _back)
VOID_CALL = does("the call is cancelled", bites=False, status=NO_PENALTY)
VOID_CALL_AND = does("the call is cancelled")


def _deem_pass(table: Table, matter: Matter) -> Table:
    return table.but(deemed=PASS)


COUNTS_AS_PASS = does("it counts as a pass")
MAY_MAKE_ANY_CALL = does(lambda table, matter: f"{names(OFFENDER, table, matter)} may make any legal call", bites=False)
DEEMED_A_PASS = does("it counts as a pass", _deem_pass)
STANDS_AS_LEGAL = does("the call stands as if it had been legal", status=CONDONED, bites=False)


def _becomes_pass(matter: Matter) -> bool:
    """What could not have been made at all becomes a pass; a bid that a barred player made stands (usp56 788-790)."""
    if matter.breach is CALL_WHEN_BARRED:
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
    return "accepted; it counts as a pass" if _becomes_pass(matter) else "accepted; it stands as if it had been legal"


ACCEPTED_OVER = does(_as_accepted, _accept, status=CONDONED, bites=False)


# --- rights


def _cancel_doubles(table: Table, right: Right, act: Act) -> Table:
    assert table.auction is not None
    table = table.but(auction=evolve(table.auction, doubling=1))
    return record_choice(table, right.matter, f"{seat_text(act.seat)} cancels all doubles and redoubles", act)


CANCEL_DOUBLES = RightKind(
    "cancel doubles",
    lambda table, right: "cancel all previous doubles and redoubles",
    lambda table, right, act: act.verb == "cancels",
    lambda table, right: table.phase == AUCTION,
    _cancel_doubles,
    lambda table, right, act: _is_over(table),
)


def _require_pass(table: Table, right: Right, act: Act) -> Table:
    side = (right.seat, table.partner(right.seat))
    table = impose(table, *(Duty(PASS_THROUGHOUT, seat, right.matter, right.law) for seat in side))
    return record_choice(
        table, right.matter, f"{seat_text(act.seat)} requires {side_text(table.side_of(right.seat))} to pass", act
    )


REQUIRE_PASS = RightKind(
    "require passes",
    lambda table, right: f"require {side_text(table.side_of(right.seat))} to pass for the rest of the auction",
    lambda table, right, act: (
        act.verb == "requires" and act.how == "pass" and table.side_of(act.other or 0) == table.side_of(right.seat)
    ),
    lambda table, right: not _is_over(table),
    _require_pass,
    lambda table, right, act: _is_over(table),
)


def _may(kind: RightKind, words: str) -> Remedy:
    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None and matter.seat is not None
        return grant(table, Right(kind, EITHER_OPPONENT, matter.seat, matter.number, matter.law))

    return does(lambda table, matter: f"{names(EITHER_OPPONENT, table, matter)} may {words}", meaning)


MAY_CANCEL_DOUBLES = _may(CANCEL_DOUBLES, "cancel all previous doubles and redoubles")
MAY_REQUIRE_PASSES = _may(REQUIRE_PASS, "require the offending side to pass at every later turn")


# --- a lead penalty that hangs on what the partner does


def _if_he_passed(table: Table, right: Right, act: Act) -> Table:
    return grant(table, evolve(right, kind=LEAD_PENALTY)) if act.call == PASS else table


UNTIL_PARTNER_CALLS = RightKind(
    "lead penalty if the partner passes",
    lambda table, right: f"if {seat_text(right.seat)} passes, require or forbid him to lead a suit",
    lambda table, right, act: False,
    lambda table, right: False,
    lambda table, right, act: table,
    lambda table, right, act: act.verb in CALLS and act.seat == right.seat,
    _if_he_passed,
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
)


# --- what a cancelled call is then a matter of


def _opens_as_what_it_was(table: Table, matter: Matter) -> Table:
    breach = opened_by_cancelling(matter)
    if breach is not None:
        for part in opens(breach).parts:
            table = part.apply(table, matter)
    return table


RULED_BY_WHAT_IT_WAS = does("", _opens_as_what_it_was, bites=False)


def changes_denomination(table: Table, matter: Matter) -> bool:
    """Whether the call put in the place of another names another denomination."""
    return matter.answer(REPLACED_BY) == OTHER_DENOMINATION


def names_or_doubles(table: Table, matter: Matter) -> bool:
    """Whether the call cancelled told anything: a pass names nothing."""
    return matter.call is not None and matter.call != PASS


def _forget_first_call(table: Table, matter: Matter) -> Table:
    """What was wrong with the call is put right with it; that it was made out of turn is not."""
    gone = [m for m in table.docket if m.seat == matter.seat and m.breach.waits in (MUST_BE_REPLACED, DEEMED_PASS)]
    gone = [m for m in gone if m.opened < table.clock and m.call == matter.call]
    put_right = (evolve(m, status=CORRECTED, remedy="the call was changed without pause", since=matter.at) for m in gone)
    docket = tuple(each for each in table.docket if all(each.number != m.number for m in gone))
    return table.but(docket=docket, settled=(*table.settled, *put_right))


FIRST_CALL_FORGOTTEN = does("", _forget_first_call, bites=False)
OPENS_IF_IT_NAMED_ANYTHING = opens(DENOMINATION_CANCELLED, names_or_doubles)
OPENS_IF_DENOMINATION_DROPPED = opens(DENOMINATION_CANCELLED, changes_denomination)
