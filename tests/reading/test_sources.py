"""What people hand to a referee instead of a log, and what it answers."""

import codecs
import gzip
import io
import itertools
import os
import pickle
import sys
import tracemalloc
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.reading.lines import MOST_LINES, deals
from referee.reading.sources import LONGEST_LINE, LONGEST_MEASURED, STANDARD_INPUT, Log, Unreadable, find, open_log

AUCTION = "game contract-bridge\ndealer S\ncall S 1♠, W pass, N 2♥, E 1NT\n"


def log_of(*blocks: bytes, size: int | None = None) -> Log:
    """A log that comes in just these blocks, as through a pipe."""
    return stream_of(iter(blocks), size)


def stream_of(blocks: Iterable[bytes], size: int | None = None) -> Log:
    waiting = iter(blocks)
    kept = b""

    def read(wanted: int) -> bytes:
        nonlocal kept
        kept = kept or next(waiting, b"")
        given_out, kept = kept[:wanted], kept[wanted:]
        return given_out

    return Log(Path("a.log"), read, lambda: None, size)


def refusal(log: Log) -> str:
    with pytest.raises(Unreadable) as caught:
        list(log)
    return caught.value.reason


class TestText:
    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_a_line_ends_as_any_system_ends_it(self, end: str) -> None:
        assert list(log_of(f"dealer S{end}{end}dealt{end}".encode())) == ["dealer S", "", "dealt"]

    def test_the_last_line_needs_no_end(self) -> None:
        assert list(log_of(b"dealer S\ndealt")) == ["dealer S", "dealt"]

    @pytest.mark.parametrize("sign", ["\v", "\f", "\x1c", "\x85", "\u2028"])
    def test_nothing_else_ends_a_line(self, sign: str) -> None:
        """Or the line numbers of a report would not be those of an editor."""
        assert list(log_of(f"note {sign} dealt".encode())) == [f"note {sign} dealt"]

    def test_a_line_end_may_be_cut_in_two(self) -> None:
        assert list(log_of(b"dealer S\r", b"\ndealt\r", b"\n", b"posted\r")) == ["dealer S", "dealt", "posted"]

    def test_a_mark_of_utf8_is_no_part_of_the_text(self) -> None:
        assert list(log_of(codecs.BOM_UTF8 + AUCTION.encode())) == AUCTION.splitlines()
        assert list(log_of(*(bytes([byte]) for byte in codecs.BOM_UTF8 + b"dealt"))) == ["dealt"]

    def test_the_end_mark_of_dos_is_no_line(self) -> None:
        assert list(log_of(b"dealt\r\n\x1a")) == ["dealt"]

    def test_a_line_that_is_not_utf8_is_latin1_with_a_note(self) -> None:
        log = log_of("note ♠\n".encode(), "note André\n".encode("latin-1"), b"dealt\n")
        assert list(log) == ["note ♠", "note André", "dealt"]
        assert log.notes == ["line 2 is not UTF-8, read as Latin-1"]

    def test_many_such_lines_make_one_note(self) -> None:
        log = log_of(b"dealt\n" + b"note \xe9\n" * 1200)
        assert len(list(log)) == 1201
        assert log.notes == ["line 2 and 1,199 more are not UTF-8, read as Latin-1"]

    def test_utf8_is_not_worth_a_note(self) -> None:
        log = log_of(AUCTION.encode())
        list(log)
        assert log.notes == []


