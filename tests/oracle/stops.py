"""Eights, michigan, fan tan and its kin, I doubt it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from referee.families import games

from .children import NAMES
from .faults import FEW, FIT, MANY, NO_RIGHT, UNTRUE
from .log import Log, started
from .tricks import PACK, RANKS, SUIT_NAMES, SUITS

#: from ace to king
LOW = "A23456789TJQK"


def place(card: str) -> int:
    """From ace, 0, to king."""
    return LOW.index(card[1])


def _all_dealt(log: Log) -> None:
    """The whole pack, as far as it goes; the last player deals."""
    number = len(log.names)
    pack = PACK * games()[log.game].pack_at(number).copies
    log.rng.shuffle(pack)
    log.tell("dealer", number - 1)
    log.hands = [pack[seat::number] for seat in range(number)]
    for seat, hand in enumerate(log.hands):
        log.tell("hand", seat, *hand)


def _eights_value(card: str) -> int:
    return 50 if card[1] == "8" else 10 if card[1] in "TJQK" else place(card) + 1


def eights(players: Sequence[int], rng: Random, game: str) -> Log:
    """A card of the suit or rank, an eight at any time; who has none draws until he has, or passes when the stock is gone."""
    log = started(rng, game, rng.choice(players))
    number = len(log.names)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), 7 if number == 2 else 5)
    while stock[-1][1] == "8":
        rng.shuffle(stock)
    top, called, seat, passes = stock.pop(), "", 0, 0
    log.tell("pile", None, "stock", len(stock))
    log.tell("turns", None, "starter", top)
    log.gone.append(top)
    while passes < number:
        fits = partial(_fits_eights, top, called)
        hand = log.hands[seat]
        while stock and not any(map(fits, hand)):
            wrong = rng.choice(hand)
            log.wrong(FIT, seat, "play", wrong)
            log.wrong(NO_RIGHT, seat, "passes")
            log.tell("draws", seat, stock[-1])
            hand.append(stock.pop())
        able, barred = [card for card in hand if fits(card)], [card for card in hand if not fits(card)]
        if barred and able:
            log.wrong(FIT, seat, "play", rng.choice(barred))
        if not able:
            log.tell("passes", seat, turn=True, also=_able(log, fits))
            passes, seat = passes + 1, (seat + 1) % number
            continue
        top, called, passes = rng.choice(able), "", 0
        log.tell("play", seat, top, turn=True, able=lambda hand, fits=fits: [card for card in hand if fits(card)])  # type: ignore[misc]
        log.away(seat, top)
        if not hand:
            break
        if top[1] == "8":
            called = rng.choice(SUITS)
            log.tell("names", seat, SUIT_NAMES[called])
        seat = (seat + 1) % number
    counts = [sum(map(_eights_value, hand)) for hand in log.hands]
    if not all(log.hands) and game == "eights":
        log.due = [sum(counts) if not hand else -count for hand, count in zip(log.hands, counts, strict=True)]
    return log


def go_boom(rng: Random, game: str) -> Log:
    """The suit or the rank of the card led, drawn for if need be; the highest of the suit leads again; who is out collects."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, len(PACK)), 7)
    log.tell("pile", None, "stock", len(stock))
    leader = 0
    while all(log.hands):
        trick: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            led, hand = trick[0][1] if trick else "", log.hands[seat]
            fits = partial(_fits_lead, led)
            while stock and not any(map(fits, hand)):
                log.wrong(FIT, seat, "play", rng.choice(hand))
                log.wrong(NO_RIGHT, seat, "passes")
                log.tell("draws", seat, stock[-1])
                hand.append(stock.pop())
            able, barred = [card for card in hand if fits(card)], [card for card in hand if not fits(card)]
            if not able:
                log.tell("passes", seat, turn=True, also=_able(log, fits))
                continue
            if barred:
                log.wrong(FIT, seat, "play", rng.choice(barred))
            card = rng.choice(able)
            log.tell("play", seat, card, turn=True, able=lambda hand, fits=fits: [c for c in hand if fits(c)])  # type: ignore[misc]
            log.away(seat, card)
            trick.append((seat, card))
            if not hand:
                break
        led = trick[0][1]
        leader = max((each for each in trick if each[1][0] == led[0]), key=lambda each: RANKS.index(each[1][1]))[0]
    counts = [sum(10 if card[1] in "TJQK" else place(card) + 1 for card in hand) for hand in log.hands]
    log.due = [sum(counts) if not hand else -count for hand, count in zip(log.hands, counts, strict=True)]
    return log


