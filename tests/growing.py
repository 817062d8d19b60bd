"""What some work costs, told so that a busy machine does not matter."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType

#: tries after which a cost that still looks too high is believed
TRIES = 40


def calls(work: Callable[[], object]) -> int:
    """How many functions the work calls: the same on every machine, however busy."""
    count = 0

    def seen(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def costs_less(work: Callable[[], object], than: float, beside: Callable[[], object]) -> bool:
    """Whether the work costs less than so many times another, each measured by the least of all its tries.

    For work done out of sight of `calls`, as in an expression. Other processes can only lengthen a try, so one good try of
    each is enough, and what costs too much does so in all of them.
    """
    least = [float("inf")] * 2
    for _ in range(TRIES):
        for place, each in enumerate((work, beside)):
            began = time.process_time()
            each()
            least[place] = min(least[place], time.process_time() - began)
        if least[0] < than * least[1]:
            return True
    return False
