"""Remedies of klaberjass: all points to the other, a hand put right, bella not scored."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.piquet_klaberjass.expects.klaberjass import HAND_CORRECTED
from referee.families.piquet_klaberjass.facts.klaberjass import CORRECTION, REDEAL, REDEAL_OR_CORRECTION
from referee.families.piquet_klaberjass.moves.klaberjass import forfeit_of
from referee.mechanics.deal import gives as deal
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.mechanics.rulings.gives.choices import OneOf
from referee.mechanics.rulings.gives.general import opens_where
from referee.mechanics.rulings.gives.parts import Corrected, Loses, Supply, Void


def _all_to_other(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return table.but(evolve(forfeit_of(table), to=table.left(matter.seat)))


ALL_TO_THE_OTHER = Loses("all-points", "{opponents} scores all points of both in this deal, for melds and cards", _all_to_other)


def _no_bella(table: Table, matter: Matter) -> Table:
    now = forfeit_of(table)
    return table if matter.seat is None else table.but(evolve(now, no_bella=now.no_bella | {matter.seat}))


BELLA_NOT_SCORED = Void("bella", "it is not scored", _no_bella)

# --- a hand put right

_CORRECTS = opens_where(lambda table, matter: matter.breach in (TOO_MANY_CARDS, TOO_FEW_CARDS), HAND_CORRECTED)
PUT_RIGHT = Corrected("what is wrong is put right") & _CORRECTS
NEW_DEAL_OR_PUT_RIGHT = OneOf(REDEAL_OR_CORRECTION, {REDEAL: deal.REDEAL, CORRECTION: PUT_RIGHT})
OTHER_DRAWS_EXCESS = Supply("hand", "the other draws what is too many from the hand, held face down", bites=False)
FILLED_FROM_PACK = Supply("hand", "the hand is filled from the top of the pack", bites=False)
