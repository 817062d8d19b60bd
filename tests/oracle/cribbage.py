"""Cribbage for two, three and four: laid away, played to thirty-one, shown and counted, by a reckoning of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from random import Random

from .faults import AMOUNT, COUNT, FEW, MANY, NO_RIGHT
from .log import Log, started
from .tricks import PACK

LOW = "A23456789TJQK"


def pips(card: str) -> int:
    """What a card counts towards fifteen and thirty-one."""
    return min(10, LOW.index(card[1]) + 1)


def worth(hand: Sequence[str], starter: str, *, crib: bool = False) -> int:
    """Fifteens, pairs, runs, flushes and his nobs."""
    cards = [*hand, starter]
    points = sum(2 for size in range(2, 6) for each in combinations(cards, size) if sum(map(pips, each)) == 15)
    points += sum(2 for one, two in combinations(cards, 2) if one[1] == two[1])
    for size in (5, 4, 3):
        runs = [each for each in combinations(sorted(LOW.index(card[1]) for card in cards), size) if _is_run(each)]
        if runs:
            points += size * len(runs)
            break
    if len({card[0] for card in hand}) == 1:
        points += 5 if starter[0] == hand[0][0] else 0 if crib else 4
    return points + sum(card == starter[0] + "J" for card in hand)


def _is_run(ranks: Sequence[int]) -> bool:
    return all(rank == min(ranks) + place for place, rank in enumerate(sorted(ranks)))


def pegged(series: Sequence[str]) -> int:
    """What the last card of a series pegs, go and last left aside."""
    total = sum(map(pips, series))
    points = 2 * (total in (15, 31))
    alike = next((size for size in (4, 3, 2) if len(series) >= size and len({card[1] for card in series[-size:]}) == 1), 1)
    points += alike * (alike - 1)
    for size in range(len(series), 2, -1):
        if _is_run([LOW.index(card[1]) for card in series[-size:]]):
            return points + size
    return points


def cribbage(players: int, rng: Random, game: str) -> Log:
    """One deal."""
    log = started(rng, game, players)
    away, dealer = {2: 2, 3: 1, 4: 1}[players], players - 1
    log.tell("dealer", dealer)
    rest = log.deal(rng.sample(PACK, len(PACK)), 4 + away)
    points, crib = [0] * players, rest[:1] if players == 3 else []
    for seat in range(players):
        cards = rng.sample(log.hands[seat], away)
        other = next(card for card in log.hands[seat] if card not in cards)
        log.wrong(MANY, seat, "discards", *cards, other, then=4)
        if away > 1:
            log.wrong(FEW, seat, "discards", cards[0], then=4)
        log.tell("discards", seat, *cards)
        log.away(seat, *cards)
        crib = [*crib, *cards]
    starter = rest[-1]
    log.tell("turns", dealer, starter)
    log.gone.append(starter)
    points[dealer] += 2 * (starter[1] == "J")
    kept = [list(hand) for hand in log.hands]
    _play(log, points)
    for seat in range(players):
        _count(log, seat, "hand", worth(kept[seat], starter), points)
    _count(log, dealer, "crib", worth(crib, starter, crib=True), points, known=players != 3)
    sides = 2 if players == 4 else players
    log.due = [sum(points[side::sides]) for side in range(sides)]
    return log


def _count(log: Log, seat: int, what: str, number: int, points: list[int], known: bool = True) -> None:
    """What he counts; where not all the cards are told nobody can say that it is wrong: one of three comes from the pack."""
    if known:
        log.wrong(COUNT, seat, "counts", what, number + 2, then=1)
    log.tell("counts", seat, what, number)
    points[seat] += number


def _play(log: Log, points: list[int]) -> None:
    """Cards up to thirty-one, series after series, until all are played; who first said go leads to the next.

    With more than two hands the one after a go that cannot play ends it for the rest.
    """
    seat, series, said, last = 0, list[str](), list[int](), 0
    while any(log.hands):
        total, hand = sum(map(pips, series)), log.hands[seat]
        able, over = _fitting(total, hand), [card for card in hand if total + pips(card) > 31]
        if able:
            if over and not said:  # after a go it would be taken for a lead
                log.wrong(AMOUNT, seat, "play", log.rng.choice(over))
            if series:
                log.wrong(NO_RIGHT, seat, "go")
            card = log.rng.choice(list(able))
            log.tell("play", seat, card, turn=True, able=partial(_fitting, total))
            log.away(seat, card)
            series.append(card)
            points[seat] += pegged(series)
            last, at_go = seat, False
        else:
            log.tell("go", seat)
            at_go = bool(said) and len(log.hands) > 2 and log.lines[-2].verb == "go"
            said.append(seat)
        total, held = sum(map(pips, series)), [each for each, cards in enumerate(log.hands) if cards]
        if total == 31 or not held or at_go or all(each in said for each in held):
            points[last] += total != 31
            first = next((each for each in said if log.hands[each]), (last + 1) % len(log.hands))
            series, said, seat = [], [], next((each for each in log.clockwise(first) if log.hands[each]), first)
            continue
        seat = next(each for each in [*log.clockwise(seat)[1:], seat] if log.hands[each] and each not in said)


def _fitting(total: int, hand: Sequence[str]) -> Sequence[str]:
    return [card for card in hand if total + pips(card) <= 31]


GAMES = {
    "cribbage": partial(cribbage, 2),
    "cribbage-to-61": partial(cribbage, 2),
    "three-hand-cribbage": partial(cribbage, 3),
    "four-hand-cribbage": partial(cribbage, 4),
}
