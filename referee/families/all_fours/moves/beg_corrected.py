"""How all fours moves where a wrong card may be put right, and a revoke that is not costs a full loss (gibson 217-219)."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.sheet import Entry
from referee.core.table import Table
from referee.families.all_fours.moves import beg
from referee.families.all_fours.moves.beg import BEG_PLAY
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.score.race import RaceResult

#: then the other has what one side loses by a ruling; of three each for himself nobody has it
_TWO_SIDES = 2


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The points of the deal as it was played, and with the full loss of whoever is charged with it."""
    played, ruled = beg.result(table)
    begging = table.part(beg.Begging)
    if ruled is None or begging is None or not reckoning_of(table).lost:
        return played, ruled
    before = len(begging.lines)
    return played, evolve(ruled, lines=(*ruled.lines[:before], *_charged(table, ruled.lines[before:])))


def _charged(table: Table, lines: tuple[Entry, ...]) -> Iterator[Entry]:
    """What the play has brought, without those who lose it."""
    lost = reckoning_of(table).lost
    for line in lines:
        if line.side not in lost:
            yield line
        elif table.sides == _TWO_SIDES and len(lost) == 1:
            yield evolve(line, side=1 - line.side)


BEG_PLAY_CORRECTED = evolve(
    BEG_PLAY,
    name="a card turned up, which the eldest hand may beg to change; a gift, or the cards run; six tricks, in which a card may be changed",
    moves=dict(BEG_PLAY.moves) | {"substitutes": TRICK_MOVES["substitutes"]},
    result=result,
)
