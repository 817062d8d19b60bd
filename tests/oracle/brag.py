"""Brag of three cards (Arnold 941-1030): the dealer antes, each stays, raises or drops by turns, and the best hand wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from attrs import define, field

from .faults import AMOUNT, MOMENT, UNKNOWN
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


@define
class Blind:
    """Who bets without having seen his cards, and what everybody's stake is worth to the others."""

    level: int
    put: list[int]
    worth: list[int]
    unseen: set[int] = field(factory=set)
    #: who bet first beside the ante, and whether blind
    first: bool | None = None

    def due(self, seat: int) -> int:
        """How many chips he has to put in to stay: unseen ones count for two."""
        short = self.level - self.worth[seat]
        return (short + 1) // 2 if seat in self.unseen else short

    def pays(self, seat: int, chips: int) -> None:
        """Into the middle."""
        self.put[seat] += chips
        self.worth[seat] += 2 * chips if seat in self.unseen else chips
        self.level = max(self.level, self.worth[seat])
        if self.first is None:
            self.first = seat in self.unseen


def blind_brag(rng: Random, game: str) -> Log:
    """The same where who does not look at his cards stakes half; all stakes are even, that halves come out."""
    log = started(rng, game, rng.randint(3, 6))
    number = len(log.names)
    dealer, ante, most = number - 1, 2 * rng.randint(1, 2), 8
    log.tell("dealer", dealer)
    log.tell("limit", None, most)
    log.tell("antes", dealer, ante)
    log.deal(rng.sample(PACK, 52), 3)
    now = Blind(ante, [0] * dealer + [ante], [0] * dealer + [ante])
    waiting, active = log.clockwise(0), list(range(number))
    raises, spoken = 0, set[int]()
    while waiting and len(active) > 1:
        seat = waiting.pop(0)
        before = now.level
        _one_turn(log, now, seat, active, new=seat not in spoken, most=most, raises=raises)
        spoken.add(seat)
        if log.lines[-1].verb == "drops":
            active.remove(seat)
        elif now.level > before:
            raises += 1
            waiting = [each for each in log.clockwise(seat)[1:] if each in active]
    if active == [dealer] and sum(now.put) == ante:
        log.due = [ante * (number - 1) if seat == dealer else -ante for seat in range(number)]
        return log
    best = max(worth(log.hands[seat]) for seat in active)
    winners = [seat for seat in active if len(active) == 1 or worth(log.hands[seat]) == best]
    if len(winners) == 1:
        log.due = [sum(now.put) - chips if seat in winners else -chips for seat, chips in enumerate(now.put)]
    return log


def _one_turn(log: Log, now: Blind, seat: int, active: list[int], *, new: bool, most: int, raises: int) -> None:
    """A player looks or does not, and then drops, stays or raises."""
    rng = log.rng
    out = [each for each in range(len(log.names)) if each not in active]
    others = [each for each in now.unseen if each != seat and each in active]
    if others:
        log.wrong(MOMENT, rng.choice(others), "touches")
        log.wrong(MOMENT, rng.choice(others), "looks", "hand")
    if new and rng.random() < 0.5 and not now.put[seat]:
        log.tell("announces", seat, "blind")
        now.unseen.add(seat)
    elif seat in now.unseen and rng.random() < 0.3:
        log.tell("looks", seat, "hand")
        now.unseen.remove(seat)
        now.worth[seat] = now.put[seat]
    blind, due, chance = seat in now.unseen, now.due(seat), rng.random()
    half, may_raise = most // 2 if blind else most, not (blind and new and now.first is False)
    log.wrong(UNKNOWN, seat, "checks")
    if due > 1:
        log.wrong(AMOUNT, seat, "puts", due - 1)
    log.wrong(AMOUNT, seat, "raises", half + 1 if may_raise else 1)
    if chance < 0.2:
        log.tell("drops", seat, turn=True, also=out)
    elif chance < 0.5 and may_raise and raises < 3:
        more = rng.randint(1, half) if blind else 2 * rng.randint(1, half // 2)
        log.tell("raises", seat, more, turn=True, also=out)
        now.pays(seat, due + more)
    else:
        done = [each for each in active if not now.due(each)]
        log.tell("calls", seat, turn=True, also=[*out, *done], leans=bool(done))
        now.pays(seat, due)


GAMES = {"brag-arnold": brag, "blind-brag-arnold": blind_brag}
