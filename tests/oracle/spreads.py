"""Conquian and panguingue: a card is turned and melded or left, and eleven on the table win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from .faults import FIT, NO_RIGHT, UNDRAWN
from .log import Log, started
from .tricks import PACK
from .wild import like_none_in_hand

#: the places of a suit from which eight, nine and ten are out
FORTY = "A234567JQK"


def is_spread(cards: Sequence[str]) -> bool:
    """Three or four of a rank, or three or more of a suit in sequence, the jack after the seven."""
    if len(cards) < 3 or len(set(cards)) < len(cards):
        return False
    if len({card[1] for card in cards}) == 1:
        return True
    places = sorted(FORTY.index(card[1]) for card in cards)
    return len({card[0] for card in cards}) == 1 and places == list(range(places[0], places[0] + len(places)))


def with_card(hand: Sequence[str], card: str) -> list[str] | None:
    """Two or three cards of the hand that make a spread with this one."""
    for size in (3, 2):
        for others in combinations(hand, size):
            if is_spread([card, *others]):
                return list(others)
    return None


def conquian(rng: Random, game: str) -> Log:
    """One game; some are drawn, for the stock runs out."""
    log = started(rng, game, 2)
    dealer = rng.randrange(2)
    log.tell("dealer", dealer)
    pack = [card for card in PACK if card[1] in FORTY]
    stock = log.deal(rng.sample(pack, len(pack)), 10)
    spreads: list[list[list[str]]] = [[], []]
    pile, seat = list[str](), 1 - dealer

    def melds(card: str) -> bool:
        """He lays the card down with what he has, or adds it to what lies there; all that he can with it."""
        hand, own = log.hands[seat], spreads[seat]
        number = sum(map(len, own))
        rest = [each for each in hand if each != card]
        grown = next((each for each in own if is_spread([*each, card])), None)
        others = with_card(rest, card) if number + 3 <= 11 else None
        if others and number + 1 + len(others) <= 11 and (rest != others or number + 1 + len(others) == 11):
            log.tell("melds", seat, card, *others)
            log.away(seat, card, *others)
            own.append([card, *others])
        elif grown:
            log.tell("lays", seat, card)
            log.away(seat, card)
            grown.append(card)
        else:
            return False
        return True

    def wins() -> bool:
        if sum(map(len, spreads[seat])) < 11:
            return False
        log.due = [1 if each == seat else 0 for each in range(2)]
        return True

    while True:
        hand, top = log.hands[seat], pile[-1] if pile else None
        if hand:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        fits = top is not None and any(is_spread([*each, top]) for each in spreads[seat])
        forced = fits and rng.random() < 0.5
        if forced:
            log.tell("forces", 1 - seat, log.names[seat])
        wanted = top is not None and (fits or with_card(hand, top)) and sum(map(len, spreads[seat])) + 1 <= 11
        if forced or (top is not None and wanted and _can(hand, spreads[seat], top)):
            assert top is not None
            if forced and stock:
                log.wrong(NO_RIGHT, seat, "draws", "stock", stock[0])
            log.tell("draws", seat, "pile", turn=not forced)
            pile.pop()
            log.gone.remove(top)
            hand.append(top)
            card = top
        elif not stock:
            log.tell("declines", seat)
            log.due = [0, 0]
            return log
        else:
            card = stock.pop(0)
            log.tell("draws", seat, "stock", card, turn=True)
            hand.append(card)
        three = next((each for each in combinations(hand, 3) if not is_spread(each) and not _corner(each)), None)
        if three:
            log.wrong(FIT, seat, "melds", *three)
        laid = melds(card)
        if wins():
            return log
        if not laid:
            kept = [each for each in hand if each != card]
            if kept:
                log.wrong(NO_RIGHT, seat, "discards", rng.choice(kept))
            log.tell("discards", seat, card)
            log.away(seat, card)
            pile.append(card)
        else:
            away = rng.choice(hand)
            log.tell("discards", seat, away)
            log.away(seat, away)
            pile.append(away)
        seat = 1 - seat


def _can(hand: Sequence[str], own: Sequence[Sequence[str]], card: str) -> bool:
    """Whether he can lay the card down and has one left to discard, or is out."""
    number = sum(map(len, own))
    if any(is_spread([*each, card]) for each in own):
        return bool(hand) or number == 10
    others = with_card(hand, card)
    if others is None:
        return False
    after = number + 1 + len(others)
    return after == 11 or (after < 11 and len(others) < len(hand))


def _corner(cards: Sequence[str]) -> bool:
    """Whether it is a sequence round the corner, which has a law of its own."""
    places = {FORTY.index(card[1]) for card in cards}
    runs = ({(start + step) % 10 for step in range(3)} for start in places)
    return len({card[0] for card in cards}) == 1 and any(run == places for run in runs)


# --- panguingue


def is_pan_spread(cards: Sequence[str]) -> bool:
    """Three of a rank, of as many suits or all alike, aces and kings of any suits; or a sequence."""
    if len(cards) < 3:
        return False
    if len({card[1] for card in cards}) > 1:
        return len(set(cards)) == len(cards) and is_spread(cards)
    return cards[0][1] in "AK" or len({card[0] for card in cards}) != 2


def fits_pan(card: str, spread: Sequence[str]) -> bool:
    """Whether a card may be added: to like cards only a like one."""
    return is_pan_spread([*spread, card]) and (len(set(spread)) > 1 or card == spread[0])


def rate(cards: Sequence[str]) -> tuple[int, int] | None:
    """What each pays for a condition, and for each card added to it."""
    spades, ranks = cards[0][0] == "S", {card[1] for card in cards}
    if len(ranks) > 1:
        return ((2, 2) if spades else (1, 1)) if set("A23") <= ranks or set("JQK") <= ranks else None
    if len(set(cards)) == 1:
        return ((4, 2) if spades else (2, 1)) if ranks <= set("357") else ((2, 2) if spades else (1, 1))
    return (1, 1) if ranks <= set("357") else None


def panguingue(rng: Random, game: str) -> Log:
    """One deal with the turn to the right; some go on top, and all that is collected is reckoned."""
    number = rng.randint(2, 7)
    log = started(rng, game, number)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    pack = [card for card in PACK if card[1] in FORTY]
    # fewer ranks make more spreads, and shorter games
    few = [card for card in pack if card[1] in rng.sample(FORTY, 5)] * 4 + pack
    stock = log.deal(rng.sample(few, len(few)), 10)
    pile = [stock.pop(0)]
    log.tell("turns", None, pile[0])
    seats = [(dealer - step) % number for step in range(1, number + 1)]
    on_top, chips = list[int](), [0] * number
    for seat in list(seats):
        if len(seats) > 2 and rng.random() < 0.15:
            log.wrong(FIT, seat, "retires", "stock")
            log.tell("retires", seat)
            seats.remove(seat)
            on_top.append(seat)
            chips[seat] -= 2
    log.active = list(seats)
    spreads: list[list[list[str]]] = [[] for _ in range(number)]
    #: what each pays for a spread, all in all
    worth: list[list[int]] = [[] for _ in range(number)]

    def paid(seat: int, each: int) -> None:
        for other in range(number):
            if other != seat and other not in on_top:
                chips[other] -= each
                chips[seat] += each

    def down(seat: int) -> int:
        return sum(map(len, spreads[seat]))

    def lays(seat: int, card: str) -> bool:
        """He melds the card or adds it, and collects."""
        hand, own = log.hands[seat], spreads[seat]
        place = next((place for place, each in enumerate(own) if fits_pan(card, each)), None)
        if place is not None:
            log.tell("lays", seat, card)
            log.away(seat, card)
            before = rate(own[place])
            own[place].append(card)
            after = rate(own[place])
            more = 0 if after is None else after[0] if before is None else before[1]
            worth[seat][place] += more
            paid(seat, more)
            return True
        others = _pan_others(hand, card)
        if others is None or down(seat) + 3 > 11:
            return False
        log.tell("melds", seat, card, *others)
        log.away(seat, card, *others)
        own.append([card, *others])
        first = rate(own[-1])
        worth[seat].append(first[0] if first else 0)
        paid(seat, worth[seat][-1])
        return True

    def can(seat: int, card: str) -> bool:
        if any(fits_pan(card, each) for each in spreads[seat]):
            return True
        return _pan_others(log.hands[seat], card) is not None and down(seat) + 3 <= 11

    turn, free = 0, False
    while stock:
        seat = seats[turn % len(seats)]
        after = seats[(turn + 1) % len(seats)]
        turn += 1
        hand, top = log.hands[seat], pile[-1]
        if hand:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        fits = free and any(fits_pan(top, each) for each in spreads[seat])
        forced = fits and rng.random() < 0.5
        if forced:
            log.tell("forces", rng.choice([each for each in range(number) if each != seat]), log.names[seat])
        if free and can(seat, top) and (forced or rng.random() < 0.8):
            if forced:
                log.wrong(NO_RIGHT, seat, "draws", "stock", stock[0])
            log.tell("draws", seat, "pile", turn=not forced)
            card, from_stock = pile.pop(), False
            if card in log.gone:
                log.gone.remove(card)
        else:
            if not free and turn > 1 and not forced:
                log.wrong(NO_RIGHT, seat, "draws", "pile")
            card, from_stock = stock.pop(0), True
            log.tell("draws", seat, "stock", card, turn=not forced)
            like_none_in_hand(log)
        hand.append(card)
        three = next((each for each in combinations(hand, 3) if not is_pan_spread(each)), None)
        if three:
            log.wrong(FIT, seat, "melds", *three)
        laid = can(seat, card) and lays(seat, card)
        if down(seat) == 11:
            paid(seat, 1 + sum(worth[seat]))
            chips[seat] += 2 * len(on_top)
            log.due = chips
            return log
        short = down(after) == 10 and not log.hands[after] and any(fits_pan(card, each) for each in spreads[after])
        if not laid:
            kept = [each for each in hand if each != card]
            safe = [each for each in kept if not any(fits_pan(each, spread) for spread in spreads[after])]
            if short and safe:
                log.wrong(NO_RIGHT, seat, "discards", card)
                away = rng.choice(safe)
            else:
                if kept and not short:
                    log.wrong(NO_RIGHT, seat, "discards", rng.choice(kept))
                away = card
        elif hand:
            away = rng.choice(hand)
        else:
            free = False
            continue
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        free = from_stock and away == card
    log.due = chips
    return log


def _pan_others(hand: Sequence[str], card: str) -> list[str] | None:
    """Two cards of the hand that make a spread with this one."""
    left = list(hand)
    if card in left:
        left.remove(card)
    return next((list(others) for others in combinations(left, 2) if is_pan_spread([card, *others])), None)


GAMES = {"conquian": conquian, "panguingue": panguingue}
