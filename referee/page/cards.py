"""Cards as they stand on a page: rank and suit as text, the suit in its colour, and in words for whoever listens."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

from referee.core.cards import CARD, JOKERS, RANKS, SUIT_NAMES, Card, rank_of, suit_of
from referee.report import printable

_SIGNS = "♣♦♥♠"
_CLASSES = "cdhs"
_RANK_WORDS = {
    **{rank: rank for rank in RANKS},
    "T": "10",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
#: a card as a log spells it, standing by itself
_SPELLED = re.compile(r"(?<![\w.])([SHDC])(10|[2-9TJQKA])(?![\w.])")
_CALL = re.compile(r"(?<![\w.])([1-9]|10)([SHDC])(?![\w.])")


def card(card: Card) -> Markup:
    """A card on a page."""
    if suit_of(card) >= JOKERS:
        return Markup('<span class="card j">Joker</span>')
    suit = suit_of(card)
    return Markup('<span class="card {}"><span aria-hidden="true">{}{}</span><span class="vh">{}</span></span>').format(
        _CLASSES[suit], rank_text(card), _SIGNS[suit], in_words(card)
    )


def rank_text(card: Card) -> str:
    """The rank of a card as it is printed."""
    return RANKS[rank_of(card)].replace("T", "10") if suit_of(card) < JOKERS else "Joker"


def in_words(card: Card) -> str:
    """A card as one says it.

    >>> in_words(CARD["SQ"]), in_words(CARD["HT"])
    ('queen of spades', '10 of hearts')
    """
    if suit_of(card) >= JOKERS:
        return "joker"
    return f"{_RANK_WORDS[RANKS[rank_of(card)]]} of {SUIT_NAMES[suit_of(card)]}"


def suited(text: str) -> Markup:
    """A text of people or of the log in which cards and bids have the signs of their suits.

    >>> print(suited("East plays <S9>"))
    East plays &lt;<span class="card s"><span aria-hidden="true">9♠</span><span class="vh">9 of spades</span></span>&gt;
    """
    plain = printable(text)
    done, place = Markup(""), 0
    for found in re.finditer(f"{_SPELLED.pattern}|{_CALL.pattern}", plain):
        done += escape(plain[place : found.start()])
        done += card(CARD[found[1] + found[2]]) if found[1] else _bid(found[3], found[4])
        place = found.end()
    return done + escape(plain[place:])


def _bid(level: str, suit: str) -> Markup:
    place = "CDHS".index(suit)
    return Markup('{}<span class="card {}"><span aria-hidden="true">{}</span><span class="vh"> {}</span></span>').format(
        level, _CLASSES[place], _SIGNS[place], SUIT_NAMES[place]
    )


def by_suits(cards: Iterable[Card]) -> list[tuple[str, str, str, list[str]]]:
    """A hand suit by suit: the class of the suit, its sign, its name, and the ranks.

    >>> by_suits([CARD["SA"], CARD["ST"], CARD["D2"]])
    [('s', '♠', 'spades', ['A', '10']), ('d', '♦', 'diamonds', ['2'])]
    """
    held: dict[int, list[str]] = {}
    for each in cards:
        held.setdefault(suit_of(each), []).append(rank_text(each))
    return [
        (_CLASSES[suit], _SIGNS[suit], SUIT_NAMES[suit], ranks) if suit < JOKERS else ("j", "", "jokers", ranks)
        for suit, ranks in held.items()
    ]
