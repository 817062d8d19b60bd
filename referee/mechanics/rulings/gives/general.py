"""Remedies of any game: no penalty, none stated, the book is silent; and how remedies are made of parts."""

from collections.abc import Callable

from attrs import field

from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart, Together
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.rulings.gives.parts import Allowed, Condoned, Corrected, NoPenalty, NotStated, Remark, Silent


def is_told(matter: Matter) -> bool:
    """Whether anything happened that it is about; a rule sheet tells what a law gives where nothing did."""
    return matter.number > 0


def _together(*parts: RemedyPart) -> Remedy:
    return parts[0] if len(parts) == 1 else Together(parts)


def no_penalty(*words: str, choice: bool = False) -> Remedy:
    """The book says that nothing is to be paid."""
    return _together(*(NoPenalty(each, choice=choice) for each in words or ("no penalty",)))


def condoned(*words: str) -> Remedy:
    """The time for it is over, or the other side accepted it."""
    return _together(*map(Condoned, words))


def corrected(*words: str) -> Remedy:
    """It is put right and nothing is to be paid."""
    return _together(*map(Corrected, words))


def silent(policy: str, *more: str) -> Remedy:
    """The book says nothing: the policy taken is named."""
    return _together(*map(Silent, ("the book is silent", f"policy: {policy}", *more)))


def notes(*words: str) -> Remedy:
    """Remarks that go with another remedy."""
    return _together(*map(Remark, words))


def makes_void(table: Table, matter: Matter) -> Table:
    """The deal counts for nothing."""
    return table.but(void=True)


NOTHING_STATED = NotStated("forbidden") & NotStated("the book states no remedy")


def allowed(*words: str) -> Remedy:
    """Nobody did what he should not."""
    return _together(*map(Allowed, words or ("allowed",)))


ALLOWED = allowed()


@frozen
class Opens(RemedyPart):
    """A part by which the matter brings up another."""

    name = "opens"
    #: of which kind
    breach: Subject
    #: whether anything comes of it, by what is known of the matter
    where: Callable[[Matter], bool] = lambda matter: True
    #: whether it does, as the table stands
    given: Callable[[Table, Matter], bool] = lambda table, matter: True
    bites: bool = field(default=False, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """Nothing: the other matter is told by itself."""
        return ""

    def apply(self, table: Table, matter: Matter) -> Table:
        breach = self.brings_up(matter)
        if breach is None or not self.given(table, matter):
            return table
        return table.open(self.child(table, matter, breach))

    def child(self, table: Table, matter: Matter, breach: Subject) -> Matter:
        """The other matter, of the same act."""
        return Matter(
            breach, matter.seat, matter.why, matter.at, cause=matter.number, opened=matter.opened, call=matter.call,
            card=matter.card, cards=matter.cards, suit=matter.suit, other=matter.other, count=matter.count, act=matter.act,
            before=matter.before, of=matter.of,
        )  # fmt: skip

    def brings_up(self, matter: Matter) -> Subject | None:
        """The kind of the other matter."""
        return self.breach if self.where(matter) else None


def opens_where(given: Callable[[Table, Matter], bool], breach: Subject) -> Remedy:
    """The matter brings up another, where the table stands so."""
    return Opens(breach, given=given)
