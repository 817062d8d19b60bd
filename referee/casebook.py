"""The casebook: pages of Markdown in which a log, what a person says is wrong with it, and what the referee says, meet.

A heading of the second rank begins a case. Under it stand prose and fenced blocks::

    ## A bid too low, put right by a pass
    example: contract-bridge/ex-27

    ```log
    game contract-bridge
    dealer S
    call S 1S, W pass, N 2H, E 1NT        ! insufficient-bid E
    call E pass
    ```
    ```ruling
    insufficient-bid-corrected-by-pass E [due]: W must pass for the rest of the auction
    verdict: breach
    ```
    ```report
    (what the referee prints)
    ```

Marks and rulings are typed by a person from the book and never rewritten. `bless` rewrites report blocks alone, so that the
wording can be accepted by accident and the verdict cannot. A line `todo: why` marks a gap that is known; its case fails
when the gap is closed, so that the line goes.

A mark names a breach or a law, and the offender. Every breach and every doubt about the record must be marked on its line,
and every mark must be met; a matter that another one brought about, for the same player on the same line, is covered by the
mark of its cause. A ruling names a law or a breach too; each of the consequences after its colon, between semicolons, must
be among those of the ruling, `taken: ...` is what was chosen, and for a matter that is not decided the text names the laws
that may yet speak. Whatever else stands in a ruling block is an outcome: `contract`, `tricks`, `score`, `total`, `void`,
`verdict`, or anything the deal or its sheet has a name for; `as ruled` after the name means the score with the rulings in it,
and `deal 2` before it another deal than the last.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from referee.game import Game
from referee.games import find_game, like
from referee.law import Law
from referee.matter import STATUSES, Matter
from referee.record import SEAT_LETTERS, SIDE_NAMES
from referee.report import REMARK, Checked, consequences, kind_of, wanted_lines
from referee.resources import casebook_root
from referee.verdict import DealVerdict, Verdict

PASSED, FAILED, TODO = "passed", "failed", "todo"
PAGE_SUFFIX = ".md"

# --- what a page says -------------------------------------------------------------------------------------------------


@frozen
class Block:
    """A fenced block: what stands between its fences, and on which line of the page that begins."""

    kind: str
    lines: tuple[str, ...]
    first: int

    @property
    def text(self) -> str:
        """The block as one text."""
        return "".join(f"{line}\n" for line in self.lines)


@frozen
class Case:
    """One case of a page."""

    file: Path
    heading: str
    slug: str
    #: the line of its heading
    line: int
    blocks: tuple[Block, ...] = ()
    #: the id of the worked example of a book that it is
    example: str | None = None
    #: why it is known to fail
    todo: str = ""
    #: what is wrong with its form: line and words
    problems: tuple[tuple[int, str], ...] = ()

    @property
    def id(self) -> str:
        """The name of the case in the whole casebook: folder, page, heading."""
        return f"{self.file.absolute().parent.name}/{self.file.stem}/{self.slug}"

    def block(self, kind: str) -> Block | None:
        """The first block of a kind."""
        return next((block for block in self.blocks if block.kind == kind), None)

    @property
    def game(self) -> str:
        """The slug of its game: what its log says, or else the name of its page."""
        log = self.block("log")
        found = _GAME.search(log.text) if log else None
        return found[1].casefold() if found else "" if log else self.file.stem


@frozen
class Failure:
    """What a case expects and does not get, or gets and does not expect."""

    line: int
    words: str


@frozen
class Result:
    """How a case went."""

    case: Case
    #: passed, failed or todo; None where it was not run
    result: str | None
    failures: tuple[Failure, ...] = ()
    #: what the referee prints of its log
    report: tuple[str, ...] = ()
    laws: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        told = "".join(f"\n{self.case.file}:{each.line}: {each.words}" for each in self.failures)
        return f"{self.case.id}: {self.result}{told}"


_HEADING = re.compile(r"##\s+(.*?)\s*#*\s*\Z")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})\s*([\w-]*)")
_EXAMPLE = re.compile(r"\s*(?:<!--\s*)?example:\s*([\w./-]+?)\.?\s*(?:-->)?\s*\Z", re.IGNORECASE)
_TODO = re.compile(r"\s*(?:<!--\s*)?todo:\s*(.*?)\s*(?:-->)?\s*\Z", re.IGNORECASE)
_TODO_IN_HEADING = re.compile(r"\s*[\[(]?\btodo\b:?\s*([^\])]*)[\])]?\s*\Z", re.IGNORECASE)
_GAME = re.compile(r"^[\s,:]*game[\s,:]+([\w./-]+)", re.IGNORECASE | re.MULTILINE)
_ONCE = ("log", "report", "ruling")
_BLOCKS = (*_ONCE, "ask")


def slug_of(heading: str) -> str:
    """A heading as a name.

    >>> slug_of("Corrected by a pass: partner's barred")
    'corrected-by-a-pass-partners-barred'
    """
    return "-".join(re.findall(r"[\w]+", re.sub(r"['’`]", "", heading.casefold()))) or "case"


def read_page(path: Path) -> list[Case]:
    """The cases of a page; a page without any is prose."""
    return parse_page(path, path.read_bytes().decode("utf-8", "replace"))


def parse_page(path: Path, text: str) -> list[Case]:
    """The cases of the text of a page."""
    cases: list[Case] = []
    names: dict[str, int] = {}
    for line, heading, lines in _sections(text.split("\n")):
        case = _case(path, line, heading, lines)
        if case.block("log") is None and case.block("ask") is None:
            continue
        names[case.slug] = names.get(case.slug, 0) + 1
        if names[case.slug] > 1:
            case = evolve(case, slug=f"{case.slug}-{names[case.slug]}")
        cases.append(case)
    return cases


def _sections(lines: list[str]) -> Iterator[tuple[int, str, list[tuple[int, str]]]]:
    """Line and heading of each section, and its lines with their numbers. A heading in a block is none."""
    begun: tuple[int, str] | None = None
    held: list[tuple[int, str]] = []
    fence = ""
    for number, line in enumerate(lines, 1):
        line = line.removesuffix("\r")
        fence = _after(fence, line)
        heading = _HEADING.match(line) if not fence else None
        if heading:
            if begun:
                yield (*begun, held)
            begun, held = (number, heading[1]), []
        else:
            held.append((number, line))
    if begun:
        yield (*begun, held)


def _after(fence: str, line: str) -> str:
    """The fence that is open after this line, if any."""
    found = _FENCE.match(line)
    if not fence:
        return found[1] if found else ""
    return "" if found and found[1].startswith(fence) and not found[2] else fence


def _case(path: Path, line: int, heading: str, lines: list[tuple[int, str]]) -> Case:
    blocks: list[Block] = []
    problems: list[tuple[int, str]] = []
    example, todo = None, ""
    if found := _TODO_IN_HEADING.search(heading):
        heading, todo = heading[: found.start()], found[1] or "no reason given"
    held: list[str] = []
    fence, kind, first = "", "", 0
    for number, text in lines:
        before, fence = fence, _after(fence, text)
        if fence and not before:
            opened = _FENCE.match(text)
            kind, held, first = opened[2].casefold() if opened else "", [], number + 1
        elif before and not fence:
            if kind in _ONCE and any(block.kind == kind for block in blocks):
                problems.append((first, f"a second {kind} block; each case has one"))
            blocks += [Block(kind, tuple(held), first)] if kind in _BLOCKS else []
        elif fence:
            held.append(text)
        elif found := _EXAMPLE.match(text):
            if example is not None:
                problems.append((number, "a second example; each case is one"))
            example = found[1]
        elif found := _TODO.match(text):
            todo = found[1] or "no reason given"
    if fence:
        problems.append((first, f"this {kind} block has no end"))
    return Case(path, heading, slug_of(heading), line, tuple(blocks), example, todo, tuple(problems))


# --- pages and the built-in casebook ----------------------------------------------------------------------------------


def pages(paths: Iterable[Path] = ()) -> list[Path]:
    """The pages below these paths, or those of the built-in casebook."""
    from referee.sources import find

    wanted = list(paths) or [casebook_root()]
    return [page for page in find(wanted, (PAGE_SUFFIX,)) if page.is_file() and page.suffix != ".gz"]


def cases_in(paths: Iterable[Path] = ()) -> list[Case]:
    """Every case of these pages."""
    return [case for page in pages(paths) for case in read_page(page)]


@cache
def built_in() -> tuple[Case, ...]:
    """The cases that come with the referee; none where it has no casebook."""
    try:
        return tuple(cases_in())
    except FileNotFoundError:
        return ()


def cases_by_law(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """The cases that name each law, by its id."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        for law in laws_of(case):
            found.setdefault(law, []).append(case)
    return found


