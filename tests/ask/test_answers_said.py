"""Every phrase that answers a fact can be said: the phrase itself is heard as it, whichever of its words is taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from referee.ask.telling.question import NotUnderstood, hear
from referee.ask.words import clauses
from referee.ask.words.of_breaches import askable
from referee.ask.words.phrases import Piece, find, phrase, ways_of
from referee.core.game import Game
from referee.core.speaking import facts_of
from referee.families import games

#: what stands in a slot
SAID = {
    "person": "she", "owner": "his", "next": "the next player", "card": "S7", "suit": "clubs", "call": "2H", "last": "2H",
    "number": "12", "trick": "trick 3", "long": "15", "short": "3", "left": "LHO", "right": "RHO", "other": "Ann",
}  # fmt: skip
#: of these slots the breach says who stands there
WHO = ("offender", "another")
SAID |= dict.fromkeys(WHO, "she")
#: so many of the games that ask for a fact are tried
TRIED = 4

Choices = list[list[str]]


@cache
def asking() -> dict[str, list[Game]]:
    """By each fact's name some of the games that ask for it."""
    found: dict[str, dict[str, Game]] = {}
    for game in games().values():
        for breach in askable(game):
            for fact in facts_of(game.layers, breach):
                found.setdefault(fact.name, {})[game.slug] = game
    return {name: list(of.values())[:: max(len(of) // TRIED, 1)] for name, of in found.items()}


def choices_in(text: str) -> Choices:
    """The words that may stand in each place of a phrase."""
    places = ([","] if word == "+" else word.split("|") for word in text.split())
    return [[_said(word) for word in place] for place in places]


def _said(word: str) -> str:
    return SAID.get(word[1:-1], word[1:-1]) if word[0] == "{" else word


def sentences(places: Choices) -> Iterator[str]:
    """The phrase as somebody says it, each of its words once."""
    for place, choices in enumerate(places):
        for each in choices:
            yield " ".join([*(one[0] for one in places[:place]), each, *(one[0] for one in places[place + 1 :])])


def is_heard(text: str, sentence: str, game: Game) -> bool:
    told = hear(sentence, game)
    assert not isinstance(told, NotUnderstood)
    heard = told.sentence

    def fits(slot: str, piece: Piece) -> bool:
        return heard.fits("person" if slot in WHO else slot, piece)

    return any(find(phrase(way), heard.pieces, fits, heard.stems) is not None for way in ways_of(text))


@pytest.mark.parametrize("name", sorted(clauses.answers()))
def test_each_word_of_a_phrase_can_be_said(name: str) -> None:
    assert name in asking(), "no law asks for it"
    for said in clauses.answers()[name].values():
        for text in said:
            for sentence in sentences(choices_in(text)):
                assert any(is_heard(text, sentence, game) for game in asking()[name]), (text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence", "heard"),
    [
        ("i have not drawn", "I have not drawn yet", True),
        ("i have not drawn", "Bob has not drawn yet", False),
        ("his|her own card", "it was her own card", True),
        ("2|3|two cards", "two cards fell", True),
        ("first trick", "in the first trick", True),
        ("first trick", "in the third trick", False),
        ("four-handed", "we were four-handed", True),
        ("{dealer} has looked", "the dealer has looked at them", True),
        ("{left} plays", "the man on my left played", True),
        ("{left} plays", "the man on my right played", False),
    ],
)
def test_whom_and_what_a_phrase_means(text: str, sentence: str, heard: bool) -> None:
    assert is_heard(text, sentence, games()["contract-bridge"]) is heard
