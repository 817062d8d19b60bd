"""What cards score in cribbage: by pegging in the play, and when a hand is shown (usp56 5994-6083)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import prod

from attrs import frozen

from referee.core.cards import JACK, Card, rank_of, suit_of
from referee.score.counts import from_ace_to_king, pips_of

FIFTEEN = 15
THIRTY_ONE = 31
SHORTEST_RUN = 3
#: of a pair, a triplet, four of a kind (usp56 6008-6014)
ALIKE = {2: ("pair", 2), 3: ("triplet", 6), 4: ("four of a kind", 12)}
#: the book's table of formations is lost (usp56 6024-6026); of the flush only the name is left (usp56 7482), and what every
#: book gives for it is taken: one for each card. A crib counts one of five only.
FLUSH = (4, 5)
HIS_HEELS = 2
HIS_NOBS = 1
#: for a go, and for one that brings the count to exactly 31 (usp56 6000, 6004)
GO, GO_AT_THIRTY_ONE = 1, 2


@frozen
class Combination:
    """Something that scores: how a player calls it, and how much it is."""

    what: str
    points: int
    cards: tuple[Card, ...]


def points(combinations: Iterable[Combination]) -> int:
    """What several combinations come to."""
    return sum(each.points for each in combinations)


# --- the play


def pegged(series: Sequence[Card]) -> tuple[Combination, ...]:
    """What the last card of a series pegs, beside a go. A series is all that was played since the last go."""
    found = []
    if pips_of(series) == FIFTEEN:
        found.append(Combination("fifteen", 2, tuple(series)))
    alike = _alike_at_end(series)
    if len(alike) > 1:
        what, worth = ALIKE[min(len(alike), 4)]
        found.append(Combination(what, worth, alike))
    run = _run_at_end(series)
    if run:
        found.append(Combination(f"run of {len(run)}", len(run), run))
    return tuple(found)


def _alike_at_end(series: Sequence[Card]) -> tuple[Card, ...]:
    place = len(series)
    while place and rank_of(series[place - 1]) == rank_of(series[-1]):
        place -= 1
    return tuple(series[place:])


def _run_at_end(series: Sequence[Card]) -> tuple[Card, ...]:
    """The longest run that the last cards make, in whatever order they were played."""
    for length in range(len(series), SHORTEST_RUN - 1, -1):
        last = tuple(series[-length:])
        if is_run(last):
            return last
    return ()


def is_run(cards: Sequence[Card]) -> bool:
    """Whether these cards are all of different ranks that follow each other, the ace below the deuce."""
    ranks = {from_ace_to_king(card) for card in cards}
    return len(ranks) == len(cards) == max(ranks) - min(ranks) + 1


# --- the show


def shown(hand: Sequence[Card], starter: Card | None = None, *, crib: bool = False) -> tuple[Combination, ...]:
    """What a hand of four, or a crib, scores together with the starter."""
    cards = (*hand,) if starter is None else (*hand, starter)
    found = [
        Combination("fifteen", 2, some)
        for size in range(2, len(cards) + 1)
        for some in combinations(cards, size)
        if pips_of(some) == FIFTEEN
    ]
    found += _pairs(cards)
    found += _runs(cards)
    if starter is not None:
        found += _flush(hand, starter, crib)
        found += _his_nobs(hand, starter)
    return tuple(found)


def _by_rank(cards: Iterable[Card]) -> dict[int, list[Card]]:
    ranks: dict[int, list[Card]] = {}
    for card in cards:
        ranks.setdefault(from_ace_to_king(card), []).append(card)
    return ranks


def _pairs(cards: Sequence[Card]) -> list[Combination]:
    return [Combination(*ALIKE[len(alike)], tuple(alike)) for alike in _by_rank(cards).values() if len(alike) in ALIKE]


def _runs(cards: Sequence[Card]) -> list[Combination]:
    """The longest run there is, once for each choice among cards of the same rank; five cards hold no two runs beside."""
    ranks = _by_rank(cards)
    for start in ranks:
        length = next(size for size in range(1, len(cards) + 2) if start + size not in ranks)
        if length >= SHORTEST_RUN and start - 1 not in ranks:
            members = [ranks[start + step] for step in range(length)]
            ways = prod(map(len, members))
            name = {1: "run", 2: "double run", 3: "triple run", 4: "double-double run"}[ways]
            return [Combination(f"{name} of {length}", ways * length, tuple(card for each in members for card in each))]
    return []


def _flush(hand: Sequence[Card], starter: Card, crib: bool) -> list[Combination]:
    least, most = FLUSH
    if len(hand) != least or len({suit_of(card) for card in hand}) > 1:
        return []
    if suit_of(starter) == suit_of(hand[0]):
        return [Combination("flush", most, (*hand, starter))]
    return [] if crib else [Combination("flush", least, tuple(hand))]


def _his_nobs(hand: Sequence[Card], starter: Card) -> list[Combination]:
    nobs = [card for card in hand if rank_of(card) == JACK and suit_of(card) == suit_of(starter)]
    return [Combination("his nobs", HIS_NOBS, (card,)) for card in nobs[:1]]


# --- the game


def is_lurched(loser: int, target: int) -> bool:
    """Whether the loser has not passed the halfway mark: 31 of a game of 61, 61 of one of 121 (usp56 6083)."""
    return loser < (target + 1) // 2


def games_won(loser: int, target: int) -> int:
    """What a game counts for its winner."""
    return 2 if is_lurched(loser, target) else 1
