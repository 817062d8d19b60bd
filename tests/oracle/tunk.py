"""Tunk and double rum: deuces or jokers wild, a last turn after a tunk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from .faults import AMOUNT, FIT, MOMENT, UNDRAWN
from .log import Log, started
from .rummy import is_set, pips
from .tricks import PACK
from .wild import TWO_PACKS, Rules, away, like_none_in_hand


def is_tunk_set(cards: Sequence[str]) -> bool:
    """A group of four at most, two of them natural, or a sequence in which the ace is low; deuces stand for others."""
    natural = [card for card in cards if card[1] != "2"]
    if len(natural) == len(cards):
        return is_set(cards) and (len(cards) < 5 or len({card[1] for card in cards}) > 1)
    ranks = {card[1] for card in natural}
    if len(cards) in (3, 4) and len(natural) > 1 and len(ranks) == 1:
        return True
    places = ["A23456789TJQK".index(card[1]) for card in natural]
    one_suit = len({card[0] for card in natural}) < 2 and len(set(places)) == len(places)
    return 3 <= len(cards) <= 13 and one_suit and max(places, default=0) - min(places, default=0) < len(cards)


def tunk_sets(hand: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """All sets in a hand."""
    for size in range(3, len(hand) + 1):
        yield from (each for each in combinations(hand, size) if is_tunk_set(each))


def parted(hand: Sequence[str]) -> tuple[int, list[tuple[str, ...]]]:
    """The fewest points that can be left, and the sets that leave them."""
    best: tuple[int, list[tuple[str, ...]]] = (sum(map(pips, hand)), [])
    for cards in tunk_sets(hand):
        rest, others = parted([card for card in hand if card not in cards])
        if rest < best[0]:
            best = rest, [cards, *others]
    return best


def tunk(rng: Random, game: str) -> Log:
    """One hand: turns until somebody has five or less and tunks, and a last turn for the others."""
    number = rng.randint(2, 4)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), 7)
    pile, seat, tunked = [stock.pop(0)], 0, -1
    log.tell("turns", number - 1, pile[0])
    lowest: list[tuple[str, ...]] = []
    while seat != tunked:
        hand = log.hands[seat]
        if tunked < 0:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        card = stock.pop(0)
        log.tell("draws", seat, "stock", card, turn=True)
        hand.append(card)
        counts = {each: parted([other for other in hand if other != each])[0] for each in hand}
        thrown = min(hand, key=lambda each: counts[each])
        if tunked < 0 and counts[thrown] <= 5 and len(stock) >= number - 1:
            log.tell("knocks", seat)
            log.tell("discards", seat, thrown)
            log.away(seat, thrown)
            tunked = seat
            lowest = parted(hand)[1]
            for cards in lowest:
                log.tell("melds", seat, *cards)
                log.away(seat, *cards)
        else:
            if tunked < 0:
                if counts[thrown] > 5:
                    log.wrong(AMOUNT, seat, "knocks")
                early = next(tunk_sets(hand), None)
                if early:
                    log.wrong(MOMENT, seat, "melds", *early)
            else:
                down = parted([each for each in hand if each != thrown])[1]
                three = next((each for each in combinations(hand, 3) if not is_tunk_set(each)), None)
                if three:
                    log.wrong(FIT, seat, "melds", *three)
                for cards in down:
                    log.tell("melds", seat, *cards)
                    log.away(seat, *cards)
            log.tell("discards", seat, thrown)
            log.away(seat, thrown)
            if tunked < 0 and len(stock) < number - 1:
                log.due = [0] * number
                return log
        seat = (seat + 1) % number
    left = [sum(map(pips, each)) for each in log.hands]
    plain = all(len(log.hands[each]) < 7 for each in range(number) if each != tunked)
    if plain or not lowest:  # of a hand without a set the others may lay off more than is reckoned here
        log.due = [count * (2 if each == tunked and count > min(left) else 1) for each, count in enumerate(left)]
    return log


def _double_pips(card: str) -> int:
    return 15 if card.startswith("JK") else pips(card, 11)


def double_rum(rng: Random, game: str) -> Log:
    """Sets are laid down as they come, jokers in groups, until a player is out."""
    rules, number = Rules(), rng.randint(2, 4)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    cards = [*TWO_PACKS, "JK", "JK"]
    stock = log.deal(rng.sample(cards, len(cards)), 10)
    pile, table, seat, melded = [stock.pop(0)], list[list[str]](), 0, set[int]()
    log.tell("turns", None, pile[0])
    earlier = [False] * number
    while stock:
        hand = log.hands[seat]
        if len(hand) > 1:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        log.tell("draws", seat, "stock", stock[0], turn=True)
        like_none_in_hand(log)
        hand.append(stock.pop(0))
        for three in combinations(sorted(hand), 3):
            wild = [card for card in three if rules.is_wild(card)]
            grouped = not wild or len({card[1] for card in three if card not in wild}) == 1
            fits = rules.is_set(three) and len(wild) < 2 and grouped
            if fits and len(hand) > 3 and all(hand.count(card) >= three.count(card) for card in three):
                log.tell("melds", seat, *three)
                away(log, seat, three)
                table.append(list(three))
                melded.add(seat)
        for card in list(hand):
            fitting = [each for each in table if rules.is_set([*each, card])]
            plain = len(fitting) == 1 and not any(map(rules.is_wild, (card, *fitting[0])))
            if plain and len(hand) > 1:
                log.tell("lays", seat, card)
                away(log, seat, [card])
                fitting[0].append(card)
                melded.add(seat)
        wrong = next((each for each in combinations(sorted(hand), 3) if not rules.is_set(each)), None)
        if wrong:
            log.wrong(FIT, seat, "melds", *wrong)
        thrown = rng.choice(hand)
        log.tell("discards", seat, thrown)
        away(log, seat, [thrown])
        pile.append(thrown)
        if not hand:
            left = [sum(map(_double_pips, each)) for each in log.hands]
            twice = 1 if earlier[seat] else 2
            log.due = [twice * sum(left) if each == seat else -twice * count for each, count in enumerate(left)]
            return log
        earlier[seat] = seat in melded
        seat = (seat + 1) % number
    return log


GAMES = {"tunk": tunk, "double-rum": double_rum}
