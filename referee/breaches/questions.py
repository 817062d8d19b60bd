"""Questions that a player may ask at one time and not at another."""

from __future__ import annotations

from collections.abc import Iterator

from referee.law import Breach
from referee.matter import Matter
from referee.record import Act
from referee.table import PLAY, Table, seat_text

VERBS = ("asks",)

REVIEW_OF_CALLS = Breach("review-of-calls", "a request to have the calls restated")
ASKS_ABOUT_REVOKE = Breach("asks-about-revoke", "a question whether a play is a revoke")
LATE_LOOK_AT_TRICK = Breach("late-look-at-trick", "a look at a trick after the own side has played on")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A request for a review, and a question about a revoke."""
    asker = seat_text(act.seat)
    if act.how == "review":
        yield Matter(REVIEW_OF_CALLS, act.seat, f"{asker} asked to have the calls restated", act.at)
    elif act.how == "revoke" and table.phase == PLAY and act.seat != table.dummy:
        yield Matter(ASKS_ABOUT_REVOKE, act.seat, f"{asker} asked {seat_text(act.other)} whether that was a revoke", act.at)
