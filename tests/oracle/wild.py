"""Rummy with wild cards: what a set can be is found by trying every card for every wild one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from attrs import evolve, frozen

from .faults import AGAIN, AMOUNT, FIT, MOMENT, NO_RIGHT, UNDRAWN, UNSHOWN
from .log import Log, started

UP = "A23456789TJQKA"
SUITS = "CDHS"
TWO_PACKS = [suit + rank for suit in SUITS for rank in UP[1:]] * 2


@frozen
class Rules:
    """What is wild, and what a set has to be."""

    deuces: bool = False
    #: an ace at either end of a sequence
    both_ends: bool = False
    shortest: int = 3
    longest_group: int = 99

    def is_wild(self, card: str) -> bool:
        """A joker, or a deuce where these are wild."""
        return card.startswith("JK") or (self.deuces and card[1] == "2")

    def ways(self, cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Each way in which these are a set: for what the wild cards stand, a group's by their rank alone."""
        natural = [card for card in cards if not self.is_wild(card)]
        number = len(cards) - len(natural)
        ranks = {card[1] for card in natural}
        if 3 <= len(cards) <= self.longest_group and len(ranks) < 2:
            for rank in ranks or set(UP):
                yield ("?" + rank,) * number
        for suit in {card[0] for card in natural} or SUITS:
            for first in range(len(UP) - len(cards) + 1) if len(cards) >= self.shortest else ():
                window = UP[first : first + len(cards)]
                if window[0] == window[-1] == "A" and not self.both_ends:
                    continue
                wanting = [suit + rank for rank in window]
                for card in natural:
                    if card not in wanting:
                        break
                    wanting.remove(card)
                else:
                    yield tuple(wanting)

    def is_set(self, cards: Sequence[str]) -> bool:
        """Whether there is one."""
        return next(self.ways(cards), None) is not None

    def sets(self, hand: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Sets in a hand, without wild cards first, the long ones before the short."""
        natural = sorted({card for card in hand if not self.is_wild(card)})
        wild = [card for card in hand if self.is_wild(card)]
        pools = [[card for card in natural if card[1] == rank] for rank in UP[1:]]
        pools += [[card for card in natural if card[0] == suit] for suit in SUITS]
        for number in range(min(2, len(wild)) + 1):
            for size in (4, 3):
                for pool in pools:
                    for cards in combinations(pool, size - number) if size - number > 1 else ():
                        if self.is_set([*cards, *wild[:number]]):
                            yield (*cards, *wild[:number])


def pips(card: str) -> int:
    """An ace fifteen, face cards ten."""
    return 15 if card[1] == "A" else 10 if card[1] in "TJQK" else int(card[1])


def has_all(hand: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether the hand has these, each as often as it stands there."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def like_none_in_hand(log: Log) -> None:
    """Of two packs a card that is drawn may be like one in the hand, and comes out of none."""
    log.lines[-1] = evolve(log.lines[-1], hands=())


def away(log: Log, seat: int, cards: Sequence[str]) -> None:
    """These leave his hand; that one like them is gone says nothing where there are two packs."""
    for card in cards:
        log.hands[seat].remove(card)


def said(log: Log, seat: int, rules: Rules, cards: Sequence[str], way: Sequence[str]) -> None:
    """For what each wild card stands, where it is not plain."""
    for card in way if any(map(rules.is_wild, cards)) and not way[0].startswith("?") else ():
        log.tell("names", seat, card)


KALUKI = Rules()


def kaluki(rng: Random, game: str) -> Log:
    """Fifteen cards, and nothing laid down before it counts fifty-one; then whatever fits."""
    number = rng.randint(2, 4)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    cards = [*TWO_PACKS, *["JK", "JK2"] * 2]
    stock = log.deal(rng.sample(cards, len(cards)), 15)
    pile, table, opened, seat = [stock.pop(0)], list[list[str]](), set[int](), 0
    log.tell("turns", number - 1, pile[0])
    like_none_in_hand(log)
    for _ in range(120):
        hand = log.hands[seat]
        if not stock:
            log.tell("turns", seat, "over", "discard")
            stock, pile = pile, []
        if len(hand) > 1:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        log.tell("draws", seat, "stock", stock[0], turn=True)
        like_none_in_hand(log)
        hand.append(stock.pop(0))
        _joker_taken(log, seat, table)
        found: list[tuple[str, ...]] = []
        left = list(hand)
        for cards_ in KALUKI.sets(hand):
            if has_all(left, cards_) and len(left) > len(cards_):
                found.append(cards_)
                left = [card for card in left if card not in cards_] if len(set(left)) == len(left) else _less(left, cards_)
        count, early = sum(_worth(each) for each in found), ""
        if seat not in opened and count < 51:
            plain = [each for each in table if not any(map(KALUKI.is_wild, each))]
            fit = next((card for card in hand for each in plain if KALUKI.is_set([*each, card])), None)
            if fit and len(hand) > 1 and not KALUKI.is_wild(fit):
                early = fit
            found = []
        melded = bool(found)
        if early:
            log.wrong(MOMENT, seat, "lays", early)
        for each in found:
            log.tell("melds", seat, *each)
            away(log, seat, each)
            said(log, seat, KALUKI, each, max(KALUKI.ways(each), key=lambda way: sum(map(pips, way))))
            table.append(list(each))
            opened.add(seat)
        if seat in opened:
            for card in list(hand):
                fitting = [each for each in table if KALUKI.is_set([*each, card])]
                whole = fitting and not any(map(KALUKI.is_wild, fitting[0]))
                if whole and len(fitting) == 1 and len(hand) > 1 and not KALUKI.is_wild(card):
                    log.tell("lays", seat, card)
                    away(log, seat, [card])
                    fitting[0].append(card)
                    melded = True
        three = next((each for each in combinations(sorted(hand), 3) if not KALUKI.is_set(each)), None)
        if three and not _corner(three):
            log.wrong(FIT, seat, "melds", *three)
        small = next((each for each in KALUKI.sets(hand) if _worth(each) < 51 and has_all(hand, each)), None)
        kept = next((card for card in hand if small and card not in small), None)
        thrown = rng.choice([card for card in hand if not KALUKI.is_wild(card)] or hand)
        if small and kept and seat not in opened and thrown not in small:
            log.wrong(AMOUNT, seat, "melds", *small, f"\n{log.said('discards', seat, [thrown])}", then=1)
        if melded:
            for other in hand:
                group = next((each for each in table if _group_of(each, other)), None)
                if group is not None:
                    log.wrong(MOMENT, seat, "exchanges", other, next(filter(KALUKI.is_wild, group)))
                    break
        log.wrong(AGAIN, seat, "draws", "stock")
        log.tell("discards", seat, thrown)
        away(log, seat, [thrown])
        pile.append(thrown)
        if not hand:
            left_over = sum(25 if KALUKI.is_wild(card) else pips(card) for each in log.hands for card in each)
            log.due = [left_over if each == seat else 0 for each in range(number)]
            break
        seat = (seat + 1) % number
    return log


def _less(hand: Sequence[str], cards: Sequence[str]) -> list[str]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def _worth(cards: Sequence[str]) -> int:
    natural = sum(pips(card) for card in cards if not KALUKI.is_wild(card))
    return natural + max(sum(map(pips, way)) for way in KALUKI.ways(cards))


def _corner(cards: Sequence[str]) -> bool:
    """Whether they would be a sequence if one went round the corner, which is another fault."""
    return len({card[0] for card in cards}) == 1


def _group_of(cards: Sequence[str], card: str) -> bool:
    """Whether it is a group with a joker that stands for the rank of this card."""
    natural = {each[1] for each in cards if not KALUKI.is_wild(each)}
    return natural == {card[1]} and len(natural) < len(cards) and any(map(KALUKI.is_wild, cards)) and not KALUKI.is_wild(card)


def _joker_taken(log: Log, seat: int, table: list[list[str]]) -> None:
    """The joker of a group, for a card of its rank, before anything is laid down."""
    for card in list(log.hands[seat]):
        group = next((each for each in table if _group_of(each, card)), None)
        if group is not None:
            joker = next(filter(KALUKI.is_wild, group))
            other = next((each for each in log.hands[seat] if not KALUKI.is_wild(each) and each[1] != card[1]), None)
            if other:
                log.wrong(FIT, seat, "exchanges", other, joker)
            log.tell("exchanges", seat, card, joker)
            away(log, seat, [card])
            like_none_in_hand(log)
            log.hands[seat].append(joker)
            group[group.index(joker)] = card
            return


@frozen
class Form:
    """What differs between the two books that have this game."""

    rules: Rules
    players: tuple[int, int]
    #: whether a hand may go out without a discard, and who may be the first to take the pile
    discards_last: bool
    #: what wins the game
    most: int
    #: whether a hand may go down whole in its first turn for the bonus
    first_turn: bool


FORMS = {
    "oklahoma": Form(Rules(deuces=True, longest_group=4), (2, 4), True, 1_000, False),
    "arlington-gibson": Form(Rules(deuces=True, longest_group=4, both_ends=True), (2, 5), False, 1_001, True),
}


def _plain(card: str) -> int:
    return 20 if card[1] == "A" else 10 if card[1] in "89TJQK" else 5


def _left(card: str) -> int:
    return 200 if card == "JK" else 100 if card == "SQ" else 20 if card[1] == "2" else _plain(card)


def _melded(form: Form, cards: Sequence[str], way: Sequence[str]) -> int:
    """What a set counts: a joker 100, a deuce what it stands for, though never fifty."""
    total, names = 0, list(way)
    for card in sorted(cards, key=lambda each: each == "JK"):
        if card == "JK":
            total += 100
        elif form.rules.is_wild(card):
            total += _plain(names.pop(0))
        else:
            total += 50 if card == "SQ" else _plain(card)
    return total


def oklahoma(rng: Random, game: str) -> Log:
    """The upcard goes round; then the pile is taken whole by whoever melds its top card, and each lays off on his own."""
    form = FORMS[game]
    rules, number = form.rules, rng.randint(*form.players)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    cards = [*TWO_PACKS, "JK"]
    stock = log.deal(rng.sample(cards, len(cards)), 13)
    pile, mine, points = [stock.pop(0)], [list[list[str]]() for _ in range(number)], [0] * number
    log.tell("turns", number - 1, pile[0])
    like_none_in_hand(log)
    taker = rng.choice([None, *range(number)])
    for seat in range(number):
        if seat == taker:
            break
        log.wrong(MOMENT, seat, "draws", "stock")
        log.tell("declines", seat)
    seat, turns = taker or 0, [0] * number
    while True:
        hand, took = log.hands[seat], ""
        top = pile[-1] if pile else ""
        pair = next((each for each in combinations(sorted(hand), 2) if top and _natural(rules, [*each, top])), None)
        first = taker is not None and not any(turns)
        plain = next((card for card in hand if card != "SQ"), None)
        if len(hand) > 1 and plain and not first:
            log.wrong(UNDRAWN, seat, "discards", plain)
        if first:
            log.tell("draws", seat, "pile")
            took, hand[:], pile = top, [*hand, *pile], []
        elif pair and any(turns) and len(hand) > 4 and rng.random() < 0.5:
            if len(pile) > 1:
                log.wrong(NO_RIGHT, seat, "draws", "pile", top, 1)
            log.tell("draws", seat, "pile")
            log.gone = [card for card in log.gone if card not in pile]
            hand += pile
            pile, took = [], top
            points[seat] += _lay_down(log, form, seat, [*pair, top], mine[seat])
        else:
            log.tell("draws", seat, "stock", stock[0], turn=True)
            like_none_in_hand(log)
            hand.append(stock.pop(0))
        for each in list(rules.sets(hand)):
            way = next(rules.ways(each))
            of_itself = any(card[1] == "2" for card in way)
            if has_all(hand, each) and len(hand) > len(each) + 1 and not of_itself and "JK" not in each:
                wilds = [card for card in each if rules.is_wild(card)]
                if wilds and len(list(rules.ways(each))) > 1 and len(hand) > len(each) + 1:
                    throw = next((card for card in hand if card not in each and card != "SQ"), None)
                    if throw:
                        text = f"\n{log.said('discards', seat, [throw])}"
                        log.wrong(UNSHOWN, seat, "melds", *each, text, then=1)
                points[seat] += _lay_down(log, form, seat, each, mine[seat])
        for card in [] if first else list(hand):
            fit = [each for each in mine[seat] if _natural(rules, [*each, card])]
            any_way = [each for each in mine[seat] if rules.is_set([*each, card])]  # where it could go, it may be said to lie
            others = [
                each for other in range(number) if other != seat for each in mine[other] if _natural(rules, [*each, card])
            ]
            if fit and len(hand) > 1 and len(fit) == len(any_way) == 1:
                log.tell("lays", seat, card)
                away(log, seat, [card])
                fit[0].append(card)
                points[seat] += 50 if card == "SQ" else _plain(card)
            elif others and not any_way and len(hand) > 1:
                log.wrong(NO_RIGHT, seat, "lays", card)
        three = next((each for each in combinations(sorted(hand), 3) if not any(map(rules.is_wild, each))), None)
        if three and not rules.is_set(three) and len(hand) > 3:
            log.wrong(FIT, seat, "melds", *three)
        good = [card for card in hand if card not in ("SQ", took, "JK") and card[1] != "2"]
        good = good or [card for card in hand if card not in ("SQ", took)] or list(hand)
        thrown = rng.choice(good)
        if thrown == "SQ" and len(hand) > 1:
            return log  # nothing else can go, and of that the book knows nothing
        if "SQ" in hand and any(card not in ("SQ", took) for card in hand):
            log.wrong(FIT, seat, "discards", "SQ")
        if not took and stock:
            log.wrong(AGAIN, seat, "draws", "stock")
        log.tell("discards", seat, thrown)
        away(log, seat, [thrown])
        pile.append(thrown)
        turns[seat] += 1
        if not hand or not stock:
            log.due = [points[each] - sum(map(_left, log.hands[each])) for each in range(number)]
            if not hand:
                log.due[seat] += 100
            if max(log.due) >= form.most:
                log.due = None  # the end of a game is reckoned in the casebook
            return log
        seat = (seat + 1) % number


def _natural(rules: Rules, cards: Sequence[str]) -> bool:
    return not any(map(rules.is_wild, cards)) and rules.is_set(cards)


def _lay_down(log: Log, form: Form, seat: int, cards: Sequence[str], mine: list[list[str]]) -> int:
    """A set goes down, its wild cards named; what it counts."""
    way = next(form.rules.ways(cards))
    log.tell("melds", seat, *cards)
    away(log, seat, cards)
    said(log, seat, form.rules, cards, way)
    mine.append(list(cards))
    return _melded(form, cards, way)


GAMES = {"kaluki": kaluki, **dict.fromkeys(FORMS, oklahoma)}
