"""What was told of a deal, in order: appended to in place by whichever table came last, and shared by those before it.

Most deals are never looked back on. Who does asks for the acts, or for those of a verb: these are sorted out when somebody
asks, each of them once, so that to ask at every act of a long deal costs no more than to ask at its end.
"""

from bisect import bisect_left

from referee.core.record import Act, Run


class _Sorted:
    """Acts, and where in the history each of them stands."""

    __slots__ = ("acts", "places")

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.places: list[int] = []

    def add(self, act: Act, place: int) -> None:
        self.acts.append(act)
        self.places.append(place)

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
        self._sort()
        found = self._of_verb.get(verb)
        return () if found is None else found.up_to(told)

    def has(self, verb: str, told: int) -> bool:
        """Whether there is one of that verb."""
        self._sort()
        found = self._of_verb.get(verb)
        return found is not None and found.places[0] < told

    def _sort(self) -> None:
        if not self._done:
            self._acts, self._of_verb = _Sorted(), {}
        for place in range(self._done, len(self)):
            entry = self[place]
            if isinstance(entry, Act):
                self._acts.add(entry, place)
                self._of_verb.setdefault(entry.verb, _Sorted()).add(entry, place)
        self._done = len(self)
