"""A proof by mutation, for readers and for programs: what survives, game by game and by what was done to a row."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from referee.casebook.proof import BY_CASE, BY_TABLE, Proof, Trial
from referee.report import SCHEMA, many

#: what is counted of some mutants, in the order of the columns
COUNTS: dict[str, Callable[[Trial], bool]] = {
    "mutants": lambda trial: True,
    "noticed": lambda trial: trial.result == BY_CASE,
    "with a reason": lambda trial: trial.result != BY_CASE and bool(trial.reason),
    "table only": lambda trial: trial.survives and trial.result == BY_TABLE,
    "survivors": lambda trial: trial.survives,
}


def counts(trials: Iterable[Trial]) -> dict[str, int]:
    """How many of these mutants there are, and how they fared; those that the decision table notices survive too."""
    found: Counter[str] = Counter()
    for trial in trials:
        found.update(name for name, counted in COUNTS.items() if counted(trial))
    return {name: found[name] for name in COUNTS}


def by_game(proof: Proof) -> dict[str, list[Trial]]:
    """The mutants of each game."""
    return _sorted_by(proof.trials, lambda trial: trial.game)


def by_sort(proof: Proof) -> dict[str, list[Trial]]:
    """The mutants by slot and by what was done to it."""
    return _sorted_by(proof.trials, lambda trial: trial.sort)


def _sorted_by(trials: Iterable[Trial], key: Callable[[Trial], str]) -> dict[str, list[Trial]]:
    found: dict[str, list[Trial]] = {}
    for trial in trials:
        found.setdefault(key(trial), []).append(trial)
    return dict(sorted(found.items()))


# --- for programs


def rows(proof: Proof) -> Iterator[dict[str, Any]]:
    """Every survivor, then every entry that is stale, then the counts of each game."""
    for trial in proof.survivors:
        yield {
            "schema": SCHEMA,
            "law": trial.law,
            "game": trial.game,
            "mutant": trial.mutant,
            "words": trial.words,
            "sort": trial.sort,
            "result": trial.result,
            "asked": trial.asked,
        }
    for entry in proof.stale:
        yield {"schema": SCHEMA, "stale": entry}
    for game, trials in by_game(proof).items():
        named = {name.replace(" ", "_"): number for name, number in counts(trials).items()}
        yield {"schema": SCHEMA, "game": game, **named, "numbers_in_code": proof.numbers_in_code[game]}


# --- for readers


def lines(proof: Proof) -> Iterator[str]:
    """Every survivor below its game, then the tables."""
    for game, trials in by_game(proof).items():
        surviving = [trial for trial in trials if trial.survives]
        if surviving:
            yield game
            yield from (f"  {trial}" for trial in surviving)
            yield ""
    yield from _table("game", by_game(proof))
    yield ""
    yield from _table("what was changed", by_sort(proof))
    yield ""
    yield from proof.stale
    if held := proof.numbers_in_code.total():
        yield f"{many(held, 'number')} in the code of remedies, where no mutant reaches"
    yield _in_short(proof)


def _table(heading: str, groups: dict[str, list[Trial]]) -> Iterator[str]:
    body = [(name, counts(trials)) for name, trials in groups.items()]
    if len(body) > 1:
        body.append(("all", counts(trial for trials in groups.values() for trial in trials)))
    width = max(len(heading), *(len(name) for name, _ in body)) if body else len(heading)
    yield _row(heading, list(COUNTS), width)
    yield from (_row(name, [str(number) for number in found.values()], width) for name, found in body)


def _row(name: str, cells: Sequence[str], width: int) -> str:
    columns = "".join(f"  {cell:>{len(heading)}}" for cell, heading in zip(cells, COUNTS, strict=True))
    return f"{name:<{width}}{columns}"


def _in_short(proof: Proof) -> str:
    found = counts(proof.trials)
    said = [f"{many(found['mutants'], 'mutant')}: {found['noticed']:,} noticed by a case"]
    said += [f"{found['with a reason']:,} that none can notice"] if found["with a reason"] else []
    said += [many(found["survivors"], "survivor")]
    said += [many(len(proof.stale), "stale entry", "stale entries")] if proof.stale else []
    return ", ".join(said)
