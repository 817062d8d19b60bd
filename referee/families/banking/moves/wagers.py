"""Wagers: what is bet on a place of a layout, and the bank that answers for it."""

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.setting import moves as setting
from referee.mechanics.stakes.moves import balance, paid

#: a bet that a card loses
TO_LOSE = "lose"


@frozen
class Wager:
    """A bet that waits to be settled."""

    seat: Seat
    amount: int
    #: on what it lies: a layout or a hand, by its name, or that a rank loses
    on: str = ""
    #: the rank on which it lies
    rank: int | None = None
    #: the cards whose order it names
    cards: tuple[Card, ...] = ()


@frozen
class Wagers(Part):
    """What is bet against the bank."""

    all: tuple[Wager, ...] = ()
    #: the chips that the banker has put up
    bank: int | None = None


def wagers_of(table: Table) -> Wagers:
    """What is bet on this table."""
    return table.part(Wagers) or Wagers()


def bank_left(table: Table) -> int | None:
    """What the bank has now, with what it has won and lost; None where it was not told."""
    bank = wagers_of(table).bank
    return None if bank is None else bank + balance(table, ruled=False)[table.dealer]


def at_stake(table: Table) -> int:
    """All bets that wait to be settled."""
    return sum(wager.amount for wager in wagers_of(table).all)


def put_up(table: Table, act: Act) -> Table:
    """A player puts up the bank, and deals."""
    if act.seat is None:
        return table
    table = setting.dealer(table, Act("dealer", act.seat)).note(Act("dealer", act.seat))
    return table.but(evolve(wagers_of(table), bank=int(act.amount or 0))).note(act)


def wagered(table: Table, act: Act) -> Table:
    """A player bets."""
    if act.seat is None:
        return table
    now = wagers_of(table)
    wager = Wager(act.seat, act.number if act.numbers else int(act.amount or 0), act.how, act.rank, act.cards)
    return table.but(evolve(now, all=(*now.all, wager))).note(act)


def taken_up(table: Table, act: Act) -> Table:
    """A player takes his unsettled bets back."""
    now = wagers_of(table)
    return table.but(evolve(now, all=tuple(wager for wager in now.all if wager.seat != act.seat))).note(act)


def without(table: Table, *settled: Wager) -> Table:
    """The table without these bets."""
    now = wagers_of(table)
    return table.but(evolve(now, all=tuple(wager for wager in now.all if not any(wager is each for each in settled))))


def wins(table: Table, wager: Wager, amount: int, why: str) -> Table:
    """The bank pays."""
    return paid(table, table.dealer, wager.seat, amount, why)


def loses(table: Table, wager: Wager, amount: int, why: str) -> Table:
    """The bank takes."""
    return paid(table, wager.seat, table.dealer, amount, why)
