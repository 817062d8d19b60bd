"""Eights, michigan, fan tan and its kin, I doubt it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from referee.families import games

from .children import NAMES
from .faults import FEW, FIT, MANY, NO_RIGHT, UNTRUE
from .gin import Form, each_game, sheets
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


#: what an eight, an ace and a card with a face count
EIGHTS, HOLLYWOOD = {"8": 50, "A": 1}, {"8": 20, "A": 15}
#: a game that ends at a hundred, and brings no more
OF_HUNDRED = Form(box=0, shutout=False, games=3, goes_on=True, bonus=0)


def _counts(hand: Sequence[str], worth: dict[str, int]) -> int:
    return sum(worth.get(card[1], min(10, place(card) + 1)) for card in hand)


def eights(players: Sequence[int], rng: Random, game: str) -> Log:
    """A card of the suit or rank, an eight at any time; who has none draws until he has, or passes when the stock is gone."""
    log = started(rng, game, rng.choice(players))
    _one_of_eights(log, len(log.names) - 1)
    partners = game == "partnership-eights"
    counts = [_counts(hand, EIGHTS) for hand in log.hands]
    if partners:
        counts = [counts[0] + counts[2], counts[1] + counts[3]]
    low = [side for side, count in enumerate(counts) if count == min(counts)]
    paid = [count - min(counts) for count in counts]
    if any(each % len(low) for each in paid):
        return log  # of what cannot be divided the book says nothing
    log.due = [sum(paid) // len(low) if side in low else -each for side, each in enumerate(paid)]
    return log


def hollywood_eights(rng: Random, game: str) -> Log:
    """Hands of two, entered in three games at once, and in a fourth when one has ended."""
    log, sheet, hands = started(rng, game, 2), sheets(OF_HUNDRED, 2), rng.randint(1, 5)
    for number in range(1, hands + 1):
        if hands > 1:
            log.tell("deal", None, number)
        _one_of_eights(log, number % 2)
        counts = [_counts(hand, HOLLYWOOD) for hand in log.hands]
        sheet.hand([max(0, counts[1] - counts[0]), max(0, counts[0] - counts[1])])
    log.due, log.reckoned = [each.points for each in sheet.games], each_game
    return log


def _one_of_eights(log: Log, dealer: int) -> None:
    """A hand until somebody is out, and between partners both of a side, or until nobody can play."""
    rng, number = log.rng, len(log.names)
    log.tell("dealer", dealer)
    stock = log.deal(rng.sample(PACK, len(PACK)), 7 if number == 2 else 5)
    while stock[-1][1] == "8":
        rng.shuffle(stock)
    top, called, seat, passes = stock.pop(), "", (dealer + 1) % number, 0
    log.tell("pile", None, "stock", len(stock))
    log.tell("turns", None, "starter", top)
    log.gone.append(top)
    partners = log.game == "partnership-eights"
    while passes < sum(map(bool, log.hands)):
        fits = partial(_fits_eights, top, called)
        hand = log.hands[seat]
        if not hand:
            seat = (seat + 1) % number
            continue
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
            out = [each for each in range(number) if not log.hands[each]]
            log.tell("passes", seat, turn=True, also=[*_able(log, fits), *out])
            passes, seat = passes + 1, (seat + 1) % number
            continue
        top, called, passes = rng.choice(able), "", 0
        log.tell("play", seat, top, turn=True, able=lambda hand, fits=fits: [card for card in hand if fits(card)])  # type: ignore[misc]
        log.away(seat, top)
        if not hand and not (partners and log.hands[(seat + 2) % 4]):
            break
        if top[1] == "8":
            called = rng.choice(SUITS)
            log.tell("names", seat, SUIT_NAMES[called])
        seat = (seat + 1) % number


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
    number, doubting = len(log.names), rng.choice((0.04, 0.3))
    _all_dealt(log)
    laid, seat, at = list[str](), 0, 12
    for _ in range(60):
        rank, hand = RANKS[at], log.hands[seat]
        true = [card for card in hand if card[1] == rank][: 4 if number < 6 else 8]
        cards = true if true and rng.random() < 0.7 else rng.sample(hand, min(len(hand), rng.randint(1, 4)))
        log.wrong(UNTRUE, seat, "lays", NAMES[RANKS[at - 2]], *cards)
        log.tell("lays", seat, NAMES[rank], *cards, turn=True, leans=True)
        log.away(seat, *cards)
        laid += cards
        if rng.random() < (doubting if hand else 0.5):
            laid = _doubted(log, seat, laid, all(card[1] == rank for card in cards))
        if not hand:
            break
        seat, at = (seat + 1) % number, (at - 1) % 13
    _paid_for_out(log, seat)
    return log


def _doubted(log: Log, seat: int, laid: list[str], true: bool) -> list[str]:
    """Somebody doubts it, and whoever is wrong takes what was laid; nothing lies there then."""
    doubter = log.rng.choice([each for each in range(len(log.names)) if each != seat])
    log.tell("doubts", doubter)
    log.hands[doubter if true else seat] += laid
    log.gone = []
    return []


def _paid_for_out(log: Log, seat: int) -> None:
    """One of each other for whoever is out; nothing as long as nobody is."""
    number, out = len(log.names), not log.hands[seat]
    log.due = [out * (number - 1) if each == seat else -out for each in range(number)]


def three_cards(rng: Random, game: str) -> Log:
    """The same with three cards at a time and a rank above the last one, filled up from the cards left (usp56 6285-6287)."""
    log = started(rng, game, rng.randint(3, 5))
    number, doubting = len(log.names), rng.choice((0.04, 0.3))
    log.tell("dealer", number - 1)
    stock = log.deal(rng.sample(PACK, 52), 52 // number)
    laid, at, seat = list[str](), rng.randrange(13), 0
    for turn in range(40):
        seat, rank = turn % number, RANKS[(at + turn) % 13]
        hand = log.hands[seat]
        if len(hand) < 3 and len(hand) + len(stock) < 3:
            return log  # what happens then is not told
        while len(hand) < 3:
            log.wrong(FEW, seat, "lays", NAMES[rank], *hand)
            log.tell("draws", seat, stock[-1])
            hand.append(stock.pop())
        alike = [card for card in hand if card[1] == rank]
        cards = alike[:3] if len(alike) > 2 else rng.sample(hand, 3)
        if turn:
            log.wrong(UNTRUE, seat, "lays", NAMES[RANKS[(at + turn + 5) % 13]], *cards)
        log.wrong(FEW, seat, "lays", NAMES[rank], *cards[:2])
        if len(hand) > 3:
            log.wrong(MANY, seat, "lays", NAMES[rank], *cards, next(card for card in hand if card not in cards))
        log.tell("lays", seat, NAMES[rank], *cards, turn=True, leans=True)
        log.away(seat, *cards)
        laid += cards
        if rng.random() < (doubting if hand else 0.5):
            laid = _doubted(log, seat, laid, all(card[1] == rank for card in cards))
        if not hand:
            break
    _paid_for_out(log, seat)
    return log


GAMES = {
    "three-card-i-doubt-it": three_cards,
    "eights": partial(eights, (2, 3, 4, 5)),
    "hollywood-eights": hollywood_eights,
    "partnership-eights": partial(eights, (4,)),
    **dict.fromkeys(("fan-tan", "five-or-nine", "snip-snap-snorem", "play-or-pay"), in_sequence),
    "michigan": michigan,
    "go-boom": go_boom,
    "i-doubt-it": i_doubt_it,
}
