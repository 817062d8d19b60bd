"""Knock poker and whiskey poker (usp56 2403-2431): hands bettered from a stock or from the widow, until somebody knocks."""

from __future__ import annotations

from random import Random

from referee.core.verdict import Verdict

from .faults import AGAIN, MANY, MOMENT, NO_RIGHT, UNDRAWN
from .log import Log, started
from .poker_hands import high
from .tricks import PACK


def knock(rng: Random, game: str) -> Log:
    """Each draws and discards; after a knock the others have one turn, and drop for a chip or stay for two."""
    log = started(rng, game, rng.randint(3, 5))
    number = len(log.names)
    log.tell("dealer", number - 1)
    log.tell("antes", None, 1)
    stock = log.deal(rng.sample(PACK, 52), 5)
    pile: list[str] = []
    chips, active, knocker, seat = [-1] * number, list(range(number)), -1, 0
    while stock and (knocker < 0 or seat != knocker):
        hand = log.hands[seat]
        log.wrong(UNDRAWN, seat, "discards", hand[0])
        if knocker >= 0:
            log.wrong(AGAIN, knocker, "draws", "stock", stock[0])
        if pile and rng.random() < 0.3:
            log.tell("draws", seat, "pile", turn=True)
            hand.append(pile.pop())
            log.gone.remove(hand[-1])
        else:
            log.wrong(MANY, seat, "draws", "stock", *stock[:2])
            log.tell("draws", seat, "stock", stock[0], turn=True)
            hand.append(stock.pop(0))
        if knocker >= 0 and rng.random() < 0.4:
            log.tell("drops", seat)
            active.remove(seat)
            chips[seat] -= 1
            chips[knocker] += 1
            seat = (seat + 1) % number
            continue
        away = rng.choice(hand)
        if knocker < 0 and rng.random() < 0.2:
            knocker = seat
            log.tell("knocks", seat)
        elif knocker < 0:
            log.wrong(MOMENT, (seat + 1) % number, "knocks")
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        seat = (seat + 1) % number
    if knocker >= 0:
        log.due = _settled(log, chips, active, knocker)
    return log


def _settled(log: Log, chips: list[int], active: list[int], knocker: int) -> list[int] | None:
    """What the knock brings: two from each who stayed, or two to each, and the antes to the high hand."""
    ranks = {seat: high(log.hands[seat], []) for seat in active}
    best = [seat for seat in active if ranks[seat] == min(ranks.values())]
    if len(best) > 1:
        return None  # how odd chips are shared the book does not say
    won = best[0] == knocker
    for seat in active:
        if seat != knocker:
            chips[seat] += -2 if won else 2
            chips[knocker] += 2 if won else -2
    chips[best[0]] += len(chips)
    return chips


def whiskey(rng: Random, game: str) -> Log:
    """The widow is taken whole, or a card of it once it lies open; nobody passes twice running, and a knock ends it."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    log.tell("dealer", number - 1)
    log.tell("antes", None, 1)
    widow = log.deal(rng.sample(PACK, 52), 5)[:5]
    is_open, passed, knocker, seat = False, set[int](), -1, 0
    for _ in range(40):
        if seat == knocker:
            break
        if knocker >= 0:
            log.wrong(NO_RIGHT, knocker, "widow")
        if seat in passed:
            log.wrong(AGAIN, seat, "passes")
        if is_open:
            log.wrong(MANY, seat, "draws", 3)
        chance = rng.random()
        dealer_must = seat == number - 1 and not is_open
        if chance < 0.15 and knocker < 0 and not dealer_must:
            log.tell("knocks", seat, turn=True)
            knocker = seat
        elif chance < 0.5 or dealer_must:
            log.tell("widow", seat, turn=True)
            log.hands[seat], widow = widow, log.hands[seat]
            is_open = True
            passed.discard(seat)
        elif chance < 0.8 and seat not in passed:
            log.tell("passes", seat, turn=True, also=list(passed))
            passed.add(seat)
        else:
            log.tell("widow", seat, turn=True)
            log.hands[seat], widow = widow, log.hands[seat]
            is_open = True
            passed.discard(seat)
        seat = (seat + 1) % number
    if knocker < 0:
        return log
    ranks = {seat: high(hand, []) for seat, hand in enumerate(log.hands)}
    for seat in range(number):
        log.tell("shows", seat, *log.hands[seat])
    best = [seat for seat in ranks if ranks[seat] == min(ranks.values())]
    worst = [seat for seat in ranks if ranks[seat] == max(ranks.values())]
    if len(best) == len(worst) == 1:
        score = [number - 1 if seat in best else -1 for seat in range(number)]
        log.due, log.reckoned = (score, log.names[worst[0]]), _with_forfeit
    return log


def _with_forfeit(verdict: Verdict, ruled: bool) -> object:
    return list(verdict.score(ruled=ruled).totals), dict(verdict.deals[0].outcomes).get("pays the forfeit")


GAMES = {"knock-poker": knock, "whiskey-poker": whiskey}
