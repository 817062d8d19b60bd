"""A log in lines, cut into deals before anybody parses it, so that a file of any length is read a deal at a time."""

import re
from collections.abc import Iterable, Iterator

from attrs import define, field

from referee.core.record import BEFORE_THE_DEALS, Fault

#: a longer line is no line of a log, and is not looked at
LONGEST_LINE = 100_000
#: a deal of more lines is no deal; what is beyond is not kept
MOST_LINES = 200_000

_BEGINS = re.compile(r"[\s,:]*(?:(game)|deal|board)(?![^\s,:!#])", re.IGNORECASE).match
#: letters with which no such line begins, as nearly all lines do
_NEVER = frozenset("acefhijklmnopqrstuvwxyz")
_HEAD = re.compile(
    rf"[\s,:]*(?:(?:players|source|code|note|{'|'.join(BEFORE_THE_DEALS)})(?![^\s,:!#])|#|$)", re.IGNORECASE
).match


@define
class Deal:
    """The lines of one deal, each with its line break; the first of a record has the head of the record too."""

    #: the number of the first line
    first: int
    #: whether a `game` line comes first
    begins_record: bool
    lines: list[str] = field(factory=list)
    #: lines that are too long to be read, and stand empty among the others
    faults: list[Fault] = field(factory=list)
    #: whether there are more lines than can be
    cut_short: bool = field(default=False, eq=False, repr=False)


def deals(source: Iterable[str]) -> Iterator[Deal]:
    """The deals of a source of lines, with or without their line breaks.

    >>> [deal.lines for deal in deals(["game whist", "deal", "deal"])]
    [['game whist\\n', 'deal\\n'], ['deal\\n']]
    """
    deal, head = Deal(1, begins_record=False), True
    for number, line in enumerate(source, 1):
        if len(line) > LONGEST_LINE:
            deal.faults.append(_too_long(number, line))
            line = ""
        elif line[:1] not in _NEVER and (begins := _BEGINS(line)) and (begins[1] or not head):
            if deal.lines:
                yield deal
            deal = Deal(number, begins_record=begins[1] is not None)
            head = deal.begins_record
        elif head:
            head = _HEAD(line) is not None
        if len(deal.lines) >= MOST_LINES:
            if not deal.cut_short:
                deal.faults.append(Fault(number, 1, f"a deal of more than {MOST_LINES:,} lines", "what follows is not read"))
                deal.cut_short = True
            continue
        deal.lines.append(line if line.endswith("\n") else line + "\n")
    if deal.lines:
        yield deal


def next_line(number: int, line: str, head: bool) -> tuple[bool, Deal, bool]:
    """One line of a log that is told line by line: whether it begins a deal, itself, and whether a head may still go on.

    >>> next_line(5, "deal 2", head=False)
    (True, Deal(first=5, begins_record=False, lines=['deal 2\\n'], faults=[]), False)
    """
    if len(line) > LONGEST_LINE:
        return False, Deal(number, begins_record=False, lines=["\n"], faults=[_too_long(number, line)]), head
    told = Deal(number, begins_record=False, lines=[line + "\n"])
    if (begins := _BEGINS(line)) and (begins[1] or not head):
        told.begins_record = begins[1] is not None
        return True, told, told.begins_record
    return False, told, head and _HEAD(line) is not None


def _too_long(number: int, line: str) -> Fault:
    found = f"a line of {len(line.rstrip()):,} characters"
    return Fault(number, 1, found, f"no line of a log has more than {LONGEST_LINE:,}")
