"""Sixty-six: cards drawn after each trick, marriages led, the stock closed, and four who have to win every trick they can."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from referee.core.verdict import Verdict

from .faults import MANY, NO_RIGHT, TURN, UNTRUE
from .log import Line, Log, names
from .tricks import SUITS, play_one

ORDER = "9JQKTA"
LONG = "789JQKTA"
COUNT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
FOUR = ("four-hand-sixty-six", "four-hand-sixty-six-ten-of-trumps")


def worth(card: str, trump: str, led: str) -> int:
    """What a card is worth in a trick."""
    return LONG.index(card[1]) + (100 if card[0] == trump else 0) if card[0] in (trump, led) else -1


def winner(trick: Sequence[tuple[int, str]], trump: str) -> int:
    """Who wins it."""
    led = trick[0][1][0]
    return max(trick, key=lambda played: worth(played[1], trump, led))[0]


def totals(verdict: Verdict, ruled: bool) -> list[int]:
    """Game points, and nothing where the deal was told no end."""
    return list(verdict.score(ruled=ruled).totals)


class Hand:
    """What a player has in points, and whether he has a trick."""

    def __init__(self) -> None:
        self.cards = self.marriages = self.tricks = 0

    @property
    def points(self) -> int:
        """Marriages count once he has a trick."""
        return self.cards + (self.marriages if self.tricks else 0)


def sixty_six(rng: Random, game: str) -> Log:
    """One deal to its end, or to an announcement."""
    number = 3 if game.startswith("three") else 2
    log = Log(game, names(number), rng, [[] for _ in range(number)], active=list(range(number)))
    dealer = rng.randrange(number)
    players = [seat for seat in range(number) if number == 2 or seat != dealer]
    log.active = players
    log.tell("dealer", dealer)
    pack = [suit + rank for suit in SUITS for rank in ORDER]
    rng.shuffle(pack)
    for seat in players:
        log.hands[seat] = [pack.pop() for _ in range(6)]
        log.lines.append(Line("hand", seat, tuple(log.hands[seat]), log.said("hand", seat, log.hands[seat])))
    face = pack.pop()
    log.tell("turns", None, face)
    trump = face[0]
    leader = next(seat for seat in log.clockwise((dealer + 1) % number) if seat in players)
    hands = {seat: Hand() for seat in players}
    closed: tuple[int, bool] | None = None
    out: int | None = None
    stock = pack
    drawing = True
    while any(log.hands[seat] for seat in players):
        other = next(seat for seat in players if seat != leader)
        if drawing and hands[leader].tricks and trump + "9" in log.hands[leader] and len(stock) > 1 and rng.random() < 0.7:
            log.tell("exchanges", leader, trump + "9")
            log.hands[leader][log.hands[leader].index(trump + "9")] = face
            face = trump + "9"
        if drawing and rng.random() < 0.08:
            log.wrong(TURN, other, "closes")
            log.tell("closes", leader)
            closed, drawing = (leader, bool(hands[other].tricks)), False
        married = _marriage(log, leader, trump, hands)
        if hands[leader].points >= 66 and rng.random() < 0.7:
            log.tell("out", leader)
            out = leader
            break
        if hands[leader].points < 66 and rng.random() < 0.2:
            log.wrong(UNTRUE, leader, "out")
        winner_ = _trick(log, leader, other, trump, married, drawing)
        taken = winner_[1]
        leader = winner_[0]
        hands[leader].tricks += 1
        hands[leader].cards += sum(COUNT.get(card[1], 0) for card in taken)
        if drawing:
            drawing = _draw(log, leader, next(seat for seat in players if seat != leader), stock, face)
    if out is None and closed is None:
        hands[leader].cards += 10
    log.due, log.reckoned = _settled(log, players, hands, closed, out, dealer), totals
    return log


def _marriage(log: Log, leader: int, trump: str, hands: dict[int, Hand]) -> str:
    """A marriage shown by who leads; the card that he leads of it."""
    for suit in SUITS:
        pair = [suit + "K", suit + "Q"]
        if set(pair) <= set(log.hands[leader]) and log.rng.random() < 0.8:
            others = [card for card in log.hands[leader] if card not in pair]
            log.tell("melds", leader, *pair)
            hands[leader].marriages += 40 if suit == trump else 20
            if others and hands[leader].points < 66:
                log.wrong(NO_RIGHT, leader, "play", log.rng.choice(others))
            return log.rng.choice(pair)
    return ""


def _trick(log: Log, leader: int, other: int, trump: str, married: str, drawing: bool) -> tuple[int, list[str]]:
    """Two cards; suit is followed once nobody draws any more."""
    played: list[tuple[int, str]] = []

    def may(hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
        if not trick:
            return [married] if married else hand
        same = [card for card in hand if card[0] == trick[0][0]]
        return hand if drawing else same or hand

    if married:
        log.tell("play", leader, married, turn=True, leans=True)
        log.away(leader, married)
        played.append((leader, married))
    else:
        play_one(log, leader, played, may)
    play_one(log, other, played, may)
    log.closes()
    return winner(played, trump), [card for _, card in played]


def _draw(log: Log, first: int, second: int, stock: list[str], face: str) -> bool:
    """A card to each, the winner first, the trump card the last of all."""
    for seat in (first, second):
        card = stock.pop() if stock else face
        if seat == first:
            log.wrong(TURN, second, "draws", card)
        if len(stock) > 1:
            log.wrong(MANY, seat, "draws", card, stock[-1], then=1)
        log.tell("draws", seat, card)
        log.hands[seat].append(card)
        if not stock and card == face:
            return False
    return True


def _settled(
    log: Log, players: list[int], hands: dict[int, Hand], closed: tuple[int, bool] | None, out: int | None, dealer: int
) -> list[int]:
    """The game points of each."""
    due = [0] * len(log.names)

    def won(seat: int) -> None:
        other = next(each for each in players if each != seat)
        due[seat] = 1 if hands[other].points >= 33 else 2 if hands[other].tricks else 3

    there = [seat for seat in players if hands[seat].points >= 66]
    if closed is not None and (out if out is not None else closed[0]) == closed[0] and closed[0] in there:
        won(closed[0])
    elif closed is not None:
        due[next(seat for seat in players if seat != closed[0])] = 2 if closed[1] else 3
    elif out is not None:
        won(out)
    elif len(there) == 1:
        won(there[0])
    if len(players) < len(log.names):
        due[dealer] = max(due) or 1
    return due


def four_hand(rng: Random, game: str) -> Log:
    """One deal of four."""
    log = Log(game, names(4), rng, [[] for _ in range(4)], active=list(range(4)))
    dealer = rng.randrange(4)
    log.tell("dealer", dealer)
    pack = [suit + rank for suit in SUITS for rank in LONG]
    rng.shuffle(pack)
    log.deal(pack, 8)
    face = log.hands[dealer][-1]
    log.tell("turns", None, face)
    trump = face[0]
    leader, points, tens = (dealer + 1) % 4, [0, 0], [0, 0]
    for _ in range(8):
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            play_one(log, seat, played, partial(_heads, trump))
        log.closes()
        leader = winner(played, trump)
        points[leader % 2] += sum(COUNT.get(card[1], 0) for _, card in played)
        tens[leader % 2] += sum(card == trump + "T" for _, card in played)
    points[leader % 2] += 10
    best = points.index(max(points))
    due = [0, 0]
    if points[best] > 65:
        due[best] = 1 if points[best] <= 100 else 2 if points[best] < 130 else 3
    if game.endswith("trumps"):
        due = [each + ten for each, ten in zip(due, tens, strict=True)]
    log.due = due
    return log


def _heads(trump: str, hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
    """Suit, and over what lies there; else a trump, and over the trumps that lie there."""
    if not trick:
        return hand
    led = trick[0][0]
    best = max(worth(card, trump, led) for card in trick)
    for suit in (led, trump):
        same = [card for card in hand if card[0] == suit]
        if same:
            return [card for card in same if worth(card, trump, led) > best] or same
    return hand


GAMES = dict.fromkeys(("sixty-six", "three-hand-sixty-six"), sixty_six) | dict.fromkeys(FOUR, four_hand)