def laws_of(case: Case) -> tuple[str, ...]:
    """The ids of the laws that a case names in its marks, its rulings and its answers, without running it."""
    game = find_game(case.game)
    if game is None:
        return ()
    names = [*_marked_names(case), *(wanted.name for wanted in _wanted_rulings(case)[0]), *_answers_wanted(case)]
    known = _laws_by_slug(game)
    return tuple(dict.fromkeys(known[name].id for name in names if name in known))


@cache
def _laws_by_slug(game: Game) -> dict[str, Law]:
    known: dict[str, Law] = {}
    for layer in game.layers:
        for law in layer:
            known.setdefault(law.slug, law)
    return known


_MARK = re.compile(r"!\s*([\w./-]+)")


def _marked_names(case: Case) -> Iterator[str]:
    """The names in the marks of a log, found without parsing it."""
    log = case.block("log")
    for line in log.lines if log else ():
        bare = re.sub(r"\"[^\"]*\"|“[^”]*”", "", line).split("#")[0]
        yield from (name.casefold() for name in _MARK.findall(bare))


# --- what a case wants ------------------------------------------------------------------------------------------------

TAKEN = "taken:"
_RULING = re.compile(
    rf"(?P<name>[\w./]*-[\w./-]*|[\w./-]+(?= [NESW]\b))(?: (?P<seat>[NESW]))?(?:\s*\[?(?P<status>{'|'.join(STATUSES)})\]?)?"
    r"\s*(?::\s*(?P<text>.*))?\Z"
)
_OUTCOME = re.compile(
    r"(?:(?:deal|board) (?P<deal>\d+) )?(?P<name>[\w' -]+?)(?P<ruled> as ruled| as played)?\s*:\s*(?P<value>.*)\Z"
)
#: outcomes of a verdict or a deal itself; every other has its name from the deal's outcomes or from the sheet
_OWN_OUTCOMES = ("contract", "tricks", "score", "void", "verdict")


