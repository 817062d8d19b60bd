"""What is kept between starts is found again, and found anew where it cannot be trusted."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from referee.core import kept as keeping
from referee.core.kept import before_finding, kept


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def _never() -> int:
    raise AssertionError("it was there")


def _that(number: int) -> Callable[[], int]:
    return lambda: number


def test_what_was_found_is_found_again(folder: Path) -> None:
    assert kept("words", _that(1)) == 1
    assert kept("words", _never) == 1
    assert kept("others", _that(2)) == 2
    assert len(list(folder.iterdir())) == 2


def test_who_waits_for_the_first_start_is_told_once(folder: Path) -> None:
    told: list[int] = []
    kept("words", _that(1))
    before_finding(lambda: told.append(len(told)))
    kept("words", _never)
    assert told == []
    for name in ("others", "more"):
        kept(name, _that(2))
    assert told == [0]


@pytest.mark.parametrize("damage", [b"", b"x", b"0\nx"])
def test_what_is_damaged_is_found_anew(folder: Path, damage: bytes) -> None:
    kept("words", _that(1))
    (path,) = folder.iterdir()
    path.write_bytes(damage or path.read_bytes()[:-1])
    assert kept("words", _that(3)) == 3
    assert kept("words", _never) == 3


def test_of_another_version_nothing_is_taken_and_few_are_left(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in range(9):
        monkeypatch.setattr(keeping, "_version", partial("{:016}".format, version))
        assert kept("words", _that(version)) == version
    assert len(list(folder.iterdir())) == 2
    assert kept("words", _never) == 8


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="everybody writes where he may")
def test_where_others_may_write_nothing_is_kept(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    assert [kept("words", _that(number)) for number in (1, 2)] == [1, 2]
    assert not list(folder.iterdir())


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    for told in ("", str(tmp_path / "file" / "below")):
        monkeypatch.setenv("REFEREE_CACHE", told)
        assert [kept("words", _that(number)) for number in (1, 2)] == [1, 2]


def test_a_changed_file_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "below").mkdir()
    page = tmp_path / "below" / "page.md"
    page.write_text("a law")
    monkeypatch.setattr(keeping, "PACKAGE", tmp_path)
    versions = {keeping._version.__wrapped__()}
    page.write_text("another law")
    versions.add(keeping._version.__wrapped__())
    page.write_text("no more law")
    os.utime(page, ns=(1, 1))
    versions.add(keeping._version.__wrapped__())
    assert len(versions) == 3
