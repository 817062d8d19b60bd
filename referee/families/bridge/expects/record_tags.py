"""What a foreign record says of itself in its tags, held against the record: contract, declarer, result, score.

A record from another program carries its tags in the form `tags Contract "4SX", Declarer "N", Result "9"`, which comes last in
its deal. A tag is typed by whoever kept the record and not by a player, so that a tag that says otherwise than the
record is a fault of the record, and accuses nobody.

A result is held against the tricks that the record tells, and where it tells no more than some of them, against what these
leave open. A score is wrong if it does not fit the table of the code under which the record is judged, with the tricks that
the record tells or those that its own tag says.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from referee.core.expect import TagDiffers
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import DENOMINATIONS, NS, SEAT_LETTERS, SIDE_NAMES, Act, Side, Span
from referee.core.sheet import counted
from referee.core.subject import Breach
from referee.core.table import AUCTION, OVER, Table
from referee.core.values import frozen
from referee.families.bridge.score.duplicate import DuplicateSheet, board_score
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.board import board_of
from referee.mechanics.tricks.moves.tricks import tricks_won
from referee.mechanics.tricks.state import Tricks
from referee.score.bridge import OF_THE_BOOK, ScoringTable

VERBS = ("tags",)

DEAL_TAG = TagDiffers("deal", says="a deal in the tags that cannot be read")
CONTRACT_TAG = TagDiffers("contract", says="a contract in the tags that the record does not bear out")
DECLARER_TAG = TagDiffers("declarer", says="a declarer in the tags that the record does not bear out")
RESULT_TAG = TagDiffers("result", says="a result in the tags that the record does not bear out")
SCORE_TAG = TagDiffers("score", says="a score in the tags that the record does not bear out")

_CHECKED = frozenset({"Contract", "Declarer", "Result", "Score", "Scoring"})
#: values of tags that say nothing
_NOT_SAID = ("", "?", "-")
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


Said = tuple[tuple[str, str], ...]


@frozen
class Known:
    """What the record tells of the things that tags speak of."""

    #: whether the auction is told to its end
    auction: bool
    contract: Contract | None
    #: the fewest and the most tricks that declarer's side can have won
    fewest: int
    most: int
    #: whether the play is told to its end
    whole: bool
    vulnerable: tuple[bool, bool]
    #: the table by which boards are scored here
    table: ScoringTable


#: something that does not fit: what kind of thing, the name of the tag, in words, the number of tricks
Misfit = tuple[Breach, str, str, int]


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Tags that say otherwise than the table."""
    said = said_in(act)
    for breach, name, why, number in misfits(said, _known(table)) if said else ():
        yield Matter(breach, None, why, act.at.of(name) if isinstance(act.at, TagSpan) else act.at, count=number)


def said_in(act: Act) -> Said:
    """The tags that speak of what a record tells."""
    return tuple([tag for tag in act.tags if tag[0] in _CHECKED and tag[1] not in _NOT_SAID])


def _known(table: Table) -> Known:
    auction, contract = table.part(Auction), table.part(Contract)
    told = auction is not None and table.phase != AUCTION and (auction.closed or table.phase == OVER)
    both = (0, 0) if contract is None or table.part(Tricks) is None else tricks_won(table)
    won = reckoning_of(table).won if table.phase != OVER else None
    return known_of(contract, both, won, table.hand_size, board_of(table).vulnerable, scale_of(table.game), told)


def scale_of(game: Game) -> ScoringTable:
    """The table by which boards of this game are scored."""
    return game.score.table if isinstance(game.score, DuplicateSheet) else OF_THE_BOOK


