"""PHH, the poker hand history of TOML files: one hand a file, or many under numbered headings (`.phhs`).

What a hand needs of TOML is little, and hands come by the million, so that it is read line by line: a name, a number or a
list of them, a list of quoted actions that may go over several lines with comments between. A player who is told only to
"check or call", or to "bet or raise to" so much, does what the chips before him make of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import define, field

from referee.core.cards import RANKS, SUIT_LETTERS, SUITS, Card, card
from referee.core.record import Act, DealRead, Fault, Record, Seat, Span, amount_text
from referee.formats.moves import PHH, doubt
from referee.formats.phh_fields import HEADING, MONEY, QUOTED, UNTOLD_STACK, Fields, Wrong

#: the fields that a hand is judged by; whatever else it says of itself is kept as a note
_TOLD = frozenset({*MONEY, "variant", "actions", "players", "ante_trimming_status"})

CARDS: dict[str, Card] = {
    f"{rank}{letter.lower()}": card(suit, rank)
    for rank in RANKS
    if len(rank) == 1
    for suit, letter in zip(SUITS, SUIT_LETTERS, strict=False)
}
UNKNOWN = "??"


#: the game of a hand that does not say rightly which it is
_UNSAID = "poker"


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The hands of a file, each a record of its own."""
    for first, lines in _hands(source):
        yield DealRead(_Hand(Fields(first, lines)).record(), begins=True)


