"""A rule that the players are told to have agreed on holds; and a card that fell where all could see it is exposed."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.families import games

#: the game, the breach, the question, the fact, its answer
TOLD = [
    ("hearts", "forbidden-lead", "Our rule is no hearts before the third trick. She led the heart four.",
     "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "We agreed not to lead hearts so early and he did.", "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "He led a heart. We had not agreed anything about that.", "early-hearts-barred", "no"),
    ("gin-rummy", "discards-looked-at", "He looked back through the discards. Looking back was agreed.",
     "looking-back-agreed", "yes"),
    ("cribbage", "overlooked-points-taken", "We play muggins and he took the fifteen I forgot.", "muggins-agreed", "yes"),
    ("cribbage", "overlooked-points-taken", "He took a pair I forgot; we never agreed on muggins.", "muggins-agreed", "no"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "breach", "text", "fact", "answer"), TOLD)
def test_what_was_agreed_is_told(game: str, breach: str, text: str, fact: str, answer: str) -> None:
    assert {each.name: said for each, said in ask(games()[game], text, about=breach).facts.items()}.get(fact) == answer


@pytest.mark.parametrize(
    ("game", "text", "breach"),
    [
        ("euchre", "A card fell on the floor, everyone saw it.", "card-exposed"),
        ("euchre", "My partner dropped a card on the table and they saw it.", "card-exposed"),
        ("euchre", "There's a card on the floor. Whose is it?", "card-outside-deal"),
        ("bridge-whist", "One of mine fell on the floor, everyone saw it.", "card-below-table"),
    ],
)
def test_a_card_that_fell_is_not_missing_from_the_pack(game: str, text: str, breach: str) -> None:
    question = ask(games()[game], text).question
    assert question is not None
    assert question.breach.name == breach
