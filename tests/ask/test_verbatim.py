"""The program's own sentences: each example of a breach and heading of a case is understood as what it tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from referee import casebook
from referee.ask.hearing.heard import Question
from referee.ask.telling.deciding import decided
from referee.ask.telling.verbatim import told_word_for_word
from referee.ask.topics.corpus import Topic, tellings_of, topics
from referee.ask.topics.examples import examples
from referee.casebook.expectation import laws_by_name, marked_names
from referee.core.game import Game
from referee.families import games

GAMES = list(games().values())
#: the others take a minute
SOME = GAMES[::16]
#: said at five hundred of a hand that is too long; at napoleon it is about the very card, and is taken for that
OF_ANOTHER = {("napoleon", "West not discard widow")}
#: the words in which that breach, or one of the laws, is told
Told = tuple[str, frozenset[str], frozenset[str]]


def own_examples(game: Game) -> Iterator[Told]:
    for topic in topics(game):
        if topic.subject is not None:
            for text in examples(topic.subject, game.hand_size_at(game.seats)):
                yield text, frozenset({topic.name}), frozenset(law.id for law in topic.laws)


def headings(game: Game) -> Iterator[Told]:
    known = laws_by_name(game)
    for case in casebook.built_in():
        laws = casebook.laws_of(case) if case.game == game.slug else ()
        if laws:
            breaches = {subject.name for law in laws for subject in known[law].subjects}
            yield case.heading, frozenset(breaches | set(marked_names(case))), frozenset(laws)


def misunderstood(game: Game, told: Iterator[Told], *, weighed: bool = False) -> list[tuple[str, object]]:
    """Those of which it is not certain what they tell; `weighed` tries how each is decided, and not its words alone."""
    found: list[tuple[str, object]] = []
    for text, breaches, laws in told:
        if any(topic.name in breaches for topic in told_word_for_word(game, text)) and not weighed:
            continue
        about = decided(text, game)
        if isinstance(about, Question):
            right = not breaches.isdisjoint({about.breach.name, *(each.name for each in about.also)})
        else:
            right = isinstance(about, Topic) and any(law.id in laws for law in about.laws)
        if not right and (game.slug, text) not in OF_ANOTHER:
            found.append((text, about))
    return found


@pytest.mark.parametrize("game", SOME, ids=lambda game: game.slug)
def test_examples_and_headings_are_understood(game: Game) -> None:
    assert misunderstood(game, own_examples(game), weighed=True) == []
    assert misunderstood(game, headings(game), weighed=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game not in SOME], ids=lambda game: game.slug)
def test_examples_and_headings_of_every_game_are_understood(game: Game) -> None:
    assert misunderstood(game, headings(game)) == []
    if game.base is None:
        assert misunderstood(game, own_examples(game)) == []


def test_names_and_cards_make_no_difference_and_every_other_word_does() -> None:
    game = games()["contract-bridge"]
    told = next(text for text, _, _ in own_examples(game) if "7 of" in text and told_word_for_word(game, text))
    other = told.replace("West", "North").replace("7 of diamonds", "king of hearts")
    assert told_word_for_word(game, told) == told_word_for_word(game, other)
    assert not told_word_for_word(game, f"{told} at the club yesterday")


def test_what_is_told_of_two_things_alike_says_for_certain_neither() -> None:
    for game in SOME:
        for topic in topics(game):
            for text in tellings_of(topic):
                assert not (found := told_word_for_word(game, text)) or topic in found
