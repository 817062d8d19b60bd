"""Which cards make a meld in canasta, and what a player may take the discard pile with (usp56 2946-2956, 2986-2996)."""

from collections.abc import Sequence

from referee.core.cards import Card, rank_of
from referee.families.canasta.score.canasta import CANASTA, is_black_three, is_red_three, is_wild

LEAST_NATURAL = 2
MOST_WILD = 3
#: natural cards that a canasta needs
BASE = 4
SMALLEST = 3

# --- what is wrong with cards laid down as a meld
EXCESS_WILD = "more than three wild cards"
FEW_NATURAL = "fewer than two natural cards"
MIXED_RANKS = "cards of different ranks"
BLACK_THREES = "black threes, which are melded only in going out and without wild cards"
TOO_FEW = "fewer than three cards"
RED_THREE = "a red three, which is no card to meld"


def naturals(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that are not wild."""
    return tuple(card for card in cards if not is_wild(card))


def wild_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The jokers and deuces."""
    return tuple(card for card in cards if is_wild(card))


def rank_of_meld(cards: Sequence[Card]) -> int | None:
    """The rank that all natural cards of a meld have; None where there is none or more than one."""
    ranks = {rank_of(card) for card in naturals(cards)}
    return ranks.pop() if len(ranks) == 1 else None


def fault_of(cards: Sequence[Card], *, going_out: bool = False) -> str:
    """What is wrong with a meld; nothing where it is a right one."""
    natural, wild = naturals(cards), wild_cards(cards)
    if any(map(is_red_three, natural)):
        return RED_THREE
    if len({rank_of(card) for card in natural}) > 1:
        return MIXED_RANKS
    if any(map(is_black_three, natural)) and (wild or not going_out):
        return BLACK_THREES
    if len(natural) < LEAST_NATURAL:
        return FEW_NATURAL
    if len(wild) > MOST_WILD:
        return EXCESS_WILD
    return TOO_FEW if len(cards) < SMALLEST else ""


def is_canasta(cards: Sequence[Card]) -> bool:
    """Whether a meld is a canasta: seven cards or more, four of them natural."""
    return len(cards) >= CANASTA and len(naturals(cards)) >= BASE


def can_go_out(cards: Sequence[Card], melds: Sequence[Sequence[Card]]) -> bool:
    """Whether all of these cards, one for a discard left aside, can be melded or added to the melds of the side."""
    wild = len(wild_cards(cards))
    room = sum(MOST_WILD - len(wild_cards(each)) for each in melds)
    melded = {rank_of_meld(each) for each in melds}
    left, longest = 0, max([len(each) for each in melds], default=0)
    for rank in {rank_of(card) for card in naturals(cards)}:
        number = sum(1 for card in naturals(cards) if rank_of(card) == rank)
        if rank in melded or number >= SMALLEST:
            room += 0 if rank in melded else MOST_WILD
        elif number == LEAST_NATURAL and wild:
            wild, room = wild - 1, room + MOST_WILD - 1
        else:
            left += number
        longest = max(longest, number)
    return left + max(0, wild - room) <= 1 and longest + wild >= CANASTA


# --- the discard pile


def is_frozen(pile: Sequence[Card]) -> bool:
    """Whether a pile is frozen for everybody: a wild card or a red three lies in it."""
    return any(is_wild(card) or is_red_three(card) for card in pile)


def blocks(card: Card) -> bool:
    """Whether a pile with this card on top may not be taken at all."""
    return is_wild(card) or is_black_three(card) or is_red_three(card)


def is_natural_pair(top: Card, shown: Sequence[Card]) -> bool:
    """Whether two or more of the cards shown have the rank of the top card."""
    return sum(1 for card in naturals(shown) if rank_of(card) == rank_of(top)) >= LEAST_NATURAL


def is_natural_and_wild(top: Card, shown: Sequence[Card]) -> bool:
    """Whether the cards shown hold one of the top card's rank and a wild one."""
    return any(rank_of(card) == rank_of(top) for card in naturals(shown)) and bool(wild_cards(shown))
