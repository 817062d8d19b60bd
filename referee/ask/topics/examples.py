"""Sentences that are understood, made from the phrases of a breach: for those whose own was not, and for the tests."""

from __future__ import annotations

import re
from functools import cache

from referee.ask.words.of_breaches import words_of
from referee.core.people import DECLARER, DEFENDER, DUMMY
from referee.core.subject import Subject

#: what an example puts into a slot
_FILLED = {
    "card": "the 7 of diamonds",
    "call": "1H",
    "last": "1S",
    "suit": "hearts",
    "rank": "the nine",
    "number": "3",
    "trick": "trick 4",
    "eight": "8H",
    "person": "North",
    "other": "North",
    "owner": "North's",
    "partner": "his partner",
    DECLARER: "declarer",
    DUMMY: "dummy",
    DEFENDER: "a defender",
}
_SUBJECTS = {DECLARER: "declarer", DUMMY: "dummy", DEFENDER: "a defender"}


@cache
def examples(breach: Subject, size: int = 13) -> tuple[str, ...]:
    """A sentence for every phrase in which the breach can be asked for, by the size of a hand; the first is to be shown."""
    rows = words_of(breach)
    return tuple(sentence(text, _SUBJECTS.get(asked.by, "West"), size) for asked in rows for text in asked.phrases)


def sentence(text: str, subject: str, size: int = 13) -> str:
    """What a phrase says, of this player."""
    filled = {**_FILLED, "long": str(size + 1), "short": str(max(size - 1, 0))}
    words = [word.split("|")[0] for word in text.replace(" + ", " and ").split()]
    said = " ".join(re.sub(r"\{(\w+)\}", lambda slot: filled[slot[1]], word) for word in words)
    if words[0] == "{partner}":
        return said.replace("his partner", "West's partner", 1)
    if words[0] in ("{dummy}", "{declarer}", "{defender}", "{person}"):
        return said
    return f"{'it' if words[0] == 'is' else subject} {said}"
