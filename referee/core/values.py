"""Values: objects that never change once they are made; whoever wants another one makes it with `evolve`.

The type checker holds everybody to it. When the program runs nothing asks, because a class that asks takes twice as long to
make each of its objects, and some of these come with every act. Nor has each class a way of its own to show itself: a game
makes three hundred classes at every start, and half the time of making one went into that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from attrs import frozen as frozen
else:
    from attrs import define, fields

    def frozen(kind: type | None = None, *, eq: bool = True, **options: Any) -> Any:
        """A class of such objects, equal and hashed by what they hold."""
        if kind is None:
            return lambda kind: frozen(kind, eq=eq, **options)
        if "__repr__" not in vars(kind):
            kind.__repr__ = _shown
        return define(kind, eq=eq, unsafe_hash=eq or None, repr=False, **options)

    def _shown(value: Any) -> str:
        """A value as it would be made: its class, and what it holds."""
        held = (f"{each.name}={getattr(value, each.name)!r}" for each in fields(type(value)) if each.repr)
        return f"{type(value).__qualname__.rpartition('>.')[2]}({', '.join(held)})"
