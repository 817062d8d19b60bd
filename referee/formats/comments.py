"""What the comments of a record tell of rulings, in the languages of the collections.

A comment bears something out where it tells it as a thing that happened: not as a hope, a question or a rule. In LIN whoever
looks on may comment, and knows no more than the record does; the operators sit at the table, and are called `vugraph...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from referee.core.matter import Matter
from referee.core.record import SEAT_NAMES, Act, Run, in_parts

_REVOKE = r"revok|renonce|rifiut|renunc|renúnc|rewok|fałszyw\w* renons|verza+kt|verleugn|nicht bedient"
_INSUFFICIENT = r"insufficient|insuffisant|insuficiente|insufficiente|ungenügend|onvoldoende bod|niewystarczając|otillräckligt"
_WORDS = {"revoke": _REVOKE, "insufficient-bid": _INSUFFICIENT}
#: a ruling that changes what a board comes to
_ADJUSTED = (
    r"adjust|correct(?:s|ed) (?:the )?(?:score|result)|rul(?:es|ed|ing)|decision|cancel|korrigiert|ajust|rettific|aangepast"
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


def told(acts: Iterable[Act | Run]) -> list[Act]:
    """The comments of a record in which those speak who were at the table."""
    return [act for act in _comments(acts) if (who := _SPEAKER.match(act.text)) is None or _OPERATOR.match(who[1])]


def borne_out(comments: Iterable[Act], found: Iterable[Matter]) -> set[int]:
    """The numbers of the findings of which a comment tells as of things that happened: each of one, the last before it, and
    of a player whom it names rather than of another."""
    found, numbers = sorted(found, key=_place), set[int]()
    for breach, words in _WORDS.items():
        like = [each for each in found if each.breach.name == breach]
        for comment in _telling(comments, words) if like else ():
            before = [each for each in like if _place(each) <= _place(comment)] or like[len(like) > 1 :][:1]
            named = {seat for seat, name in enumerate(SEAT_NAMES) if re.search(rf"\b{name}\b", comment.text, re.IGNORECASE)}
            of_them = [each for each in before if each.seat in named] or before
            numbers |= {each.number for each in of_them[-1:]}
    return numbers


def tells_of_ruling(comments: Iterable[Act], outright: bool = False) -> str:
    """The first comment that tells of a ruling by which a board comes to something else than was played; `outright`, and not
    only of a breach from which one follows."""
    return _first(comments, _ADJUSTED if outright else rf"{_ADJUSTED}|{_REVOKE}")


def speaks_of_director(comments: Iterable[Act]) -> str:
    """The first comment in which the director is at the table, whatever he said."""
    return _first(comments, _DIRECTOR)


def _first(comments: Iterable[Act], words: str) -> str:
    return next((each.text for each in _telling(comments, words)), "")


def _telling(comments: Iterable[Act], words: str) -> Iterator[Act]:
    found = re.compile(words, re.IGNORECASE).search
    return (each for each in comments if found(each.text) and not _NOT_TOLD.search(each.text))


def _place(told: Act | Matter) -> tuple[int, int]:
    return told.at.line, told.at.column


def _comments(acts: Iterable[Act | Run]) -> Iterator[Act]:
    for act in in_parts(act for act in acts if act.verb == "note"):
        if isinstance(act, Act) and not act.how:
            yield act
