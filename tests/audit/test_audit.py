"""A whole archive: that nothing is lost and nothing counted twice, whoever dies and whenever."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner, Result

from referee import api
from referee.audit import Interrupted, Progress, Refusal, audit, table
from referee.audit.files import Source, find_sources
from referee.audit.parts import Parts
from referee.audit.rows import COLUMNS
from referee.audit.tally import NAMED, Tally
from referee.audit.work import MOST_AT_ONCE, SMALL, Check, handful, in_turn, packed, unpacked
from referee.cli import app
from referee.core.watching import breaches
from referee.reading.sources import Log
from referee.report import Checked
from referee.report.as_json import OF_A_TRICK
from tests.families.bridge.boards import random_board

TOP = Path(__file__).parents[2]

CLEAN = "game contract-bridge\ncontract S 2H\nwon NS 9\n"
BREACH = "game contract-bridge\ncall N 1C, E 1C\n"
SUSPECT = "game contract-bridge\nhands N AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -\ncontract S 1NT\nplay W SA\n"
UNREADABLE = "game contract-bridge\ncall E 1SS\n"

Row = dict[str, Any]


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A small archive with everything in it that can go wrong with a file."""
    folder = tmp_path / "archive"
    (folder / "monday").mkdir(parents=True)
    texts = {"clean.log": CLEAN, "monday/breach.log": BREACH, "monday/suspect.log": SUSPECT, "unreadable.log": UNREADABLE}
    texts |= {"several.log": CLEAN + BREACH + BREACH + CLEAN, "nothing.log": "# nothing\n", "empty.pbn": ""}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "boards.pbn").write_text("".join(random_board(Random(seed)).pbn() for seed in range(12)), encoding="utf-8")
    (folder / "monday" / "packed.log.gz").write_bytes(gzip.compress(BREACH.encode()))
    (folder / "monday" / "broken.log.gz").write_bytes(gzip.compress(CLEAN.encode())[:-9])
    (folder / "picture.log").write_bytes(b"\x89PNG\0\0")
    (folder / "no-log.pdf").write_text(BREACH)
    return folder


#: its eleven files are found, and one is passed over
FILES = 11


def many_files(folder: Path, number: int) -> Path:
    folder.mkdir()
    for place in range(number):
        (folder / f"{place:03}.log").write_text((CLEAN, BREACH, SUSPECT, UNREADABLE)[place % 4] + CLEAN * (place % 3))
    return folder


