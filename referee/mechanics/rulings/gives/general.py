"""Remedies of any game: no penalty, none stated, the book is silent; and how remedies are made of parts."""

from __future__ import annotations

from collections.abc import Callable

from attrs import field, frozen

from referee.core.cards import card_text
from referee.core.law import Remedy, Role, Subject
from referee.core.matter import Matter
from referee.core.record import call_text
from referee.core.roles import OFFENDER
from referee.core.sanctions import Right
from referee.core.status import CONDONED, CORRECTED, DUE, LAWFUL, NO_PENALTY, NONE_STATED, SILENT
from referee.core.table import Table


def names(role: Role, table: Table, matter: Matter) -> str:
    """The players a role means at this table, or the role in words where the table cannot say."""
    seats = role.seats(table, matter)
    return " and ".join(table.name(seat) for seat in seats) or role.phrase


def chooser(matter: Matter, otherwise: Role | None = None) -> Role:
    """Who may use what is given: whom the law names, or a part of it; otherwise (bridge) whom the remedy does."""
    role = otherwise if matter.right is None else matter.right.role
    assert role is not None
    return role


def offender(table: Table, matter: Matter) -> str:
    """The offender as reports write him."""
    return names(OFFENDER, table, matter)


def carded(about: Matter | Right) -> str:
    """The card it is about, as far as that is told."""
    return "the card" if about.card is None else card_text(about.card)


def called(matter: Matter) -> str:
    """The call it is about, as far as that is told."""
    return "the same call" if matter.call is None else call_text(matter.call)


def is_told(matter: Matter) -> bool:
    """Whether anything happened that it is about; a rule sheet tells what a law gives where nothing did."""
    return matter.number > 0


@frozen
class Says:
    """A part that changes nothing at the table: its words are its whole meaning."""

    words: str
    status: str = DUE
    bites: bool = False
    choice: bool = False

    def text(self, table: Table, matter: Matter) -> str:
        """The words."""
        return self.words

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table as it is."""
        return table

    def brings_up(self, matter: Matter) -> None:
        """Nothing."""


@frozen
class Does:
    """A part with a meaning in code: a phrase made for the table, and what becomes of the table."""

    phrase: Callable[[Table, Matter], str]
    meaning: Callable[[Table, Matter], Table] = field(default=lambda table, matter: table)
    status: str = DUE
    bites: bool = True
    choice: bool = False

    def text(self, table: Table, matter: Matter) -> str:
        """The phrase, with seats."""
        return self.phrase(table, matter)

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""
        return self.meaning(table, matter)

    def brings_up(self, matter: Matter) -> None:
        """Nothing."""


def does(
    phrase: str | Callable[[Table, Matter], str],
    meaning: Callable[[Table, Matter], Table] = lambda table, matter: table,
    *,
    status: str = DUE,
    bites: bool = True,
    choice: bool = False,
) -> Remedy:
    """A remedy of one part."""
    said = phrase if callable(phrase) else lambda table, matter: phrase
    return Remedy((Does(said, meaning, status, bites, choice),))


def _said(words: tuple[str, ...], status: str = DUE, *, bites: bool = False, choice: bool = False) -> Remedy:
    return Remedy(tuple(Says(each, status, bites, choice) for each in words))


def no_penalty(*words: str, choice: bool = False) -> Remedy:
    """The book says that nothing is to be paid."""
    return _said(words or ("no penalty",), NO_PENALTY, choice=choice)


def condoned(*words: str) -> Remedy:
    """The time for it is over, or the other side accepted it."""
    return _said(words, CONDONED)


def corrected(*words: str) -> Remedy:
    """It is put right and nothing is to be paid."""
    return _said(words, CORRECTED)


def silent(policy: str, *more: str) -> Remedy:
    """The book says nothing: the policy taken is named."""
    return _said(("the book is silent", f"policy: {policy}", *more), SILENT)


def says(*words: str) -> Remedy:
    """A ruling that is carried out away from the record, such as replacing a pack."""
    return _said(words, bites=True)


def notes(*words: str) -> Remedy:
    """A remark that goes with another remedy."""
    return _said(words)


def makes_void(table: Table, matter: Matter) -> Table:
    """The deal counts for nothing."""
    return table.but(void=True)


NOTHING_STATED = _said(("forbidden", "the book states no remedy"), NONE_STATED)


def allowed(*words: str) -> Remedy:
    """Nobody did what he should not."""
    return _said(words or ("allowed",), LAWFUL)


ALLOWED = allowed()


@frozen
class Opens:
    """A part by which the matter brings up another."""

    #: of which kind, or None where nothing comes of it
    which: Callable[[Matter], Subject | None]
    #: whether it does, as the table stands
    given: Callable[[Table, Matter], bool] = lambda table, matter: True
    status: str = DUE
    bites: bool = False
    choice: bool = False

    def text(self, table: Table, matter: Matter) -> str:
        """Nothing: the other matter is told by itself."""
        return ""

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the other matter on the docket."""
        breach = self.which(matter)
        if breach is None or not self.given(table, matter):
            return table
        child = Matter(
            breach, matter.seat, matter.why, matter.at, cause=matter.number, opened=matter.opened, call=matter.call,
            card=matter.card, cards=matter.cards, suit=matter.suit, other=matter.other, count=matter.count, act=matter.act,
            before=matter.before,
        )  # fmt: skip
        return table.open(child)

    def brings_up(self, matter: Matter) -> Subject | None:
        """The kind of the other matter."""
        return self.which(matter)


def opens(breach: Subject, when: Callable[[Matter], bool] = lambda matter: True) -> Remedy:
    """The matter brings up another, to which laws of its own speak."""
    return Remedy((Opens(lambda matter: breach if when(matter) else None),))


def opens_where(given: Callable[[Table, Matter], bool], breach: Subject) -> Remedy:
    """The matter brings up another, where the table stands so."""
    return Remedy((Opens(lambda matter: breach, given),))
