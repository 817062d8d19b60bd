"""What a person says of a log: its marks, its rulings, its outcomes, and the laws that it only just escapes.

All of it is found in the text, without judging anything.
"""

import re
from collections.abc import Iterator
from functools import cache

from attrs import field, frozen

from referee.casebook.names import former_names
from referee.casebook.page import Case
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import MOST_SEATS, SEAT_LETTERS, seat_names
from referee.core.status import STATUSES
from referee.families import find_game
from referee.report import APART

TAKEN = "taken:"
_PLAYERS = re.compile(r"^\s*players\b(.*)", re.MULTILINE)
_NAME = re.compile(r"\"([^\"]+)\"|([^\s,:\"]+)")
_OUTCOME = re.compile(
    r"(?:(?:deal|board) (?P<deal>\d+) )?(?P<name>[\w' -]+?)(?P<ruled> as ruled| as played)?\s*:\s*(?P<value>.*)\Z"
)
_MARK = re.compile(r"!\s*([\w./-]+)")
_QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”")


@frozen
class Failure:
    """What a case expects and does not get, or gets and does not expect."""

    line: int
    words: str


@frozen
class WantedRuling:
    """One line of a ruling block about a law."""

    line: int
    #: a law or a breach
    name: str
    who: str | None
    status: str | None
    remedy: tuple[str, ...]
    taken: str

    def names(self, matter: Matter) -> bool:
        """Whether this is the matter meant."""
        return self.who in (None, matter.who) and self.name in names_of(matter)


@frozen
class WantedOutcome:
    """One line of a ruling block about what the log comes to."""

    line: int
    deal: int | None
    name: str
    ruled: bool
    value: str


@frozen
class Wanted:
    """What a ruling block says, and the lines of it that say nothing."""

    rulings: list[WantedRuling] = field(factory=list)
    outcomes: list[WantedOutcome] = field(factory=list)
    strange: list[Failure] = field(factory=list)


def _players(case: Case) -> tuple[str, ...]:
    """What a ruling may call the players: by the names in the log, by the compass, or by their place."""
    log = case.block("log")
    told = _PLAYERS.findall(log.text) if log else []
    names = [quoted or bare for line in told for quoted, bare in _NAME.findall(line)]
    return tuple(dict.fromkeys([*names, *SEAT_LETTERS, *seat_names(MOST_SEATS)]))


@cache
def _ruling_line(players: tuple[str, ...]) -> re.Pattern[str]:
    who = "|".join(map(re.escape, players))
    return re.compile(
        rf"(?P<name>[\w./]*-[\w./-]*|[\w./-]+(?= (?:{who})\b))(?: (?P<who>{who})\b)?"
        rf"(?:\s*\[?(?P<status>{'|'.join(STATUSES)})\]?)?\s*(?::\s*(?P<text>.*))?\Z"
    )


def wanted(case: Case) -> Wanted:
    """What the ruling block of a case says."""
    found = Wanted()
    block, ruling_line = case.block("ruling"), _ruling_line(_players(case))
    for number, text in enumerate(block.lines if block else (), block.first if block else 0):
        line = text.split(" #")[0].strip()
        if not line or line.startswith("#"):
            continue
        if ruling := ruling_line.match(line):
            given, _, taken = (ruling["text"] or "").partition(TAKEN)
            remedy = tuple(words for each in given.split(APART.strip()) if (words := each.strip()))
            found.rulings.append(WantedRuling(number, ruling["name"], ruling["who"], ruling["status"], remedy, taken.strip()))
        elif outcome := _OUTCOME.match(line):
            deal = int(outcome["deal"]) if outcome["deal"] else None
            ruled = outcome["ruled"] == " as ruled"
            found.outcomes.append(WantedOutcome(number, deal, plain(outcome["name"]), ruled, outcome["value"]))
        else:
            words = f"'{line}' is neither a ruling (law SEAT: remedy) nor an outcome (tricks: 8)"
            found.strange.append(Failure(number, words))
    return found


def plain(words: str) -> str:
    """Words as they are compared: blanks, capitals, full stops at the end and commas in numbers do not count.

    >>> plain("W  must pay 1,100.")
    'w must pay 1100'
    """
    words = re.sub(r"(?<=\d),(?=\d{3}\b)", "", words)
    return " ".join(words.split()).casefold().rstrip(".")


def names_of(matter: Matter) -> set[str]:
    """The names by which a mark or a ruling can mean a matter."""
    names = {str(matter.breach), *former_names(matter)}
    return names | {matter.law.slug, matter.law.id} if matter.law else names


def marked_names(case: Case) -> Iterator[str]:
    """The names in the marks of a log, found without parsing it."""
    log = case.block("log")
    for line in log.lines if log else ():
        bare = _QUOTED.sub("", line).split("#")[0]
        yield from (name.casefold() for name in _MARK.findall(bare))


def answers_wanted(case: Case) -> Iterator[str]:
    """The laws that the questions of a case are to be answered with."""
    for block in case.blocks:
        if block.kind == "ask":
            yield from (line.strip()[2:].strip() for line in block.lines if line.strip().startswith("->"))


# --- the laws that a case is about


def laws_of(case: Case) -> tuple[str, ...]:
    """The ids of the laws that a case names in its marks, its rulings and its answers, without running it.

    A law that must not speak is none of them: there the name is that of the breach alone.
    """
    named = _ids(case, [*marked_names(case), *(ruling.name for ruling in wanted(case).rulings), *answers_wanted(case)])
    near = near_misses_of(case)
    return tuple(law for law in named if law not in near)


def near_misses_of(case: Case) -> tuple[str, ...]:
    """The ids of the laws that a case only just escapes."""
    return _ids(case, [each.law for each in case.near])


def _ids(case: Case, names: list[str]) -> tuple[str, ...]:
    game = find_game(case.game)
    known = laws_by_name(game) if game else {}
    return tuple(dict.fromkeys(known[name].id for name in names if name in known))


@cache
def laws_by_name(game: Game) -> dict[str, Law]:
    """The laws that hold in a game by slug and by id; of two alike the more specific has the slug."""
    known: dict[str, Law] = {}
    for layer in game.layers:
        for law in layer:
            known.setdefault(law.slug, law)
            known[law.id] = law
    return known
