"""Proof by mutation: each slot of each row is said otherwise in turn, and some case has to notice.

A row reaches a verdict by being asked whether it speaks (`Law.fit`) and in no other way. So every case is run once to see
which rows it asks, and a mutant is tried on the cases that asked its row, until the first that notices: it finds another
ruling, status, remedy, outcome or mark than a person wrote down. A report that merely reads otherwise is not noticed. A
mutant that no case notices survives. It is a case that is missing, or a slot that is not law.

The mutant is put into its row in its place and taken out again, and what games keep of their rows is found anew, so that
nothing is loaded twice.
"""

import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import lru_cache, partial
from typing import Any

from attrs import evolve, field, fields, frozen

from referee.casebook.expectation import laws_of
from referee.casebook.mutants import Mutant, mutants, numbers_in_code
from referee.casebook.page import Case
from referee.casebook.running import PASSED, run
from referee.casebook.survivors import NAME, Reasons
from referee.core.fact import Condition
from referee.core.game import Game
from referee.core.law import Law
from referee.core.machine import cores
from referee.core.matter import Matter
from referee.core.speaking import Layer, gaps_and_conflicts
from referee.core.subject import Breach
from referee.core.table import Table
from referee.core.window import Limit
from referee.families import find_game, games
from referee.judge import untold
from referee.judge.hearing import Acts
from referee.judge.torn import Retold

#: told how many rows are done, and how many there are
Watch = Callable[[int, int], None]


BY_CASE, BY_TABLE, SURVIVED = "noticed", "only the decision table notices", "nothing notices"


@frozen
class Trial:
    """How a mutant fared."""

    game: str
    law: str
    mutant: str
    sort: str
    #: noticed by a case, by the decision table alone, or by nothing
    result: str
    #: what it is about, where that is a part of a remedy
    words: str = ""
    #: the case that noticed it; nothing where none did
    case: str = ""
    #: how many cases asked its row
    asked: int = 0
    #: why no case could notice it, where somebody has said so
    reason: str = ""

    @property
    def survives(self) -> bool:
        """Whether it is to be answered for: no case noticed it, and no reason is given."""
        return self.result != BY_CASE and not self.reason

    def __str__(self) -> str:
        told = self.reason or (self.result if self.asked else "no case asks this row")
        about = f' "{self.words}"' if self.words else ""
        return f"{self.law}  {self.mutant}{about}: {told}"


@frozen
class Proof:
    """How every mutant of some rows fared."""

    trials: tuple[Trial, ...]
    #: entries in the list of reasons that are not true any more, in words
    stale: tuple[str, ...] = ()
    #: by game, how many numbers the code of remedies was given, where no mutant reaches them
    numbers_in_code: Counter[str] = field(factory=Counter)

    @property
    def survivors(self) -> tuple[Trial, ...]:
        """What is to be answered for."""
        return tuple(trial for trial in self.trials if trial.survives)

    @property
    def holds(self) -> bool:
        """Whether every slot is proved, or there is a reason why it cannot be."""
        return not self.survivors and not self.stale


def prove(laws: Sequence[Law], cases: Iterable[Case], reasons: Reasons, watch: Watch | None = None) -> Proof:
    """Try every mutant of these laws on the cases that ask them."""
    speaking = [law for law in laws if law.breach]
    asked = asked_by(_cases_of(speaking, cases))
    trials = []
    for done, found in enumerate(_in_processes(partial(_trials, asked=asked), speaking), 1):
        trials += [_reasoned(trial, reasons) for trial in found]
        if watch:
            watch(done, len(speaking))
    held: Counter[str] = Counter()
    for law in speaking:
        held[law.game] += numbers_in_code(law)
    return Proof(tuple(trials), tuple(_stale(laws, trials, reasons)), held)


def _reasoned(trial: Trial, reasons: Reasons) -> Trial:
    return trial if trial.result == BY_CASE else evolve(trial, reason=reasons.get((trial.law, trial.mutant), ""))