def _fits_lead(led: str, card: str) -> bool:
    return not led or card[0] == led[0] or card[1] == led[1]


def _able(log: Log, fits: Callable[[str], bool]) -> list[int]:
    """Those who could play, and so may not pass."""
    return [seat for seat, hand in enumerate(log.hands) if any(map(fits, hand))]


def _fits_eights(top: str, called: str, card: str) -> bool:
    return card[1] == "8" or (card[0] == called if called else card[0] == top[0] or card[1] == top[1])


def in_sequence(rng: Random, game: str) -> Log:
    """Fan tan, five or nine, snip snap snorem, play or pay: who cannot play pays a chip."""
    log = started(rng, game, rng.randint(3, 8))
    number = len(log.names)
    _all_dealt(log)
    log.tell("antes", None, 1)
    chips, pool, seat, played = [-1] * number, number, 0, list[str]()
    while True:
        fits = partial(_fits_sequence, game, tuple(played))
        able, barred = [c for c in log.hands[seat] if fits(c)], [c for c in log.hands[seat] if not fits(c)]
        if barred:
            log.wrong(FIT, seat, "play", rng.choice(barred))
        if able:
            log.wrong(NO_RIGHT, seat, "passes")
            card = rng.choice(able)
            log.tell("play", seat, card, turn=True, able=lambda hand, fits=fits: [c for c in hand if fits(c)])  # type: ignore[misc]
            log.away(seat, card)
            played.append(card)
            if not log.hands[seat]:
                break
        else:
            log.tell("passes", seat, turn=True, also=_able(log, fits))
            chips[seat] -= 1
            pool += 1
        series = {"snip-snap-snorem": 4, "play-or-pay": 13}.get(game)
        if not (able and series and len(played) % series == 0):
            seat = (seat + 1) % number
    if game != "play-or-pay":
        for other, left in enumerate(log.hands):
            chips[other] -= len(left)
            pool += len(left)
    chips[seat] += pool
    log.due = chips
    return log


def _fits_sequence(game: str, played: Sequence[str], card: str) -> bool:
    if game == "snip-snap-snorem":
        return len(played) % 4 == 0 or card[1] == played[-1][1]
    if game == "play-or-pay":
        return len(played) % 13 == 0 or (card[0] == played[-1][0] and place(card) == (place(played[-1]) + 1) % 13)
    if not played:
        return card[1] in ("7" if game == "fan-tan" else "59")
    base = "7" if game == "fan-tan" else played[0][1]
    towards = 1 if place(card) < LOW.index(base) else -1
    return card[1] == base or card[0] + LOW[(place(card) + towards) % 13] in played


def michigan(rng: Random, game: str) -> Log:
    """Sequences upward, begun in another suit by whoever played last; chips on money cards, and one for each card left."""
    log = started(rng, game, rng.randint(3, 7))
    number = len(log.names)
    money = {"HA": number, "CK": number, "DQ": number, "SJ": number}
    for seat in range(number):
        log.tell("money", seat, *money, 1)
    pack = rng.sample(PACK, len(PACK))
    log.tell("dealer", number - 1)
    log.hands = [pack[seat :: number + 1] for seat in range(number)]
    for seat, hand in enumerate(log.hands):
        log.tell("hand", seat, *hand)
    chips, seat, card = [-4] * number, 0, ""
    while True:
        due = card[0] + RANKS[RANKS.index(card[1]) + 1] if card and card[1] != "A" else ""
        holder = next((each for each in range(number) if due in log.hands[each]), None)
        if due and holder is not None:
            seat, card = holder, due
        else:
            able = [each for each in log.clockwise(seat) if _suits(log.hands[each], card)]
            if not able:
                break
            seat = able[0]
            suit = rng.choice(_suits(log.hands[seat], card))
            of_suit = sorted((each for each in log.hands[seat] if each[0] == suit), key=lambda each: RANKS.index(each[1]))
            if len(of_suit) > 1:
                log.wrong(FIT, seat, "play", of_suit[-1])
            card = of_suit[0]
        log.tell("play", seat, card)
        log.away(seat, card)
        chips[seat] += money.pop(card, 0)
        if not log.hands[seat]:
            for other, hand in enumerate(log.hands):
                chips[other] -= len(hand)
                chips[seat] += len(hand)
            break
    log.due = chips
    return log


