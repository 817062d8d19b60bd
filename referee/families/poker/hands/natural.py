"""The worth of a hand without wild cards, as one number: the higher number wins, equal numbers tie.

A worth is the kind of hand in the upper bits and, below, the ranks that decide between two hands of that kind, the most
important first, four bits each (deuce 2 to ace 14): `0x1_88953` is a pair of eights with nine, five, three. Suits never rank.

Everything is reckoned on whole hands of any number of cards, with one mask of thirteen ranks for each suit: the best five of
seven cost no more than five.
"""

from enum import IntEnum
from functools import cache

from referee.core.cards import SUIT_WIDTH, TEN, Card, Hand

Worth = int

#: ranks as poker counts them, the ace 14 where it is high and 1 where it is low
ACE, KING, QUEEN, JACK = 14, 13, 12, 11
LOW_ACE = 1
DECIDING = 5
KIND_AT = 4 * DECIDING
#: the cards of a hand, and of a straight or flush
FIVE = 5


class Kind(IntEnum):
    """The kinds of hand, the lowest first, those included that are played only by agreement (usp56 2123-2155, 2491-2509)."""

    NO_PAIR = 0
    PAIR = 1
    FOURFLUSH = 2
    TWO_PAIR = 3
    BLAZE = 4
    THREE = 5
    ROUND_THE_CORNER = 6
    SKIP_STRAIGHT = 7
    STRAIGHT = 8
    SKEET = 9
    LITTLE_DOG = 10
    BIG_DOG = 11
    LITTLE_CAT = 12
    BIG_CAT = 13
    FLUSH = 14
    FULL_HOUSE = 15
    FOUR = 16
    STRAIGHT_FLUSH = 17
    SKEET_FLUSH = 18
    LITTLE_DOG_FLUSH = 19
    BIG_DOG_FLUSH = 20
    LITTLE_CAT_FLUSH = 21
    BIG_CAT_FLUSH = 22
    FIVE = 23


def worth(kind: Kind, *ranks: int) -> Worth:
    """A hand of that kind decided by these ranks.

    >>> hex(worth(Kind.PAIR, 8, 8, 9, 5, 3))
    '0x188953'
    """
    total = int(kind)
    for rank in ranks:
        total = total << 4 | rank
    return total << 4 * (DECIDING - len(ranks))


def poker_rank(card: Card) -> int:
    """The rank of a card as poker counts it, the deuce 2 and the ace 14."""
    place = card % SUIT_WIDTH
    return place + 2 if place <= TEN else place - 1


def pair_of(rank: int) -> Worth:
    """The least hand with a pair of that rank."""
    return worth(Kind.PAIR, rank, rank)


def kind_of(value: Worth) -> Kind:
    """The kind of hand that a worth is one of."""
    return Kind(value >> KIND_AT)


def ranks_of(value: Worth) -> tuple[int, ...]:
    """The ranks that decide, the most important first."""
    places = (value >> 4 * place & 15 for place in reversed(range(DECIDING)))
    return tuple(rank for rank in places if rank)


def suit_masks(hand: Hand) -> tuple[int, int, int, int]:
    """The ranks held in clubs, diamonds, hearts and spades: thirteen bits each, the deuce lowest."""
    # the places of 11, 12 and 13, which no pack of poker has, are left out
    return (
        hand & 0x1FF | hand >> 3 & 0x1E00,
        hand >> 16 & 0x1FF | hand >> 19 & 0x1E00,
        hand >> 32 & 0x1FF | hand >> 35 & 0x1E00,
        hand >> 48 & 0x1FF | hand >> 51 & 0x1E00,
    )


@cache
def top(mask: int, number: int) -> int:
    """The highest so many ranks of a mask, four bits each, the highest first; fewer where it has fewer."""
    packed = 0
    while mask and number:
        packed = packed << 4 | mask.bit_length() + 1
        mask ^= 1 << mask.bit_length() - 1
        number -= 1
    return packed << 4 * number


@cache
def straight(mask: int) -> int:
    """The ranks of the highest straight among these, four bits each, or 0; the ace is also the lowest card."""
    ranks = mask << 1 | mask >> 12
    runs = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4
    return runs.bit_length() * 0x11111 + 0x43210 if runs else 0


def natural_worth(hand: Hand) -> Worth:
    """What the best five of these cards are worth."""
    clubs, diamonds, hearts, spades = suit_masks(hand)
    ranks = clubs | diamonds | hearts | spades
    made = _in_suit_or_sequence(clubs, diamonds, hearts, spades)
    if made >> KIND_AT == Kind.STRAIGHT_FLUSH:
        return made
    pairs = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
    if not pairs:
        return made or top(ranks, DECIDING)
    threes = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if threes:
        fours = clubs & diamonds & hearts & spades
        if fours:
            four = fours.bit_length() + 1
            odd = top(ranks & ~(1 << four - 2), 1)
            return Kind.FOUR << KIND_AT | four * 0x11110 | odd
        three = threes.bit_length() + 1
        others = pairs & ~(1 << three - 2)
        if others:
            return Kind.FULL_HOUSE << KIND_AT | three * 0x11100 | (others.bit_length() + 1) * 0x11
        return max(made, Kind.THREE << KIND_AT | three * 0x11100 | top(ranks & ~(1 << three - 2), 2))
    if made:
        return made
    pair = pairs.bit_length() + 1
    rest = ranks & ~(1 << pair - 2)
    others = pairs & ~(1 << pair - 2)
    if others:
        second = others.bit_length() + 1
        return Kind.TWO_PAIR << KIND_AT | pair * 0x11000 | second * 0x110 | top(rest & ~(1 << second - 2), 1)
    return Kind.PAIR << KIND_AT | pair * 0x11000 | top(rest, 3)


def _in_suit_or_sequence(clubs: int, diamonds: int, hearts: int, spades: int) -> Worth:
    """The best straight flush, flush or straight, or 0."""
    best = 0
    for suit in (clubs, diamonds, hearts, spades):
        if suit.bit_count() >= FIVE:
            run = straight(suit)
            made = Kind.STRAIGHT_FLUSH << KIND_AT | run if run else Kind.FLUSH << KIND_AT | top(suit, FIVE)
            best = max(best, made)
    if best:
        return best
    run = straight(clubs | diamonds | hearts | spades)
    return Kind.STRAIGHT << KIND_AT | run if run else 0
