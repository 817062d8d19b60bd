"""Files, and what can be wrong with them before a word of them is read.

People point a referee at whatever lies about: a folder, a spreadsheet, a log in an encoding of its own, a disk image.
So that nobody after this module has to think of it, everything that cannot be a log becomes one exception with one
sentence, and everything else becomes lines of text. No more than a block and a line of a file is ever held::

    try:
        with open_log(path) as log:
            for line in log:
                ...
    except Unreadable as refusal:
        print(refusal)
"""

from __future__ import annotations

import codecs
import gzip
import io
import itertools
import os
import re
import stat
import sys
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self, cast

#: what the command line writes for the standard input; a file of that name in this folder cannot be named
STANDARD_INPUT = Path("-")
#: what is put to the name of a packed file; it is unpacked whatever it is called
PACKED = (".gz", ".zst")
#: What logs in a folder are called, `PACKED` aside. A file that is named itself is read whatever it is called.
LOG_SUFFIXES = (".log", ".ref", ".txt")
#: a line of more characters than this was not typed at a card table
LONGEST_LINE = 100_000
#: an overlong line is measured to be told, but not for ever: it may have no end
LONGEST_MEASURED = 100_000_000

#: more blank lines than this follow each other in no log
MOST_BLANK = 1_000_000
#: no text packs better than this, once there is more of it than so many bytes
MOST_PACKED, PACKED_FREELY = 250, 1 << 24

_BLOCK = 1 << 16
_LINE_END = re.compile(rb"[\r\n]")
_GZIP_MARK = b"\x1f\x8b"
_ZSTD_MARK = b"\x28\xb5\x2f\xfd"
#: so many packed bytes are unpacked at once: four of them may stand for 128 kB of text, as a bomb is made
_ZSTD_BLOCK = 1 << 6
_WIDE_MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),  # begins with the mark of UTF-16, so it is asked first
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
#: how DOS programs end a text; the bridge archives are full of it
_CTRL_Z = b"\x1a"


