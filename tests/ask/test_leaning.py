"""A fact that no known phrase tells: taken from the clause that is nearest to what is told of the laws to which it leads."""

from __future__ import annotations

import json

import pytest

from referee.ask import as_json, as_text, ask
from referee.ask.topics.corpus import topics
from referee.ask.topics.leaning import leaning, likeliest
from referee.ask.topics.ranking import Nearness, laws_near
from referee.core.fact import YES, Fact
from referee.core.law import Law
from referee.core.window import NOT_YET
from referee.families import games

BRIDGE = games()["contract-bridge"]

#: a game, what is told, what it is about, a fact and its answer, and the clause that tells it
TOLD = [
    (
        "contract-bridge",
        "Declarer's hand tilted and three of his cards fell face up on the table. We are the defenders.",
        "card-exposed",
        ("exposer", "declarers-side", "Declarer's hand tilted"),
    ),
    (
        "cassino",
        "While she was dealing she flashed my second card, the table had only two cards so far.",
        "faced-in-dealing",
        ("table-complete", "no", "the table had only two cards so far"),
    ),
]


@pytest.mark.parametrize(("slug", "told", "about", "fact"), TOLD)
def test_a_fact_is_taken_from_the_clause_that_tells_it(slug: str, told: str, about: str, fact: tuple[str, str, str]) -> None:
    name, answer, words = fact
    answered = ask(games()[slug], told, about=about)
    assert name not in {need.fact.name for need in answered.needs}
    known = json.loads(as_json(answered))["understood"]["facts"][name]
    assert known["id"] == answer and words in told
    if known["leaning"]:
        assert f"= taken so: {name}={answer}" in as_text(answered)


def test_what_the_others_did_is_not_told_by_the_breach_itself() -> None:
    answered = ask(BRIDGE, "West leads the 7 of diamonds out of turn, South is declarer", facts={"opening": "yes"})
    assert [need.fact.name for need in answered.needs][:1] == ["answered"] and not answered.leaned


def test_a_fact_that_is_given_outweighs_what_the_words_lean_to() -> None:
    _, told, about, (name, _, _) = TOLD[0]
    answered = ask(BRIDGE, told, about=about, facts={name: "defender"})
    assert name not in {fact.name for fact in answered.leaned}
    assert all(law.slug != "declarer-exposes-cards" for law in answered.laws)


def test_whoever_asks_nothing_leans_to_nothing() -> None:
    for topic in topics(BRIDGE)[:20]:
        answered = ask(BRIDGE, "", about=topic.name)
        assert not answered.leaned and answered.likeliest is None


def test_who_was_too_late_is_told_for_what() -> None:
    told = "Benno had fourteen cards and Lise twelve, and the cards were all mixed when he said so."
    answered = ask(games()["general-rules"], told, about="too-many-cards", facts={"misdeal-called": "too-late"})
    (law, limit), *_ = answered.lapsed
    assert law.slug == "limit-wrong-number-of-cards"
    assert f"= too late for: {law.id}" in as_text(answered) and limit.before.phrase in as_text(answered)
    (ruling,) = json.loads(as_json(answered))["rulings"]
    assert {"law": law.id, "until": limit.before.phrase} in ruling["lapsed"]


# --- the answers themselves -------------------------------------------------------------------------------------------

ONE, OTHER = (law for law in BRIDGE.laws if law.slug in ("insufficient-bid-accepted", "insufficient-bid-out-of-turn"))
PLAIN = Fact("which", "Which of the two was it?", lambda table, matter, act: None, ("one", "other"))


def near(one: float, other: float) -> Nearness:
    """So near to each of the two laws, and all of what makes it so in the words `it was one`."""
    return Nearness({ONE: one, OTHER: other}, lambda said, law, against: 1.0 if said == "it was one" else 0.0)


LED = {"one": frozenset({ONE}), "other": frozenset({OTHER})}


def test_nearly_all_has_to_speak_for_one_answer() -> None:
    clauses = ["it was one", "and then"]
    found = leaning(PLAIN, LED, near(9, 1), clauses, "")
    assert found is not None and (found.answer, found.words) == ("one", "it was one")
    assert leaning(PLAIN, LED, near(9, 8), clauses, "") is None
    assert leaning(PLAIN, LED, near(9, 1), ["and then"], "") is None


def test_a_law_to_which_both_answers_lead_tells_neither() -> None:
    both: dict[str, frozenset[Law]] = {"one": frozenset({ONE, OTHER}), "other": frozenset({ONE})}
    assert leaning(PLAIN, both, near(9, 1), ["it was one"], "") is None


def test_what_can_still_be_done_was_not_done_as_long_as_nobody_says_so() -> None:
    demanded = Fact("demanded", "Was it demanded?", lambda table, matter, act: None, (YES, NOT_YET), later=True)
    found = leaning(demanded, {YES: frozenset({ONE}), NOT_YET: frozenset({ONE})}, near(1, 1), [], "")
    assert found is not None and found.answer == NOT_YET


def test_the_likeliest_answer_stands_out() -> None:
    assert likeliest(LED, near(2, 1)) == "one"
    assert likeliest(LED, near(1, 1)) is None


def test_a_question_is_nearer_to_the_law_of_which_it_tells() -> None:
    said = "small card of mine dropped face up during the bidding, and it was not a lead"
    subject = next(topic.subject for topic in topics(BRIDGE) if topic.name == "exposed-in-auction")
    assert subject is not None
    of = {law.slug: score for law, score in laws_near(BRIDGE, subject, said).of.items()}
    assert of["small-card-exposed-in-auction"] > of["several-cards-exposed-in-auction"]
