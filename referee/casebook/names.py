"""What breaches were called before (`referee.reading.former`), by which an old mark or ruling is still read."""

import re
from collections.abc import Container, Mapping
from functools import cache

from attrs import frozen

from referee.core.matter import Matter
from referee.reading import former
from referee.reading.former import current


@frozen
class Renamed:
    """What an old name means now."""

    name: str
    #: parameter and answer
    answers: tuple[tuple[str, str], ...] = ()

    def means(self, matter: Matter) -> bool:
        """Whether a matter is what was called so."""
        if str(matter.breach) != self.name:
            return False
        known = {fact.name: answer for fact, answer in matter.known}
        return all((known.get(name) or matter.parameter(name)) == answer for name, answer in self.answers)


@cache
def renamed() -> Mapping[str, Renamed]:
    """Every name that is no longer given, and what it means."""
    return {
        was: Renamed(name, tuple(_answer(each) for each in answers.split(",") if each))
        for was, (name, answers) in former.renamed().items()
    }


def _answer(text: str) -> tuple[str, str]:
    parameter, _, answer = text.partition("=")
    return parameter.strip(), answer.strip()


def former_names(matter: Matter) -> set[str]:
    """The old names that mean this matter."""
    return {was for was, now in renamed().items() if now.means(matter)}


def in_marks(line: str, laws: Container[str]) -> str:
    """A line of a log with the names of breaches in its marks as they are now; a name that is a law's stays."""
    return _MARK.sub(lambda found: found[1] + _now(found[2], laws), line)


def in_ruling(line: str, laws: Container[str]) -> str:
    """A line of a ruling block with the breach that it begins with as it is called now."""
    return _RULING.sub(lambda found: found[1] + _now(found[2], laws), line)


def _now(name: str, laws: Container[str]) -> str:
    return name if name in laws else current(name)


_MARK = re.compile(r"(!\s*)([\w-]+)(?![\w./-])")
_RULING = re.compile(r"\A(\s*)([\w-]+)(?![\w./-])")
