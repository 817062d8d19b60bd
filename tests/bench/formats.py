"""How fast PBN, LIN and PHH are read and judged, beside endplay and bridgebots, which read and check nothing, and pokerkit,
which replays each hand and verifies it.

    python tests/bench/formats.py RECORDS_DIR

Files are told apart by what stands in them and copied as UTF-8, so that all sides read the same. On one core the sides run by
turns and the best of several rounds counts, in time of the processor: machines are noisy, so that a ratio says more than a
rate. A file that one of the others cannot read at all is left out of its comparison on both sides, and counted. endplay reads
no vugraph file, so that its LIN is the same boards written one to a line. Then the audit does it with all cores, and its memory
is measured over the records once and ten times over. The others come with the extra `bench`.

A pass of a compiled regular expression over the tokens of the same bytes is the limit of what Python can do. Why PBN is read
with regular expressions is measured too: `Lark, tags and sections alone` is the time of an LALR parser for tokens as large as
they can be, which leaves each section of moves as one word, still to be read.

A format is a function that gives a `Contest`, in `FORMATS`.
"""

import logging
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from attrs import field, frozen

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))

from referee import api  # noqa: E402 - found through the line above
from referee.core.machine import cores  # noqa: E402
from referee.formats import SUFFIXES, judge_parts, recognised, stream  # noqa: E402
from referee.formats.lin_writing import write_lin  # noqa: E402
from referee.reading.sources import LOG_SUFFIXES, Unreadable, find, open_log  # noqa: E402

ROUNDS = 5
#: so many times over the records are what an audit is measured with
MANY = 10
READ, CHECK = "referee: read", "referee: read, judge, score"
Reader = Callable[[Path], object]

_COMMENT = re.compile(r"(?<=\|)nt\|[^|]*\|")
_GRAMMAR = r"""
start: (TAG | _SECTION)*
TAG.2: /\[\s*\w+\s*"(?:[^"\\]|\\.)*"\s*\]\s*/
_SECTION: /[^\[]+|\[/
"""
#: what the audit of the records is run with to see how much memory it takes
_AUDIT = "import sys; from referee import api; api.audit([sys.argv[1]], output=sys.argv[2])"


@frozen
class Contest:
    """One format: the files, who else reads them, and what its smallest pieces look like."""

    title: str
    files: list[Path]
    tokens: re.Pattern[bytes]
    #: programs that read and check nothing; one of them that is not installed is not here
    peers: Mapping[str, Reader]
    #: whatever else is worth a line
    others: Mapping[str, Reader] = field(factory=dict)


def main() -> None:
    """Copy the records, run all formats, then the audit."""
    logging.disable()  # bridgebots tells of each board that it cannot read
    with tempfile.TemporaryDirectory() as folder:
        records = copied(Path(sys.argv[1]), Path(folder))
        print(f"Python {platform.python_version()}, {cores()} cores; one unless said otherwise, best of {ROUNDS} rounds")
        for format in FORMATS:
            _run(format(records))
        _archives(records)


def copied(source: Path, folder: Path) -> Path:
    """The records of all formats as UTF-8, each format in a folder of its own."""
    for number, path in enumerate(find([source], (*LOG_SUFFIXES, *SUFFIXES))):
        try:
            with open_log(path) as log:
                lines = list(log)
        except Unreadable:
            continue
        language = recognised(lines)
        if language != "log" and path.suffix.lower().startswith(f".{language}"):
            target = folder / language / f"{number:05}{path.suffix.lower()}"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


# --- the formats


def pbn(records: Path) -> Contest:
    """PBN beside endplay."""
    from lark import Lark

    parser = Lark(_GRAMMAR, parser="lalr", lexer="basic", keep_all_tokens=False)
    tokens = re.compile(rb'\[\s*\w+\s*"[^"]*"\s*\]|[^\s\[\]]+')
    lark = {"Lark, tags and sections alone": lambda path: parser.parse(_text(path))}
    return Contest("PBN", _files(records / "pbn"), tokens, _endplay("pbn"), lark)


def lin_vugraph(records: Path) -> Contest:
    """LIN as matches are kept, beside bridgebots."""
    return Contest("LIN, matches", _files(records / "lin"), re.compile(rb"[^|]*\|"), _bridgebots())


def lin_tables(records: Path) -> Contest:
    """The whole boards of the same matches one to a line, beside endplay.

    Comments are left out, and boards without an auction or with a hand that is not told: endplay stops at some of these.
    """
    folder = records / "lin-tables"
    folder.mkdir()
    for path in _files(records / "lin"):
        with open_log(path) as log:
            told = write_lin(part.record for part in stream(log))
        boards = [_COMMENT.sub("", line) for line in told.split("\n") if "|mb|" in line and "|pc|" in line]
        whole = [line for line in boards if ",," not in line[line.find("md|") :]]
        if whole:
            (folder / path.name).write_text("\n".join(whole) + "\n", encoding="utf-8")
    return Contest("LIN, a board on a line", _files(folder), re.compile(rb"[^|]*\|"), _endplay("lin"))


def phh(records: Path) -> Contest:
    """Hands of poker beside pokerkit."""
    return Contest("PHH", _files(records / "phh"), re.compile(rb"[^\s,'\"\[\]]+"), _pokerkit())


FORMATS: tuple[Callable[[Path], Contest], ...] = (pbn, lin_vugraph, lin_tables, phh)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _endplay(language: str) -> dict[str, Reader]:
    try:
        loads = import_module(f"endplay.parsers.{language}").loads
    except ImportError:
        return _missing("endplay")
    return {"endplay: read": lambda path: loads(_text(path))}


