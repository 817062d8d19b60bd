"""How long people wait who ask the desk at once, and how soon the first page of a long file is there.

python tests/bench/desk.py [RECORDS.pbn]      needs referee[desk] and httpx2; the desk is started for it, on this machine
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2

PEOPLE = 50
QUESTIONS = (
    ("contract-bridge", "East bid 1H over North's 1S"),
    ("gin-rummy", "my opponent knocked with twelve"),
    ("cribbage", "he pegged three where two were due"),
    ("draw-poker", "Bob bet before it was his turn"),
    ("hearts", "she had a diamond and threw a heart on it"),
)


async def asked(client: httpx2.AsyncClient, person: int) -> float:
    """The seconds that one of them waits."""
    game, words = QUESTIONS[person % len(QUESTIONS)]
    began = time.perf_counter()
    answer = await client.get(f"/ask/{game}", params={"q": f"{words}{' ' * (person // len(QUESTIONS))}"})
    assert answer.status_code == 200, answer.status_code
    return time.perf_counter() - began


async def measured(base: str, path: Path | None) -> None:
    """Ask all at once, three times, and give a file."""
    async with httpx2.AsyncClient(base_url=base, timeout=60, follow_redirects=True) as client:
        await asyncio.gather(*(asked(client, person) for person in range(8)))  # both workers are warm then
        for _ in range(3):
            waited = sorted(await asyncio.gather(*(asked(client, person) for person in range(PEOPLE))))
            half, most = waited[PEOPLE // 2], waited[int(PEOPLE * 0.95)]
            print(f"{PEOPLE} at once: half wait {half:.2f} s, 95 of 100 at most {most:.2f} s")
        if path is not None:
            content = path.read_bytes()
            began = time.perf_counter()
            page = await client.post("/check", files={"file": (path.name, content)})
            seconds = time.perf_counter() - began
            print(f"{len(content) / 1e6:.1f} MB: the first page after {seconds:.2f} s, {len(page.text)} characters")


def main() -> None:
    """Start a desk, measure, stop it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    desk = subprocess.Popen([sys.executable, "-m", "referee", "desk", "--port", str(port)], stderr=subprocess.DEVNULL)
    try:
        base = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                httpx2.get(base)
                break
            except httpx2.TransportError:
                time.sleep(0.1)
        asyncio.run(measured(base, Path(sys.argv[1]) if len(sys.argv) > 1 else None))
    finally:
        desk.terminate()
        desk.wait()


if __name__ == "__main__":
    main()
