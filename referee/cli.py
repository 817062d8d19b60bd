"""The command line. It knows how to be told and how to tell; everything else is in `referee.api`."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TextIO

import typer

from referee.core.kept import before_finding
from referee.plainly import PlainCommand, PlainGroup
from referee.terminal import audit_bar, has_colour, in_colour, reading_bar, rows_bar, say

if TYPE_CHECKING:
    from referee.audit import Summary
    from referee.core.record import Fault
    from referee.report import Checked

CLEAN, BREACHES, UNREADABLE = 0, 1, 2
INTERRUPTED = 130

app = typer.Typer(
    cls=PlainGroup,
    add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)  # fmt: skip
command = partial(app.command, cls=PlainCommand)


class Format(StrEnum):
    """How lists are told."""

    text = "text"
    json = "json"


class ReportFormat(StrEnum):
    """How rulings are told."""

    text = "text"
    json = "json"
    sarif = "sarif"
    github = "github"
    html = "html"


class AuditFormat(StrEnum):
    """How an audit is told in sum."""

    text = "text"
    json = "json"
    html = "html"


ListFormat = Annotated[Format, typer.Option("--format", help="text to read, or json: one object a line")]


def stopped() -> NoReturn:
    """Leave after Ctrl-C."""
    sys.stderr.write("referee: stopped\n")
    sys.exit(INTERRUPTED)


@contextmanager
def _no_other_than(asked: list[str]) -> Iterator[None]:
    """The command that is asked for and no other, where there is such a one: typer looks at each option of those there are."""
    all_commands = app.registered_commands
    one = [each for each in all_commands if each.callback and [each.callback.__name__] == asked]
    app.registered_commands = one or all_commands
    try:
        yield
    finally:
        app.registered_commands = all_commands


def main() -> None:
    """Run the command line; whatever is given to it, nobody sees a traceback."""
    gc.set_threshold(200_000)  # what is loaded stays, and values that are frozen make few cycles
    if sys.stderr.isatty():
        before_finding(lambda: say("note: this start makes ready what later ones will find, and may take a few seconds"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal may lack a letter that a log has
    try:
        with _no_other_than(sys.argv[1:2]):
            app(prog_name="referee")
    except BrokenPipeError:
        # Who reads the report has seen enough of it; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CLEAN)
    except SystemExit as left:
        if isinstance(getattr(left.__context__, "__cause__", None), KeyboardInterrupt):
            stopped()
        raise
    except KeyboardInterrupt:
        stopped()
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"referee: the report cannot be written ({error.strerror})", file=sys.stderr)
        sys.exit(UNREADABLE)


def _version(wanted: bool) -> None:
    if wanted:
        from referee import __version__

        typer.echo(f"referee {__version__}")
        raise typer.Exit


@app.callback()
def referee(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Tell the version and stop.")
    ] = False,
) -> None:
    """Reads what happened at a card table and rules on it by the book.

    \b
    Examples:
      referee check tonight.log
      referee ask contract-bridge "East bid 1H over North's 1S"
      referee show contract-bridge
    """


# --- rulings ----------------------------------------------------------------------------------------------------------


@command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="FILES|DIRS|-", help="logs, folders of logs, or - for standard input")],
    game: Annotated[str | None, typer.Option(help="the game of logs that do not name theirs")] = None,
    code: Annotated[str | None, typer.Option(help="the code of law for games that stand in several, such as tdlb2017")] = None,
    format: Annotated[ReportFormat, typer.Option("--format", help="how the rulings are told")] = ReportFormat.text,
    output: Annotated[Path | None, typer.Option(help="a file for the report, instead of standard output")] = None,
) -> None:
    """Rule on what happened at the table.

    \b
    Examples:
      referee check tonight.log
      referee check logs/ --format json --output rulings.jsonl
      referee check - --game contract-bridge < tonight.log

    \b
    Exit status:
      0  nobody did wrong (a record that does not hold together accuses nobody)
      1  there are breaches
      2  something could not be read, or the command was not understood
      3  both
    """
    from referee import api
    from referee.report import exit_code

    codes = [CLEAN]
    noted: set[str] = set()

    def counted(checked: Iterable[Checked]) -> Iterator[Checked]:
        for each in checked:
            codes.append(codes.pop() | exit_code([each.verdict]))
            if each.notes and each.file not in noted:  # a note grows with the file; once is enough
                noted.add(each.file)
                say(f"note: {each.file}: {each.notes[0]}")
            yield each

    with _explained(), reading_bar() as watch, _written_to(output) as out:
        checked = api.check(paths, game, watch, code=code, whole=format is ReportFormat.html)
        _write_report(counted(checked), format.value, out)
    raise typer.Exit(codes[0])


def _write_report(checked: Iterable[Checked], format: str, out: TextIO) -> None:
    from referee import api

    if format == "text" and has_colour(out):
        from referee.report.text import lines_of

        in_colour(lines_of(checked), out)
        return
    for piece in api.report(checked, format):
        out.write(piece)


@contextmanager
def _written_to(output: Path | None) -> Iterator[TextIO]:
    if output is None:
        yield sys.stdout
        sys.stdout.flush()
        return
    try:
        file = output.open("w", encoding="utf-8")
    except OSError as error:
        _refuse(f"{output} cannot be written ({error.strerror})")
    with file:
        yield file


# --- wrong use


def _refuse(words: str) -> NoReturn:
    say(f"referee: {words}")
    raise typer.Exit(UNREADABLE)


@contextmanager
def _explained() -> Iterator[None]:
    """Tell what is not known in one sentence, and leave with status 2."""
    from referee.api import Unknown
    from referee.reading.sources import Unreadable

    try:
        yield
    except (Unknown, Unreadable) as error:
        _refuse(str(error))


# --- a whole archive --------------------------------------------------------------------------------------------------


@command()
def audit(
    paths: Annotated[list[str], typer.Argument(metavar="PATHS", help="files and folders, or addresses that fsspec knows")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the table to make: a .parquet or .jsonl file")] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="how many processes; one for each core if not said")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on where an earlier run into this table ended")] = False,
    scheduler: Annotated[str | None, typer.Option(metavar="ADDRESS", help="the Dask cluster that is to do it")] = None,
    game: Annotated[str | None, typer.Option(help="the game of records that do not name theirs")] = None,
    code: Annotated[str | None, typer.Option(help="the code of law for games that stand in several, such as tdlb2017")] = None,
    format: Annotated[AuditFormat, typer.Option("--format", help="how the summary is told")] = AuditFormat.text,
) -> None:
    """Check a whole archive with every core: a summary to read, and a table with a row for each record and each finding.

    \b
    Examples:
      referee audit archive/
      referee audit archive/ -o archive.parquet
      referee audit archive/ -o archive.parquet --resume
      referee audit s3://club/archive -o archive.jsonl --scheduler tcp://10.0.0.1:8786

    \b
    Files are found by their endings (.log .ref .txt .pbn .lin and the like, packed as .gz or .zst), without an ending by
    what they hold, and read for what they hold. A file that cannot be read is told and stops nothing.

    \b
    Ctrl-C ends an audit. What is done is kept beside the table, in the folder FILE.parts, and the same command with
    --resume goes on from there; files that were changed in the meantime are checked anew. So it does after a crash.

    \b
    The columns of the table:
      file, record, line  where the row's thing stands
      kind                record, or finding under its record
      verdict             of the record: clean, breach, suspect, unreadable
      gravity             of a finding: breach, suspect record, remark, unreadable
      breach, law, status what went wrong, the law that speaks to it, and how it stands
      seat, trick, column who, and where exactly
      why, remedy, facts  what happened, what the law gives, what led to it
      says, book, lines   the law in a sentence, and its place in the book
      board, room, players, event, date, game
                          where and by whom it was played, as far as the record tells
      contract, tricks, tricks_ruled, score, score_ruled
                          of a record with one deal: as played, and as ruled; scores are those of N-S
      played, ruled, findings
                          of a record: what it came to in words, how many findings follow
    'referee schema audit' prints all of them.

    \b
    Parquet needs referee[parquet], a cluster and addresses such as s3:// referee[cluster], .zst files referee[zstd].
    The workers of a cluster need the same referee; one thread a worker serves best (dask worker --nthreads 1).

    \b
    Exit status:
      0  nobody did wrong (a record that does not hold together accuses nobody)
      1  there are breaches
      2  something could not be read, or the command was not understood
      3  both
    """
    from referee import api
    from referee.audit import Interrupted

    with _explained():
        try:
            with audit_bar() as watch:
                summary = api.audit(
                    paths, output, jobs=jobs, resume=resume, scheduler=scheduler, game=game, code=code, watch=watch
                )
        except Interrupted as stopped:
            _tell_summary(stopped.summary, format)
            further = "add --resume to the same command to go on" if output else "with -o FILE it could be gone on with"
            typer.echo(f"referee: stopped; {further}", err=True)
            raise typer.Exit(INTERRUPTED) from None
    _tell_summary(summary, format)
    raise typer.Exit(summary.status)


def _tell_summary(summary: Summary, format: AuditFormat) -> None:
    if format is AuditFormat.html:
        sys.stdout.writelines(summary.as_page())
    elif format is AuditFormat.json:
        from referee.report.as_json import line

        sys.stdout.write(line(summary.as_row()))
    else:
        sys.stdout.writelines(f"{each}\n" for each in summary.as_text())


# --- other languages --------------------------------------------------------------------------------------------------


@command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="a file of records in any language, or - for standard input")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="the file to write, or - for standard output")],
    to: Annotated[str | None, typer.Option(help="log, pbn or lin; without it the suffix of OUT decides")] = None,
) -> None:
    """Write records in another language: the log language, PBN or LIN.

    \b
    Examples:
      referee convert evening.pbn evening.log
      referee convert evening.log - --to pbn

    \b
    Exit status: 2 where something could not be read, which is then told; the rest is written.
    """
    from referee import api
    from referee.report import lines_printable

    codes = [CLEAN]

    def tell(fault: Fault) -> None:
        codes[0] = UNREADABLE
        say(f"{source} line {fault.line}: {fault.found}; {fault.expected}")

    wanted = to or target.suffix.lstrip(".").lower() or "log"
    with _explained(), _written_to(None if str(target) == "-" else target) as out:
        for piece in api.convert(source, wanted, tell):
            out.write(lines_printable(piece) if out.isatty() else piece)
    raise typer.Exit(codes[0])


@command()
def rest(
    paths: Annotated[list[Path], typer.Argument(metavar="FILES|DIRS|-", help="logs, folders of logs, or - for standard input")],
    game: Annotated[str | None, typer.Option(help="the game of logs that do not name theirs")] = None,
    code: Annotated[str | None, typer.Option(help="the code of law for games that stand in several, such as tdlb2017")] = None,
    format: ListFormat = Format.text,
) -> None:
    """Say what the rest of a hand at bridge is worth by best play, at each claim: a help for the director, and no ruling.

    \b
    Example:
      referee rest claim.log

    \b
    It is worked out with every card seen (double dummy), where all four hands are told. The laws of claims ask what normal
    play would bring, careless play too; that the director decides. Needs referee[solver].
    """
    from referee import api
    from referee.report.sheet import rest_in_words

    with _explained():
        _tell(list(api.rest(paths, game, code=code)), rest_in_words, format)


# --- questions --------------------------------------------------------------------------------------------------------


@command()
def ask(
    game: Annotated[str, typer.Argument(help="the game, as 'referee games' names it")],
    words: Annotated[str, typer.Argument(help="what happened; without it, you are led through what may have")] = "",
    log: Annotated[Path | None, typer.Option(help="the log so far, from which facts are taken")] = None,
    fact: Annotated[list[str] | None, typer.Option(help="a fact that is known, as name=answer; may be repeated")] = None,
    about: Annotated[str, typer.Option("--is", metavar="BREACH|LAW", help="what it is about, where that is known")] = "",
    whole: Annotated[bool, typer.Option("--all", help="every branch of the ruling, and all that can be asked for")] = False,
    format: ListFormat = Format.text,
) -> None:
    """Rule on what somebody tells, and ask for what the law turns on.

    \b
    Examples:
      referee ask contract-bridge "East bid 1H over North's 1S"
      referee ask contract-bridge "West leads D7 out of turn, South is declarer"
      referee ask contract-bridge "East bid 1H over North's 1S" --fact accepted=no
    """
    from referee import api
    from referee.ask import WHICH, Dialog, as_json, as_text, lines_of

    dialog = Dialog() if sys.stdin.isatty() and sys.stdout.isatty() and format is Format.text else None
    with _explained():
        answer = api.ask(game, words, log=log, facts=fact or (), about=about, prompt=dialog.fact if dialog else None)
        if dialog is not None and answer.status == WHICH:
            topic = dialog.which(answer.which) if words else dialog.any_of(answer.which)
            if topic is not None:
                answer = api.ask(game, words, log=log, facts=fact or (), about=topic.name, prompt=dialog.fact)
    if format is Format.json:
        sys.stdout.write(as_json(answer))
    elif has_colour(sys.stdout):
        in_colour(lines_of(answer, whole), sys.stdout)
    else:
        sys.stdout.write(as_text(answer, whole or not words))
    raise typer.Exit(answer.exit_code)


# --- in a browser -----------------------------------------------------------------------------------------------------


@command()
def desk(
    port: Annotated[int, typer.Option(min=1, max=65535, help="where it listens")] = 8321,
    host: Annotated[str, typer.Option(help="the address it listens at")] = "127.0.0.1",
) -> None:
    """Serve the desk to a browser on this machine: asking, checking, a table told as it is played at, and the books.

    \b
    Example:
      referee desk
      referee desk --host 0.0.0.0 --port 8080

    \b
    It asks no other host for anything, and keeps nothing but the texts it is given, until it ends. Needs referee[desk].
    """
    try:
        from referee.web.app import serve
    except ModuleNotFoundError as missing:
        _refuse(f"the desk needs referee[desk]: pip install 'referee[desk]' ({missing.name} is not there)")
    with _explained():
        serve(host, port, say)


@command()
def site(out: Annotated[Path, typer.Argument(metavar="OUT", help="a folder for the pages, new or empty")]) -> None:
    """Write the books as a static site: rule sheets, laws and cases, with a search that works from a folder too.

    \b
    Example:
      referee site club-site/
    """
    from referee.web.site import write_site

    with _explained():
        typer.echo(f"{write_site(out):,} pages in {out}")


# --- the casebook -----------------------------------------------------------------------------------------------------


@command()
def casebook(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="PATHS", help="pages or folders, with --prove games too; the built-in casebook if none"),
    ] = None,
    list_only: Annotated[bool, typer.Option("--list", help="list the cases and run none")] = False,
    bless: Annotated[
        bool, typer.Option("--bless", help="rewrite the report blocks; marks and rulings are never touched")
    ] = False,
    proving: Annotated[
        bool, typer.Option("--prove", help="say each slot of each law otherwise, and list what no case notices")
    ] = False,
    names: Annotated[
        bool, typer.Option("--names", help="with --bless: give breaches that marks and rulings call by an old name the new one")
    ] = False,
    format: ListFormat = Format.text,
) -> None:
    """Run the cases of a casebook: logs with what a person says is wrong with them.

    \b
    Examples:
      referee casebook
      referee casebook my-cases/ --bless
      referee casebook --list --format json
      referee casebook --prove gin-rummy whist

    \b
    A case is a heading in a Markdown file with a log under it:
      ## Too low a bid, put right by a pass
      ```log
      game contract-bridge
      call N 2H, E 1NT                   ! insufficient-bid E
      call E pass
      ```
      ```ruling
      insufficient-bid-corrected-by-pass E: W must pass for the rest of the auction
      ```

    Leaves with status 1 if a case fails, and 2 if there is none. A case with a line `todo: why` may fail, and must.
    With --prove it leaves with 1 if anything survives for which survivors.tsv, beside the pages, has no reason.
    """
    from referee import api

    if proving:
        if list_only or bless:
            _refuse("--prove rewrites and lists nothing; use it without --bless and --list")
        _prove([str(path) for path in paths or ()], format)

    for path in paths or ():
        if not path.exists():
            _refuse(f"there is no '{path}'")
    counts: dict[str, int] = {}
    for result in api.casebook(paths or (), run=not list_only, bless=bless, names=bless and names):
        outcome = result.result or "listed"
        counts[outcome] = counts.get(outcome, 0) + 1
        if format is Format.json:
            from referee.report.as_json import line

            sys.stdout.write(line(api.case_row(result)))
        elif list_only:
            typer.echo(result.case.id)
        elif outcome != "passed":
            typer.echo(str(result))
    if not counts:
        _refuse("there is no case: a page is Markdown, and a case a '## heading' with a log block under it")
    if format is Format.text:
        typer.echo(f"{sum(counts.values())} cases: " + ", ".join(f"{number} {name}" for name, number in sorted(counts.items())))
    raise typer.Exit(BREACHES if "failed" in counts else CLEAN)


def _prove(of: list[str], format: Format) -> NoReturn:
    from referee import api
    from referee.casebook import proof_told as told

    with _explained(), rows_bar() as watch:
        proof = api.prove(of, watch=watch)
    if format is Format.json:
        from referee.report.as_json import line

        sys.stdout.writelines(map(line, told.rows(proof)))
    else:
        sys.stdout.writelines(f"{each}\n" for each in told.lines(proof))
    raise typer.Exit(CLEAN if proof.holds else BREACHES)


# --- games and laws ---------------------------------------------------------------------------------------------------


@command()
def games(format: ListFormat = Format.text) -> None:
    """List the games.

    \b
    Example:
      referee games
    """
    from referee import api
    from referee.report.sheet import games_table

    _tell(api.games(), games_table, format)


@command()
def laws(
    game: Annotated[str | None, typer.Argument(help="one game; every game if none is named")] = None,
    format: ListFormat = Format.text,
) -> None:
    """List laws, each with the game that has it; what a game inherits stands with the game it comes from.

    \b
    Examples:
      referee laws contract-bridge
      referee laws --format json
    """
    from referee import api
    from referee.report.sheet import laws_table

    with _explained():
        _tell(api.laws(game), laws_table, format)


@command()
def verbs(
    game: Annotated[str | None, typer.Argument(help="one game; the whole log language if none is named")] = None,
    format: ListFormat = Format.text,
) -> None:
    """List the verbs with which a log is written, or those that are heard in a game, each with a line as an example.

    \b
    In the way a verb is written, what stands in brackets may be left out, and of words between bars one is meant.
    Any line may end with a remark in quotation marks.

    \b
    Examples:
      referee verbs
      referee verbs cribbage
      referee verbs gin-rummy --format json
    """
    from referee import api
    from referee.report.sheet import verbs_table

    with _explained():
        _tell(api.verbs(game), verbs_table, format)


def _tell(rows: list[dict[str, object]], table: Callable[[list[dict[str, object]]], Iterator[str]], format: Format) -> None:
    if format is Format.json:
        from referee.report.as_json import line

        sys.stdout.writelines(map(line, rows))
    else:
        sys.stdout.writelines(f"{each}\n" for each in table(rows))


@command()
def show(game: Annotated[str, typer.Argument(help="the game, as 'referee games' names it")]) -> None:
    """Print the rule sheet of a game: how it goes, and its laws with their places in the book.

    \b
    Example:
      referee show contract-bridge
    """
    from referee import api

    with _explained():
        sys.stdout.writelines(f"{line}\n" for line in api.show(game))


@command()
def law(name: Annotated[str, typer.Argument(metavar="ID", help="a law, as reports name it")]) -> None:
    """Explain one law: what it says, on what it turns, what it gives, and its cases.

    \b
    Example:
      referee law contract-bridge/insufficient-bid-corrected-by-pass
    """
    from referee import api

    with _explained():
        sys.stdout.writelines(f"{line}\n" for line in api.law(name))


@command()
def schema(
    name: Annotated[str, typer.Argument(metavar="NAME", help="check, ask, games, laws, verbs, casebook or audit")],
) -> None:
    """Print the JSON Schema of what a command writes with `--format json`.

    \b
    Example:
      referee schema check
    """
    from referee import api

    with _explained():
        sys.stdout.write(api.schema(name))


if __name__ == "__main__":
    main()
