"""Brag of three cards (Arnold 941-1030): the dealer antes, each stays, raises or drops by turns, and the best hand wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .faults import MOMENT, UNKNOWN
from .log import Log, started
from .tricks import PACK, RANKS


def worth(hand: Sequence[str]) -> tuple[int, list[int]]:
    """Prial, running flush, run, flush, pair, high card; of prials the threes are best, of runs ace, deuce and three."""
    ranks = sorted((RANKS.index(card[1]) for card in hand), reverse=True)
    names = "".join(sorted(card[1] for card in hand))
    low = sorted("A23") == list(names) or names == "23A"
    run, flush = low or ranks == list(range(ranks[0], ranks[0] - 3, -1)), len({card[0] for card in hand}) == 1
    if len(set(ranks)) == 1:
        return 5, [99 if names == "333" else ranks[0]]
    if run:
        return 3 + flush, [99 if low else ranks[0]]
    if flush:
        return 2, ranks
    pair = next((rank for rank in ranks if ranks.count(rank) == 2), None)
    return (0, ranks) if pair is None else (1, [pair, *(rank for rank in ranks if rank != pair)])


def brag(rng: Random, game: str) -> Log:
    """A deal: the stake grows by raises, until all who are left have put in alike and nobody raises."""
    log = started(rng, game, rng.randint(3, 7))
    number = len(log.names)
    dealer, ante = number - 1, rng.randint(1, 3)
    log.tell("dealer", dealer)
    log.tell("antes", dealer, ante)
    log.deal(rng.sample(PACK, 52), 3)
    put, level, raises = [0] * number, ante, 0
    put[dealer] = ante
    waiting, active = log.clockwise(0), list(range(number))
    out: list[int] = []
    while waiting and len(active) > 1:
        seat, chance = waiting.pop(0), rng.random()
        log.wrong(UNKNOWN, seat, "checks")
        if out:
            log.wrong(MOMENT, rng.choice(out), "calls")
        if chance < 0.3:
            log.tell("drops", seat, turn=True, also=out)
            active.remove(seat)
            out.append(seat)
        elif chance < 0.5 and raises < 3:
            more = rng.randint(1, 4)
            log.tell("raises", seat, more, turn=True, also=out)
            level, raises = level + more, raises + 1
            put[seat] = level
            waiting = [each for each in log.clockwise(seat)[1:] if each in active]
        else:
            done = [each for each in active if put[each] == level]
            log.tell("calls", seat, turn=True, also=[*out, *done], leans=seat in done)
            put[seat] = level
    if active == [dealer] and sum(put) == ante:
        log.due = [ante * (number - 1) if seat == dealer else -ante for seat in range(number)]
        return log
    best = max(worth(log.hands[seat]) for seat in active)
    winners = [seat for seat in active if len(active) == 1 or worth(log.hands[seat]) == best]
    if len(winners) == 1:
        log.due = [sum(put) - chips if seat in winners else -chips for seat, chips in enumerate(put)]
    return log


GAMES = {"brag-arnold": brag}
