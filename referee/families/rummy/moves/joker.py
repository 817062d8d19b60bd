"""Double rum: a joker at the end of a sequence moves on when its place is filled, once; inside it stays (usp56 2897-2908)."""

from collections import Counter

from attrs import evolve

from referee.core.cards import Card
from referee.core.table import Table
from referee.families.rummy.moves.rummy import RUMMY_PLAY, hand
from referee.mechanics.melds.moves.melding import Meld, matching_of
from referee.mechanics.melds.moves.wild import name_wild
from referee.score.counts import from_ace_to_king
from referee.score.matched import Cards
from referee.score.wild import ABOVE, FIRST, LAST

#: for what the jokers of a sequence can stand, in each way in which it is one
Readings = frozenset[Cards]


def readings(table: Table, cards: Cards) -> Readings:
    """For what the jokers of a sequence can stand; none for a group, in which they have no place."""
    matching = matching_of(table)
    if len({from_ace_to_king(card) for card in matching.wild.naturals(cards)}) < 2:
        return frozenset()
    return frozenset(tuple(sorted(each.cards)) for each in matching.gaps(cards) if not each.group)


def _at_an_end(table: Table, cards: Cards, reading: Cards) -> bool:
    """Whether a joker that stands for one of these is the first or the last of the sequence."""
    places = {card: from_ace_to_king(card) for card in (*matching_of(table).wild.naturals(cards), *reading)}
    if LAST in places.values():
        places = {card: ABOVE if place == FIRST else place for card, place in places.items()}
    return any(places[card] in (min(places.values()), max(places.values())) for card in reading)


def is_moved_wrongly(table: Table, meld: Meld) -> bool:
    """Whether what was laid off on a sequence has put a joker out of its inside, or out of its place a second time."""
    cards, laid_off = list(meld.cards), list[Card]()
    for card in meld.laid_off:
        if card in cards:  # and has not been taken up again
            cards.remove(card)
            laid_off.append(card)
    stand = frozenset(each for each in readings(table, tuple(cards)) if not Counter(meld.names) - Counter(each)) or readings(
        table, tuple(cards)
    )
    moved = False
    for card in laid_off:
        before, cards = tuple(cards), [*cards, card]
        after = readings(table, tuple(cards))
        stay = frozenset(each for each in after if any(not Counter(one) - Counter(each) for one in stand))
        if after and stand and not stay:
            if moved or not any(_at_an_end(table, before, each) for each in stand):
                return True
            moved = True
        stand = stay or after
    return False


def grown(meld: Meld, cards: tuple[Card, ...], seat: int) -> Meld:
    """The set with cards laid off on it."""
    return evolve(
        meld,
        cards=(*meld.cards, *cards),
        laid_off=(*meld.laid_off, *cards),
        laid_by=(*meld.laid_by, *(seat,) * len(cards)),
    )


JOKERS_PLAY = evolve(
    RUMMY_PLAY,
    name="draw, meld with jokers, lay off and discard, until a player is out",
    moves={**RUMMY_PLAY.moves, "names": name_wild, "hand": hand},
)
