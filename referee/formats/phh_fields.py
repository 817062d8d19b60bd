"""The fields of a poker hand in PHH: numbers, lists of numbers and of quoted words, which is all that a hand needs of TOML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from attrs import define, field

from referee.core.record import Amount, Span

#: the game of each variant, and how its limit is told
VARIANTS: dict[str, str] = {
    "FT": "texas-hold-em",
    "NT": "texas-hold-em",
    "NS": "short-deck-hold-em",
    "PO": "omaha-hold-em",
    "FO/8": "omaha-hold-em-high-low",
    "F7S": "seven-card-stud-bring-in",
    "F7S/8": "seven-card-stud-high-low-bring-in",
    "FR": "razz",
    "N2L1D": "deuce-to-seven-single-draw",
    "F2L3D": "deuce-to-seven-triple-draw",
    "FB": "badugi",
}

_FIELD = re.compile(r"\s*([A-Za-z_]\w*)\s*=\s*(.*)", re.DOTALL).match
HEADING = re.compile(r"\s*\[\s*[\w\"'.-]+\s*\]\s*(?:#.*)?$").match
QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|#[^\n]*")
_LIST_ENDS = re.compile(r"(?:'[^'\n]*+'|\"[^\"\n]*+\"|#[^\n]*+|[^'\"#\]])*+\]").match  # possessive: no way back, no slow text
_PART = re.compile(r"\d\.(\d+)").findall
_NUMBER = re.compile(r"-?\d[\d_]*(?:\.\d+)?|\binf\b").findall
#: what stands for a stack that nobody told, and is more than anybody bets
UNTOLD_STACK = 10**15
#: an amount of more digits is no amount; all others are reckoned with exactly
_MOST_DIGITS = 24
#: the fields that tell chips
MONEY = (
    "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks", "finishing_stacks",
    "winnings",
)  # fmt: skip
_WITH_AMOUNTS = frozenset({*MONEY, "actions"})


class Wrong(Exception):
    """Something in a hand that cannot be read: the line, the column, what stands there, what would be right."""


@lru_cache(maxsize=1 << 16)
def _in_chips(number: int, places: int) -> Amount:
    """So many of the smallest parts in which a hand reckons: hundredths, where it tells two places."""
    whole, part = divmod(number, 10**places)
    return Decimal(number).scaleb(-places) if part else whole


def _ends(value: str) -> bool:
    """Whether a list comes to its end in a text that begins with it."""
    if value.rstrip().endswith("]") and "#" not in value and '"' not in value and value.count("'") % 2 == 0:
        return True
    return _LIST_ENDS(value) is not None


@define
class Fields:
    """What the fields of one hand tell."""

    #: the line on which the hand begins
    first: int
    lines: list[str]
    #: by name: the number of the line and the text of the value
    values: dict[str, tuple[int, str]] = field(factory=dict)
    #: all amounts are in the smallest part that the hand tells, of so many decimal places
    places: int = 0

    def read(self) -> None:
        """Find the fields in the lines."""
        place = 0
        while place < len(self.lines):
            line, number = self.lines[place], self.first + place
            place += 1
            found = _FIELD(line)
            if found is None:
                if line.strip() and not line.lstrip().startswith("#") and not HEADING(line):
                    raise Wrong(number, 1, f"'{line.strip()[:40]}' is no field", "a field is written: name = value")
                continue
            value = found[2]
            if value.startswith("["):
                while not _ends(value):
                    if place == len(self.lines):
                        raise Wrong(number, 1, f"the list of '{found[1]}' has no end", "a list ends with ]")
                    value += self.lines[place]
                    place += 1
            self.values[found[1]] = (number, value)
        told = [value for name, (_, value) in self.values.items() if "." in value and name in _WITH_AMOUNTS]
        self.places = max((len(part) for value in told for part in _PART(value)), default=0)

    def game(self) -> str:
        """The game of its variant."""
        number, value = self.values.get("variant", (self.first, ""))
        variant = value.split("#")[0].strip().strip("'\"")
        if variant not in VARIANTS:
            raise Wrong(number, 1, f"'{variant}' is not a variant of PHH", f"it is one of {', '.join(VARIANTS)}")
        return VARIANTS[variant]

    def amounts(self, name: str) -> list[int]:
        """The amounts of a field."""
        number, value = self.values.get(name, (0, ""))
        texts = _NUMBER(value.split("#")[0] if "\n" not in value.strip() else re.sub(r"#[^\n]*", "", value))
        if number and not texts:
            raise Wrong(number, 1, f"'{name}' holds no numbers", f"{name} = [1, 2, ...]")
        if not self.places and texts and max(map(len, texts)) <= _MOST_DIGITS and "inf" not in texts:
            return list(map(int, texts))
        return list(map(self.number, texts))

    def number(self, text: str) -> int:
        """An amount as it is written, in the smallest parts."""
        if text == "inf":
            return UNTOLD_STACK
        if len(text) > _MOST_DIGITS:
            raise Wrong(self.first, 1, f"'{text[:40]}' is more than anybody bets", "amounts have a dozen digits at most")
        if not self.places and text.isdecimal():
            return int(text)
        whole, _, part = text.replace("_", "").partition(".")
        return int(whole + part.ljust(self.places, "0")) if part or self.places else int(whole)

    def chips(self, number: int) -> tuple[Amount]:
        """So many of the smallest parts, as an act of a log names them."""
        return (number if not self.places else _in_chips(number, self.places),)

    def names(self, players: int) -> tuple[str, ...]:
        """What so many players are called: as the hand says, if it tells them apart."""
        told = [a or b for a, b in QUOTED.findall(self.values.get("players", (0, ""))[1]) if a or b]
        distinct = len(told) == players and len({name.casefold() for name in told}) == players
        return tuple(told) if distinct else tuple(f"P{place}" for place in range(1, players + 1))

    def of_each(self, name: str, players: int) -> Sequence[int]:
        """The amounts of a field that has one for each player, or none at all."""
        told = self.amounts(name)
        if told and len(told) != players:
            number = self.values[name][0]
            raise Wrong(number, 1, f"'{name}' has {len(told)} amounts", f"there are {players} players")
        return told

    def at(self, name: str) -> Span:
        """Where a field stands."""
        number = self.values.get(name, (self.first, ""))[0]
        return Span(number, 1, len(name) + 1)
