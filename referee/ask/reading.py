"""A question as pieces: who is meant, which cards and calls are named, and the words between, by grammars/question.lark."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedInput

from referee.ask.phrases import BREAK, FILLERS, NUMBER, OWNER, PERSON, THING, TRICK, WORD, Piece, stem
from referee.core.cards import CARD, RANK_PLACE, Card, card
from referee.core.people import ANYBODY, DECLARER, DEFENDER, DUMMY, HE, OFFENDER, OPPONENT, SEAT, SIDE, Person
from referee.core.people import DEALER as DEALS
from referee.core.record import CALL, NO_TRUMP, bid
from referee.reading import spelling
from referee.reading.resources import grammar

#: nobody asks a question of more letters
LONGEST = 1000

_NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
_NUMBERS = _NUMBER_WORDS.split()
_ORDINAL_WORDS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
_ORDINALS = _ORDINAL_WORDS.split()
_RANKS = {word: str(number) for number, word in enumerate(_NUMBERS[:10]) if number > 1}
_RANKS |= {"ten": "T", "knave": "J", "deuce": "2", "trey": "3"} | {
    word: word[0].upper() for word in ("jack", "queen", "king", "ace")
}
_ROLES = {
    "declarer": DECLARER,
    "dummy": DUMMY,
    "defender": DEFENDER,
    "dealer": DEALS,
    "offender": OFFENDER,
    "opponent": OPPONENT,
    "adversary": OPPONENT,
    "adversarie": OPPONENT,
}
#: the number that stands for the last trick, whichever that is in the game
LAST_TRICK = -1


def read_question(text: str) -> list[Piece] | None:
    """The pieces of a question; None where it cannot be one.

    >>> [piece.kind for piece in read_question("West's partner leads the 7 of diamonds") or []]
    ['person', 'word', 'thing']
    """
    if len(text) > LONGEST:
        return None
    with _ONE_AT_A_TIME:
        try:
            pieces: list[Piece] = _parse(text)
        except UnexpectedInput:
            return None
    return [piece for piece in pieces if piece.kind != WORD or piece.text.casefold() not in FILLERS]


class _Pieces(Transformer[Token, list[Piece]]):
    """Makes pieces of what Lark finds. Each method is a rule of the grammar."""

    def start(self, found: list[Piece | Token]) -> list[Piece]:
        """The question, in its order."""
        return [each if isinstance(each, Piece) else _word(each) for each in found]

    @v_args(inline=True)
    def seat(self, word: Token) -> Piece:
        """`West`."""
        return Piece(PERSON, word, person=Person(SEAT, spelling.seat(word)))

    @v_args(inline=True)
    def side(self, word: Token) -> Piece:
        """`N-S`."""
        return Piece(PERSON, word, person=Person(SIDE, spelling.side(word)))

    @v_args(inline=True)
    def role(self, word: Token) -> Piece:
        """`declarer`, `a defender`, `nobody`."""
        said = word.casefold()
        base = _ROLES.get(said) or _ROLES.get(said.removesuffix("s"), ANYBODY)
        nobody = said.startswith("no")
        return Piece(PERSON, word, stem("nobody" if nobody else said), Person(base))

    @v_args(inline=True)
    def pronoun(self, word: Token) -> Piece:
        """`he`; who that is depends on what was said before."""
        return Piece(PERSON, word, person=Person(HE if word.casefold() in ("he", "she", "they", "him", "them") else ANYBODY))

    @v_args(inline=True)
    def his(self, word: Token) -> Piece:
        """`his`."""
        return Piece(OWNER, word, person=Person(HE if word.casefold() in ("his", "her", "their") else ANYBODY))

    @v_args(inline=True)
    def owner(self, person: Piece) -> Piece:
        """`West's`."""
        return Piece(OWNER, person.text, person.stem, person.person)

    @v_args(inline=True)
    def seen_from(self, owner: Piece, relation: Token) -> Piece:
        """`his partner`."""
        return _seen(owner, relation)

    @v_args(inline=True)
    def seen_of(self, relation: Token, person: Piece) -> Piece:
        """`partner of West`."""
        return _seen(person, relation)

    @v_args(inline=True)
    def seen_alone(self, relation: Token) -> Piece:
        """`partner`, of whoever was last spoken of."""
        return _seen(Piece(PERSON, relation, person=Person(HE)), relation)

    @v_args(inline=True)
    def thing(self, word: Token) -> Piece:
        """A card, several, a call, a suit."""
        return _THINGS[word.type](word)


def _seen(person: Piece, relation: Token) -> Piece:
    assert person.person is not None
    said = relation.casefold()
    turned = 2 if said.startswith("pa") else 1 if said == "lho" or "left" in said else -1
    base = person.person if person.person.base != ANYBODY else Person(ANYBODY)
    said_as = stem("partner") if turned == 2 else ""
    return Piece(PERSON, f"{person.text} {relation}", said_as, base.seen(turned))


def _word(token: Token) -> Piece:
    if token.type == "BREAK":
        return Piece(BREAK, token)
    if token.type == "TRICK":
        return Piece(TRICK, token, "trick", number=_trick_number(token))
    if token.type == "NUMBER":
        number = _number(token)
        return Piece(NUMBER, token, str(number), number=number)
    return Piece(WORD, token, stem(token))


def _number(word: str) -> int:
    word = word.casefold()
    return int(word) if word.isdecimal() else _NUMBERS.index(word)


def _trick_number(text: str) -> int:
    """The number of `trick 12`, `trick twelve`, `12th trick`, `the last trick`."""
    digits = re.search(r"\d+", text)
    if digits:
        return int(digits[0])
    first, *rest = text.casefold().split()
    if first == "last":
        return LAST_TRICK
    return _ORDINALS.index(first) if first in _ORDINALS else _number(rest[-1])


# --- cards and calls --------------------------------------------------------------------------------------------------


def _suit_in(text: str) -> int:
    words = text.casefold().split()
    named = [word for word in words if word.rstrip("s") in ("club", "diamond", "heart", "spade")]
    return spelling.suit(named[-1] if named else next(sign for sign in text if sign in "♣♦♥♠♧♢♡♤"))


def _rank(word: str) -> str:
    word = word.casefold()
    return _RANKS.get(word, "T" if word == "10" else word.upper())


def _card(word: str) -> Card:
    """`the 7 of diamonds`, `diamond seven`, `D7`."""
    words = [each for each in re.split(r"\s+|,|(?<=[♣♦♥♠♧♢♡♤])(?=\w)", word) if each.casefold() not in ("of", "the", "")]
    if len(words) == 1:
        return CARD[words[0].upper()]
    suit = _suit_in(word)
    rank = next(each for each in words if _rank(each) in RANK_PLACE)
    return card(suit, _rank(rank))


def _cards(word: str) -> tuple[Card, ...]:
    suit = _suit_in(word)
    words = re.split(r"\s+|,", word)
    return tuple(card(suit, _rank(each)) for each in words if _rank(each) in RANK_PLACE)


def _bid(word: str) -> int:
    """`1H`, `one heart`, `2 no trump`."""
    text = word.casefold()
    short = CALL.get(re.sub(r"[\s-]", "", text))
    if short is not None:
        return short
    level = re.match(r"[a-z]+|\d", text)
    assert level is not None
    denomination = NO_TRUMP if re.search(r"no[- ]?trumps?\Z|nt?\Z", text) else _suit_in(text.replace("-", " "))
    return bid(_number(level[0]), denomination)


def _card_or_bid(word: Token) -> Piece:
    return Piece(THING, word, cards=(_card(word),), call=_bid(word))


_THINGS: dict[str, Callable[[Token], Piece]] = {
    "CARDS": lambda word: Piece(THING, word, cards=_cards(word)),
    "CARD": lambda word: Piece(THING, word, cards=(_card(word),)),
    "CARD_OR_BID": _card_or_bid,
    "BID": lambda word: Piece(THING, word, call=_bid(word)),
    "SUIT": lambda word: Piece(THING, word, suit=spelling.suit(word)),
}
_ONE_AT_A_TIME = Lock()


@cache
def _lark() -> Lark:
    return Lark(grammar("question"), parser="lalr", lexer="contextual", transformer=_Pieces(), maybe_placeholders=False)


def _parse(text: str) -> Any:
    """What the transformer makes, whatever Lark's own types say of it."""
    return _lark().parse(text)
