"""Runs moved card by card, by way of free cells and empty columns."""

from referee.core.cards import Card
from referee.mechanics.layout.moves.forms import TABLEAU, Form, fits, kind_of
from referee.mechanics.layout.moves.piles import Layout


def room_for_run(form: Form, layout: Layout, source: str, target: str) -> int:
    """How many cards can go over: one more than there are free cells, and twice that for each other empty column."""
    cells = form.kinds[form.cells].number or 0
    free = cells - sum(1 for _, pile in layout.named(form.cells) if len(pile))
    spaces = sum(1 for name, pile in layout.named(TABLEAU) if not len(pile) and name not in (source, target))
    return (free + 1) << spaces


def run_meant(form: Form, layout: Layout, source: str, target: str) -> tuple[Card, ...]:
    """The cards that go where only two columns are named: down to the one that fits, or as many as can go over."""
    pile, run = layout.pile(source), form.kind(source).run
    together = 1
    while run is not None and together < len(pile.faced) and run.fits(pile.cards[-together], pile.cards[-together - 1]):
        together += 1
    if kind_of(target) != TABLEAU:
        return pile.faced[-1:]
    if not len(layout.pile(target)):
        return pile.faced[-min(together, room_for_run(form, layout, source, target)) :]
    whole = (pile.faced[-number:] for number in range(1, together + 1))
    return next((cards for cards in whole if fits(form, layout, target, cards)), pile.faced[-1:])