def _hands(source: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each hand, and the number of the first."""
    first, lines, told = 1, list[str](), False
    for number, line in enumerate(source, 1):
        mark = line[:1] if line[:1].isalpha() else line.lstrip()[:1]
        if mark == "[" and HEADING(line):
            if told:
                yield first, lines
            first, lines, told = number, [], False
        elif mark and mark != "#":
            told = True
        lines.append(line if line[-1:] == "\n" else f"{line}\n")
    if told:
        yield first, lines


@define
class _Hand:
    """One hand while its actions become acts."""

    fields: Fields
    acts: list[Act] = field(factory=list)
    faults: list[Fault] = field(factory=list)
    doubts: list[Act] = field(factory=list)
    names: tuple[str, ...] = ()
    stacks: list[int] = field(factory=list)
    staked: list[int] = field(factory=list)
    spent: list[int] = field(factory=list)
    #: how many cards each has been dealt
    dealt: list[int] = field(factory=list)
    #: and whether he has thrown any out, and what he gets is served in the draw; how many he is still to get for them
    draws: list[bool] = field(factory=list)
    due: list[int] = field(factory=list)
    bet: int = 0
    #: whether anything has been said since the last cards
    spoken: bool = False
    #: the intervals of betting that are over, and whether somebody has gone all in in this one
    interval: int = 0
    all_in: bool = False

    def record(self) -> Record:
        """The hand as a record; what cannot be read in it is a fault, and the rest is kept."""
        game = _UNSAID
        try:
            self.fields.read()
            game = self.fields.game()
            self._sits_down()
            self._begins()
        except Wrong as wrong:
            self.faults.append(Fault(*wrong.args))
        else:
            self._actions()
            self._ends()
            said = [f"{key} = {value.strip()}" for key, (_, value) in self.fields.values.items() if key not in _TOLD]
            if said:
                self.acts.append(Act("note", text="; ".join(said), at=Span(self.fields.first, 1, 2)))
        acts = (*self.acts, *self.doubts)
        return Record(game, acts, self.fields.first, self.names, self.names, source=PHH, faults=tuple(self.faults))

    def _sits_down(self) -> None:
        self.stacks = self.fields.amounts("starting_stacks")
        if not self.stacks:
            raise Wrong(self.fields.first, 1, "nobody has a stack", "starting_stacks = [200, 200]")
        players = len(self.stacks)
        self.staked, self.spent, self.dealt = [0] * players, [0] * players, [0] * players
        self.draws, self.due = [False] * players, [0] * players
        self.names = self.fields.names(players)

    # --- before the cards

    def _begins(self) -> None:
        players = len(self.stacks)
        at = Span(self.fields.values["starting_stacks"][0], 1, 2)
        button = 1 if players == 2 and "blinds_or_straddles" in self.fields.values else players - 1
        self.acts += [Act("deal", at=at), Act("dealer", button, at=at), *self._limit()]
        self.acts += self._stacks(at)
        self._antes(self.fields.of_each("antes", len(self.stacks)))
        blinds = self.fields.of_each("blinds_or_straddles", len(self.stacks))
        # Between two players the button posts the small blind, though the list has it first. What somebody posts who has just
        # sat down is told as less than nothing; the last of the blinds proper is where the betting begins.
        posted = [(1, blinds[0]), (0, blinds[1])] if players == 2 and len(blinds) == 2 else list(enumerate(blinds))
        for seat, each in sorted(posted, key=lambda post: (post[1] >= 0, post[1])):
            self._pays("blinds", seat, abs(each), at=self.fields.at("blinds_or_straddles"))

    def _stacks(self, at: Span) -> list[Act]:
        """What each has: in one act where all is known, since it costs an act for every player otherwise."""
        told = [self.fields.chips(stack)[0] for stack in self.stacks]
        if max(self.stacks) < UNTOLD_STACK:
            return [Act("stack", amounts=tuple(told), at=at)]
        return [
            Act("stack", seat, amounts=(told[seat],), at=at) for seat, stack in enumerate(self.stacks) if stack < UNTOLD_STACK
        ]

    def _antes(self, antes: Sequence[int]) -> None:
        at = self.fields.at("antes")
        if antes and len(set(antes)) == 1 and 0 < antes[0] <= min(self.stacks):
            self.stacks = [stack - antes[0] for stack in self.stacks]
            self.spent = [spent + antes[0] for spent in self.spent]
            self.acts.append(Act("antes", amounts=self.fields.chips(antes[0]), at=at))
            return
        for seat, each in enumerate(antes):
            self._pays("antes", seat, each, at=at, how="alone" if len(set(antes)) > 1 else "", counts=False)

    def _limit(self) -> list[Act]:
        at = self.fields.at("variant")
        if "small_bet" in self.fields.values:
            return [
                Act(
                    "limit",
                    amounts=tuple(
                        self.fields.chips(each)[0]
                        for name in ("small_bet", "big_bet")
                        for each in self.fields.amounts(name)[:1]
                    ),
                    at=at,
                )
            ]
        how = "pot" if self.fields.values["variant"][1].strip().strip("'\"").startswith("P") else "stakes"
        return [Act("limit", how=how, at=at)]

    def _pays(self, verb: str, seat: Seat, chips: int, at: Span, how: str = "", *, counts: bool = True) -> None:
        """The act by which a player puts in so many chips, at most what he has."""
        chips = min(chips, self.stacks[seat])
        if not chips:
            return
        self.stacks[seat] -= chips
        self.spent[seat] += chips
        self.all_in = self.all_in or not self.stacks[seat]
        if counts:
            self.staked[seat] += chips
            self.bet = max(self.bet, self.staked[seat])
        told = self.staked[seat] if how == "to" else chips
        self.acts.append(Act(verb, seat, how=how, amounts=self.fields.chips(told), at=at))

    # --- the actions

    def _actions(self) -> None:
        number, text = self.fields.values.get("actions", (self.fields.first, "[]"))
        opening = text.index("[") if "[" in text else 0
        shift = self.fields.lines[number - self.fields.first].find(text[opening : opening + 1]) - opening
        line, begins, several = number, -shift, "\n" in text
        for found in QUOTED.finditer(text):
            what = found[1] or found[2] or ""
            words = what.partition("#")[0].split()
            if not words:
                continue
            start, end = found.span()
            if several and (newlines := text.count("\n", max(begins, 0), start)):
                line += newlines
                begins = text.rfind("\n", 0, start) + 1
            at = Span(line, start - begins + 2, end - begins)
            try:
                self._action(words, at)
            except (Wrong, KeyError, IndexError, ValueError, ZeroDivisionError):
                expected = "such as 'p1 cbr 200' or 'd db 7d6s5c'"
                self.faults.append(Fault(line, at.column, f"'{what[:40]}' is not an action", expected))

    def _action(self, words: Sequence[str], at: Span) -> None:
        if words[0] == "d":
            _DEALS[words[1]](self, words, at)
            return
        seat = int(words[0].removeprefix("p")) - 1
        if not 0 <= seat < len(self.stacks):
            raise Wrong(at.line)
        _DOES[words[1]](self, seat, words, at)

    def _dealt_to(self, words: Sequence[str], at: Span) -> None:
        seat = int(words[2].removeprefix("p")) - 1
        if not 0 <= seat < len(self.stacks):
            raise Wrong(at.line)
        self._next_street()
        if self.draws[seat]:
            self._draws(seat, len(words[3]) // len(UNKNOWN), at)
        if not words[3].strip(UNKNOWN) and len(words[3]) % len(UNKNOWN) == 0:  # as most hands of other players are
            self.dealt[seat] += len(words[3]) // len(UNKNOWN)
            return
        told = _pairs(words[3])
        cards = _cards(told)
        open_cards = self._face_up(seat, len(told))
        down, up = (cards, ()) if not open_cards else (cards[: len(told) - open_cards], cards[len(told) - open_cards :])
        self.dealt[seat] += len(told)
        if down:
            self.acts.append(Act("serves" if self.draws[seat] else "down", seat, cards=down, at=at))
        if up:
            self.acts.append(Act("up", seat, cards=up, at=at))

    def _draws(self, seat: Seat, number: int, at: Span) -> None:
        """Nobody is dealt more than he has thrown out."""
        if number > self.due[seat]:
            self._doubt(at, f"{self.names[seat]} was dealt {number} in the draw, of {self.due[seat]} due to him")
        self.due[seat] = max(self.due[seat] - number, 0)

    def _face_up(self, seat: Seat, number: int) -> int:
        """How many of the cards dealt now lie face up: in stud the third to the sixth of each player."""
        if "bring_in" not in self.fields.values:
            return 0
        before = self.dealt[seat]
        return sum(1 for place in range(before + 1, before + number + 1) if 3 <= place <= 6)

    def _centre(self, words: Sequence[str], at: Span) -> None:
        self._next_street()
        self.acts.append(Act("center", cards=_cards(_pairs(words[2])), at=at))

    def _next_street(self) -> None:
        """Cards end the interval before them."""
        if self.spoken:
            self.staked, self.bet, self.spoken, self.all_in = [0] * len(self.stacks), 0, False, False
            self.interval += 1

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
        to = self.fields.number(words[2])
        more = to - self.staked[seat]
        if why := self._cannot_be(seat, to, more):
            self._doubt(at, f"{self.names[seat]} {why}")
        if self.bet:
            self._pays("raises", seat, more, at, "to")
        else:
            self._pays("bets", seat, more, at)

    def _cannot_be(self, seat: Seat, to: int, more: int) -> str:
        """What is wrong with a bet by the stacks and sizes that the hand tells.

        To raise by too few where no sizes are fixed, and by too many where they are, is for the laws.
        """

        def told(chips: int) -> str:
            return amount_text(self.fields.chips(chips)[0])

        if more > self.stacks[seat]:
            return f"puts in {told(more)}, and has {told(self.stacks[seat])} in front of him"
        if more == self.stacks[seat]:
            return ""
        least = self.fields.amounts("min_bet")[:1]
        if least and not self.bet and to < least[0]:
            return f"bets {told(to)}, where the least bet is {told(least[0])}"
        sizes = self._sizes()
        if not sizes or self.all_in or to > self.bet + max(sizes):
            return ""
        brought = self.fields.amounts("bring_in")[:1] == [self.bet] and not self.interval
        due = {self.bet + size for size in sizes if not (brought and self.bet < size)}
        due |= {size for size in sizes if self.bet < size}  # the bring-in is completed, a small blind bet as well
        return "" if to in due else f"bets {told(to)}, where it is {' or '.join(map(told, sorted(due)))}"

    def _sizes(self) -> list[int]:
        """What may be bet or raised now at a fixed limit: in the second interval of stud a pair showing may bet the big one."""
        early, late = self.fields.amounts("small_bet")[:1], self.fields.amounts("big_bet")[:1]
        if self.interval == 1 and "bring_in" in self.fields.values:
            return early + late
        return late if self.interval > 1 else early

    def _brings_in(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self._pays("blinds", seat, self.fields.amounts("bring_in")[0], at)

    def _discards(self, seat: Seat, words: Sequence[str], at: Span) -> None:
        self._next_street()
        told = _pairs(words[2]) if len(words) > 2 else []
        if not told:
            self.acts.append(Act("stands", seat, at=at))
            return
        self.draws[seat] = True
        self.due[seat] += len(told)
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
        name = "finishing_stacks" if "finishing_stacks" in self.fields.values else "winnings"
        try:
            told = self.fields.of_each(name, len(self.stacks))
        except Wrong as wrong:
            self.faults.append(Fault(*wrong.args))
            return
        if name == "winnings":
            back = self._uncalled() if told else []
            fits = sum(told) + sum(back) <= sum(self.spent)  # some count it in
            taken = [chips + more for chips, more in zip(told, back, strict=False)] if fits else list(told)
        else:
            taken = [after - left for after, left in zip(told, self.stacks, strict=False)]
        at = self.fields.at(name)
        for seat, chips in enumerate(taken):
            if chips < 0:
                self._doubt(
                    at, f"{self.names[seat]} has {amount_text(self.fields.chips(-chips)[0])} less at the end than he was left"
                )
        if (more := sum(taken) - sum(self.spent)) > 0:
            self._doubt(at, f"the players took {amount_text(self.fields.chips(more)[0])} more than there was in the pot")
        if self.doubts:
            return
        if taken and (rake := sum(self.spent) - sum(taken)) > 0:
            self.acts.append(Act("rake", amounts=self.fields.chips(rake), at=at))
        self.acts += [
            Act("gathers", seat, amounts=self.fields.chips(chips), at=at) for seat, chips in enumerate(taken) if chips > 0
        ]

    def _doubt(self, at: Span, why: str) -> None:
        self.doubts.append(doubt(at, why))

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
