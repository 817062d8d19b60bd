"""How a game of canasta ends (usp56 3035-3037, 3069)."""

from collections.abc import Sequence

from referee.score.players import in_hundreds
from referee.score.tally import Tally


def margin(names: Sequence[str], sheet: Tally) -> str:
    """Who wins the game, by how much, and by how many hundreds; where both have the same nobody does."""
    first, second, *_ = sorted(sheet.totals, reverse=True)
    if first == second:
        return "level"
    name = names[sheet.totals.index(first)]
    hundreds = in_hundreds(first) - in_hundreds(second)
    return f"{name} win{'' if '-' in name else 's'} by {first - second}, {hundreds} in hundreds"
