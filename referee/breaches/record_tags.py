"""What a foreign record says of itself in its tags, held against the record: contract, declarer, result, score.

A record from another program carries its tags in a note of the form `[Contract "4SX"] [Declarer "N"] [Result "9"]`, which comes
last in its deal. A tag is typed by whoever kept the record and not by a player, so that a tag that says otherwise than the
record is a fault of the record, and accuses nobody.

A result is held against the tricks that the record tells, and where it tells no more than some of them, against what these
leave open. A score is wrong only if it fits neither the table of the book nor the one in use today, which differs from it
for doubled and redoubled contracts, with the tricks that the record tells or those that its own tag says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from attrs import frozen

from referee.contract import Contract
from referee.law import Breach
from referee.matter import Matter
from referee.play.tricks import tricks_won
from referee.record import DENOMINATIONS, NS, SEAT_LETTERS, SIDE_NAMES, Act, Span
from referee.score.bridge import BOOK
from referee.score.duplicate import board_score
from referee.score.sheet import counted
from referee.table import AUCTION, OVER, Table

VERBS = ("note",)

CONTRACT_TAG = Breach("contract-tag", "a contract in the tags that the record does not bear out", suspect=True)
DECLARER_TAG = Breach("declarer-tag", "a declarer in the tags that the record does not bear out", suspect=True)
RESULT_TAG = Breach("result-tag", "a result in the tags that the record does not bear out", suspect=True)
SCORE_TAG = Breach("score-tag", "a score in the tags that the record does not bear out", suspect=True)
#: an irregularity that the law knows, and whose mark or lack of one is told by whoever weighs the record (`referee.formats`)
UNMARKED = Breach("unmarked-irregularity", "an irregularity that the record does not mark", suspect=True)
MARK_ALONE = Breach("mark-without-irregularity", "a mark in the record where nothing irregular is found", suspect=True)

#: tags in a note: name and value, quotation marks and backslashes within a value behind a backslash
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_CHECKED = re.compile(r'\[(Contract|Declarer|Result|Score|Scoring) "([^"]+)"\]')
_CONTRACT = re.compile(r"\s*([1-7])\s*(NT?|[SHDC])\s*(XX?)?\s*", re.IGNORECASE)
_SIDED = re.compile(r"(NS|EW)\s*([+-]?\d{1,5})(?!\d)", re.IGNORECASE)
_NUMBER = re.compile(r"([+-]?)\s*(\d{1,5})")
TRICKS = 13
#: kinds of scoring in which the score of a deal is no board score
_OTHER_SCORING = re.compile(r"rubber|chicago|oldmp", re.IGNORECASE)


class TagSpan(Span):
    """The place of the tags: that of the first, and of each by its name, looked up in the lines when somebody asks."""

    __slots__ = ("text",)
    text: str

    def of(self, name: str) -> Span:
        """Where the tag of this name stands."""
        found = re.search(rf'\[\s*{name}\s*"[^"]*"\s*\]', self.text)
        if found is None:
            return self
        column = found.start() - self.text.rfind("\n", 0, found.start())
        line = self.line + self.text.count("\n", 0, found.start())
        return Span(line, column, column + len(found[0]))


def tag_span(line: int, text: str) -> TagSpan:
    """The place of tags that stand in this text, whose first line has that number."""
    span = TagSpan(line, 1, 2)
    object.__setattr__(span, "text", text)
    return span


@frozen
class Won:
    """The fewest and the most tricks that declarer's side can have won, as the record tells."""

    fewest: int
    most: int


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Tags that say otherwise than the table."""
    if not act.text.startswith("["):
        return
    tags: dict[str, str] = {}
    for name, value in _CHECKED.findall(act.text):
        tags.setdefault(name, value)
    if not tags:
        return
    yield from _contract_and_declarer(table, act, tags)
    contract = table.contract
    if contract is None:
        return
    won = _won(table, contract)
    told = result_of(tags.get("Result", ""), contract.side)
    if told is not None and not won.fewest <= told <= won.most:
        range_ = str(won.fewest) if won.fewest == won.most else f"{won.fewest} to {won.most}"
        why = f"the tag says that declarer won {counted(told, 'trick')}, the record {range_}"
        if "^" not in tags["Result"]:  # marked as agreed at the table
            yield Matter(RESULT_TAG, None, why, _place(act, "Result"), count=told)
    elif told is not None and "^" in tags["Result"] and won.fewest == won.most:
        why = f"the result is marked as not the one played, and the record tells the same {told} tricks"
        yield Matter(RESULT_TAG, None, why, _place(act, "Result"), count=told)
    if "Score" in tags and not _OTHER_SCORING.search(tags.get("Scoring", "")):
        yield from _score(table, act, tags["Score"], {*_known(won), *_known(told)})


def _place(act: Act, name: str) -> Span:
    return act.at.of(name) if isinstance(act.at, TagSpan) else act.at


def _contract_and_declarer(table: Table, act: Act, tags: dict[str, str]) -> Iterator[Matter]:
    """The contract of the tags beside that of the auction, where one is told."""
    auction = table.auction
    if auction is None or not (auction.closed or table.phase == OVER) or table.phase == AUCTION:
        return
    said = tags.get("Contract", "")
    contract = table.contract
    if said.casefold() == "pass":
        if contract is not None:
            yield Matter(CONTRACT_TAG, None, f"the tag says that all passed, the auction {contract}", _place(act, "Contract"))
        return
    named = contract_named(said)
    if contract is None:
        if named is not None:
            yield Matter(CONTRACT_TAG, None, f"the tag says {said}, and in the auction all passed", _place(act, "Contract"))
        return
    if named is not None and named != (contract.level, contract.denomination, contract.doubling):
        why = f"the tag says {said}, the auction {short(contract)}"
        yield Matter(CONTRACT_TAG, None, why, _place(act, "Contract"))
    declarer = tags.get("Declarer", "").strip().upper()
    seat = SEAT_LETTERS.find(declarer.lstrip("^")) if declarer.lstrip("^") else -1
    if seat < 0:
        return
    # ^: declarer and dummy have changed places, and the table has it so if the record tells how that came about
    if seat != contract.declarer and not ("^" in declarer and seat % 2 == contract.side):
        letter = SEAT_LETTERS[contract.declarer]
        why = f"the tag says that {declarer} is declarer, the auction makes it {letter}"
        yield Matter(DECLARER_TAG, None, why, _place(act, "Declarer"))


def short(contract: Contract) -> str:
    """A contract as tags write it: `4SX`."""
    return f"{contract.level}{DENOMINATIONS[contract.denomination]}{'X' * (contract.doubling // 2)}"


@lru_cache(maxsize=512)
def contract_named(text: str) -> tuple[int, int, int] | None:
    """The level, the denomination and the doubling of a contract as tags write it.

    >>> contract_named("4SX"), contract_named("?")
    ((4, 3, 2), None)
    """
    found = _CONTRACT.fullmatch(text)
    if found is None:
        return None
    denomination = "CDHSN".index(found[2][0].upper())
    return int(found[1]), denomination, 1 << len(found[3] or "")


@lru_cache(maxsize=512)
def result_of(text: str, side: int) -> int | None:
    """The tricks of declarer's side as a tag tells them: `9`, `NS 9`, `NS 9 EW 4`; None where it does not tell.

    >>> result_of("9", 0), result_of("EW 10", 0), result_of("^NS 9 EW 4", 1), result_of("?", 0)
    (9, 3, 4, None)
    """
    for name, number in _SIDED.findall(text):
        own = (name.upper() == "EW") == bool(side)
        return (int(number) if own else TRICKS - int(number)) if 0 <= int(number) <= TRICKS else None
    found = _NUMBER.fullmatch(text.strip().lstrip("^").strip())
    return int(found[2]) if found and not found[1] and int(found[2]) <= TRICKS else None


def _won(table: Table, contract: Contract) -> Won:
    if table.phase == OVER and table.tricks is not None:
        both = tricks_won(table)
        if sum(both) == table.game.hand_size:
            return Won(both[contract.side], both[contract.side])
    both = tricks_won(table) if table.tricks is not None else (0, 0)
    fewest, most = both[contract.side], table.game.hand_size - both[1 - contract.side]
    if table.won is not None and table.phase != OVER:
        told = table.won[1] if table.won[0] == contract.side else table.game.hand_size - table.won[1]
        if fewest <= told <= most:
            return Won(told, told)
    return Won(fewest, most)


def _known(won: Won | int | None) -> set[int]:
    if isinstance(won, Won):
        return {won.fewest} if won.fewest == won.most else set()
    return set() if won is None else {won}


def _score(table: Table, act: Act, said: str, tricks: set[int]) -> Iterator[Matter]:
    contract = table.contract
    assert contract is not None
    tricks = {number for number in tricks if 0 <= number <= table.game.hand_size}
    if not tricks:
        return
    due = {score for number in sorted(tricks) for score in scores(contract, number, table.vulnerable)}
    told = scores_told(said, contract)
    if told and not told & due:
        where = SIDE_NAMES[NS]
        wanted = " or ".join(f"{score:+d}" for score in sorted(due))
        why = f"the tag says '{said}', and {short(contract)} by {SEAT_LETTERS[contract.declarer]}"
        why += f" with {' or '.join(map(str, sorted(tricks)))} tricks is {wanted} for {where}"
        yield Matter(SCORE_TAG, None, why, _place(act, "Score"))


def scores_told(said: str, contract: Contract) -> set[int]:
    """What N-S are plus, as a score may mean it: without a side it is declarer's, and some programs write that of N-S."""
    sided = _SIDED.findall(said)
    if sided:
        name, number = sided[0]
        return {int(number) if name.upper() == "NS" else -int(number)}
    found = _NUMBER.fullmatch(said.strip())
    if found is None:
        return set()
    number = int(found[2]) * (-1 if found[1] == "-" else 1)
    return {number, -number if contract.side else number}


def scores(contract: Contract, tricks: int, vulnerable: tuple[bool, bool]) -> set[int]:
    """What N-S are plus by the table of the book, and by the one in use today."""
    by_book = board_score(contract, tricks, vulnerable)
    made = tricks - BOOK - contract.level
    down, own = -made, vulnerable[contract.side]
    today = abs(by_book)
    if down > 0 and contract.doubling > 1:
        first, second, further = (200, 300, 300) if own else (100, 200, 300)
        today = first + sum(second if number < 3 else further for number in range(1, down))
        today *= contract.doubling // 2
    elif made >= 0 and contract.doubling == 4:
        today += 50
    return {by_book, today if by_book >= 0 else -today}
