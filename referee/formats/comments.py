"""What the comments of a record tell of rulings, in the languages of the collections.

A comment bears something out where it tells it as a thing that happened: not as a hope, a question or a rule. In LIN whoever
looks on may comment, and knows no more than the record does; the operators sit at the table, and are called `vugraph...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from referee.core.record import Act, Run, in_parts

_REVOKE = r"revok|renonce|rifiut|renunc|renúnc|rewok|fałszyw\w* renons|verza+kt|verleugn|nicht bedient"
_INSUFFICIENT = r"insufficient|insuffisant|insuficiente|insufficiente|ungenügend|onvoldoende bod|niewystarczając|otillräckligt"
_WORDS = {"revoke": _REVOKE, "insufficient-bid": _INSUFFICIENT}
#: a ruling that changes what a board comes to
_ADJUSTED = (
    r"adjust|correct(?:s|ed) (?:the )?(?:score|result)|rul(?:es|ed|ing)|decision|cancel|korrigiert|ajust|rettific|aangepast|"
    + _REVOKE
)
_DIRECTOR = r"director|\btd\b|turnierleit|\btl\b|arbitr|árbitro|wedstrijdleider|sędzi|tävlingsledare|turneringsleder|tuomari"
#: what makes of a comment a hope, a rule, a question, or the contrary
_NOT_TOLD = re.compile(
    r"\b(?:if|unless|until|no|not|never|\w+n['’]t|(?:did|does|is|was|had|would)nt|must be|may|might|maybe|could|would|should|"
    r"can|will|possibl\w*|hop\w+|chance|virtually|guess|assum\w+|after)\b|\?",
    re.IGNORECASE,
)
_SPEAKER = re.compile(r"(\w+): ")
_OPERATOR = re.compile(r"vugraph|operator", re.IGNORECASE)


def told(acts: Iterable[Act | Run]) -> list[str]:
    """What those who were at the table say in the comments of a record."""
    return [words for words in _comments(acts) if (who := _SPEAKER.match(words)) is None or _OPERATOR.match(who[1])]


def tells_of(comments: Iterable[str], breach: str) -> str:
    """The first comment that tells of such a breach as of a thing that happened; nothing where none does."""
    return _first(comments, _WORDS[breach]) if breach in _WORDS else ""


def tells_of_ruling(comments: Iterable[str]) -> str:
    """The first comment that tells of a ruling by which a board comes to something else than was played."""
    return _first(comments, _ADJUSTED)


def speaks_of_director(comments: Iterable[str]) -> str:
    """The first comment in which the director is at the table, whatever he said."""
    return _first(comments, _DIRECTOR)


def _first(comments: Iterable[str], words: str) -> str:
    found = re.compile(words, re.IGNORECASE).search
    return next((each for each in comments if found(each) and not _NOT_TOLD.search(each)), "")


def _comments(acts: Iterable[Act | Run]) -> Iterator[str]:
    for act in in_parts(act for act in acts if act.verb == "note"):
        if isinstance(act, Act) and not act.how:
            yield act.text
