"""What takes long to find and is the same at every start: kept in the user's folder for such things, or else found anew.

What is kept holds for one version of Python and for the files of this package as they are, by name, size and time: whoever
edits a law or a page of the casebook finds nothing old. Where nothing can be written, or somebody else could have written
it, nothing is kept; what cannot be read again is found again. `REFEREE_CACHE` names another folder, and empty none.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from threading import get_ident
from typing import TypeVar, cast

T = TypeVar("T")

PACKAGE = Path(__file__).parent.parent
#: folders of a checkout that travel inside an installed package
_BESIDE = ("grammars", "casebook")
#: so many of a name are kept, for other versions of the package or of Python
_MOST = 2
#: of a version, this much tells it from any other
_DIGITS = 16

_told: list[Callable[[], None]] = []


def before_finding(tell: Callable[[], None]) -> None:
    """Have somebody told, once, before anything is found that later starts will have: it may take seconds."""
    _told[:] = [tell]


def kept(name: str, find: Callable[[], T]) -> T:
    """What was found before by this name, or is found now."""
    folder = _folder(os.environ.get("REFEREE_CACHE"))
    if folder is None:
        return find()
    path = folder / f"{name}-{_version()}"
    with suppress(Exception):  # whatever is wrong with it, it can be found again
        return cast(T, _read(path))
    while _told:
        _told.pop()()
    found = find()
    with suppress(OSError):
        _write(path, found)
    return found


def _read(path: Path) -> object:
    digest, _, told = path.read_bytes().partition(b"\n")
    if sha256(told).hexdigest().encode() != digest:
        raise ValueError("it was not written to its end")
    return pickle.loads(told)


def _write(path: Path, found: object) -> None:
    """Put it there at once or not at all, and take away what was kept by this name long ago."""
    told = pickle.dumps(found, protocol=pickle.HIGHEST_PROTOCOL)
    written = path.with_name(f"{path.name}.{os.getpid()}.{get_ident()}")
    try:
        written.write_bytes(sha256(told).hexdigest().encode() + b"\n" + told)
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    name = path.name.removesuffix(_version())
    for other in sorted(path.parent.glob(f"{name}{'[0-9a-f]' * _DIGITS}"), key=_time)[:-_MOST]:
        other.unlink(missing_ok=True)


def _time(path: Path) -> int:
    return path.stat().st_mtime_ns


@cache
def _folder(told: str | None) -> Path | None:
    """Where things are kept; None where nothing can be, or where somebody else could have put something."""
    if told == "":
        return None
    if told:
        folder = Path(told)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "referee"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Caches" / "referee"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "referee"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = folder.stat()
    except (OSError, RuntimeError):  # a user without a home
        return None
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
        return None
    return folder if os.access(folder, os.W_OK) else None


@cache
def _version() -> str:
    """What tells this package from any other, and from itself once a file of it was changed."""
    files = [f"{sys.implementation.cache_tag} {PACKAGE}"]
    for folder in (PACKAGE, *(PACKAGE.parent / each for each in _BESIDE)):
        _files(str(folder), files)
    return sha256("\n".join(files).encode()).hexdigest()[:_DIGITS]


def _files(folder: str, files: list[str]) -> None:
    """Tell each file below a folder, with its size and time."""
    try:
        with os.scandir(folder) as found:
            inside = sorted(found, key=attrgetter("name"))
    except OSError:
        return
    for each in inside:
        if each.is_dir():
            if each.name != "__pycache__":
                _files(each.path, files)
        else:
            about = each.stat()
            files.append(f"{each.name} {about.st_size} {about.st_mtime_ns}")
