"""Files checked by the workers of a Dask cluster that is already there.

The scheduler does what `referee.audit.pool` does on one machine: it gives files to workers, and anew when a worker is
lost. What a worker found comes back packed, and only here is it kept, once for each file; so it does not matter that
a file whose worker was lost may have been checked twice. No more files are under way than keep the workers busy, and no more
results wait here than one.

The workers need the same referee, and see the same files under the same paths, or paths with a protocol.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any
from uuid import uuid4

from referee import __version__
from referee.audit.files import Source, in_words
from referee.audit.parts import Parts
from referee.audit.refusal import Refusal, needs
from referee.audit.tally import Tally
from referee.audit.work import Check, count_file, drained, handful, packed, rows_of_file, rows_of_refusal, unpacked

#: so many files are under way for each thread of the cluster
UNDER_WAY = 3
#: so long, in seconds, the scheduler is waited for
PATIENCE = 10
#: so often, in seconds, workers are counted and progress is told
OFTEN = 0.5


def run(
    address: str, check: Check, game: str | None, parts: Parts | None, sources: Iterable[Source]
) -> Generator[tuple[Source, Tally] | None]:
    """Each file as it is done, with its tally; nothing from time to time, so that progress can be told."""
    distributed = _distributed()
    logs = [logging.getLogger(name) for name in ("distributed", "distributed.client")]
    levels = [log.level for log in logs]
    for log in logs:  # what goes wrong is told in a sentence, and not also with tracebacks
        log.setLevel(logging.CRITICAL)
    try:
        yield from _connected(distributed, address, check, game, parts, sources)
    finally:
        for log, level in zip(logs, levels, strict=True):
            log.setLevel(level)


def _connected(
    distributed: Any, address: str, check: Check, game: str | None, parts: Parts | None, sources: Iterable[Source]
) -> Generator[tuple[Source, Tally] | None]:
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise Refusal(f"no Dask scheduler answers at {address} ({in_words(error)})") from error
    try:
        yield from _run(client, check, game, parts, sorted(sources, key=lambda source: source.size))
    finally:
        with suppress(Exception):  # a scheduler that is gone need not be taken leave of
            client.close()


def _run(
    client: Any, check: Check, game: str | None, parts: Parts | None, waiting: list[Source]
) -> Generator[tuple[Source, Tally] | None]:
    under_way: dict[Any, list[Source]] = {}
    alone: list[Source] = []
    done: SimpleQueue[Any] = SimpleQueue()
    threads, counted, given = 0, 0.0, 0
    run_id = uuid4().hex
    while waiting or alone or under_way:
        if time.monotonic() - counted > OFTEN:
            threads, counted = _threads(client), time.monotonic()
        while (waiting or alone) and len(under_way) < max(1, threads * UNDER_WAY):
            sources = handful(waiting, threads) if waiting else [alone.pop()]
            given += 1
            future = client.submit(_check, sources, check, game, parts is not None, key=f"referee-{run_id}-{given}", pure=False)
            under_way[future] = sources
            future.add_done_callback(done.put)
        with suppress(Empty):
            future = done.get(timeout=OFTEN)
            sources = under_way.pop(future)
            found = _found(future, sources)
            if found is None:
                alone += sources  # one of them has cost all the workers that had them
            else:
                for source, (tally, rows) in zip(sources, found, strict=True):
                    _keep(source, tally, rows, parts)
                    yield source, tally
        yield None


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise Refusal(needs("--scheduler", "cluster")) from None


def _threads(client: Any) -> int:
    try:
        return sum(client.nthreads().values())
    except Exception as error:  # whatever is wrong with the way to it
        raise _gone() from error


def _found(future: Any, sources: list[Source]) -> list[tuple[Tally, Iterable[bytes]]] | None:
    """What was found in each file; None where several have to be tried one by one."""
    try:
        version, found = future.result()  # if its worker was lost since, it waits for another
    except _distributed().KilledWorker:
        if len(sources) > 1:
            return None
        tally = Tally()
        return [(tally, rows_of_refusal(sources[0], "the workers that checked it were lost, one after the other", tally))]
    except Refusal:
        raise
    except ImportError as error:
        raise Refusal(f"the workers cannot check files ({in_words(error)}); they need this version of referee") from error
    except Exception as error:
        raise _gone() from error
    if version != __version__:
        raise Refusal(f"a worker has referee {version}, and this is {__version__}")
    return [(Tally.from_row(row), unpacked(rows)) for row, rows in found]


def _keep(source: Source, tally: Tally, rows: Iterable[bytes], parts: Parts | None) -> None:
    if parts is None:
        drained(rows)
        return
    try:
        parts.write(source, rows, tally)
    except OSError as error:
        raise Refusal(f"what was found cannot be written: {error.strerror or error}") from error


def _gone() -> Refusal:
    return Refusal("the connection to the scheduler is lost")


def _check(
    sources: list[Source], check: Check, game: str | None, wanted: bool
) -> tuple[str, list[tuple[dict[str, Any], bytes]]]:
    """What a worker does: of each file its tally, and its rows, packed, where they are wanted."""
    found = []
    for source in sources:
        tally, rows = Tally(), b""
        if wanted:
            rows = packed(rows_of_file(source, check, game, tally))
        else:
            count_file(source, check, game, tally)
        found.append((tally.as_row(), rows))
    return __version__, found
