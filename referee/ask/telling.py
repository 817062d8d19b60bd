"""An answer for those who read it: at a terminal, as a decision table indented, and for other programs, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from referee.ask.answer import NOT_UNDERSTOOD, Answer, Prompt, WrongFact, answer_meant
from referee.ask.hearing import Question
from referee.ask.ruling import Leaf, Split, Tree, laws_in, leaves
from referee.core.cards import card_text
from referee.core.law import Fact
from referee.core.record import SEAT_LETTERS, SEAT_NAMES, Seat, call_text
from referee.core.status import NEEDS_FACT
from referee.report import SCHEMAS, cited, printable
from referee.report import as_json as rows
from referee.report.text import DOUBTFUL, EMPTY, FINE, LABEL, PLAIN, QUIET, TITLE, WRONG, Line, plain

_STEP = 2
#: what becomes of a question, beside `NOTHING_WRONG` and `NOT_UNDERSTOOD`
RULED, ASKS = "ruled", "asks"


def as_text(answer: Answer) -> str:
    """The answer as plain text."""
    return "".join(plain(line) for line in lines_of(answer))


def as_json(answer: Answer) -> str:
    """The answer as one line of JSON."""
    return rows.line(row(answer))


# --- for a terminal ---------------------------------------------------------------------------------------------------


def lines_of(answer: Answer) -> Iterator[Line]:
    """The answer line by line, in pieces that a terminal may colour."""
    yield ((TITLE, printable(answer.text)),)
    if answer.problem is not None:
        understood = answer.status != NOT_UNDERSTOOD
        yield ((FINE if understood else WRONG, f"{'' if understood else 'not understood: '}{answer.problem.why}"),)
        if answer.problem.nearest:
            yield EMPTY
            yield ((PLAIN, "The nearest questions that would be understood:"),)
            yield from (((QUIET, "  "), (PLAIN, sentence)) for sentence in answer.problem.nearest)
        return
    assert answer.question is not None and answer.tree is not None
    yield (LABEL, "= understood: "), (PLAIN, _in_words(answer, answer.question))
    if answer.facts:
        yield (LABEL, "= known: "), (PLAIN, "; ".join(f"{fact.name}={said}" for fact, said in answer.facts.items()))
    for breach in answer.question.also:
        yield (LABEL, "= or meant: "), (DOUBTFUL, f"{breach.says}, which has other laws; say so if it was that")
    yield EMPTY
    yield from _tree(answer, answer.tree, 0)
    if answer.status == NEEDS_FACT:
        yield EMPTY
        facts = " ".join(f"--fact {need.fact.name}=..." for need in answer.needs[:2])
        yield ((QUIET, f"What is known shortens this: {facts}"),)


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


# --- for other programs -----------------------------------------------------------------------------------------------


def row(answer: Answer) -> dict[str, Any]:
    """The answer as it is written in JSON."""
    question, problem = answer.question, answer.problem
    return {
        "schema": SCHEMAS["ask"],
        "game": answer.game.slug,
        "question": answer.text,
        "understood": None
        if question is None
        else {
            "breach": question.breach.name,
            "seat": (answer.names[answer.seat] if answer.seat is not None else question.who) or None,
            "card": card_text(question.cards[0]) if question.cards else None,
            "call": None if question.call is None else call_text(question.call),
            "facts": {fact.name: rows.answer_row(fact, said) for fact, said in answer.facts.items()},
            "also": [breach.name for breach in question.also],
        },
        "status": _status(answer),
        "rulings": [] if answer.tree is None else list(_rulings(answer, answer.tree)),
        "asks": [_asked(need) for need in answer.needs],
        "laws": [] if answer.tree is None else _laws(answer.tree),
        "problem": None if problem is None else {"why": problem.why, "nearest": list(problem.nearest)},
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
        "breach": str(tree.breach),
        "seat": None if answer.seat is None else answer.names[answer.seat],
        "status": None if law.remedy is None else law.remedy.status,
        "remedy": [rows.consequence_row(each) for each in tree.remedy],
        "chooser": tree.chooser or None,
        "until": tree.until or None,
        "cite": {"book": law.cite.book, "lines": law.cite.lines},
        "says": law.says,
    }
    for condition, further in tree.then:
        if not condition:
            yield from _rulings(answer, further)


def _asked(need: Split) -> dict[str, Any]:
    """A fact that still decides, with the laws to which each answer leads."""
    return {
        "fact": need.fact.name,
        "question": need.question,
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


# --- with somebody at the terminal ------------------------------------------------------------------------------------

DO_NOT_KNOW = ("", "?", "-", "0", "don't know", "dont know", "unknown")


def at_terminal(read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> Prompt:
    """Asks somebody at a terminal: the question, its answers numbered, and nothing or 0 where he cannot say."""

    def prompt(fact: Fact, question: str) -> str | None:
        write(question)
        for number, said in enumerate(fact.answers.values(), 1):
            write(f"  {number}  {said}")
        while True:
            try:
                typed = read("  number, or Enter if nobody can say: ").strip()
            except EOFError:
                return None
            if typed.casefold() in DO_NOT_KNOW:
                return None
            try:
                return answer_meant(fact, typed)
            except WrongFact as error:
                write(f"  {error}")

    return prompt
