"""What is to be seen of a contract."""

from collections.abc import Iterator

from referee.core.shown import Figure, Shown
from referee.core.table import Table
from referee.mechanics.declarer.contract import Contract


def shown(table: Table) -> Iterator[Shown]:
    """The contract, who plays it, and whose hand is laid open."""
    contract = table.part(Contract)
    if contract is None:
        return
    yield Figure("contract", str(contract))
    yield Figure("", "declarer", contract.declarer)
    if contract.dummy is not None:
        yield Figure("", "dummy", contract.dummy)
