"""What nobody has done yet: somebody wants to do it, is about to, or asks whether he may.

What follows from it is only supposed then. No time is over for what is still to come, and of what others will do about it
nothing is asked.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from referee.ask.hearing.clause import clauses
from referee.ask.hearing.state import DONE, EARLIER, STOOD
from referee.ask.words.of_breaches import words_of
from referee.ask.words.phrases import OWNER, PERSON
from referee.core.subject import Subject

if TYPE_CHECKING:
    from referee.ask.telling.telling import Told

#: what is done by asking for it
_ASKING = frozenset(("demands", "requires"))
#: how what was done is told
_DONE = (DONE, EARLIER, STOOD)
#: what somebody is only minded to do
_MINDED = re.compile(
    r"\b(?:about|going|gonna|wants?|wanting|tempted|intends?|intending|hop(?:es?|ing)|plans?|planning|itching|minded|ready|"
    r"like|prefer|propos(?:es?|ing)) to\b(?! know| see| be told| hear| lose| win| owe)|"
    r"\b(?:thinking|dreaming) (?:of|about)\b|\bgonna\b|\b(?:i|we)(?:['’]ll| shall| will)\b",
    re.IGNORECASE,
)
#: words that ask for leave where somebody stands behind them
_LEAVE = frozenset(("can", "may", "could", "might", "should", "must", "shall"))
#: what is asked of somebody in this form: `is she allowed to`, `do we have to`, `is it all right to`
_ALLOWED = re.compile(
    r"\b(?:am|is|are) (?:\w+ ){1,3}(?:allowed|permitted|entitled|free|supposed) to\b|"
    r"\bis it (?:\w+ ){0,2}(?:right|ok|okay|fine|legal|allowed|permitted) (?:to|if)\b",
    re.IGNORECASE,
)


def is_planned(told: Told, breach: Subject, place: int) -> bool:
    """Whether the clause at this place, in which most is said of a breach, tells only that somebody may come to do it."""
    verbs = {row.verb for row in words_of(breach) if row.verb}
    if (
        breach in told.wrong
        or not verbs.isdisjoint(_ASKING)
        or any(deed.happened.verb in verbs and deed.state in _DONE for deed in told.deeds)
    ):
        return False
    pieces = told.sentence.pieces
    first, last = next((span for span in clauses(pieces) if span[0] <= place < span[1]), (place, place + 1))
    clause = pieces[first:last]
    if any(piece.quoted for piece in clause):
        return False  # what somebody says
    asks_leave = any(word.text.casefold() in _LEAVE and of.kind in (PERSON, OWNER) for word, of in pairwise(clause))
    words = told.typed(first, last)
    return asks_leave or bool(_MINDED.search(words) or _ALLOWED.search(words))
