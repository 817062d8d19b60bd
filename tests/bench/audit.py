"""How evenly an audit uses processes, and the workers of a Dask cluster: the time of all processors that it costs with each.

    python tests/bench/audit.py RECORDS_DIR [TIMES]

The records, and an archive that has them so many times over, are audited into a table by 1, 2 and 4 processes and by clusters
of 1, 2 and 4 workers on this machine. `CPU` is the time that all processes together took of the processors, as far as it was
seen 20 times a second, less what the workers of a cluster had taken before; of both audits, so that what is fixed (to begin
and to end) and what each further record costs are told apart. `efficiency` is the CPU of one process for the larger archive
over that of all, and the same of what each record costs: what a machine with as many idle cores would make of it. `busy` is
the load of the machine, which says what else it did. Needs the extras `bench` and `cluster`.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))

from tests.bench.formats import copied, copies  # noqa: E402 - found through the line above

psutil = import_module("psutil")

NUMBERS = (1, 2, 4)
OFTEN = 0.05
#: a worker looks a hundred times a second at what it does, for a page that nobody opens here, unless it is told not to
_UNPROFILED = {"DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False"}
_AUDIT = """
import sys
from referee import api
if __name__ == "__main__":
    archive, table, jobs, scheduler = sys.argv[1:]
    summary = api.audit([archive], table, jobs=int(jobs) or None, scheduler=scheduler or None)
    print(summary.tally.records)
"""


def main() -> None:
    """Copy the records, audit them in each way, print a line for each."""
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = sorted(path for path in copied(Path(sys.argv[1]), folder / "records").rglob("*") if path.is_file())
        archives = [copies(files, folder / f"archive-{many}", many) for many in (1, times)]
        columns = f"{'records':>9} {'CPU s':>8} {'fixed s':>8} {'us a record':>12} {'busy':>6} {'MB, all':>8}"
        print(f"{'':16} {columns} {'efficiency':>11} {'of a record':>12}")
        alone = Cost(0, 0, 0)
        for number in NUMBERS:
            cost = _told(f"processes: {number}", archives, folder, number, "")
            alone = alone if alone.records else cost
            print(f"{alone.used / cost.used:11.2f} {alone.each / cost.each:12.2f}")
        for number in NUMBERS:
            with _cluster(number, folder) as (address, workers):
                cost = _told(f"cluster of {number}", archives, folder, number, address, workers)
            print(f"{alone.used / cost.used:11.2f} {alone.each / cost.each:12.2f}")


class Cost(NamedTuple):
    """What an audit costs: its records, the time of the processors for all of them, and for each one more."""

    records: int
    used: float
    each: float


def _told(
    said: str, archives: list[Path], folder: Path, number: int, address: str, workers: tuple[int, ...] = ()
) -> Cost:  # fmt: skip
    """What it costs this way; the line but for its end is printed."""
    (few, little, _), (many, used, most) = (_audited(each, folder, number, address, workers) for each in archives)
    each = (used - little) / (many - few)
    times = f"{used:8.1f} {used - each * many:8.1f} {each * 1e6:12.0f}"
    print(f"{said:16} {many:9,} {times} {os.getloadavg()[0]:6.1f} {most / 1e6:8.0f} ", end="", flush=True)
    return Cost(many, used, each)


def _audited(archive: Path, folder: Path, number: int, address: str, workers: tuple[int, ...]) -> tuple[int, float, int]:
    """The records of an audit, the time of the processors that it costs with all that is begun for it, and its memory."""
    before = {pid: _used(pid)[0] for pid in workers}
    used: dict[int, float] = {}
    most = 0
    words = [sys.executable, "-c", _AUDIT, str(archive), str(folder / "out.jsonl"), "0" if address else str(number), address]
    running = subprocess.Popen(words, cwd=TOP, stdout=subprocess.PIPE, text=True)
    while running.poll() is None:
        together = 0
        for pid in [running.pid, *_below(running.pid), *workers]:
            seconds, size = _used(pid)
            used[pid], together = max(seconds - before.get(pid, 0), used.get(pid, 0)), together + size
        most = max(most, together)
        time.sleep(OFTEN)
    assert running.stdout is not None
    return int(running.stdout.read()), sum(used.values()), most


def _below(pid: int) -> list[int]:
    try:
        return [each.pid for each in psutil.Process(pid).children(recursive=True)]
    except psutil.Error:
        return []


def _used(pid: int) -> tuple[float, int]:
    """The time of the processor that a process has taken, and its resident memory."""
    try:
        process = psutil.Process(pid)
        times = process.cpu_times()
        return times.user + times.system, process.memory_info().rss
    except psutil.Error:
        return 0.0, 0


@contextmanager
def _cluster(number: int, folder: Path) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The address of a scheduler on this machine, and the processes of it and its workers, one thread each."""
    where = folder / f"scheduler-{number}.json"
    quiet = ["--no-dashboard", "--scheduler-file", str(where)]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "DASK_LOGGING__DISTRIBUTED": "error", **_UNPROFILED}
    worker = ["worker", "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", "--local-directory", str(folder)]
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for words in (["scheduler", "--host", "127.0.0.1", "--port", "0"], *[worker] * number):
            processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *words, *quiet], env=environment, cwd=folder,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )
            )  # fmt: skip
            while not where.exists() or not where.read_text().endswith("}"):
                time.sleep(OFTEN)
        address = json.loads(where.read_text())["address"]
        with import_module("distributed").Client(address, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=60)
        yield address, tuple(process.pid for process in processes)
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


if __name__ == "__main__":
    main()
