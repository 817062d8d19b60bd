"""Files checked by processes of this machine.

Python's own pools end when one of their processes does. Here a file may take its process with it, for want of memory or
by a fault in a library, and another process takes its place; the file is tried once more, since the system may have chosen
the process for no fault of the file, and then told as one that could not be checked. Of several that were handed out together
each is then tried by itself. Each process is given a file, or a handful of small ones, when it is done with those before, the
largest first, so that none is left with much at the end.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from attrs import define, field

from referee.audit.files import Source
from referee.audit.parts import Parts
from referee.audit.refusal import Refusal
from referee.audit.tally import Tally
from referee.audit.work import Check, count_file, found_in, handful, in_turn, refusal_of
from referee.reading.sources import Log

#: a file is tried by itself so often before it is said that it cannot be checked
TRIES = 2
#: so often, in seconds, a process tells how far it has come in a long file
OFTEN = 0.5

# --- what a process says
READY, AT, DONE, STOP = "ready", "at", "done", "stop"


@define(eq=False)
class _Worker:
    process: BaseProcess
    pipe: Connection
    #: the files that it has and is not done with
    sources: list[Source] = field(factory=list)
    #: how many of their bytes it has read
    at: int = 0
    begun: bool = False


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Whatever is begun here never hears Ctrl-C, not even while it loads: it is this process that is asked to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which unmasks it when it begins
    masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a process begins with the mask of its parent
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)


class Pool:
    """Processes that check files, or count what was found where no parts are kept."""

    def __init__(self, check: Check, game: str | None, parts: Parts | None, jobs: int) -> None:
        self._given = (check, game, parts)
        self._parts = parts
        self._jobs = jobs
        # A process that is forked from this one would hold the other ends of its brothers' pipes, and not see this one die.
        methods = multiprocessing.get_all_start_methods()
        self._context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if "forkserver" in methods:
            self._context.set_forkserver_preload(["referee.audit.pool", "referee.api", "referee.formats"])
        self._workers: list[_Worker] = []

    @property
    def begun(self) -> int:
        """How many bytes have been read of the files that are not done."""
        return sum(worker.at for worker in self._workers)

    def run(self, sources: Iterable[Source]) -> Generator[tuple[list[Source], Tally] | None]:
        """The files of each task as it is done, with their tally; nothing from time to time, so that progress can be told."""
        waiting = in_turn(sources)
        again: list[Source] = []
        tried: dict[Source, int] = {}
        try:
            self._workers = [self._begin() for _ in range(min(self._jobs, len(waiting)))]
            while self._workers:
                ready = wait([worker.pipe for worker in self._workers], OFTEN)
                for worker in [worker for worker in self._workers if worker.pipe in ready]:
                    try:
                        said, what = worker.pipe.recv()
                    except (EOFError, OSError):
                        words = self._bury(worker)
                        if len(worker.sources) > 1:
                            again += worker.sources
                        for source in worker.sources if len(worker.sources) == 1 else ():
                            tried[source] = tried.get(source, 0) + 1
                            if tried[source] < TRIES:
                                again.append(source)
                            else:
                                yield [source], self._refused(source, words)
                        if waiting or again:
                            self._workers.append(self._begin())
                        continue
                    if said == STOP:
                        raise Refusal(what)
                    if said == AT:
                        worker.at = what
                        continue
                    worker.at = 0
                    if said == DONE:
                        yield worker.sources, Tally.from_row(what)
                    self._next(worker, waiting, again)
                yield None
        finally:
            self.stop()

    def stop(self) -> None:
        """End all processes, whatever they are doing."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()
        self._workers = []

    def _begin(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, *self._given), daemon=True)
        with _undisturbed():
            process.start()
        theirs.close()
        return _Worker(process, ours)

    def _next(self, worker: _Worker, waiting: list[Source], again: list[Source]) -> None:
        """Give a process what it is to do next; a file that has taken one with it comes last, and by itself."""
        worker.begun = True
        worker.sources = handful(waiting, self._jobs) if waiting else [again.pop()] if again else []
        with suppress(OSError):  # if it is dead by now, that is seen when it is listened to
            worker.pipe.send(worker.sources)
        if not worker.sources:
            self._workers.remove(worker)
            worker.process.join()
            worker.pipe.close()

    def _bury(self, worker: _Worker) -> str:
        """Take leave of a process that has ended; of what, in words."""
        self._workers.remove(worker)
        worker.process.join()
        worker.pipe.close()
        code = worker.process.exitcode or 0
        words = f"signal {-code}: {signal.strsignal(-code)}" if code < 0 else f"status {code}"
        if not worker.begun:
            raise Refusal(
                f"a process that should check files ended before it could begin ({words}); a program that calls api.audit"
                " does so under 'if __name__ == \"__main__\":'"
            )
        return words

    def _refused(self, source: Source, words: str) -> Tally:
        refusal = refusal_of(source, f"the process that checked it ended {TRIES} times ({words})")
        if self._parts is not None:
            self._parts.write([source], self._parts.of([refusal]))
        return refusal[1]


def _work(pipe: Connection, check: Check, game: str | None, parts: Parts | None) -> None:
    """What a process does: it checks what it is given until nothing more comes, or until nobody is there to give."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; one of them answers
    told = time.monotonic()
    tally = Tally()

    def watch(log: Log) -> None:
        nonlocal told
        if time.monotonic() - told > OFTEN:
            told = time.monotonic()
            try:
                pipe.send((AT, tally.bytes + log.consumed))
            except OSError:  # nobody is there any more; what is half done is nothing
                os._exit(1)

    with suppress(EOFError, OSError):
        pipe.send((READY, None))
        while sources := pipe.recv():
            tally = Tally()
            try:
                if parts is None:
                    for source in sources:
                        count_file(source, check, game, tally, watch)
                else:
                    parts.write(sources, parts.of(found_in(sources, check, game, tally, watch)))
            except Refusal as refusal:
                pipe.send((STOP, str(refusal)))
            except OSError as error:  # of the part: what is wrong with a file is in its rows
                pipe.send((STOP, f"what was found cannot be written: {error.strerror or error}"))
            else:
                pipe.send((DONE, tally.as_row()))
