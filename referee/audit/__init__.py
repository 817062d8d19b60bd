"""A whole archive checked: every core at work, every finding a row of one table, and a summary to read.

A task is one file, or several small ones: the unit of the work of a process, and of what is kept when a run ends early. What a
later run need not do is known file by file. The stages are modules: `files` finds them, `pool` or `cluster` has them checked,
`work` is what is done for them, `parts` keeps what was found, `table` puts it together, and `tally` and `summary` count it.

What checks a file is handed in, since that stands with `referee.api`, below this room.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from attrs import define, frozen

from referee.audit import cluster, table
from referee.audit.files import Source, find_sources
from referee.audit.parts import Parts
from referee.audit.pool import Pool
from referee.audit.refusal import Refusal
from referee.audit.summary import Summary
from referee.audit.tally import Tally
from referee.audit.work import Check
from referee.core.machine import cores

__all__ = ["Interrupted", "Progress", "Refusal", "Summary", "audit"]


@frozen
class Progress:
    """How far an audit has come, those files aside that an earlier run has done."""

    #: files done, and to be done
    files: int
    all_files: int
    #: the same in bytes, those of files that are being read included
    bytes: int
    all_bytes: int
    records: int
    breaches: int
    seconds: float


class Interrupted(KeyboardInterrupt):
    """An audit that was stopped; what it has done is kept where it has a table to make."""

    def __init__(self, summary: Summary) -> None:
        super().__init__(summary)
        self.summary = summary


@define
class _Run:
    """What is known while it runs."""

    started: float
    tally: Tally
    files: int
    done_before: int
    jobs: int
    output: Path | None

    def summary(self, finished: bool) -> Summary:
        seconds = time.monotonic() - self.started
        return Summary(self.tally, self.files, self.done_before, seconds, self.jobs, self.output, finished)


def audit(
    paths: Iterable[str | Path],
    check: Check,
    *,
    output: Path | None = None,
    jobs: int | None = None,
    resume: bool = False,
    scheduler: str | None = None,
    game: str | None = None,
    code: str | None = None,
    watch: Callable[[Progress], None] | None = None,
) -> Summary:
    """Check all files of these paths and make the table of what was found.

    `Refusal` says why that cannot be done; `Interrupted` comes with the summary of what has been done.
    """
    if scheduler and jobs:
        raise Refusal("--jobs is of this machine; a cluster has as many workers as it has")
    parts = _parts(output, resume, f"{game or ''} under {code}" if code else game)
    sources = find_sources(paths)
    if parts:
        parts.begin()
    run = _Run(time.monotonic(), Tally(), len(sources), 0, 0 if scheduler else jobs or cores(), output)
    try:
        waiting = list(parts.done(sources, run.tally)) if parts else sources
        run.done_before = len(sources) - len(waiting)
        if scheduler:
            results = cluster.run(scheduler, check, game, parts, waiting)
            _follow(results, run, waiting, watch, lambda: 0)
        else:
            pool = Pool(check, game, parts, run.jobs)
            _follow(pool.run(waiting), run, waiting, watch, lambda: pool.begun)
        if output is not None and parts is not None:
            table.write(output, parts.rows(sources))
            parts.remove()
    except Refusal as refusal:
        kept = f"; what is done is kept in {parts.folder.name}, and --resume goes on" if parts and run.tally.files else ""
        raise Refusal(f"{refusal}{kept}") from refusal
    except KeyboardInterrupt:
        raise Interrupted(run.summary(finished=False)) from None
    except OSError as error:
        raise Refusal(f"{output} cannot be written ({error.strerror or error})") from error
    finally:
        if parts:
            parts.end()
    return run.summary(finished=True)


def _parts(output: Path | None, resume: bool, game: str | None) -> Parts | None:
    if output is None:
        if resume:
            raise Refusal("--resume needs the table that was to be made: say the same -o FILE")
        return None
    table.check_target(output)
    parts = Parts.beside(output, game)
    if parts.folder.exists() and not resume:
        raise Refusal(
            f"an audit into {output} was begun and not ended: go on with --resume, or remove the folder"
            f" {output.name}.parts to begin anew"
        )
    return parts


def _follow(
    results: Generator[tuple[list[Source], Tally] | None],
    run: _Run,
    waiting: list[Source],
    watch: Callable[[Progress], None] | None,
    begun: Callable[[], int],
) -> None:
    before = run.tally.records
    size = sum(source.size for source in waiting)
    files = done = 0
    with closing(results):
        for result in results:
            if result is not None:
                several, tally = result
                run.tally.plus(tally)
                files += len(several)
                done += sum(source.size for source in several)
            if watch:
                records, breaches = run.tally.records - before, sum(run.tally.breaches.values())
                seconds = time.monotonic() - run.started
                watch(Progress(files, len(waiting), done + begun(), size, records, breaches, seconds))