def known_of(
    contract: Contract | None,
    both: Sequence[int],
    won: tuple[Side, int] | None,
    size: int,
    vulnerable: tuple[bool, bool],
    scale: ScoringTable,
    told: bool = True,
) -> Known:
    """What is known where each side has so many tricks, or one is said to have won so many; and whether the auction is told."""
    if contract is None:
        return Known(told, None, 0, size, False, vulnerable, scale)
    side = contract.side
    fewest, most = both[side], size - both[1 - side]
    whole = fewest == most
    if won is not None:
        number = won[1] if won[0] == side else size - won[1]
        if fewest <= number <= most:
            fewest = most = number
    return Known(told, contract, fewest, most, whole, vulnerable, scale)


@lru_cache(maxsize=10_000)
def misfits(said: Said, known: Known) -> tuple[Misfit, ...]:
    """What the tags say otherwise than the record. Remembered, because an archive has the same few things over and over."""
    tags: dict[str, str] = {}
    for name, value in said:
        tags.setdefault(name, value)
    found = list(_contract_and_declarer(tags, known))
    if known.contract is not None:
        found += _result(tags, known, known.contract)
        if "Score" in tags and not _OTHER_SCORING.search(tags.get("Scoring", "")):
            found += _score(tags, known, known.contract)
    return tuple(found)


def _contract_and_declarer(tags: dict[str, str], known: Known) -> Iterator[Misfit]:
    """The contract of the tags beside that of the auction, where one is told."""
    if not known.auction:
        return
    said, contract = tags.get("Contract", ""), known.contract
    named = contract_named(said)
    if contract is None:
        if named is not None:
            yield CONTRACT_TAG, "Contract", f"the tag says {said}, and in the auction all passed", 0
        return
    if said.casefold() == "pass":
        yield CONTRACT_TAG, "Contract", f"the tag says that all passed, the auction {contract}", 0
        return
    if named is not None and named != (contract.level, contract.denomination, contract.doubling):
        yield CONTRACT_TAG, "Contract", f"the tag says {said}, the auction {short(contract)}", 0
    declarer = tags.get("Declarer", "").strip().upper()
    seat = SEAT_LETTERS.find(declarer.lstrip("^")) if declarer.lstrip("^") else -1
    # ^: declarer and dummy have changed places, and the table has it so if the record tells how that came about
    swapped = "^" in declarer and abs(seat - contract.declarer) == 2
    if seat >= 0 and seat != contract.declarer and not swapped:
        letter = SEAT_LETTERS[contract.declarer]
        yield DECLARER_TAG, "Declarer", f"the tag says that {declarer} is declarer, the auction makes it {letter}", 0


def _result(tags: dict[str, str], known: Known, contract: Contract) -> Iterator[Misfit]:
    said = tags.get("Result", "")
    told = result_of(said, contract.side)
    if told is None:
        return
    fits = known.fewest <= told <= known.most
    if "^" in said:  # agreed at the table, and not what was played
        if fits and known.whole:
            yield RESULT_TAG, "Result", f"the result is marked as not the one played, and it is: {counted(told, 'trick')}", told
    elif not fits:
        range_ = str(known.fewest) if known.fewest == known.most else f"{known.fewest} to {known.most}"
        yield RESULT_TAG, "Result", f"the tag says that declarer won {counted(told, 'trick')}, the record {range_}", told


def _score(tags: dict[str, str], known: Known, contract: Contract) -> Iterator[Misfit]:
    told = result_of(tags.get("Result", ""), contract.side)
    tricks = sorted(({known.fewest} if known.fewest == known.most else set()) | (set() if told is None else {told}))
    due = {board_score(contract, number, known.vulnerable, known.table) for number in tricks}
    said = scores_told(tags["Score"], contract)
    if due and said and not said & due:
        wanted = " or ".join(f"{score:+d}" for score in sorted(due))
        why = f"the tag says '{tags['Score']}', and {short(contract)} by {SEAT_LETTERS[contract.declarer]}"
        why += f" with {' or '.join(map(str, tricks))} tricks is {wanted} for {SIDE_NAMES[NS]}"
        yield SCORE_TAG, "Score", why, 0


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
