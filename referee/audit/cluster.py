"""Files checked by the workers of a Dask cluster that is already there.

The scheduler does what `referee.audit.pool` does on one machine: it gives files to workers, and anew when a worker is
lost. What a worker found in all files of a task comes back as one part, packed, and only here is it kept, once; so it does not
matter that files whose worker was lost may have been checked twice. No more are under way than keep the workers busy, and no
more results wait here than one.

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
from referee.audit.work import Check, count_file, found_in, handful, in_turn, packed, refusal_of, unpacked

#: so many tasks are under way for each thread of the cluster
UNDER_WAY = 3
#: so long, in seconds, the scheduler is waited for
PATIENCE = 10
#: so often, in seconds, workers are counted and progress is told
OFTEN = 0.5


def run(
    address: str, check: Check, game: str | None, parts: Parts | None, sources: Iterable[Source]
) -> Generator[tuple[list[Source], Tally] | None]:
    """The files of each task as it is done, with their tally; nothing from time to time, so that progress can be told."""
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
) -> Generator[tuple[list[Source], Tally] | None]:
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise Refusal(f"no Dask scheduler answers at {address} ({in_words(error)})") from error
    try:
        yield from _run(client, check, game, parts, in_turn(sources))
    finally:
        with suppress(Exception):  # a scheduler that is gone need not be taken leave of
            client.close()


def _run(
    client: Any, check: Check, game: str | None, parts: Parts | None, waiting: list[Source]
) -> Generator[tuple[list[Source], Tally] | None]:
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
            future = client.submit(_check, sources, check, game, parts, key=f"referee-{run_id}-{given}", pure=False)
            under_way[future] = sources
            future.add_done_callback(done.put)
        with suppress(Empty):
            future = done.get(timeout=OFTEN)
            sources = under_way.pop(future)
            found = _found(future, sources, parts)
            if found is None:
                alone += sources  # one of them has cost all the workers that had them
            else:
                tally, part = found
                _keep(sources, part, parts)
                yield sources, tally
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


def _found(future: Any, sources: list[Source], parts: Parts | None) -> tuple[Tally, Iterable[bytes]] | None:
    """What the files of a task come to, and their part; None where several have to be tried one by one."""
    try:
        version, row, part = future.result()  # if its worker was lost since, it waits for another
    except _distributed().KilledWorker:
        if len(sources) > 1:
            return None
        refusal = refusal_of(sources[0], "the workers that checked it were lost, one after the other")
        return refusal[1], parts.of([refusal]) if parts else ()
    except Refusal:
        raise
    except ImportError as error:
        raise Refusal(f"the workers cannot check files ({in_words(error)}); they need this version of referee") from error
    except Exception as error:
        raise _gone() from error
    if version != __version__:
        raise Refusal(f"a worker has referee {version}, and this is {__version__}")
    return Tally.from_row(row), unpacked(part)


def _keep(sources: list[Source], part: Iterable[bytes], parts: Parts | None) -> None:
    if parts is None:
        return
    try:
        parts.write(sources, part)
    except OSError as error:
        raise Refusal(f"what was found cannot be written: {error.strerror or error}") from error


def _gone() -> Refusal:
    return Refusal("the connection to the scheduler is lost")


def _check(sources: list[Source], check: Check, game: str | None, parts: Parts | None) -> tuple[str, dict[str, Any], bytes]:
    """What a worker does: the tally of these files, and their part, packed, where it is wanted."""
    tally, part = Tally(), b""
    if parts is None:
        for source in sources:
            count_file(source, check, game, tally)
    else:
        part = packed(parts.of(found_in(sources, check, game, tally)))
    return __version__, tally.as_row(), part
