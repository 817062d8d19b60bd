"""Workers: everything that looks at what somebody sent is done in another process, within limits of time and memory.

A worker that takes too long is ended, one that takes too much memory gets none; the desk goes on, and whoever asked is told.
"""

from __future__ import annotations

import os
import resource
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import anyio
import anyio.to_process

P = ParamSpec("P")
T = TypeVar("T")

#: what a page may take, and what reading a whole file may
SECONDS, SECONDS_READING = 10.0, 120.0
MEMORY = 1 << 30
#: one process for each core
PROCESSES = os.cpu_count() or 1


class TooMuch(Exception):
    """What was sent takes more time or memory than there is for it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Workers:
    """The processes that do the work."""

    def __init__(self) -> None:
        self._limiter = anyio.CapacityLimiter(PROCESSES)
        #: a file is read beside, so that a long one lets others ask
        self._reading = anyio.CapacityLimiter(max(1, PROCESSES // 2))

    async def done(self, function: Callable[..., T], *args: object) -> T:
        """What a function makes of these."""
        return await self._run(self._limiter, SECONDS, function, *args)

    async def read(self, function: Callable[..., T], *args: object) -> T:
        """The same for a whole file."""
        return await self._run(self._reading, SECONDS_READING, function, *args)

    async def _run(self, limiter: anyio.CapacityLimiter, seconds: float, function: Callable[..., T], *args: object) -> T:
        try:
            async with limiter:
                with anyio.fail_after(seconds):
                    return await anyio.to_process.run_sync(
                        _within, MEMORY, function, args, cancellable=True, limiter=anyio.CapacityLimiter(1)
                    )
        except TimeoutError:
            raise TooMuch(f"it takes longer than the {seconds:.0f} seconds that there are for it") from None
        except MemoryError:
            raise TooMuch("it takes more memory than there is for it") from None
        except anyio.BrokenWorkerProcess:
            raise TooMuch("it took its process with it") from None
        except KeyboardInterrupt:  # Ctrl-C at a terminal reaches the workers too, each of which hands it on
            raise TooMuch("the desk is being stopped") from None


def _within(memory: int, function: Callable[..., T], args: tuple[object, ...]) -> T:
    """What a function makes of its arguments, in a process that may take so much memory."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, resource.getrlimit(resource.RLIMIT_AS)[1]))
    return function(*args)
