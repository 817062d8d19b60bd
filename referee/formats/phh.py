"""PHH, the poker hand history of TOML files: one hand a file, or many under numbered headings (`.phhs`).

What a hand needs of TOML is little, and hands come by the million, so that it is read line by line: a name, a number or a
list of them, a list of quoted actions that may go over several lines with comments between. A player who is told only to
"check or call", or to "bet or raise to" so much, does what the chips before him make of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

from attrs import define, field

from referee.cards import RANKS, SUIT_LETTERS, SUITS, Card, card
from referee.formats.moves import PHH, Doubt, Foreign
from referee.reading import Part
from referee.record import Act, Amount, Fault, Seat, Span, amount_text

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
_HEADING = re.compile(r"\s*\[\s*[\w\"'.-]+\s*\]\s*(?:#.*)?$").match
_ACTION = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|#[^\n]*")
_LIST_ENDS = re.compile(r"(?:'[^'\n]*+'|\"[^\"\n]*+\"|#[^\n]*+|[^'\"#\]])*+\]").match  # possessive: no way back, no slow text
_PART = re.compile(r"\d\.(\d+)").findall
_NUMBER = re.compile(r"-?\d[\d_]*(?:\.\d+)?|\binf\b").findall
#: what stands for a stack that nobody told, and is more than anybody bets
UNTOLD_STACK = 10**15
#: the fields that a hand is judged by; whatever else it says of itself is kept as a note
_TOLD = frozenset(
    {"variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks",
     "actions", "players", "ante_trimming_status", "finishing_stacks", "winnings"}
)  # fmt: skip

_MONEY = (
    "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks", "finishing_stacks",
    "winnings",
)  # fmt: skip

CARDS: dict[str, Card] = {
    f"{rank}{letter.lower()}": card(suit, rank)
    for rank in RANKS
    if len(rank) == 1
    for suit, letter in zip(SUITS, SUIT_LETTERS, strict=False)
}
UNKNOWN = "??"


#: the game of a hand that does not say rightly which it is
_UNSAID = "poker"


class _Wrong(Exception):
    """Something in a hand that cannot be read: the line, the column, what stands there, what would be right."""


@lru_cache(maxsize=1 << 16)
def _in_chips(number: int, places: int) -> Amount:
    """So many of the smallest parts in which a hand reckons: hundredths, where it tells two places."""
    value = Fraction(number, 10**places)
    return value.numerator if value.denominator == 1 else value


def stream(source: Iterable[str]) -> Iterator[Part]:
    """The hands of a file, each a record of its own."""
    for first, lines in _hands(source):
        yield Part(_Hand(first, lines).record(), begins=True)


def _hands(source: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each hand, and the number of the first."""
    first, lines, told = 1, list[str](), False
    for number, line in enumerate(source, 1):
        if _HEADING(line):
            if told:
                yield first, lines
            first, lines, told = number, [], False
        told = told or (bool(line.strip()) and not _HEADING(line) and not line.lstrip().startswith("#"))
        lines.append(line if line.endswith("\n") else f"{line}\n")
    if told:
        yield first, lines


