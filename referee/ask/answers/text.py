"""An answer for those who read it."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ask.answers.answer import NOT_UNDERSTOOD, OFFERED, Answer
from referee.ask.answers.phases import PHASES, SCORING, by_phase, phase_of
from referee.ask.answers.ruling import Leaf, Split, Tree, laws_in
from referee.ask.hearing.heard import Question
from referee.ask.topics.corpus import Topic
from referee.ask.words.contractors import has_contractor
from referee.ask.words.speaker import in_full
from referee.core.cards import card_text
from referee.core.fact import Fact
from referee.core.record import SEAT_LETTERS, SEAT_NAMES, Seat, call_text
from referee.core.status import LAWFUL, NONE_STATED
from referee.core.sums import Reckoned
from referee.report import cited, printable
from referee.report.text import DOUBTFUL, EMPTY, FINE, LABEL, PLAIN, QUIET, TITLE, WRONG, Line, plain

_STEP = 2
_AS_OBJECT = {"he": "him", "she": "her"}


def as_text(answer: Answer, whole: bool = False) -> str:
    """The answer as plain text."""
    return "".join(plain(line) for line in lines_of(answer, whole))


def lines_of(answer: Answer, whole: bool = False) -> Iterator[Line]:
    """The answer line by line, in pieces that a terminal may colour; the whole of it has every branch and every topic."""
    yield ((TITLE, printable(answer.text)),)
    if answer.heard:
        yield (LABEL, "= heard: "), (PLAIN, "; ".join(printable(heard.act) for heard in answer.heard))
    for reckoned in answer.sums:
        yield (LABEL, "= sum: "), (PLAIN, _sum(reckoned, _of_a_fault(answer)))
    if answer.problem is not None:
        understood = answer.status != NOT_UNDERSTOOD
        yield ((FINE if understood else WRONG, f"{'' if understood else 'not understood: '}{answer.problem.why}"),)
        if not understood:
            yield ((QUIET, f"referee ask {answer.game.slug}, without words, leads to everything that its laws speak of"),)
        return
    if answer.which:
        yield from _which(answer, whole)
        return
    assert answer.tree is not None
    if answer.number_is_right:
        yield ((FINE, "nothing is wrong with the number; how it is counted:"),)
    elif answer.question is not None:
        yield (LABEL, "= understood: "), (PLAIN, _in_words(answer, answer.question))
    told = [_known(answer, fact, said) for fact, said in answer.facts.items() if fact not in answer.leaned]
    if told:
        yield (LABEL, "= known: "), (PLAIN, "; ".join(told))
    leaned = [_known(answer, fact, said) for fact, said in answer.facts.items() if fact in answer.leaned]
    if leaned:
        yield (LABEL, "= taken so: "), (PLAIN, "; ".join(leaned)), (QUIET, "; if not, say so with --fact")
    if answer.is_planned:
        yield (LABEL, "= not done yet: "), (PLAIN, "what follows would, if it were done")
    for breach in answer.question.also if answer.question and not answer.is_of_one_kind else ():
        yield (LABEL, "= or meant: "), (DOUBTFUL, f"{breach.says}, which has other laws; say so if it was that")
    yield EMPTY
    if isinstance(answer.tree, Split) and not whole:
        yield from _asked(answer, answer.tree)
    else:
        yield from _tree(answer, answer.tree, 0, whole)


def _of_a_fault(answer: Answer) -> bool:
    """Whether it is about something other than what was counted, so that a ruling may change what it came to."""
    return answer.question is not None and phase_of(Topic(answer.question.breach, answer.laws)) != SCORING


def _sum(reckoned: Reckoned, of_a_fault: bool) -> str:
    """What numbers come to, on a line."""
    lines = [f"{line.points} ({line.what})" for line in reckoned.lines]
    whose = {line.who: None for line in reckoned.lines}
    if len(whose) > 1:
        lines = [f"{line.who} {line.points} ({line.what})" for line in reckoned.lines]
    who = "" if len(whose) > 1 else "".join(whose)
    many = reckoned.total is not None and len(lines) > 1
    comes = " ".join(filter(None, (who, f"{reckoned.total}: {'; '.join(lines)}" if many else "; ".join(lines))))
    under = "as ruled" if reckoned.ruled else "as played" if of_a_fault else ""
    when = ", ".join(filter(None, (reckoned.of, reckoned.if_ and f"if {reckoned.if_}", under)))
    return f"{when} = {comes}" + (f"; {reckoned.held.words}" if reckoned.held else "")


def _known(answer: Answer, fact: Fact, said: str) -> str:
    """A fact with its answer, and the words that told it where words did."""
    told = answer.words.get(fact)
    return f"{fact.name}={said}" + (f" ({printable(told)})" if told else "")


def _asked(answer: Answer, split: Split) -> Iterator[Line]:
    """The fact that decides most, with its answers and the laws to which each leads."""
    yield from _choices(answer, split, 0)
    likely = next((branch for answers, branch in split.branches if answer.likeliest in answers), None)
    if answer.likeliest is not None and isinstance(likely, Leaf):
        yield EMPTY
        yield ((PLAIN, f"Likeliest, as it is told: {split.fact.said(answer.likeliest)}"),)
        yield from _leaf(answer, likely, _STEP)
    yield EMPTY
    yield ((QUIET, f"Say which with --fact {split.fact.name}=...; --all shows what follows from each"),)


def _choices(answer: Answer, split: Split, depth: int) -> Iterator[Line]:
    """A fact that decides, with its answers and the laws to which each leads."""
    pad = " " * depth
    yield (PLAIN, f"{pad}{split.question}"), (QUIET, f"  [{split.fact.name}]")
    for answers, branch in split.branches:
        slugs = list(dict.fromkeys(law.slug for law in laws_in(branch)))
        led = slugs[0] if len(slugs) == 1 else f"{len(slugs)} laws" if slugs else "no law"
        for said in answers:
            words = _named(answer, split.fact, said)
            yield (QUIET, f"{pad}- "), (LABEL, words), (QUIET, f": {led}" if words == said else f"  {said}: {led}")


def _which(answer: Answer, whole: bool) -> Iterator[Line]:
    """The likeliest things that it may be about, or all of them, by phase of the game."""
    offered = answer.which if whole else answer.which[:OFFERED]
    yield EMPTY
    yield ((PLAIN, "Which of these was it?"),)
    in_phases = by_phase(offered)
    for phase in PHASES if whole else in_phases:
        topics = in_phases.get(phase, [])
        if topics:
            yield EMPTY
            yield ((LABEL, phase),)
        for topic in topics:
            yield (QUIET, "- "), (PLAIN, topic.says), (QUIET, f"  {topic.name}")
    yield EMPTY
    none = "" if whole else f"; none of these: --all shows all {len(answer.which)}"
    yield ((QUIET, f"Take one with --is NAME{none}"),)


def _in_words(answer: Answer, question: Question) -> str:
    """How the question was understood."""
    who = _name(answer, answer.seat) or question.who
    who = f", {'to' if question.gets else 'by'} {_AS_OBJECT.get(who, who)}" if who else ""
    told = [card_text(card) for card in question.cards]
    told += [] if question.call is None else [call_text(question.call)]
    if question.last_bid is not None and question.call is not None and question.call >= 0:
        told[-1] += f" over {call_text(question.last_bid)}"
    declarer = _name(answer, answer.declarer)
    part = "declarer" if not has_contractor(answer.game) else "the bidder"
    told += [f"{declarer} {'are' if declarer == 'you' else 'is'} {part}"] if declarer else []
    breaches = (question.breach, *(question.also if answer.is_of_one_kind else ()))
    return ", or ".join(breach.says for breach in breaches) + who + (f" ({', '.join(told)})" if told else "")


def _name(answer: Answer, seat: Seat | None) -> str:
    """A player in full: the compass has names of its own."""
    if seat is None:
        return ""
    if "you" in answer.names:
        return in_full(answer.names)[seat]
    return SEAT_NAMES[seat] if answer.names == tuple(SEAT_LETTERS) else answer.names[seat]


def _tree(answer: Answer, tree: Tree, depth: int, whole: bool) -> Iterator[Line]:
    """A tree with all its branches; `whole`, with those of whatever comes up then as well."""
    pad = " " * depth
    if isinstance(tree, Leaf):
        yield from _leaf(answer, tree, depth, whole)
        return
    yield (PLAIN, f"{pad}{tree.question}"), (QUIET, f"  [{tree.fact.name}]")
    for answers, branch in tree.branches:
        yield (QUIET, f"{pad}- "), (LABEL, "; or ".join(_named(answer, tree.fact, each) for each in answers))
        yield from _tree(answer, branch, depth + _STEP * 2, whole)


def _named(answer: Answer, fact: Fact, said: str) -> str:
    bid = answer.bids.get((fact, said))
    return fact.said(said) if bid is None else f"{fact.said(said)}: {call_text(bid)}"


def _leaf(answer: Answer, leaf: Leaf, depth: int, whole: bool = False) -> Iterator[Line]:
    pad = " " * depth
    asks_rule = answer.is_planned or (leaf.status == NONE_STATED and answer.asks_leave)
    is_rule = leaf.law is not None and answer.tree is leaf and leaf.status != LAWFUL and asks_rule
    if is_rule and leaf.law is not None:
        # Who asks what he may do has done nothing yet: the rule itself answers him, and what becomes of whoever breaks it.
        yield (QUIET, "= "), (PLAIN, leaf.law.says)
        yield (QUIET, "= what goes against it: "), (PLAIN, "; ".join(given.words for given in leaf.remedy))
    for given in () if is_rule else leaf.remedy:
        yield (QUIET, f"{pad}= "), (PLAIN, given.words)
    if leaf.law is None:
        return
    if leaf.chooser:
        until = f", until {leaf.until}" if leaf.until else ""
        yield (QUIET, f"{pad}= choice: "), (PLAIN, f"{leaf.chooser}{until}")
    elif leaf.until:
        yield (QUIET, f"{pad}= until: "), (PLAIN, leaf.until)
    yield (QUIET, f"{pad}= law: "), (PLAIN, cited(leaf.law))
    if answer.tree is leaf and not is_rule:
        yield ((QUIET, f"{pad}  {leaf.law.says}"),)
    for law, limit in answer.lapsed if answer.tree is leaf else ():
        yield (QUIET, "= too late for: "), (PLAIN, f"{cited(law)}, until {limit.before.phrase}")
    for when, further in leaf.then:
        said = f"then, {when}:" if when else "then:"
        yield ((QUIET, f"{pad}{said}"),)
        if isinstance(further, Split) and not whole and (answer.tree is not leaf or _is_deep(further)):
            yield from _choices(answer, further, depth + _STEP * 2)
        else:
            yield from _tree(answer, further, depth + _STEP * 2, whole)


def _is_deep(split: Split) -> bool:
    """Whether an answer leads to further questions."""
    return any(isinstance(branch, Split) for _, branch in split.branches)
