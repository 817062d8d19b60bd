"""What was told of a deal, in order: appended to in place by whichever table came last, and shared by those before it.

Most deals are never looked back on. Who does asks for the acts, or for those of a verb. A short history is gone through; in a
longer one these are sorted out when somebody asks, each of them once, so that to ask at every act of a long deal costs no more
than to ask at its end.
"""

from bisect import bisect_left

from referee.core.record import Act, Run

#: a history of so many entries is gone through in less time than it is sorted out
_SHORT = 16


class _Sorted:
    """Acts, and where in the history each of them stands."""

    __slots__ = ("acts", "places")

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.places: list[int] = []

    def up_to(self, told: int) -> tuple[Act, ...]:
        return tuple(self.acts[: bisect_left(self.places, told)])


class History(list[Act | Run]):
    """The entries; each table sees as many of them as had been told when it stood."""

    _done = 0
    _acts: _Sorted
    _of_verb: dict[str, _Sorted]

    def acts(self, told: int) -> tuple[Act, ...]:
        """The acts among the first so many entries, without the moves that were taken whole."""
        self._sort()
        return self._acts.up_to(told)

    def acts_of(self, verb: str, told: int) -> tuple[Act, ...]:
        """Those of one verb."""
        if len(self) <= _SHORT:
            return tuple([entry for entry in self[:told] if entry.verb == verb and isinstance(entry, Act)])
        self._sort()
        found = self._of_verb.get(verb)
        return () if found is None else found.up_to(told)

    def has(self, verb: str, told: int) -> bool:
        """Whether there is one of that verb."""
        if len(self) <= _SHORT:
            return bool(self.acts_of(verb, told))
        self._sort()
        found = self._of_verb.get(verb)
        return found is not None and found.places[0] < told

    def _sort(self) -> None:
        done = self._done
        if not done:
            self._acts, self._of_verb = _Sorted(), {}
        elif done == len(self):
            return
        acts, of_verb = self._acts, self._of_verb
        for place, entry in enumerate(self[done:], done):
            if isinstance(entry, Act):
                of = of_verb.get(entry.verb)
                if of is None:
                    of = of_verb[entry.verb] = _Sorted()
                acts.acts.append(entry)
                acts.places.append(place)
                of.acts.append(entry)
                of.places.append(place)
        self._done = len(self)
