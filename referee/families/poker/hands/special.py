"""Hands played only by agreement (usp56 2123-2157): cats and dogs, skeets, other straights, blazes, fourflushes."""

from itertools import pairwise

from referee.families.poker.hands.natural import JACK, KING, Kind

#: no pair, between a highest and a lowest card
CATS_AND_DOGS = {
    Kind.BIG_CAT: (13, 8),
    Kind.LITTLE_CAT: (8, 3),
    Kind.BIG_DOG: (14, 9),
    Kind.LITTLE_DOG: (7, 2),
}
#: what a special hand is where it is a flush as well
AS_FLUSH = {
    Kind.SKEET: Kind.SKEET_FLUSH,
    Kind.LITTLE_DOG: Kind.LITTLE_DOG_FLUSH,
    Kind.BIG_DOG: Kind.BIG_DOG_FLUSH,
    Kind.LITTLE_CAT: Kind.LITTLE_CAT_FLUSH,
    Kind.BIG_CAT: Kind.BIG_CAT_FLUSH,
}
#: round-the-corner straights, from the card at their head
ROUND_THE_CORNER = frozenset({(4, 3, 2, 14, 13), (3, 2, 14, 13, 12), (2, 14, 13, 12, 11)})
_CORNERS = {tuple(sorted(ranks, reverse=True)): ranks for ranks in ROUND_THE_CORNER}
#: a skeet has these, and two more below the nine
SKEET_CARDS = frozenset({9, 5, 2})
ALL_SPECIAL = frozenset({*CATS_AND_DOGS, *AS_FLUSH.values(), Kind.SKEET, Kind.SKIP_STRAIGHT, Kind.ROUND_THE_CORNER}) | {
    Kind.BLAZE,
    Kind.FOURFLUSH,
}


def is_skeet(ranks: tuple[int, ...], strict: bool) -> bool:
    """Whether five different ranks, highest first, are a skeet; strictly, with one card on either side of the five."""
    if ranks[0] != max(SKEET_CARDS) or not SKEET_CARDS.issubset(ranks):
        return False
    return not strict or ranks[2] == 5


def special_kind(
    ranks: tuple[int, ...], suited: int, played: frozenset[Kind], strict_skeet: bool = False
) -> tuple[Kind, tuple[int, ...]] | None:
    """The special hand that these five ranks (highest first) make, and the ranks that decide between two of it.

    `suited` is the number of cards in the suit of which there are most.
    """
    if len(set(ranks)) == len(ranks) and not is_sequence(ranks):
        kind = next((kind for kind, ends in CATS_AND_DOGS.items() if (ranks[0], ranks[-1]) == ends), None)
        if kind is None and is_skeet(ranks, strict_skeet):
            kind = Kind.SKEET
        if kind is not None:
            shown = AS_FLUSH[kind] if suited == len(ranks) else kind
            if shown in played:
                return shown, ranks
        if Kind.SKIP_STRAIGHT in played and all(one - other == 2 for one, other in pairwise(ranks)):
            return Kind.SKIP_STRAIGHT, ranks
        if Kind.ROUND_THE_CORNER in played and ranks in _CORNERS:
            return Kind.ROUND_THE_CORNER, _CORNERS[ranks]
    if Kind.BLAZE in played and all(JACK <= rank <= KING for rank in ranks):
        return Kind.BLAZE, ranks
    if Kind.FOURFLUSH in played and suited == len(ranks) - 1:
        return Kind.FOURFLUSH, ranks
    return None


def is_sequence(ranks: tuple[int, ...]) -> bool:
    """Whether different ranks, highest first, follow each other; the ace also below the deuce."""
    return ranks[0] - ranks[-1] == len(ranks) - 1 or (ranks[0] == 14 and ranks[1] == len(ranks) and ranks[-1] == 2)
