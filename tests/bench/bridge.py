"""How fast a clean log is read, judged and scored, beside endplay reading the same boards as PBN without any check.

    python tests/bench/bridge.py [BOARDS]

Everything runs in one process on one core, the two sides by turns, and the best of several rounds counts: machines are noisy,
so that the ratio says more than either rate. endplay comes with the extra `bench`.
"""

import io
import platform
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from referee.judge import judge_parts
from referee.reading.logs import stream
from tests.families.bridge.boards import random_board

ROUNDS = 5


def main() -> None:
    """Make the boards, run both sides by turns, print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rng = Random(1)
    boards = [random_board(rng, number + 1) for number in range(count)]
    log = "game contract-bridge\n" + "".join(board.log() for board in boards)
    pbn = "".join(board.pbn() for board in boards)

    def read() -> None:
        assert sum(1 for _ in stream(io.StringIO(log))) >= count

    def check() -> None:
        (verdict,) = judge_parts(stream(io.StringIO(log)))
        assert (verdict.verdict, verdict.count) == ("clean", count)

    sides: dict[str, Callable[[], None]] = {"referee: read": read, "referee: read, judge, score": check}
    try:
        from endplay.parsers import pbn as endplay_pbn

        def peer() -> None:
            assert len(endplay_pbn.loads(pbn)) == count

        sides["endplay: read PBN"] = peer
    except ImportError:
        print("endplay is not installed; pip install 'referee[bench]' for the comparison", file=sys.stderr)

    best = dict.fromkeys(sides, float("inf"))
    for _ in range(ROUNDS):
        for name, run in sides.items():
            begun = time.process_time()
            run()
            best[name] = min(best[name], time.process_time() - begun)

    print(f"{count} boards, best of {ROUNDS} rounds by turns, Python {platform.python_version()}, one core")
    ours = best["referee: read, judge, score"]
    for name, seconds in best.items():
        print(f"{name:30} {count / seconds:8.0f} boards/s {seconds / count * 1e6:8.1f} us a board   {seconds / ours:5.2f}")
    print(f"peak resident memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