@frozen
class WantedRuling:
    """One line of a ruling block about a law."""

    line: int
    #: a law or a breach
    name: str
    seat: int | None
    status: str | None
    remedy: tuple[str, ...]
    taken: str

    def names(self, matter: Matter) -> bool:
        """Whether this is the matter meant."""
        if self.seat is not None and matter.seat != self.seat:
            return False
        return self.name in _names_of(matter)


@frozen
class WantedOutcome:
    """One line of a ruling block about what the log comes to."""

    line: int
    deal: int | None
    name: str
    ruled: bool
    value: str


def _names_of(matter: Matter) -> set[str]:
    """The names by which a mark or a ruling can mean a matter."""
    names = {str(matter.breach)}
    return names | {matter.law.slug, matter.law.id} if matter.law else names


def _wanted_rulings(case: Case) -> tuple[list[WantedRuling], list[WantedOutcome], list[Failure]]:
    rulings: list[WantedRuling] = []
    outcomes: list[WantedOutcome] = []
    strange: list[Failure] = []
    block = case.block("ruling")
    for number, text in enumerate(block.lines if block else (), block.first if block else 0):
        line = text.split(" #")[0].strip()
        if not line or line.startswith("#"):
            continue
        if found := _RULING.match(line):
            given, _, taken = (found["text"] or "").partition(TAKEN)
            seat = SEAT_LETTERS.index(found["seat"]) if found["seat"] else None
            rulings.append(
                WantedRuling(number, found["name"], seat, found["status"], tuple(consequences(given)), taken.strip())
            )
        elif found := _OUTCOME.match(line):
            deal = int(found["deal"]) if found["deal"] else None
            ruled = found["ruled"] == " as ruled"
            outcomes.append(WantedOutcome(number, deal, _plain(found["name"]), ruled, found["value"]))
        else:
            strange.append(Failure(number, f"'{line}' is neither a ruling (law SEAT: remedy) nor an outcome (tricks: 8)"))
    return rulings, outcomes, strange


