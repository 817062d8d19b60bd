"""Questions in words: what somebody tells of a dispute, and the laws that speak to it.

    text --reading, people--> pieces --acts--> deeds --replay--> what is wrong with them --telling, ranking, deciding--> breach
    breach --about, scene--> facts --ruling--> decision table --text--> words

How people tell of each act stands with the verbs of a room (`SAID`), of each breach in its `told.txt` and `words`, of what a
law turns on in its `answers.txt`, all else in `clauses`. Facts are found by the functions that find them in a log, since what a
question tells are acts of one.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.ask.answers.answer import WHICH, Answer, Prompt, WrongFact
from referee.ask.answers.answering import ask
from referee.ask.answers.as_json import as_json, row
from referee.ask.answers.dialog import Dialog, at_terminal
from referee.ask.answers.text import as_text, lines_of
from referee.core.game import Game


def laws_answered(game: Game, words: str, log: str = "", facts: Mapping[str, str] | None = None) -> list[str]:
    """The slugs of the laws with which a question is answered, those of further matters included.

    >>> from referee.families import games
    >>> laws_answered(games()["contract-bridge"], "East bid 1H over North's 1S", facts={"accepted": "yes"})
    ['insufficient-bid-accepted']
    """
    from referee.reading.logs import read

    records = read(log) if log.strip() else []
    answer = ask(game, words, record=records[0] if records else None, facts=facts)
    return list(dict.fromkeys(law.slug for law in answer.laws))


__all__ = [
    "WHICH",
    "Answer",
    "Dialog",
    "Prompt",
    "WrongFact",
    "as_json",
    "as_text",
    "ask",
    "at_terminal",
    "laws_answered",
    "lines_of",
    "row",
]
