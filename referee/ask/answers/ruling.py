"""The decision table of a breach as a tree: what decides, each answer, and the law that then speaks.

The tree is grown by supposing answers to the facts that nobody has told, one fact after the other, and asking which rows
speak; answers that come to the same are one branch. A law that brings up another matter carries the tree of that one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import frozen

from referee.core.fact import Fact, Parameter
from referee.core.game import Game
from referee.core.law import Law
from referee.core.remedy import Consequence
from referee.core.speaking import is_spoken_of, out_of_order, speaking
from referee.core.status import SILENT
from referee.core.subject import Subject

Known = Mapping[Fact, str]
#: the laws' further matters: how such a matter is told apart from others that may come up instead, and its tree
Then = tuple[tuple[str, "Tree"], ...]


@frozen
class Leaf:
    """One law that speaks to a breach, or none; or a law that speaks to none."""

    breach: Subject | None
    law: Law | None
    #: what it comes to, one thing after the other
    remedy: tuple[Consequence, ...] = ()
    chooser: str = ""
    until: str = ""
    then: Then = ()
    status: str = SILENT


@frozen
class Split:
    """A fact that decides, and what follows from each of its answers."""

    fact: Fact
    question: str
    #: answers that come to the same, with what follows
    branches: tuple[tuple[tuple[str, ...], Tree], ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """Every answer that it may have."""
        every = {answer for answers, _ in self.branches for answer in answers}
        return tuple(answer for answer in self.fact.answers if answer in every)


Tree = Leaf | Split
#: what a law comes to under these facts
Tell = Callable[[Law | None, Subject, Known], Leaf]


@frozen
class Facts:
    """How facts are put to whoever asks: the question of each, and its answers as far as they are possible here."""

    question: Callable[[Fact], str]
    answers: Callable[[Fact], Sequence[str]]


def grow(game: Game, breach: Subject, known: Known, facts: Facts, tell: Tell) -> Tree:
    """The tree of a breach, as far as what is known leaves anything to decide."""
    rows, settled = speaking(game.layers, breach, known)
    if settled:
        return tell(rows[0] if rows else None, breach, known)
    fact = deciding(rows, known)
    assert fact is not None, "rows that do not yet speak ask for something"
    grown: list[tuple[list[str], Tree]] = []
    for answer in facts.answers(fact):
        supposed = {**known, fact: answer}
        if never(breach, supposed) or (isinstance(fact, Parameter) and not is_spoken_of(game.layers, breach, supposed)):
            continue
        tree = grow(game, breach, supposed, facts, tell)
        same = next((answers for answers, other in grown if other == tree), None)
        if same is None:
            grown.append(([answer], tree))
        else:
            same.append(answer)
    if len(grown) == 1:
        return grown[0][1]
    return Split(fact, facts.question(fact), tuple((tuple(answers), tree) for answers, tree in grown))


def deciding(rows: list[Law], known: Known, but: frozenset[Fact] = frozenset()) -> Fact | None:
    """The fact that divides most of the rows, of several the first that they name; None where all of them are left out."""
    asked: dict[Fact, int] = {}
    for law in rows:
        for condition in law.conditions:
            if condition.fact not in known and condition.fact not in but:
                asked[condition.fact] = asked.get(condition.fact, 0) + 1
    most = max(asked.values(), default=0)
    return next((fact for fact, number in asked.items() if number == most), None)


def never(breach: Subject, known: Known) -> bool:
    """Whether these answers cannot all be given."""
    return out_of_order(known) or any(all(each.holds(known) for each in combination) for combination in breach.never)


def leaves(tree: Tree, when: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Leaf]]:
    """Every leaf with the answers that lead to it."""
    if isinstance(tree, Leaf):
        yield when, tree
        return
    for answers, branch in tree.branches:
        yield from leaves(branch, (*when, f"{tree.fact.name}={'|'.join(map(tree.fact.said, answers))}"))


def splits(tree: Tree) -> Iterator[Split]:
    """Every fact that still decides, those of further matters included."""
    if isinstance(tree, Leaf):
        for _, further in tree.then:
            yield from splits(further)
        return
    yield tree
    for _, branch in tree.branches:
        yield from splits(branch)


def laws_in(tree: Tree) -> Iterator[Law]:
    """Every law of a tree, those of further matters included."""
    for _, leaf in leaves(tree):
        if leaf.law is not None:
            yield leaf.law
        for _, further in leaf.then:
            yield from laws_in(further)
