"""The files of an archive: found, told apart from what they were the last time, and opened.

A path is a file or folder of this machine, or, with a protocol such as `s3://`, of any store that fsspec knows. A file is
kept by four short values until its turn comes: there may be a million of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from referee.audit.refusal import Refusal, needs
from referee.formats import SUFFIXES, holds_records
from referee.reading.sources import LOG_SUFFIXES, PACKED, STANDARD_INPUT, Log, Unreadable, display_name, files_of, open_log

PROTOCOL = "://"


@frozen
class Source:
    """A file to check."""

    #: as messages and rows call it
    name: str
    #: where it is, whatever folder a process stands in
    place: str
    size: int
    #: what changes when the file is changed
    stamp: str

    def open(self) -> Log:
        """Open it; `Unreadable` says why it cannot be."""
        return _open_remote(self) if PROTOCOL in self.place else open_log(self.place)


def find_sources(paths: Iterable[str | Path]) -> list[Source]:
    """Every file that is meant, once, in the order of the names."""
    paths = list(paths)
    found = {source.place: source for source in _sources(paths)} if len(paths) > 1 else None
    return sorted(found.values() if found else _sources(paths), key=lambda source: (source.name, source.place))


def _sources(paths: list[str | Path]) -> Iterator[Source]:
    for path in paths:
        if PROTOCOL in str(path):
            yield from _remote(str(path))
        elif Path(path) == STANDARD_INPUT:
            raise Refusal("an audit is of files and folders; 'referee check -' reads the standard input")
        else:
            yield from map(_local, files_of(path, (*LOG_SUFFIXES, *SUFFIXES), holds_records))


def _local(path: Path) -> Source:
    place = os.path.abspath(path)  # noqa: PTH100 - a link stays the link it is
    try:
        about = os.stat(place)  # noqa: PTH116 - there may be a million of them
        size, stamp = about.st_size, str(about.st_mtime_ns)
    except (OSError, ValueError):
        size, stamp = 0, ""
    return Source(display_name(path), place, size, stamp)


# --- through fsspec


def _remote(url: str) -> Iterator[Source]:
    store, path = _store(url)
    endings = tuple(f"{suffix}{packed}" for suffix in (*LOG_SUFFIXES, *SUFFIXES) for packed in ("", *PACKED))
    try:
        found: dict[str, Any] = {path: store.info(path)} if store.isfile(path) else store.find(path, detail=True)
    except Exception as error:  # each store has errors of its own
        raise Refusal(f"{url} cannot be looked into ({in_words(error)})") from error
    none = True
    for name, about in found.items():
        if name == path or (name.lower().endswith(endings) and not _is_hidden(name[len(path) :])):
            none = False
            place = store.unstrip_protocol(name)
            stamp = next((str(about[key]) for key in ("ETag", "etag", "mtime", "LastModified", "created") if key in about), "")
            yield Source(place, place, int(about.get("size") or 0), stamp)
    if none:
        raise Refusal(f"{url}: no log in this folder")


def _is_hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))


def _open_remote(source: Source) -> Log:
    try:
        store, path = _store(source.place)
        file = store.open(path, "rb")
    except Exception as error:
        raise Unreadable(Path(source.place), f"it cannot be opened ({in_words(error)})") from error
    return Log(Path(source.place), file.read, file.close, size=source.size or None)


def _store(url: str) -> tuple[Any, str]:
    try:
        from fsspec.core import url_to_fs
    except ImportError:
        raise Refusal(needs("a path with a protocol", "cluster")) from None
    try:
        store, path = url_to_fs(url)
    except (ImportError, ValueError) as error:  # an unknown protocol, or one whose package is not there
        raise Refusal(f"{url} cannot be reached: {in_words(error)}") from error
    return store, path


def in_words(error: Exception) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split()) or type(error).__name__
