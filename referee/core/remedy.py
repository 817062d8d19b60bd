"""What a law gives, imposes or undoes: parts with a name, parameters, words made from them, and a meaning at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import Factory, evolve, field, fields

from referee.core.values import frozen
from referee.core.window import Role, Window

if TYPE_CHECKING:
    from referee.core.matter import Matter
    from referee.core.subject import Subject
    from referee.core.table import Table


@frozen
class By:
    """Who may use what a law gives, until when, and what holds where he did not."""

    role: Role
    until: Window | None = None
    otherwise: Remedy | None = None

    @property
    def phrase(self) -> str:
        """Who it is, in English."""
        return self.role.phrase


@frozen
class Consequence:
    """One thing that a ruling comes to at its table: which part of a remedy it is, with its parameters, and in English."""

    words: str
    #: whether somebody may choose it
    choice: bool = False
    #: the name of the part, of a closed set; nothing where no law gives it
    name: str = ""
    parameters: Mapping[str, Any] = field(factory=dict, eq=False)

    def __str__(self) -> str:
        return self.words


class Remedy(ABC):
    """What a law gives: one part, or several that hold together."""

    @property
    @abstractmethod
    def parts(self) -> tuple[RemedyPart, ...]:
        """The parts, in the order in which they are told and done."""

    def __and__(self, other: Remedy) -> Remedy:
        return Together((*self.parts, *other.parts))

    @property
    @abstractmethod
    def bites(self) -> bool:
        """Whether it takes from or imposes on anybody: a right, a duty, a loss."""

    @property
    @abstractmethod
    def status(self) -> str:
        """The status of a ruling that gives it."""

    def consequences(self, table: Table, matter: Matter) -> tuple[Consequence, ...]:
        """What it comes to at this table; a part without a word is told by what it brings up."""
        return tuple(told for part in self.parts if (told := part.consequence(table, matter)).words)

    def by(self, role: Role, *, until: Window | None = None, otherwise: Remedy | None = None) -> Remedy:
        """The same, for this player to use and not for the one whom the row names."""
        entrusted = tuple(Entrusted(part, By(role, until, otherwise)) for part in self.parts)
        return entrusted[0] if len(entrusted) == 1 else Together(entrusted)


@frozen
class Together(Remedy):
    """Parts that hold together."""

    parts: tuple[RemedyPart, ...]

    @property
    def bites(self) -> bool:
        """Whether any of its parts does."""
        return any(part.bites for part in self.parts)

    @property
    def status(self) -> str:
        """That of its first part."""
        return self.parts[0].status


#: the fields of a part that are no parameters of it: how it is told, what becomes of the table, what sort of ruling it makes
_NO_PARAMETERS = frozenset({"phrase", "meaning", "where", "given", "status", "bites", "choice"})


@frozen(kw_only=True)
class RemedyPart(Remedy):
    """One thing that a law gives, imposes or undoes: a name, parameters, words made from them, and a meaning.

    The kinds of part are few and closed (`referee.mechanics.rulings.gives.parts`). What a part depends on is a field of it,
    so that another program can read it and a proof can change it.
    """

    #: the kind of part, as other programs know it
    name: ClassVar[str]
    #: whether it says in words what the status of the ruling says already, or goes with another part as a remark
    only_words: ClassVar[bool] = False
    #: whether it only puts things back, or leaves them as they are, which is no loss beside a right that somebody had
    restores: ClassVar[bool] = False

    #: the status a ruling has when it gives this
    status: str = "due"
    #: whether anything is taken from or imposed on anybody: a right, a duty, a loss
    bites: bool = True
    #: whether it is something that somebody may choose
    choice: bool = False

    @property
    def parts(self) -> tuple[RemedyPart, ...]:
        """Itself: a part is a remedy of one part."""
        return (self,)

    @property
    def parameters(self) -> dict[str, Any]:
        """What makes this part differ from others of its name, as JSON tells it."""
        return {each.name: _plain(getattr(self, each.name)) for each in fields(type(self)) if each.name not in _NO_PARAMETERS}

    @abstractmethod
    def text(self, table: Table, matter: Matter) -> str:
        """What it comes to at this table, in English: one thing, or nothing worth a word."""

    @abstractmethod
    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""

    def brings_up(self, matter: Matter) -> Subject | None:
        """The further matter that it opens, to which laws of its own speak."""
        return None

    def consequence(self, table: Table, matter: Matter) -> Consequence:
        """What it comes to at this table, by name and in words."""
        return Consequence(self.text(table, matter), self.choice, self.name, self.parameters)


def _plain(value: Any) -> Any:
    """A parameter as JSON has it: who and when by their phrases, breaches and facts by their names."""
    match value:
        case Role() | Window():
            return value.phrase
        case By():
            return {"role": value.role.phrase, "until": _plain(value.until), "otherwise": _plain(value.otherwise)}
        case Remedy():
            return [{"name": part.name, "parameters": part.parameters} for part in value.parts]
        case Mapping():
            return {str(key): _plain(each) for key, each in value.items()}
        case tuple() | frozenset():
            return [_plain(each) for each in value]
        case None | bool() | int() | str():
            return value
    return value.name


@frozen
class Entrusted(RemedyPart):
    """A part that somebody else may use than the player whom the row names, or until another time."""

    name = "entrusted"
    part: RemedyPart
    to: By
    status: str = field(default=Factory(lambda self: self.part.status, takes_self=True), kw_only=True)
    bites: bool = field(default=Factory(lambda self: self.part.bites, takes_self=True), kw_only=True)
    choice: bool = field(default=Factory(lambda self: self.part.choice, takes_self=True), kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """What it comes to for whoever may use it."""
        return self.part.text(table, evolve(matter, by=self.to))

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""
        return self.part.apply(table, evolve(matter, by=self.to))

    def brings_up(self, matter: Matter) -> Subject | None:
        """As the part."""
        return self.part.brings_up(matter)

    def consequence(self, table: Table, matter: Matter) -> Consequence:
        """As the part, for whoever may use it."""
        return self.part.consequence(table, evolve(matter, by=self.to))
