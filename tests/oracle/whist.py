"""Whist, bridge whist, blackout and boure, by their books."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from referee.core.verdict import Verdict

from .faults import AMOUNT
from .log import Log, started
from .tricks import PACK, RANKS, play_out

TRUMPS = {"spades": ("S", 2), "clubs": ("C", 4), "diamonds": ("D", 6), "hearts": ("H", 8), "no-trump": ("", 12)}


def _dealt(log: Log, size: int, dealer: int, *, own: bool = False) -> str:
    """So many cards to each, and one turned up: the dealer's own last, or the next of the pack; its suit."""
    log.tell("dealer", dealer)
    rest = log.deal(log.rng.sample(PACK, len(PACK)), size)
    turned = log.hands[dealer][-1] if own else rest[0] if rest else ""
    if turned:
        log.tell("turns", dealer, turned)
    return turned[:1]


def sides(winners: Sequence[int]) -> list[int]:
    """The tricks of each of two sides."""
    return [sum(seat % 2 == side for seat in winners) for side in (0, 1)]


def whist(rng: Random, game: str) -> Log:
    """Deals until a side has seven points: a point for each trick above six."""
    log = started(rng, game, 4)
    dealer, points = rng.randrange(4), [0, 0]
    while max(points) < 7:
        if log.lines:
            log.tell("deal")
        trump = _dealt(log, 13, dealer, own=True)
        won = sides(play_out(log, (dealer + 1) % 4, trump))
        points = [have + max(0, tricks - 6) for have, tricks in zip(points, won, strict=True)]
        dealer = (dealer + 1) % 4
    log.due = points
    return log


def bridge_whist(rng: Random, game: str) -> Log:
    """A few deals: the dealer or his partner makes, the sides double by turns, and the odd tricks count by the suit."""
    log = started(rng, game, 4)
    below, games, dealer = [0, 0], [0, 0], rng.randrange(4)
    for _ in range(3):
        if max(games) == 2:
            break
        log.tell("deal")
        log.tell("dealer", dealer)
        log.deal(rng.sample(PACK, len(PACK)), 13)
        made, doubles = _make(log, dealer)
        trump, value = TRUMPS[made]
        log.may_show += [dealer, (dealer + 2) % 4]
        won = sides(play_out(log, (dealer + 1) % 4, trump))
        below = [have + max(0, tricks - 6) * value * 2**doubles for have, tricks in zip(below, won, strict=True)]
        if max(below) >= 30:
            games[below.index(max(below))] += 1
            below = [0, 0]
        dealer = (dealer + 1) % 4
    log.due, log.reckoned = games, _games
    return log


def _games(verdict: Verdict, ruled: bool) -> list[int]:
    return list(verdict.score(ruled=ruled).standing.games)


def _make(log: Log, dealer: int) -> tuple[str, int]:
    """The make and the doubling: each side in turn, the one who spoke for it last before his partner."""
    rng, maker = log.rng, dealer
    made = rng.choice(list(TRUMPS))
    if rng.random() < 0.4:
        log.tell("passes", dealer, turn=True)
        maker = (dealer + 2) % 4
    log.tell("makes", maker, made, turn=True)
    eldest, doubles = (dealer + 1) % 4, 0
    first = {eldest % 2: eldest, maker % 2: maker}
    side = eldest % 2
    while True:
        speakers = (first[side], (first[side] + 2) % 4)
        doubler = next((seat for seat in speakers if rng.random() < 0.25), None)
        for place, seat in enumerate(speakers):
            if seat == doubler:
                others = [each for each in range(4) if each % 2 != seat % 2]  # a double by them is no double at all
                log.tell("doubles", seat, turn=True, also=others)
                break
            if doubles == 0 and place == 0:
                log.tell("asks", seat, "lead")
            else:
                log.tell(rng.choice(["agrees", "passes"]), seat)
        if doubler is None:
            return made, doubles
        first[side], side, doubles = doubler, 1 - side, doubles + 1