class TestRefusals:
    @pytest.mark.parametrize("nothing", [b"", codecs.BOM_UTF8, b"\r\n \t\n", b"\x1a", gzip.compress(b"", mtime=0)])
    def test_nothing_in_it(self, nothing: bytes) -> None:
        assert refusal(log_of(nothing)) == "there is nothing in it"

    def test_a_program(self) -> None:
        assert refusal(log_of(b"\x7fELF\x02\x01\x01\0\0\0\0")) == "line 1 holds a NUL byte; a log is plain text"

    def test_a_damaged_log_is_told_by_its_line(self) -> None:
        log = log_of(b"dealer S\ndealt\ncall S ", b"1\0S\n")
        assert [next(log), next(log)] == ["dealer S", "dealt"]
        assert refusal(log) == "line 3 holds a NUL byte; a log is plain text"

    @pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
    def test_wide_characters(self, encoding: str) -> None:
        assert refusal(log_of(AUCTION.encode(encoding))) == f"this is {encoding[:6].upper()}; save it as UTF-8"

    @pytest.mark.parametrize("order", ["LE", "BE"])
    @pytest.mark.parametrize("encoding", ["UTF-16", "UTF-32"])
    def test_wide_characters_by_their_mark_alone(self, encoding: str, order: str) -> None:
        data = "\ufeff♠♥♦♣".encode(f"{encoding}-{order}")
        assert refusal(log_of(data)) == f"this is {encoding}; save it as UTF-8"

    def test_a_table_of_numbers_is_not_taken_for_wide_characters(self) -> None:
        numbers = b"".join(number.to_bytes(4, "little") for number in range(200))
        assert "NUL" in refusal(log_of(numbers))

    def test_a_text_with_some_nul_bytes_is_not_taken_for_wide_characters(self) -> None:
        assert "NUL" in refusal(log_of(b"a\0b\0" + AUCTION.encode()))

    def test_a_zip_archive(self) -> None:
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w") as into:
            into.writestr("a.log", AUCTION)
        assert "NUL" in refusal(log_of(archive.getvalue()))

    def test_a_refusal_is_one_sentence_that_names_the_file(self) -> None:
        assert str(Unreadable(Path("a.log"), "there is nothing in it")) == "a.log: there is nothing in it"
        assert str(Unreadable(STANDARD_INPUT, "there is nothing in it")) == "standard input: there is nothing in it"

    def test_a_name_that_is_no_text_can_be_printed(self) -> None:
        str(Unreadable(Path("\udcff.log"), "there is nothing in it")).encode()

    def test_a_refusal_travels_between_processes(self) -> None:
        there = pickle.loads(pickle.dumps(Unreadable(Path("a.log"), "there is nothing in it")))
        assert (there.path, there.reason) == (Path("a.log"), "there is nothing in it")


class TestLongLines:
    def test_the_longest_that_is_read(self) -> None:
        assert list(log_of("♠".encode() * LONGEST_LINE)) == ["♠" * LONGEST_LINE]

    @pytest.mark.parametrize("sign", ["x", "♠", "é"])
    @pytest.mark.parametrize("length", [LONGEST_LINE + 1, 5_000_000])
    def test_longer(self, sign: str, length: int) -> None:
        log = log_of(f"dealer S\ndealt\n{sign * length}\nposted".encode())
        assert [next(log), next(log)] == ["dealer S", "dealt"]
        assert refusal(log) == f"line 3 is {length:,} characters long; a log's lines are short"

    def test_latin1_is_measured_in_its_own_characters(self) -> None:
        assert refusal(log_of(b"\xe9" * 500_000)).startswith("line 1 is 500,000 characters")

    def test_a_line_without_an_end_is_refused_in_little_memory(self) -> None:
        given_out = 0

        def endless() -> Iterable[bytes]:
            nonlocal given_out
            for given_out in itertools.count(1):  # noqa: B007
                yield b"x" * 1_000_000

        tracemalloc.start()
        try:
            assert refusal(stream_of(endless())).startswith("line 1 is more than 100,000,000 characters long")
            assert tracemalloc.get_traced_memory()[1] < 8_000_000
        finally:
            tracemalloc.stop()
        assert given_out * 1_000_000 < LONGEST_MEASURED + 3_000_000

    def test_many_lines_take_little_memory(self) -> None:
        tracemalloc.start()
        try:
            assert sum(1 for _ in stream_of(itertools.repeat(b"dealt\n" * 10_000, 50))) == 500_000
            assert tracemalloc.get_traced_memory()[1] < 8_000_000
        finally:
            tracemalloc.stop()


