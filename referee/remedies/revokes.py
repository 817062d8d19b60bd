"""Remedies for revokes where points are taken for them: the menu that the other side has."""

from __future__ import annotations

from referee.facts.choices import choice
from referee.law import Remedy
from referee.matter import Matter
from referee.record import Act
from referee.remedies.bidding import AS_PLAYED, points_added, points_taken_off
from referee.remedies.choices import one_of
from referee.roles import OPPONENTS
from referee.table import Table

SCORED_AS_PLAYED, ADDED, TAKEN_OFF = (
    "the hand scored as played",
    "points added to their own score",
    "points taken off the score of the offenders",
)


def _takes_penalty(table: Table, matter: Matter, act: Act, sign: int) -> bool:
    return act.verb == "penalty" and act.number * sign > 0 and act.seat in OPPONENTS.seats(table, matter)


REVOKE_TAKEN = choice(
    "revoke-taken",
    "What does the other side choose?",
    {
        SCORED_AS_PLAYED: lambda table, matter, act: act.verb == "waives" and act.seat in OPPONENTS.seats(table, matter),
        ADDED: lambda table, matter, act: _takes_penalty(table, matter, act, 1),
        TAKEN_OFF: lambda table, matter, act: _takes_penalty(table, matter, act, -1),
    },
)


def score_as_played_or(points: int) -> Remedy:
    """The deal scored as it was played, or in its place so many points for the other side, or off the offenders' score."""
    menu = {SCORED_AS_PLAYED: AS_PLAYED, ADDED: points_added(points), TAKEN_OFF: points_taken_off(points)}
    return one_of(REVOKE_TAKEN, OPPONENTS, menu)
