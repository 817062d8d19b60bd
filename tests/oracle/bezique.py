"""Bezique: declarations made by who has won a trick, hands filled from the stock, and eight tricks that have to be won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random

from attrs import evolve

from .faults import AGAIN, FIT, MANY, MOMENT, TURN
from .log import Log, started
from .tricks import SUITS, play_one

ORDER = "789JQKTA"
FOURS = {"A": 100, "K": 80, "Q": 60, "J": 40}

#: the cards, what they count, and in which class none of them counts twice
Declaration = tuple[tuple[str, ...], int, str]


def worth(card: str, trump: str, led: str) -> int:
    """What a card is worth in a trick."""
    if card[0] not in (trump, led):
        return -1
    return ORDER.index(card[1]) + (100 if card[0] == trump else 0)


def winner(trick: Sequence[tuple[int, str]], trump: str) -> int:
    """Who wins it: of like cards the first."""
    led = trick[0][1][0]
    best = max(worth(card, trump, led) for _, card in trick)
    return next(seat for seat, card in trick if worth(card, trump, led) == best)


class Table:
    """What lies before a player, each card with the classes in which it has counted and for how much."""

    def __init__(self) -> None:
        self.lying: list[tuple[str, dict[str, int]]] = []

    def free(self, card: str, of: str, points: int, hand: Sequence[str]) -> bool:
        """Whether such a card may count: a new one, or one lying that has not counted as much in the class."""
        new = hand.count(card) > sum(each == card for each, _ in self.lying)
        return new or any(each == card and counted.get(of, 0) < points for each, counted in self.lying)

    def lay(self, cards: Sequence[str], of: str, points: int) -> None:
        """These count."""
        used: list[int] = []
        for card in cards:
            able = (
                place
                for place, (each, counted) in enumerate(self.lying)
                if each == card and place not in used and counted.get(of, 0) < points
            )
            place = next(able, None)
            if place is None:
                self.lying.append((card, {}))
                place = len(self.lying) - 1
            used.append(place)
            self.lying[place][1][of] = points

    def of_bezique(self) -> int:
        """How many of the cards of a double have counted forty and lie there."""
        free = {
            card: [counted for each, counted in self.lying if each == card and counted.get("bezique", 0) < 500]
            for card in ("SQ", "DJ")
        }
        return sum(counted.get("bezique") == 40 for each in free.values() for counted in each[:2])

    def play(self, card: str) -> None:
        """The card leaves, the most used of its like."""
        mine = [each for each in self.lying if each[0] == card]
        if mine:
            self.lying.remove(max(mine, key=lambda each: len(each[1])))


def declarations(hand: Sequence[str], trump: str) -> list[Declaration]:
    """All that the hand could make, were nothing counted yet; each card of it once."""
    held = Counter(hand)
    found: list[Declaration] = []
    for suit in SUITS:
        if held[suit + "K"] and held[suit + "Q"]:
            found.append(((suit + "K", suit + "Q"), 40 if suit == trump else 20, "suit"))
    if trump and all(held[trump + rank] for rank in "ATKQJ"):
        found.append((tuple(trump + rank for rank in "ATKQJ"), 250, "suit"))
    if held["SQ"] and held["DJ"]:
        found.append((("SQ", "DJ"), 40, "bezique"))
    if held["SQ"] > 1 and held["DJ"] > 1:
        found.append((("SQ", "DJ") * 2, 500, "bezique"))
    for rank, points in FOURS.items():
        cards = [card for card in hand if card[1] == rank]
        if len(cards) > 3:
            found.append((tuple(cards[:4]), points, rank))
    return found


def bezique(rng: Random, game: str) -> Log:
    """One deal to its end."""
    number = 3 if game.startswith("three") else 4 if game == FOUR else rng.choice((3, 4)) if game == ARNOLD[1] else 2
    log = started(rng, game, number)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    pack = [suit + rank for suit in SUITS for rank in ORDER] * number
    rng.shuffle(pack)
    stock = log.deal(pack, 8)
    points, taken = [0] * number, [0] * number
    trump, face = "", ""
    if game != "bezique-without-a-trump":
        face = stock.pop()
        log.tell("turns", dealer, face)
        trump = face[0]
        points[dealer] += 10 * (face[1] == "7")
    tables = [Table() for _ in range(number)]
    leader, drawing = (dealer + 1) % number, True
    while any(log.hands):
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            play_one(log, seat, played, partial(_may_play, drawing, trump))
            tables[seat].play(played[-1][1])
        log.closes()
        leader = winner(played, trump)
        taken[leader] += sum(card[1] in "AT" for _, card in played)
        if not drawing:
            continue
        if len(stock) + bool(face) > number or (game in ARNOLD and declarations(log.hands[leader], trump)):
            who = leader
            if game == FOUR and rng.random() < 0.3:
                who = (leader + 2) % 4
                log.tell("lets", leader, log.names[who])
                if declarations(log.hands[leader], trump):
                    log.wrong(MOMENT, leader, "melds", *declarations(log.hands[leader], trump)[0][0])
            if not (game == FOUR and _with_partners(log, tables, points, who, trump)):
                trump, face = _declares(log, tables, points, who, trump, face, game)
        elif declarations(log.hands[leader], trump):
            log.wrong(MOMENT, leader, "melds", *declarations(log.hands[leader], trump)[0][0])
        order = log.clockwise(leader)
        for place, seat in enumerate(order):
            card = stock.pop() if stock else face
            if place == 0:
                log.wrong(TURN, order[1], "draws", card)
            if len(stock) > number and place == 0:
                log.wrong(MANY, seat, "draws", card, stock[-1], then=1)
            log.tell("draws", seat, card)
            log.lines[-1] = evolve(log.lines[-1], hands=())  # it comes from the stock, though he may hold one like it
            log.hands[seat].append(card)
        drawing = len(stock) + bool(face) > 0 and not (not stock and face in [log.hands[order[-1]][-1]])
    points[leader] += 10
    due = [points[seat] + 10 * taken[seat] for seat in range(number)]
    log.due = [due[0] + due[2], due[1] + due[3]] if game == FOUR else due
    return log


def _with_partners(log: Log, tables: list[Table], points: list[int], seat: int, trump: str) -> bool:
    """A marriage or a bezique with a card that lies before the partner, now and then."""
    hand, theirs = log.hands[seat], tables[(seat + 2) % 4]
    pairs: list[Declaration] = [((suit + "K", suit + "Q"), 40 if suit == trump else 20, "suit") for suit in SUITS]
    for cards, count, of in (*pairs, (("SQ", "DJ"), 40, "bezique")):
        for mine, other in (cards, cards[::-1]):
            free = any(card == other and counted.get(of, 0) < count for card, counted in theirs.lying)
            new = hand.count(mine) > sum(card == mine for card, _ in tables[seat].lying)
            if free and new and other not in hand and mine not in [card for card, _ in tables[seat].lying]:
                log.tell("melds", seat, *cards)
                log.lines[-1] = evolve(log.lines[-1], hands=())
                tables[seat].lay((mine,), of, count)
                theirs.lay((other,), of, count)
                points[seat] += count
                return True
    return False


def _win(hand: Sequence[str], trick: Sequence[str], trump: str) -> Sequence[str]:
    """Suit, over what lies there; else a trump, over the trumps."""
    if not trick:
        return hand
    led = trick[0][0]
    best = max(worth(card, trump, led) for card in trick)
    for suit in (led, trump):
        same = [card for card in hand if card[0] == suit]
        if same:
            return [card for card in same if worth(card, trump, led) > best] or same
    return hand


def _may_play(drawing: bool, trump: str, hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
    """Any card as long as cards are drawn."""
    return hand if drawing else _win(hand, trick, trump)


def _declares(log: Log, tables: list[Table], points: list[int], seat: int, trump: str, face: str, game: str) -> tuple[str, str]:
    """The seven of trumps, and one declaration, by who has won the trick."""
    hand, table = log.hands[seat], tables[seat]
    seven = trump + "7"
    if trump and game != "bezique-without-a-trump" and seven in hand and face != seven and log.rng.random() < 0.6:
        log.tell("exchanges", seat, seven)
        hand[hand.index(seven)] = face
        points[seat] += 10
        face = seven
    able = [each for each in declarations(hand, trump) if _may(table, hand, each)]
    if game in ARNOLD:
        able = [each for each in able if each[1] != 500 or table.of_bezique() in (0, 4)]
    if not able or log.rng.random() < 0.3:
        low = [card for card in hand if card[1] in "98"]
        if len(low) > 1:
            log.wrong(FIT, seat, "melds", *low[:2])
        return trump, face
    other = (seat + 1) % len(log.names)
    elsewhere = declarations(log.hands[other], trump)
    if elsewhere:
        log.wrong(MOMENT, other, "melds", *elsewhere[0][0])
    cards, count, of = log.rng.choice(able)
    log.tell("melds", seat, *cards)
    log.lines[-1] = evolve(log.lines[-1], hands=())  # of two that are alike one may be played, and that is another fault
    if not trump and of == "suit":
        trump, count = cards[0][0], 40
    table.lay(cards, of, count)
    points[seat] += count
    others = [each for each in declarations(hand, trump) if _may(table, hand, each) and each[1] != 500]
    if others:
        log.wrong(AGAIN, seat, "melds", *others[0][0])
    return trump, face


def _may(table: Table, hand: Sequence[str], declaration: Declaration) -> bool:
    """Whether each card may count, those that are there twice both; no more than one of each kind is tried."""
    cards, count, of = declaration
    for card, number in Counter(cards).items():
        usable = sum(each == card and counted.get(of, 0) < count for each, counted in table.lying)
        new = hand.count(card) - sum(each == card for each, _ in table.lying)
        if usable + new < number:
            return False
    return True


def fildinski(rng: Random, game: str) -> Log:
    """One deal to its end, with what is won lying before its winner."""
    log = started(rng, game, 2)
    dealer = rng.randrange(2)
    log.tell("dealer", dealer)
    pack = [suit + rank for suit in SUITS for rank in ORDER] * 2
    rng.shuffle(pack)
    stock = log.deal(pack, 8)
    face = stock.pop()
    log.tell("turns", dealer, face)
    trump, points = face[0], [0, 0]
    points[dealer] += 10 * (face[1] == "7")
    tables = [Table(), Table()]
    leader, drawing = 1 - dealer, True
    while any(log.hands):
        played: list[tuple[int, str]] = []
        for seat in (leader, 1 - leader):
            play_one(log, seat, played, partial(_may_play, drawing, trump))
        log.closes()
        leader = winner(played, trump)
        won = [card for _, card in played]
        points[leader] += 10 * sum(card[1] in "AT" for card in won)
        tables[leader].lying += [(card, {}) for card in won]
        _of_won(log, tables, points, leader, trump)
        if drawing:
            points[leader] += 10 * (len(stock) == 1)
            for seat in (leader, 1 - leader):
                card = stock.pop() if stock else face
                if seat == leader:
                    log.wrong(TURN, 1 - leader, "draws", card)
                log.tell("draws", seat, card)
                log.lines[-1] = evolve(log.lines[-1], hands=())
                log.hands[seat].append(card)
                drawing = bool(stock) or seat == leader
    log.due = points
    return log


def _of_won(log: Log, tables: list[Table], points: list[int], seat: int, trump: str) -> None:
    """One declaration of cards that lie before the winner of the trick."""
    mine = [card for card, _ in tables[seat].lying]
    able = [each for each in declarations(mine, trump) if _may(tables[seat], mine, each)]
    theirs = [card for card, _ in tables[1 - seat].lying]
    others = [each for each in declarations(theirs, trump) if _may(tables[1 - seat], theirs, each)]
    if others:
        log.wrong(MOMENT, 1 - seat, "melds", *others[0][0])
    held = [each for each in declarations(log.hands[seat], trump) if any(card not in mine for card in each[0])]
    if held:
        log.wrong(FIT, seat, "melds", *held[0][0])
    if able and log.rng.random() < 0.7:
        cards, count, of = log.rng.choice(able)
        log.tell("melds", seat, *cards)
        log.lines[-1] = evolve(log.lines[-1], hands=())
        tables[seat].lay(cards, of, count)
        points[seat] += count


ARNOLD = ("bezique-arnold", "bezique-for-three-or-four-arnold")
FOUR = "four-hand-bezique"
GAMES = dict.fromkeys(("bezique", "bezique-without-a-trump", "three-hand-bezique", FOUR, *ARNOLD), bezique) | {
    "fildinski-arnold": fildinski
}
