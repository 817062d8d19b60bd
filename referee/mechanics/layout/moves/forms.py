"""Patience as data: what each kind of pile takes, what may be moved from it together, and where an empty one is filled from.

The kind of a pile is the letters of its name: `T3` is a tableau pile, `F1` a foundation, `W2` a waste pile.
"""

from collections.abc import Mapping, Sequence

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.values import frozen
from referee.mechanics.layout.moves.building import Building
from referee.mechanics.layout.moves.piles import Layout
from referee.score.counts import from_ace_to_king

TABLEAU, FOUNDATION, WASTE = "T", "F", "W"
#: foundations that are built down from the kings, and piles that are dealt on and played from, and not built on
FROM_KING, RESERVE = "K", "R"
#: the kinds of pile on which all cards are to be brought
FOUNDATIONS = (FOUNDATION, FROM_KING)
STOCK, TALON, HAND = "stock", "talon", "hand"
#: suits that are complete, where they leave the game
DISCARD = "discard"

#: how much is moved from a pile at once
TOP_CARD, WHOLE_PILE, ANY_RUN = "the top card", "all its face-up cards", "any run of cards from the top"

COMPLETE = 13
KING = 13


@frozen
class Kind:
    """How one kind of pile of a game is used."""

    #: how cards go on each other; None where nothing is placed on it but what is turned up
    building: Building | None = None
    #: what may be moved from it at once; nothing where it is not played from
    moves: str = ""
    #: the kinds of pile to which its cards go; none where they may go to all
    moves_to: tuple[str, ...] = ()
    #: where a run is moved: how its cards go on each other
    run: Building | None = None
    #: the kinds of pile that fill it when it is empty, the first as long as it has cards; none where any may
    filled_from: tuple[str, ...] = ()
    #: how many piles of this kind there are; none where that is open
    number: int | None = None
    #: whether an empty one stays empty
    stays_empty: bool = False
    #: how many cards may lie on it; none where that is open
    most: int | None = None


@frozen
class Form(Part):
    """One game of patience."""

    kinds: Mapping[str, Kind]
    #: how many cards are turned at once, from which pile, and the kind on which they then lie; none where they stay on it
    turned: int = 1
    turned_from: str = STOCK
    turned_to: str = ""
    #: whether the talon may be played from only until the next card is turned
    closes_talon: bool = False
    #: foundations that differ in their step: how much the cards of the first, the second ... rise
    steps: tuple[int, ...] = ()
    #: whether a foundation has to be begun as soon as its card is there
    begin_at_once: bool = False
    #: the kinds of pile of which each player has his own, beside those that are always his; and those that are nobody's
    own: tuple[str, ...] = ()
    common: tuple[str, ...] = ()
    #: whether every move that can be made has to be made before cards are dealt
    moves_first: bool = False
    #: the kind of pile that lends room to a run, card by card; none where runs are moved whatever their length
    cells: str = ""
    #: whether it is told of a game that is not won how much is left
    unfinished: bool = False

    def kind(self, name: str) -> Kind:
        """How the pile of this name is used."""
        return self.kinds.get(kind_of(name), Kind())

    def building(self, name: str) -> Building | None:
        """How cards go on each other in the pile of this name."""
        building = self.kind(name).building
        if building is None or kind_of(name) != FOUNDATION or not self.steps:
            return building
        step = self.steps[number_of(name) - 1] if number_of(name) <= len(self.steps) else 0
        return Building((step,), building.suit, building.round_the_corner, step)


def kind_of(name: str) -> str:
    """The kind of a pile, by its name.

    >>> kind_of("T10"), kind_of("talon"), kind_of("1.hand")
    ('T', 'talon', 'hand')
    """
    return name.rpartition(".")[2].rstrip("0123456789")


def number_of(name: str) -> int:
    """The number in the name of a pile."""
    return int(name[len(name.rstrip("0123456789")) :] or 0)


def first_rank(form: Form, layout: Layout) -> int | None:
    """The rank with which foundations begin: the one prescribed, or that of the first foundation laid."""
    kind = form.kinds.get(FOUNDATION)
    if kind is None or kind.building is None:
        return None
    if kind.building.begins is not None:
        return kind.building.begins
    return next((from_ace_to_king(pile.cards[0]) for _, pile in layout.named(FOUNDATION) if pile.cards), None)


def fits(form: Form, layout: Layout, target: str, cards: Sequence[Card]) -> bool:
    """Whether these cards, the lowest first, may lie on that pile as far as suits and ranks go."""
    building, pile = form.building(target), layout.pile(target)
    if building is None or not cards:
        return building is not None
    if kind_of(target) in FOUNDATIONS and (len(cards) > 1 or len(pile) >= COMPLETE):
        return False
    most = form.kind(target).most
    if most is not None and len(pile) + len(cards) > most:
        return False
    if pile.top is not None:
        return building.fits(cards[0], pile.top)
    if kind_of(target) == FOUNDATION and building.begins is None:
        return from_ace_to_king(cards[0]) == first_rank(form, layout)
    return building.may_begin(cards[0])
