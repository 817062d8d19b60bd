"""Blind bets: those that are not made, and straddles beyond what is agreed."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.expect import Over, Unpaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of

VERBS = (*SPEAKING, "blinds")

BLIND_NOT_POSTED = Unpaid("blind", name="blind-not-posted", says="a blind bet that was not made before the deal")
STRADDLE_OVER_CAP = Over("bet", "number of straddles", name="straddle-over-cap", says="more straddles than are agreed on")
#: straddles of which a player is free, beside those that the form compels
MOST_STRADDLES = 2


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first act of a deal whose blinds are missing, and a straddle too many."""
    betting, compelled = betting_of(table), form_of(table).blinds
    if act.verb == "blinds":
        if sum(note.verb == "blinds" for note in table.acts) >= len(compelled) + MOST_STRADDLES:
            yield Matter(STRADDLE_OVER_CAP, act.seat, f"{table.name(act.seat)} made another straddle", act.at)
        return
    if betting.begun or betting.step or not compelled:
        return
    for place, seat in enumerate(table.from_left_of(table.dealer)[: len(compelled)]):
        if not any(note.verb == "blinds" and note.seat == seat for note in table.acts):
            what = "open" if place == 0 else "raise"
            yield Matter(BLIND_NOT_POSTED, seat, f"{table.name(seat)} did not {what} blind", act.at)
