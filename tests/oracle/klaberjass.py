"""Klaberjass, belotte and darda: a trump taken or named, melds compared, tricks in which trump and a better trump are owed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random

from .faults import MOMENT, NO_RIGHT, UNTRUE
from .log import Line, Log, started
from .tricks import SUIT_NAMES, SUITS, play_one

RANKS = "789TJQKA"
NAMES = dict(zip(RANKS, ("sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"), strict=True))
PACK = [suit + rank for suit in SUITS for rank in RANKS]
PLAIN = "789JQKTA"
TRUMPS = {"klaberjass": "78QKTA9J", "klaberjass-maker-first": "78QKTA9J", "belotte": "78QKTA9J", "darda": "78JKTA9Q"}
COUNT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}

#: how a meld is told, and by what it is compared: what it counts, how high, whether of trumps
Meld = tuple[int, int, bool, str]


def worth(game: str, card: str, trump: str) -> int:
    """What a card counts for who takes it."""
    if card[0] == trump and card[1] == TRUMPS[game][-1]:
        return 20
    return 14 if card == trump + "9" else COUNT.get(card[1], 0)


def power(game: str, card: str, trump: str, led: str) -> int:
    """What it is worth in a trick."""
    if card[0] == trump:
        return 100 + TRUMPS[game].index(card[1])
    return PLAIN.index(card[1]) if card[0] == led else -1


def sequences(game: str, hand: Sequence[str], trump: str) -> list[Meld]:
    """Every sequence in its whole length, the best first."""
    value = {3: 20, 4: 40} if game == "belotte" else {3: 20}
    found = []
    for suit in SUITS:
        places = sorted((RANKS.index(card[1]) for card in hand if card[0] == suit), reverse=True)
        run = places[:1]
        for high, low in pairwise([*places, -9]):
            if low == high - 1:
                run.append(low)
                continue
            if len(run) >= 3:
                found.append((value.get(len(run), 50), run[0], suit == trump, suit))
            run = [low]
    return sorted(found, reverse=True)


def groups(hand: Sequence[str]) -> list[Meld]:
    """Four of a rank, the best first."""
    order = "QKTA9J"
    found = [rank for rank in order if sum(card[1] == rank for card in hand) == 4]
    return sorted(((200 if rank == "J" else 100, order.index(rank), False, rank) for rank in found), reverse=True)


def may(game: str, trump: str, hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
    """Follow suit, and over a trump that is led; else trump."""
    if not trick:
        return hand
    led = trick[0][0]
    same = [card for card in hand if card[0] == led]
    if same and led == trump:
        best = max(power(game, card, trump, led) for card in trick)
        return [card for card in same if power(game, card, trump, led) > best] or same
    return same or [card for card in hand if card[0] == trump] or hand


def klaberjass(rng: Random, game: str) -> Log:
    """One deal to its end, or thrown in."""
    log = started(rng, game, 2)
    dealer = rng.randrange(2)
    log.tell("dealer", dealer)
    stock = log.deal(rng.sample(PACK, 32), 6)
    turned = stock.pop()
    log.tell("turns", None, turned)
    made = bidding(log, 1 - dealer, turned)
    if made is None:
        log.due = [0, 0]
        return log
    maker, trump = made
    for seat in (1 - dealer, dealer):
        cards, stock = stock[:3], stock[3:]
        log.tell("draws", seat, *cards)
        log.hands[seat] += cards
    for seat in (0, 1):
        seven = trump + "7"
        if turned[0] == trump and seven in log.hands[seat] and rng.random() < 0.8:
            log.tell("robs", seat, seven)
            log.hands[seat][log.hands[seat].index(seven)] = turned
    points = [0, 0]
    shown: list[tuple[int, list[list[str]]]] = []
    elder = 1 - dealer
    if game == "belotte":
        compare(log, points, "set", [groups(hand) for hand in log.hands], elder)
    shown = compare(log, points, "sequence", [sequences(game, hand, trump) for hand in log.hands], elder)
    for seat, cards_taken in enumerate(play(log, game, elder, trump, shown, points)):
        points[seat] += cards_taken
    mine, his = points[maker], points[1 - maker]
    due = [0, 0]
    due[1 - maker] = his
    if mine > his:
        due[maker] = mine
    elif mine < his and game != "belotte":
        due[1 - maker] = mine + his
    log.due = due
    return log


def bidding(log: Log, elder: int, turned: str) -> tuple[int, str] | None:
    """Who makes which trump; None where the hand is thrown in."""
    others = [suit for suit in SUITS if suit != turned[0]]
    for number in (1, 2):
        for seat in (elder, 1 - elder):
            if number == 1:
                log.wrong(MOMENT, seat, "makes", SUIT_NAMES[others[0]])
            chance = log.rng.random()
            if chance < 0.4:
                if number == 1:
                    log.tell("lifts", seat, turn=True)
                    return seat, turned[0]
                suit = log.rng.choice(others)
                log.tell("makes", seat, SUIT_NAMES[suit], turn=True)
                return seat, suit
            if chance < 0.5:
                log.tell("schmeiss", seat, turn=True)
                if log.rng.random() < 0.5:
                    log.tell("accepts", 1 - seat)
                    return None
                log.tell("refuses", 1 - seat)
                if number == 1:
                    return seat, turned[0]
                suit = log.rng.choice(others)
                log.tell("makes", seat, SUIT_NAMES[suit], turn=True)
                return seat, suit
            log.tell("passes", seat, turn=True)
    return None


def told(of: str, meld: Meld, suit: bool = False) -> list[object]:
    """How a meld is told."""
    rank = NAMES[meld[3]] if of == "set" else NAMES[RANKS[meld[1]]]
    return [of, *([SUIT_NAMES[meld[3]]] if suit else []), rank, meld[0]]


def compare(log: Log, points: list[int], of: str, melds: list[list[Meld]], elder: int) -> list[tuple[int, list[list[str]]]]:
    """The elder tells what his best counts, and is asked how high where the other has as much; who shows what."""
    mine, his = melds[elder], melds[1 - elder]
    if not mine:
        if of == "sequence":
            log.wrong(UNTRUE, elder, "declares", of, 50)
        if his:
            log.tell("declares", 1 - elder, of, his[0][0])
            return [_scores(log, points, of, 1 - elder, his)]
        return []
    best = mine[0]
    log.tell("declares", elder, of, best[0])
    if not his or his[0][0] < best[0]:
        if of == "sequence" and not his:
            log.wrong(UNTRUE, 1 - elder, "replies", "how-high")
        log.tell("replies", 1 - elder, "good")
        return [_scores(log, points, of, elder, mine)]
    if his[0][0] > best[0]:
        log.tell("replies", 1 - elder, "not-good")
        log.tell("declares", 1 - elder, *told(of, his[0]))
        return [_scores(log, points, of, 1 - elder, his)]
    log.tell("replies", 1 - elder, "how-high")
    log.tell("declares", elder, *told(of, best, suit=of == "sequence"))
    log.tell("declares", 1 - elder, *told(of, his[0], suit=of == "sequence"))
    if best[:3] == his[0][:3]:
        return []
    winner = elder if best[:3] > his[0][:3] else 1 - elder
    return [_scores(log, points, of, winner, melds[winner])]


def _scores(log: Log, points: list[int], of: str, seat: int, melds: list[Meld]) -> tuple[int, list[list[str]]]:
    """All that he has counts, and of sequences he shows each."""
    points[seat] += sum(meld[0] for meld in melds)
    if of == "set":
        for meld in melds[1:]:
            log.tell("declares", seat, *told(of, meld))
        return seat, []
    cards = []
    for _, high, _, suit in melds:
        run = high
        while suit + RANKS[run] in log.hands[seat] and run >= 0:
            run -= 1
        cards.append([suit + RANKS[place] for place in range(high, run, -1)])
    return seat, cards


def play(
    log: Log, game: str, leader: int, trump: str, shown: list[tuple[int, list[list[str]]]], points: list[int]
) -> list[int]:
    """Nine tricks, with bella told on the second of king and queen."""
    taken = [0, 0]
    pair = {trump + "K", trump + "Q"}
    holds = [pair <= set(hand) for hand in log.hands]
    gone: list[set[str]] = [set(), set()]
    choice = partial(may, game, trump)
    for number in range(9):
        played: list[tuple[int, str]] = []
        for seat in (leader, 1 - leader):
            card = play_one(log, seat, played, choice)
            gone[seat].add(card)
            second = card in pair and pair <= gone[seat]
            if seat != leader:
                log.closes()
            if holds[seat] and second and log.rng.random() < 0.7:
                log.tell("declares", seat, "bella")
                points[seat] += 20
        led = played[0][1][0]
        winner = max(played, key=lambda each: power(game, each[1], trump, led))[0]
        taken[winner] += sum(worth(game, card, trump) for _, card in played)
        leader = winner
        if number == 0:
            for seat, melds in shown:
                for cards in melds:
                    log.tell("melds", seat, *cards)
                loser = sequences(game, [*log.hands[1 - seat], *gone[1 - seat]], trump)
                if loser and melds:
                    value, high, _, suit = loser[0]
                    size = {20: 3, 40: 4}.get(value, 4)
                    log.wrong(NO_RIGHT, 1 - seat, "melds", *(suit + RANKS[high - step] for step in range(size)))
    taken[leader] += 10
    return taken


def darda(rng: Random, game: str) -> Log:
    """One deal of two, three or four, of whom the dealer has no hand."""
    number = rng.choice((2, 3, 4))
    log = started(rng, game, number)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    seats = [seat for seat in log.clockwise((dealer + 1) % number) if number < 4 or seat != dealer]
    log.active = seats
    pack = rng.sample(PACK, 32)
    for seat in seats:
        log.hands[seat] = [pack.pop() for _ in range(6)]
        log.lines.append(Line("hand", seat, tuple(log.hands[seat]), log.said("hand", seat, log.hands[seat])))
    turned = pack.pop()
    log.tell("turns", None, turned)
    maker, trump = seats[0], turned[0]
    for seat in seats:
        if seat == seats[-1] or rng.random() < 0.5:
            log.tell("lifts", seat, turn=True)
            maker = seat
            break
        log.tell("passes", seat, turn=True)
    for seat in seats:
        cards = [pack.pop() for _ in range(3)]
        log.tell("draws", seat, *cards)
        log.hands[seat] += cards
    low = trump + ("8" if turned == trump + "7" else "7")
    for seat in seats:
        if low in log.hands[seat]:
            log.tell("robs", seat, low)
            log.hands[seat][log.hands[seat].index(low)] = turned
            while pack and pack[-1][0] == trump and rng.random() < 0.8:
                log.tell("widow", seat, pack[-1])
                log.hands[seat].append(pack.pop())
                away = log.rng.choice(log.hands[seat])
                log.tell("discards", seat, away)
                log.away(seat, away)
        elif pack and pack[-1][0] != trump:
            log.wrong(NO_RIGHT, seat, "widow", pack[-1])
    fours = [(10 - "Q9ATKJ".index(rank), seat, rank) for seat in seats for rank in "Q9ATKJ" if _four(log.hands[seat], rank)]
    log.due = [0] * number
    if fours:
        for _, seat, rank in sorted(fours):
            log.tell("declares", seat, "set", NAMES[rank], 4)
        _, seat, rank = max(fours)
        log.due[seat] = {"Q": 4, "9": 3}.get(rank, 2)
        return log
    points = _play_all(log, seats, maker, trump)
    if all(points[maker] > points[seat] for seat in seats if seat != maker):
        log.due[maker] = 1 + sum(points[maker] >= least for least in (100, 150, 200))
    return log


def _four(hand: Sequence[str], rank: str) -> bool:
    return sum(card[1] == rank for card in hand) == 4


def _play_all(log: Log, seats: list[int], leader: int, trump: str) -> dict[int, int]:
    """Nine tricks, with what is announced on the first card of each."""
    points = dict.fromkeys(seats, 0)
    melds = {seat: sequences("darda", log.hands[seat], trump) for seat in seats}
    best: list[tuple[Meld, int]] = []
    choice = partial(may, "darda", trump)
    pair = {trump + "K", trump + "Q"}
    for number in range(9):
        played: list[tuple[int, str]] = []
        order = [seat for seat in log.clockwise(leader) if seat in seats]
        for seat in order:
            if number == 0:
                if melds[seat]:
                    log.tell("declares", seat, *told("sequence", melds[seat][0], suit=True))
                    best.append((melds[seat][0], seat))
                if pair <= set(log.hands[seat]):
                    log.tell("declares", seat, "bella")
                    points[seat] += 20
            elif number == 1 and played:
                log.wrong(MOMENT, seat, "declares", "bella")
            play_one(log, seat, played, choice)
        log.closes()
        led = played[0][1][0]
        leader = max(played, key=lambda each: power("darda", each[1], trump, led))[0]
        points[leader] += sum(worth("darda", card, trump) for _, card in played)
    points[leader] += 10
    best.sort(reverse=True)
    if best and (len(best) == 1 or best[0][0][:3] != best[1][0][:3]):
        points[best[0][1]] += best[0][0][0]
    return points


GAMES = {"darda": darda} | dict.fromkeys(("klaberjass", "klaberjass-maker-first", "belotte"), klaberjass)
