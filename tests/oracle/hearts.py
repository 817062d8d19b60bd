"""Hearts and its kin, each in its style: what is passed, what may be led, what goes at the first chance, and what counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from attrs import frozen

from referee.core.verdict import Verdict

from .faults import AMOUNT, FEW, MANY, UNDRAWN
from .log import Log, started
from .tricks import PACK, RANKS, SUIT_NAMES, SUITS, gathered, play_one

QUEEN = "SQ"
#: what is taken out of the pack of Black Maria, by the number of players
STRIPPED = {3: ("C2",), 4: (), 5: ("C2", "D2"), 6: ("C2", "D2", "H2", "S2"), 7: ("C2", "D2", "S2")}
PASS, THREE_EACH = (3, 3, 3, 2, 2), (3, 3, 3, 3, 3)


@frozen
class Style:
    """What the players keep to."""

    players: tuple[int, ...] = (3, 4, 5, 6, 7)
    packs: int = 1
    stripped: bool = False
    #: cards passed, by the number of players; none where the game knows no pass
    passed: tuple[int, ...] = ()
    left: bool = False
    clean_pass: bool = False
    #: the queen goes at the first chance from whom she was dealt to
    queen: bool = False
    #: a penalty card goes at the first chance
    forced: bool = False
    hearts_from: int = 1
    hearts_wait: bool = False
    stock: bool = False
    auction: bool = False
    #: what single cards count; hearts one and the queen thirteen where nothing is said
    values: tuple[tuple[str, int], ...] = (*((f"H{rank}", 1) for rank in RANKS), (QUEEN, 13))
    #: the card that counts ten for its owner; then everything else counts against him, and all of it is 26 the other way
    plus: str = ""
    pool: bool = False


def counting(*more: tuple[str, int], queen: int = 13) -> tuple[tuple[str, int], ...]:
    """A point a heart, the queen, and what counts more or otherwise."""
    return tuple((dict.fromkeys((f"H{rank}" for rank in RANKS), 1) | {QUEEN: queen} | dict(more)).items())


SPOTS = counting(*((f"H{rank}", place) for place, rank in enumerate(RANKS, 2)))
HEARTS = Style(passed=PASS, queen=True)
MARIA = Style((3, 4, 5, 6, 7), stripped=True, passed=THREE_EACH)
STYLES = {
    "hearts": HEARTS,
    "hearts-pool": Style((3, 4, 5), passed=PASS, queen=True, pool=True),
    "sweepstakes-hearts": Style((3, 4, 5), passed=PASS, queen=True, pool=True),
    "hearts-led-from-third-trick": Style((4, 5), passed=PASS, queen=True, hearts_from=3),
    "hearts-passed-left": Style((4, 5), passed=PASS, queen=True, left=True),
    "hearts-passed-across-too": Style((4,), passed=PASS, queen=True),
    "social-hearts": Style((4, 5), passed=PASS),
    "omnibus-hearts": Style((4, 5, 6), passed=PASS, queen=True, plus="DT"),
    "omnibus-hearts-with-jack": Style((4, 5, 6), passed=PASS, queen=True, plus="DJ"),
    "cancellation-hearts": Style((7, 8, 9, 10), packs=2, queen=True),
    "hearts-without-black-lady": Style(values=counting(queen=0)),
    "domino-hearts": Style((2, 3, 4, 5, 6, 7), stock=True, values=counting(queen=0)),
    "spot-hearts": Style(passed=PASS, queen=True, values=SPOTS),
    "auction-hearts": Style(auction=True, pool=True),
    "black-maria-arnold": MARIA,
    "black-maria-moon": MARIA,
    "black-maria-passed-left": Style((3, 4), stripped=True, passed=THREE_EACH, left=True),
    "black-maria-clean-pass": Style((3, 4), stripped=True, passed=THREE_EACH, clean_pass=True),
    "black-maria-hearts-wait": Style((3, 4), stripped=True, passed=THREE_EACH, hearts_wait=True),
    "black-maria-hearts-from-fourth-round": Style((3, 4), stripped=True, passed=THREE_EACH, hearts_from=4),
    "black-maria-forced-discard": Style((3, 4), stripped=True, passed=THREE_EACH, forced=True),
    "black-maria-high-spades": Style((3, 4), stripped=True, passed=THREE_EACH, values=counting(("SA", 7), ("SK", 10))),
    "black-maria-pink-lady": Style((3, 4), stripped=True, passed=THREE_EACH, values=counting(("HQ", 13))),
    "black-maria-graded-hearts": Style(
        (3, 4), stripped=True, passed=THREE_EACH, values=counting(("HA", 5), ("HK", 4), ("HQ", 3), ("HJ", 2))
    ),
}


def hearts(rng: Random, game: str) -> Log:
    """One deal to its end."""
    style = STYLES[game]
    log = started(rng, game, rng.choice(style.players))
    dealer = rng.randrange(len(log.names))
    dealt, stock = _dealt(log, style, dealer)
    leader = (dealer + 1) % len(log.names)
    taken = _play_drawing(log, style, leader, stock) if style.stock else _play(log, style, leader, stock, dealt)
    log.due, log.reckoned = [points(style, cards) for cards in taken], _points
    return log


def _dealt(log: Log, style: Style, dealer: int) -> tuple[list[tuple[str, ...]], list[str]]:
    """The hands as they were dealt, before anything is passed, and what is left of the pack."""
    number = len(log.names)
    pack = [card for card in PACK if not (style.stripped and card in STRIPPED[number])] * style.packs
    log.tell("dealer", dealer)
    stock = log.deal(log.rng.sample(pack, len(pack)), 6 if style.stock else len(pack) // number)
    dealt = [tuple(hand) for hand in log.hands]
    if style.passed:
        _pass(log, style, dict(zip(range(3, 8), style.passed, strict=True))[number])
    return dealt, stock


def pooled(rng: Random, game: str) -> Log:
    """Deals for a pool, into which each puts a chip for each point; what nobody wins waits (usp56 3733-3735, 3797-3803)."""
    style = STYLES[game]
    log = started(rng, game, rng.choice(style.players))
    number, dealer = len(log.names), rng.randrange(len(log.names))
    chips, pool, bidder, deals = [0] * number, 0, -1, rng.choice((1, 1, 2, 3))
    for deal in range(1, deals + 1):
        if deals > 1:
            log.tell("deal", None, deal)
        dealt, stock = _dealt(log, style, dealer)
        leader, suit = (dealer + 1) % number, "H"
        if style.auction:
            if bidder < 0:  # who bid for a pool that nobody won names the suit again
                bid, bidder = _auction(log, dealer)
                chips[bidder] -= bid
                pool += bid
            leader, suit = bidder, rng.choice(SUITS)
            log.tell("makes", bidder, SUIT_NAMES[suit], turn=True)
        taken = _play(log, style, leader, stock, dealt)
        paid = [sum(card[0] == suit for card in cards) if style.auction else points(style, cards) for cards in taken]
        chips = [each - less for each, less in zip(chips, paid, strict=True)]
        pool += sum(paid)
        winners = _pool_to(game, paid)
        for seat in winners:
            chips[seat] += pool // len(winners)
        if winners:
            pool, bidder = pool % len(winners), -1
        dealer = (dealer + 1) % number
    log.due = chips
    return log


def _pool_to(game: str, paid: Sequence[int]) -> list[int]:
    """Who shares the pool: the lowest; who has paid nothing; at an auction one such or two, if not one has paid for all."""
    clean = [seat for seat, each in enumerate(paid) if not each]
    if game == "hearts-pool":
        return [seat for seat, each in enumerate(paid) if each == min(paid)]
    if game == "auction-hearts" and (len(clean) > 2 or max(paid) == sum(paid)):
        return []
    return clean


def points(style: Style, cards: Sequence[str]) -> int:
    """What the cards taken count."""
    values = dict(style.values)
    count = sum(values.get(card, 0) for card in cards)
    if not style.plus:
        return count
    return 26 if count == 26 and style.plus in cards else 10 * (style.plus in cards) - count


def _points(verdict: Verdict, ruled: bool) -> list[int]:
    deal = verdict.deals[0]
    return list((deal.ruled if ruled else deal.played).points)  # type: ignore[union-attr]


def _pass(log: Log, style: Style, number: int) -> None:
    """Each passes cards on, before he has those that come to him."""
    players, step, given = len(log.names), 1 if style.left else -1, []
    for seat, hand in enumerate(log.hands):
        free = [card for card in hand if not (style.clean_pass and (card == QUEEN or card[0] == "H"))]
        cards = log.rng.sample(free, number) if len(free) >= number else hand[:number]
        to = (seat + step) % players
        given.append((to, cards))
        more = next(card for card in (free or hand) if card not in cards) if len(free) > number else ""
        log.wrong(FEW, seat, "passes", log.names[to], *cards[1:])
        if more:
            log.wrong(MANY, seat, "passes", log.names[to], *cards, more)
        log.tell("passes", seat, log.names[to], *cards)
        for card in cards:
            hand.remove(card)
    for to, cards in given:
        log.hands[to] += cards


def _auction(log: Log, dealer: int) -> tuple[int, int]:
    """The right to name the suit, for the highest bid, and whose that is."""
    number = len(log.names)
    best, bidder = 0, (dealer + 1) % number
    for seat in log.clockwise((dealer + 1) % number):
        if best:
            log.wrong(AMOUNT, seat, "bids", best)
        if log.rng.random() < 0.6 or not best:
            best, bidder = best + log.rng.randint(1, 3), seat
            log.tell("bids", seat, best, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    return best, bidder


def _play(log: Log, style: Style, leader: int, stock: Sequence[str], dealt: Sequence[Sequence[str]]) -> list[list[str]]:
    """All tricks; the cards that were left over go to whoever takes the first, and what nobody wins to whoever wins next."""
    taken: list[list[str]] = [[] for _ in log.names]
    number, broken, waiting, widow = 1, False, list[str](), list(stock)
    kept = any(QUEEN in hand and QUEEN in was for hand, was in zip(log.hands, dealt, strict=True))
    while any(log.hands):
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            early = number < style.hearts_from or (style.hearts_wait and not broken)
            play_one(log, seat, played, partial(_may, style, early, kept))
        log.closes()
        broken |= any(card[0] == "H" != played[0][1][0] for _, card in played)
        waiting += [card for _, card in played]
        cards = [card for _, card in played]
        alone = [(RANKS.index(card[1]), seat) for seat, card in played if card[0] == cards[0][0] and cards.count(card) == 1]
        if alone:
            leader = max(alone)[1]
            taken[leader] += waiting + widow
            waiting, widow = [], []
            gathered(log, leader, [leader] * number)
        number += 1
    return taken


def _may(style: Style, early: bool, kept: bool, hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
    """The cards that he may play; kept: whoever has the queen was dealt her."""
    if not trick:
        return [card for card in hand if not (early and card[0] == "H")] or hand
    same = [card for card in hand if card[0] == trick[0][0]]
    if same:
        return same
    if style.forced:
        return [card for card in hand if card == QUEEN] or [card for card in hand if card[0] == "H"] or hand
    return [card for card in hand if style.queen and card == QUEEN and kept] or hand


def _play_drawing(log: Log, style: Style, leader: int, stock: list[str]) -> list[list[str]]:
    """Who has not the suit led draws until he has it; who is out plays no more, and the last keeps what he holds."""
    taken: list[list[str]] = [[] for _ in log.names]
    log.active = list(range(len(log.names)))
    while len(log.active) > 1:
        played: list[tuple[int, str]] = []
        for seat in log.clockwise(leader):
            if seat not in log.active:
                continue
            led = played[0][1][0] if played else ""
            drawn: list[str] = []
            while led and stock and not any(card[0] == led for card in log.hands[seat] + drawn):
                drawn.append(stock.pop())
            if drawn:
                log.wrong(UNDRAWN, seat, "play", log.rng.choice(log.hands[seat]))
                log.tell("draws", seat, *drawn)
                log.hands[seat] += drawn
            play_one(log, seat, played, partial(_may, style, False, False), bound=bool(stock))
        log.closes()
        leader = max((card[0] == played[0][1][0], RANKS.index(card[1]), seat) for seat, card in played)[2]
        taken[leader] += [card for _, card in played]
        log.active = [seat for seat in log.active if log.hands[seat]]
        leader = next((seat for seat in log.clockwise(leader) if seat in log.active), leader)
    for cards, hand in zip(taken, log.hands, strict=True):
        cards += hand
    return taken


GAMES = {game: pooled if style.pool else hearts for game, style in STYLES.items()}