def _suits(hand: Sequence[str], card: str) -> list[str]:
    """The suits of the hand in which a new sequence may be begun after this card."""
    return sorted({each[0] for each in hand} - {card[:1]})


def i_doubt_it(rng: Random, game: str) -> Log:
    """Cards laid face down for the next rank, true or not; who doubts wrongly takes them, and so does who lied."""
    log = started(rng, game, rng.randint(3, 6))
    number = len(log.names)
    _all_dealt(log)
    laid, seat, at = list[str](), 0, 12
    for _ in range(40):
        rank, hand = RANKS[at], log.hands[seat]
        true = [card for card in hand if card[1] == rank]
        cards = true if true and rng.random() < 0.7 else rng.sample(hand, min(len(hand), rng.randint(1, 3)))
        log.wrong(UNTRUE, seat, "lays", NAMES[RANKS[at - 2]], *cards)
        log.tell("lays", seat, NAMES[rank], *cards, turn=True, leans=True)
        log.away(seat, *cards)
        laid += cards
        if rng.random() < 0.3 or not hand:
            doubter = rng.choice([each for each in range(number) if each != seat])
            log.tell("doubts", doubter)
            taker = doubter if all(card[1] == rank for card in cards) else seat
            log.hands[taker] += laid
            log.gone, laid = [], []
        if not hand:
            log.due = [number - 1 if each == seat else -1 for each in range(number)]
            break
        seat, at = (seat + 1) % number, (at - 1) % 13
    return log


def three_cards(rng: Random, game: str) -> Log:
    """The same with three cards at a time and a rank above the last one, as long as nobody has fewer (usp56 6285-6287)."""
    log = started(rng, game, rng.randint(3, 5))
    number = len(log.names)
    log.tell("dealer", number - 1)
    log.deal(rng.sample(PACK, 52), 52 // number)
    laid, at = list[str](), rng.randrange(13)
    for turn in range(20):
        seat, rank = turn % number, RANKS[(at + turn) % 13]
        hand = log.hands[seat]
        if len(hand) < 5:
            break
        cards = rng.sample(hand, 4)
        if turn:
            log.wrong(UNTRUE, seat, "lays", NAMES[RANKS[(at + turn + 5) % 13]], *cards[:3])
        log.wrong(FEW, seat, "lays", NAMES[rank], *cards[:2])
        log.wrong(MANY, seat, "lays", NAMES[rank], *cards)
        log.tell("lays", seat, NAMES[rank], *cards[:3], turn=True, leans=True)
        log.away(seat, *cards[:3])
        laid += cards[:3]
        if rng.random() < 0.3:
            doubter = rng.choice([each for each in range(number) if each != seat])
            log.tell("doubts", doubter)
            taker = doubter if all(card[1] == rank for card in cards[:3]) else seat
            log.hands[taker] += laid
            log.gone, laid = [], []
    return log


GAMES = {
    "three-card-i-doubt-it": three_cards,
    "eights": partial(eights, (2, 3, 4, 5)),
    "hollywood-eights": partial(eights, (2,)),
    "partnership-eights": partial(eights, (4,)),
    **dict.fromkeys(("fan-tan", "five-or-nine", "snip-snap-snorem", "play-or-pay"), in_sequence),
    "michigan": michigan,
    "go-boom": go_boom,
    "i-doubt-it": i_doubt_it,
}
