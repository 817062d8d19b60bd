"""How fast PBN and LIN are read and judged, beside endplay (and bridgebots, where it is installed) reading the same files.

    python tests/bench/formats.py PATHS...

Files are told apart by what stands in them. The others read and check nothing; a file that one of them cannot read at all is
left out of its comparison on both sides, and counted. endplay reads no vugraph file, so that its LIN is the same boards
written one to a line. The sides run by turns in one process on one core, and the best of several rounds counts: machines are
noisy, so that the ratio says more than either rate. endplay comes with the extra `bench`.

Why PBN and LIN are read with regular expressions is measured here too: the line `Lark, tags and sections alone` is the time of
an LALR parser of Lark for tokens as large as they can be, which leaves each section of moves as one word, still to be read.
"""

from __future__ import annotations

import logging
import platform
import re
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from referee.formats import judge_parts, recognised, stream
from referee.formats.lin_writing import write_lin
from referee.sources import find, open_log

ROUNDS = 5
Text = tuple[str, list[str]]

_COMMENT = re.compile(r"(?<=\|)nt\|[^|]*\|")
_GRAMMAR = r"""
start: (TAG | _SECTION)*
TAG.2: /\[\s*\w+\s*"(?:[^"\\]|\\.)*"\s*\]\s*/
_SECTION: /[^\[]+|\[/
"""


def main() -> None:
    """Read the files, run all sides by turns, print the table."""
    files: dict[str, list[list[str]]] = {"pbn": [], "lin": []}
    for path in find(sys.argv[1:], (".pbn", ".lin", ".txt")):
        with open_log(path) as log:
            lines = list(log)
        language = recognised(lines)
        if language in files:
            files[language].append(lines)
    print(f"best of {ROUNDS} rounds by turns, Python {platform.python_version()} on {platform.machine()}, one core")
    print(f"{'files':24} {'boards':>7}  {'what':38} {'us a board':>10} {'boards/s':>9} {'ratio':>6}")
    if files["pbn"]:
        _table("PBN", files["pbn"], _endplay("pbn"), {"Lark, tags and sections alone": _lark()})
    if files["lin"]:
        _table("LIN, vugraph", files["lin"], _bridgebots(), {})
        _table("LIN, a board on a line", [_one_to_a_line(lines) for lines in files["lin"]], _endplay("lin"), {})


def _read(lines: list[str]) -> None:
    for _ in stream(lines):
        pass


def _judged(lines: list[str]) -> None:
    for _ in judge_parts(stream(lines)):
        pass


def _one_to_a_line(lines: list[str]) -> list[str]:
    """The whole boards of a file without comments: endplay stops at some of these, at a board without an auction or with a hand
    that is not told."""
    boards = (_COMMENT.sub("", line) for line in write_lin(part.record for part in stream(lines)).split("\n"))
    return [line for line in boards if "|mb|" in line and "|pc|" in line and ",," not in line[line.find("md|") :]]


Side = tuple[str, Callable[[list[str]], object]]


def _endplay(language: str) -> Side | None:
    try:
        loads = import_module(f"endplay.parsers.{language}").loads
    except ImportError:
        print("endplay is not installed; pip install 'referee[bench]' for the comparison", file=sys.stderr)
        return None
    return "endplay: read", lambda lines: loads("\n".join(lines) + "\n")


def _bridgebots() -> Side | None:
    try:
        parse = import_module("bridgebots.lin").parse_multi_lin
    except ImportError:
        return None
    logging.disable()  # it tells of each board that it cannot read
    folder = tempfile.TemporaryDirectory()
    scratch = Path(folder.name, "match.lin")

    def read(lines: list[str]) -> object:
        scratch.write_text("\n".join(lines), encoding="utf-8")
        return folder.name and parse(scratch)

    return "bridgebots: read", read


def _lark() -> Callable[[list[str]], object]:
    from lark import Lark

    parser = Lark(_GRAMMAR, parser="lalr", lexer="basic", transformer=None, keep_all_tokens=False)
    return lambda lines: parser.parse("\n".join(lines))


def _table(title: str, files: list[list[str]], peer: Side | None, others: dict[str, Callable[[list[str]], object]]) -> None:
    sides: dict[str, Callable[[list[str]], object]] = {"referee: read": _read, "referee: read, judge, score": _judged}
    _rows(title, files, sides | others, "referee: read, judge, score")
    if peer is None:
        return
    name, read = peer
    able = [lines for lines in files if _can(read, lines)]
    told = f"{title} ({len(able)} of {len(files)})"
    if able:
        _rows(told, able, sides | {name: read}, name)
    else:
        print(f"{told}: {name} reads none")


def _can(read: Callable[[list[str]], object], lines: list[str]) -> bool:
    try:
        read(lines)
    except Exception:
        return False
    return True


def _rows(title: str, files: list[list[str]], sides: dict[str, Callable[[list[str]], object]], against: str) -> None:
    boards = sum(1 for lines in files for _ in stream(lines))
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(ROUNDS):
        for name, run in sides.items():
            begun = time.perf_counter()
            for lines in files:
                run(lines)
            best[name] = min(best[name], time.perf_counter() - begun)
    for name, seconds in best.items():
        each = seconds / boards
        print(f"{title:24} {boards:7}  {name:38} {each * 1e6:10.1f} {1 / each:9.0f} {seconds / best[against]:6.2f}")


if __name__ == "__main__":
    main()
