"""Six-bid solo and frog."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from referee.core.verdict import Verdict

from .euchre import pack
from .faults import AMOUNT, MANY, OPEN, UNSHOWN
from .log import Log, started
from .skat import counted
from .tricks import SUIT_NAMES, SUITS, trick, winner

PACK = pack("6")
DOWNWARDS = "ATKQJ9876"
#: in order; chips for a point, or for the whole with hearts for trumps and without; what is needed so
SIX = {
    "solo": (2, 0, 0), "heart-solo": (3, 0, 0), "misere": (0, 0, 0), "guarantee": (0, 40, 40), "spread-misere": (0, 60, 60),
    "call-solo": (0, 150, 100),
}  # fmt: skip
THREE = {"frog": (0, 0, 0), "chico": (2, 0, 0), "grand": (3, 0, 0)}
#: how a log tells a bid, where not by its name
SAID = {"frog": "with-widow"}
NEEDED = {"guarantee": (74, 80), "call-solo": (120, 120)}


def ranked(card: str, trump: str) -> tuple[str, int]:
    """Ace, ten, king, queen, jack, nine and down."""
    return card[0], 9 - DOWNWARDS.index(card[1])


def chips(verdict: Verdict, ruled: bool) -> dict[str, int]:
    """What each has got or paid."""
    sheet = verdict.score(ruled=ruled)
    return {name: total for name, total in zip(sheet.names, sheet.totals, strict=True) if total}


def six_bid(rng: Random, game: str) -> Log:
    """Games bid two by two, the widow left or taken, and eleven tricks in which who cannot follow trumps."""
    players = rng.choice((3, 3, 4))
    log = started(rng, game, players)
    log.reckoned = chips
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    seats = [seat for seat in log.clockwise((dealer + 1) % players) if players == 3 or seat != dealer]
    log.active = seats
    cards = rng.sample(PACK, len(PACK))
    log.gone, log.hands = [], [[] for _ in range(players)]
    for place, seat in enumerate(seats):
        log.hands[seat] = cards[11 * place : 11 * place + 11]
        log.tell("hand", seat, *log.hands[seat])
    under, values = cards[33:], SIX if game == "six-bid-solo" else THREE
    names = list(values)
    rank, maker = _bid(log, seats, names)
    if maker is None:
        log.due = {}
        return log
    name = names[rank]
    suits = {
        "solo": "CDS",
        "chico": "CDS",
        "heart-solo": "H",
        "grand": "H",
        "frog": "H",
        "guarantee": SUITS,
        "call-solo": SUITS,
    }
    suit = rng.choice(suits[name]) if name in suits else ""
    if name in ("solo", "chico", "guarantee", "call-solo"):
        if len(suits[name]) == 3:
            log.wrong(AMOUNT, maker, "makes", "hearts")
        log.tell("makes", maker, SUIT_NAMES[suit])
    if name == "call-solo":
        _calls(log, maker, under)
    if name == "frog":
        log.tell("widow", maker, *under)
        log.hands[maker] += under
        away = rng.sample(log.hands[maker], 3)
        log.wrong(MANY, maker, "discards", *away[:2], then=1)
        log.tell("discards", maker, *away)
        log.away(maker, *away)
    else:
        log.wrong(OPEN, next(seat for seat in seats if seat != maker), "looks", "widow")
        log.wrong(OPEN, maker, "looks", "widow")
    taken = _tricks(log, seats, maker, suit, name)
    points = counted(taken) + (counted(under) if "misere" not in name and name != "frog" else 0)
    log.due = {
        log.names[seat]: each for seat, each in _score(log, seats, maker, name, suit, points, values[name]).items() if each
    }
    return log


def _bid(log: Log, seats: list[int], names: list[str]) -> tuple[int, int | None]:
    """Of the first two who have not passed one speaks, and the other has the highest bid."""
    rng, rank, holder, left = log.rng, -1, None, list(seats)
    passed: list[int] = []
    while left and left != [holder]:
        speaker = next(seat for seat in left[:2] if seat != holder)
        if rank >= 0:
            lower = names[rng.randrange(rank + 1)]
            log.wrong(AMOUNT, speaker, "bids", SAID.get(lower, lower))
        log.wrong(AMOUNT, speaker, "bids", "tout")
        if rank == len(names) - 1 or rng.random() < 0.4:
            log.tell("passes", speaker, turn=True)
            left.remove(speaker)
            passed.append(speaker)
        else:
            rank = rng.randrange(rank + 1, min(rank + 3, len(names)))
            holder = speaker
            log.tell("bids", speaker, SAID.get(names[rank], names[rank]), turn=True, also=passed)
    return rank, holder


def _calls(log: Log, maker: int, under: list[str]) -> None:
    """A card called, and given up by who holds it."""
    called = log.rng.choice([card for card in PACK if card not in log.hands[maker]])
    log.tell("wants", maker, called)
    if called in under:
        return
    holder = next(seat for seat, hand in enumerate(log.hands) if called in hand)
    given = log.rng.choice(log.hands[maker])
    eldest = log.active[0]
    log.wrong(UNSHOWN, eldest, "play", next(card for card in log.hands[eldest] if card != called), errs=holder)
    log.tell("exchanges", maker, log.names[holder], given, called)
    for seat, old, new in ((maker, given, called), (holder, called, given)):
        log.hands[seat].remove(old)
        log.hands[seat].append(new)


def _tricks(log: Log, seats: list[int], maker: int, suit: str, name: str) -> list[str]:
    """All the tricks; what the Bidder took in them."""

    def may(hand: Sequence[str], played: Sequence[str]) -> Sequence[str]:
        if not played:
            return hand
        follows = [card for card in hand if card[0] == played[0][0]]
        return follows or [card for card in hand if card[0] == suit] or hand

    leader, taken = seats[0], list[str]()
    if name == "spread-misere":
        leader = next(seat for seat in log.clockwise(maker)[1:] if seat in seats)
    while log.hands[leader]:
        order = [seat for seat in log.clockwise(leader) if seat in seats]
        played = trick(log, order, may)
        if name == "spread-misere" and len(log.hands[leader]) == 10:
            _laid_open(log, maker)
        leader = winner(played, suit, ranked)
        taken += [card for _, card in played] if leader == maker else []
    return taken


def _laid_open(log: Log, maker: int) -> None:
    """Behind the opening lead stands that the Bidder shows his hand."""
    place = len(log.lines) - 3
    after = log.lines[place + 1 :]
    del log.lines[place + 1 :]
    hand = list(log.lines[place].hands[maker])
    log.wrong(UNSHOWN, after[0].seat, after[0].verb, *after[0].words, errs=maker)
    log.tell("exposes", maker, *hand)
    log.lines += after


def _score(
    log: Log, seats: list[int], maker: int, name: str, suit: str, points: int, value: tuple[int, int, int]
) -> dict[int, int]:
    """What each gets or pays, in chips."""
    each, in_hearts, otherwise = value
    made = points == 0 if "misere" in name else points >= NEEDED.get(name, (61, 61))[suit != "H"]
    chip = each * abs(points - 60) if each else in_hearts if suit == "H" else otherwise
    sign = 1 if made else -1
    others = [seat for seat in range(len(log.names)) if seat != maker and (seat in seats or not (made and each))]
    return {maker: sign * chip * len(others)} | dict.fromkeys(others, -sign * chip)


GAMES = {"six-bid-solo": six_bid, "frog": six_bid}
