"""A legal record with one act left out, or with two neighbouring acts in each other's place.

Whatever it is then, nothing in it may be believed that the log does not show:

- It is read and judged; nothing is raised.
- Nobody is accused of what stands before the place: that is as legal as it was.
- The first who is accused is accused of what the log as it stands plainly shows. Who acts where another should have is out of
  turn, who goes on without the draw, the discard or the ante that is not told has not made it, a card that does not fit what
  lies on the table does not fit, a sum is wrong that the log does not bear out: these accusations are right, for a referee
  has the log and nothing else. Wrong is whatever blames somebody for cards that are only not told: that he did not hold what
  he played, or that what he said of his hand was untrue. Of that the record is to be doubted, or nothing said.
- Where the record cannot be, because a card is where it cannot be, nobody is accused of anything that stands behind.
- Where one slip explains all that several would be accused of, and the deal goes on long enough to bear that out, the record
  is doubted from the first of it on, and that is all there is to tell of it. Of tricks without a stock it always does; where
  what was left out cannot be known (a bid, a card drawn, one moved at patience) others may follow the first accusation.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.doubt import RECORD_DOES_NOT_HOLD
from referee.core.expect import Form, Kind
from referee.core.matter import Matter
from referee.core.verdict import is_breach
from referee.judge import judge
from referee.reading.logs import read

from .faults import accused
from .log import HEAD, Log

LEFT_OUT, SWAPPED = "an act left out", "two acts swapped"
#: so much after a slip bears it out
_LONG = 16
#: what can only be known by who knows all the cards that somebody was dealt and drew
_OF_CARDS_NOT_TOLD = ("hand-misstated", "false-declaration", "false-equality")


def torn(log: Log) -> Iterator[tuple[str, str, str]]:
    """One of each kind somewhere in a record: what it is, the record with it, and what is wrongly told of it."""
    lines = [line.text for line in log.lines]
    place = log.rng.randrange(len(lines))
    yield LEFT_OUT, *_wrongly_told(log, [*lines[:place], *lines[place + 1 :]], place)
    if len(lines) > 1:
        place = log.rng.randrange(len(lines) - 1)
        swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        yield SWAPPED, *_wrongly_told(log, swapped, place, too_soon=HEAD + place + 1)


def _is_borne_out(log: Log, place: int) -> bool:
    """Whether it is a card of a trick, all cards being dealt, and so much is told after it that the slip has to be seen."""
    lines = log.lines
    tricks = any(line.closes for line in lines) and not any(line.verb in ("draws", "deal", "board") for line in lines)
    return tricks and len(lines) - place > _LONG and all(line.verb == "play" for line in lines[place : place + 2])


def _wrongly_told(log: Log, lines: list[str], place: int, too_soon: int | None = None) -> tuple[str, str]:
    text = log.text(lines)
    (record,) = read(text)  # a second line of a head, or an act of a game not named yet, may be a fault of its own
    verdict = judge(record)
    matters = [each for each in verdict.matters if each.cause is None]
    breaches = sorted((each for each in matters if is_breach(each)), key=_place)
    impossible = min((each.at.line for each in matters if each.breach == RECORD_DOES_NOT_HOLD and each.cards), default=None)
    for each in breaches[:1]:
        if each.at.line <= HEAD + place and not _is_of_what_comes(each):
            return text, f"accused of what stands before: {each.headline} {each.why}"
        if each.breach.suspect or (str(each.breach) in _OF_CARDS_NOT_TOLD and each.at.line != too_soon):
            return text, f"blamed for what is not told: line {each.at.line}: {each.headline} {each.why}"
    found = accused(verdict)
    if len(found) > 1 and _is_borne_out(log, place):
        return text, f"more than the slip is told: {found[1].headline} {found[1].why}"
    behind = [each for each in breaches if impossible is not None and each.at.line > impossible]
    return text, f"accused on an impossible record: {behind[0].headline} {behind[0].why}" if behind else ""


def _place(matter: Matter) -> tuple[int, int]:
    return matter.at.line, matter.at.column


def _is_of_what_comes(matter: Matter) -> bool:
    """Something was due that now does not come, or what comes tells how much there was: the melds behind a knock."""
    return isinstance(matter.breach, Kind) and matter.breach.form in (Form.DUE, Form.COUNT, Form.STEP, Form.LIMIT)
