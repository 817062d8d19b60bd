"""What is done for one file, in whatever process: check it, and turn what is said into rows and a tally."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from referee.audit.files import Source
from referee.audit.refusal import Refusal
from referee.audit.rows import rows_of
from referee.audit.tally import Tally
from referee.reading.sources import Log, Unreadable
from referee.report import Checked, refused

Watch = Callable[[Log], None]

#: so many files are handed out together, while they have no more bytes than this
MOST_AT_ONCE, SMALL = 64, 1 << 16

_as_json = json.JSONEncoder(ensure_ascii=False).encode


class Check(Protocol):
    """What checks an open file; other processes find it by its name, so it is a function of a module."""

    def __call__(self, log: Log, name: str, game: str | None, watch: Watch | None = None) -> Iterable[Checked]:
        """What the referee says of each record."""
        ...


def handful(waiting: list[Source], workers: int) -> list[Source]:
    """The next file, from the end, or several small ones, so that to hand them out takes no longer than to check them.

    Of few that are left none of the workers takes many.
    """
    most = min(MOST_AT_ONCE, 1 + len(waiting) // (4 * max(workers, 1)))
    taken = [waiting.pop()]
    size = taken[0].size
    while waiting and len(taken) < most and size + waiting[-1].size <= SMALL:
        size += waiting[-1].size
        taken.append(waiting.pop())
    return taken


def rows_of_file(source: Source, check: Check, game: str | None, tally: Tally, watch: Watch | None = None) -> Iterator[bytes]:
    """The rows of a file as lines of JSON, one by one; whatever goes wrong with it becomes its last row."""
    return _made(source, check, game, tally, watch, _lines)


def count_file(source: Source, check: Check, game: str | None, tally: Tally, watch: Watch | None = None) -> None:
    """Count what a file comes to where nobody wants its rows."""
    for _ in _made(source, check, game, tally, watch, _counted):
        pass


def _made(
    source: Source,
    check: Check,
    game: str | None,
    tally: Tally,
    watch: Watch | None,
    make: Callable[[Checked, Tally], Iterable[bytes]],
) -> Iterator[bytes]:
    """What is made of each record, and counted."""
    try:
        with source.open() as log:
            for checked in check(log, source.name, game, watch):
                yield from make(checked, tally)
    except Unreadable as refusal:
        yield from make(refused(source.name, refusal.reason), tally)
    except Refusal:
        raise  # what is wrong is wrong for every file
    except Exception as error:  # one bad file never stops the others, not even one that shows a mistake of the referee
        words = " ".join(str(error).split())
        yield from make(refused(source.name, f"the referee failed on it ({type(error).__name__}: {words})"), tally)
    tally.files, tally.bytes = 1, source.size


def rows_of_refusal(source: Source, reason: str, tally: Tally) -> Iterator[bytes]:
    """The rows of a file that could not be checked, for a reason that is not in its text."""
    yield from _lines(refused(source.name, reason), tally)
    tally.files, tally.bytes = 1, source.size


def _lines(checked: Checked, tally: Tally) -> list[bytes]:
    """The rows of one record: all or none, should something be wrong with one of them."""
    rows = list(rows_of(checked))
    lines = [_as_json(row).encode(errors="replace") + b"\n" for row in rows]
    for row in rows:
        tally.add(row)
    return lines


def _counted(checked: Checked, tally: Tally) -> Iterable[bytes]:
    """No rows, but what they would count: hardly any record has anything to tell."""
    if checked.verdict.matters or checked.verdict.faults:
        for row in rows_of(checked):
            tally.add(row)
    else:
        tally.clean()
    return ()


def drained(rows: Iterable[bytes]) -> None:
    """Make the rows where nobody wants them, for what they count."""
    for _ in rows:
        pass


def packed(rows: Iterable[bytes]) -> bytes:
    """Rows for the way through a network."""
    packer = zlib.compressobj(level=1)
    return b"".join([packer.compress(row) for row in rows]) + packer.flush()


def unpacked(rows: bytes) -> Iterator[bytes]:
    """Such rows again, a piece at a time."""
    unpacker = zlib.decompressobj()
    while rows:
        yield unpacker.decompress(rows, 1 << 20)
        rows = unpacker.unconsumed_tail
    yield unpacker.flush()
