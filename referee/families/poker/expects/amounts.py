"""Chips put in in turn, too few or too many: short of a call or of a raise, above the limit, in instalments."""

from collections.abc import Iterable, Iterator

from referee.core.expect import Again, FromElsewhere, Under, Unsaid, WordBroken
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Money
from referee.core.record import Act, Amount, Seat, amount_text
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.poker.betting import Betting
from referee.families.poker.facts.limits import AMOUNT, LIMIT_PASSED, RAISES
from referee.families.poker.form import Form
from referee.families.poker.moves.betting import (
    PAYING,
    betting_of,
    beyond_ruling,
    chips_of,
    interval_at,
    is_for_card,
    is_heads_up,
    is_instalment,
    is_poker,
    least_raise,
    most_met,
    most_now,
)
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

#: an optional rule, by its word
THREE_RAISES = "three-raises"

VERBS = (*PAYING, "stack")

#: of one player in an interval, where that is agreed (usp56 2089)
MOST_RAISES = 3
SHORT_CALL = Under("call", name="short-call", says="chips put in in turn that do not make up a call")
RAISE_UNDER_MINIMUM = Under("raise", name="raise-under-minimum", says="a raise by less than the bet called or the last raise")
BET_OVER_STACK = Deed("bet-over-stack", "a bet of more chips than an opponent has, at table stakes")
CHIPS_NOT_ON_TABLE = FromElsewhere(
    "chips",
    name="chips-not-on-table",
    says="chips put in that did not lie in front of the player, or taken off the table, at table stakes",
)
STRING_BET = Again("chips", name="string-bet", says="chips added to those put in before")
ANNOUNCED_BET_UNDERPAID = WordBroken("bet", name="announced-bet-underpaid", says="fewer chips put in than were announced")
UNANNOUNCED_BET = Unsaid("bet", name="unannounced-bet", says="chips put in without a word about them")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with the number of chips, one thing at a time."""
    if act.seat is None or not is_poker(table):
        return
    who = table.name(act.seat)
    if act.verb == "stack":
        yield from _stack_changed(table, act, act.seat)
        return
    if is_instalment(table, act):
        added = amount_text(chips_of(betting_of(table), act))
        yield Matter(STRING_BET, act.seat, f"{who} added {added} to the chips he had put in", act.at)
        return
    betting, interval = interval_at(table, act.seat)
    if interval is None or betting.turn != act.seat or is_for_card(betting, act):
        return
    if act.how == "unannounced":
        yield Matter(UNANNOUNCED_BET, act.seat, f"{who} put in chips without announcing what he did", act.at)
    amount = chips_of(betting, act)
    if beyond := beyond_ruling(table, act):
        amount -= beyond
        if not amount:
            return
    if betting.bound is not None:
        have = betting.early[act.seat] + amount
        if have < betting.bound:
            why = f"{who} put in {amount_text(have)} of the {amount_text(betting.bound)} that he had announced"
            yield Matter(ANNOUNCED_BET_UNDERPAID, act.seat, why, act.at, due=Money(betting.bound), found=Money(have))
            return
        amount = have
    yield from _too_many_or_few(table, betting, act, amount)


def _stack_changed(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """A stack told anew that has become smaller, or larger while its player is in the pot."""
    betting = betting_of(table)
    had, has = betting.stacks[seat], act.amount
    if not betting.limit.stakes or had is None or has is None:
        return
    if has < had:
        why = f"{table.name(seat)} took {amount_text(had - has)} off the table"
        yield Matter(CHIPS_NOT_ON_TABLE, seat, why, act.at)
    elif has > had and betting.begun and betting.is_active(seat):
        why = f"{table.name(seat)} added {amount_text(has - had)} to his stack in the middle of a hand"
        yield Matter(CHIPS_NOT_ON_TABLE, seat, why, act.at)


def _too_many_or_few(table: Table, betting: Betting, act: Act, amount: Amount) -> Iterator[Matter]:
    seat = act.seat
    assert seat is not None
    who, due, stack = table.name(seat), betting.to_call(seat), betting.stacks[seat]
    more = amount - due
    if stack is not None and betting.limit.stakes and amount > stack:
        why = f"{who} put in {amount_text(amount)}, with {amount_text(stack)} in front of him"
        yield Matter(CHIPS_NOT_ON_TABLE, seat, why, act.at)
        return
    if betting.bet and more > 0 and table.noted("rule", how=THREE_RAISES) and betting.raises[seat] >= MOST_RAISES:
        why = f"{who} raised for the {MOST_RAISES + 1}th time in this interval"
        yield Matter(BET_OVER_LIMIT, seat, why, act.at, of=LIMIT_PASSED.told(RAISES))
    all_in = stack is not None and amount >= stack
    most = most_now(table, betting, seat)
    if amount < due and not all_in:
        why = f"{who} put in {amount_text(amount)}, where {amount_text(due)} make a call"
        yield Matter(SHORT_CALL, seat, why, act.at, due=Money(due), found=Money(amount))
    elif most is not None and more > most:
        did = "raised" if betting.bet else "bet"
        why = f"{who} {did} {amount_text(more)}, above the limit of {amount_text(most)}"
        yield Matter(BET_OVER_LIMIT, seat, why, act.at, due=Money(most), found=Money(more), of=LIMIT_PASSED.told(AMOUNT))
    elif betting.bet and 0 < more < least_raise(betting) and not all_in and not is_heads_up(betting):
        why = f"{who} raised by {amount_text(more)}, where the least is {amount_text(least_raise(betting))}"
        yield Matter(RAISE_UNDER_MINIMUM, seat, why, act.at, due=Money(least_raise(betting)), found=Money(more))
    elif betting.limit.stakes and more > 0:
        yield from _taps(table, betting, act, seat, amount)


def _taps(table: Table, betting: Betting, act: Act, seat: Seat, amount: Amount) -> Iterator[Matter]:
    """A bet that somebody cannot meet in full."""
    level = betting.staked[seat] + amount
    met = [(other, most_met(betting, other)) for other in range(table.seats) if betting.is_active(other) and other != seat]
    short = [other for other, most in met if most is not None and most < level]
    if short:
        names = " and ".join(table.name(other) for other in short)
        why = f"{table.name(seat)} put in {amount_text(amount)}, more than {names} can meet"
        yield Matter(BET_OVER_STACK, seat, why, act.at, other=short[0])


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (THREE_RAISES,) if game.minds(BET_OVER_LIMIT) and game.part(Form) is not None else ()
