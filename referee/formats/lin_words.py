"""The words of LIN: calls, cards, hands, results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from referee.core.cards import RANK_PLACE, SUIT_WIDTH, Card
from referee.core.record import DENOMINATIONS, DOUBLE, PASS, REDOUBLE, Call, Seat, bid
from referee.formats.moves import in_any_case, one_line, trump_of
from referee.reading.spelling import holdings

#: the commands of LIN; nothing is what stands after the last bar
_COMMANDS = frozenset((
    "", "3b", "4b", "ah", "an", "at", "bc", "bg", "bm", "bn", "bt", "cp", "cr", "cs", "ct", "fh", "fp", "ha", "hc", "hf", "hs",
    "ia", "kn", "lb", "lf", "lg", "mb", "mc", "md", "mn", "mp", "nb", "ng", "nt", "ob", "pc", "pg", "pn", "pw", "px", "qx",
    "rh", "rs", "sa", "sb", "se", "sk", "st", "sv", "tc", "tu", "ub", "up", "va", "ve", "vg", "wb",
))  # fmt: skip
_COMMAND = re.compile(r"(?<![^|\s])([a-z][a-z0-9])\|([^|]*)(?=\||\Z)", re.IGNORECASE)
#: the name of each command and its value
Commands = Sequence[tuple[str, str]]
#: LIN counts seats from South
SEATS = (2, 3, 0, 1)
_HAND = re.compile(r"\s*S([0-9TJQKA]*)H([0-9TJQKA]*)D([0-9TJQKA]*)C([0-9TJQKA]*)\s*")
_RANKS = re.compile("(?:10|[2-9TJQKA])*")
_RESULT = re.compile(r"\s*([1-7])\s*(NT?|[SHDC])\s*([NESW])\s*(x{0,2})\s*(=|[+-]\d{1,2})\s*", re.IGNORECASE)


def commands_of(text: str) -> Commands:
    """The commands of a text. Where its pages end is left out, as far as that can be seen at once."""
    words = text.replace("\n", "").replace("|pg||", "|").split("|")
    names = words[::2]
    if not _COMMANDS.issuperset(names):
        names = [name.strip().lower() for name in names]
        if not _COMMANDS.issuperset(names):
            return [(found[1].lower(), found[2].replace("\n", "")) for found in _COMMAND.finditer(text)]
    return list(zip(names, words[1::2], strict=False))


def _call_words() -> dict[str, Call]:
    words = {"p": PASS, "pass": PASS, "d": DOUBLE, "x": DOUBLE, "dbl": DOUBLE, "r": REDOUBLE, "xx": REDOUBLE, "rdbl": REDOUBLE}
    for level in range(1, 8):
        for place, name in enumerate(DENOMINATIONS):
            words[f"{level}{name.lower()}"] = words[f"{level}{name[0].lower()}"] = bid(level, place)
    spelled = in_any_case(words)
    return spelled | {f"{word}!": call for word, call in spelled.items()}


CALLS = _call_words()
CARDS: dict[str, Card] = in_any_case(
    {
        f"{letter}{rank}": suit * SUIT_WIDTH + place
        for suit, letter in enumerate("CDHS")
        for rank, place in RANK_PLACE.items()
        if rank not in ("11", "12", "13")
    }
)
_PACK = frozenset(CARDS.values())


def is_number(text: str) -> bool:
    """Whether this is a number such as that of a board."""
    return text.strip().isdecimal() and len(text) <= 9


#: a bar within a value, which would end it
_BAR = "&#124;"


def bare(text: str) -> str:
    """A text as a value holds it."""
    return one_line(text).replace("|", _BAR)


def text_of(value: str) -> str:
    """The text of a value."""
    return value.replace(_BAR, "|").strip()


#: the announcement of a match has so many commas, or is no more than its title
TITLE_ALONE = 8


def title_of(match: str, name: str = "") -> str:
    """The title of a match by its announcement: title, segment, scoring, first and last board, each team with its score."""
    told = match.split(",")
    named = told[:2] if len(told) > TITLE_ALONE or not any(told) else [match]
    return ", ".join(part.strip() for part in named if part.strip()) or name.strip()


def declarer_of(calls: Sequence[Call], dealer: Seat) -> tuple[Seat | None, int | None]:
    """Who declares after these calls in turn, and the trump suit."""
    bids, trump = trump_of(calls)
    if not bids:
        return None, None
    last = max(place for place, call in enumerate(calls) if call >= 0)
    named = calls[last] % 5
    first = next(place for place in range(last % 2, last + 1, 2) if calls[place] >= 0 and calls[place] % 5 == named)
    return (dealer + first) % 4, trump


Tags = tuple[tuple[str, str], ...]


def result_tags(said: str) -> Tags:
    """A result of a match as tags: contract, declarer and tricks.

    >>> result_tags("4HNx-2")
    (('Contract', '4HX'), ('Declarer', 'N'), ('Result', '8'))
    """
    found = _RESULT.fullmatch(said)
    if found is None:
        return (("Contract", "Pass"),) if said.strip().upper() == "PASS" else ()
    level, denomination, declarer, doubled, made = found.groups()
    tricks = int(level) + 6 + (0 if made == "=" else int(made))
    name = "NT" if denomination[0] in "Nn" else denomination.upper()
    return ("Contract", f"{level}{name}{doubled.upper()}"), ("Declarer", declarer.upper()), ("Result", str(tricks))


Hands = tuple[tuple[Seat, str, tuple[Card, ...]], ...]


@lru_cache(maxsize=256)
def hands_of(deal: str) -> Hands:
    """The hands of a deal, each with its seat, and whether it is unknown; none where this is no deal.

    One hand that is not told has the cards that are left. Remembered, because the two rooms play the same deals.
    """
    words = deal.split(",")
    if len(words) > 4:
        return ()
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat, word in zip(SEATS, words, strict=False):
        if not word.strip():
            continue
        found = _HAND.fullmatch(word.upper())
        if found is None:
            return ()
        if ("1" in word or "0" in word) and not all(map(_RANKS.fullmatch, found.groups())):
            return ()
        hands[seat] = holdings(found.groups())
    told = list(chain.from_iterable(hands.values()))
    if not told:  # four empty hands are what a deal is filled in with that nobody has keyed
        hands = {}
    missing = [seat for seat in SEATS if seat not in hands]
    if len(missing) == 1 and len(set(told)) == len(told) == 39:
        hands[missing[0]] = tuple(sorted(_PACK.difference(told), reverse=True))
    return tuple((seat, "" if seat in hands else "unknown", hands.get(seat, ())) for seat in range(4))
