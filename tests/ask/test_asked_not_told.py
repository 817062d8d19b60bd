"""What is only asked is not heard as done."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.families import games

#: the game, the breach, the question, a fact that it leaves open
ASKED = [
    ("bridge-whist", "followed-false-lead", "two out of three had played to a wrong lead, who pays", "false-lead"),
    ("five-hundred", "uncut-pack-dealt", "They weren't cut. who plays first now", "raised-before-dealing-of-the-last-card"),
    ("skat", "score-error", "It is written down wrong, who pays what", "raised-before-payment"),
    (
        "general-rules-gibson",
        "dealt-incorrectly",
        "A card came face up. Do we have to play on?",
        "misdeal-called-for",
    ),
    ("general-rules-gibson", "dealt-incorrectly", "Two at a time. Must he go on dealing?", "misdeal-called-for"),
]


@pytest.mark.parametrize(("game", "breach", "text", "fact"), ASKED)
def test_what_is_asked_is_not_told(game: str, breach: str, text: str, fact: str) -> None:
    assert fact not in {each.name for each in ask(games()[game], text, about=breach).facts}


def test_what_was_done_is_told() -> None:
    told = ask(games()["general-rules-gibson"], "A card came face up, and we played on.", about="dealt-incorrectly")
    assert {fact.name: said for fact, said in told.facts.items()}["misdeal-called-for"] == "too-late"
