"""Remedies for revokes where points are taken for them: the menu that the other side has."""

from referee.core.fact import Answer
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy
from referee.core.table import Table
from referee.families.euchre.gives.bidding import AS_PLAYED, PointsAdded, PointsTakenOff
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import choice
from referee.mechanics.rulings.gives.choices import OneOf

SCORED_AS_PLAYED, ADDED, TAKEN_OFF = (
    Answer("scored-as-played", "the hand scored as played"),
    Answer("added", "points added to their own score"),
    Answer("taken-off", "points taken off the score of the offenders"),
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
    menu: dict[str, Remedy] = {SCORED_AS_PLAYED: AS_PLAYED, ADDED: PointsAdded(points), TAKEN_OFF: PointsTakenOff(points)}
    return OneOf(REVOKE_TAKEN, menu)
