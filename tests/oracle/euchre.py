"""Euchre, five hundred, napoleon, spoil five and the games made of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from referee.core.verdict import Verdict

from .faults import AMOUNT, FEW, MANY, UNKNOWN
from .log import Choice, Log, started
from .tricks import SUIT_NAMES, SUITS, Order, following, gathered, play_one, trick, winner

SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
PLAIN = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A"]
JOKER = "JK"


def pack(lowest: str, *more: str) -> list[str]:
    """The four suits from a rank up, and these cards."""
    ranks = [rank for rank in PLAIN[PLAIN.index(lowest) :] if rank not in ("11", "12", "13")]
    return [suit + rank for suit in SUITS for rank in ranks] + list(more)


PACK_OF_42 = pack("5", "D4", "H4")
PACK_OF_62 = pack("2", *(suit + rank for suit in SUITS for rank in ("11", "12")), "D13", "H13")


def with_bowers(card: str, trump: str) -> tuple[str, int]:
    """The joker, the jack of trumps and the other of its colour above the ace."""
    if card == JOKER:
        return trump or JOKER, 99
    suit, rank = card[0], card[1:]
    if trump and rank == "J" and suit == trump:
        return trump, 98
    if trump and rank == "J" and suit == SAME_COLOUR[trump]:
        return trump, 97
    return suit, PLAIN.index(rank)


def ace_high(card: str, trump: str) -> tuple[str, int]:
    """As the cards are printed."""
    return card[0], PLAIN.index(card[1:])


def five_fingers(card: str, trump: str) -> tuple[str, int]:
    """The five and the jack of trumps, the ace of hearts; red high, black low."""
    suit, rank = card[0], card[1:]
    if suit == trump and rank in ("5", "J"):
        return trump, 99 if rank == "5" else 98
    if card == "HA":
        return trump, 97
    if suit == trump and rank == "A":
        return trump, 96
    line = "A 2 3 4 5 6 7 8 9 T J Q K" if suit in "DH" else "T 9 8 7 6 5 4 3 2 A J Q K"
    return suit, line.split().index(rank)


def reneging(trump: str) -> Choice:
    """Follow suit or trump; the best three trumps need not be played to a lower one."""

    def may(hand: Sequence[str], on_table: Sequence[str]) -> Sequence[str]:
        if not on_table:
            return hand
        suit, worth = five_fingers(on_table[0], trump)
        trumps = [card for card in hand if five_fingers(card, trump)[0] == trump]
        if suit != trump:
            same = [card for card in hand if five_fingers(card, trump)[0] == suit]
            return same + trumps if same else hand
        bound = [card for card in trumps if five_fingers(card, trump)[1] < 97 or five_fingers(card, trump)[1] < worth]
        return trumps if bound else hand

    return may


def columns(verdict: Verdict, ruled: bool) -> dict[str, int]:
    """What the last deal brought to each column."""
    sheet = verdict.score(ruled=ruled)
    points: dict[str, int] = {}
    for entry in sheet.deals[-1].entries if sheet.deals else ():
        points[sheet.names[entry.side]] = points.get(sheet.names[entry.side], 0) + entry.points
    return {name: each for name, each in points.items() if each}


def _dealt(rng: Random, game: str, players: int, cards: list[str], each: int) -> tuple[Log, int, list[str]]:
    """So many cards to each: the log, the dealer, and what is left of the pack."""
    log = started(rng, game, players)
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    log.reckoned = columns
    return log, dealer, log.deal(rng.sample(cards, len(cards)), each)


def _discards(log: Log, seat: int, away: Sequence[str]) -> None:
    """Cards laid away, and one more or fewer than there are to be."""
    others = [card for card in log.hands[seat] if card not in away]
    log.wrong(MANY, seat, "discards", *away, others[0], then=4)
    if len(away) > 1:
        log.wrong(FEW, seat, "discards", *away[1:], then=4)
    log.tell("discards", seat, *away, turn=True)
    log.away(seat, *away)


def _play(log: Log, leader: int, trump: str, tricks: int, order: Order, may: Choice | None = None) -> list[int]:
    """So many tricks by those who take part; who won each."""
    winners = []
    for _ in range(tricks):
        seats = [seat for seat in log.clockwise(leader) if seat in log.active]
        may_here = may or following(trump, order)
        leader = winner(trick(log, seats, may_here), trump, order)
        winners.append(leader)
    return winners


# --- euchre


def euchre(players: int, lowest: str, march: int, rng: Random, game: str) -> Log:
    """The turn-up accepted by somebody, or another suit named, or nothing at all."""
    log, dealer, rest = _dealt(rng, game, players, pack(lowest), 5)
    turned, eldest = rest[0], (dealer + 1) % players
    log.tell("turns", dealer, turned)
    maker, trump, alone = None, "", False
    for seat in log.clockwise(eldest):
        if rng.random() < 0.3:
            maker, trump = seat, turned[0]
            alone = players == 4 and rng.random() < 0.3
            word = "lifts" if seat == dealer else "assists" if players == 4 and seat == (dealer + 2) % 4 else "orders"
            log.tell(word, seat, *(["alone"] if alone else []))
            if not (alone and (seat + 2) % 4 == dealer):
                log.hands[dealer].append(turned)
                away = rng.choice(log.hands[dealer][:-1])
                log.tell("discards", dealer, away)
                log.away(dealer, away)
            break
        log.tell("rejects" if seat == dealer else "passes", seat, turn=seat != dealer)
    for seat in [] if maker is not None else log.clockwise(eldest):
        log.wrong(UNKNOWN, seat, "makes", SUIT_NAMES[turned[0]])
        if rng.random() < 0.4:
            maker, trump = seat, rng.choice([suit for suit in SUITS if suit != turned[0]])
            alone = players == 4 and rng.random() < 0.3
            log.tell("makes", seat, SUIT_NAMES[trump], *(["alone"] if alone else []), turn=True)
            break
        log.tell("passes", seat, turn=True)
    if maker is None:
        log.due = {}
        return log
    log.active = [seat for seat in range(players) if not (alone and seat == (maker + 2) % 4)]
    leader = next(seat for seat in log.clockwise(eldest) if seat in log.active)
    won = _play(log, leader, trump, 5, with_bowers)
    log.due = _euchre_points(log, won, maker, 4 if alone else march)
    return log


def _euchre_points(log: Log, won: Sequence[int], maker: int, march: int) -> dict[str, int]:
    if len(log.names) == 4:
        side, other = ("N-S", "E-W") if maker % 2 == 0 else ("E-W", "N-S")
        tricks = sum(seat % 2 == maker % 2 for seat in won)
        return {other: 2} if tricks < 3 else {side: 1 if tricks < 5 else march}
    tricks = won.count(maker)
    if tricks < 3:
        return {name: 2 for seat, name in enumerate(log.names) if seat != maker}
    return {log.names[maker]: 1 if tricks < 5 else march}


#: what may be bid in auction euchre: the tricks it takes, and how many partners it gives
BIDS = {
    5: {3: (3, 1), 4: (4, 2), 5: (5, 2), 8: (5, 0), 15: (5, 0)},
    6: {3: (3, 2), 4: (4, 2), 5: (5, 2), 8: (5, 0), 15: (5, 0)},
    7: {4: (4, 1), 5: (5, 1), 6: (6, 2), 7: (7, 2), 10: (7, 0), 20: (7, 0)},
}


def auction_euchre(rng: Random, game: str) -> Log:
    """Points bid, the widow taken or not, a trump named, partners chosen."""
    players = rng.choice((5, 6, 7))
    each = 7 if players == 7 else 5
    log, dealer, rest = _dealt(rng, game, players, pack({5: "7", 6: "6", 7: "2"}[players]), each)
    eldest, bid, maker = (dealer + 1) % players, 0, -1
    for seat in log.clockwise(eldest):
        higher = [points for points in BIDS[players] if points > bid]
        if bid:
            log.wrong(AMOUNT, seat, "bids", bid)
        if higher and rng.random() < 0.4:
            bid, maker = rng.choice(higher), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        log.due = {}
        return log
    if bid not in (15, 20) and rng.random() < 0.7:
        widow = rest[: 3 if players == 7 else 2]
        log.tell("widow", maker, *widow)
        log.hands[maker] += widow
        _discards(log, maker, rng.sample(log.hands[maker], len(widow)))
    trump = rng.choice(SUITS)
    log.tell("makes", maker, SUIT_NAMES[trump], turn=True)
    others = [seat for seat in range(players) if seat != maker]
    number = BIDS[players][bid][1]
    if players == 6:
        partners = [seat for seat in others if seat % 2 == maker % 2]
        log.active = [seat for seat in range(6) if number or seat not in partners]
    else:
        partners = rng.sample(others, number)
        for seat in partners:
            log.tell("chooses", maker, log.names[seat])
    leader = next(seat for seat in log.clockwise(eldest) if seat in log.active)
    won = _play(log, leader, trump, each, with_bowers)
    own = {maker, *partners}
    made = sum(seat in own for seat in won) >= BIDS[players][bid][0]
    log.due = {name: bid for seat, name in enumerate(log.names) if (seat in own) is made}
    return log


# --- five hundred

#: six tricks by denomination, the lowest first (Avondale)
SIX_TRICKS = {"S": 40, "C": 60, "D": 80, "H": 100, "N": 120}
LADDER = [(tricks, suit) for tricks in range(6, 11) for suit in SIX_TRICKS]


def five_hundred(players: int, rng: Random, game: str) -> Log:
    """Bids that top each other, a widow taken, and ten tricks."""
    packs = {2: pack("7"), 3: pack("7"), 4: PACK_OF_42, 5: pack("2"), 6: PACK_OF_62}
    log, dealer, rest = _dealt(rng, game, players, [*packs[players], JOKER], 10)
    bid, maker = (0, ""), -1
    for seat in log.clockwise((dealer + 1) % players):
        higher = LADDER[LADDER.index(bid) + 1 :] if maker >= 0 else LADDER
        if maker >= 0:
            low = rng.choice(LADDER[: LADDER.index(bid) + 1])
            log.wrong(AMOUNT, seat, "bids", f"{low[0]}{low[1]}")
        if rng.random() < 0.6 and higher[:5]:
            bid, maker = rng.choice(higher[:5]), seat
            log.tell("bids", seat, f"{bid[0]}{bid[1]}", turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        log.due = {}
        return log
    trump, widow = "" if bid[1] == "N" else bid[1], rest[:3]
    log.tell("widow", maker, *widow)
    log.hands[maker] += widow
    _discards(log, maker, rng.sample([card for card in log.hands[maker] if card != JOKER], 3))
    partners = []
    if players == 5:
        partners = rng.sample([seat for seat in range(5) if seat != maker], 1 + (bid[0] >= 8))
        for seat in partners:
            log.tell("chooses", maker, log.names[seat])
    won = _play_with_joker(log, maker, trump)
    log.due = _five_hundred_points(log, won, bid, {maker, *partners})
    return log


def _play_with_joker(log: Log, leader: int, trump: str) -> list[int]:
    """Ten tricks; who leads the joker without trumps names the suit to be played to it."""
    winners = []
    for _ in range(10):
        seats, named = [seat for seat in log.clockwise(leader) if seat in log.active], log.rng.choice(SUITS)
        card = log.rng.choice(log.hands[leader])
        if card == JOKER and not trump:
            log.tell("play", leader, JOKER, turn=True)
            log.away(leader, JOKER)
            log.tell("announces", leader, SUIT_NAMES[named])
            trick(log, seats[1:], partial(_to_joker, named))
            winners.append(leader)
            continue
        if trump:
            played = trick(log, seats, following(trump, with_bowers))
        else:  # the joker might be led too, and a suit named with it
            log.tell("play", leader, card, turn=True, able=lambda hand: _without_joker(hand, ()))
            log.away(leader, card)
            played = [(leader, card)]
            for seat in seats[1:]:
                play_one(log, seat, played, _without_joker)
            log.closes()
        leader = winner(played, trump, with_bowers)
        winners.append(leader)
    return winners


def _without_joker(hand: Sequence[str], on_table: Sequence[str]) -> Sequence[str]:
    """Without trumps: here it is led where the log says so, and nowhere else."""
    if not on_table:
        return [card for card in hand if card != JOKER] or hand
    return following("", with_bowers)(hand, on_table)


def _to_joker(suit: str, hand: Sequence[str], on_table: Sequence[str]) -> Sequence[str]:
    """The suit that its leader has named."""
    return [card for card in hand if card[0] == suit and card != JOKER] or hand


def _five_hundred_points(log: Log, won: Sequence[int], bid: tuple[int, str], contractors: set[int]) -> dict[str, int]:
    number = len(log.names)
    sides = [(seat % 2 if number in (4, 6) else seat) for seat in range(number)]
    column = {side: "-".join(name for seat, name in enumerate(log.names) if sides[seat] == side) for side in sides}
    tricks = {side: sum(sides[seat] == side for seat in won) for side in column}
    own = {sides[seat] for seat in contractors}
    ours = sum(tricks[side] for side in own)
    value = SIX_TRICKS[bid[1]] + 100 * (bid[0] - 6)
    made = max(value, 250) if ours == 10 else value
    points = {column[side]: made if ours >= bid[0] else -value for side in own}
    return points | {column[side]: 10 * tricks[side] for side in column if side not in own and tricks[side]}


# --- napoleon


def napoleon(rng: Random, game: str) -> Log:
    """Bids of tricks, and five tricks with the suit of the first card as trump."""
    players = rng.choice((4, 5) if game == "widow-nap" else (2, 4, 6))
    log, dealer, _ = _dealt(rng, game, players, pack("2"), 5)
    bids = ["1", "2", "3", "4", "nap", "wellington", "blucher"]
    best, maker = -1, -1
    for seat in log.clockwise((dealer + 1) % players):
        if best >= 0:
            log.wrong(AMOUNT, seat, "bids", rng.choice(bids[: best + 1]))
        if rng.random() < 0.5 and best < len(bids) - 1:
            best, maker = rng.randrange(best + 1, len(bids)), seat
            log.tell("bids", seat, bids[best], turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        log.due = {}
        return log
    trump = rng.choice(log.hands[maker])[0]
    log.tell("play", maker, first := rng.choice([card for card in log.hands[maker] if card[0] == trump]), turn=True)
    log.away(maker, first)
    may = following(trump, ace_high)
    played = [(maker, first)]
    for seat in log.clockwise(maker)[1:]:
        play_one(log, seat, played, may)
    log.closes()
    won, log.trump = [winner(played, trump, ace_high)], trump
    won += _play(log, won[0], trump, 4, ace_high)
    made = won.count(maker) >= min(best + 1, 5)
    stake = best + 1 if best < 4 else 10 if made else {4: 5, 5: 10, 6: 20}[best]
    each = -stake if made else stake
    log.due = {name: each for seat, name in enumerate(log.names) if seat != maker}
    log.due |= {log.names[maker]: -each * (players - 1)}
    return log


# --- spoil five


def spoil_five(rng: Random, game: str) -> Log:
    """A card turned up, the ace robbing, and tricks until somebody has three."""
    players = 4 if game == "forty-five" else rng.choice((3, 5, 8))
    log, dealer, rest = _dealt(rng, game, players, pack("2"), 5)
    turned = rest[0]
    trump, ace = turned[0], f"{turned[0]}A"
    log.tell("turns", dealer, turned)
    holder = dealer if turned == ace else next((seat for seat, hand in enumerate(log.hands) if ace in hand), None)
    if holder is not None and rng.random() < 0.5:
        away = rng.choice([card for card in log.hands[holder] if card != ace])
        log.tell("robs", holder, away)
        log.away(holder, away)
        log.hands[holder].append(turned)
    elif holder is not None:
        log.tell("declines", holder)
    leader, won = (dealer + 1) % players, list[int]()
    for _ in range(5):
        leader = winner(trick(log, log.clockwise(leader), reneging(trump)), trump, five_fingers)
        won.append(leader)
        gathered(log, leader, won)
        if game == "spoil-five" and won.count(leader) == 3:
            break
    if game == "forty-five":
        ours = sum(seat % 2 == 0 for seat in won)
        side, tricks = ("N-S", ours) if ours > 2 else ("E-W", 5 - ours)
        log.due = {side: 10 if tricks == 5 else 5}
    else:
        chips = dict.fromkeys(log.names, -1)
        log.due = chips | ({log.names[leader]: players - 1} if won.count(leader) >= 3 else {})
    return log


def auction_forty_fives(rng: Random, game: str) -> Log:
    """Bids by five, a trump named, cards exchanged with the pack, and five tricks."""
    log, dealer, rest = _dealt(rng, game, 4, pack("2"), 5)
    bid, maker = 0, -1
    for seat in log.clockwise((dealer + 1) % 4):
        if bid:
            log.wrong(AMOUNT, seat, "bids", bid - 5 or bid)
        if bid < 30 and rng.random() < 0.5:
            bid, maker = rng.randrange(bid + 5, 31, 5), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        log.due = {}
        return log
    trump = rng.choice(SUITS)
    log.tell("makes", maker, SUIT_NAMES[trump], turn=True)
    for seat in log.clockwise((dealer + 1) % 4):
        away = rng.sample(log.hands[seat], rng.randrange(4))
        if away:
            log.tell("discards", seat, *away)
            log.away(seat, *away)
            new, rest = rest[: len(away)], rest[len(away) :]
            log.tell("draws", seat, *new)
            log.hands[seat] += new
    won = _play(log, (maker + 1) % 4, trump, 5, five_fingers, reneging(trump))
    points = [5 * sum(seat % 2 == side for seat in won) for side in (0, 1)]
    plays = [(line.words[0], line.seat) for line in log.lines if line.verb == "play"]
    trumps = [place for place, (card, _) in enumerate(plays) if five_fingers(card, trump)[0] == trump]
    if trumps:
        best = max(trumps, key=lambda place: five_fingers(plays[place][0], trump)[1])
        points[won[best // 4] % 2] += 5
    own = maker % 2
    points[own] = (60 if bid == 30 else points[own]) if points[own] >= bid else -bid
    log.due = {side: each for side, each in zip(("N-S", "E-W"), points, strict=True) if each}
    return log


def call_ace(rng: Random, game: str) -> Log:
    """The maker calls a suit, and who holds its best card is his partner without saying so (usp56 4131-4133)."""
    log, dealer, rest = _dealt(rng, game, rng.randint(4, 6), pack("7"), 5)
    number = len(log.names)
    log.tell("turns", dealer, rest[0])
    for seat in log.clockwise((dealer + 1) % number):
        log.tell("passes", seat, turn=True)
    maker = (dealer + 1) % number
    trump, called = rng.sample([suit for suit in SUITS if suit != rest[0][0]], 2)
    log.tell("makes", maker, SUIT_NAMES[trump], turn=True)
    log.tell("wants", maker, SUIT_NAMES[called])
    best = {seat: max((worth for suit, worth in ranked if suit == called), default=-1) for seat, ranked in _ranked(log, trump)}
    won = _play(log, maker, trump, 5, with_bowers)
    own = {maker, *([max(best, key=lambda seat: best[seat])] if max(best.values()) >= 0 else [])}
    tricks = sum(seat in own for seat in won)
    points = {seat: 2 if tricks in (0, 1, 2, 5) else 1 for seat in range(number) if (seat in own) is (tricks > 2)}
    if len(own) == 2 or tricks < 5:  # of a march by whoever has called his own card the book says nothing
        log.due = {log.names[seat]: each for seat, each in points.items()}
    return log


def _ranked(log: Log, trump: str) -> list[tuple[int, list[tuple[str, int]]]]:
    """Each hand with the suit and the worth of its cards."""
    return [(seat, [with_bowers(card, trump) for card in hand]) for seat, hand in enumerate(log.hands)]


GAMES = {
    "call-ace-euchre": call_ace,
    "euchre": partial(euchre, 4, "7", 2),
    "railroad-euchre": partial(euchre, 4, "7", 2),
    "three-hand-euchre": partial(euchre, 3, "7", 3),
    "two-hand-euchre": partial(euchre, 2, "9", 2),
    "auction-euchre": auction_euchre,
    "five-hundred": partial(five_hundred, 3),
    "two-hand-five-hundred": partial(five_hundred, 2),
    "four-hand-five-hundred": partial(five_hundred, 4),
    "five-hand-five-hundred": partial(five_hundred, 5),
    "six-hand-five-hundred": partial(five_hundred, 6),
    "napoleon": napoleon,
    "pool-nap": napoleon,
    "peep-nap": napoleon,
    "widow-nap": napoleon,
    "sir-garnet": napoleon,
    "spoil-five": spoil_five,
    "forty-five": spoil_five,
    "auction-forty-fives": auction_forty_fives,
}
