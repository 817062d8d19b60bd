"""Rummy: drawing and discarding, sets laid down as they come, knocks with little enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

from .faults import AGAIN, FIT, UNDRAWN
from .log import Log, started
from .tricks import PACK

LOW = "A23456789TJQK"


def pips(card: str, ace: int = 1) -> int:
    """What a card left in the hand counts."""
    return ace if card[1] == "A" else min(10, LOW.index(card[1]) + 1)


def is_set(cards: Sequence[str], *, round_corner: bool = False) -> bool:
    """Three or four of a rank, or three or more of a suit in sequence."""
    if len(cards) < 3:
        return False
    if len({card[1] for card in cards}) == 1:
        return True
    ranks = {LOW.index(card[1]) for card in cards}
    starts = ranks if round_corner else {min(ranks)}
    runs = ({(start + step) % 13 if round_corner else start + step for step in range(len(cards))} for start in starts)
    return len({card[0] for card in cards}) == 1 and any(ranks == run for run in runs)


def sets(hand: Sequence[str], round_corner: bool) -> Iterator[tuple[str, ...]]:
    """Every set in the hand."""
    for rank in {card[1] for card in hand}:
        alike = [card for card in hand if card[1] == rank]
        for size in (3, 4):
            yield from combinations(alike, size)
    for suit in {card[0] for card in hand}:
        of_suit = {LOW.index(card[1]): card for card in hand if card[0] == suit}
        for start in of_suit:
            run = [start]
            while len(run) < 13 and (following := (run[-1] + 1) % 13 if round_corner else run[-1] + 1) in of_suit:
                run.append(following)
                if len(run) >= 3:
                    yield tuple(of_suit[place] for place in run)


def least(hand: Sequence[str], round_corner: bool = False) -> int:
    """The fewest points that the hand can be left with."""
    best = sum(pips(card, 15 if round_corner else 1) for card in hand)
    for cards in sets(hand, round_corner):
        best = min(best, least([card for card in hand if card not in cards], round_corner))
        if not best:
            break
    return best


SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}


def rummy(rng: Random, game: str) -> Log:
    """Sets are laid down as they come, cards laid off where they fit, until a player is out."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), SIZES[number])
    pile, table, seat = [stock.pop(0)], list[list[str]](), 0
    log.tell("turns", number - 1, pile[0])
    for _ in range(100):
        hand = log.hands[seat]
        if not stock and game == "block-rummy":
            log.tell("declines", seat)
            _blocked(log)
            break
        if not stock:
            log.tell("turns", seat, "over", "discard")
            stock, pile = pile, []
            log.gone = [card for card in log.gone if card not in stock]
        if len(hand) > 1:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        log.tell("draws", seat, "stock", stock[0], turn=True)
        hand.append(stock.pop(0))
        for cards in sorted(sets(hand, False), key=len, reverse=True):
            if len(cards) < len(hand) and set(cards) <= set(hand):
                log.tell("melds", seat, *cards)
                log.away(seat, *cards)
                table.append(list(cards))
        for card in list(hand):
            fitting = [cards for cards in table if is_set([*cards, card])]
            if len(fitting) == 1 and len(hand) > 1:
                log.tell("lays", seat, card)
                log.away(seat, card)
                fitting[0].append(card)
        three = next((each for each in combinations(hand, 3) if not is_set(each)), None)
        if three:
            log.wrong(FIT, seat, "melds", *three)
        away = _least_useful(hand, rng)
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        if not hand:
            left = [sum(map(pips, each)) for each in log.hands]
            double = 2 if _all_at_once(log, seat) else 1
            log.due = [double * sum(left) if each == seat else -double * count for each, count in enumerate(left)]
            break
        seat = (seat + 1) % number
    return log


def _least_useful(hand: Sequence[str], rng: Random) -> str:
    """The card that makes least with the others."""

    def use(card: str) -> int:
        apart = [(other, abs(LOW.index(card[1]) - LOW.index(other[1]))) for other in hand if other != card]
        return sum(3 if not each else 3 - each if each < 3 and card[0] == other[0] else 0 for other, each in apart)

    return min(hand, key=lambda card: (use(card), rng.random()))