def _plain(words: str) -> str:
    """Words as they are compared: blanks, capitals, full stops at the end and commas in numbers do not count."""
    words = re.sub(r"(?<=\d),(?=\d{3}\b)", "", words)
    return " ".join(words.split()).casefold().rstrip(".")


# --- running ----------------------------------------------------------------------------------------------------------


def listed(case: Case) -> Result:
    """The case as it stands, not run."""
    return Result(case, None, laws=laws_of(case))


def run(case: Case, bless: bool = False) -> Result:
    """Judge the log of a case and compare. With `bless` a stale report is no failure, since it is to be rewritten."""
    failures = [Failure(line, words) for line, words in case.problems]
    report: tuple[str, ...] = ()
    if not failures and case.block("log") is not None:
        checked, found = _judged(case)
        failures += found
        if checked:
            report = _report(checked)
            failures += _compared(case, checked)
            if not bless:
                failures += _stale(case, report)
    if not failures:
        failures += _asked(case)
    failures.sort(key=lambda failure: failure.line)
    if case.todo:
        closed = Failure(case.line, f"this passes now, so take away its todo ({case.todo})")
        return Result(case, TODO if failures else FAILED, tuple(failures) or (closed,), report, laws_of(case))
    return Result(case, FAILED if failures else PASSED, tuple(failures), report, laws_of(case))


def _judged(case: Case) -> tuple[list[Checked], list[Failure]]:
    """What the referee says of the records of a log."""
    from referee.judge import judge
    from referee.reading import read

    log = case.block("log")
    assert log is not None
    if not case.game:
        return [], [Failure(log.first, "the log does not say which game it is: begin it with a line such as 'game whist'")]
    if find_game(case.game) is None:
        return [], [Failure(log.first, f"there is no game '{case.game}'{like(case.game)}")]
    checked: list[Checked] = []
    failures: list[Failure] = []
    for record in read(log.text):
        verdict = judge(record, case.game)
        lines = {number: log.lines[number - 1] for number in wanted_lines(verdict) if number <= len(log.lines)}
        checked.append(Checked("", verdict, lines))
        failures += [Failure(log.first + fault.line - 1, f"{fault.found}; {fault.expected}") for fault in record.faults]
        failures += [
            Failure(log.first + line - 1, words)
            for line, words in compare_marks([(mark.name, mark.seat, mark.line) for mark in record.marks], verdict)
        ]
    return checked, failures


def _report(checked: Sequence[Checked]) -> tuple[str, ...]:
    """What the referee prints, as the lines of a report block."""
    from referee.report.text import body, plain

    lines = [plain(line).rstrip("\n") for each in checked for line in body(each)]
    while lines and not lines[-1]:
        lines.pop()
    return tuple(lines or ["clean"])


