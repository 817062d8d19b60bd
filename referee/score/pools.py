"""Pools of chips in games of hearts: who pays in, and who takes them out (usp56 3733-3735, 3779, 3797-3803)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen


@frozen
class Division:
    """What becomes of a pool at the end of a deal."""

    #: the chips that each player puts in for what he took
    paid: tuple[int, ...]
    #: the chips that each takes out
    shares: tuple[int, ...]
    #: the chips that stay for the next deal
    left: int


#: from the points that each player took and the chips that lay in the pool before
Divide = Callable[[Sequence[int], int], Division]


def shared(points: Sequence[int], pool: int, winners: Sequence[int]) -> Division:
    """A chip for each point goes in; the winners share the pool, and an odd chip, or everything where nobody wins, stays."""
    pool += sum(points)
    share, left = divmod(pool, len(winners)) if winners else (0, pool)
    return Division(tuple(points), tuple(share if seat in winners else 0 for seat in range(len(points))), left)


def _with(points: Sequence[int], wanted: int) -> list[int]:
    return [seat for seat, each in enumerate(points) if each == wanted]


def to_lowest(points: Sequence[int], pool: int) -> Division:
    """The lowest score of the deal takes all; players who tie split it."""
    return shared(points, pool, _with(points, min(points)))


def to_the_clean(points: Sequence[int], pool: int) -> Division:
    """Sweepstakes: whoever took nothing takes the pool; where every hand was painted it is a jack for the next deal."""
    return shared(points, pool, _with(points, 0))


def to_one_or_two_clean(points: Sequence[int], pool: int) -> Division:
    """Auction Hearts: one player without a card of the suit, or two, unless one took all thirteen; otherwise nobody wins."""
    clean = _with(points, 0)
    took_all = sum(1 for each in points if each) == 1
    return shared(points, pool, [] if len(clean) > 2 or took_all else clean)


def howell(points: Sequence[int], pool: int) -> Division:
    """The Howell method: for each heart a chip for every other player goes in, and for each heart not taken one comes out.

    >>> howell([7, 6, 0, 0], 0)
    Division(paid=(21, 18, 0, 0), shares=(6, 7, 13, 13), left=0)
    """
    hearts = sum(points)
    return Division(tuple((len(points) - 1) * each for each in points), tuple(hearts - each for each in points), pool)
