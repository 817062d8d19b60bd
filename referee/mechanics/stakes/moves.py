"""Payments: chips or points that go from player to player or to and from a pool, as the game brings them and as rulings do.

What the table paid and what the rulings make of it stand side by side: a payment that a ruling adds was not played, and one
that a ruling takes away was.
"""

from collections.abc import Iterable

from attrs import evolve

from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.core.values import frozen
from referee.score.tally import TallyResult

#: the pool, where a player would stand
POOL: Seat | None = None


@frozen
class Payment:
    """Chips or points that one gives another; either may be the pool, and points may come from nobody."""

    payer: Seat | None
    payee: Seat | None
    amount: int
    why: str
    #: whether it was made, or is due by a ruling alone
    played: bool = True
    #: whether it holds, or a ruling denies it
    ruled: bool = True
    #: whether the log has told that it was made
    told: bool = False


@frozen
class Payments(Part):
    """Chips and points that changed hands in this deal, as it was played or as it is ruled."""

    all: tuple[Payment, ...] = ()


def payments_of(table: Table) -> tuple[Payment, ...]:
    """What was paid so far, in order."""
    part = table.part(Payments)
    return part.all if part else ()


def paid(
    table: Table,
    payer: Seat | None,
    payee: Seat | None,
    amount: int,
    why: str,
    *,
    by_ruling: bool = False,
    told: bool = False,
) -> Table:
    """The table with one more payment."""
    if not amount:
        return table
    payment = Payment(payer, payee, amount, why, played=not by_ruling, told=told)
    return table.but(Payments((*payments_of(table), payment)))


def pays_each_other(table: Table, payer: Seat, amount: int, why: str) -> Table:
    """The table after a ruling has made one player pay every other."""
    for other in range(table.seats):
        if other != payer:
            table = paid(table, payer, other, amount, why, by_ruling=True)
    return table


def each_pays(table: Table, payee: Seat | None, amounts: Iterable[tuple[Seat, int]], why: str, *, told: bool = False) -> Table:
    """The table after each of these players has paid one of them or the pool."""
    for payer, amount in amounts:
        table = paid(table, payer, payee, amount, why, told=told)
    return table


def last_denied(table: Table) -> Table:
    """The table with its last payment denied by a ruling."""
    payments = payments_of(table)
    return table.but(Payments((*payments[:-1], evolve(payments[-1], ruled=False)))) if payments else table


def balance(table: Table, *, ruled: bool) -> tuple[int, ...]:
    """What each player has won, below nothing what he has lost."""
    totals = [0] * table.seats
    for each in payments_of(table):
        if each.ruled if ruled else each.played:
            if each.payer is not None:
                totals[each.payer] -= each.amount
            if each.payee is not None:
                totals[each.payee] += each.amount
    return tuple(totals)


def pool(table: Table, *, ruled: bool = True) -> int:
    """What lies in the pool."""
    return -sum(balance(table, ruled=ruled))


def takes_pool(table: Table, winner: Seat, why: str) -> Table:
    """The table after the winner has taken the pool: as it was played, and as it is ruled with what rulings put into it."""
    played, ruled = pool(table, ruled=False), pool(table)
    if played == ruled:
        return paid(table, POOL, winner, played, why)
    shares = (Payment(POOL, winner, played, why, ruled=False), Payment(POOL, winner, ruled, why, played=False))
    return table.but(Payments((*payments_of(table), *(each for each in shares if each.amount))))


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What the deal brought each player, as it was played and as it is ruled."""
    if not payments_of(table):
        return None, None
    played = _tallied(table, [each for each in payments_of(table) if each.played])
    if table.void:
        return played, None
    if all(each.played and each.ruled for each in payments_of(table)):
        return played, played
    return played, _tallied(table, [each for each in payments_of(table) if each.ruled])


def _tallied(table: Table, payments: Iterable[Payment]) -> TallyResult:
    """One line for each player and each thing that he paid or was paid for."""
    lines: dict[tuple[Seat, str], int] = {}
    for each in payments:
        for seat, amount in ((each.payer, -each.amount), (each.payee, each.amount)):
            if seat is not None:
                lines[seat, each.why] = lines.get((seat, each.why), 0) + amount
    entries = tuple(Entry(table.side_of(seat), amount, why) for (seat, why), amount in lines.items())
    return TallyResult(entries, table.number, table.dealer, table.left(table.dealer))


# --- moves


def chips(act: Act) -> int:
    """The chips that an act names, one where it names none."""
    return act.number if act.numbers else int(act.amount or 1)


def ante(table: Table, act: Act) -> Table:
    """A player, or where none is named every player, puts chips in the pool."""
    amount = chips(act)
    seats = range(table.seats) if act.seat is None else (act.seat,)
    return each_pays(table, POOL, ((seat, amount) for seat in seats), "ante", told=True)


def pay(table: Table, act: Act) -> Table:
    """A player pays another, or where none is named the pool; what he pays another because it was due is not paid twice.

    When the deal is over, players who settle among themselves do not change what it has come to.
    """
    if act.seat is None:
        return table
    settles = table.phase == OVER and act.other is not POOL
    new = evolve(_told(act), played=not settles, ruled=not settles)
    payments = payments_of(table)
    due = _due(payments, new)
    if not due:
        return table.but(Payments((*payments, new)))
    return table.but(Payments(tuple(evolve(each, told=True, played=True) if each in due else each for each in payments)))


def _told(act: Act) -> Payment:
    return Payment(act.seat, act.other, chips(act), act.text or "paid", told=True)


def pays_what_is_due(table: Table, act: Act) -> bool:
    """Whether a payment that is told is one that was due."""
    return bool(_due(payments_of(table), _told(act)))


def owed_between(table: Table, payer: Seat, payee: Seat) -> int | None:
    """What one has still to pay the other, less what that one owes him; nothing where nothing is open between them."""
    owed, back = _open(payments_of(table), payer, payee), _open(payments_of(table), payee, payer)
    return sum(each.amount for each in owed) - sum(each.amount for each in back) if owed or back else None


def _open(payments: tuple[Payment, ...], payer: Seat | None, payee: Seat | None) -> list[Payment]:
    """What one owes another for the play or by a ruling and is not yet said to have paid."""
    return [each for each in payments if (each.payer, each.payee) == (payer, payee) and each.ruled and not each.told]


def _due(payments: tuple[Payment, ...], told: Payment) -> list[Payment]:
    """The debts that a payment settles: one of this sum, all of them, or what is left of them against what the other owes."""
    owed = _open(payments, told.payer, told.payee)
    alone = next(([each] for each in owed if each.amount == told.amount), [])
    if alone or sum(each.amount for each in owed) == told.amount:
        return alone or owed
    if told.payee is POOL:
        return []  # what may be had from the pool nobody owes
    back = _open(payments, told.payee, told.payer)
    left = sum(each.amount for each in owed) - sum(each.amount for each in back)
    return [*owed, *back] if left == told.amount else []
