"""Pinochle with two packs or three: what is announced in the place of a bid, melds and all their multiples, a widow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import define, evolve, frozen

from .faults import AGAIN, AMOUNT, COUNT, FIT, MOMENT, TURN
from .log import Log, started
from .pinochle import RANKS as WITH_NINE
from .pinochle import card_of_like, duty, plays_out, ten_high
from .tricks import SUIT_NAMES, SUITS, gathered, play_one, winner

RANKS = "JQKTA"


@frozen
class Scale:
    """What so many alike count together; of more the best that they make in parts."""

    flush: dict[int, int]
    #: by rank: one of each suit, two, three
    groups: dict[str, tuple[int, ...]]
    pinochles: dict[int, int]
    #: the lowest trump, which counts by itself
    dix: str = ""


TWO_PACKS = Scale(
    {1: 150},
    {"A": (100, 1000, 1500), "K": (80, 800, 1200), "Q": (60, 600, 900), "J": (40, 400, 600)},
    {1: 40, 2: 300, 3: 450},
)
THREE_PACKS = evolve(TWO_PACKS, pinochles=TWO_PACKS.pinochles | {5: 4000, 6: 5000})
#: of the multiples with nines, six or eight playing, two numbers more can be read than of those for four
WITH_NINES = Scale(
    {1: 150, 2: 1500, 3: 3000},
    {"A": (100, 1000), "K": (80, 800), "Q": (60, 600), "J": (40, 400, 800)},
    {1: 40, 2: 300},
    dix="9",
)


def best(number: int, worth: dict[int, int]) -> int:
    """The most that so many alike come to, taken together in parts of which each has its worth."""
    most = [0] * (number + 1)
    for each in range(1, number + 1):
        most[each] = max(most[each - 1], *(worth[part] + most[each - part] for part in worth if part <= each))
    return most[number]


def meld_of(hand: Sequence[str], trump: str, scale: Scale) -> tuple[list[str], int]:
    """All the cards of a hand that count for something, and what they count."""
    have, used, points = Counter(hand), Counter[str](), 0
    flushes = min(have[trump + rank] for rank in RANKS)
    for rank in RANKS:
        used[trump + rank] = flushes
    points += best(flushes, scale.flush)
    if scale.dix:
        used[trump + scale.dix] = have[trump + scale.dix]
        points += 10 * have[trump + scale.dix]
    for suit in SUITS:
        apart = flushes if suit == trump else 0
        pairs = min(have[suit + "K"], have[suit + "Q"]) - apart
        points += (40 if suit == trump else 20) * pairs
        for rank in "KQ":
            used[suit + rank] = max(used[suit + rank], pairs + apart)
    for rank, worth in scale.groups.items():
        number = min(have[suit + rank] for suit in SUITS)
        points += best(number, dict(enumerate(worth, 1)))
        for suit in SUITS:
            used[suit + rank] = max(used[suit + rank], number)
    pinochles = min(have["SQ"], have["DJ"])
    points += best(pinochles, scale.pinochles)
    for card in ("SQ", "DJ"):
        used[card] = max(used[card], pinochles)
    return sorted(used.elements()), points


@define
class Auction:
    """Who may still bid, and what stands."""

    still: list[int]
    seat: int
    best: int = 0
    bidder: int = -1
    #: what has been said without anybody having bid
    said: int = 0


def bidding(log: Log, first: int, least: int, *, announced: bool, forced: bool = False) -> tuple[int, int]:
    """Bids, passes and what counts for one; the bidder and his bid, nobody where nobody has bid."""
    rng, number = log.rng, len(log.names)
    now = Auction(list(range(number)), first)
    gone: list[int] = []
    keen = rng.choice((0.15, 0.5, 0.8))
    while now.still and now.still != [now.bidder]:
        seat = now.seat
        if seat in now.still and seat != now.bidder:
            must = forced and not now.best and len(now.still) == 1
            if now.best:
                log.wrong(AMOUNT, seat, "bids", now.best)
            log.wrong(AMOUNT, seat, "bids", now.best + least + 5)
            if gone:
                log.wrong(TURN, gone[0], "bids", max(now.best + 10, least))
            _speaks(log, now, least, announced, keen, must=must)
            if seat not in now.still:
                gone.append(seat)
            now.said += not now.best
            if announced and not now.best and now.said >= number:
                return -1, 0  # all have passed or announced their melds
        now.seat = (seat + 1) % number
    return now.bidder, now.best


def _speaks(log: Log, now: Auction, least: int, announced: bool, keen: float, *, must: bool) -> None:
    rng, seat = log.rng, now.seat
    chance = keen if now.best < least + 60 else 0.2
    if must or rng.random() < chance:
        way = rng.random() if announced and not must else 1.0
        if way < 0.15 and not now.best:
            log.tell("announces", seat, '"flush"', turn=True)
            now.best, now.bidder = least, seat
        elif way < 0.3 and now.best:
            points = rng.choice((20, 100, 140, 250))
            log.tell("announces", seat, points, turn=True)
            now.best, now.bidder = now.best + 10 * ((points + 99) // 100), seat
        elif way < 0.5 and not now.best:
            log.tell("announces", seat, rng.choice((100, 400)), turn=True)
        else:
            now.best, now.bidder = least if must else max(now.best + 10 * rng.randint(1, 3), least), seat
            log.tell("bids", seat, now.best, turn=True)
    else:
        log.tell("passes", seat, turn=True)
        now.still.remove(seat)


def shows(log: Log, order: Sequence[int], trump: str, scale: Scale) -> list[int]:
    """Each shows his meld; what it counts."""
    points = [0] * len(log.names)
    for seat in order:
        cards, worth = meld_of(log.hands[seat], trump, scale)
        idle = next((card for card in log.hands[seat] if card not in cards and card[1] == "T"), None)
        if not cards:
            continue
        log.wrong(COUNT, seat, "melds", *cards, worth + 20)
        if idle:
            log.wrong(FIT, seat, "melds", *cards, idle)
        log.tell("melds", seat, *cards, worth)
        card_of_like(log)
        points[seat] = worth
    return points


def plays(log: Log, leader: int, trump: str) -> tuple[list[list[str]], list[bool], int]:
    """All tricks: what each has taken in, whether he has won one that counts, and who won the last."""
    number = len(log.names)
    taken: list[list[str]] = [[] for _ in range(number)]
    scoring, winners, may = [False] * number, list[int](), duty(trump)
    while log.hands[leader]:
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            play_one(log, seat, played, may)
        log.closes()
        leader = winner(played, trump, ten_high)
        winners.append(leader)
        taken[leader] += [card for _, card in played]
        scoring[leader] |= any(card[1] in "ATK" for _, card in played) or not log.hands[leader]
        gathered(log, leader, winners)
    return taken, scoring, leader


def names_trump(log: Log, bidder: int) -> str:
    """The highest bidder names it, once."""
    trump = log.rng.choice(SUITS)
    log.tell("makes", bidder, SUIT_NAMES[trump], turn=True)
    other = next(suit for suit in SUITS if suit != trump)
    log.wrong(AGAIN, bidder, "makes", SUIT_NAMES[other])
    return trump


def packs_of(game: str) -> tuple[int, int, int, int]:
    """Players, copies of each card, least bid and last trick."""
    return (6, 6, 750, 30) if game == "six-hand-triple-pack-pinochle" else (4, 4, 500, 20)


def two_packs(rng: Random, game: str) -> Log:
    """Four with two packs or six with three, in two sides."""
    number, packs, least, last = packs_of(game)
    log = started(rng, game, number)
    pack = [suit + rank for suit in SUITS for rank in RANKS] * packs
    log.deal(rng.sample(pack, len(pack)), 20)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    bidder, bid = bidding(log, (dealer + 1) % number, least, announced=True)
    log.due = [0, 0]
    if bidder < 0:
        return log
    trump = names_trump(log, bidder)
    melds = shows(log, log.clockwise((dealer + 1) % number), trump, THREE_PACKS if packs == 6 else TWO_PACKS)
    taken, scoring, leader = plays(log, bidder, trump)
    tens = [10 * sum(card[1] in "ATK" for cards in taken[side::2] for card in cards) for side in range(2)]
    tens[leader % 2] += last
    due = [(sum(melds[side::2]) if any(scoring[side::2]) else 0) + tens[side] for side in range(2)]
    if game == "wipe-off":
        due = [points if tens[side] >= 200 else 0 for side, points in enumerate(due)]
    if due[bidder % 2] < bid:
        due[bidder % 2] = -bid
    log.due = due
    return log


def three_hands(rng: Random, game: str) -> Log:
    """Each for himself, with a widow of five, or of two with which the trump is named after it is seen."""
    log = started(rng, game, 3)
    widow_size = rng.choice((5, 2))
    pack = [suit + rank for suit in SUITS for rank in RANKS] * 4
    if widow_size == 2:
        log.tell("rule", None, "small-widow")
    widow = log.deal(rng.sample(pack, len(pack)), (80 - widow_size) // 3)
    dealer = rng.randrange(3)
    log.tell("dealer", dealer)
    bidder, bid = bidding(log, (dealer + 1) % 3, 500, announced=False, forced=True)
    trump = names_trump(log, bidder) if widow_size == 5 else ""
    if not trump:
        log.wrong(TURN, (bidder + 1) % 3, "makes", "spades")
    log.tell("widow", bidder, *widow)
    card_of_like(log)
    log.hands[bidder] += widow
    trump = trump or names_trump(log, bidder)
    melds = shows(log, log.clockwise((dealer + 1) % 3), trump, TWO_PACKS)
    shown, _ = meld_of(log.hands[bidder], trump, TWO_PACKS)
    if rng.random() < 0.1:
        log.tell("concedes", bidder)
        log.due = [-bid if seat == bidder else points + 100 for seat, points in enumerate(melds)]
        return log
    free = list((Counter(log.hands[bidder]) - Counter(shown)).elements())
    if len(free) <= widow_size:
        return three_hands(rng, game)  # too many melded cards to lay any away
    away = rng.sample(free, widow_size)
    log.tell("discards", bidder, *away)
    log.away(bidder, *away)
    log.tell("restores", bidder)
    card_of_like(log)
    log.wrong(MOMENT, bidder, "discards", log.rng.choice(log.hands[bidder]))
    taken, scoring, last = plays(log, bidder, trump)
    taken[bidder] += away
    tens = [10 * sum(card[1] in "ATK" for card in cards) + 20 * (seat == last) for seat, cards in enumerate(taken)]
    due = [tens[seat] + (melds[seat] if scoring[seat] else 0) for seat in range(3)]
    if due[bidder] < bid:
        due[bidder] = -bid
    log.due = due
    return log


def many(rng: Random, game: str) -> Log:
    """Six or eight in two sides, with two packs of which the nines are not taken out; the trump is turned up."""
    log = started(rng, game, rng.choice((6, 8)))
    number, dealer = len(log.names), rng.randrange(6)
    pack = [suit + rank for suit in SUITS for rank in WITH_NINE] * 4
    log.deal(rng.sample(pack, len(pack)), 96 // number)
    log.tell("dealer", dealer)
    turned = rng.choice(log.hands[dealer])
    log.tell("turns", dealer, turned)
    trump = turned[0]
    points = shows(log, log.clockwise((dealer + 1) % number), trump, WITH_NINES)
    taken: list[list[str]] = [[] for _ in log.names]
    took = plays_out(log, (dealer + 1) % number, trump, taken)
    log.due = [sum(took[side::2]) + (sum(points[side::2]) if any(taken[side::2]) else 0) for side in range(2)]
    return log


GAMES = {
    "partnership-pinochle-six-or-eight": many,
    **dict.fromkeys(("double-pack-pinochle", "wipe-off", "six-hand-triple-pack-pinochle"), two_packs),
    "three-hand-double-pack-pinochle": three_hands,
}
