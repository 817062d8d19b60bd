"""Accordion: a pile moved too far or to the right, on one that does not match, or not as a whole."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.patience.expects.patience import DOES_NOT_FIT, MOVES_LEFT, WRONG_UNIT
from referee.families.patience.facts import MISFIT, ON_CARD, TOO_FAR
from referee.families.patience.moves.accordion import DISTANCES, Accordion, matches, places, possible, row

VERBS = ("moves", "turns")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a move in the row."""
    form = table.game.part(Accordion)
    if form is None:
        return
    if act.verb == "turns" and form.must_move and (left := next(possible(table), None)):
        card, under = (row(table)[place].cards[-1] for place in left)
        why = f"{table.names[0]} turned the next card while {card_text(card)} could go on {card_text(under)}"
        yield Matter(MOVES_LEFT, act.seat or 0, why, act.at, card=card)
    if act.verb != "moves" or len(act.piles) != 2:
        return
    piles, (source, target) = row(table), places(act)
    if not (0 <= source < len(piles) and 0 <= target < len(piles)) or source == target:
        return
    card, under = piles[source].cards[-1], piles[target].cards[-1]
    did = f"{table.names[0]} moved {card_text(card)} on {card_text(under)}"
    if source - target not in DISTANCES:
        where = f"{source - target} to the left" if source > target else f"{target - source} to the right"
        yield Matter(DOES_NOT_FIT, act.seat or 0, f"{did}, {where}", act.at, card=card, of=MISFIT.told(TOO_FAR))
    if not matches(card, under):
        why = f"{did}, which it does not match"
        yield Matter(DOES_NOT_FIT, act.seat or 0, why, act.at, card=card, of=MISFIT.told(ON_CARD))
    if act.numbers and act.number < len(piles[source]):
        yield Matter(WRONG_UNIT, act.seat or 0, f"{did} and left the rest of the pile", act.at, card=card)
