"""Things of which only some is told: tables, their parts, acts.

To read what is not told of one is `Untold`: nothing is found in what a question leaves out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ParamSpec, TypeVar

from attrs import fields_dict

from referee.core.cards import Card
from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Act, Run, Seat, seat_names
from referee.core.table import Table
from referee.mechanics.auction.moves import CALLS
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.tricks.state import Tricks

T = TypeVar("T")
P = ParamSpec("P")
K = TypeVar("K", bound=Part)


class Untold(AttributeError):
    """Something was read that nobody told."""


#: what is as usual where nobody tells it: how the seats go round, and who plays with whom
_AS_USUAL: dict[Any, dict[str, Any]] = {Auction: {"around": (0, 1, 2, 3), "sides": (0, 1, 0, 1)}, Tricks: {"around": ()}}


def part_of(kind: Callable[..., T], /, **told: Any) -> T:
    """A value of which only some is told; to read the rest is `Untold`."""
    value: T = object.__new__(_partly(kind))
    if kind is Contract and "declarer" in told:
        usual = Contract(1, 0, told["declarer"])
        told = {"side": usual.side, "dummy": usual.dummy} | told
    for name, each in (_AS_USUAL.get(kind, {}) | told).items():
        object.__setattr__(value, name, each)
    return value


class HalfTable(Table):
    """A table of which only some is told: of a part that nobody told it is not known whether it is there."""

    def part(self, kind: type[K]) -> K | None:
        """What a mechanism keeps at this table."""
        if kind.key not in self.__dict__:
            raise Untold(f"nobody told the {kind.__name__.lower()}")
        return super().part(kind)

    def write_down(self, entries: tuple[Act | Run, ...]) -> None:
        """Nothing: of its history nobody knows the beginning."""
        raise Untold("nobody told the history")


class BareTable(HalfTable):
    """The same, on which nothing lies but what is told."""

    def part(self, kind: type[K]) -> K | None:
        """What a mechanism keeps at this table; what nobody told it does not keep."""
        return super().part(kind) if kind.key in self.__dict__ else None


def bare(table: Table) -> Table:
    """A table with nothing on it but what is told."""
    found: Table = object.__new__(_partly(BareTable))
    found.__dict__.update(table.__dict__)
    return found


def is_part_told(table: Table, kind: type[Part]) -> bool:
    """Whether it is known if such a part is there."""
    return not isinstance(table, HalfTable) or kind.key in table.__dict__


def told_part(table: Table | None, kind: type[K]) -> K | None:
    """What a mechanism keeps at a table, as far as both are told."""
    return table.part(kind) if table is not None and is_part_told(table, kind) else None


def part_of_table(game: Game, names: tuple[str, ...] = (), **told: Any) -> Table:
    """A table of which only some is told, beside who sits at it."""
    names = names or seat_names(game.seats)
    return part_of(HalfTable, game=game, names=names, sided=(), around=(), cards_each=None, **told)


@cache
def _partly(kind: Any) -> Any:
    fields = fields_dict(kind)

    def untold(value: object, name: str) -> Any:
        if name in fields:
            raise Untold(f"nobody told the {name}")
        if isinstance(found := getattr(kind, name, None), property) and found.fget is not None:
            return found.fget(value)  # one that reads what is not told; it says so itself
        if not issubclass(kind, Table):  # a matter may have had something else before it than was told
            raise Untold(f"nobody told of anything that has {name}")
        raise AttributeError(f"'{kind.__name__}' has no '{name}'")

    return type(kind.__name__, (kind,), {"__slots__": (), "__getattr__": untold})


class ToldAct(Act):
    """An act as a question tells it, which may leave out the card or the number."""

    __slots__ = ()

    @property
    def card(self) -> Card:
        """The one card this act is about."""
        if not self.cards:
            raise Untold("nobody told the card")
        return self.cards[0]

    @property
    def number(self) -> int:
        """The one number this act is about."""
        if not self.numbers:
            raise Untold("nobody told the number")
        return self.numbers[0]


#: what a question may leave out of an act: that nothing is said of it is no answer
_LEFT_OUT = ("how", "text", "numbers")


def told_act(verb: str, seat: Seat | None, **told: Any) -> Act:
    """The act as far as a question tells it: it may be only that somebody called, or that somebody did something."""
    fields = what_is_told(Act(verb, seat, **told))
    left_out = [name for name in _LEFT_OUT if not fields[name] and not fields["cards"]]
    left_out += ["verb"] if not verb else ["call"] if verb in CALLS and fields["call"] is None else []
    return part_of(ToldAct, **{name: value for name, value in fields.items() if name not in left_out})


def unless_untold(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """What this makes of these, or None where it needs something that is not told, such as every log tells of an act."""
    try:
        return make(*args, **kwargs)
    except (Untold, LookupError, AssertionError):
        return None


def what_is_told(value: Any) -> dict[str, Any]:
    """The fields of a value of which only some may be told."""
    return {name: getattr(value, name) for name in fields_dict(type(value)) if hasattr(value, name)}


def as_usual(act: Act) -> Act:
    """The act as it is done as a rule where no more is told of it: cards are drawn from the stock, own hands looked at."""
    told = what_is_told(act)
    usual = {"draws": "stock", "looks": "hand"}
    return Act(**({"verb": ""} | told | ({} if told.get("how") else {"how": usual.get(told.get("verb", ""), "")})))