def _stale(laws: Iterable[Law], trials: Iterable[Trial], reasons: Reasons) -> Iterator[str]:
    by_name = {(trial.law, trial.mutant): trial for trial in trials}
    mine = {law.id for law in laws}
    every = {law.id for game in games().values() for law in game.laws}
    for law, mutant in reasons:
        trial = by_name.get((law, mutant))
        if trial is not None and trial.result == BY_CASE:
            yield f"{NAME}: {law}  {mutant}: {trial.case} notices it, so take the entry away"
        elif law not in every:
            yield f"{NAME}: there is no law '{law}'"
        elif law in mine and trial is None:
            yield f"{NAME}: {law} has no mutant '{mutant}'"


# --- which cases ask which rows


def _cases_of(laws: Iterable[Law], cases: Iterable[Case]) -> list[Case]:
    """The cases of games that have any of these laws."""
    wanted = set(laws)
    having = {game.slug for game in games().values() if any(law in wanted for layer in game.layers for law in layer)}
    return [case for case in cases if case.game in having]


def asked_by(cases: Iterable[Case]) -> dict[Law, list[Case]]:
    """The cases that ask each row whether it speaks; a case that does not pass proves nothing.

    Those that name it come first, and among them those without questions, which take the most of the time.
    """
    found: dict[Law, list[Case]] = {}
    for case in cases:
        with _noting() as asked:
            passed = run(case, bless=True).result == PASSED
        for law in asked if passed else ():
            found.setdefault(law, []).append(case)
    for law, asking in found.items():
        asking.sort(key=lambda case: (law.id not in laws_of(case), case.block("ask") is not None))
    return found


@contextmanager
def _noting() -> Iterator[dict[Law, None]]:
    """The rows that are asked from here on."""
    asked: dict[Law, None] = {}
    fit = Law.fit

    def noted(law: Law, known: Any) -> bool | None:
        asked[law] = None
        return fit(law, known)

    Law.fit = noted  # type: ignore[assignment, method-assign]
    try:
        yield asked
    finally:
        Law.fit = fit  # type: ignore[method-assign]


# --- the mutants of one row


def _trials(law: Law, asked: dict[Law, list[Case]]) -> list[Trial]:
    """How each mutant of a law fares in the cases that ask it."""
    cases = asked.get(law, [])
    playing = [game for slug in dict.fromkeys(case.game for case in cases) if (game := find_game(slug))]
    return [_trial(mutant, cases, playing) for mutant in mutants(law)]


def _trial(mutant: Mutant, cases: Sequence[Case], playing: Sequence[Game]) -> Trial:
    law = mutant.law
    with _instead(mutant, playing):
        case, hiding = _noticing(cases)
    with _as_told():
        case = case or next((each for each in hiding if not _notices(each)), None)
    result = BY_CASE if case else BY_TABLE if _table_notices(mutant) else SURVIVED
    return Trial(law.game, law.id, mutant.name, mutant.sort, result, _words(mutant), case.id if case else "", len(cases))


def _noticing(cases: Iterable[Case]) -> tuple[Case | None, list[Case]]:
    """The first case that notices; else those that would, were nothing heard but what they tell.

    Players who go on as a ruling has it show that a card was taken back, and so hide that the ruling does not say it.
    """
    hiding = []
    untold_in = untold.untold_in
    for case in cases:
        heard: list[Retold] = []

        def noted(table: Table, begun: Callable[[], Table], acts: Acts, heard: list[Retold] = heard) -> Retold | None:
            retold = untold_in(table, begun, acts)
            heard.extend([retold] if retold else [])
            return retold

        with _untold_by(noted):
            if _notices(case):
                return case, []
        if heard:
            with _as_told():
                hiding += [case] if _notices(case) else []
    return None, hiding


@contextmanager
def _untold_by(hears: Callable[[Table, Callable[[], Table], Acts], Retold | None]) -> Iterator[None]:
    """What only the cards tell is what this says, and no more."""
    untold_in = untold.untold_in
    untold.untold_in = hears  # type: ignore[assignment]
    try:
        yield
    finally:
        untold.untold_in = untold_in


#: nothing is heard that only the cards tell
_as_told = partial(_untold_by, lambda table, begun, acts: None)


