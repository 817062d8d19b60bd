"""Skat, Räuber Skat, Ramsch, schafskopf, auction sheepshead and solo."""

from __future__ import annotations

from random import Random

from referee.core.verdict import Verdict

from .euchre import columns, pack
from .faults import AMOUNT, MANY, MOMENT, OPEN, TAKEN, UNSHOWN
from .log import Log, started
from .tricks import SUIT_NAMES, SUITS, following, trick, winner

PACK = pack("7")
JACKS = ["CJ", "SJ", "HJ", "DJ"]
DOWNWARDS = "ATKQ987"
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SOLO = {"D": 9, "H": 10, "S": 11, "C": 12}
TOURNEE = {"D": 5, "H": 6, "S": 7, "C": 8}
#: what some game is worth
BIDS = sorted({20, 40} | {base * times for base in (*SOLO.values(), *TOURNEE.values(), 16, 20, 24) for times in range(2, 17)})
NO_BIDS = [11, 13, 17, 19, 23, 26, 29, 31, 34, 37, 38]


def ranked(card: str, trump: str) -> tuple[str, int]:
    """The jacks are trumps, with a suit or alone ("J"); at null (no trump) the ten stands below the jack."""
    if trump and card in JACKS:
        return trump, 20 - JACKS.index(card)
    if trump:
        return card[0], 7 - DOWNWARDS.index(card[1])
    return card[0], 8 - "AKQJT987".index(card[1])


def _tricks(log: Log, leader: int, trump: str) -> list[tuple[int, list[tuple[int, str]]]]:
    done = []
    while log.hands[leader]:
        cards = trick(log, [seat for seat in log.clockwise(leader) if seat in log.active], following(trump, ranked))
        leader = winner(cards, trump, ranked)
        done.append((leader, cards))
    return done


def counted(cards: list[str]) -> int:
    """What these cards count."""
    return sum(CARD_POINTS.get(card[1], 0) for card in cards)


def _dealt(rng: Random, game: str, players: int) -> tuple[Log, int, list[int], list[str]]:
    """Ten cards to each of three, and two for the skat."""
    log = started(rng, game, players)
    log.reckoned = columns
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    out = {3: (), 4: (0,), 5: (0, 3)}[players]
    seats = [seat for seat in log.clockwise((dealer + 1) % players) if (seat - dealer) % players not in out]
    log.active = seats
    cards = rng.sample(PACK, len(PACK))
    log.gone = []
    log.hands = [[] for _ in range(players)]
    for place, seat in enumerate(seats):
        log.hands[seat] = cards[10 * place : 10 * place + 10]
        log.tell("hand", seat, *log.hands[seat])
    return log, dealer, seats, cards[30:]


def _bid(log: Log, seats: list[int]) -> tuple[int, int | None]:
    """One bids and another holds; what was bid, and who stays."""
    rng, bid, listener = log.rng, 0, seats[0]
    for bidder in seats[1:]:
        while True:
            log.wrong(AMOUNT, bidder, "bids", rng.choice(NO_BIDS))
            if bid:
                log.wrong(AMOUNT, bidder, "bids", bid)
            higher = [each for each in BIDS if each > bid][:3]
            if rng.random() < 0.5 or bid > 40:
                log.tell("passes", bidder, turn=True)
                break
            bid = rng.choice(higher)
            log.tell("bids", bidder, bid, turn=True)
            if rng.random() < 0.6:
                log.tell("passes", listener, turn=True)
                listener = bidder
                break
            log.tell("bids", listener, "hold", turn=True)
    return bid, listener if bid else None


def most_worth(hand: list[str], base: int, suit: str, most: int) -> int:
    """The most that a game can come to with this hand, whatever two cards lie in the skat."""
    line = JACKS + ([suit + rank for rank in DOWNWARDS] if suit != "J" else [])
    missing = [place for place, card in enumerate(line) if card not in hand] + [len(line)] * 3
    against = next((place for place, card in enumerate(line) if card in hand), len(line))
    return base * (max(against, missing[2]) + most)


