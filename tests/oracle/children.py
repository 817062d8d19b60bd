"""War, pig, slapjack, old maid, go fish and authors, to their ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from referee.core.verdict import Verdict

from .faults import AGAIN, FEW, FIT, MOMENT, NO_RIGHT, TURN, UNTRUE
from .log import Log, started
from .tricks import PACK, RANKS

_WORDS = "twos threes fours fives sixes sevens eights nines tens jacks queens kings aces"
NAMES = dict(zip(RANKS, _WORDS.split(" "), strict=True))
#: for the youngest the ace is low
LOW = "A23456789TJQK"


def war(rng: Random, game: str) -> Log:
    """Cards turned by both, the higher taking them; alike, each covers and turns another; to the end where one has few."""
    log = started(rng, game, 2)
    pack, first = rng.sample(PACK, len(PACK)), rng.choice((26, 26, 2, 5))
    stacks, table = [pack[:first], pack[first:]], list[str]()
    if first == 26:
        log.tell("dealer", rng.randrange(2))
    known = list[str]()
    for number in range(60 if first == 26 else 150):
        if not all(stacks):
            break
        if first < 26 and number == 1:  # at first they would have been dealt so few
            for seat, stack in enumerate(stacks):
                log.tell("counts", seat, len(stack))
        turned = []
        for seat, stack in enumerate(stacks):
            turned.append(stack.pop(0))
            if seat:  # the first has turned his, and turns another
                log.wrong(AGAIN, 0, "play", stacks[0][0] if stacks[0] else turned[0])
            log.tell("play", seat, turned[-1])
        table += turned
        one, other = (LOW.index(card[1]) for card in turned)
        if one != other:
            stacks[one < other] += table
            table = []
            if first == 26 or number:
                known = [f"{name} {len(stack)}" for name, stack in zip(log.names, stacks, strict=True)]
        elif min(map(len, stacks)) < 2:
            break
        else:
            for seat, stack in enumerate(stacks):
                log.tell("covers", seat)
                table.append(stack.pop(0))
    _all_won(log, stacks, known)
    return log


def _all_won(log: Log, stacks: Sequence[Sequence[str]], known: Sequence[str]) -> None:
    """How many cards each had when somebody took last, and who has them all."""
    winner = next((log.names[seat] for seat, stack in enumerate(stacks) if len(stack) == len(PACK)), None)
    log.due, log.reckoned = (", ".join(known) or None, winner), _cards_and_winner


def _cards_and_winner(verdict: Verdict, ruled: bool) -> tuple[str | None, str | None]:
    outcomes = dict(verdict.deals[0].outcomes)
    return outcomes.get("cards"), outcomes.get("winner")


def slapjack(rng: Random, game: str) -> Log:
    """Cards turned in turn; who slaps a jack first takes them, and who has none left and slaps nothing is out."""
    log = started(rng, game, rng.randint(3, 8))
    number = len(log.names)
    pack, short = rng.sample(PACK, len(PACK)), rng.random() < 0.5
    if short:  # one has most of the cards by now, and slaps best
        stacks: list[list[str]] = [pack[place : place + 1] for place in range(number - 1)] + [pack[number - 1 :]]
        for seat, stack in enumerate(stacks):
            log.tell("counts", seat, len(stack))
    else:
        log.tell("dealer", number - 1)
        stacks = [pack[seat::number] for seat in range(number)]
    pile, seat, known = list[str](), 0, list[str]()
    for _ in range(80):
        if stacks[seat]:
            pile.append(stacks[seat].pop(0))
            after = next((each for each in log.clockwise(seat)[1:] if stacks[each]), seat)
            if after != seat and (len(pile) > 1 or known or not short):  # else nobody can know who begins
                log.wrong(TURN, after, "play", stacks[after][0])
            log.tell("play", seat, pile[-1])
            if pile[-1][1] == "J":
                slapper = number - 1 if short else rng.choice([each for each in range(number) if stacks[each]] or [seat])
                log.tell("slaps", slapper)
                stacks[slapper] += rng.sample(pile, len(pile))
                known, pile = [f"{name} {len(stack)}" for name, stack in zip(log.names, stacks, strict=True)], []
                if len(stacks[slapper]) == 52:
                    break
            elif rng.random() < 0.1:
                log.wrong(FIT, (seat + 1) % number, "slaps")
        seat = next((each for each in [*log.clockwise(seat)[1:], seat] if stacks[each]), seat)
    _all_won(log, stacks, known)
    return log


def pig(rng: Random, game: str) -> Log:
    """All pass a card to the left at once, until one has four alike and stops, and then the others, or all but the last."""
    log = started(rng, game, rng.randint(3, 8))
    number = len(log.names)
    ranks = RANKS[-number:]
    log.deal(rng.sample([suit + rank for rank in ranks for suit in "CDHS"], 4 * number), 4)
    for _ in range(30):
        done = [seat for seat, hand in enumerate(log.hands) if len({card[1] for card in hand}) == 1]
        if done:
            others = [seat for seat in range(number) if seat != done[0]]
            rng.shuffle(others)
            log.tell("stops", done[0])
            for seat in others[: -1 if rng.random() < 0.5 else None]:
                log.tell("stops", seat)
            log.due = log.names[others[-1]]
            break
        given = [max(hand, key=lambda card: (-[each[1] for each in hand].count(card[1]), card)) for hand in log.hands]
        for seat, card in enumerate(given):
            log.tell("passes", seat, card)
            log.hands[seat].remove(card)
            log.hands[(seat + 1) % number].append(card)
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("pig")
    return log


def concentration(rng: Random, game: str) -> Log:
    """Two cards turned up at a time, sometimes out of memory, until all are taken."""
    log = started(rng, game, rng.randint(2, 5))
    number = len(log.names)
    lying, known, pairs, seat = rng.sample(PACK, len(PACK)), list[str](), [0] * number, 0
    log.tell("turn", seat)
    while lying:
        first = rng.choice(lying)
        log.tell("turns", seat, first, turn=True)
        alike = [card for card in lying if card[1] == first[1] and card != first]
        seen = [card for card in alike if card in known]
        second = seen[0] if seen else rng.choice([card for card in lying if card != first])
        log.wrong(MOMENT, seat, "covers", first)
        log.tell("turns", seat, second, turn=True)
        if second in alike:
            pairs[seat] += 1
            lying = [card for card in lying if card not in (first, second)]
            continue
        known += [first, second]
        log.wrong(MOMENT, seat, "places", first)
        log.tell("covers", seat)
        seat = (seat + 1) % number
    if game == "concentration-by-pairs":
        log.due = [number * mine - 26 for mine in pairs]
    elif pairs.count(max(pairs)) == 1:
        log.due = [number - 1 if mine == max(pairs) else -1 for mine in pairs]
    return log


#: what is owed for each honour; the book has the number for an ace alone
HONOURS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def beggar_my_neighbour(rng: Random, game: str) -> Log:
    """Cards turned on one pile, honours paid for by the next player, until one has them all or for some time."""
    log = started(rng, game, rng.randint(2, 5))
    number = len(log.names)
    log.tell("dealer", number - 1)
    pack = rng.sample(PACK, len(PACK))
    stacks, pile, seat = [pack[place::number] for place in range(number)], list[str](), 0
    honour, owed = -1, 0
    for _ in range(400):
        if not stacks[seat]:
            seat = next((each for each in log.clockwise(seat)[1:] if stacks[each]), seat)
        card = stacks[seat].pop(0)
        pile.append(card)
        if number > 2 or honour < 0:
            others = [each for each in range(number) if each != seat and not stacks[each] and each != honour]
            if others:
                log.wrong(NO_RIGHT, others[0], "play", card)
        if honour >= 0 and next(each[1] for each in reversed(pile[:-1]) if each[1] in HONOURS) == "A":
            log.wrong(FEW, honour, "gathers", errs=seat)
        log.tell("play", seat, card, turn=True, able=lambda hand: [])
        if card[1] in HONOURS:
            honour, owed = seat, HONOURS[card[1]]
        elif honour >= 0:
            owed -= 1
            if owed and stacks[seat]:
                continue
            log.tell("gathers", honour)
            stacks[honour] += pile
            pile, seat, honour = [], honour, -1
        living = [each for each in range(number) if stacks[each] or each == honour]
        if len(living) == 1:
            log.due = log.names[living[0]]
            break
        seat = next(each for each in log.clockwise(seat)[1:] if stacks[each])
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("winner")
    return log


def old_maid(rng: Random, game: str) -> Log:
    """Pairs laid away, cards drawn from the right, until one queen is left."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    pack = rng.sample([card for card in PACK if card != "CQ"], 51)
    log.hands = [pack[seat::number] for seat in range(number)]
    log.tell("dealer", number - 1)
    for seat, hand in enumerate(log.hands):
        log.tell("hand", seat, *hand)
    for seat in range(number):
        _lay_pairs(log, seat)
    seat = 0
    while sum(map(len, log.hands)) > 1:
        giver = next(each for step in range(1, number) for each in [(seat - step) % number] if log.hands[each])
        card = rng.choice(log.hands[giver])
        after = next(each for each in [*log.clockwise(seat)[1:], seat] if log.hands[each])
        if after != seat and log.hands[seat]:
            its = next(each for step in range(1, number) for each in [(after - step) % number] if log.hands[each])
            log.wrong(TURN, after, "draws", log.names[its], log.hands[its][0])
        log.tell("draws", seat, log.names[giver], card)
        log.hands[giver].remove(card)
        log.hands[seat].append(card)
        _lay_pairs(log, seat)
        seat = (seat + 1) % number
    maid = next(seat for seat, hand in enumerate(log.hands) if hand)
    log.due, log.reckoned = log.names[maid], lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("old maid")
    return log