def rows_in(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def table_of(paths: Iterable[Path], target: Path, check: Check = api.check_log, **given: Any) -> list[Row]:
    audit(paths, check, output=target, **given)
    assert not list(target.parent.glob(f"{target.name}.*")), "something was left beside the table"
    return rows_in(target)


# --- checkers for other processes to find by their names


def fails(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    yield from api.check_log(log, name, game)
    if "several" in name:
        raise RuntimeError("a mistake\nof ours")


def dies(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    for checked in api.check_log(log, name, game):
        yield checked
        if "several" in name:
            os.kill(os.getpid(), signal.SIGKILL)


def dies_once(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    mark = log.path.parent / ".died"
    if "several" in name and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    yield from api.check_log(log, name, game)


def written_down(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    """Leave a line for each file that is checked, in a file that one process after the other may lengthen."""
    yield from api.check_log(log, name, game)
    with (log.path.parent / ".checked").open("a") as done:
        done.write(f"{log.path.name}\n")


def signed(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    """The same, with the process instead of the file, and slowly."""
    with (log.path.parent / ".checked").open("a") as done:
        done.write(f"{os.getpid()}\n")
    yield from slowly(log, name, game)


def slowly(log: Log, name: str, game: str | None, watch: object = None) -> Iterator[Checked]:
    time.sleep(0.03)
    yield from api.check_log(log, name, game)


# --- the rows


def test_every_row_has_every_column_and_no_other(archive: Path, tmp_path: Path) -> None:
    rows = table_of([archive], tmp_path / "out.jsonl")
    for row in rows:
        assert list(row) == list(COLUMNS)
        assert all(value is None or type(value) is COLUMNS[name] for name, value in row.items()), row


def test_a_row_for_each_record_and_each_finding_in_order(archive: Path, tmp_path: Path) -> None:
    rows = table_of([archive], tmp_path / "out.jsonl")
    places = [(row["file"], row["record"], row["kind"] != "record") for row in rows]
    assert places == sorted(places)
    several = [row for row in rows if row["file"].endswith("several.log")]
    assert [(row["record"], row["kind"], row["verdict"], row["findings"]) for row in several] == [
        (1, "record", "clean", 0),
        (2, "record", "breach", 1),
        (2, "finding", "breach", None),
        (3, "record", "breach", 1),
        (3, "finding", "breach", None),
        (4, "record", "clean", 0),
    ]
    finding = several[2]
    assert (finding["breach"], finding["gravity"], finding["seat"]) == ("insufficient-bid", "breach", "E")
    assert (finding["line"], finding["column"], finding["why"]) == (5, 12, "E bid 1C over N's 1C")
    assert several[0] | {"file": ""} == several[0] | {"played": "contract 2H by S, tricks 9", "file": ""}
    by_file = {row["file"].removeprefix(f"{archive}/"): row["why"] for row in rows if row["kind"] == "finding"}
    assert by_file["monday/broken.log.gz"] == "its gzip data breaks off"
    assert by_file["picture.log"] == "line 1 holds a NUL byte; a log is plain text"


def test_the_trick_of_a_revoke(tmp_path: Path) -> None:
    (tmp_path / "revoke.log").write_text(
        "game contract-bridge\ncontract S 4H\nhand E D7 C2 H4 ...\nturn W\n"
        "play W SA, N S4, E S5, S S7\nplay W D3, N D4, E C2, S D5\n"
    )
    [row] = [row for row in table_of([tmp_path], tmp_path / "out.jsonl") if row["breach"] == "revoke"]
    assert (row["seat"], row["trick"], row["line"]) == ("E", 2, 6)


def test_breaches_of_a_trick_are_breaches() -> None:
    assert set(breaches()) >= OF_A_TRICK


def test_the_rows_are_the_same_whoever_finds_them(archive: Path, tmp_path: Path) -> None:
    one = table_of([archive], tmp_path / "one.jsonl", jobs=1)
    assert table_of([archive], tmp_path / "three.jsonl", jobs=3) == one
    assert table_of([archive / "monday", archive, *archive.glob("*.log")], tmp_path / "twice.jsonl", jobs=2) == one
    assert Counter(row["kind"] for row in one) == {"record": 25, "finding": 10}


def test_parquet_holds_the_same_rows(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = table_of([archive], tmp_path / "out.jsonl")
    audit([archive], api.check_log, output=tmp_path / "out.parquet")
    assert parquet.read_table(tmp_path / "out.parquet").to_pylist() == rows
    monkeypatch.setattr(table, "_GROUP", 3000)
    audit([archive], api.check_log, output=tmp_path / "groups.parquet")
    assert parquet.read_table(tmp_path / "groups.parquet").to_pylist() == rows
    assert parquet.read_metadata(tmp_path / "groups.parquet").num_row_groups > 3


def test_what_writes_parquet_is_loaded_where_it_writes_and_groups_are_small(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    told = "import sys; from pathlib import Path; from referee.audit.table import check_target; "
    told += f"check_target(Path({str(tmp_path / 'out.parquet')!r})); print('pyarrow' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout == "False\n"
    rows = [b"x" * 1000] * 5000
    assert max(map(len, table._groups(rows))) < 1_100_000


def test_a_table_takes_no_more_memory_for_more_rows(tmp_path: Path) -> None:
    def peak(number: int) -> int:
        tracemalloc.start()
        table.write(tmp_path / "out.jsonl", (b"x" * 999 + b"\n" for _ in range(number)))
        try:
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(10)
    assert peak(20_000) < peak(100) + 50_000


def test_rows_come_through_a_network_as_they_were() -> None:
    rows = [b"%d\n" % number for number in range(300_000)]
    assert b"".join(unpacked(packed(rows))) == b"".join(rows)
    assert b"".join(unpacked(packed([]))) == b""


# --- the counts


def recount(rows: Iterable[Row]) -> Tally:
    tally = Tally()
    for row in rows:
        tally.add(row)
    tally.refused = dict(sorted(tally.refused.items())[:NAMED])
    return tally


def test_the_summary_counts_the_rows(archive: Path, tmp_path: Path) -> None:
    summary = audit([archive], api.check_log, output=tmp_path / "out.jsonl", jobs=2)
    counted = recount(rows_in(tmp_path / "out.jsonl"))
    found = summary.tally
    assert (found.files, found.bytes) == (FILES, sum(s.size for s in find_sources([archive])))
    for name in ("records", "verdicts", "breaches", "defects", "remarks", "says", "unreadable", "refused", "worst"):
        assert getattr(found, name) == getattr(counted, name), name
    assert found.verdicts == {"clean": 15, "breach": 4, "suspect": 1, "unreadable": 1}
    assert (found.unreadable, summary.status) == (4, 3)
    assert audit([archive], api.check_log, jobs=2).tally == found, "without a table the counts are the same"


def test_tallies_add_up_in_any_order() -> None:
    def of(name: str, breaches: int) -> Tally:
        tally = Tally(files=1, refused={name: "no"}, unreadable=1)
        tally.worst = {name: (breaches, 0, 1)} if breaches else {}
        return tally

    tallies = [of(f"{place:02}", place * 7 % 5) for place in range(40)]
    forward, backward = Tally(), Tally()
    for tally in tallies:
        forward.plus(tally)
    for tally in reversed(tallies):
        backward.plus(tally)
    assert forward == backward
    assert list(forward.worst) == list(backward.worst)
    assert [bad[0] for bad in forward.worst.values()] == [4] * 8 + [3] * 2
    assert (list(forward.refused), forward.unreadable) == ([f"{place:02}" for place in range(NAMED)], 40)
    assert Tally.from_row(json.loads(json.dumps(forward.as_row()))) == forward


def test_small_files_are_handed_out_together_and_large_ones_alone() -> None:
    def of(size: int, number: int) -> list[Source]:
        return [Source(f"{size}-{place}", "", size, "") for place in range(number)]

    assert [len(handful(of(1, 9000), 2)), len(handful(of(1, 20), 2)), len(handful(of(1, 7), 2))] == [MOST_AT_ONCE, 3, 1]
    assert [len(handful(of(SMALL // 4, 1000), 2)), len(handful(of(SMALL, 1000), 2))] == [4, 1]
    small = of(1, 9000)
    waiting = in_turn([*small, *of(1 << 20, 1), *of(1 << 21, 1)])
    assert [handful(waiting, 1)[0].size for _ in range(2)] == [1 << 21, 1 << 20]
    assert handful(waiting, 1) == small[:MOST_AT_ONCE] and len(waiting) == 9000 - MOST_AT_ONCE


# --- what goes wrong on the way


@pytest.mark.parametrize(
    ("check", "why", "records"),
    [
        (fails, "the referee failed on it (RuntimeError: a mistake of ours)", 21),
        (dies, "the process that checked it ended 2 times (signal 9: Killed)", 17),
    ],
)
def test_one_bad_file_stops_nothing(check: Check, why: str, records: int, archive: Path, tmp_path: Path) -> None:
    whole = table_of([archive], tmp_path / "whole.jsonl")
    rows = table_of([archive], tmp_path / "out.jsonl", check, jobs=2)
    others = [row for row in whole if "several" not in row["file"]]
    assert [row for row in rows if "several" not in row["file"]] == others
    assert [row["why"] for row in rows if "several" in row["file"]][-1] == why
    summary = audit([archive], check, jobs=2)
    assert (summary.tally.records, summary.tally.unreadable, summary.tally.files) == (records, 5, FILES)


def test_a_process_that_dies_for_no_fault_of_the_file_is_made_up_for(archive: Path, tmp_path: Path) -> None:
    whole = table_of([archive], tmp_path / "whole.jsonl")
    assert table_of([archive], tmp_path / "out.jsonl", dies_once, jobs=2) == whole
    assert (archive / ".died").exists()


def stop_after(files: int) -> Callable[[Progress], None]:
    def watch(now: Progress) -> None:
        if now.files >= files:
            raise KeyboardInterrupt

    return watch


def test_what_was_stopped_goes_on_and_does_nothing_twice(tmp_path: Path) -> None:
    folder, target = many_files(tmp_path / "archive", 40), tmp_path / "out.jsonl"
    whole = audit([folder], api.check_log, output=tmp_path / "whole.jsonl")
    with pytest.raises(Interrupted) as stopped:
        audit([folder], written_down, output=target, jobs=2, watch=stop_after(15))
    assert 15 <= stopped.value.summary.tally.files < 40
    assert not target.exists()
    sources, parts = find_sources([folder]), Parts.beside(target, None)
    before = len(list(parts.done(sources, Tally())))
    part = next(parts.folder.glob("*.jsonl"))
    part.write_bytes(part.read_bytes()[:-20])  # what a disk may make of a part
    waiting = len(list(parts.done(sources, Tally())))
    assert 40 - stopped.value.summary.tally.files >= before < waiting < 40
    (folder / ".checked").unlink()
    summary = audit([folder], written_down, output=target, jobs=2, resume=True)
    assert target.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert summary.tally == whole.tally
    assert summary.done_before == 40 - waiting
    checked = Counter((folder / ".checked").read_text().split())
    assert len(checked) == waiting == sum(checked.values())


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    folder, target = many_files(tmp_path / "archive", 60), tmp_path / "out.jsonl"
    whole = table_of([folder], tmp_path / "whole.jsonl")
    program = (
        "import sys; from pathlib import Path; from tests.audit.test_audit import audit, slowly;"
        "audit([sys.argv[1]], slowly, output=Path(sys.argv[2]), jobs=2)"
    )
    command = [sys.executable, "-c", program, str(folder), str(target)]
    run = subprocess.Popen(command, cwd=TOP, start_new_session=True)
    parts = target.with_name("out.jsonl.parts")
    wait_for(lambda: len(list(parts.glob("*.jsonl"))) >= 3)
    os.killpg(run.pid, signal.SIGKILL)  # its workers too, who would go on with their files for a while
    run.wait()
    done = 60 - len(list(Parts.beside(target, None).done(find_sources([folder]), Tally())))
    assert 3 < done < 60 and not target.exists()
    (parts / "half.123").write_bytes(b'{"schema": 1, "fi')  # as a process leaves it that is killed as it writes
    summary = audit([folder], api.check_log, output=target, resume=True)
    assert rows_in(target) == whole
    assert summary.done_before == done and summary.tally.files == 60
    assert not parts.exists()


def test_what_was_changed_in_the_meantime_is_checked_anew(tmp_path: Path) -> None:
    folder, target = many_files(tmp_path / "archive", 12), tmp_path / "out.jsonl"
    with pytest.raises(Interrupted):
        audit([folder], api.check_log, output=target, jobs=1, watch=stop_after(11))
    for path in folder.glob("*.log"):
        path.write_text(BREACH)
    with pytest.raises(Interrupted):
        audit([folder], api.check_log, output=target, jobs=1, resume=True, watch=stop_after(6))
    (folder / "000.log").unlink()
    summary = audit([folder], api.check_log, output=target, resume=True)
    assert summary.tally.verdicts == {"breach": 11} and len(rows_in(target)) == 22


def test_progress_is_told_to_its_end(archive: Path) -> None:
    told: list[Progress] = []
    audit([archive], api.check_log, jobs=2, watch=told.append)
    assert (told[-1].files, told[-1].all_files) == (FILES, FILES)
    assert told[-1].bytes == told[-1].all_bytes > 0
    assert told[-1].records == 21
    assert [now.bytes for now in told] == sorted(now.bytes for now in told)


# --- what cannot be done is said before anything is done


def refused(paths: Iterable[str | Path], **given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        audit(paths, api.check_log, **given)
    return str(caught.value)


def test_refusals(archive: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    assert refused([archive], resume=True) == "--resume needs the table that was to be made: say the same -o FILE"
    assert refused([archive], output=tmp_path / "a.csv").endswith("a.csv: a table of rows is a .parquet or a .jsonl file")
    assert refused([archive], output=tmp_path / "none" / "a.jsonl").endswith("cannot be written: there is no such folder")
    assert refused(["-"]) == "an audit is of files and folders; 'referee check -' reads the standard input"
    assert refused([archive], jobs=2, scheduler="tcp://x:1").startswith("--jobs is of this machine")
    with pytest.raises(Interrupted):
        audit([archive], api.check_log, output=target, watch=stop_after(1))
    assert "was begun and not ended: go on with --resume, or remove the folder out.jsonl.parts" in refused(
        [archive], output=target
    )
    with pytest.raises(api.Unknown, match="there is no game 'whist-bridge'"):
        api.audit([archive], game="whist-bridge")


@pytest.mark.parametrize(
    ("package", "given", "extra"),
    [
        ("pyarrow", {"output": "a.parquet"}, "parquet"),
        ("distributed", {"scheduler": "tcp://127.0.0.1:1"}, "cluster"),
        ("fsspec.core", {"paths": ["memory://x"]}, "cluster"),
    ],
)
def test_a_package_that_is_not_there(
    package: str, given: Row, extra: str, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)
    given = {"paths": [archive], **given}
    if "output" in given:
        given["output"] = Path(given["output"])
    assert f"pip install 'referee[{extra}]'" in refused(**given)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["archive"]


def test_a_scheduler_that_is_not_there(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("referee.audit.cluster.PATIENCE", 1)
    words = refused([archive], scheduler="tcp://127.0.0.1:1", output=tmp_path / "out.jsonl")
    assert words.startswith("no Dask scheduler answers at tcp://127.0.0.1:1")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["archive"]


# --- files elsewhere


def test_paths_with_a_protocol(archive: Path, tmp_path: Path) -> None:
    pytest.importorskip("fsspec")
    here = table_of([archive], tmp_path / "here.jsonl")
    there = table_of([f"file://{archive}"], tmp_path / "there.jsonl")  # type: ignore[list-item]
    assert [row | {"file": row["file"].removeprefix("file://")} for row in there] == here
    assert refused([f"file://{tmp_path}/none"]).endswith("none: no log in this folder")
    assert "cannot be reached" in refused(["nothing-of-the-kind://x"])


# --- the command


def run(*words: object) -> Result:
    result = CliRunner().invoke(app, ["audit", *map(str, words)], prog_name="referee")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize(("names", "status"), [(["clean"], 0), (["clean", "monday/suspect"], 0), (["monday/breach"], 1)])
def test_the_status_is_that_of_check(names: list[str], status: int, archive: Path) -> None:
    assert run(*(archive / f"{name}.log" for name in names)).exit_code == status
    assert run(archive / "picture.log", archive / "monday" / "breach.log").exit_code == 3


def test_a_summary_to_read(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("archive", "-o", "out.jsonl", "-j", 2)
    assert result.exit_code == 3
    head, rate, *lines = result.stdout.splitlines()
    assert head.startswith("11 files, 21 records, ")
    assert " seconds with 2 processes: " in rate
    assert "   4 with breaches" in lines
    assert "  4 insufficient-bid" in lines
    assert "4 files that cannot be read, in whole or in part" in lines
    assert "  archive/monday/broken.log.gz: its gzip data breaks off" in lines
    assert lines[lines.index("where to look first") + 1] == "  archive/several.log: 2 breaches"
    assert lines[-1] == "every record and every finding is a row of out.jsonl"


def test_a_summary_for_programs(archive: Path) -> None:
    row = json.loads(run(archive, "--format", "json").stdout)
    assert (row["schema"], row["finished"], row["files"], row["records"], row["files_unreadable"]) == (2, True, FILES, 21, 4)
    assert row["verdicts"] == {"clean": 15, "breach": 4, "suspect": 1, "unreadable": 1}
    assert row["worst"][0] == {"file": str(archive / "several.log"), "breaches": 2, "unreadable": 0, "doubts": 0}


def test_wrong_use_is_said_in_a_sentence(archive: Path) -> None:
    result = run(archive, "--resume")
    assert (result.exit_code, result.stderr) == (
        2,
        "referee: --resume needs the table that was to be made: say the same -o FILE\n",
    )


def test_the_help_has_examples_and_every_column() -> None:
    text = run("--help").stdout
    assert "referee audit archive/ -o archive.parquet --resume" in text
    assert set(COLUMNS) <= set(text.replace(",", " ").split())


def test_ctrl_c_leaves_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder, target = many_files(tmp_path / "archive", 8), tmp_path / "out.jsonl"
    for place in range(300):  # enough to be stopped in the middle of it
        (folder / f"boards-{place:03}.log").write_text("game contract-bridge\n" + random_board(Random(place)).log() * 80)
    command = [sys.executable, "-m", "referee.cli", "audit", str(folder), "-o", str(target), "-j", "2"]
    process = subprocess.Popen(
        command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    parts = target.with_name("out.jsonl.parts")
    wait_for(lambda: len(list(parts.glob("*.jsonl"))) >= 2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to every process of the group
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out.startswith("stopped after ") and " of 308 files" in out.splitlines()[0]
    assert err == "referee: stopped; add --resume to the same command to go on\n"
    again = run(folder, "-o", target, "--resume")
    assert again.stdout.startswith("308 files, ") and "by an earlier run" in again.stdout
    assert rows_in(target) == table_of([folder], tmp_path / "whole.jsonl")


# --- a cluster


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers on this machine, which end with the test; the address, and the workers."""
    distributed = pytest.importorskip("distributed")
    where = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "DASK_LOGGING__DISTRIBUTED": "error"}
    options = {"cwd": tmp_path, "env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    quiet = ["--no-dashboard", "--scheduler-file", str(where)]
    processes: list[subprocess.Popen[bytes]] = []

    def begin(*words: str) -> None:
        processes.append(subprocess.Popen([*dask, *words, *quiet], **options))  # type: ignore[call-overload]

    try:
        begin("scheduler", "--host", "127.0.0.1", "--port", "0")
        wait_for(lambda: where.exists() and where.read_text().endswith("}"))
        for _ in range(2):
            begin("worker", "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", "--local-directory", str(tmp_path))
        address = json.loads(where.read_text())["address"]
        with distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=30)
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


@pytest.mark.cluster
def test_a_cluster_finds_the_same_though_a_worker_is_killed(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    folder = many_files(tmp_path / "archive", 60)
    whole = audit([folder], api.check_log, output=tmp_path / "whole.jsonl", jobs=2)
    killed: list[int] = []

    def kill_one(now: Progress) -> None:
        if now.files >= 20 and not killed:
            killed.append(now.files)
            workers[0].kill()

    target = tmp_path / "out.jsonl"
    summary = audit([folder], signed, output=target, scheduler=address, watch=kill_one)
    assert killed and killed[0] < 60
    assert workers[0].wait() == -signal.SIGKILL and workers[1].poll() is None
    begun = Counter(map(int, (folder / ".checked").read_text().split()))
    assert set(begun) == {worker.pid for worker in workers}, "both had a part in it"
    assert target.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert summary.tally == whole.tally
    assert summary.tally.files == 60
    again = audit([f"file://{folder}"], api.check_log, scheduler=address)
    assert again.tally.breaches == whole.tally.breaches and again.tally.records == whole.tally.records


def wait_for(happens: Callable[[], bool], seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)


def test_a_row_points_to_its_board(tmp_path: Path) -> None:
    match = (
        "vg|Cup,Final,I,7,8,Home,0,Away,0|\npn|S1,W1,N1,E1,S2,W2,N2,E2|pg||\nqx|c7|md|4,,,|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|8|\n"
    )
    (tmp_path / "match").write_text(match)  # without an ending, found by what it holds
    (tmp_path / "head.lin").write_text(match.split("qx|")[0])  # no record
    (tmp_path / "notes").write_text("buy milk\n")
    (row,) = table_of([tmp_path], tmp_path / "out.jsonl")
    told = {name: row[name] for name in ("board", "room", "players", "event", "contract", "tricks", "tricks_ruled", "score")}
    assert told == {
        "board": 7, "room": "Closed", "players": "N2, E2, S2, W2", "event": "Cup, Final", "contract": "1NT by E", "tricks": 8,
        "tricks_ruled": 8, "score": -120,
    }  # fmt: skip
    shape = json.loads(api.schema("audit"))
    assert list(shape["properties"]) == list(COLUMNS)
    jsonschema.validate(row, shape)


def test_the_summary_is_a_page_too(tmp_path: Path) -> None:
    (tmp_path / "<b>.log").write_text("game contract-bridge\ncall N 1S, E 1H\n")
    page = "".join(api.audit([tmp_path], jobs=1).as_page())
    assert "insufficient bid" in page or "insufficient-bid" in page
    assert "&lt;b&gt;.log" in page and "<b>.log" not in page
