"""What is done for files, in whatever process: they are checked, and what is said becomes rows and a tally."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from referee.audit.files import Source
from referee.audit.parts import Found
from referee.audit.refusal import Refusal
from referee.audit.rows import rows_of
from referee.audit.tally import Tally
from referee.reading.sources import Log, Unreadable
from referee.report import Checked, refused

Watch = Callable[[Log], None]

#: so many files are handed out together, while they have no more bytes than this: what has to be done for a task beside it,
#: the more where it goes through a network, is little then
MOST_AT_ONCE, SMALL = 512, 1 << 18

_as_json = json.JSONEncoder(ensure_ascii=False).encode


class Check(Protocol):
    """What checks an open file; other processes find it by its name, so it is a function of a module."""

    def __call__(self, log: Log, name: str, game: str | None, watch: Watch | None = None) -> Iterable[Checked]:
        """What the referee says of each record."""
        ...


def in_turn(sources: Iterable[Source]) -> list[Source]:
    """Files as they are to be taken, from the end: the largest first, and small ones side by side as they stand."""
    sources = list(sources)
    small = [source for source in sources if source.size <= SMALL]
    large = [source for source in sources if source.size > SMALL]
    return [*reversed(small), *sorted(large, key=lambda source: source.size)]


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


def found_in(
    sources: Iterable[Source], check: Check, game: str | None, together: Tally, watch: Watch | None = None
) -> Iterator[Found]:
    """Each file of a task with its rows, and what all come to once the last has been gone through."""
    for source in sources:
        tally = Tally()
        yield source, tally, rows_of_file(source, check, game, tally, watch)
        together.plus(tally)


def rows_of_file(source: Source, check: Check, game: str | None, tally: Tally, watch: Watch | None = None) -> Iterator[bytes]:
    """The rows of a file as lines of JSON, one by one; whatever goes wrong with it becomes its last row."""
    return _made(source, check, game, tally, watch, _lines)


def count_file(source: Source, check: Check, game: str | None, tally: Tally, watch: Watch | None = None) -> None:
    """Count what a file comes to, with those before it, where nobody wants its rows."""
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
    tally.files += 1
    tally.bytes += source.size


def refusal_of(source: Source, reason: str) -> Found:
    """What is found in a file that could not be checked, for a reason that is not in its text."""
    tally = Tally(files=1, bytes=source.size)
    return source, tally, _lines(refused(source.name, reason), tally)


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


def packed(part: Iterable[bytes]) -> bytes:
    """A part for the way through a network."""
    packer = zlib.compressobj(level=1)
    return b"".join([packer.compress(piece) for piece in part]) + packer.flush()


def unpacked(part: bytes) -> Iterator[bytes]:
    """Such a part again, a piece at a time."""
    unpacker = zlib.decompressobj()
    while part:
        yield unpacker.decompress(part, 1 << 20)
        part = unpacker.unconsumed_tail
    yield unpacker.flush()