def _lay_pairs(log: Log, seat: int) -> None:
    for rank in RANKS:
        alike = [card for card in log.hands[seat] if card[1] == rank]
        for pair in (alike[:2], alike[2:4]):
            if len(pair) == 2:
                other = next((card for card in log.hands[seat] if card[1] != rank), None)
                if other:
                    log.wrong(FIT, seat, "discards", pair[0], other)
                log.tell("discards", seat, *pair)
                log.away(seat, *pair)


def go_fish(rng: Random, game: str) -> Log:
    """Asking for ranks held, fishing where there are none, to the last book; who has no cards draws and asks for that rank."""
    log = started(rng, game, rng.randint(2, 5))
    number = len(log.names)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), 7 if number < 4 else 5)
    log.tell("pile", None, "stock", len(stock))
    points, seat = [0] * number, 0
    while any(log.hands) and len(log.lines) < 400:
        asked, hand = "", log.hands[seat]
        if not hand:
            if not stock:
                seat = (seat + 1) % number
                continue
            log.tell("draws", seat, stock[-1], turn=True)
            hand.append(stock.pop())
        others = [each for each in range(number) if each != seat and (log.hands[each] or rng.random() < 0.2)]
        if not others:
            break
        asked, other = rng.choice(hand)[1], rng.choice(others)
        missing = [rank for rank in RANKS if rank not in [card[1] for card in hand]]
        log.wrong(UNTRUE, seat, "asks", log.names[other], NAMES[rng.choice(missing)])
        if log.hands[other]:
            log.wrong(TURN, other, "asks", log.names[seat], NAMES[log.hands[other][0][1]])
        log.tell("asks", seat, log.names[other], NAMES[asked])
        given = [card for card in log.hands[other] if card[1] == asked]
        if given:
            log.tell("gives", other, log.names[seat], *given)
            for card in given:
                log.hands[other].remove(card)
            hand += given
            _book(log, seat, asked, points)
            continue
        log.tell("refuses", other)
        if not stock:
            seat = (seat + 1) % number
            continue
        card = stock.pop()
        log.tell("draws", seat, card)
        hand.append(card)
        if not (_book(log, seat, card[1], points) and card[1] == asked):
            seat = (seat + 1) % number
    log.due = points
    return log


