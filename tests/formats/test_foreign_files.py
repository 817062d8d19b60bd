"""Files of other programs as people have them: packed, misnamed, piped, broken. What is in them counts, and nothing stops."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from referee import api
from referee.core.verdict import CLEAN, SUSPECT_RECORD, UNREADABLE
from referee.formats import convert
from tests.families.bridge.boards import random_board
from tests.formats.test_pbn import REVOKE, game

TOP = Path(__file__).parents[2]

PBN = "".join(random_board(Random(seed)).pbn() for seed in range(3))
TEXTS = {language: "".join(convert(PBN.split("\n"), language)).encode() for language in ("pbn", "lin", "log")}


def zst(data: bytes) -> bytes:
    packed: bytes = pytest.importorskip("zstandard").compress(data)
    return packed


def as_it_is(data: bytes) -> bytes:
    return data


@pytest.mark.parametrize("pack", [as_it_is, gzip.compress, zst])
@pytest.mark.parametrize("name", ["evening.pbn", "evening.lin", "evening.log", "evening.pbn.gz", "evening.zst", "evening"])
@pytest.mark.parametrize("language", TEXTS)
def test_whatever_it_is_called_and_however_it_is_packed(
    language: str, name: str, pack: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(pack(TEXTS[language]))
    checked = list(api.check([tmp_path / name]))
    assert [each.verdict.verdict for each in checked] == [CLEAN] * 3
    assert {each.game for each in checked} == {"duplicate-bridge-2017"}


def test_a_folder_of_all_kinds(tmp_path: Path) -> None:
    for language, text in TEXTS.items():
        (tmp_path / f"a.{language}").write_bytes(text)
        (tmp_path / f"b.{language}.gz").write_bytes(gzip.compress(text))
        (tmp_path / f"c.{language}.zst").write_bytes(zst(text))
    checked = list(api.check([tmp_path]))
    assert [each.verdict.verdict for each in checked] == [CLEAN] * 9 * 3


@pytest.mark.parametrize("pack", [as_it_is, gzip.compress])
@pytest.mark.parametrize("language", TEXTS)
def test_through_a_pipe(language: str, pack: Callable[[bytes], bytes]) -> None:
    command = [sys.executable, "-m", "referee", "check", "-", "--format", "json"]
    ran = subprocess.run(command, input=pack(TEXTS[language]), capture_output=True, cwd=TOP, check=True)
    assert [json.loads(line)["verdict"] for line in ran.stdout.splitlines()] == [CLEAN] * 3


#: what a file may hold that claims to be something else, and what is said of its first record
BROKEN: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "there is nothing in it"),
    "blank lines": (b"\n\r\n\n", "there is nothing in it"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "holds a NUL byte; a log is plain text"),
    "a page": (b"<html><h1>404</h1></html>", "<html><h1>404</h1></html>"),
    "UTF-16": ("[Event \"x\"]".encode("utf-16"), "this is UTF-16; save it as UTF-8"),
    "broken gzip": (gzip.compress(TEXTS["pbn"])[:-100], "its gzip data breaks off"),
    "no gzip": (b"\x1f\x8bnothing of the kind", "its gzip data is damaged"),
}  # fmt: skip


@pytest.mark.parametrize("name", ["broken.pbn", "broken.lin", "broken.log"])
@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_no_record_is_told_in_a_sentence(kind: str, name: str, tmp_path: Path) -> None:
    data, why = BROKEN[kind]
    (tmp_path / name).write_bytes(data)
    *_, last = api.check([tmp_path / name])
    assert last.verdict.verdict == UNREADABLE
    if kind != "a page" or not name.endswith(".log"):
        assert why in last.verdict.faults[-1].found


def test_a_card_that_is_there_twice(tmp_path: Path) -> None:
    (first, *others) = TEXTS["pbn"].decode().split("[Deal ")
    broken = first + "[Deal " + others[0].replace(".", "A.", 4) + "[Deal " + "[Deal ".join(others[1:])
    (tmp_path / "twice.pbn").write_text(broken)
    assert [each.verdict.verdict for each in api.check([tmp_path / "twice.pbn"])] == [SUSPECT_RECORD, CLEAN, CLEAN]


def test_what_is_behind_a_broken_game_is_read(tmp_path: Path) -> None:
    text = TEXTS["pbn"].decode()
    (tmp_path / "broken.pbn").write_text('[Event "x"]\n[Deal "none of this"]\n[Auction "N"]\nwhat is this\n\n' + text)
    assert [each.verdict.verdict for each in api.check([tmp_path / "broken.pbn"])] == [UNREADABLE] + [CLEAN] * 3


def test_a_marked_revoke_is_told_with_seat_and_trick(tmp_path: Path) -> None:
    (tmp_path / "evening.pbn").write_text(game(*REVOKE))
    (line,) = api.report(api.check([tmp_path / "evening.pbn"]), "json")
    (matter,) = json.loads(line)["matters"]
    assert (matter["breach"], matter["seat"], matter["trick"]) == ("revoke", "W", 2)


def test_convert_tells_what_it_could_not_read(tmp_path: Path) -> None:
    (tmp_path / "broken.pbn").write_text('[Event "x"]\nnone of this\n\n' + TEXTS["pbn"].decode())
    command = [sys.executable, "-m", "referee", "convert", str(tmp_path / "broken.pbn"), "-", "--to", "log"]
    ran = subprocess.run(command, capture_output=True, cwd=TOP, text=True)
    assert (ran.returncode, ran.stdout.count("game duplicate-bridge")) == (2, 4)
    assert ran.stderr.startswith(f"{tmp_path / 'broken.pbn'} line 2: 'none of this'; a tag is written [Name")
