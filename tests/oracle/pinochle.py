"""Pinochle: for two with a stock between the tricks, by auction for three, and with partners, melds and all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

from attrs import evolve, frozen

from .faults import AGAIN, AMOUNT, COUNT, FIT, MANY, MOMENT
from .log import Choice, Log, started
from .tricks import SUIT_NAMES, SUITS, gathered, play_one, winner

RANKS = "9JQKTA"
NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
LONG_RANKS = "789JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def ten_high(card: str, trump: str) -> tuple[str, int]:
    """The ten stands below the ace."""
    return card[0], LONG_RANKS.index(card[1])


def duty(trump: str) -> Choice:
    """Suit is followed, a trump led is beaten, and who has not the suit trumps."""

    def may(hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
        if not trick:
            return hand
        same = [card for card in hand if card[0] == trick[0][0]]
        if not same:
            return [card for card in hand if card[0] == trump] or hand
        if trick[0][0] != trump:
            return same
        best = max(LONG_RANKS.index(card[1]) for card in trick if card[0] == trump)
        return [card for card in same if LONG_RANKS.index(card[1]) > best] or same

    return may


def anything(hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
    """As long as there is a stock."""
    return hand


@frozen
class Meld:
    """A combination: its class, what it counts, its cards."""

    group: str
    points: int
    cards: tuple[str, ...]


@cache
def single_melds(trump: str, lowest: str = "9") -> tuple[Meld, ...]:
    """The table, each combination once; the lowest trump is the dix."""
    found = [Meld("A", 150, tuple(trump + rank for rank in "AKQJT")), Meld("A", 10, (trump + lowest,))]
    found += [Meld("A", 40 if suit == trump else 20, (suit + "K", suit + "Q")) for suit in SUITS]
    found += [
        Meld("B", points, tuple(suit + rank for suit in SUITS)) for rank, points in zip("AKQJ", (100, 80, 60, 40), strict=True)
    ]
    return (*found, Meld("C", 40, ("SQ", "DJ")))


def doubled(trump: str) -> tuple[Meld, ...]:
    """What partners count for both copies at once."""
    found = [Meld("A", 1500, tuple(trump + rank for rank in "AKQJT") * 2), Meld("C", 300, ("SQ", "DJ") * 2)]
    more = zip("AKQJ", (1000, 800, 600, 400), strict=True)
    return (*found, *(Meld("B", points, tuple(suit + rank for suit in SUITS) * 2) for rank, points in more))


def worth(cards: Sequence[str], melds: Sequence[Meld]) -> int:
    """The most that cards shown together count, by trying how often each combination is counted."""
    total = 0
    for group in "ABC":
        mine = [each for each in melds if each.group == group and not Counter(each.cards) - Counter(cards)]
        best = 0
        for times in product(*(range(3) for _ in mine)):
            used = Counter[str]()
            for each, number in zip(mine, times, strict=True):
                for _ in range(number):
                    used.update(each.cards)
            if not used - Counter(cards):
                best = max(best, sum(each.points * number for each, number in zip(mine, times, strict=True)))
        total += best
    return total


def shown(hand: Sequence[str], melds: Sequence[Meld]) -> list[str]:
    """The cards of a hand that make part of a combination."""
    need = Counter[str]()
    for each in melds:
        if not Counter(each.cards) - Counter(hand):
            need |= Counter(each.cards)
            both = Counter({card: 2 * number for card, number in Counter(each.cards).items()})
            if not both - Counter(hand):
                need |= both
    return sorted(need.elements())


def card_points(cards: Sequence[str]) -> int:
    """What cards count in tricks."""
    return sum(POINTS[card[1]] for card in cards)


# --- for two, or three, with a stock


@frozen
class Lying:
    """A card on the table, and for what it has been counted."""

    card: str
    counted: tuple[tuple[str, int], ...] = ()


def _uses(meld: Meld, hand: Sequence[str], lying: Sequence[Lying]) -> tuple[list[str], list[Lying]] | None:
    """The new cards and those of the table with which it can be made; None where it cannot."""
    hidden = Counter(hand) - Counter(each.card for each in lying)
    there, fresh, again = list(lying), list[str](), list[Lying]()
    for card in meld.cards:
        free = [
            each
            for each in there
            if each.card == card and all(group != meld.group or meld.points > points for group, points in each.counted)
        ]
        if free:
            again.append(free[0])
            there.remove(free[0])
        elif hidden[card] > fresh.count(card):
            fresh.append(card)
        else:
            return None
    return (fresh, again) if fresh else None


def with_stock(rng: Random, game: str) -> Log:
    """A deal to its end; for three with sevens and eights, and one card that does not go round."""
    number, ranks = (3, LONG_RANKS) if game == "three-hand-pinochle" else (2, RANKS)
    log = started(rng, game, number)
    pack = [suit + rank for suit in SUITS for rank in ranks] * 2
    stock = log.deal(rng.sample(pack, len(pack)), 12)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    turned = stock.pop(0)
    log.tell("turns", dealer, turned)
    trump = turned[0]
    scores, taken = [0] * number, [0] * number
    if turned[1] == ranks[0]:
        scores[dealer] += 10
    lying: list[list[Lying]] = [[] for _ in range(number)]
    leader, winners = (dealer + 1) % number, list[int]()
    while any(log.hands):
        if len(stock) + 1 < number:
            stock, turned = [], ""  # what does not go round is left
        may = anything if stock or turned else duty(trump)
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            card = play_one(log, seat, played, may)
            mine = [each for each in lying[seat] if each.card == card]
            if mine:
                lying[seat].remove(max(mine, key=lambda each: len(each.counted)))
        log.closes()
        leader = winner(played, trump, ten_high)
        winners.append(leader)
        taken[leader] += card_points([card for _, card in played])
        if stock or turned:
            turned = _melds_and_draws(log, leader, trump + ranks[0], stock, turned, scores, lying)
        else:
            gathered(log, leader, winners[23:])
    taken[leader] += 10
    log.due = [melds + (points + 3) // 10 * 10 for melds, points in zip(scores, taken, strict=True)]
    return log


def card_of_like(log: Log) -> None:
    """Of two cards alike nobody can tell which it was: the same with another card may be as right."""
    log.lines[-1] = evolve(log.lines[-1], hands=())


def _melds_and_draws(
    log: Log, leader: int, dix: str, stock: list[str], turned: str, scores: list[int], lying: list[list[Lying]]
) -> str:
    """What follows a trick as long as there is a stock; the turn-up, or nothing once it is drawn."""
    hand, loser, trump = log.hands[leader], log.clockwise(leader)[1], dix[0]
    table = single_melds(trump, dix[1])
    able = [(meld, use) for meld in table if len(meld.cards) > 1 and (use := _uses(meld, hand, lying[leader]))]
    theirs = next((meld for meld in table if _uses(meld, log.hands[loser], lying[loser])), None)
    if turned != dix and dix in hand and not any(each.card == dix for each in lying[leader]) and log.rng.random() < 0.5:
        log.tell("exchanges", leader, dix)
        card_of_like(log)
        hand.remove(dix)
        hand.append(turned)
        turned = dix
        scores[leader] += 10
        able = [(meld, use) for meld in table if len(meld.cards) > 1 and (use := _uses(meld, hand, lying[leader]))]
    if able and log.rng.random() < 0.8:
        meld, (fresh, again) = log.rng.choice(able)
        if theirs:
            log.wrong(MOMENT, loser, "melds", *theirs.cards)
        none = next((card for card in hand if card[0] != meld.cards[0][0] and card[1] == "9"), None)
        if none and none[0] != trump:
            log.wrong(FIT, leader, "melds", meld.cards[0], none)
        log.tell("melds", leader, *meld.cards, meld.points)
        card_of_like(log)
        scores[leader] += meld.points
        kept = [each for each in lying[leader] if not any(each is used for used in again)]
        counted = ((meld.group, meld.points),)
        lying[leader] = kept + [Lying(each.card, each.counted + counted) for each in again]
        lying[leader] += [Lying(card, counted) for card in fresh]
        more = [other for other in table if len(other.cards) > 1 and _uses(other, hand, lying[leader])]
        if more:
            log.wrong(AGAIN, leader, "melds", *log.rng.choice(more).cards)
    for seat in log.clockwise(leader):
        card = stock.pop(0) if stock else turned
        if seat == log.clockwise(leader)[-1] and not stock and card == turned:
            turned = ""
        if len(stock) > 1:
            log.wrong(MANY, seat, "draws", card, stock[0])
        log.tell("draws", seat, card, turn=True)
        card_of_like(log)
        log.hands[seat].append(card)
    return turned


# --- by auction, each against the bidder


def auction(rng: Random, game: str) -> Log:
    """A deal for three, settled."""
    log = started(rng, game, 3)
    pack = [suit + rank for suit in SUITS for rank in RANKS] * 2
    widow = log.deal(rng.sample(pack, len(pack)), 15)
    dealer = rng.randrange(3)
    log.tell("dealer", dealer)
    bidder, bid = _bidding(log, (dealer + 1) % 3, 300, must_open=True)
    log.tell("widow", bidder, *widow)
    card_of_like(log)
    log.hands[bidder] += widow
    trump = rng.choice(SUITS)
    log.tell("makes", bidder, SUIT_NAMES[trump])
    melds = single_melds(trump)
    lie = shown(log.hands[bidder], melds)
    points = worth(lie, melds)
    if lie:
        log.wrong(COUNT, bidder, "melds", *lie, points + 10)
        log.tell("melds", bidder, *lie, points)
        card_of_like(log)
    free = list((Counter(log.hands[bidder]) - Counter(lie)).elements())
    away = rng.sample(free, 3) if len(free) >= 3 else []
    while len(away) < 3:
        return auction(rng, game)  # too many melded cards to bury any
    log.tell("discards", bidder, *away)
    log.away(bidder, *away)
    took = plays_out(log, bidder, trump, [list(away) if seat == bidder else [] for seat in range(3)], bidder)
    value = {6: 3, 7: 5, 8: 10, 9: 15, 10: 20, 11: 25}.get(bid // 50, 30) * (2 if trump == "S" else 1)
    each = -value if points + took[bidder] >= bid else 2 * value
    log.due = [each if seat != bidder else -each * (3 if bid >= 350 else 2) for seat in range(3)]
    return log


def for_1000(rng: Random, game: str) -> Log:
    """A deal for three, or of four for those who do not deal; everybody melds, and each counts for himself."""
    number = rng.choice((3, 4))
    log = started(rng, game, number)
    pack = [suit + rank for suit in SUITS for rank in RANKS] * 2
    dealer = rng.randrange(number)
    log.active = [seat for seat in log.clockwise((dealer + 1) % number) if number == 3 or seat != dealer]
    widow = log.deal(rng.sample(pack, len(pack)), 15, only=log.active)
    log.tell("dealer", dealer)
    bidder, bid = _bidding(log, log.active[0], 100, must_open=True)
    log.tell("widow", bidder, *widow)
    card_of_like(log)
    log.hands[bidder] += widow
    trump = rng.choice(SUITS)
    log.tell("makes", bidder, SUIT_NAMES[trump])
    table, melds = single_melds(trump), [0] * number
    shows = {seat: shown(log.hands[seat], table) for seat in log.active}
    for seat, lie in shows.items():
        if lie:
            melds[seat] = worth(lie, table)
            log.wrong(COUNT, seat, "melds", *lie, melds[seat] + 10)
            log.tell("melds", seat, *lie, melds[seat])
            card_of_like(log)
    free = list((Counter(log.hands[bidder]) - Counter(shows[bidder])).elements())
    if len(free) < 3:
        return for_1000(rng, game)  # too many melded cards to bury any
    away = rng.sample(free, 3)
    log.tell("discards", bidder, *away)
    log.away(bidder, *away)
    taken: list[list[str]] = [[] for _ in range(number)]
    took = plays_out(log, bidder, trump, taken)
    took[bidder] += card_points(away)
    due = [took[seat] + (melds[seat] if taken[seat] or seat == bidder else 0) for seat in range(number)]
    if due[bidder] < bid:
        due[bidder] = -bid
    log.due = due
    return log


def _bidding(
    log: Log, first: int, least: int, *, must_open: bool = False, once: bool = False, marriage: bool = False
) -> tuple[int, int]:
    """Bids go round; the highest bidder, and how much; nobody where nobody has bid.

    Where it takes a marriage to bid, the last to speak bids the least without one if nobody has bid.
    """
    number = len(log.names)
    still, seat, best, bidder = list(log.active), first, 0, -1
    spoken = 0
    while True:
        if seat in still and seat != bidder:
            opens = must_open and not best
            forced = marriage and not best and still == [seat]
            able = not marriage or any(suit + "K" in log.hands[seat] and suit + "Q" in log.hands[seat] for suit in SUITS)
            if best and able:
                log.wrong(AMOUNT, seat, "bids", best)
            if opens or forced or (able and log.rng.random() < (0.5 if best < least + 100 else 0.2)):
                best, bidder = least if forced else max(best + 10 * log.rng.randint(1, 3), least), seat
                log.tell("bids", seat, best, turn=True)
            else:
                log.tell("passes", seat, turn=True)
                still.remove(seat)
            spoken += 1
        seat = (seat + 1) % number
        if (once and spoken == number) or not still or still == [bidder]:
            return bidder, best


def plays_out(log: Log, leader: int, trump: str, taken: list[list[str]], alone: int = -1) -> list[int]:
    """All tricks; what each has taken in. Against one who plays alone the others are of one side."""
    winners, may = list[int](), duty(trump)
    while log.hands[leader]:
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            if seat in log.active:
                play_one(log, seat, played, may)
        log.closes()
        leader = winner(played, trump, ten_high)
        winners.append(leader)
        taken[leader] += [card for _, card in played]
        if alone in (-1, leader):
            gathered(log, leader, winners)
    return [card_points(cards) + 10 * (seat == leader) for seat, cards in enumerate(taken)]


# --- with partners


def partners(rng: Random, game: str) -> Log:
    """A deal for two sides, the trump turned up or bid for."""
    log = started(rng, game, 4)
    pack = [suit + rank for suit in SUITS for rank in RANKS] * 2
    log.deal(rng.sample(pack, len(pack)), 12)
    dealer = rng.randrange(4)
    log.tell("dealer", dealer)
    leader, bidder, bid = (dealer + 1) % 4, -1, 0
    if game == "partnership-pinochle":
        turned = log.rng.choice(log.hands[dealer])
        log.tell("turns", dealer, turned)
        trump = turned[0]
    else:
        once, marriage = game == "firehouse-pinochle", game == "check-pinochle"
        least = 100 if game == "partnership-auction-pinochle" else 200
        bidder, bid = _bidding(log, leader, least, once=once, marriage=marriage)
        if bidder < 0:
            log.due = [0, 0]
            return log
        trump = rng.choice(SUITS)
        log.tell("makes", bidder, SUIT_NAMES[trump])
        leader = leader if game == "partnership-auction-pinochle" else bidder
    table = (*single_melds(trump), *doubled(trump))
    melds = [0, 0]
    for seat in log.clockwise((dealer + 1) % 4):
        lie = shown(log.hands[seat], table)
        if lie:
            points = worth(lie, table)
            log.wrong(COUNT, seat, "melds", *lie, points + 20)
            log.tell("melds", seat, *lie, points)
            card_of_like(log)
            melds[seat % 2] += points
    taken: list[list[str]] = [[], [], [], []]
    took = plays_out(log, leader, trump, taken)
    cards = [took[0] + took[2], took[1] + took[3]]
    due = [melds[side] + cards[side] if taken[side] + taken[side + 2] else 0 for side in range(2)]
    if bidder >= 0 and due[bidder % 2] < bid:
        due[bidder % 2] = -bid
    log.due = due
    return log


GAMES = {
    **dict.fromkeys(("two-hand-pinochle", "three-hand-pinochle"), with_stock),
    "auction-pinochle": auction,
    "auction-pinochle-for-1000": for_1000,
    **dict.fromkeys(("partnership-pinochle", "partnership-auction-pinochle", "firehouse-pinochle", "check-pinochle"), partners),
}
