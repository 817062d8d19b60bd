"""The declarations of the long games: beziques of the queen of trumps, and several cards of a rank in trumps."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN
from referee.mechanics.combinations.score import TRUMP, Combination, by_trump, of_one_suit

#: the queen of trumps and a jack that goes with her
QUEEN_OF_TRUMPS = {SPADES: "SQ DJ", DIAMONDS: "DQ SJ", HEARTS: "HQ CJ", CLUBS: "CQ HJ"}
_NUMBERS = ("bezique", "double bezique", "triple bezique", "quadruple bezique", "quintuple bezique", "sextuple bezique")
_RANKS = {ACE: "aces", TEN: "tens", KING: "kings", QUEEN: "queens", JACK: "jacks"}


def beziques(*points: int) -> Iterable[Combination]:
    """One bezique, two, and so on, of the queen of trumps, for so many points."""
    for times, (name, each) in enumerate(zip(_NUMBERS, points, strict=False), 1):
        yield Combination(name, "bezique", each, by_trump(QUEEN_OF_TRUMPS, times))


def of_trumps(number: str, times: int, points: dict[int, int]) -> Iterable[Combination]:
    """So many aces, tens, kings, queens and jacks of trumps, for so many points."""
    for rank, each in points.items():
        yield Combination(f"{number} {_RANKS[rank]} of trumps", _RANKS[rank], each, of_one_suit((rank,), TRUMP, times))


def without_number(*combinations: Combination) -> Iterable[Combination]:
    """The same where the number is lost with the table: each counts what its owner says."""
    return (evolve(each, points=0, lost=True) for each in combinations)
