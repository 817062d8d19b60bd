"""Conquian: a card is turned and melded or left, and eleven on the table win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from .faults import FIT, NO_RIGHT, UNDRAWN
from .log import Log, started
from .tricks import PACK

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


GAMES = {"conquian": conquian}
