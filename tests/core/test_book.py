"""Guards on the law itself: every row can speak, no two at once, none is missing, and all are told in one style."""

from math import prod

import pytest
from attrs import evolve
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.ask.answers.ruling import never
from referee.casebook import built_in, by_law, near_misses_of
from referee.core.expect import MarkedCard
from referee.core.fact import Fact, of
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.speaking import facts_of, gaps_and_conflicts, speaking
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.watching import breaches
from referee.families import games

ALL_GAMES = list(games().values())
ALL_LAWS = [law for game in ALL_GAMES for law in game.laws]

LONGEST_SENTENCE = 200
#: combinations of answers in the largest decision table, that of a revoke at duplicate bridge: it may only become smaller
LARGEST_TABLE = 256

#: rows that say nothing themselves, each with the reason; the list may only shrink
WITHOUT_WORDS = {
    "duplicate-bridge/wrong-hand-picked-up-and-seen": "it opens a matter about the look, and the words are that one's"
}
#: rows whose remedy no case needs to show, each with the reason; the list may only shrink
WITHOUT_A_CASE: dict[str, str] = {}
#: rows that no log can only just escape, each with the reason; the list may only shrink
WITHOUT_A_NEAR_MISS: dict[str, str] = {}


def spoken_of(game: Game) -> set[Subject]:
    return {breach for layer in game.layers for law in layer for breach in law.subjects}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_law_tables_have_no_gaps_and_no_conflicts(game: Game) -> None:
    wrong = [each for breach in spoken_of(game) for each in gaps_and_conflicts(game.layers, breach)]
    assert wrong == []


def test_no_table_grows_beyond_what_can_be_read() -> None:
    tables = {(game.slug, breach): game.about(breach)[1] for game in ALL_GAMES for breach in spoken_of(game)}
    assert max(prod(len(fact.answers) for fact in facts) for facts in tables.values()) <= LARGEST_TABLE


@given(st.data())
@settings(deadline=None)
def test_layers_left_out_of_a_table_would_not_speak(data: st.DataObject) -> None:
    """Below a layer that speaks whatever the answers are."""
    game = data.draw(st.sampled_from(ALL_GAMES))
    breach = data.draw(st.sampled_from(sorted(spoken_of(game), key=str)))
    facts = facts_of(game.layers, breach)
    known = {fact: data.draw(st.sampled_from(sorted(fact.answers))) for fact in facts}
    assume(not never(breach, known))
    assert speaking(game.about(breach)[0], breach, known) == speaking(game.layers, breach, known)


def test_of_a_value_of_a_parameter_the_books_may_be_silent_but_not_of_another_fact() -> None:
    fault, late = of("fault", "bent", "torn", question="What?"), Fact("late", "Is it late?", lambda table, matter, act: None)
    breach = MarkedCard()
    row = Law("bent-card", breach=breach, when=[fault.is_("bent")], cite="usp56 477", says="So it is.")
    assert list(gaps_and_conflicts(((row,),), breach)) == []
    timely = evolve(row, when=(*row.when, late.no))
    assert list(gaps_and_conflicts(((timely,),), breach)) == ["identifiable-card: no row speaks (fault=bent, late=yes)"]
    assert fault.told("torn") == (("fault", "torn"),)
    with pytest.raises(ValueError, match="'fault' has no answer"):
        fault.told("lost")


def test_every_breach_that_is_detected_has_a_law() -> None:
    spoken = {breach for game in ALL_GAMES for breach in spoken_of(game)}
    assert {name for name, breach in breaches().items() if breach not in spoken and not breach.suspect} == set()


def test_every_breach_that_a_law_speaks_of_is_detected() -> None:
    known = set(breaches().values())
    assert {law.id for law in ALL_LAWS if set(law.subjects) - known} == set()


@pytest.mark.parametrize("law", ALL_LAWS, ids=lambda law: law.id)
def test_style_of_a_law(law: Law) -> None:
    assert law.says[0].isupper() and law.says.endswith(".") and not law.says.endswith("..")
    assert len(law.says) <= LONGEST_SENTENCE
    assert (law.remedy is not None) == bool(law.subjects)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_every_remedy_can_be_put_in_words(game: Game) -> None:
    """Without a table to look at too: rule sheets and questions have none."""
    table = Table(game)
    laws = [law for law in game.laws if law.remedy]
    said = {law.id: law.remedy.consequences(table, Matter(law.subjects[0], None, "", law=law)) for law in laws if law.remedy}
    wordless = {id for id, consequences in said.items() if not consequences}
    assert wordless == {id for id in WITHOUT_WORDS if id.startswith(f"{game.slug}/")}
    assert not [each.words for consequences in said.values() for each in consequences if ";" in each.words]


def test_style_of_a_breach() -> None:
    for breach in breaches().values():
        assert breach.says[0].islower() and not breach.says.endswith("."), breach.name
        assert breach.name == breach.name.lower().replace("_", "-")


def test_style_of_a_fact() -> None:
    facts = {fact for game in ALL_GAMES for breach in spoken_of(game) for fact in facts_of(game.layers, breach)}
    for fact in facts:
        assert fact.question.endswith("?"), fact.name
        assert len(set(fact.answers)) == len(fact.answers) > 1, fact.name
    assert len({fact.name for fact in facts}) == len(facts)


def test_a_law_stands_in_its_own_book() -> None:
    for game in ALL_GAMES:
        assert {law.cite.book for law in game.laws} <= {game.book}, game.slug


def test_every_law_that_gives_something_has_a_case() -> None:
    shown = by_law(built_in())
    missing = {law.id for law in ALL_LAWS if law.remedy and not shown.get(law.id)}
    assert missing == set(WITHOUT_A_CASE)


def test_every_law_that_bites_has_a_near_miss() -> None:
    """A case in which little is wanting, and it must not speak; that it would speak but for that, the case itself holds."""
    escaped = by_law(built_in(), near_misses_of)
    missing = {law.id for law in ALL_LAWS if law.remedy and law.remedy.bites and not escaped.get(law.id)}
    assert missing == set(WITHOUT_A_NEAR_MISS)