def _blocked(log: Log) -> None:
    """Nobody is out: who has least wins the differences from the others, and those who have it divide them."""
    left = [sum(map(pips, each)) for each in log.hands]
    low = [seat for seat, count in enumerate(left) if count == min(left)]
    paid = [count - min(left) for count in left]
    if not sum(paid) % len(low):
        log.due = [sum(paid) // len(low) if seat in low else -each for seat, each in enumerate(paid)]


def _all_at_once(log: Log, seat: int) -> bool:
    """Whether he has laid down nothing in an earlier turn."""
    turns = [place for place, line in enumerate(log.lines) if line.seat == seat and line.verb == "draws"]
    return all(line.seat != seat or line.verb not in ("melds", "lays") for line in log.lines[: turns[-1]])


def partition(hand: Sequence[str], round_corner: bool = False) -> list[tuple[str, ...]] | None:
    """Sets that hold the whole hand, if it can be parted so."""
    if not hand:
        return []
    for cards in sets(hand, round_corner):
        if hand[0] in cards:
            rest = partition([card for card in hand if card not in cards], round_corner)
            if rest is not None:
                return [cards, *rest]
    return None


def all_at_once(rng: Random, game: str) -> Log:
    """Nothing is laid down before a player can lay down all; he keeps what brings him nearest to it."""
    number, corner = rng.randint(2, 3), game == "boat-house-rum"
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    size = {"queen-city-rum": 7, "all-at-once-rummy": 10}.get(game, SIZES[number])
    stock = log.deal(rng.sample(PACK, len(PACK)), size)
    pile, seat = [stock.pop(0)], 0
    log.tell("turns", number - 1, pile[0])
    turned = False
    while stock or game == "all-at-once-rummy":
        hand, taken = log.hands[seat], None
        if not stock:
            if turned:
                break  # so long a game proves no more
            turned = True
            log.tell("turns", seat, "over", "discard")
            log.tell("shuffles", seat)
            stock, pile = rng.sample(pile, len(pile)), []
            log.gone = []
        log.wrong(UNDRAWN, seat, "discards", hand[0])
        if corner and len(stock) > 1 and rng.random() < 0.2:
            taken = pile.pop()
            log.tell("draws", seat, "pile", turn=True)
            log.gone = [card for card in log.gone if card != taken]
            hand.append(taken)
            log.tell("draws", seat, "stock", stock[0])
        else:
            log.tell("draws", seat, "stock", stock[0], turn=True)
        hand.append(stock.pop(0))
        for away in [card for card in hand if card != taken]:
            parted = partition([card for card in hand if card != away], corner)
            if parted is not None:
                for cards in parted:
                    log.tell("melds", seat, *cards)
                    log.away(seat, *cards)
                log.tell("discards", seat, away)
                log.away(seat, away)
                own = sum(pips(card) for cards in parted for card in cards)
                others = [0 if each == seat else _left(log.hands[each]) if corner else own for each in range(number)]
                log.due = [sum(others) if each == seat else -others[each] for each in range(number)]
                return log
        three = next((each for each in combinations(hand, 3) if not is_set(each, round_corner=corner)), None)
        if three:
            log.wrong(FIT, seat, "melds", *three)
        away = min(
            (card for card in hand if card != taken), key=lambda card: least([each for each in hand if each != card], corner)
        )
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        seat = (seat + 1) % number
    return log


def _left(hand: Sequence[str]) -> int:
    """What is in no set of a hand, an ace eleven."""
    best = sum(pips(card, 11) for card in hand)
    for cards in sets(hand, True):
        best = min(best, _left([card for card in hand if card not in cards]))
    return best


def knock_rummy(rng: Random, game: str) -> Log:
    """Draw and discard until somebody has twenty or less, and knocks."""
    number = rng.randint(2, 5)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), SIZES[number])
    pile, seat = [stock.pop(0)], 0
    log.tell("turns", number - 1, pile[0])
    while stock:
        hand = log.hands[seat]
        log.wrong(UNDRAWN, seat, "discards", hand[0])
        log.tell("draws", seat, "stock", stock[0], turn=True)
        hand.append(stock.pop(0))
        away = min(hand, key=lambda card: least([each for each in hand if each != card]))
        log.wrong(AGAIN, seat, "draws", "stock")
        count = least([each for each in hand if each != away])
        if count <= 20:
            log.tell("knocks", seat)
            log.tell("discards", seat, "down", away)
            log.away(seat, away)
            counts = [least(each) for each in log.hands]
            low = [each for each in range(number) if counts[each] == min(counts)]
            winner = seat if low == [seat] else next(each for each in low if each != seat)
            if len(low) == 1 or low in ([seat, winner], [winner, seat]):
                rum = 25 if winner == seat and not counts[seat] else 0
                paid = [0 if each == winner else counts[each] - counts[winner] + rum for each in range(number)]
                paid[seat] += 0 if seat in low else 10
                log.due = [sum(paid) if each == winner else -paid[each] for each in range(number)]
            return log
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        seat = (seat + 1) % number
    return log


