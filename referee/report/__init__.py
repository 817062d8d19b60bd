"""Rulings for those who read them: people at a terminal, other programs, code hosts, browsers.

Every format is a module with `render`, from what was checked to pieces of text. What they share is here: what was checked,
which matters go together, and in what words a law is told where there is no table to tell it at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import field

from referee.core.fact import Condition, Fact
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import SEAT_LETTERS, DealRead, Fault, Seat
from referee.core.remedy import Consequence
from referee.core.status import SUSPECT
from referee.core.subject import Breach
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.verdict import UNREADABLE, Verdict, is_breach

if TYPE_CHECKING:
    from referee.core.game import Game

#: the version of what an audit and a proof tell in sum
SCHEMA = 2
#: the version of each thing that is written in JSON; its shape is published (`referee schema`)
SCHEMAS: Mapping[str, int] = {"check": 3, "ask": 2, "games": 1, "laws": 2, "casebook": 1, "verbs": 1, "audit": 3}
#: more lines than this that cannot be read are counted and not told one by one: such a file is no log
FAULTS_TOLD = 20
#: between the consequences of a remedy where they are told in one line
APART = "; "

# --- what a matter is to somebody who reads the report
BREACH, SUSPICION, REMARK = "breach", "suspect record", "remark"


@frozen
class Checked:
    """What the referee says of one record, with as much of its text as is needed to show where."""

    #: the file as messages call it; empty for a text that is in no file
    file: str
    verdict: Verdict
    #: the lines to which matters and faults point, by number
    lines: Mapping[int, str] = field(factory=dict)
    #: what deserves a word but is no error
    notes: tuple[str, ...] = ()
    #: the record itself, a deal at a time, where it was kept for whoever draws it
    parts: tuple[DealRead, ...] = ()

    @property
    def game(self) -> str:
        """The slug of the game, or nothing where it is not known."""
        return self.verdict.game.slug if self.verdict.game else ""


def refused(file: str, reason: str) -> Checked:
    """What is said of a file that cannot be a log."""
    return Checked(file, Verdict(None, 0, 0, (), (Fault(0, 0, reason, ""),), (), 0))


def wanted_lines(verdict: Verdict) -> set[int]:
    """The numbers of the lines that a report shows."""
    matters = {place.line for matter in verdict.matters for place in (matter.at, matter.since)}
    return (matters | {fault.line for fault in verdict.faults[:FAULTS_TOLD]}) - {0}


def kind_of(matter: Matter) -> str:
    """Whether it is a breach, a doubt about the record, or a remark on something that is allowed."""
    if matter.status == SUSPECT:
        return SUSPICION
    return BREACH if is_breach(matter) else REMARK


def exit_code(verdicts: Iterable[Verdict]) -> int:
    """0 where nobody did wrong, 1 for breaches, 2 where something could not be read, 3 for both."""
    code = 0
    for verdict in verdicts:
        code |= 2 * (verdict.verdict == UNREADABLE) | any(is_breach(matter) for matter in verdict.matters)
    return code


def grouped(matters: Iterable[Matter]) -> list[tuple[Matter, tuple[Matter, ...]]]:
    """Matters in the order of the log, each with those that it brought about: one cause has one headline."""
    known = {matter.number: matter for matter in matters}
    under: dict[int, list[Matter]] = {}
    for matter in sorted(known.values(), key=lambda each: (each.at.line, each.at.column, each.number)):
        under.setdefault(root_of(matter, known).number, []).append(matter)
    return [(known[number], tuple(matter for matter in family if matter.number != number)) for number, family in under.items()]


def root_of(matter: Matter, known: Mapping[int, Matter]) -> Matter:
    """The matter under whose headline this one is told."""
    while (cause := known.get(matter.cause or 0)) is not None and cause.why == matter.why and cause.at == matter.at:
        matter = cause
    return matter


def consequences(matter: Matter) -> list[str]:
    """What a ruling comes to, one thing after the other."""
    return [each.words for each in matter.remedy]


def options(matter: Matter) -> list[str]:
    """The consequences that leave somebody a choice."""
    if matter.law is None or matter.law.chooses is None:
        return []
    return [each.words for each in matter.remedy if each.choice]


def question_of(fact: Fact, seat: Seat | None, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The question that a fact asks, with the seats of the matter."""
    who = ["the offender", "the opponent at the left", "the partner", "the opponent at the right"]
    if seat is not None:
        who = [names[(seat + place) % len(names)] for place in (0, 1, len(names) // 2, -1)]
    called = dict(zip(("offender", "left", "partner", "right"), who, strict=True))
    return re.sub(r"\{(\w+)\}", lambda found: called.get(found[1], found[0]), fact.question)


def open_conditions(matter: Matter, law: Law) -> list[Condition]:
    """What would have to be known for a row to speak that may yet speak."""
    return [condition for condition in law.conditions if matter.answer(condition.fact) is None]


# --- laws without a table

_NO_BREACH = Breach("none", "")


def parts_in_general(law: Law, game: Game) -> list[Consequence]:
    """What a law gives wherever it speaks: each part of its remedy, with roles for seats."""
    if law.remedy is None:
        return []
    nobody = Matter(law.subjects[0] if law.subjects else _NO_BREACH, None, "", law=law)
    return [part.consequence(Table(game), nobody) for part in law.remedy.parts]


def in_general(law: Law, game: Game) -> list[str]:
    """The same in words."""
    return [each.words for each in parts_in_general(law, game) if each.words]


def cited(law: Law) -> str:
    """A law by its name and its place in the book."""
    return f"{law.id} ({law.cite})"


def printable(text: str) -> str:
    """The text without anything that moves a terminal's cursor or turns the order of letters, each character in its column."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)


def lines_printable(text: str) -> str:
    """The same of a text of several lines, which stay lines."""
    return text if text.isprintable() else "\n".join(map(printable, text.split("\n")))


def many(number: int, thing: str, things: str = "") -> str:
    """So many of a thing, with its plural.

    >>> many(1, "breach", "breaches"), many(1200, "breach", "breaches")
    ('1 breach', '1,200 breaches')
    """
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"
