"""The words of card players and what they stand for: seats, sides, suits, cards, calls and hands, however written.

These functions trust their words: a grammar has found them. They are here, and not in `referee.reading.logs`, because the
language of questions has the same words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

from referee.core.cards import CARD, CLUBS, DIAMONDS, HEARTS, RANK_PLACE, SPADES, Card, Suit
from referee.core.cards import card as card_of
from referee.core.record import CALL, EW, MOST_SEATS, NS, SEAT_LETTERS, SEAT_NAMES, Amount, Call, Seat, Side

#: the order in which a dotted hand gives the suits
DOTTED_ORDER = (SPADES, HEARTS, DIAMONDS, CLUBS)

COMPASS: dict[str, Seat] = {name.casefold(): seat for names in (SEAT_LETTERS, SEAT_NAMES) for seat, name in enumerate(names)}
SEATS = COMPASS | {f"p{place + 1}": place for place in range(MOST_SEATS)}
_SUITS: dict[str, Suit] = {sign: suit for signs in ("cdhs", "♣♦♥♠", "♧♢♡♤") for suit, sign in enumerate(signs)}
_CARDS = {text.casefold(): card for text, card in CARD.items()}
_CALLS = {text.casefold(): call for text, call in CALL.items()}
#: how the ranks are called: beginnings of words, and the place of each rank in its suit
RANK_WORDS = {
    "ace": RANK_PLACE["A"], "king": RANK_PLACE["K"], "queen": RANK_PLACE["Q"], "jack": RANK_PLACE["J"],
    "ten": RANK_PLACE["T"], "nine": RANK_PLACE["9"], "eight": RANK_PLACE["8"], "seven": RANK_PLACE["7"],
    "six": RANK_PLACE["6"], "five": RANK_PLACE["5"], "four": RANK_PLACE["4"], "three": RANK_PLACE["3"],
    "trey": RANK_PLACE["3"], "two": RANK_PLACE["2"], "deuce": RANK_PLACE["2"],
}  # fmt: skip
#: lines that a grammar has found to be what they are: the verb of a setting and its object, a seat and what follows it
SETTING = re.compile(r"\s*(\w+)\s+(\S+)").match
SEAT_AND_RUN = re.compile(r"\s*\w+\s+(?:(north|east|south|west|[nesw]|p\d+)\s+)?(\S.*?)\s*$", re.IGNORECASE).match


def seat(word: str) -> Seat:
    """The seat of a letter or name of the compass."""
    return SEATS[word.casefold()]


@lru_cache(maxsize=8)
def seats_at(names: tuple[str, ...]) -> Mapping[str, Seat]:
    """Who is meant by the words for seats where these players sit in order: one who is himself called so, before the seat.

    >>> seats_at(("N", "S"))["south"], seats_at(("Ann", "Bob"))["p2"]
    (1, 1)
    """
    called = {_spelled(name.casefold()): place for place, name in enumerate(names) if name.casefold() in SEATS}
    return {word: called.get(_spelled(word), place) for word, place in SEATS.items()} if called else SEATS


def _spelled(word: str) -> tuple[Seat, bool]:
    """The seat that a word stands for at any table, and whether it is a number."""
    return SEATS[word], word[-1].isdigit()


def side(word: str) -> Side:
    """The side of NS, N-S, North-South and the like."""
    return NS if word[0] in "nN" else EW


def suit(word: str) -> Suit:
    """The suit of a letter, a sign, or a name in singular or plural."""
    return _SUITS[word[0].casefold()]


def rank(word: str) -> int:
    """The place in its suit of a rank named in words, in singular or plural.

    >>> rank("Kings") == rank("king"), rank("deuces") == rank("two")
    (True, True)
    """
    return next(place for name, place in RANK_WORDS.items() if word.casefold().startswith(name))


def pile(word: str) -> str:
    """The name of a pile: `T3` with a letter and a number, any other as a plain word."""
    return word.upper() if word[-1].isdigit() else word.casefold()


def cards(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards of a run of them.

    >>> cards(["SA", "s10", "AD"]) == (CARD["SA"], CARD["ST"], CARD["DA"])
    True
    """
    try:
        return tuple([CARD[word] for word in words])  # as nearly all logs write them
    except KeyError:
        return tuple(_CARDS[word.casefold()] for word in words)