class Unreadable(Exception):
    """Something that cannot be a log, and why, in one sentence."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def __str__(self) -> str:
        return f"{display_name(self.path)}: {self.reason}"


def display_name(path: Path) -> str:
    """How messages call a file."""
    if path == STANDARD_INPUT:
        return "standard input"
    return str(path).encode(errors="replace").decode()  # a name may have bytes that are no text, a message may not


#: whether a file whose name has no ending is to be read
Holds = Callable[[Path], bool]


def find(paths: Iterable[Path | str], suffixes: Iterable[str] = LOG_SUFFIXES, holds: Holds = lambda _: False) -> list[Path]:
    """The files that the command line means: folders are searched to the bottom, in the order of the alphabet.

    Hidden files and folders are passed over, and so are links to folders, which may lead back. A file that is meant
    twice comes once. A folder in which there is nothing to read stands for itself, so that `open_log` says so.
    """
    suffixes = tuple(suffixes)
    found: dict[Path, Path] = {}
    for path in paths:
        for file in files_of(path, suffixes, holds):
            found.setdefault(file.absolute(), file)
    return list(found.values())


def files_of(path: Path | str, suffixes: Iterable[str] = LOG_SUFFIXES, holds: Holds = lambda _: False) -> Iterator[Path]:
    """What `find` finds of one path, one by one, for those who cannot hold them all."""
    path = Path(path)
    endings = tuple(suffixes)
    endings += tuple(f"{each}{packed}" for each in endings for packed in PACKED)
    files = _files_in(path, endings, holds) if stat.S_ISDIR(_mode(path)) else iter(())
    yield next(files, path)
    yield from files


def _files_in(folder: Path, endings: tuple[str, ...], holds: Holds) -> Iterator[Path]:
    waiting = [folder]
    while waiting:
        path = waiting.pop()
        mode = _mode(path)
        if path is not folder and (path.name.startswith(".") or (stat.S_ISDIR(mode) and path.is_symlink())):
            continue
        if stat.S_ISDIR(mode):
            try:
                waiting += sorted(path.iterdir(), reverse=True)
            except OSError:
                yield path
        elif (stat.S_ISREG(mode) or not mode) and (path.name.lower().endswith(endings) or (_is_bare(path) and holds(path))):
            yield path


def _is_bare(path: Path) -> bool:
    """Whether a name has no ending, but that of what is packed."""
    name = path.name.lower()
    return "." not in next((name.removesuffix(packed) for packed in PACKED if name.endswith(packed)), name)


def _mode(path: Path) -> int:
    """What kind of thing this is; nought where that cannot be known, which `open_log` will explain."""
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0


def open_log(path: Path | str) -> Log:
    """Opens a log; what is wrong inside is raised when the lines are asked for."""
    path = Path(path)
    if path == STANDARD_INPUT:
        stream = getattr(sys.stdin, "buffer", None)
        if not isinstance(stream, io.BufferedIOBase):
            raise Unreadable(path, "there is none")
        return Log(path, stream.read1, close=lambda: None)
    try:
        if path.is_dir():
            next(path.iterdir(), None)  # fails where the folder may not be looked into
            raise Unreadable(path, "no log in this folder" if find([path]) == [path] else "this is a folder")
        file = path.open("rb")
        about = os.fstat(file.fileno())
    except ValueError:  # no file system has such a name
        raise Unreadable(path, "there is no such file") from None
    except OSError as error:
        raise Unreadable(path, _reason(error)) from error
    return Log(path, file.read1, file.close, size=about.st_size or None)


def _reason(error: Exception) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "there is no such file"
        case PermissionError():
            return "you may not read it (permission denied)"
        case EOFError():
            return "its gzip data breaks off"
        case gzip.BadGzipFile() | zlib.error():
            return "its gzip data is damaged"
        case OSError(strerror=str(reason)):
            return f"it cannot be read ({reason})"
    return f"it cannot be read ({error})"


class Log:
    """The lines of a log without their ends, to be gone through once."""

    def __init__(self, path: Path, read: Callable[[int], bytes], close: Callable[[], None], size: int | None = None) -> None:
        self.path = path
        #: how many bytes the file has, compressed or not; None where nobody knows, as with a pipe
        self.size = size
        #: the number of the line that was given out last
        self.number = 0
        self._source = _Counted(read)
        self._close = close
        self._blocks = self._read_blocks()
        self._lines = self._read_lines()
        self._all_blank = True
        self._blank = 0
        self._first_latin = 0
        self._latin_lines = 0

    @property
    def consumed(self) -> int:
        """How many bytes of the file have been read; it reaches `size` with the last line."""
        return self._source.count

    @property
    def notes(self) -> list[str]:
        """What deserves a word but is no error, as far as the lines have been given out."""
        if not self._latin_lines:
            return []
        others = f" and {self._latin_lines - 1:,} more are" if self._latin_lines > 1 else " is"
        return [f"line {self._first_latin:,}{others} not UTF-8, read as Latin-1"]

    def close(self) -> None:
        """Lets go of the file."""
        self._lines.close()
        self._blocks.close()
        self._close()

    def __iter__(self) -> Iterator[str]:
        return self._lines

    def __next__(self) -> str:
        return next(self._lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _read_lines(self) -> Generator[str]:
        rest = b""
        for block in self._blocks:
            if b"\0" in block:
                self.number += _lines_begun(rest + block[: block.index(b"\0")])
                raise Unreadable(self.path, f"line {self.number:,} holds a NUL byte; a log is plain text")
            rest += block
            # A carriage return at the very end may be half of a line end.
            whole = 1 + max(rest.rfind(b"\n"), rest.rfind(b"\r", 0, -1))
            yield from self._lines_of(rest[:whole])
            rest = rest[whole:]
            if len(rest) > 4 * LONGEST_LINE:  # no character takes more than four bytes
                self.number += 1
                raise self._overlong(_length_of_line(rest, self._blocks))
        yield from self._lines_of(rest.rstrip(_CTRL_Z))
        if self._all_blank:
            raise Unreadable(self.path, "there is nothing in it")

    def _lines_of(self, raw: bytes) -> Iterator[str]:
        """The lines of a piece of text: all of them decoded at once if nothing is wrong, as is nearly always so."""
        if not raw:
            return
        try:
            text, is_plain = raw.decode(), True
        except UnicodeDecodeError:
            text, is_plain = raw.decode("latin-1"), False
        self._blank = self._blank + text.count("\n") if text.isspace() else 0
        if self._blank > MOST_BLANK:
            raise Unreadable(self.path, f"more than {MOST_BLANK:,} blank lines follow each other")
        lines = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
        if is_plain and len(max(lines, key=len)) <= LONGEST_LINE:
            self._all_blank = self._all_blank and not text.strip()
            first = self.number + 1
            for self.number, line in enumerate(lines, first):
                yield line
            return
        for line in lines:
            self.number += 1
            told = line if is_plain or line.isascii() else self._decoded(line)
            if len(told) > LONGEST_LINE:
                raise self._overlong(len(told))
            self._all_blank = self._all_blank and not told.strip()
            yield told

    def _decoded(self, line: str) -> str:
        """A line of which each byte was taken for a character, as UTF-8 where it is that."""
        try:
            return line.encode("latin-1").decode()
        except UnicodeDecodeError:
            self._first_latin = self._first_latin or self.number
            self._latin_lines += 1
            return line

    def _overlong(self, length: int) -> Unreadable:
        more = "more than " if length > LONGEST_MEASURED else ""
        told = min(length, LONGEST_MEASURED)
        return Unreadable(self.path, f"line {self.number:,} is {more}{told:,} characters long; a log's lines are short")

    def _read_blocks(self) -> Generator[bytes]:
        """The bytes of the text as they come, unpacked, without a byte order mark."""
        source = self._source
        try:
            read: Callable[[int], bytes] = source.read1
            mark = source.peek(len(_GZIP_MARK))
            if mark == _GZIP_MARK:
                read = gzip.GzipFile(fileobj=cast(BinaryIO, source)).read1  # of a file it wants `read` alone
            elif _ZSTD_MARK.startswith(mark) and source.peek(len(_ZSTD_MARK)) == _ZSTD_MARK:
                read = _zstd_reader(self.path, source.read1)
            first = read(_BLOCK)
            while len(first) < 4 and (more := read(_BLOCK)):  # a pipe may give the marks byte by byte
                first += more
            if encoding := _wide_encoding(first):
                raise Unreadable(self.path, f"this is {encoding}; save it as UTF-8")
            yield first.removeprefix(codecs.BOM_UTF8)
            unpacked = len(first)
            while block := read(_BLOCK):
                unpacked += len(block)
                if unpacked > max(PACKED_FREELY, MOST_PACKED * source.count):
                    raise Unreadable(self.path, f"it holds more than {MOST_PACKED} times what it takes packed; no log does")
                yield block
        except (OSError, EOFError, zlib.error) as error:
            raise Unreadable(self.path, _reason(error)) from error


class _Counted:
    """The bytes of a file in their order, counted as they are taken; the first of them can be looked at before."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._head = b""
        self.count = 0

    def read1(self, size: int) -> bytes:
        """As many as there are by now, but not more than `size`; none at the end only."""
        if self._head:
            taken, self._head = self._head[:size], self._head[size:]
        else:
            taken = self._read(size)
        self.count += len(taken)
        return taken

    def read(self, size: int) -> bytes:
        """So many, or all that are left."""
        taken = b""
        while len(taken) < size and (more := self.read1(size - len(taken))):
            taken += more
        return taken

    def peek(self, size: int) -> bytes:
        """The next so many, which stay where they are."""
        self._head = self.read(size)
        self.count -= len(self._head)
        return self._head


