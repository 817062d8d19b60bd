"""Wild cards on the table: for what they stand, as their players say, and how they are taken for the cards themselves."""

from attrs import evolve

from referee.core.cards import Card, rank_of
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import Meld, gains, loses, matching_of, melding_of, stands, with_melding
from referee.score.wild import Gaps


def unnamed_of(table: Table, meld: Meld) -> tuple[Card, ...]:
    """The wild cards of a set of which nobody has said for what they stand."""
    left = list(matching_of(table).wild.among(meld.cards))
    for card, _ in meld.named:
        if card in left:
            left.remove(card)
    return tuple(left)


def is_open(table: Table, meld: Meld) -> bool:
    """Whether a wild card of the set may stand for one card or for another, and nobody has said for which."""
    left = unnamed_of(table, meld)
    ways = list(matching_of(table).stand_for(meld.cards, meld.names)) if left else []
    return len(ways) > 1 and min(each.standing_for_others(left) for each in ways) > 0


def read(table: Table, meld: Meld) -> tuple[Gaps, ...]:
    """All for which the wild cards of a set can stand, what was said of some of them kept."""
    matching = matching_of(table)
    return tuple(each for each in matching.gaps(meld.cards) if each.filled_by(meld.names) is not None)


def named(table: Table, act: Act) -> tuple[int, tuple[Card, Card]] | None:
    """The last set of the player of which a wild card can stand for the card that he names, and that card."""
    melds = melding_of(table).melds
    for place in reversed(range(len(melds))):
        meld = melds[place]
        left = unnamed_of(table, meld) if act.seat in (meld.owner, *meld.laid_by) else ()
        for gaps in matching_of(table).stand_for(meld.cards, meld.names) if left else ():
            meant = next((card for card in gaps.cards if _is_meant(gaps, card, act)), None)
            if meant is not None:
                others = [card for card in left if gaps.filled_by((card,)) is None]
                return place, ((others or left)[0], act.cards[0] if act.cards else meant)
    return None


def _is_meant(gaps: Gaps, card: Card, act: Act) -> bool:
    return gaps.is_wanted(card, act.card) if act.cards else rank_of(card) == act.rank


def name_wild(table: Table, act: Act) -> Table:
    """A player says for what a wild card stands that he has laid down."""
    found = named(table, act)
    if found is None:
        return table
    place, name = found
    melds = melding_of(table).melds
    meld = evolve(melds[place], named=(*melds[place].named, name))
    return with_melding(table, melds=(*melds[:place], meld, *melds[place + 1 :]))


# --- taken for the card itself


def traded(table: Table, act: Act) -> tuple[int, Meld] | None:
    """The set out of which a wild card is taken, and what it is then: one of the player named where one is."""
    if len(act.cards) < 2:
        return None
    melds = melding_of(table).melds
    with_it = [place for place, each in enumerate(melds) if act.cards[1] in each.cards and act.other in (None, each.owner)]
    found = [(place, _replaced(melds[place], act.cards[0], act.cards[1])) for place in with_it]
    found.sort(key=lambda each: not fits_place(table, melds[each[0]], act.cards[0], act.cards[1]))
    return found[0] if found else None


def fits_place(table: Table, meld: Meld, card: Card, wild: Card) -> bool:
    """Whether the wild card of the set stands for this card, as far as it is told."""
    return stands(table, _replaced(meld, card, wild))


def _replaced(meld: Meld, card: Card, wild: Card) -> Meld:
    """The set with a card in the place of a wild one; of several alike, of the one that stands for it."""
    names = [each for each in meld.named if each[0] == wild]
    mine = next((each for each in names if each[1] == card), None)
    if mine is None and len(names) == meld.cards.count(wild):  # said of all of them, and of none that it is this card
        mine = next((each for each in names if rank_of(each[1]) == rank_of(card)), None)
    kept, taken_off = list(meld.named), list(meld.laid_off)
    if mine is not None:
        kept.remove(mine)
    cards = list(meld.cards)
    cards[cards.index(wild)] = card
    if wild in taken_off:
        taken_off[taken_off.index(wild)] = card
    return evolve(meld, cards=tuple(cards), named=tuple(kept), laid_off=tuple(taken_off))


def trade(table: Table, act: Act) -> Table:
    """A player lays a card in the place of a wild one, and has that in his hand."""
    found = traded(table, act)
    if act.seat is None or found is None:
        return table
    place, meld = found
    table = gains(loses(table, act.seat, act.cards[:1]), act.seat, act.cards[1:2])
    melds = melding_of(table).melds
    return with_melding(table, melds=(*melds[:place], meld, *melds[place + 1 :]))
