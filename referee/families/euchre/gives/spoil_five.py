"""Remedies of spoil five: hands that are dead until the pool is won, an ace that becomes the lowest trump."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.euchre.moves.rankings import five_fingers
from referee.mechanics.rulings.gives.parts import CountsAs, Dead, OutOf, Remark
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.state import Tricks


def _idle(table: Table, matter: Matter) -> Table:
    tricks = table.part(Tricks)
    if matter.seat is None or tricks is None:
        return table
    turn = tricks.turn
    idle = tricks.idle | 1 << matter.seat
    if turn == matter.seat and not tricks.cards:
        turn = next((seat for seat in table.from_left_of(turn) if not idle >> seat & 1), turn)
    return table.but(evolve(tricks, idle=idle, turn=turn))


HAND_DEAD = Dead("hand", "{offender}'s hand is dead", _idle)


def _dead(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(evolve(said, dead=said.dead | {matter.seat}))


DEAD_UNTIL_POOL_WON = (
    HAND_DEAD
    & OutOf("until-pool-won", "he gets no cards until the pool is won", _dead)
    & Remark("he puts into the pool when the others do")
)
POOL_IS_HIS = Remark("he wins the pool all the same")


def _ace_low(table: Table, matter: Matter) -> Table:
    tricks = table.part(Tricks)
    if tricks is None or tricks.trump is None:
        return table
    return table.but(evolve(tricks, order=five_fingers(tricks.trump, True)))


ACE_IS_LOWEST = Remark("he may no longer take the turn-up") & CountsAs("lowest-trump", "his ace is the lowest trump", _ace_low)
