"""The referee for other programs: what the command line does, as functions. The command line uses nothing else.

>>> from referee import api
>>> [checked] = api.check_text('''game contract-bridge
... dealer S
... call S 1S, W pass, N 2H, E 1NT
... call E pass
... ''')
>>> checked.verdict.verdict
'breach'
>>> [(matter.law.id, matter.law.cite.book) for matter in checked.verdict.matters]
[('contract-bridge/insufficient-bid-corrected-by-pass', 'usp56')]
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee import report as reports
from referee.report import Checked

if TYPE_CHECKING:
    from referee.ask import Answer, Prompt
    from referee.audit import Progress, Summary
    from referee.casebook import Case, Result
    from referee.casebook.proof import Proof
    from referee.core.game import Game
    from referee.core.law import Law
    from referee.core.record import DealRead, Fault, Record
    from referee.desk import Desk as Desk
    from referee.reading.sources import Log

Row = dict[str, Any]

#: the formats of a report, and the module that writes each
FORMATS: Mapping[str, str] = {
    "text": "referee.report.text",
    "json": "referee.report.as_json",
    "sarif": "referee.report.sarif",
    "github": "referee.report.github",
    "html": "referee.page.report",
}


NOTHING_IN_IT = "there is nothing in it but comments and blank lines"


class Unknown(LookupError):
    """A game or a law that is not there, in a sentence that names what may have been meant."""

    def __str__(self) -> str:
        return str(self.args[0])


def __getattr__(name: str) -> Any:
    """`Desk`, the referee at the table, is loaded by whoever asks for it."""
    if name == "Desk":
        from referee.desk import Desk

        return Desk
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


# --- checking ---------------------------------------------------------------------------------------------------------


def check(
    paths: Iterable[Path | str],
    game: str | None = None,
    watch: Callable[[Log], None] | None = None,
    *,
    code: str | None = None,
    whole: bool = False,
) -> Iterator[Checked]:
    """What the referee says of every record in these files and folders, as it is read; `-` is the standard input.

    `game` stands in where a log does not name its own, and games that stand in several codes of law are judged under `code`.
    `watch` is called from time to time with the log that is being read, which knows how far it has come. With `whole` each
    record is given with all that it tells, for whoever draws it. Of a file that cannot be read that is said, and nothing is
    raised.
    """
    from referee.formats import SUFFIXES, holds_records
    from referee.reading.sources import LOG_SUFFIXES, Unreadable, display_name, find, open_log

    _must_be_known(game, code)
    for path in find(paths, (*LOG_SUFFIXES, *SUFFIXES), holds_records):
        name = display_name(path)
        try:
            with open_log(path) as log:
                lines = _watched(log, watch) if watch else log
                again = partial(_lines_of, path) if path.is_file() else None
                yield from _checked(lines, game, name, log, again, code=code, whole=whole)
        except Unreadable as refusal:
            yield reports.refused(name, refusal.reason)


def check_text(
    text: str, game: str | None = None, file: str = "", *, code: str | None = None, whole: bool = False
) -> list[Checked]:
    """What the referee says of every record in a text; with `whole`, each with all that it tells.

    >>> [checked] = check_text("call N 1C, E 1C", game="contract-bridge")
    >>> checked.verdict.matters[0].why
    "E bid 1C over N's 1C"
    >>> [checked] = check_text("call N 1X", game="contract-bridge")
    >>> checked.verdict.verdict
    'unreadable'
    """
    from referee.reading.sources import Unreadable

    _must_be_known(game, code)
    try:
        again = partial(io.StringIO, text, newline=None)
        return list(_checked(again(), game, file, again=again, code=code, whole=whole))
    except Unreadable as refusal:
        return [reports.refused(file, refusal.reason)]


def _checked(
    source: Iterable[str],
    game: str | None,
    name: str,
    log: Log | None = None,
    again: Callable[[], Iterable[str]] | None = None,
    *,
    code: str | None = None,
    whole: bool = False,
) -> Iterator[Checked]:
    from referee.formats import judge_parts, stream
    from referee.reading.shown import ReadAgain, Remembered

    lines = Remembered(source) if again is None else ReadAgain(source, again)
    begun = [1]
    kept: list[DealRead] = []

    none = True

    def parts() -> Iterator[DealRead]:
        nonlocal none
        for part in stream(lines, name):
            none = False
            if part.begins:
                begun[0] = part.record.line
            if whole:
                kept.append(part)
            yield part

    for verdict in judge_parts(parts(), game, code):
        # the next record has begun by the time that one is judged, but for the last
        record = next((place for place, part in enumerate(kept) if part.begins and place), len(kept))
        notes = tuple(log.notes) if log else ()
        yield Checked(name, verdict, lines.these(reports.wanted_lines(verdict)), notes, tuple(kept[:record]))
        del kept[:record]
        lines.forget(begun[0])
    if none:
        yield reports.refused(name, NOTHING_IN_IT)


def check_log(
    log: Log,
    name: str = "",
    game: str | None = None,
    watch: Callable[[Log], None] | None = None,
    code: str | None = None,
) -> Iterator[Checked]:
    """What the referee says of every record of an open log, without the text of it: for those who make no report.

    What is wrong with the log itself is raised as it is met (`referee.reading.sources.Unreadable`).
    """
    from referee.formats import judge_parts, stream

    none = True

    def parts() -> Iterator[DealRead]:
        nonlocal none
        for part in stream(_watched(log, watch) if watch else log, name):
            none = False
            yield part

    for verdict in judge_parts(parts(), game, code):
        yield Checked(name, verdict)
    if none:
        yield reports.refused(name, NOTHING_IN_IT)


def _watched(log: Log, watch: Callable[[Log], None], every: int = 2000) -> Iterator[str]:
    for place, line in enumerate(log):
        if place % every == 0:
            watch(log)
        yield line
    watch(log)


def _lines_of(path: Path) -> Iterator[str]:
    from referee.reading.sources import Unreadable, open_log

    with suppress(Unreadable), open_log(path) as log:
        yield from log


def rest(paths: Iterable[Path | str], game: str | None = None, *, code: str | None = None) -> Iterator[Row]:
    """What the tricks left are worth by best play at each claim in these records, or at the end of a play that is not over.

    It is a help for a director and rules on nothing. Who wins them is None where not all cards are known. Without the solver
    `Unknown` says how to get it.
    """
    from referee.mechanics.declarer.best_play import NoSolver
    from referee.view.rest import rests

    try:
        for checked in check(paths, game, code=code, whole=True):
            for each in rests(checked.parts, game):
                yield {"file": checked.file, **each.as_json()}
    except NoSolver as missing:
        raise Unknown(str(missing)) from missing


def convert(path: Path | str, to: str, tell: Callable[[Fault], None] | None = None) -> Iterator[str]:
    """A file of records in another language, a deal at a time: `log`, `pbn` or `lin`.

    Of a file that cannot be read, `Unknown` says why; `tell` is called with whatever in it cannot be read.
    """
    from referee import formats
    from referee.reading.sources import Unreadable, display_name, open_log

    if to not in formats.FORMATS:
        raise Unknown(f"'{to}' is not a language of records; there are {', '.join(formats.FORMATS)}")
    try:
        with open_log(path) as log:
            yield from formats.convert(log, to, display_name(Path(path)), tell)
    except Unreadable as refusal:
        raise Unknown(str(refusal)) from refusal


def audit(
    paths: Iterable[Path | str],
    output: Path | str | None = None,
    *,
    jobs: int | None = None,
    resume: bool = False,
    scheduler: str | None = None,
    game: str | None = None,
    code: str | None = None,
    watch: Callable[[Progress], None] | None = None,
) -> Summary:
    """Check a whole archive with every core, or with the Dask cluster at the address `scheduler`.

    `output` is the table to make, `.parquet` or `.jsonl`, with a row for each record and each finding; `referee.audit.rows`
    tells its columns. `resume` goes on where an earlier run into the same table ended. `watch` is told from time to
    time how far it has come. `Unknown` says what cannot be done; on Ctrl-C, `referee.audit.Interrupted` is raised and holds the
    summary of what has been done.

    Processes are started that import the program that calls this, so that it has to stand under
    `if __name__ == "__main__":` there.
    """
    from referee import audit as auditing

    _must_be_known(game, code)
    target = None if output is None else Path(output)
    try:
        return auditing.audit(
            paths, partial(check_log, code=code) if code else check_log, output=target, jobs=jobs, resume=resume,
            scheduler=scheduler, game=game, code=code, watch=watch,
        )  # fmt: skip
    except auditing.Refusal as refusal:
        raise Unknown(str(refusal)) from refusal


def report(checked: Iterable[Checked], format: str = "text") -> Iterator[str]:
    """A report in one of the `FORMATS`, a piece at a time.

    >>> text = "".join(report(check_text("call N 1C, E 1C", game="contract-bridge")))
    >>> print("\\n".join(text.split("\\n")[2:6]))
    insufficient-bid E: E bid 1C over N's 1C
       |
     1 | call N 1C, E 1C
       |            ^^^^
    """
    if format not in FORMATS:
        raise Unknown(f"there is no format '{format}'; there are: {', '.join(FORMATS)}")
    pieces: Iterator[str] = import_module(FORMATS[format]).render(checked)
    return pieces


# --- games and laws ---------------------------------------------------------------------------------------------------


def find_game(slug: str) -> Game:
    """The game of that slug.

    >>> find_game("contract-bridge").book
    'usp56'
    >>> find_game("contract-brige")
    Traceback (most recent call last):
    referee.api.Unknown: there is no game 'contract-brige'; did you mean 'contract-bridge'?
    """
    from referee.families import find_game as find
    from referee.families import like

    found = find(slug)
    if found is None:
        raise Unknown(f"there is no game '{slug}'{like(slug)}")
    return found


def _must_be_known(game: str | None, code: str | None = None) -> None:
    if game is not None:
        find_game(game)
    if code is not None:
        from referee.families import games as every

        known = {each.book for each in every().values() if each.book}
        if code not in known:
            raise Unknown(f"there is no code '{code}'; there are {', '.join(sorted(known))}")


def games() -> list[Row]:
    """Every game, with how many laws and cases it has.

    >>> [row["title"] for row in games() if row["slug"] == "contract-bridge"]
    ['Contract Bridge (rubber)']
    """
    from referee.casebook import built_in
    from referee.families import games as every
    from referee.report.as_json import game_row

    played = [case.game for case in built_in()]
    return [game_row(game, played.count(game.slug)) for game in every().values()]


def laws(game: str | None = None) -> list[Row]:
    """The own laws of a game, or of every game, in the order of the book; what it inherits stands with its base.

    >>> [row["until"] for row in laws("contract-bridge") if row["id"].endswith("/insufficient-bid-corrected-by-pass")]
    ['the opening lead']
    """
    from referee.casebook import built_in, by_law
    from referee.families import games as every
    from referee.report.as_json import law_row

    cases = by_law(built_in())
    wanted = every().values() if game is None else [find_game(game)]
    return [law_row(law, each, [case.id for case in cases.get(law.id, ())]) for each in wanted for law in each.laws]


def verbs(game: str | None = None) -> list[Row]:
    """The verbs of the log language, or those that are heard in a game, each with a line as an example.

    >>> [row["example"] for row in verbs("cribbage") if row["verb"] == "pegs"]
    ['pegs P1 2']
    """
    from referee.core import verbs as language
    from referee.core.unheard import verbs_of
    from referee.report.as_json import verb_row

    played = None if game is None else find_game(game)
    return [verb_row(verb, played) for verb in (language.verbs() if played is None else verbs_of(played))]


def show(game: str) -> Iterator[str]:
    """The rule sheet of a game, line by line.

    >>> next(show("contract-bridge"))
    'Contract Bridge (rubber)'
    """
    from referee.report.sheet import rule_sheet

    return rule_sheet(find_game(game))


def law(name: str) -> Iterator[str]:
    """One law as a page, line by line, with the headings of its cases and of its near misses.

    >>> next(law("contract-bridge/bid-over-seven"))
    'contract-bridge/bid-over-seven'
    """
    from referee.casebook import built_in, by_law, laws_of, near_misses_of
    from referee.families import games as every
    from referee.report.sheet import law_page

    known = {each.id: (each, game) for game in every().values() for each in game.laws}
    explained = {f"{game.slug}/{slug}": reason for game in every().values() for slug, reason in game.unencoded.items()}
    ids = [*known, *explained]
    wanted = [id for id in ids if name in (id, _slug(id))]
    if not wanted and (inherited := _inherited(name)):
        known[name], wanted = inherited, [name]
    if len(wanted) > 1:
        raise Unknown(f"there are several laws '{name}': {', '.join(wanted)}")
    if not wanted:
        close = get_close_matches(name, ids if "/" in name else map(_slug, ids), 1)
        raise Unknown(f"there is no law '{name}'" + (f"; did you mean '{close[0]}'?" if close else ""))
    if wanted[0] in explained:
        return iter((wanted[0], f"The book has this law, and it is no row of its own: {explained[wanted[0]]}"))
    found, game = known[wanted[0]]
    shown, escaped = (by_law(built_in(), named).get(found.id, ()) for named in (laws_of, near_misses_of))
    return law_page(found, game, [(case.id, case.heading) for case in shown], [(case.id, case.heading) for case in escaped])


def _inherited(name: str) -> tuple[Law, Game] | None:
    """The law of another game that holds in this one, by the name that it would have here."""
    from referee.families import find_game as find

    slug, _, wanted = name.partition("/")
    game = find(slug)
    laws = (law for layer in game.layers for law in layer if law.slug == wanted) if game else iter(())
    found = next(laws, None)
    return (found, game) if found and game else None


def ask(
    game: str, words: str, *, log: Path | None = None, facts: Iterable[str] = (), about: str = "", prompt: Prompt | None = None
) -> Answer:
    """Rule on what somebody tells in words.

    `facts` are those that are known, each as `name=answer`; `log` is the deal so far. `about` names the breach or
    the law that it is about, where that is known. What still decides is asked of `prompt`.

    >>> answer = ask("contract-bridge", "East bid 1H over North's 1S", facts=["accepted=yes"])
    >>> [law.slug for law in answer.laws]
    ['insufficient-bid-accepted']
    """
    from referee.ask import WrongFact
    from referee.ask import ask as answered

    known = {}
    for fact in facts:
        name, sign, answer = fact.partition("=")
        if not sign:
            raise Unknown(f"'{fact}' is not a fact; write name=answer, as in accepted=no")
        known[name.strip()] = answer.strip()
    asked = find_game(game)
    record = None if log is None else _record_of(log, asked)
    try:
        return answered(asked, words, record=record, facts=known, about=about, prompt=prompt)
    except WrongFact as wrong:
        raise Unknown(str(wrong)) from wrong


def _record_of(log: Path, game: Game) -> Record | None:
    """The deal so far that a question about this game is asked of; `Unknown` says why it is none."""
    from referee.judge import opened, seated
    from referee.reading.logs import read
    from referee.reading.sources import open_log

    with open_log(log) as lines:
        record = next(iter(read("".join(f"{line.rstrip()}\n" for line in lines))), None)
    if record is None:
        return None
    played, session, faults = opened(record.game or game.slug, record)
    faults = [*record.faults, *faults, *(seated(record.acts, session)[1] if session else ())]
    if faults:
        raise Unknown(f"{log}: {faults[0]}")
    if played and not _is_played_as(played, game):
        raise Unknown(f"{log} is a log of {played.title}, and the question is one of {game.title}")
    return record


def _is_played_as(told: Game, asked: Game) -> bool:
    """Whether what was played may be asked about as this game: it is one of its forms, or one of the same kin and size."""
    return asked in told.lineage or told in asked.lineage or (told.family, told.seats) == (asked.family, asked.seats)


def _slug(id: str) -> str:
    return id.rpartition("/")[2]


def schema(name: str) -> str:
    """The JSON Schema of what a command writes: `check`, `ask`, `games`, `laws`, `verbs` or `casebook`."""
    from referee.reading import resources

    try:
        return resources.schema(name)
    except FileNotFoundError as wrong:
        raise Unknown(str(wrong)) from wrong


# --- the casebook -----------------------------------------------------------------------------------------------------


def cases(paths: Iterable[Path] = ()) -> list[Case]:
    """The cases of these pages and folders, or those that come with the referee; none of them is run."""
    from referee.casebook import cases_in

    return cases_in(paths)


def casebook(paths: Iterable[Path] = (), *, run: bool = True, bless: bool = False, names: bool = False) -> Iterator[Result]:
    """How each case of these pages and folders goes.

    With `bless` the report blocks are rewritten, and nothing else; with `names` old names in marks and rulings too.
    """
    from referee.casebook import cases_in, listed, run_pages

    return run_pages(paths, bless, names) if run else map(listed, cases_in(paths))


def prove(of: Iterable[str] = (), *, watch: Callable[[int, int], None] | None = None) -> Proof:
    """Whether the cases notice every slot of the rows of these games; every game where none is named.

    What is no game is a path, of pages and of modules with games of one's own, which are then proved by those pages alone.
    """
    from referee.casebook import built_in, cases_in
    from referee.casebook.proof import prove
    from referee.casebook.survivors import reasons
    from referee.families import find_game, games, like, with_games_in

    names = list(of)
    paths = [Path(name) for name in names if find_game(name) is None]
    for path in paths:
        if not path.exists():
            raise Unknown(f"there is no game '{path}', and no such page or folder{like(str(path))}")
    with with_games_in(path for path in paths if path.is_dir()) as own:
        cases = cases_in(paths) if paths else list(built_in())
        wanted = {name for name in names if find_game(name)} | {game.slug for game in own}
        wanted = wanted or ({case.game for case in cases} if paths else set(games()))
        laws = [law for game in games().values() if game.slug in wanted for law in game.laws]
        return prove(laws, cases, reasons(paths), watch)


def case_row(result: Result) -> Row:
    """A case as programs are told of it."""
    case = result.case
    return {
        "schema": reports.SCHEMAS["casebook"],
        "id": case.id,
        "file": str(case.file),
        "line": case.line,
        "game": case.game,
        "laws": list(result.laws),
        "near": list(result.near),
        "example": case.example,
        "result": result.result,
    }
