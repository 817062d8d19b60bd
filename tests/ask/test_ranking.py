"""What a question may be about: the ranking, and that everything a law speaks of can be reached, with words and without."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.ask import WHICH, Dialog, as_json, as_text, ask
from referee.ask.answers.answer import OF_WHAT, OFFERED, WrongFact
from referee.ask.answers.dialog import at_terminal
from referee.ask.answers.phases import PHASES, by_phase
from referee.ask.answers.ruling import laws_in
from referee.ask.telling.deciding import weighed
from referee.ask.telling.question import NotUnderstood, hear
from referee.ask.topics.corpus import Topic, cases_of, tellings, topics
from referee.ask.topics.ranking import Ranked, ranked
from referee.ask.topics.vocabulary import terms
from referee.core.expect import Faced, Kind, WrongNumber, kinds
from referee.core.game import Game
from referee.families import games

GAMES = list(games().values())
BRIDGE = games()["contract-bridge"]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def place(game: Game, text: str, topic: Topic) -> int:
    """Where a topic stands for this question, from nought."""
    return next(number for number, each in enumerate(ranked(game, text)) if each.topic == topic)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [("he peeked", "she looked"), ("the deck", "a pack"), ("it was face up", "flashed"), ("they renege", "he revoked")],
)
def test_words_of_one_idea_meet(one: str, other: str) -> None:
    assert {term for term in terms(one) if term.startswith("#")} & set(terms(other))


def test_what_people_tell_is_told_of_something() -> None:
    known = {topic.name for game in GAMES for topic in topics(game)} | {law.id for game in GAMES for law in game.laws}
    assert sorted(set(tellings()) - known) == []


# --- the order --------------------------------------------------------------------------------------------------------


def missed_by_their_own_words(every: int) -> tuple[list[tuple[str, str]], int]:
    """The topics of every so-manieth game not offered to whoever asks in their own sentence, and how many there are."""
    told = {(topic.name, topic.laws): (game, topic) for game in GAMES[::every] for topic in topics(game)}
    missed = [(game.slug, topic.name) for game, topic in told.values() if place(game, topic.says, topic) >= OFFERED]
    return missed, len(told)


def test_what_is_said_in_the_words_of_the_laws_is_offered() -> None:
    """Its own sentence has a topic among the few; of all there are, two in a hundred are told in the words of others too."""
    missed, asked = missed_by_their_own_words(every=8)
    assert len(missed) < asked / 50, missed


@pytest.mark.corpus
def test_whatever_is_said_in_the_words_of_the_laws_is_offered() -> None:
    missed, asked = missed_by_their_own_words(every=1)
    assert len(missed) < asked / 50, missed


def test_headings_of_cases_find_their_laws_among_the_few() -> None:
    """Each case is left out of what the ranking reads while its own heading is asked: it has to be found by the others."""
    asked = found = 0
    for game in (BRIDGE, games()["cribbage"], games()["draw-poker"], games()["canasta"]):
        for slug, told in cases_of(game).items():
            about = [topic for topic in topics(game) if any(law.slug == slug for law in topic.laws)]
            if not about:
                continue
            heading = told[0].partition("\n")[0]
            asked += 1
            found += min(place(game, heading, topic) for topic in about) < OFFERED
    assert found / asked > 0.75


def test_a_word_that_tells_of_nothing_changes_nothing() -> None:
    told = "he bid too low"
    assert [each.topic for each in ranked(BRIDGE, told)] == [each.topic for each in ranked(BRIDGE, f"zyzzyva {told}")]
    assert ranked(BRIDGE, "zyzzyva") == []


@by_game
def test_where_words_say_as_much_for_each_faults_come_before_rules_and_the_game_before_all_games(game: Game) -> None:
    told = hear("what now", game)
    assert not isinstance(told, NotUnderstood)
    in_order = [each.topic for each in weighed([Ranked(topic, 0.0) for topic in topics(game)], None, told)]
    own = [any(law.game == game.slug for law in topic.laws) for topic in in_order]
    general = [game.general is not None and all(law.game == game.bottom.slug for law in topic.laws) for topic in in_order]
    faults = [topic.subject is not None for topic in in_order]
    for is_alike, comes_first in ((own, faults), (general, faults), (faults, own), (faults, [not each for each in general])):
        alike = [first for first, is_so in zip(comes_first, is_alike, strict=True) if is_so]
        assert alike == sorted(alike, reverse=True)


# --- of one kind ------------------------------------------------------------------------------------------------------


TURNED, COUNTED = "one of my cards was turned face up by the dealer", "one of us has the wrong number of cards"


@pytest.mark.parametrize(
    ("slug", "words", "kind", "among"),
    [("draw-poker", TURNED, Faced, "two-faced-to-player"), ("hearts", COUNTED, WrongNumber, "too-few-cards")],
)
def test_where_the_kind_is_plain_it_is_asked_of_what(slug: str, words: str, kind: type[Kind], among: str) -> None:
    game = games()[slug]
    answer = ask(game, words)
    need, *_ = answer.needs
    named = {topic.name: topic for topic in topics(game)}
    assert (need.question, need.fact.name) == (kind.asks, OF_WHAT)
    assert among in need.answers and all(type(named[each].subject) is kind for each in need.answers)
    assert set(answer.laws) == {law for each in need.answers for law in ask(game, words, facts={OF_WHAT: each}).laws}
    text = as_text(answer)
    assert all(named[each].says in text for each in need.answers) and "or meant" not in text
    assert [each["id"] for each in json.loads(as_json(answer))["asks"][0]["answers"]] == list(need.answers)


def test_who_says_of_what_it_is_has_its_ruling_and_who_cannot_is_offered_the_likeliest() -> None:
    game = games()["hearts"]
    typed = iter(["2", *[""] * 9])
    told = ask(game, COUNTED, prompt=at_terminal(lambda _: next(typed), lambda _: None))
    second = ask(game, COUNTED).needs[0].answers[1]
    assert told.question is not None and told.question.breach.name == second
    assert set(told.laws) <= set(ask(game, COUNTED, about=second).laws)
    assert ask(game, COUNTED, prompt=lambda fact, question: None).status == WHICH


def test_what_is_asked_of_a_kind_is_a_question() -> None:
    asked = [kind.asks for kind in kinds() if kind.asks]
    assert all(each.endswith("?") for each in asked) and len(set(asked)) == len(asked)


# --- everything can be reached ----------------------------------------------------------------------------------------


@by_game
def test_every_law_is_under_a_topic_and_every_topic_in_a_phase(game: Game) -> None:
    every = topics(game)
    spoken_of = {law.id for topic in every for law in topic.laws}
    in_force = {law.id for layer in game.layers for law in layer if not all(subject.suspect for subject in law.subjects)}
    assert in_force | {law.id for layer in game.layers for law in layer if not law.subjects} == spoken_of
    sorted_out = by_phase(every)
    assert set(sorted_out) <= set(PHASES)
    assert sorted(topic.name for told in sorted_out.values() for topic in told) == sorted(topic.name for topic in every)


@pytest.mark.slow
@by_game
def test_every_topic_leads_to_its_laws_and_every_law_can_be_taken(game: Game) -> None:
    for topic in topics(game):
        answer = ask(game, "", about=topic.name)
        assert answer.tree is not None, topic.name
        assert {law.id for law in laws_in(answer.tree)} & {law.id for law in topic.laws}, topic.name
    for law in game.laws:
        assert law in ask(game, "", about=law.id).laws


def test_a_name_that_is_none_is_explained() -> None:
    with pytest.raises(WrongFact, match="did you mean 'insufficient-bid'"):
        ask(BRIDGE, "", about="insuficient-bid")


# --- asking which -----------------------------------------------------------------------------------------------------


def typed(*lines: str) -> tuple[Dialog, list[str]]:
    """Somebody who types these lines, and what he is shown."""
    shown: list[str] = []
    left = iter(lines)
    return Dialog(lambda _: next(left), shown.append), shown


def test_one_of_the_likeliest_is_taken_by_its_number() -> None:
    which = ask(BRIDGE, "my partner did something with his cards, is that a penalty").which
    dialog, shown = typed("9", "2")
    assert dialog.which(which) == which[1]
    assert any("none of 1 to 6" in line for line in shown)


def test_none_of_these_leads_through_the_phases_to_all_of_them() -> None:
    which = topics(BRIDGE)
    phases = [phase for phase in PHASES if phase in by_phase(which)]
    dialog, shown = typed("6", "2", "1")
    assert dialog.which(which) == by_phase(which)[phases[1]][0]
    assert "When was it?" in shown


def test_who_leaves_it_has_asked_nothing() -> None:
    assert typed("")[0].which(topics(BRIDGE)) is None
    assert typed("")[0].any_of(topics(BRIDGE)) is None


def test_without_words_everything_is_offered() -> None:
    answer = ask(BRIDGE, " ")
    assert (answer.status, answer.which[: len(topics(BRIDGE))]) == (WHICH, topics(BRIDGE))
    assert all(phase in as_text(answer, whole=True) for phase in by_phase(answer.which))


def test_what_is_offered_can_be_taken_and_its_facts_answered() -> None:
    answer = ask(BRIDGE, "colleague discussed the penalty with his mate", about="insufficient-bid")
    assert "[accepted]" in as_text(answer) and "usp56" not in as_text(answer)
    assert "usp56" in as_text(answer, whole=True)
    taken = ask(BRIDGE, "", about="insufficient-bid", prompt=at_terminal(lambda _: "yes", lambda _: None))
    assert [law.slug for law in taken.laws] == ["insufficient-bid-accepted"]


# --- what is no question ----------------------------------------------------------------------------------------------


def test_a_log_that_was_pasted_is_told_to_be_one_with_what_a_check_finds() -> None:
    answer = ask(BRIDGE, "game contract-bridge\ndealer S\ncall S 1S, W 1C\ncall W pass")
    assert answer.status == "not understood" and answer.problem is not None
    assert "this is a log" in answer.problem.why and "insufficient-bid W" in answer.problem.why
    assert "no breach" in as_text(ask(BRIDGE, "dealer S\ncall S 1S, W 2C"))


def test_lines_of_prose_are_no_log() -> None:
    assert ask(BRIDGE, "my partner led out of turn\nand dummy spoke up\nwhat now").status != "not understood"


# --- anything at all --------------------------------------------------------------------------------------------------

WORDS = sorted({word for line in tellings().values() for word in line.split()})


@settings(max_examples=50)
@given(
    st.sampled_from(GAMES[::16]),
    st.one_of(st.text(max_size=200), st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join)),
    st.randoms(),
)
def test_no_question_makes_a_traceback(game: Game, text: str, random: object) -> None:
    answer = ask(game, text)
    assert as_text(answer) and json.loads(as_json(answer))["schema"] == 2
    for topic in answer.which[:2]:
        assert as_text(ask(game, text, about=topic.name))


@pytest.mark.parametrize(
    ("game", "breach", "phase"),
    [
        ("contract-bridge", "too-few-cards", "shuffling, cutting and dealing"),
        ("contract-bridge", "dummy-looks", "in the play"),
        ("contract-bridge", "exposed-in-auction", "in the bidding, and in making trumps"),
        ("draw-poker", "bet-over-limit", "in the betting"),
        ("draw-poker", "wrong-number-served", "in drawing, discarding and passing on"),
        ("hearts", "wrong-number-passed", "in drawing, discarding and passing on"),
        ("canasta", "insufficient-count", "in melding, laying off and going out"),
        ("canasta", "asked-too-late", "in melding, laying off and going out"),
        ("bezique", "second-combination", "in melding, laying off and going out"),
        ("contract-bridge", "lead-out-of-turn", "in the play"),
        ("auction-pinochle", "widow-short", "in the bidding, and in making trumps"),
        ("cribbage", "pegged-short", "in showing, claiming and scoring"),
        ("rummy", "two-discards", "in drawing, discarding and passing on"),
    ],
)
def test_each_breach_is_offered_where_it_comes_up(game: str, breach: str, phase: str) -> None:
    sorted_out = by_phase(topics(games()[game]))
    assert [each for each, found in sorted_out.items() if breach in {topic.name for topic in found}] == [phase]
