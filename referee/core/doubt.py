"""Doubts about the record: acts of another game, and whatever comes after an act that cannot be as it is told."""

from __future__ import annotations

from referee.core.expect import DoesNotHold, OfAnotherGame
from referee.core.law import Consequence, Deed
from referee.core.matter import Matter
from referee.core.table import Table

OF_ANOTHER_GAME = OfAnotherGame()
RECORD_DOES_NOT_HOLD = DoesNotHold()
NOBODY_ACCUSED = (Consequence("the record does not hold together"), Consequence("nobody is accused"))


def nobody_accused(table: Table) -> bool:
    """Whether a card of the deal could not be where it was told, so that nobody is accused any more.

    A number that does not fit is another thing: players have hands of a wrong size, and what they then do bears it out.
    """
    return any(
        matter.cards and matter.breach.suspect and matter.breach == RECORD_DOES_NOT_HOLD  # the cheapest question first
        for matter in table.settled  # for there may be ten thousand
    )


def believed(table: Table, found: list[Matter]) -> list[Matter]:
    """What is found wrong with an act, as far as anybody may still be accused of it."""
    if not found or not nobody_accused(table):
        return found
    return [each for each in found if isinstance(each.breach, Deed) or each.breach.suspect]
