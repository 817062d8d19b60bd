"""Running cases: judging their logs, comparing, and rewriting their reports where that is wanted."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from attrs import frozen

from referee.casebook.comparison import compare, compare_marks
from referee.casebook.expectation import Failure, laws_by_name, laws_of, near_misses_of
from referee.casebook.names import in_marks, in_ruling
from referee.casebook.page import Block, Case, read_page
from referee.casebook.shelf import pages
from referee.core.game import Game
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.families import find_game, like
from referee.report import Checked, wanted_lines

PASSED, FAILED, TODO = "passed", "failed", "todo"


@frozen
class Result:
    """How a case went."""

    case: Case
    #: passed, failed or todo; None where it was not run
    result: str | None
    failures: tuple[Failure, ...] = ()
    #: what the referee prints of its log
    report: tuple[str, ...] = ()

    @property
    def laws(self) -> tuple[str, ...]:
        """The ids of the laws that the case names."""
        return laws_of(self.case)

    @property
    def near(self) -> tuple[str, ...]:
        """The ids of the laws that the case only just escapes."""
        return near_misses_of(self.case)

    def __str__(self) -> str:
        told = "".join(f"\n{self.case.file}:{each.line}: {each.words}" for each in self.failures)
        return f"{self.case.id}: {self.result}{told}"


def listed(case: Case) -> Result:
    """The case as it stands, not run."""
    return Result(case, None)


def run(case: Case, bless: bool = False) -> Result:
    """Judge the log of a case and compare. With `bless` a stale report is no failure, since it is to be rewritten."""
    failures = [Failure(line, words) for line, words in case.problems]
    report: tuple[str, ...] = ()
    if not failures:
        failures, report = _judged(case, bless)
    if not failures:
        failures += _asked(case)
    failures.sort(key=lambda failure: failure.line)
    if case.todo:
        closed = Failure(case.line, f"this passes now, so take away its todo ({case.todo})")
        return Result(case, TODO if failures else FAILED, tuple(failures) or (closed,), report)
    return Result(case, FAILED if failures else PASSED, tuple(failures), report)


def run_pages(paths: Iterable[Path] = (), blessing: bool = False, renaming: bool = False) -> Iterator[Result]:
    """Run every case of these pages, and rewrite their reports, and old names in their marks, where that is wanted."""
    for page in pages(paths):
        if renaming:
            rename(page)
        results = []
        for case in read_page(page):
            results.append(run(case, blessing))
            yield results[-1]
        if blessing:
            bless(page, results)


# --- the log


def _judged(case: Case, bless: bool) -> tuple[list[Failure], tuple[str, ...]]:
    """Where the referee says something else of the log of a case than its page does, and what it prints of it."""
    log, game = case.block("log"), find_game(case.game)
    if log is None:
        return [Failure(each.line, "a near miss needs a log") for each in case.near], ()
    if not case.game:
        return [Failure(log.first, "the log does not say which game it is: begin it with a line such as 'game whist'")], ()
    if game is None:
        return [_no_such_game(case, log)], ()
    find = partial(_found, game)
    checked: list[Checked] = []
    failures: list[Failure] = []
    for record, verdict in find(log.text):
        lines = {number: log.lines[number - 1] for number in wanted_lines(verdict) if number <= len(log.lines)}
        checked.append(Checked("", verdict, lines))
        failures += [Failure(log.first + line - 1, words) for line, words in compare_marks(record.marks, verdict)]
        failures += [Failure(log.first + fault.line - 1, f"{fault.found}; {fault.expected}") for fault in record.faults]
    report = _report(checked)
    failures += compare(case, game, checked, find)
    if not bless:
        failures += _stale(case, report)
    return failures, report


def _found(game: Game, text: str) -> list[tuple[Record, Verdict]]:
    """A log record by record, with what the referee says of each."""
    from referee.judge import judge
    from referee.reading.logs import read

    return [(record, judge(record, game.slug)) for record in read(text)]


def _no_such_game(case: Case, block: Block) -> Failure:
    return Failure(block.first, f"there is no game '{case.game}'{like(case.game)}")


# --- questions


def _asked(case: Case) -> Iterator[Failure]:
    """What the answers to the questions of a case are and should not be."""
    log, game = case.block("log"), find_game(case.game)
    for block in case.blocks:
        if block.kind != "ask":
            continue
        question, *lines = [line.strip() for line in block.lines] or [""]
        if not question:
            yield Failure(block.first, "an ask block begins with its question")
        elif game is None:
            yield _no_such_game(case, block)
        else:
            facts = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("->"))
            expected = [line[2:].strip() for line in lines if line.startswith("->")]
            try:
                found = laws_answered(game, question, log.text if log else "", facts)
            except ValueError as error:  # a fact or an answer that the game does not know
                yield Failure(block.first, str(error))
                continue
            if sorted(expected) != sorted(found):
                words = f"expected the answer {', '.join(expected)}; found {', '.join(found) or 'none'}"
                yield Failure(block.first, words)


def laws_answered(game: Game, words: str, log: str, facts: dict[str, str]) -> list[str]:
    """The slugs of the laws with which a question is answered."""
    from referee import ask

    return ask.laws_answered(game, words, log, facts)


# --- reports


def _report(checked: Sequence[Checked]) -> tuple[str, ...]:
    """What the referee prints, as the lines of a report block."""
    from referee.report.text import body, plain

    lines = [plain(line).rstrip("\n") for each in checked for line in body(each)]
    while lines and not lines[-1]:
        lines.pop()
    return tuple(lines or ["clean"])


def _stale(case: Case, report: tuple[str, ...]) -> Iterator[Failure]:
    block = case.block("report")
    if block is None or block.lines == report:
        return
    places = range(max(len(block.lines), len(report)))
    place = next(place for place in places if block.lines[place : place + 1] != report[place : place + 1])
    old = block.lines[place] if place < len(block.lines) else "(the end)"
    new = report[place] if place < len(report) else "(the end)"
    yield Failure(block.first + place, f"the report is stale; it says '{old}' and the referee '{new}'; --bless rewrites it")


def _lines_of(path: Path) -> list[str]:
    """The lines of a page that is to be rewritten; what in it is no text stays as it is."""
    return path.read_bytes().decode("utf-8", "surrogateescape").split("\n")


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_bytes("\n".join(lines).encode("utf-8", "surrogateescape"))


def rename(path: Path) -> int:
    """Rewrite old names of breaches in the marks and rulings of a page as they are now; how many lines were rewritten."""
    lines = _lines_of(path)
    before = list(lines)
    for case in read_page(path):
        game = find_game(case.game)
        laws = laws_by_name(game) if game else {}
        for block in case.blocks:
            change = {"log": in_marks, "ruling": in_ruling}.get(block.kind)
            if change is None:
                continue
            for place in range(block.first - 1, block.first - 1 + len(block.lines)):
                lines[place] = change(lines[place], laws)
    written = sum(now != was for now, was in zip(lines, before, strict=True))
    if written:
        _write(path, lines)
    return written


def bless(path: Path, results: Iterable[Result]) -> int:
    """Rewrite the report blocks of a page as these results have them; how many were rewritten."""
    lines = _lines_of(path)
    end = "\r" if lines[0].endswith("\r") else ""
    written = 0
    # From the bottom up, so that the lines above stay where they are.
    for result in sorted(results, key=lambda each: each.case.line, reverse=True):
        block = result.case.block("report")
        if block is None or block.lines == result.report or not result.report:
            continue
        first = block.first - 1
        lines[first : first + len(block.lines)] = [line + end for line in result.report]
        written += 1
    if written:
        _write(path, lines)
    return written