def leader(words: Sequence[str], seats: Mapping[str, Seat] = SEATS) -> tuple[Seat | None, int]:
    """Who leads in a line of a trick, if it says so, and the place of its first card: verb, number and seat come before.

    >>> leader("trick 3 W H4 H9".split())
    (3, 3)
    """
    place = 2 if words[1][-1].isdigit() and words[1].lstrip("+-").isdigit() else 1
    first = seats.get(words[place].casefold())
    return (None, place) if first is None else (first, place + 1)


def calls(text: str) -> tuple[Call, ...]:
    """The calls of a run of them."""
    try:
        return tuple([CALL[word] for word in text.split()])
    except KeyError:
        return tuple(_CALLS[word] for word in text.casefold().split())


def amount(word: str) -> Amount:
    """Chips or money, exactly.

    >>> amount("5"), amount("$2.50")
    (5, Decimal('2.50'))
    """
    exact = Decimal(word.lstrip("$"))
    return int(exact) if exact == int(exact) else exact


def hand(dotted: str) -> tuple[Card, ...]:
    """The cards of a dotted hand in its own order.

    >>> hand("A2.-.10.") == (CARD["SA"], CARD["S2"], CARD["DT"])
    True
    """
    return holdings(dotted.split("."))


def holdings(suits: Iterable[str]) -> tuple[Card, ...]:
    """The cards of a hand that is told by the ranks in each suit, spades first."""
    spades, hearts, diamonds, clubs = suits
    return _SPADES[spades] + _HEARTS[hearts] + _DIAMONDS[diamonds] + _CLUBS[clubs]


class _Holdings(dict[str, tuple[Card, ...]]):
    """The cards of a holding in one suit, by its ranks. There are 8,192 in each, and logs are full of the same short ones."""

    MOST = 10_000

    def __init__(self, suit: Suit) -> None:
        self.suit = suit

    def __missing__(self, ranks: str) -> tuple[Card, ...]:
        if len(self) >= self.MOST:
            self.clear()
        try:
            held = tuple([card_of(self.suit, rank) for rank in ranks])
        except KeyError:  # a ten in figures, small letters, or a dash
            told = re.findall("1[0-3]|[2-9TJQKA]", ranks.casefold().upper())
            held = tuple([card_of(self.suit, rank) for rank in told])
        self[ranks] = held
        return held


_SPADES, _HEARTS, _DIAMONDS, _CLUBS = map(_Holdings, DOTTED_ORDER)


def text(word: str) -> str:
    """What stands between quotation marks, which are doubled within; a word without them is left as it is."""
    if word[0] == '"':
        return word[1:-1].replace('""', '"')
    return word[1:-1] if word[0] == "“" else str(word)


_VULNERABLE = {"ns": "NS", "n-s": "NS", "ew": "EW", "e-w": "EW", "all": "both"}
_DOUBLED: tuple[dict[str, Any], ...] = ({}, {"how": "doubled"}, {"how": "redoubled"})
_TAG = re.compile(r'(\w+)\s+("[^"]*(?:""[^"]*)*")').findall
#: the slots of an act that a word fills, by the name of its terminal; words of the grammar itself are not here
SLOTS: dict[str, Callable[[str], dict[str, Any]]] = {
    "SIDE": lambda word: {"side": side(word)},
    "CARD": lambda word: {"cards": cards(word.split())},
    "CARDS": lambda word: {"cards": cards(word.split())},
    "DOTTED": lambda word: {"cards": hand(word)},
    "MORE": lambda word: {"how": "part"},
    "UNKNOWN": lambda word: {"how": "unknown"},
    "CALL": lambda word: {"call": calls(word)[0]},
    "CONTRACT": lambda word: {"call": calls(word.rstrip("xX"))[0]} | _DOUBLED[word.lower().count("x")],
    "SUIT": lambda word: {"suit": suit(word)},
    "RANK": lambda word: {"rank": rank(word)},
    "PILE": lambda word: {"piles": (pile(word),)},
    "NUMBER": lambda word: {"numbers": (int(word),)},
    "AMOUNT": lambda word: {"amounts": (amount(word),)},
    "TEXT": lambda word: {"text": text(word)},
    "TAGS": lambda word: {"tags": tuple((name, text(value)) for name, value in _TAG(word))},
    "REMARK": lambda word: {"text": text(word)},
    "VULNERABLE": lambda word: {"how": _VULNERABLE.get(word.casefold(), word.casefold())},
}


@lru_cache(maxsize=2_000)
def setting(word: str) -> dict[str, Any]:
    """The slot that the object of a setting fills, where it is no seat: a number, or who is vulnerable."""
    return SLOTS["VULNERABLE" if word[0].isalpha() else "NUMBER"](word)