class TestGzip:
    def test_is_unpacked_whatever_the_file_is_called(self) -> None:
        assert list(log_of(gzip.compress(AUCTION.encode()))) == AUCTION.splitlines()

    def test_may_come_in_members_and_byte_by_byte(self) -> None:
        packed = gzip.compress(b"dealer S\n") + gzip.compress(b"dealt\n")
        assert list(log_of(*(bytes([byte]) for byte in packed))) == ["dealer S", "dealt"]

    @pytest.mark.parametrize("kept", [2, 5, -1])
    def test_that_breaks_off(self, kept: int) -> None:
        assert refusal(log_of(gzip.compress(AUCTION.encode())[:kept])) == "its gzip data breaks off"

    def test_that_is_damaged(self) -> None:
        packed = gzip.compress(AUCTION.encode())
        assert refusal(log_of(packed[:-8] + bytes(8))) == "its gzip data is damaged"
        assert refusal(log_of(packed[:10] + b"\xff" * 20)) == "its gzip data is damaged"

    def test_a_bomb_takes_little_memory(self) -> None:
        bomb = gzip.compress(b"x" * 50_000_000)
        tracemalloc.start()
        try:
            assert refusal(log_of(bomb)).startswith("it holds more than 250 times what it takes packed")
            assert tracemalloc.get_traced_memory()[1] < 8_000_000
        finally:
            tracemalloc.stop()


class TestZstd:
    @pytest.fixture
    def pack(self) -> Callable[[bytes], bytes]:
        zstandard = pytest.importorskip("zstandard")
        compress: Callable[[bytes], bytes] = zstandard.ZstdCompressor(write_checksum=True).compress
        return compress

    def test_is_unpacked_whatever_the_file_is_called(self, pack: Callable[[bytes], bytes]) -> None:
        assert list(log_of(pack(AUCTION.encode()))) == AUCTION.splitlines()

    def test_may_come_in_frames_and_byte_by_byte(self, pack: Callable[[bytes], bytes]) -> None:
        packed = pack(b"dealer S\n") + pack(b"") + pack(b"dealt\n")
        assert list(log_of(*(bytes([byte]) for byte in packed))) == ["dealer S", "dealt"]
        assert list(log_of(packed)) == ["dealer S", "dealt"]

    @pytest.mark.parametrize("kept", [4, 9, -1])
    def test_that_breaks_off(self, kept: int, pack: Callable[[bytes], bytes]) -> None:
        assert refusal(log_of(pack(AUCTION.encode())[:kept])) == "its zstd data breaks off"

    def test_that_is_damaged(self, pack: Callable[[bytes], bytes]) -> None:
        packed = pack(AUCTION.encode())
        assert refusal(log_of(packed[:-4] + bytes(4))) == "its zstd data is damaged"
        assert refusal(log_of(packed + b"more")) == "its zstd data is damaged"

    def test_a_bomb_takes_little_memory(self, pack: Callable[[bytes], bytes]) -> None:
        bomb = pack(b"x" * 50_000_000)
        tracemalloc.start()
        try:
            assert refusal(log_of(bomb)).startswith("it holds more than 250 times what it takes packed")
            assert tracemalloc.get_traced_memory()[1] < 20_000_000
        finally:
            tracemalloc.stop()

    def test_needs_a_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "zstandard", None)
        words = "it is packed as zstd, which needs one more package: pip install 'referee[zstd]'"
        assert refusal(log_of(b"\x28\xb5\x2f\xfd and more")) == words


class TestProgress:
    @pytest.mark.parametrize("pack", [bytes, gzip.compress])
    def test_goes_from_nothing_to_all_of_the_file(self, tmp_path: Path, pack: Callable[[bytes], bytes]) -> None:
        path = tmp_path / "a.log"
        path.write_bytes(pack(b"".join(b"note %d\n" % number for number in range(100_000))))
        with open_log(path) as log:
            assert (log.consumed, log.size) == (0, path.stat().st_size)
            seen = [log.consumed for _ in log]
        assert 0 < seen[0] < seen[-1] <= log.consumed == log.size
        assert seen == sorted(seen)

    def test_lines_are_numbered_as_they_come(self) -> None:
        log = log_of(b"dealer S\n\ndealt\n")
        assert [(log.number, line) for line in log] == [(1, "dealer S"), (2, ""), (3, "dealt")]