def compare_marks(marks: Iterable[tuple[str, int | None, int]], verdict: Verdict) -> Iterator[tuple[int, str]]:
    """What the marks of a log say and the referee does not find, and what it finds that is not marked: line and words."""
    met: set[int] = set()
    by_number = {matter.number: matter for matter in verdict.matters}
    for name, seat, line in marks:
        here = [matter for matter in verdict.matters if matter.at.line == line]
        meant = [matter for matter in here if name.casefold() in _names_of(matter) and (seat is None or matter.seat == seat)]
        if not meant:
            found = ", ".join(_told(matter) for matter in here) or "nothing"
            yield line, f"marked '{_mark(name, seat)}'; the referee finds {found}"
        met |= {matter.number for matter in meant}
    for matter in verdict.matters:
        if kind_of(matter) != REMARK and not any(each.number in met for each in _family(matter, verdict, by_number)):
            yield max(matter.at.line, 1), f"not marked: {_told(matter)}: {matter.why}"


def _family(matter: Matter, verdict: Verdict, by_number: dict[int, Matter]) -> Iterator[Matter]:
    """A matter with those that brought it about and those that it brought about, by the same player on the same line."""
    yield matter
    above = matter
    while (cause := by_number.get(above.cause or 0)) is not None and _same_place(cause, matter):
        yield cause
        above = cause
    below = [matter]
    while below:
        number = below.pop().number
        children = [each for each in verdict.matters if each.cause == number and _same_place(each, matter)]
        yield from children
        below += children


def _same_place(one: Matter, other: Matter) -> bool:
    return one.at.line == other.at.line and one.seat == other.seat


def _mark(name: str, seat: int | None) -> str:
    return f"! {name}" if seat is None else f"! {name} {SEAT_LETTERS[seat]}"


def _told(matter: Matter) -> str:
    """A matter as a mark or a ruling names it."""
    law = f" ({matter.law.slug})" if matter.law else ""
    return f"{_mark(str(matter.breach), matter.seat)}{law} [{matter.status}]"


# --- rulings and outcomes


def _compared(case: Case, checked: Sequence[Checked]) -> Iterator[Failure]:
    rulings, outcomes, strange = _wanted_rulings(case)
    yield from strange
    matters = [matter for each in checked for matter in each.verdict.matters]
    ruled: set[int] = set()
    for wanted in rulings:
        meant = [place for place, matter in enumerate(matters) if wanted.names(matter)]
        differences = {place: _difference(wanted, matters[place]) for place in meant}
        # Of several alike, the one that fits and has no line of its own yet is meant.
        fits = sorted((place in ruled, place) for place, difference in differences.items() if not difference)
        if fits:
            ruled.add(fits[0][1])
        elif meant:
            ruled |= set(meant)
            yield Failure(wanted.line, " or ".join(dict.fromkeys(differences.values())))
        else:
            found = ", ".join(_told(matter) for matter in matters) or "nothing"
            yield Failure(wanted.line, f"expected a ruling under '{_mark(wanted.name, wanted.seat)[2:]}'; found {found}")
    named = set(_marked_names(case))
    for place, matter in enumerate(matters):
        lawful = matter.law is not None and {matter.law.slug, matter.law.id} & named
        if kind_of(matter) != REMARK and matter.status not in _UNRULED and place not in ruled and not lawful:
            yield Failure(case.line, f"no ruling line and no mark names the law of {_told(matter)}: {matter.remedy}")
    for outcome in outcomes:
        comes_to = _outcome(outcome, checked)
        if comes_to is None:
            yield Failure(outcome.line, f"nothing here is called '{outcome.name}'; there are: {_outcome_names(checked)}")
        elif not _same_outcome(outcome, comes_to):
            yield Failure(outcome.line, f"expected {outcome.name}: {outcome.value}; found {comes_to}")


#: a doubt about the record has no law that a case could name
_UNRULED = ("suspect record",)


