"""Piquet: cards exchanged, holdings declared class by class, twelve tricks, and a score told with every card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from .faults import COUNT, FEW, MANY, MOMENT, TURN, UNDRAWN, UNTRUE
from .log import Log, started
from .tricks import SUITS, following, play_one

RANKS = "789TJQKA"
NAMES = dict(zip(RANKS, ("sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"), strict=True))
PIPS = dict(zip(RANKS, (7, 8, 9, 10, 10, 10, 10, 11), strict=True))
PACK = [suit + rank for suit in SUITS for rank in RANKS]

#: how long or how many, how high, and what it scores
Held = tuple[int, int, int]


def point(hand: Sequence[str]) -> list[Held]:
    """The best suit."""
    suits = [[card for card in hand if card[0] == suit] for suit in SUITS]
    return [max((len(suit), sum(PIPS[card[1]] for card in suit), len(suit)) for suit in suits)]


def sequences(hand: Sequence[str]) -> list[Held]:
    """Every sequence in its whole length, the best first."""
    found = []
    for suit in SUITS:
        places = sorted((RANKS.index(card[1]) for card in hand if card[0] == suit), reverse=True)
        run = places[:1]
        for high, low in pairwise([*places, -9]):
            if low == high - 1:
                run.append(low)
                continue
            if len(run) >= 3:
                found.append((len(run), run[0], len(run) if len(run) < 5 else len(run) + 10))
            run = [low]
    return sorted(found, reverse=True)


def sets(hand: Sequence[str]) -> list[Held]:
    """Three or four of a rank from the ten up, the best first."""
    found = []
    for rank in "TJQKA":
        number = sum(card[1] == rank for card in hand)
        if number > 2:
            found.append((number, RANKS.index(rank), 14 if number == 4 else 3))
    return sorted(found, reverse=True)


CLASSES = (("point", point), ("sequence", sequences), ("set", sets))


class Sheet:
    """What each has so far, in the order in which it came."""

    def __init__(self) -> None:
        self.points = [0, 0]
        self.piqued = False

    def add(self, seat: int, points: int, extra: int = 0) -> None:
        """Points, and what they bring beside where the other has nothing yet."""
        before = self.points[seat]
        self.points[seat] += points
        if extra and before < 30 <= self.points[seat] and not self.points[1 - seat]:
            self.points[seat] += extra
            self.piqued = True


def words(of: str, held: Held) -> list[object]:
    """How a holding is told in full."""
    number, high, _ = held
    return [of, number, high] if of == "point" else [of, NAMES[RANKS[high]], number]


def piquet(rng: Random, game: str) -> Log:
    """One deal to its end."""
    log = started(rng, game, 2)
    dealer = rng.randrange(2)
    elder = 1 - dealer
    log.tell("dealer", dealer)
    stock = log.deal(rng.sample(PACK, 32), 12)
    sheet = Sheet()
    left = exchange(log, elder, rng.randint(1, 5), stock, first=True)
    if left and rng.random() < 0.9:
        exchange(log, dealer, rng.randint(1, len(left)), left, first=False)
    for of, find in CLASSES:
        declare(log, sheet, of, [find(hand) for hand in log.hands], elder)
    play(log, sheet, elder, every_card=game == "piquet-american-count")
    times = 2 if game == "piquet-four-deals" else 1
    log.due = [times * points for points in sheet.points]
    return log


def exchange(log: Log, seat: int, number: int, stock: list[str], *, first: bool) -> list[str]:
    """Cards away, and as many from the stock."""
    away = log.rng.sample(log.hands[seat], number)
    if first:
        log.wrong(FEW, seat, "discards", 0)
        log.wrong(MANY, seat, "discards", *log.rng.sample(log.hands[seat], 6))
        log.wrong(UNDRAWN, seat, "draws", number)
        log.wrong(TURN, 1 - seat, "draws", 1)
    log.tell("discards", seat, *away)
    log.away(seat, *away)
    if len(stock) > number:
        log.wrong(MANY, seat, "draws", *stock[: number + 1], then=1)
    log.tell("draws", seat, *stock[:number])
    log.hands[seat] += stock[:number]
    return stock[number:]


def declare(log: Log, sheet: Sheet, of: str, held: list[list[Held]], elder: int) -> None:
    """The elder tells his best, the dealer answers, and whose is better tells the rest of his."""
    mine, his = held[elder], held[1 - elder]
    if not mine:
        log.tell("declares", elder, of, 0)
        if his:
            score(log, sheet, of, 1 - elder, his)
        return
    best = mine[0]
    false: list[object] = [of, 8, 70] if of == "point" else [of, "aces", 8 if of == "sequence" else 4]
    if of != "set" or sum(card[1] == "A" for card in log.hands[elder]) < 4:
        log.wrong(UNTRUE, elder, "declares", *false)
    if log.rng.random() < 0.5 and his and best[0] == his[0][0]:
        log.tell("declares", elder, of, best[0])
        log.tell("replies", 1 - elder, "how-high")
    log.tell("declares", elder, *words(of, best))
    if not his or best[:2] > his[0][:2]:
        log.tell("replies", 1 - elder, "good")
        score(log, sheet, of, elder, mine, told=1)
    elif best[:2] == his[0][:2]:
        log.tell("replies", 1 - elder, "equal")
    else:
        log.tell("replies", 1 - elder, "not-good")
        score(log, sheet, of, 1 - elder, his)


def score(log: Log, sheet: Sheet, of: str, seat: int, held: list[Held], told: int = 0) -> None:
    """What a player scores for all he tells of a class, of which so many are told."""
    for place, each in enumerate(held):
        if place >= told:
            log.tell("declares", seat, *words(of, each))
        sheet.add(seat, each[2], 60)


def play(log: Log, sheet: Sheet, leader: int, *, every_card: bool) -> None:
    """Twelve tricks."""
    won = [0, 0]
    may = following("")
    for number in range(12):
        played: list[tuple[int, str]] = []
        for seat in (leader, 1 - leader):
            if number == 0 and seat != leader:
                log.wrong(MOMENT, seat, "declares", "set", "tens", 3)
            card = play_one(log, seat, played, may)
            lead = played[0][1]
            wins = seat != leader and card[0] == lead[0] and RANKS.index(card[1]) > RANKS.index(lead[1])
            if (seat == leader or wins) and (every_card or card[1] in "TJQKA"):
                sheet.add(seat, 1, 0 if sheet.piqued else 30)
            if seat != leader:
                log.closes()
                taker = seat if wins else leader
        won[taker] += 1
        if number < 11 and log.rng.random() < 0.3:
            log.wrong(COUNT, taker, "says", sheet.points[taker] + 1)
            log.tell("says", taker, sheet.points[taker])
        leader = taker
    if 12 in won:
        sheet.points[leader] += 40
        return
    sheet.add(leader, 1, 0 if sheet.piqued else 30)
    if won[0] != won[1]:
        sheet.points[won.index(max(won))] += 10


GAMES = dict.fromkeys(("piquet", "piquet-four-deals", "piquet-american-count", "piquet-english-carte-blanche"), piquet)