class TestOpening:
    def test_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "a.log"
        path.write_text(AUCTION, encoding="utf-8")
        with open_log(path) as log:
            assert list(log) == AUCTION.splitlines()

    @pytest.mark.parametrize("name", ["none.log", "a.log/b.log", "\0", "\ud800"])
    def test_no_such_file(self, tmp_path: Path, name: str) -> None:
        (tmp_path / "a.log").touch()
        with pytest.raises(Unreadable, match="there is no such file"):
            open_log(tmp_path / name)

    def test_a_name_that_is_too_long(self, tmp_path: Path) -> None:
        with pytest.raises(Unreadable, match="it cannot be read"):
            open_log(tmp_path / ("x" * 5000))

    def test_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(Unreadable, match="no log in this folder"):
            open_log(tmp_path)
        (tmp_path / "a.log").touch()
        with pytest.raises(Unreadable, match="this is a folder"):
            open_log(tmp_path)

    def test_a_file_that_may_not_be_read(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def denied(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", denied)  # a superuser may read everything
        with pytest.raises(Unreadable, match="permission denied"):
            open_log(tmp_path / "a.log")

    def test_a_device_that_fails(self) -> None:
        def fails(_: int) -> bytes:
            raise OSError(5, "Input/output error")

        log = Log(Path("a.log"), fails, lambda: None)
        assert refusal(log) == "it cannot be read (Input/output error)"

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
    def test_devices(self) -> None:
        with open_log("/dev/zero") as log:
            assert "NUL" in refusal(log)
        with open_log("/dev/null") as log:
            assert refusal(log) == "there is nothing in it"

    def test_an_error_of_the_reader_is_not_hidden(self, tmp_path: Path) -> None:
        (tmp_path / "a.log").write_bytes(b"dealt\n")
        with pytest.raises(OSError, match="mine"), open_log(tmp_path / "a.log") as log:
            for _ in log:
                raise OSError("mine")

    def test_the_file_is_let_go(self) -> None:
        closed: list[bool] = []
        with Log(Path("a.log"), io.BytesIO(b"dealt\n" * 10).read1, lambda: closed.append(True)) as log:
            assert next(log) == "dealt"
            assert not closed
        assert closed
        assert next(log, "nothing more") == "nothing more"


class TestStandardInput:
    def test_is_read_and_left_open(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stream = io.TextIOWrapper(io.BytesIO(AUCTION.encode()))
        monkeypatch.setattr(sys, "stdin", stream)
        with open_log("-") as log:
            assert list(log) == AUCTION.splitlines()
        assert not stream.buffer.closed

    def test_may_be_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "stdin", None)
        with pytest.raises(Unreadable, match="standard input: there is none"):
            open_log("-")

    def test_gives_lines_while_the_game_goes_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ours, theirs = os.pipe()
        with open(theirs, "wb", 0) as table, open(ours) as stream:  # noqa: PTH123
            monkeypatch.setattr(sys, "stdin", stream)
            with open_log("-") as log:
                table.write(b"dealer S\n")
                assert next(log) == "dealer S"
                table.write(b"dealt\n")
                assert next(log) == "dealt"


class TestFind:
    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        names = ["b.log", "a/2.TXT", "a/1.log.gz", "a/.3.log", "a/4.pdf", ".git/5.log", "c/d/6.ref", "c/log"]
        for name in names:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).touch()
        monkeypatch.chdir(tmp_path)
        return tmp_path

    def test_a_folder_is_searched_to_the_bottom_in_order(self, folder: Path) -> None:
        assert find(["."]) == [Path(name) for name in ("a/1.log.gz", "a/2.TXT", "b.log", "c/d/6.ref")]
        assert find([folder]) == [folder / name for name in ("a/1.log.gz", "a/2.TXT", "b.log", "c/d/6.ref")]

    def test_what_is_named_is_meant_whatever_it_is_called(self, folder: Path) -> None:
        named = [Path(name) for name in ("a/4.pdf", "a/.3.log", "none.log", "\0", "-")]
        assert find(named) == named
        assert find([".git"]) == [Path(".git/5.log")]

    def test_what_is_meant_twice_comes_once(self, folder: Path) -> None:
        assert find(["b.log", "c", folder / "b.log", "c/d/6.ref"]) == [Path("b.log"), Path("c/d/6.ref")]

    def test_a_folder_without_logs_is_left_for_opening(self, folder: Path) -> None:
        (folder / "empty").mkdir()
        assert find(["empty", "c"]) == [Path("empty"), Path("c/d/6.ref")]
        with pytest.raises(Unreadable, match="empty: no log in this folder"):
            open_log("empty")

    def test_a_folder_that_may_not_be_looked_into_is_left_for_opening(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        listed = Path.iterdir

        def look(path: Path) -> Iterable[Path]:
            if path.name == "c":
                raise PermissionError(13, "Permission denied")
            return listed(path)

        monkeypatch.setattr(Path, "iterdir", look)
        assert find(["."]) == [Path(name) for name in ("a/1.log.gz", "a/2.TXT", "b.log", "c")]
        with pytest.raises(Unreadable, match="c: you may not read it"):
            open_log("c")

    def test_links_do_not_lead_round_in_circles(self, folder: Path) -> None:
        (folder / "c" / "up").symlink_to(folder, target_is_directory=True)
        (folder / "c" / "b.log").symlink_to(folder / "b.log")
        assert find(["c"]) == [Path("c/b.log"), Path("c/d/6.ref")]

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
    def test_a_pipe_in_a_folder_is_not_waited_for(self, folder: Path) -> None:
        os.mkfifo(folder / "c" / "pipe.log")
        assert find(["c"]) == [Path("c/d/6.ref")]

    def test_other_formats_may_be_asked_for(self, folder: Path) -> None:
        assert find(["a"], suffixes=[".pdf"]) == [Path("a/4.pdf")]


def in_pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[begin:end] for begin, end in itertools.pairwise(places)]


BYTES = st.one_of(
    st.binary(max_size=300),
    st.binary(max_size=100).map(gzip.compress),
    st.binary(max_size=100).map(lambda tail: b"\x1f\x8b\x08\x00" + tail),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32-be", "latin-1"]).flatmap(
        lambda encoding: st.text(max_size=100).map(lambda text: text.encode(encoding, errors="replace"))
    ),
)


