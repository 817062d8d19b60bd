"""Doubts about the record: acts of another game, and whatever comes after an act that cannot be as it is told."""

from __future__ import annotations

from referee.core.expect import DoesNotHold, OfAnotherGame
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.remedy import Consequence
from referee.core.subject import Deed
from referee.core.table import Table

OF_ANOTHER_GAME = OfAnotherGame()
RECORD_DOES_NOT_HOLD = DoesNotHold()
NOBODY_ACCUSED = (Consequence("the record does not hold together"), Consequence("nobody is accused"))


def nobody_is_accused_after(matter: Matter) -> bool:
    """Whether it is that a card of the deal could not be where it was told.

    A number that does not fit is another thing: players have hands of a wrong size, and what they then do bears it out.
    """
    return bool(matter.cards) and matter.breach == RECORD_DOES_NOT_HOLD


def believed(table: Table, act: Act, found: list[Matter]) -> list[Matter]:
    """What is found wrong with an act, as far as anybody may still be accused of it."""
    if not found:
        return found
    if table.doubted:
        return _doubted(table, act, found)
    if table.unbelieved:
        found = [each for each in found if finding(each) not in table.unbelieved]
    if not table.nobody_accused:
        return found
    return [each for each in found if isinstance(each.breach, Deed) or each.breach.suspect]


def finding(matter: Matter) -> tuple[str, Seat | None, int, int]:
    """What tells a finding from all others in its record, in whatever order they are judged."""
    return matter.breach.name, matter.seat, matter.at.line, matter.at.column


def _doubted(table: Table, act: Act, found: list[Matter]) -> list[Matter]:
    """What is found wrong in a deal that is doubted from some act on: that the record does not hold, once."""
    if not any(matter.why == table.doubted and matter.breach == RECORD_DOES_NOT_HOLD for matter in table.settled):
        return [Matter(RECORD_DOES_NOT_HOLD, None, table.doubted, act.at)]
    return [each for each in found if isinstance(each.breach, Deed)]
