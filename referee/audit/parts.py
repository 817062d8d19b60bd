"""What is done so far, kept so that a run may end at any moment and another can go on.

Beside the table that is to be made stands a folder with one part for each task, a file or several small ones that were handed
out together: their rows as JSON lines, and then an index, with the place of the rows of each file and its tally. A part is
written under another name and then renamed, so that it is whole or not there, whatever happens to the process that writes it.
A file is known in it by what its rows are the answer to: the file, its size and when it was changed, the game asked for, the
version of the referee. What is in a part need not be done again; a file that has been changed since is in none. Nothing is
ever appended and nothing counted on the way, so nothing can be there twice.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

from attrs import frozen

from referee import __version__
from referee.audit.files import Source
from referee.audit.refusal import Refusal
from referee.audit.tally import Tally
from referee.report import SCHEMAS

#: a part ends with the place of its index, as a line of so many bytes
_END = 20

#: a file that was checked: what it comes to, and its rows; the tally is whole when the rows are at their end
Found = tuple[Source, Tally, Iterable[bytes]]
#: the same as an index has it: by what it is known, where its rows begin, how many bytes they have, its tally
_Entry = tuple[str, int, int, dict[str, Any]]


@frozen
class Parts:
    """The folder of parts of one table."""

    folder: Path
    #: the game that stands in where a record does not name its own
    game: str

    @classmethod
    def beside(cls, table: Path, game: str | None) -> Parts:
        """The parts of that table."""
        return cls(table.with_name(f"{table.name}.parts").absolute(), game or "")

    def begin(self) -> None:
        """Make the folder, where it is not left from an earlier run."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise Refusal(f"{self.folder} cannot be written ({error.strerror})") from error

    def of(self, found: Iterable[Found]) -> Iterator[bytes]:
        """A part, a piece at a time: the rows of these files as they come, and then the index."""
        at, index = 0, []
        for source, tally, rows in found:
            begun = at
            for row in rows:
                at += len(row)
                yield row
            index.append((self._known(source), begun, at - begun, tally.as_row()))
        yield json.dumps(index).encode() + b"\n"
        yield b"%*d\n" % (_END - 1, at)

    def write(self, sources: Sequence[Source], part: Iterable[bytes]) -> None:
        """Keep the part of these files, as it comes."""
        path = self.folder / f"{_digest([self._known(source) for source in sources])}.jsonl"
        unfinished = path.with_suffix(f".{os.getpid()}")
        with unfinished.open("wb") as file:
            file.writelines(part)
        unfinished.replace(path)

    def done(self, sources: Iterable[Source], tally: Tally) -> Iterator[Source]:
        """Those of these files that have to be done yet; what the others come to is counted."""
        waiting = {self._known(source): source for source in sources}
        for path in self._paths():
            for known, _, _, row in _index(path):
                if waiting.pop(known, None):
                    tally.plus(Tally.from_row(row))
        yield from waiting.values()

    def rows(self, sources: Iterable[Source]) -> Iterator[bytes]:
        """The rows of these files, all of which are done, one after the other as lines."""
        places = {known: (path, at, length) for path in self._paths() for known, at, length, _ in _index(path)}
        with ExitStack() as opened:
            here: Path | None = None
            for source in sources:
                path, at, left = places[self._known(source)]
                if path is not here:  # what lies beside each other was handed out together
                    opened.close()
                    here, file = path, opened.enter_context(path.open("rb"))
                file.seek(at)
                while left:
                    line = file.readline()
                    left -= len(line)
                    yield line

    def end(self) -> None:
        """Leave the folder to a later run, unless nothing is in it."""
        with suppress(OSError):
            self.folder.rmdir()

    def remove(self) -> None:
        """Drop all parts."""
        gone = self.folder.with_name(f"{self.folder.name}.done")  # half a folder of parts must never look like one
        shutil.rmtree(gone, ignore_errors=True)
        self.folder.replace(gone)
        shutil.rmtree(gone, ignore_errors=True)

    def _known(self, source: Source) -> str:
        """What tells the rows of a file from all others."""
        return _digest((__version__, SCHEMAS["audit"], self.game, source.name, source.place, source.size, source.stamp))

    def _paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"))


def _digest(told: Sequence[object]) -> str:
    return blake2b(repr(told).encode(errors="surrogatepass"), digest_size=16).hexdigest()


def _index(path: Path) -> list[_Entry]:
    """The files that are in a part; none where a disk that lost its power has kept the name and lost what was written."""
    with path.open("rb") as part, suppress(OSError, ValueError):
        part.seek(-_END, os.SEEK_END)
        part.seek(int(part.read()))
        return [(known, at, length, row) for known, at, length, row in json.loads(part.readline())]
    return []