@given(BYTES, st.lists(st.integers(min_value=0), max_size=5))
def test_bytes_are_lines_or_unreadable(data: bytes, cuts: list[int]) -> None:
    """Nothing else comes out, whatever goes in and however it is cut."""

    def outcome(log: Log) -> list[str] | str:
        try:
            return list(log)
        except Unreadable as refused:
            assert refused.reason
            assert "\n" not in refused.reason
            return refused.reason

    lines = outcome(log_of(data))
    if isinstance(lines, list):
        assert not any("\n" in line or "\r" in line or "\0" in line for line in lines)
        assert outcome(log_of(*in_pieces(data, cuts))) == lines


@given(st.lists(st.text(st.characters(exclude_characters="\0\r\n\x1a\ufeff", codec="utf-8"), max_size=30), min_size=1))
def test_text_comes_out_as_it_went_in(lines: list[str]) -> None:
    lines.append("dealt")
    assert list(log_of("\n".join(lines).encode())) == lines


def test_nothing_but_blank_lines_is_soon_refused(tmp_path: Path) -> None:
    path = tmp_path / "blank.log.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        for _ in range(60):
            file.write(b"\n" * (1 << 20))
    tracemalloc.start()
    try:
        with (
            pytest.raises(Unreadable, match=r"blank lines follow each other|times what it takes packed"),
            open_log(path) as log,
        ):
            for _ in log:
                pass
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_deal_of_too_many_lines_is_cut_short() -> None:
    (deal,) = deals(itertools.chain(["game whist\n"], itertools.repeat("note\n", MOST_LINES + 5)))
    assert (len(deal.lines), [fault.line for fault in deal.faults]) == (MOST_LINES, [MOST_LINES + 1])
