"""Remedies of betting: chips that count or count for nothing, acts deemed to be others, hands that cannot win."""

from collections.abc import Callable

from referee.core.matter import Matter
from referee.core.record import Act, Amount, Seat, amount_text
from referee.core.sanctions import Right, RightKind, record_choice, ruling
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting
from referee.families.poker.binds import MAY_NOT_RAISE
from referee.families.poker.moves.betting import betting_now, betting_of, bind, least_raise, most_now, with_betting
from referee.mechanics.roles import ANY_PLAYER
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.general import no_penalty
from referee.mechanics.rulings.gives.naming import offender
from referee.mechanics.rulings.gives.parts import CountsAs, Dead, May, MayDemand, MayNot, Remark, Stands, WithoutEffect


def _changed(change: Callable[[Betting, Seat], Betting]) -> Callable[[Table, Matter], Table]:
    """What a remedy does to the chips, where it is known whose matter it is."""

    def meaning(table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.seat >= table.seats:
            return table
        return with_betting(table, change(betting_now(table), matter.seat))

    return meaning


# --- chips that count, and chips that do not


def _counting(part: Callable[[Table, Betting, Seat], Amount]) -> Callable[[Table, Matter], Table]:
    def meaning(table: Table, matter: Matter) -> Table:
        if matter.seat is None:
            return table
        betting = betting_now(table)
        return table.but(betting.but(counts=part(table, betting, matter.seat)))

    return meaning


def _up_to_limit(table: Table, betting: Betting, seat: Seat) -> Amount:
    return betting.to_call(seat) + (most_now(table, betting, seat) or 0)


DEEMED_A_CALL = CountsAs(
    "call",
    "{offender} is deemed to have called",
    _counting(lambda table, betting, seat: betting.to_call(seat)),
)


def _limit(table: Table, matter: Matter) -> str:
    most = most_now(table, betting_now(table), matter.seat or 0)
    return "it stands as a bet of the limit" + ("" if most is None else f", {amount_text(most)}")


STANDS_AS_LIMIT = CountsAs("limit", _limit, _counting(_up_to_limit))
EXCESS_FORFEITED = Stands("the chips above that are forfeited to the pot")
ADDED_FOR_NOTHING = Remark("the chips added count toward no bet")
INTO_SIDE_POT = Remark("what he cannot meet goes into a side pot")
BACK_TO_STACK = Remark("what nobody can meet goes back to the stack")

# --- short of a call


def _chooses(stays: str, drops: str) -> Callable[[Table, Right, Act], Table]:
    def chosen(table: Table, right: Right, act: Act) -> Table:
        did = drops if act.verb == "drops" else stays
        return record_choice(table, right.matter, f"{table.name(act.seat)} {did}", act)

    return chosen


def _speaks(table: Table, right: Right, act: Act) -> bool:
    return act.seat == right.seat and act.verb in ("puts", "calls", "bets", "raises", "drops")


def _was_given_before(table: Table, right: Right) -> bool:
    """Whether it is not the very act that has given him the choice."""
    matter = ruling(table, right.matter)
    return matter is not None and matter.opened < table.clock


def stays_or_drops(name: str, words: str, *, stays: str, drops: str) -> RightKind:
    """The choice of a player with his next word: to put in what he lacks, or to be out of the pot."""
    return RightKind(
        name, lambda table, right: words, claimed=_speaks, ripe=_was_given_before, use=_chooses(stays, drops)
    )  # fmt: skip


CALL_OR_DROP = stays_or_drops(
    "call or drop",
    "add enough to call, or drop and forfeit the chips",
    stays="adds enough to call",
    drops="drops and forfeits his chips",
)
MAY_CALL_OR_DROP = May(
    "call-or-drop",
    "{offender} may add enough to call, or drop and forfeit the chips",
    grants(CALL_OR_DROP),
    choice=True,
) & MayNot("raise", "{offender} may not raise", imposes(MAY_NOT_RAISE))

# --- out of turn


def _turn_back(table: Table, matter: Matter) -> str:
    return f"the turn goes back to {table.name(matter.other)}" if matter.other is not None else "the turn goes back"


CHIPS_STAY = Stands("the chips stay in the pot") & Remark(_turn_back)
TAKES_UP = CountsAs("call", "the chips count toward a call", _changed(chips.take_up))
DEEMED_TO_CALL = CountsAs("call", "{offender} is deemed to have called", _changed(chips.take_up))


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


DEEMED_TO_RAISE = CountsAs("raise", _excess, _within_limit) & Remark("he may add nothing to the raise")
DEEMED_TO_CALL_AND_FORFEIT = CountsAs("call", "{offender} is deemed to have called", _changed(_as_call))
DEEMED_TO_BET = CountsAs(
    "bet", lambda table, matter: f"{offender(table, matter)} is deemed to have bet{_early(table, matter)}", _within_limit
) & Remark("anything above the limit is forfeited")

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


BOUND_BY_WORDS = CountsAs("word", _bound_to, _binds)


def _passes(betting: Betting, seat: Seat) -> Betting:
    return chips.drop(betting, seat) if betting.to_call(seat) else chips.spoken(betting, seat)


BOUND_TO_DROP = CountsAs("drop", "{offender} has passed, cards or no cards", _changed(_passes))
VOID_WORDS = no_penalty("the announcement is void", "no penalty") & WithoutEffect(
    "{offender} may do as he chooses when his turn comes", bites=False, status=NO_PENALTY
)


#: what he has announced binds him as it is: it stays his turn, and to put in less is the same breach again
BALANCE = RightKind(
    "demand the balance",
    lambda table, right: f"demand the balance of {table.name(right.seat)}",
    claimed=lambda table, right, act: act.verb == "demands" and act.how == "balance",
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(table, right.matter, f"{table.name(act.seat)} demands the balance", act),
)
MUST_SUPPLY = MayDemand(
    "balance",
    lambda table, matter: f"{offender(table, matter)} must supply the balance on demand of {ANY_PLAYER.phrase}",
    grants(BALANCE),
)

# --- hands


def _dead(table: Table, matter: Matter) -> Table:
    """A hand can be dead before anybody has bet: nothing of the betting begins with it."""
    if matter.seat is None or matter.seat >= table.seats:
        return table
    betting = betting_of(table)
    return table.but(betting.but(dead=betting.dead | 1 << matter.seat))


def _dead_card(table: Table, matter: Matter) -> Table:
    cards = matter.cards if matter.card is None else (matter.card,)
    betting = betting_of(table)
    return table.but(betting.but(dead_cards=betting.dead_cards | {*cards}))


def dead_card(words: str) -> Dead:
    """A card belongs to no hand any more, and whoever shows it with his is that much short."""
    return Dead("card", words, _dead_card)


HAND_DEAD = Dead("hand", "{offender}'s hand is dead and cannot win", _dead)
HAND_FOUL = Dead("foul-hand", "{offender}'s hand is foul and cannot win", _dead)
#: thrown in, a hand is out of the pot by that alone
DROPPED_HAND_DEAD = Stands("{offender}'s hand is dead and cannot win")
DEEMED_DROPPED = Stands("{offender} has dropped, and his hand stays out")
POT_STAYS = Stands("the pot stays for the winner of the next one")