def _bridgebots() -> dict[str, Reader]:
    try:
        parse: Reader = import_module("bridgebots.lin").parse_multi_lin
    except ImportError:
        return _missing("bridgebots")
    return {"bridgebots: read": parse}


def _pokerkit() -> dict[str, Reader]:
    try:
        history = import_module("pokerkit").HandHistory
    except ImportError:
        return _missing("pokerkit")

    def replay(path: Path) -> None:
        with path.open("rb") as file:
            hands = history.load_all(file) if path.suffix == ".phhs" else [history.load(file)]
            for hand in hands:
                for _ in hand:
                    pass

    return {"pokerkit: parse, verified replay": replay}


def _missing(name: str) -> dict[str, Reader]:
    print(f"{name} is not installed; pip install 'referee[bench]' for the comparison", file=sys.stderr)
    return {}


# --- running them


def _read(path: Path) -> None:
    with open_log(path) as log:
        for _ in stream(log):
            pass


def _check(path: Path) -> None:
    with open_log(path) as log:
        for _ in judge_parts(stream(log)):
            pass


def _run(contest: Contest) -> None:
    files, records = contest.files, _records(contest.files)
    size = sum(path.stat().st_size for path in files)
    print(f"\n{contest.title}: {len(files)} files, {records:,} records, {size / 1e6:.1f} MB")

    def one_pass(path: Path) -> None:
        for _ in contest.tokens.finditer(path.read_bytes()):
            pass

    own: dict[str, Reader] = {READ: _read, CHECK: _check}
    best = _best(files, {"one pass of a regular expression": one_pass, **own, **contest.others})
    best[f"referee: audit, {cores()} processes"] = _audited(files)
    _table(best, records, against=CHECK)
    reading = best[READ] / best[CHECK]
    print(f"  of the whole check {reading:.0%} is reading and {1 - reading:.0%} judging")
    for name, read in contest.peers.items():
        able = [path for path in files if _can(read, path)]
        print(f"  the {len(able)} files of these that {name.partition(':')[0]} can read")
        if able:
            _table(_best(able, own | {name: read}), _records(able), against=name)


def _audited(files: list[Path]) -> float:
    """The time of an audit for each of the files, of many more, since processes take a while to begin."""
    with tempfile.TemporaryDirectory() as folder:
        archive = copies(files, Path(folder), MANY)
        begun = time.perf_counter()
        api.audit([archive])
        return (time.perf_counter() - begun) / MANY


def copies(files: Iterable[Path], archive: Path, times: int) -> Path:
    """A folder in which these files are so many times."""
    for copy in range(times):
        folder = archive / str(copy)
        folder.mkdir(parents=True)
        for path in files:
            (folder / path.name).symlink_to(path)
    return archive


def _records(files: Iterable[Path]) -> int:
    count = 0
    for path in files:
        with open_log(path) as log:
            count += sum(1 for _ in stream(log))
    return count


def _can(read: Reader, path: Path) -> bool:
    try:
        read(path)
    except Exception:
        return False
    return True


def _best(files: list[Path], sides: Mapping[str, Reader]) -> dict[str, float]:
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(ROUNDS):
        for name, run in sides.items():
            begun = time.process_time()  # a machine has other things to do as well
            for path in files:
                run(path)
            best[name] = min(best[name], time.process_time() - begun)
    return best


def _table(best: dict[str, float], records: int, against: str) -> None:
    print(f"    {'':34} {'us a record':>11} {'records/s':>10} {'time, as a ratio':>17}")
    for name, seconds in best.items():
        print(f"    {name:34} {seconds / records * 1e6:11.1f} {records / seconds:10.0f} {seconds / best[against]:17.2f}")


# --- the audit of a larger archive


def _archives(records: Path) -> None:
    """The audit of all files once and ten times over, with the peak of its resident memory."""
    try:
        psutil = import_module("psutil")
    except ImportError:
        _missing("psutil")
        return
    files = [*_files(records / "pbn"), *_files(records / "lin")]
    number = _records(files)
    print(f"\nreferee: audit into a table, {cores()} processes")
    print(f"    {'':34} {'seconds':>11} {'records/s':>10} {'MB, largest process':>20} {'MB, all processes':>18}")
    for times in (1, MANY):
        archive = copies(files, records / f"archive-{times}", times)
        largest = together = 0
        begun = time.perf_counter()
        running = subprocess.Popen([sys.executable, "-c", _AUDIT, str(archive), str(records / f"{times}.jsonl")], cwd=TOP)
        while running.poll() is None:
            sizes = list(_sizes(psutil, running.pid))
            largest, together = max(largest, *sizes, 0), max(together, sum(sizes))
            time.sleep(0.1)
        seconds = time.perf_counter() - begun
        told = f"PBN and LIN {times} times, {times * number:,} records"
        print(f"    {told:34} {seconds:11.1f} {times * number / seconds:10.0f} {largest / 1e6:20.0f} {together / 1e6:18.0f}")


def _sizes(psutil: Any, process: int) -> Iterator[int]:
    """The resident memory of a process and of all that it has started, as far as they are still there."""
    try:
        root = psutil.Process(process)
        family = [root, *root.children(recursive=True)]
    except psutil.Error:
        return
    for each in family:
        try:
            yield each.memory_info().rss
        except psutil.Error:
            continue


if __name__ == "__main__":
    main()
