"""An answer for those who read it."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ask.answer import NOT_UNDERSTOOD, OFFERED, Answer
from referee.ask.hearing import Question
from referee.ask.ruling import Leaf, Tree
from referee.core.cards import card_text
from referee.core.law import Fact
from referee.core.record import SEAT_LETTERS, SEAT_NAMES, Seat, call_text
from referee.core.status import NEEDS_FACT
from referee.report import cited, printable
from referee.report.text import DOUBTFUL, EMPTY, FINE, LABEL, PLAIN, QUIET, TITLE, WRONG, Line, plain

_STEP = 2


def as_text(answer: Answer) -> str:
    """The answer as plain text."""
    return "".join(plain(line) for line in lines_of(answer))


def lines_of(answer: Answer) -> Iterator[Line]:
    """The answer line by line, in pieces that a terminal may colour."""
    yield ((TITLE, printable(answer.text)),)
    if answer.problem is not None:
        understood = answer.status != NOT_UNDERSTOOD
        yield ((FINE if understood else WRONG, f"{'' if understood else 'not understood: '}{answer.problem.why}"),)
        return
    if answer.which:
        yield from _which(answer)
        return
    assert answer.tree is not None
    if answer.question is not None:
        yield (LABEL, "= understood: "), (PLAIN, _in_words(answer, answer.question))
    if answer.facts:
        yield (LABEL, "= known: "), (PLAIN, "; ".join(f"{fact.name}={said}" for fact, said in answer.facts.items()))
    for breach in answer.question.also if answer.question else ():
        yield (LABEL, "= or meant: "), (DOUBTFUL, f"{breach.says}, which has other laws; say so if it was that")
    yield EMPTY
    yield from _tree(answer, answer.tree, 0)
    if answer.status == NEEDS_FACT:
        yield EMPTY
        facts = " ".join(f"--fact {need.fact.name}=..." for need in answer.needs[:2])
        yield ((QUIET, f"What is known shortens this: {facts}"),)


def _which(answer: Answer) -> Iterator[Line]:
    """The likeliest things that it may be about, to be taken by their number or by their name."""
    yield EMPTY
    yield ((PLAIN, "It is not sure what this is about. Which of these was it?"),)
    for number, topic in enumerate(answer.which[:OFFERED], 1):
        yield (QUIET, f"  {number}  "), (PLAIN, topic.says), (QUIET, f"  [{topic.name}]")
    yield EMPTY
    more = len(answer.which) - OFFERED
    yield ((QUIET, "Take one with --is NAME" + (f"; {more} more things can be asked for, with --all" if more > 0 else "")),)


def _in_words(answer: Answer, question: Question) -> str:
    """How the question was understood."""
    who = f", by {who}" if (who := _name(answer, answer.seat) or question.who) else ""
    told = [card_text(card) for card in question.cards]
    told += [] if question.call is None else [call_text(question.call)]
    if question.last_bid is not None and question.call is not None and question.call >= 0:
        told[-1] += f" over {call_text(question.last_bid)}"
    told += [] if answer.declarer is None else [f"{_name(answer, answer.declarer)} is declarer"]
    return question.breach.says + who + (f" ({', '.join(told)})" if told else "")


def _name(answer: Answer, seat: Seat | None) -> str:
    """A player in full: the compass has names of its own."""
    if seat is None:
        return ""
    return SEAT_NAMES[seat] if answer.names == tuple(SEAT_LETTERS) else answer.names[seat]


def _tree(answer: Answer, tree: Tree, depth: int) -> Iterator[Line]:
    pad = " " * depth
    if isinstance(tree, Leaf):
        yield from _leaf(answer, tree, depth)
        return
    yield (PLAIN, f"{pad}{tree.question}"), (QUIET, f"  [{tree.fact.name}]")
    for answers, branch in tree.branches:
        yield (QUIET, f"{pad}- "), (LABEL, "; or ".join(_named(answer, tree.fact, each) for each in answers))
        yield from _tree(answer, branch, depth + _STEP * 2)


def _named(answer: Answer, fact: Fact, said: str) -> str:
    bid = answer.bids.get((fact, said))
    return fact.said(said) if bid is None else f"{fact.said(said)}: {call_text(bid)}"


def _leaf(answer: Answer, leaf: Leaf, depth: int) -> Iterator[Line]:
    pad = " " * depth
    for given in leaf.remedy:
        yield (QUIET, f"{pad}= "), (PLAIN, given.words)
    if leaf.law is None:
        return
    if leaf.chooser:
        until = f", until {leaf.until}" if leaf.until else ""
        yield (QUIET, f"{pad}= choice: "), (PLAIN, f"{leaf.chooser}{until}")
    elif leaf.until:
        yield (QUIET, f"{pad}= until: "), (PLAIN, leaf.until)
    yield (QUIET, f"{pad}= law: "), (PLAIN, cited(leaf.law))
    if answer.tree is leaf:
        yield ((QUIET, f"{pad}  {leaf.law.says}"),)
    for when, further in leaf.then:
        said = f"then, {when}:" if when else "then:"
        yield ((QUIET, f"{pad}{said}"),)
        yield from _tree(answer, further, depth + _STEP * 2)