@define
class _Hand:
    """One hand while its actions become acts."""

    first: int
    lines: list[str]
    #: by name: the number of the line and the text of the value
    values: dict[str, tuple[int, str]] = field(factory=dict)
    acts: list[Act] = field(factory=list)
    faults: list[Fault] = field(factory=list)
    doubts: list[Doubt] = field(factory=list)
    names: tuple[str, ...] = ()
    #: all amounts are in the smallest part that the hand tells, of so many decimal places
    places: int = 0
    stacks: list[int] = field(factory=list)
    staked: list[int] = field(factory=list)
    spent: list[int] = field(factory=list)
    #: how many cards each has been dealt
    dealt: list[int] = field(factory=list)
    bet: int = 0
    #: whether anything has been said since the last cards
    spoken: bool = False

    def record(self) -> Foreign:
        """The hand as a record; what cannot be read in it is a fault, and the rest is kept."""
        game, names = _UNSAID, tuple[str, ...]()
        try:
            self._fields()
            game = self._game()
            self.names = names = self._names()
            self._begins()
        except _Wrong as wrong:
            self.faults.append(Fault(*wrong.args))
        else:
            self._actions()
            self._ends()
        return Foreign(
            game, tuple(self.acts), self.first, names, names, faults=tuple(self.faults), doubts=tuple(self.doubts), language=PHH
        )

    # --- the fields

    def _fields(self) -> None:
        place = 0
        while place < len(self.lines):
            line, number = self.lines[place], self.first + place
            place += 1
            found = _FIELD(line)
            if found is None:
                if line.strip() and not line.lstrip().startswith("#") and not _HEADING(line):
                    raise _Wrong(number, 1, f"'{line.strip()[:40]}' is no field", "a field is written: name = value")
                continue
            value = found[2]
            if value.startswith("["):
                while not _LIST_ENDS(value):
                    if place == len(self.lines):
                        raise _Wrong(number, 1, f"the list of '{found[1]}' has no end", "a list ends with ]")
                    value += self.lines[place]
                    place += 1
            self.values[found[1]] = (number, value)

    def _game(self) -> str:
        number, value = self.values.get("variant", (self.first, ""))
        variant = value.split("#")[0].strip().strip("'\"")
        if variant not in VARIANTS:
            raise _Wrong(number, 1, f"'{variant}' is not a variant of PHH", f"it is one of {', '.join(VARIANTS)}")
        return VARIANTS[variant]

    def _amounts(self, name: str) -> list[int]:
        number, value = self.values.get(name, (0, ""))
        texts = _NUMBER(value.split("#")[0] if "\n" not in value.strip() else re.sub(r"#[^\n]*", "", value))
        if number and not texts:
            raise _Wrong(number, 1, f"'{name}' holds no numbers", f"{name} = [1, 2, ...]")
        return [self._number(text) for text in texts]

    def _number(self, text: str) -> int:
        if text == "inf":
            return UNTOLD_STACK
        whole, _, part = text.replace("_", "").partition(".")
        return int(whole + part.ljust(self.places, "0")) if part or self.places else int(whole)

    def _chips(self, number: int) -> tuple[Amount]:
        return (number if not self.places else _in_chips(number, self.places),)

    def _names(self) -> tuple[str, ...]:
        money = (*_MONEY, "actions")
        parts = (_PART(value) for name, (_, value) in self.values.items() if name in money)
        self.places = max((len(part) for found in parts for part in found), default=0)
        self.stacks = self._amounts("starting_stacks")
        if not self.stacks:
            raise _Wrong(self.first, 1, "nobody has a stack", "starting_stacks = [200, 200]")
        players = len(self.stacks)
        self.staked, self.spent, self.dealt = [0] * players, [0] * players, [0] * players
        told = [a or b for a, b in _ACTION.findall(self.values.get("players", (0, ""))[1]) if a or b]
        distinct = len(told) == players and len({name.casefold() for name in told}) == players
        return tuple(told) if distinct else tuple(f"P{place}" for place in range(1, players + 1))

    # --- before the cards

    def _begins(self) -> None:
        players = len(self.stacks)
        at = Span(self.values["starting_stacks"][0], 1, 2)
        button = 1 if players == 2 and "blinds_or_straddles" in self.values else players - 1
        self.acts += [Act("deal", at=at), Act("dealer", button, at=at), *self._limit()]
        known = ((seat, stack) for seat, stack in enumerate(self.stacks) if stack < UNTOLD_STACK)
        self.acts += [Act("stack", seat, amounts=self._chips(stack), at=at) for seat, stack in known]
        antes = self._of_each("antes")
        how = "alone" if len(set(antes)) > 1 else ""
        for seat, each in enumerate(antes):
            self._pays("antes", seat, each, at=self._at("antes"), how=how, counts=False)
        blinds = self._of_each("blinds_or_straddles")
        # Between two players the button posts the small blind, though the list has it first. What somebody posts who has just
        # sat down is told as less than nothing; the last of the blinds proper is where the betting begins.
        posted = [(1, blinds[0]), (0, blinds[1])] if players == 2 and len(blinds) == 2 else list(enumerate(blinds))
        for seat, each in sorted(posted, key=lambda post: (post[1] >= 0, post[1])):
            self._pays("blinds", seat, abs(each), at=self._at("blinds_or_straddles"))

    def _limit(self) -> list[Act]:
        at = self._at("variant")
        if "small_bet" in self.values:
            return [
                Act(
                    "limit",
                    amounts=tuple(
                        self._chips(each)[0] for name in ("small_bet", "big_bet") for each in self._amounts(name)[:1]
                    ),
                    at=at,
                )
            ]
        how = "pot" if self.values["variant"][1].strip().strip("'\"").startswith("P") else "stakes"
        return [Act("limit", how=how, at=at)]

    def _of_each(self, name: str) -> Sequence[int]:
        told = self._amounts(name)
        if told and len(told) != len(self.stacks):
            number = self.values[name][0]
            raise _Wrong(number, 1, f"'{name}' has {len(told)} amounts", f"there are {len(self.stacks)} players")
        return told

    def _at(self, name: str) -> Span:
        number = self.values.get(name, (self.first, ""))[0]
        return Span(number, 1, len(name) + 1)

    def _pays(self, verb: str, seat: Seat, chips: int, at: Span, how: str = "", *, counts: bool = True) -> None:
        """The act by which a player puts in so many chips, at most what he has."""
        chips = min(chips, self.stacks[seat])
        if not chips:
            return
        self.stacks[seat] -= chips
        self.spent[seat] += chips
        if counts:
            self.staked[seat] += chips
            self.bet = max(self.bet, self.staked[seat])
        told = self.staked[seat] if how == "to" else chips
        self.acts.append(Act(verb, seat, how=how, amounts=self._chips(told), at=at))

    # --- the actions

    def _actions(self) -> None:
        number, text = self.values.get("actions", (self.first, "[]"))
        opening = text.index("[") if "[" in text else 0
        shift = self.lines[number - self.first].find(text[opening : opening + 1]) - opening
        line, begins = number, -shift
        for found in _ACTION.finditer(text):
            words = (found[1] or found[2] or "").split("#")[0].split()
            if not words:
                continue
            newlines = text.count("\n", max(begins, 0), found.start())
            if newlines:
                line += newlines
                begins = text.rfind("\n", 0, found.start()) + 1
            column = found.start() - begins + 2
            try:
                self._action(words, Span(line, column, column + len(found[0]) - 2))
            except (_Wrong, KeyError, IndexError, ValueError, ZeroDivisionError):
                what = found[1] or found[2]
                self.faults.append(
                    Fault(line, column, f"'{what[:40]}' is not an action", "such as 'p1 cbr 200' or 'd db 7d6s5c'")
                )

    def _action(self, words: Sequence[str], at: Span) -> None:
        if words[0] == "d":
            _DEALS[words[1]](self, words, at)
            return
        seat = int(words[0].removeprefix("p")) - 1
        if not 0 <= seat < len(self.stacks):
            raise _Wrong(at.line)
        _DOES[words[1]](self, seat, words, at)

    def _dealt_to(self, words: Sequence[str], at: Span) -> None:
        seat = int(words[2].removeprefix("p")) - 1
        if not 0 <= seat < len(self.stacks):
            raise _Wrong(at.line)
        self._next_street()
        told = _pairs(words[3])
        cards = _cards(told)
        open_cards = self._face_up(seat, len(told))
        down, up = (cards, ()) if not open_cards else (cards[: len(told) - open_cards], cards[len(told) - open_cards :])
        self.dealt[seat] += len(told)
        if down:
            self.acts.append(Act("down", seat, cards=down, at=at))
        if up:
            self.acts.append(Act("up", seat, cards=up, at=at))

    def _face_up(self, seat: Seat, number: int) -> int:
        """How many of the cards dealt now lie face up: in stud the third to the sixth of each player."""
        if "bring_in" not in self.values:
            return 0
        before = self.dealt[seat]
        return sum(1 for place in range(before + 1, before + number + 1) if 3 <= place <= 6)

    def _centre(self, words: Sequence[str], at: Span) -> None:
        self._next_street()
        self.acts.append(Act("center", cards=_cards(_pairs(words[2])), at=at))

    def _next_street(self) -> None:
        """Cards end the interval before them."""
        if self.spoken:
            self.staked, self.bet, self.spoken = [0] * len(self.stacks), 0, False

    def _folds(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self.spoken = True
        self.acts.append(Act("drops", seat, at=at))

    def _checks_or_calls(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self.spoken = True
        owed = self.bet - self.staked[seat]
        if owed > 0 and self.stacks[seat]:
            self._pays("calls", seat, owed, at)
        else:
            self.acts.append(Act("checks", seat, at=at))

    def _bets_or_raises(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self.spoken = True
        more = self._number(words[2]) - self.staked[seat]
        if self.bet:
            self._pays("raises", seat, more, at, "to")
        else:
            self._pays("bets", seat, more, at)

    def _brings_in(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self._pays("blinds", seat, self._amounts("bring_in")[0], at)

    def _discards(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self._next_street()
        told = _pairs(words[2]) if len(words) > 2 else []
        if not told:
            self.acts.append(Act("stands", seat, at=at))
            return
        cards = _cards(told)
        whole = len(cards) == len(told)
        self.acts.append(Act("discards", seat, cards=cards if whole else (), numbers=() if whole else (len(told),), at=at))

    def _shows_or_mucks(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        if len(words) <= 2:
            self.acts.append(Act("drops", seat, at=at))
        elif cards := _cards(_pairs(words[2])):
            self.acts.append(Act("shows", seat, cards=cards, at=at))

    # --- how it ended

    def _ends(self) -> None:
        """What each took out of the pot, where the hand tells it."""
        name = "finishing_stacks" if "finishing_stacks" in self.values else "winnings"
        try:
            told = self._of_each(name)
        except _Wrong as wrong:
            self.faults.append(Fault(*wrong.args))
            return
        if name == "winnings":
            back = self._uncalled() if told else []
            fits = sum(told) + sum(back) <= sum(self.spent)  # some count it in
            taken = [chips + more for chips, more in zip(told, back, strict=False)] if fits else list(told)
        else:
            taken = [after - left for after, left in zip(told, self.stacks, strict=False)]
        at = self._at(name)
        for seat, chips in enumerate(taken):
            if chips < 0:
                self._doubt(
                    at, f"{self.names[seat]} has {amount_text(self._chips(-chips)[0])} less at the end than he was left"
                )
        if (more := sum(taken) - sum(self.spent)) > 0:
            self._doubt(at, f"the players took {amount_text(self._chips(more)[0])} more than there was in the pot")
        if self.doubts:
            return
        if taken and (rake := sum(self.spent) - sum(taken)) > 0:
            self.acts.append(Act("rake", amounts=self._chips(rake), at=at))
        self.acts += [Act("gathers", seat, amounts=self._chips(chips), at=at) for seat, chips in enumerate(taken) if chips > 0]
        said = [f"{key} = {value.strip()}" for key, (_, value) in self.values.items() if key not in _TOLD]
        if said:
            self.acts.append(Act("note", text="; ".join(said), at=Span(self.first, 1, 2)))

    def _doubt(self, at: Span, why: str) -> None:
        self.doubts.append(Doubt(at, why))

    def _uncalled(self) -> list[int]:
        """What goes back to whoever bet more than anybody called, which is none of his winnings."""
        most, second = sorted(self.spent, reverse=True)[:2] if len(self.spent) > 1 else (0, 0)
        return [most - second if chips == most else 0 for chips in self.spent]


def _pairs(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def _cards(told: Sequence[str]) -> tuple[Card, ...]:
    """The cards that are known."""
    return tuple(CARDS[each] for each in told if each != UNKNOWN)


_DEALS: dict[str, Callable[[_Hand, Sequence[str], Span], None]] = {"dh": _Hand._dealt_to, "db": _Hand._centre}
_DOES: dict[str, Callable[[_Hand, Seat, Sequence[str], Span], None]] = {
    "f": _Hand._folds,
    "cc": _Hand._checks_or_calls,
    "cbr": _Hand._bets_or_raises,
    "pb": _Hand._brings_in,
    "sd": _Hand._discards,
    "sm": _Hand._shows_or_mucks,
}
