"""Questions written from the books, by somebody who had not looked at the program's words: how many of them are understood.

The numbers are those of today; better is welcome, worse is not. A question is understood where the law that the book has for
it is among those told, and reached where it is at least among those of the first five things that are offered. Of the three
taken wrongly each is about something close by: an entry in a score, too many cards, the hand of another.
"""

from __future__ import annotations

import json
from pathlib import Path

from referee.ask import ask
from referee.families import games

QUESTIONS = [json.loads(line) for line in (Path(__file__).parents[1] / "data/asked.jsonl").read_text("utf-8").splitlines()]
OFFERED = 5
UNDERSTOOD, REACHED, WRONG = 64, 65, 3


def test_most_questions_are_reached_and_few_ruled_wrongly() -> None:
    understood, reached, wrong = [], [], []
    for each in QUESTIONS:
        right = {*each["expect"]["law"], *each.get("also", ())}
        answer = ask(games()[each["game"]], each["question"])
        told = {law.id for law in answer.laws}
        offered = {law.id for topic in answer.which[:OFFERED] for law in topic.laws}
        if right & told:
            understood.append(each["id"])
        if right & (told | offered):
            reached.append(each["id"])
        elif told:
            wrong.append(each["id"])
    assert len(understood) >= UNDERSTOOD
    assert len(reached) >= REACHED
    assert len(wrong) <= WRONG, wrong
