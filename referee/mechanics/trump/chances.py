"""What a bidder may expect of cards that nobody has seen yet."""

from math import comb


def of_finding(helpful: int, unseen: int, drawn: int) -> tuple[int, int]:
    """In how many of all the ways in which so many of the unseen cards can lie in a widow it has a helpful one at least.

    >>> of_finding(2, 33, 3)
    (961, 5456)
    """
    ways = comb(unseen, drawn)
    return ways - comb(unseen - helpful, drawn), ways
