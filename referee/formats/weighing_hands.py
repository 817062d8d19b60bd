"""What the referee finds in an imported hand of poker, and what the hand says of itself: who took how much in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from attrs import evolve

from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import Act, Record, amount_text
from referee.core.status import SUSPECT
from referee.core.verdict import Verdict
from referee.families.poker.expects.pot import POT_TO_WRONG_PLAYER
from referee.mechanics.record.expects.marks import STACKS_DISAGREE


def weighed_hand(verdict: Verdict, record: Record) -> Verdict:
    """The verdict, with a doubt where the stacks at the end are not those that the laws make of the hand, or a bet cannot be.

    Such a hand does not hold together, and whatever else seems wrong in it accuses nobody. A pot that seems to go to the wrong
    player is told by the stacks alone, and is that doubt.
    """
    doubted = (act for act in record.acts if isinstance(act, Act) and act.how == "doubt")
    found = [Matter(RECORD_DOES_NOT_HOLD, None, act.text, act.at, status=SUSPECT) for act in doubted]
    found += _stacks(verdict, record)
    doubts = [evolve(matter, number=number) for number, matter in enumerate(found, _last(verdict) + 1)]
    if not doubts:
        return verdict
    others = [matter for matter in verdict.matters if matter.breach != POT_TO_WRONG_PLAYER]
    matters = (*(evolve(matter, status=SUSPECT, remedy=NOBODY_ACCUSED) for matter in others), *doubts)
    return evolve(verdict, matters=matters, deals=tuple(evolve(deal, matters=matters) for deal in verdict.deals))


def _stacks(verdict: Verdict, record: Record) -> Iterator[Matter]:
    told = next((act for act in reversed(record.acts) if isinstance(act, Act) and act.verb == "gathers"), None)
    if told is None or not verdict.deals:
        return
    played, ruled = verdict.deals[-1].played, verdict.deals[-1].ruled
    if played is None or ruled is None or not ruled.complete or played == ruled:
        return
    one, other = _by_seat(played), _by_seat(ruled)
    wrong = [seat for seat in sorted(one.keys() | other.keys()) if one[seat] != other[seat]]
    if wrong:
        said = ", ".join(f"{verdict.names[seat]} {_gain(one[seat])} and not {_gain(other[seat])}" for seat in wrong)
        yield Matter(STACKS_DISAGREE, None, f"by the stacks at the end {said}", told.at, status=SUSPECT)


def _by_seat(result: Any) -> Counter[int]:
    """What each player has won or lost."""
    found: Counter[int] = Counter()
    for entry in result.lines:
        found[entry.side] += entry.points
    return found


def _gain(chips: int) -> str:
    return f"{'won' if chips >= 0 else 'lost'} {amount_text(abs(chips))}"


def _last(verdict: Verdict) -> int:
    return max((matter.number for matter in verdict.matters), default=0)
