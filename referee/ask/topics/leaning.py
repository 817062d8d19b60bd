"""To which answer of a fact the words of a question lean, where they say it in no phrase that is known.

Of most laws people have asked, each of whom told what decides it in words of his own. Where nearly all that a question shares
with what is told of the laws of a breach it shares with those to which one answer leads, it tells that answer if one clause
says most of that, which is shown with it. What is told of neither is as near to the one as to the other; and what others did
about it is told by no clause but one that speaks of that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from attrs import frozen

from referee.ask.topics.ranking import Nearness, laws_near
from referee.ask.topics.vocabulary import terms
from referee.core.expect import Kind
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.core.window import NOT_YET
from referee.mechanics.rulings.facts import NOT_CHOSEN

#: so much of what the words say for all laws together they say for those of one answer, and it counts as told: measured on
#: questions left out, of which then two in a hundred are of another law
SURE = 0.99
#: so much of it, and it is told as the likeliest beside the question
_LIKELY = 0.6
#: a clause tells it that says so much of what all of them say for it
_PLAINLY = 0.4
#: the answers by which what may still be done was not done yet: so it stands when nothing else is told
_STILL_OPEN = (NOT_YET, NOT_CHOSEN)

#: the laws to which each answer of a fact may lead
Led = Mapping[str, frozenset[Law]]


@frozen
class Leaning:
    """An answer to which the words lean, and the clause that tells it most."""

    answer: str
    words: str = ""


def leaning(fact: Fact, led: Led, near: Nearness, clauses: Sequence[str], of_breach: str) -> Leaning | None:
    """The answer of a fact to which the words lean, or how it stands as long as nobody did anything; None where it is open.

    `of_breach` is the clause that tells what was wrong: of what came after it, it tells nothing.
    """
    every = frozenset[Law]().union(*led.values())
    alike = [answer for answer in led if _alone(led, answer) and sum_of(near, _alone(led, answer), every) >= SURE]
    if not alike and len(set(led.values())) == 1:
        alike = list(led)  # whatever the answer is, it is the same law
    if len(alike) > 1:
        still = next((answer for answer in alike if answer in _STILL_OPEN), None)
        return None if still is None else Leaning(still)
    if not alike or every == led[alike[0]]:
        return None
    laws = led[alike[0]]
    for_it, against = max(laws, key=near.of.__getitem__), max(every - laws, key=near.of.__getitem__)
    said = {clause: near.rather(clause, for_it, against) for clause in clauses}
    words = max(clauses, key=said.__getitem__, default="")
    plainly = words and said[words] > _PLAINLY * sum(each for each in said.values() if each > 0)
    return Leaning(alike[0], words) if plainly and not (fact.later and _is_silent(words, of_breach, fact)) else None


def _is_silent(words: str, of_breach: str, fact: Fact) -> bool:
    """Whether a clause says nothing of what only comes later: it tells the breach itself, or no word of what is asked."""
    asked = terms(" ".join((fact.question, *fact.answers.values())))
    return words == of_breach or frozenset(asked).isdisjoint(terms(words))


def likeliest(led: Led, near: Nearness) -> str | None:
    """The answer for whose laws alone most is said, where that is most of all; None where nothing stands out."""
    every = frozenset[Law]().union(*led.values())
    shares = {answer: sum_of(near, _alone(led, answer), every) for answer in led if _alone(led, answer)}
    likely = [answer for answer, share in shares.items() if share >= _LIKELY]
    return next((answer for answer in likely if answer in _STILL_OPEN), next(iter(likely), None))


def one_of(subjects: Sequence[Kind], game: Game, text: str) -> Kind | None:
    """The one of several breaches of a kind of which alone, or of whose laws, the words tell; None where that is open."""
    nears = {subject: laws_near(game, subject, text) for subject in subjects}
    near = Nearness({law: of for each in nears.values() for law, of in each.of.items()}, nears[subjects[0]].rather)
    every = frozenset(near.of)
    return next((subject for subject in subjects if sum_of(near, frozenset(nears[subject].of), every) >= SURE), None)


def _alone(led: Led, answer: str) -> frozenset[Law]:
    """The laws to which no other answer may lead than this one and those that lead to the very same."""
    others = (laws for laws in led.values() if laws != led[answer])
    return led[answer].difference(*others)


def sum_of(near: Nearness, some: frozenset[Law], every: frozenset[Law]) -> float:
    """How much of what the words say for all of these laws they say for some of them."""
    most = max(near.of[law] for law in every)
    return sum(exp(near.of[law] - most) for law in some) / sum(exp(near.of[law] - most) for law in every)
