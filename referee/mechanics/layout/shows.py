"""What is to be seen of the piles on the table."""

from collections.abc import Iterator

from referee.core.shown import Cards, Shown
from referee.core.table import Table
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout, Pile

#: of a pile of which all lie face up so many are shown, the highest; nobody looks through more
MOST_SEEN = 26


def shown(table: Table) -> Iterator[Shown]:
    """Each pile under its name, before the player whose it is where its name begins with his number."""
    layout = table.part(Layout)
    for name, pile in layout.piles.items() if layout else ():
        owner, dot, own_name = name.partition(".")
        mine = bool(dot) and owner.isdecimal() and int(owner) < table.seats
        yield _seen(own_name if mine else name, pile, int(owner) if mine else None)


def _seen(name: str, pile: Pile, seat: int | None) -> Cards:
    faced = tuple(card for card in pile.faced if card != UNKNOWN)[-MOST_SEEN:]
    return Cards(name, faced, seat, hidden=len(pile) - len(faced))