def three_hand(rng: Random, game: str) -> Log:
    """One deal with the hand opposite to the dealer for dummy; the dealer makes, and the leader may double."""
    log = started(rng, game, 4)
    log.tell("dealer", 0)
    log.deal(rng.sample(PACK, len(PACK)), 13)
    made = rng.choice(list(TRUMPS))
    log.tell("makes", 0, made)
    doubles = rng.random() < 0.3
    log.tell("doubles", 1) if doubles else log.tell("asks", 1, "lead")
    log.tell("passes", 0) if doubles else log.tell("agrees", 3)
    trump, value = TRUMPS[made]
    log.may_show = [0, 2]
    won = sides(play_out(log, 1, trump))
    odd = [max(0, tricks - 6) * value * (1 + doubles) for tricks in won]
    log.due, log.reckoned = [odd[0], odd[1], odd[1]], _below
    return log


def _below(verdict: Verdict, ruled: bool) -> list[int]:
    lines = verdict.score(ruled=ruled).entries
    return [sum(line.points for line in lines if line.below and line.side == side) for side in range(3)]


def blackout(rng: Random, game: str) -> Log:
    """The deals of one card, of two and so on, up to a few; who makes his bid exactly has ten and the bid."""
    log = started(rng, game, rng.randint(3, 7))
    number = len(log.names)
    dealer, points = rng.randrange(number), [0] * number
    first = rng.randint(1, 52 // number - 2 if number > 3 else 12)
    for cards in range(first, first + 3):
        log.tell("deal", None, cards)
        trump = _dealt(log, cards, dealer)
        bids = [0] * number
        for seat in log.clockwise((dealer + 1) % number):
            bids[seat] = rng.randrange(cards + 1)
            log.wrong(AMOUNT, seat, "bids", cards + 1)
            log.tell("bids", seat, bids[seat], turn=True)
        won = play_out(log, (dealer + 1) % number, trump)
        for seat, bid in enumerate(bids):
            if won.count(seat) == bid:
                zero = {"blackout-zero-five": 5, "blackout-zero-five-and-tricks": 5 + cards}.get(game, 10)
                points[seat] += 10 + bid if bid else zero
        dealer = (dealer + 1) % number
    if first + 3 <= (15 if number == 3 else 52 // number) or game != "blackout-bonus":
        log.due = points
    return log


def boure(rng: Random, game: str) -> Log:
    """An ante, a turn-up, some drop, and five tricks in which one has to play over or trump."""
    log = started(rng, game, rng.randint(2, 7))
    number, ante = len(log.names), rng.randint(1, 9)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    log.tell("antes", None, ante)
    rest = log.deal(rng.sample(PACK, len(PACK)), 5)
    log.tell("turns", dealer, rest[0])
    trump = rest[0][0]
    for seat in log.clockwise((dealer + 1) % number):
        if rng.random() < 0.3 and len(log.active) > 2:
            log.tell("drops", seat)
            log.active.remove(seat)
    leader = next(seat for seat in log.clockwise((dealer + 1) % number) if seat in log.active)
    won = play_out(log, leader, trump, may=lambda hand, trick: _over_or_trump(hand, trick, trump))
    pot, most = ante * number, max(map(won.count, range(number)))
    share = [seat for seat in range(number) if won.count(seat) == most]
    log.due = [
        (pot // len(share) if seat in share else 0) - ante - (pot if seat in log.active and not won.count(seat) else 0)
        for seat in range(number)
    ]
    return log


def _over_or_trump(hand: Sequence[str], trick: Sequence[str], trump: str) -> Sequence[str]:
    """Lead the highest trump from the queen up; play over if that is possible; trump if void."""
    trumps = sorted((card for card in hand if card[0] == trump), key=lambda card: RANKS.index(card[1]))
    if not trick:
        return trumps[-1:] if trumps and trumps[-1][1] in "QKA" else hand
    same = [card for card in hand if card[0] == trick[0][0]]
    if not same:
        return trumps or hand
    trumped = trick[0][0] != trump and any(card[0] == trump for card in trick)
    best = max(RANKS.index(card[1]) for card in trick if card[0] == trick[0][0])
    return [card for card in same if not trumped and RANKS.index(card[1]) > best] or same


GAMES = {
    "whist": whist,
    "bridge-whist": bridge_whist,
    **dict.fromkeys(("three-hand-bridge-ames", "three-hand-bridge-ames-single-games"), three_hand),
    **dict.fromkeys(("blackout", "blackout-zero-five", "blackout-zero-five-and-tricks", "blackout-bonus"), blackout),
    "boure": boure,
}