def _difference(wanted: WantedRuling, matter: Matter) -> str:
    """Where a ruling is another than the one wanted; nothing where it is that one."""
    if wanted.status and wanted.status != matter.status:
        return f"expected {wanted.name} to be [{wanted.status}]; found [{matter.status}]"
    given = consequences(matter.remedy) or [law.slug for law in matter.candidates]
    known = {_plain(words) for words in given}
    for words in wanted.remedy:
        if _plain(words) not in known:
            return f"expected '{words}'; found '{'; '.join(given)}'"
    if wanted.taken and _plain(wanted.taken) != _plain(matter.taken):
        return f"expected to be taken: '{wanted.taken}'; found '{matter.taken or 'nothing'}'"
    return ""


def _outcome(wanted: WantedOutcome, checked: Sequence[Checked]) -> str | None:
    """What the log comes to under that name, in words; None where nothing has it."""
    if not checked:
        return None
    verdict = checked[-1].verdict
    deal = next((each for each in reversed(verdict.deals) if wanted.deal in (None, each.number)), None)
    if wanted.name == "verdict":
        return verdict.verdict
    if deal is None:
        return None
    sheet = verdict.ruled if wanted.ruled else verdict.played
    told = {name.casefold(): value for name, value in deal.outcomes}
    if wanted.name in _OWN_OUTCOMES:
        return _own_outcome(wanted, deal, sheet)
    if wanted.name in told:
        return str(told[wanted.name])
    known = sheet.as_json() if sheet is not None else {}
    name = wanted.name.replace(" ", "_").replace("-", "_")
    for key in (name, f"{name}s"):
        if key in known:
            return _worded(known[key])
    return None


def _outcome_names(checked: Sequence[Checked]) -> str:
    names = dict.fromkeys(_OWN_OUTCOMES)
    for each in checked[-1:]:
        for deal in each.verdict.deals:
            names |= {name: None for name, _ in deal.outcomes}
        sheet = each.verdict.played
        names |= {key.replace("_", " "): None for key in (sheet.as_json() if sheet is not None else {})}
    return ", ".join(names)


def _own_outcome(wanted: WantedOutcome, deal: DealVerdict, sheet: Any) -> str:
    match wanted.name:
        case "contract":
            return "none" if deal.contract is None else str(deal.contract)
        case "tricks":
            tricks = deal.ruled if wanted.ruled else deal.played
            return "not told" if tricks is None else str(tricks)
        case "void":
            return _worded(deal.void)
    return "not scored" if sheet is None else _score_of(deal, sheet, wanted)


def _worded(value: Any) -> str:
    match value:
        case True | False:
            return "yes" if value else "no"
        case None:
            return "none"
        case dict():
            return ", ".join(f"{key} {_worded(each)}" for key, each in value.items())
        case list() | tuple():
            return ", ".join(map(_worded, value))
    return str(value)


def _score_of(deal: DealVerdict, sheet: Any, wanted: WantedOutcome) -> str:
    """What a deal brought each side below and above the line, as its sheet has it."""
    from referee.score.sheet import below_and_above

    if deal.void and wanted.ruled:
        return "none"
    entered = [
        each
        for each in getattr(sheet, "deals", ())
        if each.result is not None and (wanted.deal is None or wanted.deal in (each.result.board, each.result.number))
    ]
    clauses = []
    for side, name in enumerate(SIDE_NAMES):
        below, above = below_and_above(entered[-1].entries, side) if entered else (0, 0)
        told = ([f"{below} below"] if below else []) + ([f"{above} above"] if above else [])
        clauses += [f"{name} {', '.join(told)}"] if told else []
    return "; ".join(clauses) or "none"


_SIDE = re.compile(r"(n-?s|e-?w)\s+([^a-z]*(?:(?:below|above)[^a-z]*)*)", re.IGNORECASE)
_POINTS = re.compile(r"(-?\d+)(?:\s+(below|above))?", re.IGNORECASE)


