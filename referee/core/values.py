"""Values: objects that never change once they are made; whoever wants another one makes it with `evolve`.

The type checker holds everybody to it. When the program runs nothing asks, because a class that asks takes twice as long to
make each of its objects, and some of these come with every act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from attrs import frozen as frozen
else:
    from attrs import define

    def frozen(kind: type | None = None, *, eq: bool = True, **options: Any) -> Any:
        """A class of such objects, equal and hashed by what they hold."""
        return define(kind, eq=eq, unsafe_hash=eq or None, **options)