def authors(rng: Random, game: str) -> Log:
    """Single cards asked for, the turn going on as long as they are there, until all books are made."""
    log = started(rng, game, rng.randint(3, 5))
    number = len(log.names)
    pack = rng.sample(PACK, len(PACK))
    log.tell("dealer", number - 1)
    log.hands = [pack[seat::number] for seat in range(number)]
    for seat, hand in enumerate(log.hands):
        log.tell("hand", seat, *hand)
    points, seat, to_the_end = [0] * number, 0, game == "authors-gibson"
    for each, rank in product(range(number) if to_the_end else (), RANKS):
        _book(log, each, rank, points)
    while (any if to_the_end else all)(log.hands) and len(log.lines) < (500 if to_the_end else 200):
        seat = next(each for each in log.clockwise(seat) if log.hands[each])
        hand = log.hands[seat]
        lacking = [each for each in PACK if each not in hand and each[1] in [held[1] for held in hand]]
        if not lacking:
            break
        card = rng.choice(lacking)
        other = rng.choice([each for each in range(number) if each != seat and (log.hands[each] or not to_the_end)])
        if to_the_end and rng.random() < 0.6:  # he remembers who asked for it
            other = next(each for each in range(number) if card in log.hands[each])
        theirs = log.hands[other]
        alike = [each for each in PACK if each not in theirs and each[1] == theirs[0][1]]
        if alike:
            log.wrong(TURN, other, "asks", log.names[seat], alike[0])
        log.tell("asks", seat, log.names[other], card)
        if card not in log.hands[other]:
            log.tell("refuses", other)
            seat = (seat + 1) % number
            continue
        log.tell("gives", other, log.names[seat], card)
        log.hands[other].remove(card)
        hand.append(card)
        _book(log, seat, card[1], points)
    log.due = points
    if to_the_end:
        books = [(each + 13) // number if not any(log.hands) else 0 for each in points]
        best = [name for name, each in zip(log.names, books, strict=True) if each == max(books)]
        log.due, log.reckoned = (books, " and ".join(best) if any(books) else None), _books_and_winner
    return log


def _books_and_winner(verdict: Verdict, ruled: bool) -> tuple[list[int], str | None]:
    return list(verdict.score(ruled=ruled).totals), dict(verdict.deals[0].outcomes).get("winner")


def _book(log: Log, seat: int, rank: str, points: list[int]) -> bool:
    """Four alike are shown, and every other player pays for them."""
    four = [card for card in log.hands[seat] if card[1] == rank]
    if len(four) < 4:
        return False
    log.wrong(FIT, seat, "shows", *four[1:])
    log.tell("shows", seat, *four)
    log.away(seat, *four)
    for other in range(len(points)):
        points[other] += len(points) - 1 if other == seat else -1
    return True


GAMES = {
    "war": war,
    "slapjack": slapjack,
    "pig": pig,
    "old-maid": old_maid,
    "go-fish": go_fish,
    "authors": authors,
    "beggar-my-neighbour-arnold": beggar_my_neighbour,
    **dict.fromkeys(("concentration", "concentration-by-pairs"), concentration),
    "authors-gibson": authors,
}
