"""Whose deal it was, where the log does not say: his, if anybody's, under whom less is wrong than as the log is heard without.

Who begins is mostly the eldest hand, and is taken for that as he begins. Where nobody has to begin, or another than the eldest
does, it is seen only later who dealt; nobody is accused of what is right if one of the others did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.fold import close, play_through
from referee.core.record import Act, Run
from referee.core.table import Table
from referee.judge.torn import accused_in
from referee.mechanics.deal.moves import known_dealer


def dealer_untold(table: Table, begun: Callable[..., Table], acts: Sequence[Act | Run]) -> Act | None:
    """What the log leaves out, for a deal that ends so: who deals. None where it is told, or makes nothing better."""
    wrong = _wrong_in(table)
    if not any(wrong) or known_dealer(table) is not None:
        return None
    dealt = (Act("dealer", seat) for seat in range(table.seats))
    better = {act: then for act in dealt if _is_less(then := _wrong_in(close(play_through(begun(act), [act, *acts]))), wrong)}
    return min(better, key=lambda act: sum(better[act][:2])) if better else None


def _wrong_in(table: Table) -> tuple[int, int, int]:
    """How many things cannot be as they are told, of how many somebody is accused, how many cards come to nothing."""
    return sum(each.breach.suspect for each in table.settled), len(accused_in(table)), _unjudged(table)


def _unjudged(table: Table) -> int:
    return sum(act.verb == "play" for _, act in table.idle)


def _is_less(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether less is wrong, and nothing doubted that was not, nor anybody accused for a record that was only doubted."""
    return sum(one[:2]) < sum(other[:2]) and all(now <= before for now, before in zip(one, other, strict=True))
