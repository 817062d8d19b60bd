"""Without words: phase, what happened, facts, ruling. Every law of every game can be reached so, by typing numbers alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from referee.ask import WHICH, Dialog, ask
from referee.ask.answers.phases import PHASES, by_phase
from referee.ask.answers.ruling import Leaf, Tree
from referee.ask.topics.corpus import Topic
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.families import games

GAMES = [game for game in games().values() if game.base is None]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
#: every answer of every fact is typed in these; bridge alone would take as long as all of them
SOME = GAMES[::6]


def typed(*lines: str) -> Dialog:
    """Somebody who types these lines and then leaves it."""
    left = iter(lines)
    return Dialog(lambda _: next(left, ""), lambda _: None)


def numbers(which: tuple[Topic, ...], topic: Topic) -> tuple[str, str]:
    """What somebody types who looks for this: the number of its phase, and its own there."""
    sorted_out = by_phase(which)
    phases = [phase for phase in PHASES if phase in sorted_out]
    phase = next(each for each in phases if topic in sorted_out[each])
    return str(phases.index(phase) + 1), str(sorted_out[phase].index(topic) + 1)


@by_game
def test_every_law_is_behind_two_numbers_and_the_answers_to_its_facts(game: Game) -> None:
    answer = ask(game, "")
    assert answer.status == WHICH
    led: set[str] = set()
    for topic in answer.which:
        assert typed(*numbers(answer.which, topic)).any_of(answer.which) == topic
        led |= {law.id for law in ask(game, "", about=topic.name).laws}
    of_a_breach = {law.id for law in game.laws if not law.subjects or not all(each.suspect for each in law.subjects)}
    assert of_a_breach <= led


def ways(tree: Tree, given: dict[str, str]) -> Iterator[tuple[dict[str, str], Law | None]]:
    """The answers that lead to each leaf, by the names of their facts."""
    if isinstance(tree, Leaf):
        yield given, tree.law
        return
    for answers, branch in tree.branches:
        yield from ways(branch, {**given, tree.fact.name: tree.fact.answers[answers[0]]})


@pytest.mark.parametrize("game", SOME, ids=lambda game: game.slug)
def test_the_answers_typed_one_at_a_time_lead_to_the_law(game: Game) -> None:
    for topic in ask(game, "").which:
        tree = ask(game, "", about=topic.name).tree
        assert tree is not None
        for answers, law in ways(tree, {}):
            asked: list[str] = []

            def prompt(fact: Fact, question: str, answers: dict[str, str] = answers, asked: list[str] = asked) -> str | None:
                asked.append(question)
                places = [place for place, words in enumerate(fact.answers.values(), 1) if words == answers.get(fact.name)]
                return typed(str(places[0])).fact(fact, question) if places else None

            told = ask(game, "", about=topic.name, prompt=prompt)
            if law is not None:
                assert law in told.laws, (topic.name, answers)
            assert len(asked) == len(set(asked)), asked
