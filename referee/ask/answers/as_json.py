"""An answer for other programs, as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.ask.answers.answer import Answer
from referee.ask.answers.ruling import Leaf, Split, Tree, laws_in, leaves
from referee.ask.topics.corpus import Topic
from referee.core.cards import card_text
from referee.core.record import call_text
from referee.core.sums import Reckoned
from referee.report import SCHEMAS
from referee.report import as_json as rows

#: what becomes of a question, beside `WHICH`, `NOTHING_WRONG` and `NOT_UNDERSTOOD`
RULED, ASKS = "ruled", "asks"


def as_json(answer: Answer) -> str:
    """The answer as one line of JSON."""
    return rows.line(row(answer))


def row(answer: Answer) -> dict[str, Any]:
    """The answer as it is written in JSON."""
    question, problem = answer.question, answer.problem
    return {
        "schema": SCHEMAS["ask"],
        "game": answer.game.slug,
        "question": answer.text,
        "heard": [{"words": heard.words, "act": heard.act} for heard in answer.heard],
        "understood": None
        if question is None
        else {
            "breach": question.breach.name,
            "seat": (answer.names[answer.seat] if answer.seat is not None else question.who) or None,
            "card": card_text(question.cards[0]) if question.cards else None,
            "call": None if question.call is None else call_text(question.call),
            "facts": {
                fact.name: {
                    **rows.answer_row(fact, said),
                    "told": answer.words.get(fact),
                    "leaning": fact in answer.leaned,
                }
                for fact, said in answer.facts.items()
            },
            "planned": question.planned,
            "also": [breach.name for breach in question.also],
        },
        "status": _status(answer),
        "rulings": [] if answer.tree is None else list(_rulings(answer, answer.tree)),
        "asks": [_asked(need, answer.likeliest if need is answer.tree else None) for need in answer.needs],
        "laws": [] if answer.tree is None else _laws(answer.tree),
        "which": [_topic(topic) for topic in answer.which],
        "sums": [_sum(each) for each in answer.sums],
        "why": None if problem is None else problem.why,
    }


def _topic(topic: Topic) -> dict[str, Any]:
    """Something that it may be about; by its name it is taken."""
    return {"breach": topic.name, "words": topic.says, "laws": [law.id for law in topic.laws]}


def _sum(reckoned: Reckoned) -> dict[str, Any]:
    """What numbers come to that are told."""
    return {
        "of": reckoned.of,
        "if": reckoned.if_ or None,
        "ruled": reckoned.ruled,
        "lines": [{"who": line.who or None, "points": line.points, "what": line.what} for line in reckoned.lines],
        "total": reckoned.total,
        "held": None if reckoned.held is None else {"kept": reckoned.held.kept, "words": reckoned.held.words},
    }


def _status(answer: Answer) -> str:
    if answer.tree is None:
        return answer.status
    return RULED if isinstance(answer.tree, Leaf) else ASKS


def _rulings(answer: Answer, tree: Tree) -> Iterator[dict[str, Any]]:
    """The laws that speak whatever else may come to be known, those of matters included that they bring up."""
    if not isinstance(tree, Leaf) or tree.law is None:
        return
    law = tree.law
    yield {
        "law": law.id,
        "breach": None if tree.breach is None else str(tree.breach),
        "seat": None if answer.seat is None else answer.names[answer.seat],
        "status": None if law.remedy is None else law.remedy.status,
        "remedy": [rows.consequence_row(each) for each in tree.remedy],
        "chooser": tree.chooser or None,
        "until": tree.until or None,
        "cite": {"book": law.cite.book, "lines": law.cite.lines},
        "says": law.says,
        "lapsed": [{"law": each.id, "until": limit.before.phrase} for each, limit in answer.lapsed if tree is answer.tree],
    }
    for condition, further in tree.then:
        if not condition:
            yield from _rulings(answer, further)


def _asked(need: Split, likeliest: str | None) -> dict[str, Any]:
    """A fact that still decides, with the laws to which each answer leads."""
    return {
        "fact": need.fact.name,
        "question": need.question,
        "likeliest": likeliest,
        "answers": [
            {**rows.answer_row(need.fact, each), "laws": list(dict.fromkeys(law.id for law in laws_in(branch)))}
            for answers, branch in need.branches
            for each in answers
        ],
    }


def _laws(tree: Tree, when: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    return [_law(leaf, conditions) for conditions, leaf in leaves(tree, when) if leaf.law is not None]


def _law(leaf: Leaf, when: tuple[str, ...]) -> dict[str, Any]:
    assert leaf.law is not None
    return {
        "law": leaf.law.id,
        "when": list(when),
        "remedy": [rows.consequence_row(each) for each in leaf.remedy],
        "chooser": leaf.chooser or None,
        "until": leaf.until or None,
        "cite": {"book": leaf.law.cite.book, "lines": leaf.law.cite.lines},
        "says": leaf.law.says,
        "then": [each for condition, further in leaf.then for each in _laws(further, (condition,) if condition else ())],
    }
