"""What is done so far, kept so that a run may end at any moment and another can go on.

Beside the table that is to be made stands a folder with one part for each file that has been checked: its rows as JSON lines,
and its tally as the last line. A part is written under another name and then renamed, so that it is whole or not there,
whatever happens to the process that writes it. It is called after what it is the answer to: the file, its size and when it was
changed, the game asked for, the version of the referee. What has its part need not be done again; a file that has been changed
since has none. Nothing is ever appended and nothing counted on the way, so nothing can be there twice.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from attrs import frozen

from referee import __version__
from referee.audit.files import Source
from referee.audit.refusal import Refusal
from referee.audit.tally import Tally
from referee.report import SCHEMAS

_TALLY = b'{"tally": '
#: no tally is longer than this
_TAIL = 1 << 20


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

    def path(self, source: Source) -> Path:
        """Where the part of a file is or will be."""
        question = (__version__, SCHEMAS["audit"], self.game, source.name, source.place, source.size, source.stamp)
        name = blake2b(repr(question).encode(), digest_size=16).hexdigest()
        return self.folder / name[:2] / f"{name[2:]}.jsonl"

    def tally(self, source: Source) -> Tally | None:
        """The tally of a file that is done."""
        try:
            with self.path(source).open("rb") as part:
                part.seek(max(0, part.seek(0, os.SEEK_END) - _TAIL))
                last = part.read().splitlines()[-1:]
        except OSError:
            return None
        if not last or not last[0].startswith(_TALLY):
            return None  # a disk that lost its power may have kept the name and lost what was written
        try:
            return Tally.from_row(json.loads(last[0])["tally"])
        except ValueError:
            return None

    def write(self, source: Source, rows: Iterable[bytes], tally: Tally) -> None:
        """Keep the rows of a file, as they come, and then what they come to."""
        path = self.path(source)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")
        with unfinished.open("wb") as part:
            part.writelines(rows)
            part.write(_TALLY + json.dumps(tally.as_row()).encode() + b"}\n")
        unfinished.replace(path)

    def rows(self, source: Source) -> Iterator[bytes]:
        """The rows of a file that is done, as lines."""
        with self.path(source).open("rb") as part:
            yield from (line for line in part if not line.startswith(_TALLY))

    def begin(self) -> None:
        """Make the folder, where it is not left from an earlier run."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise Refusal(f"{self.folder} cannot be written ({error.strerror})") from error

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