def _zstd_reader(path: Path, read: Callable[[int], bytes]) -> Callable[[int], bytes]:
    texts = _unpacked_zstd(path, read)
    return lambda size: next(texts, b"")


def _unpacked_zstd(path: Path, read: Callable[[int], bytes]) -> Iterator[bytes]:
    try:
        import zstandard
    except ImportError:
        raise Unreadable(path, "it is packed as zstd, which needs one more package: pip install 'referee[zstd]'") from None
    frame = None
    try:
        while packed := read(_ZSTD_BLOCK):
            while packed:
                frame = frame or zstandard.ZstdDecompressor().decompressobj()
                if text := frame.decompress(packed):
                    yield text
                packed, frame = (frame.unused_data, None) if frame.eof else (b"", frame)
    except zstandard.ZstdError:
        raise Unreadable(path, "its zstd data is damaged") from None
    if frame is not None:
        raise Unreadable(path, "its zstd data breaks off")


def _lines_begun(text: bytes) -> int:
    return len((text + b".").splitlines())


def _length_of_line(begun: bytes, blocks: Iterable[bytes]) -> int:
    """How many characters the line has that begins so, counted without keeping them."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")  # a byte that is no UTF-8 counts as a character
    length = 0
    for block in itertools.chain([begun], blocks):
        end = _LINE_END.search(block)
        length += len(decoder.decode(block[: end.start()] if end else block))
        if end or length > LONGEST_MEASURED:
            break
    return length + len(decoder.decode(b"", final=True))


def _wide_encoding(first: bytes) -> str | None:
    """UTF-16 or UTF-32 by its mark or, as both are written without one too, by where plain text has its NUL bytes."""
    for mark, encoding in _WIDE_MARKS:
        if first.startswith(mark):
            return encoding
    places = len(first) // 4
    counts = (first[place : 4 * places : 4].count(0) for place in range(4))
    match "".join("x" if not count else "0" if 2 * count > places else "?" for count in counts):
        case "x000" | "000x":
            return "UTF-32"
        case "x0x0" | "0x0x":
            return "UTF-16"
    return None
