"""What a record was found to hold, each finding with all that its ruling says, as data."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from referee.core.matter import Matter
from referee.core.record import Span
from referee.core.status import OPEN, SUSPECT
from referee.report import Checked, consequences, grouped, kind_of, open_conditions, question_of
from referee.report.text import choices_of, undecided

#: what is said of a matter of which no law speaks, by its status; of any other the books are silent
_WITHOUT_LAW = {SUSPECT: "nobody is accused", OPEN: "not decided yet; it depends on what follows"}


@frozen
class Ruling:
    """What a law makes of a matter, or which laws may yet speak to it."""

    breach: str
    status: str
    #: what now happens, one thing after the other
    given: tuple[str, ...]
    choices: tuple[str, ...]
    bound: tuple[str, ...]
    #: what is known of what it turns on, question and answer
    facts: tuple[tuple[str, str], ...]
    #: what is not known, question and answers
    open: tuple[tuple[str, tuple[str, ...]], ...]
    law: str = ""
    cite: str = ""
    says: str = ""
    #: the laws that may yet speak: id, sentence, and under which answers
    candidates: tuple[tuple[str, str, str], ...] = ()


@frozen
class Finding:
    """One thing that went wrong, that does not hold together, or that deserves a remark, with what it brought about."""

    number: int
    #: breach, suspect record or remark
    kind: str
    headline: str
    why: str
    #: where it was done
    at: Span
    #: the line of the log
    line: str
    rulings: tuple[Ruling, ...]


def findings(checked: Checked) -> tuple[Finding, ...]:
    """All findings of a record in the order of its log."""
    return tuple(
        finding_of(number, [matter, *family], checked.lines.get(matter.at.line, ""))
        for number, (matter, family) in enumerate(grouped(checked.verdict.matters), 1)
    )


def finding_of(number: int, matters: Sequence[Matter], line: str = "") -> Finding:
    """A matter with those under its headline."""
    first = matters[0]
    kinds = [kind_of(each) for each in matters]
    gravest = min(kinds, key=["breach", "suspect record", "remark"].index)
    rulings = tuple(map(ruling_of, matters))
    return Finding(number, gravest, first.headline, first.why, first.at, line.strip(), rulings)


def ruling_of(matter: Matter) -> Ruling:
    """What the law makes of one matter."""
    law = matter.law
    given = consequences(matter)
    if matter.candidates:
        given = [undecided(matter)]
    elif not given:
        given = [law.says if law else _WITHOUT_LAW.get(matter.status, "the book is silent")]
    asked = {each.fact: None for row in matter.candidates for each in open_conditions(matter, row)}
    return Ruling(
        breach=matter.headline,
        status=matter.status,
        given=tuple(given),
        choices=tuple(choices_of(matter)),
        bound=tuple(f"{words}; until {until}" for words, until in matter.bound),
        facts=tuple((question_of(fact, matter.seat, matter.names), fact.said(answer)) for fact, answer in matter.known),
        open=tuple((question_of(fact, matter.seat, matter.names), tuple(fact.answers.values())) for fact in asked),
        law=law.id if law else "",
        cite=str(law.cite) if law else "",
        says=law.says if law else "",
        candidates=tuple(
            (row.id, row.says, ", ".join(str(each) for each in open_conditions(matter, row)) or "in any case")
            for row in matter.candidates
        ),
    )