#: forms of 500 rum for two sides
PARTNERS = ("partnership-five-hundred-rum", "persian-rummy")


def high_set(cards: Sequence[str]) -> bool:
    """A set where the ace is high too, and nothing goes round the corner; jokers go with jokers alone."""
    if any(card.startswith("JK") for card in cards):
        return len(cards) > 2 and all(card.startswith("JK") for card in cards)
    if is_set(cards):
        return True
    ranks = sorted("23456789TJQKA".index(card[1]) for card in cards)
    return len(cards) > 2 and len({card[0] for card in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def shown(rng: Random, game: str) -> Log:
    """500 rum: sets are laid down as they come, and a discard is taken with all above it where it makes one."""
    number = 4 if game in PARTNERS else rng.randint(3, 4)
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    pack = [*PACK, "JK", "JK2", "JK3", "JK4"] if game == "persian-rummy" else PACK
    stock = log.deal(rng.sample(pack, len(pack)), 7)
    pile, seat, points, table = [stock.pop(0)], 0, [0] * number, list[list[str]]()
    log.tell("turns", number - 1, pile[0])
    while stock:
        hand = log.hands[seat]
        if len(hand) > 1:
            log.wrong(UNDRAWN, seat, "discards", hand[0])
        found = next(
            (
                (place, pair)
                for place, card in enumerate(pile)
                for pair in combinations(hand, 2)
                if high_set([card, *pair]) and len(hand) > 4
            ),
            None,
        )
        if found and rng.random() < 0.5:
            place, pair = found
            card = pile[place]
            log.tell("draws", seat, "pile", card)
            taken, pile = pile[place:], pile[:place]
            hand += taken
            log.gone = [each for each in log.gone if each not in taken]
            first = [card, *pair]
            log.tell("melds", seat, *first)
            log.away(seat, *first)
            table.append(first)
            points[seat] += sum(map(_shown(first), first))
        else:
            log.tell("draws", seat, "stock", stock[0], turn=True)
            hand.append(stock.pop(0))
        for three in combinations(sorted(hand), 3):
            if set(three) <= set(hand) and high_set(three) and len(hand) > 3:
                log.tell("melds", seat, *three)
                log.away(seat, *three)
                table.append(list(three))
                points[seat] += sum(map(_shown(three), three))
        for card in list(hand):
            fitting = [cards for cards in table if high_set([*cards, card])]
            if len(fitting) == 1 and len(hand) > 1:
                log.tell("lays", seat, card)
                log.away(seat, card)
                fitting[0].append(card)
                points[seat] += _shown(fitting[0])(card)
        wrong = next(
            (each for each in combinations(hand, 3) if not high_set(each) and not is_set(each, round_corner=True)), None
        )
        if wrong:
            log.wrong(FIT, seat, "melds", *wrong)
        away = _least_useful([card for card in hand if not card.startswith("JK")] or hand, rng) if len(hand) > 1 else hand[0]
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        if not hand:
            left = [sum(map(_worth, each)) for each in log.hands]
            if game == "michigan-rum":
                each_has = [points[each] + (sum(left) if each == seat else 0) for each in range(number)]
            else:
                each_has = [points[each] - left[each] for each in range(number)]
            partners = game in PARTNERS
            each_has[seat] += 25 if game == "persian-rummy" else 0
            log.due = [each_has[0] + each_has[2], each_has[1] + each_has[3]] if partners else each_has
            break
        seat = (seat + 1) % number
    return log


def _shown(cards: Sequence[str]) -> Callable[[str], int]:
    """What a card of this set counts: an ace fifteen, below the deuce of a sequence one."""
    ranks = {card[1] for card in cards}
    low = len(ranks) > 1 and "2" in ranks and "K" not in ranks
    return lambda card: _worth(card, 1 if low else 15)


def _worth(card: str, ace: int = 15) -> int:
    """A joker twenty."""
    return 20 if card.startswith("JK") else pips(card, ace)


GAMES = {
    **dict.fromkeys(("queen-city-rum", "boat-house-rum", "all-at-once-rummy"), all_at_once),
    "knock-rummy": knock_rummy,
    **dict.fromkeys(("five-hundred-rum", *PARTNERS, "michigan-rum"), shown),
    **dict.fromkeys(("rummy", "block-rummy", "calling-rummy"), rummy),
}
