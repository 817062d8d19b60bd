"""Remedies of betting: chips that count or count for nothing, acts deemed to be others, hands that cannot win."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.matter import Matter
from referee.core.record import Act, Amount, Seat, amount_text
from referee.core.roles import ANY_PLAYER, OFFENDER
from referee.core.sanctions import Duty, Right, RightKind, grant, impose, record_choice
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting
from referee.families.poker.binds import MAY_NOT_RAISE
from referee.families.poker.moves.betting import betting_now, betting_of, bind, least_raise, most_now, with_betting
from referee.mechanics.rulings.gives.general import does, no_penalty, offender


def _changed(change: Callable[[Betting, Seat], Betting]) -> Callable[[Table, Matter], Table]:
    """What a remedy does to the chips, where it is known whose matter it is."""

    def meaning(table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.seat >= table.seats:
            return table
        return with_betting(table, change(betting_now(table), matter.seat))

    return meaning


# --- chips that count, and chips that do not


def _due(betting: Betting, seat: Seat) -> Amount:
    return betting.to_call(seat)


def _counting(part: Callable[[Table, Betting, Seat], Amount]) -> Callable[[Table, Matter], Table]:
    def meaning(table: Table, matter: Matter) -> Table:
        if matter.seat is None:
            return table
        betting = betting_now(table)
        return table.but(betting=betting.but(counts=part(table, betting, matter.seat)))

    return meaning


def _up_to_limit(table: Table, betting: Betting, seat: Seat) -> Amount:
    return betting.to_call(seat) + (most_now(table, betting, seat) or 0)


DEEMED_A_CALL = does(
    lambda table, matter: f"{offender(table, matter)} is deemed to have called",
    _counting(lambda table, betting, seat: betting.to_call(seat)),
)


def _limit(table: Table, matter: Matter) -> str:
    most = most_now(table, betting_now(table), matter.seat or 0)
    return "it stands as a bet of the limit" + ("" if most is None else f", {amount_text(most)}")


STANDS_AS_LIMIT = does(_limit, _counting(_up_to_limit))
EXCESS_FORFEITED = does("the chips above that are forfeited to the pot")
ADDED_FOR_NOTHING = does("the chips added count toward no bet", bites=False)
INTO_SIDE_POT = does("what he cannot meet goes into a side pot", bites=False)
BACK_TO_STACK = does("what nobody can meet goes back to the stack", bites=False)

# --- short of a call


def _may_not_raise(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    return impose(table, Duty(MAY_NOT_RAISE, matter.seat, matter.number, matter.law))


def _chooses(table: Table, right: Right, act: Act) -> Table:
    did = "drops and forfeits his chips" if act.verb == "drops" else "adds enough to call"
    return record_choice(table, right.matter, f"{table.name(act.seat)} {did}", act)


def _speaks(table: Table, right: Right, act: Act) -> bool:
    return act.seat == right.seat and act.verb in ("puts", "calls", "bets", "raises", "drops")


def _was_given_before(table: Table, right: Right) -> bool:
    """Whether it is not the very act that has given him the choice."""
    return any(matter.number == right.matter and matter.opened < table.clock for matter in table.settled)


CALL_OR_DROP = RightKind(
    "call or drop",
    lambda table, right: "add enough to call, or drop and forfeit the chips",
    claimed=_speaks,
    ripe=_was_given_before,
    use=_chooses,
)


def _may_call_or_drop(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    return grant(table, Right(CALL_OR_DROP, OFFENDER, matter.seat, matter.number, matter.law))


MAY_CALL_OR_DROP = does(
    lambda table, matter: f"{offender(table, matter)} may add enough to call, or drop and forfeit the chips",
    _may_call_or_drop,
    choice=True,
) & does(lambda table, matter: f"{offender(table, matter)} may not raise", _may_not_raise)

# --- out of turn


def _turn_back(table: Table, matter: Matter) -> str:
    return f"the turn goes back to {table.name(matter.other)}" if matter.other is not None else "the turn goes back"


CHIPS_STAY = does("the chips stay in the pot") & does(_turn_back)
TAKES_UP = does("the chips count toward a call", _changed(chips.take_up))
DEEMED_TO_CALL = does(lambda table, matter: f"{offender(table, matter)} is deemed to have called", _changed(chips.take_up))


def _excess(table: Table, matter: Matter) -> str:
    betting, seat = betting_now(table), matter.seat or 0
    more = betting.early[seat] - betting.to_call(seat)
    by = f" by {amount_text(more)}" if more > 0 else " by the excess"
    return f"{offender(table, matter)} is deemed to have raised{by}"


def _within_limit(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    betting = betting_now(table)
    most = most_now(table, betting, matter.seat)
    early = betting.early[matter.seat]
    counted = early if most is None else min(early, betting.to_call(matter.seat) + most)
    return with_betting(table, chips.take_up(betting, matter.seat, counted))


def _as_call(betting: Betting, seat: Seat) -> Betting:
    return chips.take_up(betting, seat, betting.to_call(seat))


def _early(table: Table, matter: Matter) -> str:
    early = betting_of(table).early[matter.seat or 0]
    return f" {amount_text(early)}" if early else " those chips"


DEEMED_TO_RAISE = does(_excess, _within_limit) & does("he may add nothing to the raise")
DEEMED_TO_CALL_AND_FORFEIT = does(
    lambda table, matter: f"{offender(table, matter)} is deemed to have called", _changed(_as_call)
)
DEEMED_TO_BET = does(
    lambda table, matter: f"{offender(table, matter)} is deemed to have bet{_early(table, matter)}", _within_limit
) & does("anything above the limit is forfeited")

# --- words


def _announced(table: Table, matter: Matter) -> Amount:
    betting, act = betting_now(table), matter.act
    if act is None or matter.seat is None:
        return 0
    due = betting.to_call(matter.seat)
    if act.how == "call":
        return due
    return due + (least_raise(betting) if act.amount is None else act.amount)


def _binds(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else bind(table, matter.seat, _announced(table, matter))


def _bound_to(table: Table, matter: Matter) -> str:
    amount = _announced(table, matter)
    return f"{offender(table, matter)} must put in {amount_text(amount) if amount else 'what he announced'}, if he is able to"


BOUND_BY_WORDS = does(_bound_to, _binds)


def _passes(betting: Betting, seat: Seat) -> Betting:
    return chips.drop(betting, seat) if betting.to_call(seat) else chips.spoken(betting, seat)


BOUND_TO_DROP = does(lambda table, matter: f"{offender(table, matter)} has passed, cards or no cards", _changed(_passes))
VOID_WORDS = no_penalty("the announcement is void", "no penalty") & does(
    lambda table, matter: f"{offender(table, matter)} may do as he chooses when his turn comes", bites=False, status=NO_PENALTY
)
MUST_SUPPLY = does(lambda table, matter: f"{offender(table, matter)} must supply the balance on demand of {ANY_PLAYER.phrase}")

# --- hands


def _dead(betting: Betting, seat: Seat) -> Betting:
    return betting.but(dead=betting.dead | 1 << seat)


HAND_DEAD = does(lambda table, matter: f"{offender(table, matter)}'s hand is dead and cannot win", _changed(_dead))
HAND_FOUL = does(lambda table, matter: f"{offender(table, matter)}'s hand is foul and cannot win", _changed(_dead))
DEEMED_DROPPED = does(
    lambda table, matter: f"{offender(table, matter)} has dropped, and his hand stays out", _changed(chips.drop)
)
POT_STAYS = does("the pot stays for the winner of the next one")
