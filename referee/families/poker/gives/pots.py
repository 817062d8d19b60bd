"""Remedies about the pot: chips taken out of it, by right or without one."""

from collections.abc import Callable

from attrs import field

from referee.core.matter import Matter
from referee.core.record import Act, Seat, amount_text
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.table import Table
from referee.core.values import frozen
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting, replaced
from referee.families.poker.moves.betting import betting_of
from referee.families.poker.pots import Chips
from referee.mechanics.rulings.gives.naming import chooser
from referee.mechanics.rulings.gives.parts import Back


def _taken(table: Table, matter: Matter) -> Table:
    """As they played it the chips are his; as it is ruled they belong to the pot."""
    if matter.seat is None or matter.act is None:
        return table
    betting = betting_of(table)
    wanted = betting.put[matter.seat] if matter.act.amount is None else matter.act.amount
    amount = max(min(wanted, betting.pot), 0)
    return table.but(betting.but(taken=replaced(betting.taken, matter.seat, betting.taken[matter.seat] + amount)))


TAKEN_WRONGLY = Back("chips", "the chips belong to the pot", _taken, bites=False)


def withdrawal(name: str, words: str, most: Callable[[Betting, Seat], Chips]) -> RightKind:
    """The right of a player to take back chips that he has put in, all or fewer, and no more; the words name them."""

    def claims(table: Table, right: Right, act: Act) -> bool:
        if act.verb != "withdraws" or act.seat != right.seat:
            return False
        return act.amount is None or act.amount <= most(betting_of(table), right.seat)

    def withdraws(table: Table, right: Right, act: Act) -> Table:
        betting = betting_of(table)
        amount = most(betting, right.seat) if act.amount is None else act.amount
        table = table.but(chips.withdraw(betting, right.seat, amount))
        return record_choice(table, right.matter, f"{table.name(right.seat)} withdraws {amount_text(amount)}", act)

    return RightKind(
        name,
        lambda table, right: words.format(table.name(right.seat)),
        claimed=claims,
        ripe=lambda table, right: True,
        use=withdraws,
    )


WITHDRAW = withdrawal("withdraw", "withdraw the chips that {} has put in", lambda betting, seat: betting.put[seat])


@frozen
class MayTakeBackChips(RemedyPart):
    """Whom the law names may take back chips that they have put in."""

    name = "may-withdraw"
    phrase: str
    what: str = "chips"
    right: RightKind = WITHDRAW
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return self.phrase

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        seats = chooser(matter).seats(table, matter)
        return grant(table, *(Right(self.right, seat, matter.number, matter.law) for seat in seats))
