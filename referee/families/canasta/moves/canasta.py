"""Canasta: what the sides have beside their melds, whose meld a card joins, and who may take the pile (usp56 2934-3007)."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from referee.core.cards import Card, rank_of
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.families.canasta.moves.canasta_melds import (
    blocks,
    is_canasta,
    is_frozen,
    is_natural_and_wild,
    is_natural_pair,
    rank_of_meld,
)
from referee.families.canasta.score.canasta import Counts, value_of
from referee.mechanics.melds.moves.melding import Meld, discards_of, gains, melding_of, plus, with_melding


@frozen
class Canasta(Part):
    """What the sides of a canasta deal have beside their melds, and what has been said and done in this turn."""

    #: red threes on the table, by side
    red_threes: tuple[int, ...] = (0, 0)
    #: by how much the first meld of a side must count more, because it has retracted one
    raised: tuple[int, ...] = (0, 0)
    #: whether a side has made its first meld in an earlier turn
    opened: tuple[bool, ...] = (False, False)
    #: the cards melded in this turn, and those of the discard pile taken in it, its top card left aside
    melded: tuple[Card, ...] = ()
    from_pile: tuple[Card, ...] = ()
    #: whether a card that was melded in this turn has been taken up again
    taken_up: bool = False
    #: who asked whether he may go out in this turn, and the answer
    asked: Seat | None = None
    answer: str = ""
    #: whether the player in turn has indicated that he will take the pile
    indicated: bool = False


def canasta_of(table: Table) -> Canasta:
    """The state of the deal beside the melds."""
    return table.part(Canasta) or Canasta()


def with_canasta(table: Table, **changes: Any) -> Table:
    """The table with these changes."""
    return table.but(evolve(canasta_of(table), **changes))


def side_melds(table: Table, side: int) -> tuple[Meld, ...]:
    """The melds of a side."""
    return tuple(each for each in melding_of(table).melds if table.side_of(each.owner) == side)


def meld_of_rank(table: Table, side: int, rank: int | None) -> Meld | None:
    """The side's meld of that rank, if it has one."""
    return next((each for each in side_melds(table, side) if rank_of_meld(each.cards) == rank is not None), None)


def has_canasta(table: Table, side: int) -> bool:
    """Whether the side has a canasta."""
    return any(is_canasta(each.cards) for each in side_melds(table, side))


def least_count(table: Table, side: int) -> int:
    """What the first meld of the side must count in this deal."""
    totals = table.sheet.totals if table.sheet else (0,) * table.sides
    return table.game[Counts].minimum(totals[side]) + canasta_of(table).raised[side]


def counted_melds(table: Table) -> int:
    """What the melds of this turn count towards the minimum: of the pile only its top card counts."""
    state = canasta_of(table)
    counted = list(state.melded)
    for card in state.from_pile:
        if card in counted:
            counted.remove(card)
    return value_of(counted)


def meld_joined(table: Table, act: Act) -> Meld | None:
    """The meld that these cards are added to: the one of the rank named, or of theirs; wild cards alone go to the only one."""
    assert act.seat is not None
    owner = act.seat if act.other is None else act.other
    melds = side_melds(table, table.side_of(owner))
    rank = act.rank if act.rank is not None else rank_of_meld(act.cards)
    if rank is None:
        return melds[0] if len(melds) == 1 and not any(rank_of_meld((card,)) is not None for card in act.cards) else None
    return next((each for each in melds if rank_of_meld(each.cards) == rank), None)


def claim_fault(table: Table, seat: Seat, shown: Sequence[Card]) -> str:
    """What is wrong with a claim to the discard pile on the strength of these cards; nothing where it is good."""
    pile, side = discards_of(table).cards, table.side_of(seat)
    if not pile:
        return ""
    top = pile[-1]
    if blocks(top):
        return "a pile topped by a wild card or a black three may not be taken"
    if melding_of(table).held[seat] == 1 and len(pile) == 1:
        return "a player with one card may not take a pile of one card"
    if is_natural_pair(top, shown):
        return ""
    if is_frozen(pile) or not _has_opened(table, side):
        return "the pile is frozen, and takes a natural pair" if shown or is_frozen(pile) else "no pair is shown"
    if is_natural_and_wild(top, shown) or meld_of_rank(table, side, rank_of(top)) is not None:
        return ""
    return "the cards shown do not go with its top card" if shown else "no cards are shown to go with its top card"


def _has_opened(table: Table, side: int) -> bool:
    return canasta_of(table).opened[side]


def went_out_concealed(table: Table) -> bool:
    """Whether the player who is out melded his whole hand in this turn, a canasta in it, and nothing before."""
    now = melding_of(table)
    if now.out is None or now.laid_before >> now.out & 1:
        return False
    mine = [each for each in now.melds if set(each.cards) <= set(canasta_of(table).melded)]
    return any(is_canasta(each.cards) for each in mine)


def without_melded(table: Table, seat: Seat, cards: Sequence[Card]) -> Table:
    """The table with these cards back in the hand of the player: from melds of his side first, and else from the others'."""
    now, side = melding_of(table), table.side_of(seat)
    order = sorted(range(len(now.melds)), key=lambda place: table.side_of(now.melds[place].owner) != side)
    kept, left, back = [list(each.cards) for each in now.melds], list(cards), []
    for place in order:
        for card in now.melds[place].cards:
            if card in left:
                left.remove(card)
                kept[place].remove(card)
                back.append(card)
    melds = tuple(evolve(each, cards=tuple(stays)) for each, stays in zip(now.melds, kept, strict=True) if stays)
    melded = list(canasta_of(table).melded)
    for card in back:
        if card in melded:
            melded.remove(card)
    table = with_melding(gains(table, seat, back), melds=melds, due=plus(now.due, seat, len(back)))
    table = with_canasta(table, melded=tuple(melded))
    return table.but(evolve(melding_of(table), out=None), phase=PLAY) if now.out == seat else table
