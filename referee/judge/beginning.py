"""How a deal began where the log does not say: who dealt, and what is trumps.

Who begins is mostly the eldest hand, and is taken for that as he begins. Where nobody has to begin, or another than the eldest
does, it is seen only later who dealt; and what was trumps is seen where a trick is taken by a card that follows no suit. Nobody
is accused of what is right if it was one or the other: the deal is taken to have begun so that the least is wrong in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.core.cards import SUITS
from referee.core.fold import close, play_through
from referee.core.record import Act, Run, in_parts
from referee.core.subject import OUT_OF_TURN
from referee.core.table import Table
from referee.judge.torn import Retold, accused_in, act_by_act, number_of
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.setting.moves import LAYING
from referee.mechanics.tricks.state import Tricks

Acts = Sequence[Act | Run]
#: by these somebody makes the trump, or leaves it to others
_MAKING = {"bids", "passes", "makes", "call"}
#: what stands before the first lead in a log that tells nothing of how the trump was made
_BEFORE_THE_LEAD = LAYING - {"trump"} | {"deal", "board"}


def beginning_untold(table: Table, begun: Callable[..., Table], acts: Acts) -> Retold | None:
    """The deal that ends so, with what the log leaves out of its beginning; None where that makes nothing better."""
    wrong = wrong_in(table)
    if not any(wrong[:2]):
        return None
    better = []
    for told in (*_dealers(table, acts), *_trumps(table, acts)):
        then = wrong_in(close(play_through(begun(*told.laid), told.before)))
        if _is_less(then, wrong):
            better.append((sum(then[:2]), told))
    spoilt = _spoilt(begun(), acts) if better else 0
    better = [each for each in better if _spoilt(begun(*each[1].laid), each[1].before) <= spoilt]
    return min(better, key=lambda each: each[0])[1] if better else None


def _dealers(table: Table, acts: Acts) -> Iterator[Retold]:
    """The deal with each of the players as dealer, if nobody knows who it was."""
    for seat in range(table.seats) if known_dealer(table) is None else ():
        dealt = Act("dealer", seat)
        yield Retold("", [dealt, *acts], laid=(dealt,))


def _trumps(table: Table, acts: Acts) -> Iterator[Retold]:
    """The deal with each suit as trumps, if it is played with trumps of which nothing is told."""
    tricks, play = table.part(Tricks), table.game.play
    if tricks is None or tricks.order.trump in SUITS or play is None or "trump" not in play.moves:
        return
    if not any(each.breach.waits == OUT_OF_TURN for each in accused_in(table)):
        return  # what is trumps shows in who takes a trick, and leads
    told = [act for act in in_parts(acts) if isinstance(act, Act)]
    lead = next((place for place, act in enumerate(told) if act.verb == "play"), 0)
    before = {act.verb for act in told[:lead]}
    if not before <= _BEFORE_THE_LEAD:
        return
    made = _MAKING & play.moves.keys() and "turn" not in before  # by whom nobody knows, and he may be the one to lead
    leads = (Act("turn", told[lead].seat),) if made else ()
    for suit in SUITS:
        yield Retold("", [*told[:lead], Act("trump", suit=suit), *leads, *told[lead:]])


def wrong_in(table: Table) -> tuple[int, int, int]:
    """How many things cannot be as they are told, of how many somebody is accused, how many cards come to nothing."""
    return sum(each.breach.suspect for each in table.settled), len(accused_in(table)), _unjudged(table)


def _spoilt(table: Table, acts: Acts) -> int:
    """How many acts there are from the first on for which somebody is accused: what comes before it is right as it is told, so
    that no other beginning makes it wrong."""
    told, end = act_by_act(table, acts)
    return max((len(told) - number_of(each) for each in accused_in(end)), default=0)


def _unjudged(table: Table) -> int:
    return sum(act.verb == "play" for _, act in table.idle)


def _is_less(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether less is wrong, and nothing doubted that was not, nor anybody accused for a record that was only doubted."""
    return sum(one[:2]) < sum(other[:2]) and all(now <= before for now, before in zip(one, other, strict=True))