def _choice(log: Log, maker: int, bid: int) -> tuple[str, str]:
    """A game that can come up to the bid, and its suit."""
    hand, found = log.hands[maker], [("null", "")] * (bid <= 20) + [("null-ouvert", "")] * (bid <= 40)
    found += [("solo", suit) for suit in SUITS if most_worth(hand, SOLO[suit], suit, 5) >= bid]
    found += [(kind, "J") for kind, base in (("grand", 20), ("grand-ouvert", 24)) if most_worth(hand, base, "J", 5) >= bid]
    if log.game == "rauber-skat":
        found += [("with-skat", suit) for suit in SUITS]
    else:
        schwarz = 3 if log.game == "skat-league-rules" else 4
        found += [("tournee", "")] * 3 * (bid <= 40)
        found += [("guckser", "J")] * 3 * (most_worth(hand, 16, "J", schwarz) >= bid)
    return log.rng.choice(found)


def skat(rng: Random, game: str) -> Log:
    """Bids, a game undertaken with the skat or without it, and ten tricks."""
    league = game == "skat-league-rules"
    log, dealer, seats, under = _dealt(rng, game, rng.choice((3, 3, 4, 5)))
    if league:
        log.wrong(OPEN, rng.choice(seats), "looks", "widow")
        log.wrong(TAKEN, rng.choice(seats), "widow")
    bid, maker = _bid(log, seats)
    if maker is None:
        maker = seats[0]
        if rng.random() < 0.5:
            announces = league and rng.random() < 0.5
            log.tell(*(("undertakes", maker, "ramsch") if announces else ("passes", maker)), turn=not announces)
            return _ramsch(log, seats, under, leader_wins=announces or not league)
    kind, suit = _choice(log, maker, bid)
    twelve = log.hands[maker] + under
    other = next(seat for seat in seats if seat != maker)
    dear, open_skat = False, kind in ("with-skat", "tournee", "guckser")
    log.wrong(TAKEN, other, "undertakes", "grand")
    if bid > 20:
        log.wrong(AMOUNT, maker, "undertakes", "null")
    if league and kind == "guckser":
        log.wrong(MOMENT, maker, "widow", *under)
    if kind == "tournee":
        log.tell("undertakes", maker, "tournee")
        dear = rng.random() < 0.5
        if dear:
            log.tell("rejects", maker)
            if league:
                log.wrong(UNSHOWN, maker, "widow", *under)
        elif league:
            log.wrong(OPEN, maker, "looks", "widow")
        turned = under[dear]
        log.tell("turns", maker, turned)
        base, suit = TOURNEE[turned[0]], turned[0]
        if turned[1] == "J" and rng.random() < 0.5:
            log.tell("undertakes", maker, "grand")
            base, suit = 12, "J"
    elif kind == "with-skat":
        _takes(log, maker, under)
        log.tell("undertakes", maker, "solo", SUIT_NAMES[suit])
        base = SOLO[suit]
    else:
        log.tell("undertakes", maker, kind, *([SUIT_NAMES[suit]] if kind == "solo" else []))
        base = {"solo": SOLO[suit] if kind == "solo" else 0, "grand": 20, "grand-ouvert": 24, "guckser": 16}.get(kind, 0)
        dear |= kind == "guckser"
    predicted = 0
    if kind in ("solo", "grand") and rng.random() < 0.3:
        predicted = rng.choice((3, 5))
        log.tell("predicts", maker, "schneider" if predicted == 3 else "schwarz")
    if kind in ("tournee", "guckser"):
        _takes(log, maker, under)
    if kind.endswith("ouvert") and league:
        log.wrong(UNSHOWN, seats[0], "play", log.hands[seats[0]][0], errs=maker)
        log.may_show = [maker]
        log.tell("exposes", maker, "hand")
    if league:
        _peeps(log, maker, dealer, open_skat)
    done = _tricks(log, seats[0], suit)
    own = [card for who, cards in done if who == maker for _, card in cards]
    left = [card for card in PACK if card not in {card for _, cards in done for _, card in cards}]
    number, points = sum(who == maker for who, _ in done), counted(own + left)
    if kind.startswith("null"):
        value = 20 if kind == "null" else 40
        log.due = {log.names[maker]: value if number == 0 else -value}
        return log
    line = JACKS + ([suit + rank for rank in DOWNWARDS] if suit != "J" else [])
    held = [card in twelve for card in line]
    run = next((place for place, each in enumerate(held) if each is not held[0]), len(held))
    schwarz = 3 if league and open_skat else 4
    reached = schwarz if number in (0, 10) else 2 if points > 90 or points < 31 else 1
    promised = 5 if kind == "grand-ouvert" else predicted
    value = base * (run + max(reached, promised))
    kept = number == 10 if promised == 5 else points > 90 if promised == 3 else points > 60
    if kept and value >= bid:
        log.due = {log.names[maker]: value}
    else:
        lost = value if value >= bid else -(-bid // base) * base
        log.due = {log.names[maker]: -lost * (2 if dear else 1)}
    assert open_skat or len(left) == 2
    return log


def _peeps(log: Log, maker: int, dealer: int, open_skat: bool) -> None:
    """Looks at the skat that nobody may take in the play."""
    opponent = next(seat for seat in log.active if seat != maker)
    log.wrong(OPEN, opponent, "looks", "widow")
    if not open_skat:
        log.wrong(OPEN, maker, "looks", "widow")
    if dealer not in log.active:
        log.wrong(OPEN, dealer, "looks", "widow")


def _takes(log: Log, maker: int, under: list[str]) -> None:
    """The skat taken up, and two cards laid away."""
    log.tell("widow", maker, *under)
    log.hands[maker] += under
    away = log.rng.sample(log.hands[maker], 2)
    if log.game == "skat-league-rules":
        log.wrong(MANY, maker, "discards", *away, next(card for card in log.hands[maker] if card not in away), then=1)
    log.tell("discards", maker, *away)
    log.away(maker, *away)


def ramsch(rng: Random, game: str) -> Log:
    """Each for himself."""
    log, _, seats, under = _dealt(rng, game, 3)
    return _ramsch(log, seats, under)


def _ramsch(log: Log, seats: list[int], under: list[str], *, leader_wins: bool = True) -> Log:
    done = _tricks(log, seats[0], "J")
    score = {seat: counted([card for who, cards in done if who == seat for _, card in cards]) for seat in seats}
    score[done[-1][0]] += counted(under)
    number = {seat: sum(who == seat for who, _ in done) for seat in seats}
    if 10 in number.values():
        log.due = {log.names[next(seat for seat in seats if number[seat] == 10)]: -30}
        return log
    low = [seat for seat in seats if score[seat] == min(score.values())]
    last = {seat: max((at for at, (who, _) in enumerate(done) if who == seat), default=-1) for seat in seats}
    best = seats[0] if len(low) == 3 else min(low, key=last.__getitem__)
    if len(low) == 3 and not leader_wins:
        log.due = {}
        return log
    log.due = {log.names[best]: 10 if number[best] else 20}
    return log


# --- schafskopf

MATADORS = [suit + rank for rank in "QJ" for suit in "CSHD"]


def sheepshead(card: str, trump: str) -> tuple[str, int]:
    """Queens and jacks are trumps with the diamonds."""
    if card in MATADORS:
        return "D", 20 - MATADORS.index(card)
    return card[0], 6 - "ATK987".index(card[1])


def schafskopf(rng: Random, game: str) -> Log:
    """The blind for the first who wants it, or least; ten tricks."""
    log, _, seats, under = _dealt(rng, game, rng.choice((3, 3, 4, 5)))
    maker = None
    for seat in seats:
        if rng.random() < 0.4:
            maker = seat
            _takes(log, seat, under)
            break
        log.tell("passes", seat, turn=True)
    leader, done = seats[0], []
    while log.hands[leader]:
        order = [seat for seat in log.clockwise(leader) if seat in log.active]
        cards = trick(log, order, following("D", sheepshead))
        leader = winner(cards, "D", sheepshead)
        done.append((leader, cards))
    number = {seat: sum(who == seat for who, _ in done) for seat in seats}
    score = {seat: counted([card for who, cards in done if who == seat for _, card in cards]) for seat in seats}
    left = [card for card in PACK if card not in {card for _, cards in done for _, card in cards}]
    if maker is not None:
        points = score[maker] + counted(left)
        worth = 6 if number[maker] == (10 if points > 60 else 0) else 4 if points > 90 or points < 31 else 2
        log.due = {log.names[maker]: worth if points > 60 else -worth}
        return log
    score[done[-1][0]] += counted(left)
    if 10 in number.values():
        log.due = {log.names[done[0][0]]: -4}
        return log
    low = [seat for seat in seats if score[seat] == min(score.values())]
    last = {seat: max((at for at, (who, _) in enumerate(done) if who == seat), default=-1) for seat in seats}
    best = seats[2] if len(low) == 3 else min(low, key=last.__getitem__)
    log.due = {log.names[best]: 2 if number[best] else 4}
    return log


# --- auction sheepshead


def told_game(verdict: Verdict, ruled: bool) -> str:
    """Whether the bid was made."""
    return verdict.deals[-1].told(ruled=ruled).get("game", "")


def auction_sheepshead(rng: Random, game: str) -> Log:
    """Points over sixty bid, a trump named, and eight tricks, two against two."""
    log = started(rng, game, 4)
    log.reckoned = told_game
    dealer = rng.randrange(4)
    log.tell("dealer", dealer)
    log.deal(rng.sample(PACK, len(PACK)), 8)
    bid, maker = -1, -1
    for seat in log.clockwise((dealer + 1) % 4):
        log.wrong(AMOUNT, seat, "bids", rng.choice((61, 75)) if bid < 0 else rng.randrange(bid + 1))
        if rng.random() < 0.5 and bid < 60:
            bid, maker = rng.randrange(bid + 1, 61), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        log.due = ""
        return log
    suit = rng.choice(SUITS)
    log.tell("makes", maker, SUIT_NAMES[suit])
    done = _tricks(log, (dealer + 1) % 4, suit)
    points = counted([card for who, cards in done if who % 2 == maker % 2 for _, card in cards])
    log.due = "made" if points >= 60 + bid else "lost"
    return log


# --- solo, of the kind of ombre


def with_black_queens(card: str, trump: str) -> tuple[str, int]:
    """The queen of clubs, the seven of trumps and the queen of spades above all."""
    best = ["CQ", f"{trump}7", "SQ"]
    return (trump, 20 - best.index(card)) if card in best else (card[0], 8 - "AKQJT987".index(card[1]))


def ombre(rng: Random, game: str) -> Log:
    """One asks and is outbid by questions, or all pass; eight tricks."""
    log = started(rng, game, 4)
    log.reckoned = columns
    dealer = rng.randrange(4)
    log.tell("dealer", dealer)
    log.deal(rng.sample(PACK, len(PACK)), 8)
    eldest, words = (dealer + 1) % 4, ["ask", "color", "solo", "solo-color", "tout", "tout-color"]
    holder, rank = None, -1
    for seat in log.clockwise(eldest):
        while True:
            if rng.random() < 0.5 or rank == 5:
                log.tell("passes", seat, turn=True)
                break
            rank = 0 if holder is None else rng.randrange(rank + 1, min(rank + 3, 6))
            log.tell("bids", seat, words[rank], turn=True)
            if holder is None:
                holder = seat
                break
            if rng.random() < 0.5:
                log.tell("passes", holder, turn=True)
                holder = seat
                break
            log.tell("bids", holder, "hold", turn=True)
    maker = holder if holder is not None else next(seat for seat, hand in enumerate(log.hands) if "CQ" in hand)
    forced = any({"CQ", "SQ"} <= set(hand) for hand in log.hands)
    kinds = enumerate(("simple", "solo", "tout"))
    games = [(kind, suit) for at, kind in kinds for suit in SUITS if 2 * at + (suit == "C") >= rank]
    kind, suit = rng.choice([each for each in games if each[0] != "simple" or not forced])
    log.wrong(TAKEN, (maker + 1) % 4, "undertakes", "tout", "clubs")
    log.tell("undertakes", maker, kind, SUIT_NAMES[suit])
    own = {maker}
    aces = [f"{each}A" for each in SUITS if f"{each}A" not in log.hands[maker]]
    if kind == "simple" and not aces:
        return log
    if kind == "simple":
        log.tell("wants", maker, ace := rng.choice(aces))
        own.add(next(seat for seat, hand in enumerate(log.hands) if ace in hand))
    leader, done = eldest, []
    while log.hands[leader]:
        cards = trick(log, log.clockwise(leader), following(suit, with_black_queens))
        leader = winner(cards, suit, with_black_queens)
        done.append(leader)
    won = sum(who in own for who in done) >= (8 if kind == "tout" else 5)
    value = {"simple": (2, 4), "solo": (4, 0), "tout": (16, 32)}[kind][suit == "C"]
    each = value * (1 if kind == "simple" else 3)
    score = {seat: (each if seat in own else -value) * (1 if won else -1) for seat in range(4)}
    if value:  # of a solo in color the book has lost the number
        log.due = {log.names[seat]: points for seat, points in score.items() if points}
    return log


GAMES = {
    "skat": skat,
    "rauber-skat": skat,
    "skat-league-rules": skat,
    "skat-ramsch": ramsch,
    "schafskopf": schafskopf,
    "solo-ombre": ombre,
    "auction-sheepshead": auction_sheepshead,
}