def _same_outcome(wanted: WantedOutcome, found: str) -> bool:
    if wanted.name != "score":
        return _plain(wanted.value) == _plain(found)
    expected, given = _points(wanted.value), _points(found)
    for side in set(expected) | set(given):
        below, above, sum_of_both = expected.get(side, (0, 0, None))
        got_below, got_above, _ = given.get(side, (0, 0, None))
        if (got_below + got_above != sum_of_both) if sum_of_both is not None else ((below, above) != (got_below, got_above)):
            return False
    return bool(expected) or _plain(wanted.value) == "none"


def _points(text: str) -> dict[str, tuple[int, int, int | None]]:
    """By side: points below and above the line, or points of which that is not said.

    >>> _points("N-S 60 below, 30 above; EW 100")
    {'ns': (60, 30, None), 'ew': (0, 0, 100)}
    """
    found: dict[str, tuple[int, int, int | None]] = {}
    for side, told in _SIDE.findall(_plain(text)):
        below, above, unsaid = 0, 0, None
        for points, where in _POINTS.findall(told):
            if where == "below":
                below += int(points)
            elif where == "above":
                above += int(points)
            else:
                unsaid = (unsaid or 0) + int(points)
        found[side.replace("-", "")] = (below, above, unsaid)
    return found


# --- questions


def _answers_wanted(case: Case) -> Iterator[str]:
    """The laws that the questions of a case are to be answered with."""
    for block in case.blocks:
        if block.kind == "ask":
            yield from (line.strip()[2:].strip() for line in block.lines if line.strip().startswith("->"))


def _asked(case: Case) -> Iterator[Failure]:
    """What the answers to the questions of a case are and should not be."""
    for block in case.blocks:
        if block.kind == "ask":
            yield from _answered(case, block)


def _answered(case: Case, block: Block) -> Iterator[Failure]:
    lines = [line.strip() for line in block.lines]
    if not lines:
        yield Failure(block.first, "an ask block begins with its question")
        return
    game, log = find_game(case.game), case.block("log")
    if game is None:
        yield Failure(block.first, f"there is no game '{case.game}'{like(case.game)}")
        return
    facts = dict(line.split("=", 1) for line in lines[1:] if "=" in line and not line.startswith("->"))
    expected = [line[2:].strip() for line in lines[1:] if line.startswith("->")]
    found = laws_answered(game, lines[0], log.text if log else "", facts)
    if sorted(expected) != sorted(found):
        yield Failure(block.first, f"expected the answer {', '.join(expected)}; found {', '.join(found) or 'none'}")


def laws_answered(game: Game, words: str, log: str, facts: dict[str, str]) -> list[str]:
    """The slugs of the laws with which a question is answered."""
    from importlib import import_module

    return list(import_module("referee.ask").laws_answered(game, words, log, facts))


# --- reports


def _stale(case: Case, report: tuple[str, ...]) -> Iterator[Failure]:
    block = case.block("report")
    if block is None or block.lines == report:
        return
    places = range(max(len(block.lines), len(report)))
    place = next(place for place in places if block.lines[place : place + 1] != report[place : place + 1])
    old = block.lines[place] if place < len(block.lines) else "(the end)"
    new = report[place] if place < len(report) else "(the end)"
    yield Failure(block.first + place, f"the report is stale; it says '{old}' and the referee '{new}'; --bless rewrites it")


def bless(path: Path, results: Iterable[Result]) -> int:
    """Rewrite the report blocks of a page as these results have them; how many were rewritten."""
    text = path.read_bytes().decode("utf-8")
    lines = text.split("\n")
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
        path.write_bytes("\n".join(lines).encode("utf-8"))
    return written


def run_pages(paths: Iterable[Path] = (), blessing: bool = False) -> Iterator[Result]:
    """Run every case of these pages, and rewrite their reports where that is wanted."""
    for page in pages(paths):
        results = []
        for case in read_page(page):
            results.append(run(case, blessing))
            yield results[-1]
        if blessing:
            bless(page, results)