def _words(mutant: Mutant) -> str:
    game, part = find_game(mutant.law.game), mutant.change.part
    if game is None or part is None:
        return ""
    return part.text(Table(game), Matter(mutant.law.breach[0], None, "", law=mutant.law))


def _notices(case: Case) -> bool:
    try:
        return run(case, bless=True).result != PASSED
    except Exception:  # a row of which nothing can be made is noticed too
        return True


def _table_notices(mutant: Mutant) -> bool:
    """Whether the mutant leaves a gap or a conflict in the decision table of a breach to which its law speaks."""
    law = mutant.law
    having = [game for game in games().values() if any(law in layer for layer in game.layers)]
    tables = dict.fromkeys((game.about(breach)[0], breach) for breach in law.breach for game in having)
    with _instead(mutant, ()):
        return any(
            True for layers, breach in tables if _is_spoken_of(breach, layers) for _ in gaps_and_conflicts(layers, breach)
        )


def _is_spoken_of(breach: Breach, layers: Iterable[Layer]) -> bool:
    return any(breach in law.breach for layer in layers for law in layer)


@contextmanager
def _instead(mutant: Mutant, playing: Iterable[Game]) -> Iterator[None]:
    """The mutant in the place of its law, for as long as this lasts, in these games."""
    was, now = getattr(mutant.law, mutant.slot), mutant.change.value
    changed: dict[Law, dict[str, Any]] = {mutant.law: {mutant.slot: now}}
    if isinstance(was, Limit) and isinstance(now, Limit):
        changed |= {law: slots for game in playing for law in _laws_of(game) if (slots := _naming(was, now, law))}
    as_they_are = {law: copy(law) for law in changed}
    for law, slots in changed.items():
        _say(law, evolve(law, **slots))
    detectors = mutant.slot == "breach"
    _look_again(playing, detectors)
    try:
        yield
    finally:
        for law, as_it_is in as_they_are.items():
            _say(law, as_it_is)
        _look_again(playing, detectors)


def _laws_of(game: Game) -> Iterator[Law]:
    return (law for layer in game.layers for law in layer)


def _naming(limit: Limit, other: Limit, law: Law) -> dict[str, Any]:
    """The slots in which a row names this limit, naming the other: it is one fact in all rows, and so said otherwise in all."""
    slots: dict[str, Any] = {slot: other for slot in ("until", "after") if getattr(law, slot) is limit}
    if any(each.fact is limit for each in law.when):
        slots["when"] = tuple(Condition(other, each.answers) if each.fact is limit else each for each in law.when)
    return slots


def _say(law: Law, like: Law) -> None:
    """Give a row in its place the slots of another, those included that follow from others."""
    for slot in fields(Law):
        object.__setattr__(law, slot.name, getattr(like, slot.name))


def _look_again(playing: Iterable[Game], detectors: bool) -> None:
    for game in playing:
        game.look_again()
    if detectors:
        for kept in _kept_of_games(len(sys.modules)):
            kept.cache_clear()


@lru_cache(maxsize=1)
def _kept_of_games(loaded: int) -> list[Any]:
    """The functions that keep what they found of a game, in all modules while no more of them are loaded."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("referee.")]
    kept = {id(value): value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")}
    return [each for each in kept.values() if "Game" in each.__wrapped__.__annotations__.values()]


# --- processes

#: what a process that is forked from this one does with each law
_task: Callable[[Law], list[Trial]]
_laws: Sequence[Law]


def _in_processes(task: Callable[[Law], list[Trial]], laws: Sequence[Law]) -> Iterator[list[Trial]]:
    """What the task finds for each law, in their order, with a process for each core where the machine can fork.

    A forked process has the games and the cases as they are here. Nothing of a law could be sent to it, since laws have code.
    """
    jobs = min(cores(), len(laws))
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(task, laws)
        return
    with multiprocessing.get_context("fork").Pool(jobs, _begin, (task, laws)) as pool:
        yield from pool.imap(_at, range(len(laws)), chunksize=4)


def _begin(task: Callable[[Law], list[Trial]], laws: Sequence[Law]) -> None:
    global _task, _laws
    _task, _laws = task, laws


def _at(place: int) -> list[Trial]:
    return _task(_laws[place])
