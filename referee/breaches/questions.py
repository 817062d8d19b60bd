"""Questions that a player may ask at one time and not at another."""

from __future__ import annotations

from collections.abc import Iterator

from referee.law import Breach
from referee.matter import Matter
from referee.record import Act
from referee.table import PLAY, Table, seat_text, side_text

VERBS = ("asks", "inspects")

REVIEW_OF_CALLS = Breach("review-of-calls", "a request to have the calls restated", regular=True)
ASKS_ABOUT_REVOKE = Breach("asks-about-revoke", "a question whether a play is a revoke", regular=True)
LATE_LOOK_AT_TRICK = Breach("late-look-at-trick", "a look at a trick after the own side has played on")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A request for a review, a question about a revoke, and a look at a trick that is turned."""
    asker = seat_text(act.seat)
    if act.verb == "inspects":
        if _is_late(table, act):
            side = side_text(table.side_of(act.seat or 0))
            why = f"{asker} looked at trick {act.number} after {side} had led or played to a later one"
            yield Matter(LATE_LOOK_AT_TRICK, act.seat, why, act.at, count=act.number)
    elif act.how == "review":
        yield Matter(REVIEW_OF_CALLS, act.seat, f"{asker} asked to have the calls restated", act.at)
    elif act.how == "revoke" and table.phase == PLAY and act.seat != table.dummy:
        yield Matter(ASKS_ABOUT_REVOKE, act.seat, f"{asker} asked {seat_text(act.other)} whether that was a revoke", act.at)


def _is_late(table: Table, act: Act) -> bool:
    """Whether his side has a card in a trick after the one he looks at. When the play is over, all may be looked at."""
    tricks = table.tricks
    if table.phase != PLAY or tricks is None or act.seat is None:
        return False
    last = tricks.number - 1
    return act.number < last or (
        act.number == last and any(table.side_of(seat) == table.side_of(act.seat) for seat, _ in tricks.cards)
    )
