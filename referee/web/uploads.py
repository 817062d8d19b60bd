"""Texts that somebody gave to be checked: files in a folder of the process, of which the oldest go when there are too many."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Any

from attrs import define, field, frozen

Row = dict[str, Any]

#: the largest text that is taken, packed or not, and what all of them may take
LARGEST, MOST = 16 << 20, 256 << 20
#: with so many rows there is a page to look at
ROWS_AT_FIRST = 50


@frozen
class Upload:
    """One of them."""

    key: str
    folder: Path
    name: str
    game: str

    @property
    def path(self) -> Path:
        """The text."""
        return self.folder / "text" / self.name

    @property
    def rows_path(self) -> Path:
        """What was found in it so far, a row a record, and a last one when all is read."""
        return self.folder / "rows.jsonl"

    @property
    def is_begun(self) -> bool:
        """Whether there is something to show: a page of rows, or all of them."""
        rows = list(self.rows())
        return len(rows) >= ROWS_AT_FIRST or any("done" in row for row in rows)

    def rows(self) -> Iterator[Row]:
        """What was found in it so far."""
        if not self.rows_path.exists():
            return
        with self.rows_path.open(encoding="utf-8") as rows:
            yield from (json.loads(row) for row in rows if row.endswith("\n"))


@define
class Uploads:
    """All of them."""

    _folder: tempfile.TemporaryDirectory[str] = field(factory=lambda: tempfile.TemporaryDirectory(prefix="referee-"))
    _kept: dict[str, Upload] = field(factory=dict)

    def __getitem__(self, key: str) -> Upload:
        return self._kept[key]

    def add(self, content: bytes, name: str, game: str) -> tuple[Upload, bool]:
        """A text to be checked, and whether it is a new one."""
        name = _plain(name)
        key = hashlib.sha256(b"\0".join((name.encode(), game.encode(), content))).hexdigest()[:24]
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)  # asked for again: it stays longer
            return self._kept[key], False
        upload = Upload(key, Path(self._folder.name) / key, name, game)
        upload.path.parent.mkdir(parents=True)
        upload.path.write_bytes(content)
        self._kept[key] = upload
        self._make_room()
        return upload, True

    def _make_room(self) -> None:
        sizes = {key: each.path.stat().st_size for key, each in self._kept.items()}
        for key in list(self._kept)[:-1]:
            if sum(sizes.values()) <= MOST:
                break
            shutil.rmtree(self._kept.pop(key).folder, ignore_errors=True)
            del sizes[key]

    def close(self) -> None:
        """Forget all of them."""
        self._folder.cleanup()


def _plain(name: str) -> str:
    """What a file is called, without anything that leads elsewhere."""
    last = PurePath(name.replace("\\", "/")).name
    plain = "".join(letter if letter.isalnum() or letter in "._- " else "_" for letter in last)[:80].strip(" .")
    return plain or "pasted.log"
