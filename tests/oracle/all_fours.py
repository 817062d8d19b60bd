"""Pitch, seven-up, cinch and the other games of high, low, jack and game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .euchre import columns
from .faults import AMOUNT, TAKEN
from .log import Choice, Log, started
from .tricks import PACK, RANKS, SUIT_NAMES, SUITS, Order, play_one, trick, winner

JOKER = "JK"
FOR_GAME = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


#: who won each trick, and what lay in it
Done = Sequence[tuple[int, Sequence[tuple[int, str]]]]


def ranked(card: str, trump: str) -> tuple[str, int]:
    """As printed, a joker the lowest trump, and without a trump a spade."""
    return (trump or "S", -1) if card == JOKER else (card[0], RANKS.index(card[1]))


def suit_or_trump(trump: str, order: Order = ranked) -> Choice:
    """Follow suit or trump, if one can follow; a trump lead is followed."""

    def may(hand: Sequence[str], on_table: Sequence[str]) -> Sequence[str]:
        if not on_table:
            return hand
        led = order(on_table[0], trump)[0]
        if not any(order(card, trump)[0] == led for card in hand):
            return hand
        return [card for card in hand if order(card, trump)[0] in (led, trump)]

    return may


def counted(cards: Sequence[str]) -> int:
    """What the cards of a pile count for game."""
    return sum(FOR_GAME.get(card[1], 0) for card in cards if card != JOKER)


def points(
    won: dict[int, list[str]], dealt: dict[str, int], trump: str, low_to_winner: bool, tied: int | None = None
) -> list[tuple[str, int]]:
    """High, low, jack, joker and game, with who has each; whose game is in a tie."""
    taker = {card: who for who, cards in won.items() for card in cards}
    trumps = sorted((card for card in taker if card[0] == trump and card != JOKER), key=lambda card: RANKS.index(card[1]))
    low = taker if low_to_winner else dealt
    found = [("high", taker[trumps[-1]]), ("low", low[trumps[0]])] if trumps else []
    found += [(name, taker[card]) for name, card in (("jack", f"{trump}J"), ("joker", JOKER)) if card in taker]
    counts = {who: counted(cards) for who, cards in won.items()}
    best = [who for who in counts if counts[who] == max(counts.values())]
    game = best[0] if len(best) == 1 else tied
    return found if game is None or not max(counts.values()) else [*found, ("game", game)]


def played_out(log: Log, leader: int, trump: str, order: Order = ranked) -> list[tuple[int, list[tuple[int, str]]]]:
    """All tricks to the end: who won each, and what lay in it; without a trump the first card makes one."""
    done = []
    while log.hands[leader]:
        if not trump:
            first = log.rng.choice(log.hands[leader])
            trump = order(first, "")[0]
            log.tell("play", leader, first, turn=True)
            log.away(leader, first)
            cards = [(leader, first)]
            for seat in log.clockwise(leader)[1:]:
                play_one(log, seat, cards, suit_or_trump(trump, order))
            log.closes()
        else:
            cards = trick(log, log.clockwise(leader), suit_or_trump(trump, order))
        leader, log.trump = winner(cards, trump, order), trump
        done.append((leader, cards))
    return done


def piles(done: Done, players: int, sides: int = 0) -> dict[int, list[str]]:
    """What each player or side has won."""
    won: dict[int, list[str]] = {each: [] for each in range(sides or players)}
    for who, cards in done:
        won[who % sides if sides else who] += [card for _, card in cards]
    return won


# --- pitch


def pitch(rng: Random, game: str) -> Log:
    """Bids of two to four, a card pitched, and six tricks."""
    players = rng.choice((2, 3, 4, 5, 7))
    log = started(rng, game, players)
    log.reckoned = columns
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    pack = [*PACK, JOKER] if game == "auction-pitch-with-joker" else PACK
    log.deal(rng.sample(pack, len(pack)), 6)
    dealt = {card: seat for seat, hand in enumerate(log.hands) for card in hand}
    bid, pitcher = 1, -1
    for seat in log.clockwise((dealer + 1) % players):
        holds = seat == dealer and game != "smudge" and 2 <= bid < 4
        if bid > 1 and not holds:
            log.wrong(AMOUNT, seat, "bids", rng.randrange(2, bid + 1))
        log.wrong(AMOUNT, seat, "bids", rng.choice((1, 5)))
        least = bid if holds else bid + 1
        if least <= 4 and rng.random() < 0.5:
            bid, pitcher = rng.randrange(least, 5), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if pitcher < 0:
        log.due = {}
        return log
    return _pitched(log, bid, pitcher, dealt, {})


def sell_out(rng: Random, game: str) -> Log:
    """The eldest hand takes four, or the others bid and he sells the pitch or keeps it."""
    players = rng.choice((2, 3, 4, 5, 7))
    log = started(rng, game, players)
    log.reckoned = columns
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    log.deal(rng.sample(PACK, len(PACK)), 6)
    dealt = {card: seat for seat, hand in enumerate(log.hands) for card in hand}
    eldest, *others = log.clockwise((dealer + 1) % players)
    if rng.random() < 0.3:
        log.wrong(AMOUNT, eldest, "bids", rng.choice((2, 3)))
        log.tell("bids", eldest, 4)
        return _pitched(log, 4, eldest, dealt, {})
    log.tell("passes", eldest, turn=True)
    bid, bidder = 1, -1
    for seat in others:
        least = bid if seat == dealer and 2 <= bid < 4 else bid + 1
        if least <= 4 and rng.random() < 0.6:
            bid, bidder = rng.randrange(least, 5), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if bidder < 0:
        log.due = {}
        return log
    sold = rng.random() < 0.5
    log.tell("accepts" if sold else "refuses", eldest)
    return _pitched(log, bid, bidder if sold else eldest, dealt, {log.names[eldest if sold else bidder]: bid})


def _pitched(log: Log, bid: int, pitcher: int, dealt: dict[str, int], before: dict[str, int]) -> Log:
    """The play of a bid that is settled, and what it comes to beside what was scored before."""
    players = len(log.names)
    done = played_out(log, pitcher, "")
    trump = ranked(done[0][1][0][1], "")[0]
    found = points(piles(done, players), dealt, trump, log.game == "smudge")
    own = sum(who == pitcher for _, who in found)
    score = {name: sum(who == seat for _, who in found) for seat, name in enumerate(log.names)}
    if own < bid:
        score[log.names[pitcher]] = -bid
    log.due = {name: each + before.get(name, 0) for name, each in score.items() if each + before.get(name, 0)}
    return log


# --- a turn-up that may be begged


def beg(rng: Random, game: str) -> Log:
    """Stood, begged and given, or run until another suit turns up; and six tricks."""
    players = 2 if game == "all-fives" else rng.choice((2, 3, 4))
    sides = 2 if players == 4 else players
    log = started(rng, game, players)
    log.reckoned = columns
    dealer = rng.randrange(players)
    log.tell("dealer", dealer)
    rest = log.deal(rng.sample(PACK, len(PACK)), 6)
    eldest = (dealer + 1) % players
    turned = rest.pop(0)
    log.tell("turns", dealer, turned)
    score = [0] * sides
    score[dealer % sides] += turned[1] == "J"
    trump, ran = turned[0], 0
    log.wrong(TAKEN, dealer, "stands")
    if rng.random() < 0.4:
        log.tell("stands", eldest)
    else:
        log.tell("begs", eldest)
        log.wrong(TAKEN, eldest, "runs")
        if rng.random() < 0.4:
            log.tell("gives", dealer, log.names[eldest])
            score[eldest % sides] += 1
        else:
            log.tell("runs", dealer)
            kept: list[list[str]] = [[] for _ in range(players)]
            while True:
                if len(rest) < 3 * players + 1:
                    return log
                ran += 1
                new = [[rest.pop(0) for _ in range(3)] for _ in range(players)]
                kept = new if game in ("seven-up", "all-fours-arnold") else [a + b for a, b in zip(kept, new, strict=True)]
                turned = rest.pop(0)
                log.tell("turns", dealer, turned)
                if turned[0] != trump:
                    break
            trump = turned[0]
            score[dealer % sides] += turned[1] == "J"
            for seat in log.clockwise(eldest):
                log.tell("draws", seat, *kept[seat])
                log.hands[seat] += kept[seat]
            if game in ("seven-up", "all-fours-arnold"):
                for seat in log.clockwise(eldest):
                    away = rng.sample(log.hands[seat], 3)
                    log.tell("discards", seat, *away)
                    log.away(seat, *away)
    dealt = {card: seat % sides for seat, hand in enumerate(log.hands) for card in hand}
    may = strictly(trump) if game in ("all-fours-gibson", "all-fives") else suit_or_trump(trump)
    done, leader = [], eldest
    while log.hands[leader]:
        cards = trick(log, log.clockwise(leader), may)
        leader = winner(cards, trump, ranked)
        done.append((leader, cards))
    _beg_points(log, done, dealt, trump, score, dealer)
    return log


def strictly(trump: str) -> Choice:
    """Follow suit or trump; who has no card of the suit trumps if he can."""
    plain = suit_or_trump(trump)

    def may(hand: Sequence[str], on_table: Sequence[str]) -> Sequence[str]:
        able = plain(hand, on_table)
        void = bool(on_table) and not any(card[0] == on_table[0][0] for card in hand)
        return [card for card in hand if void and card[0] == trump] or able

    return may


def _beg_points(
    log: Log,
    done: Sequence[tuple[int, Sequence[tuple[int, str]]]],
    dealt: dict[str, int],
    trump: str,
    score: list[int],
    dealer: int,
) -> None:
    players, sides = len(log.names), len(score)
    won = piles(done, players, sides)
    fives = log.game == "all-fives"
    counts = {who: counted(cards) + (5 if fives and f"{trump}5" in cards else 0) for who, cards in won.items()}
    best = [who for who in counts if counts[who] == max(counts.values())]
    tied = None
    if len(best) > 1 and log.game == "seven-up" and players == 2:
        tied = 1 - dealer
    if len(best) > 1 and log.game == "all-fours-arnold":
        others = [who for who in best if who != dealer % sides]
        tied = others[0] if len(others) == 1 else None
    found = [each for each in points(won, dealt, trump, log.game == "all-fours-arnold") if each[0] != "game"]
    game = best[0] if len(best) == 1 else tied
    for _, who in [*found, *([] if game is None or not max(counts.values()) else [("game", game)])]:
        score[who] += 1
    if fives:
        for who, cards in won.items():
            score[who] += sum(
                {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "5": 5}.get(card[1], 0) for card in cards if card[0] == trump
            )
    column = ["-".join(name for seat, name in enumerate(log.names) if seat % sides == side) for side in range(sides)]
    log.due = {name: each for name, each in zip(column, score, strict=True) if each}


# --- cinch

OF_ONE_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def with_pedros(card: str, trump: str) -> tuple[str, int]:
    """The five of the other suit of the colour is a trump, just below the five of trumps."""
    if trump and card == f"{OF_ONE_COLOUR[trump]}5":
        return trump, 2 * RANKS.index("5") - 1
    return card[0], 2 * RANKS.index(card[1])


def cinch(rng: Random, game: str) -> Log:
    """Points bid, a trump named, all else thrown away, hands filled to six, and six tricks."""
    log = started(rng, game, 4)
    log.reckoned = columns
    dealer = rng.randrange(4)
    log.tell("dealer", dealer)
    rest = log.deal(rng.sample(PACK, len(PACK)), 9)
    bid, maker, eldest = 0, -1, (dealer + 1) % 4
    for seat in log.clockwise(eldest):
        log.wrong(AMOUNT, seat, "bids", rng.choice((15, bid or 16)))
        if rng.random() < 0.5 and bid < 14:
            bid, maker = rng.randrange(bid + 1, 15), seat
            log.tell("bids", seat, bid, turn=True)
        else:
            log.tell("passes", seat, turn=True)
    if maker < 0:
        return log
    trump = rng.choice(SUITS)
    log.tell("makes", maker, SUIT_NAMES[trump])
    dead: list[str] = []
    for seat in log.clockwise(eldest):
        trumps = [card for card in log.hands[seat] if with_pedros(card, trump)[0] == trump]
        away = [card for card in log.hands[seat] if card not in trumps]
        forced = trumps[6:]
        rng.shuffle(away)
        wanting = 6 - len(trumps) - len(rest)
        if wanting > 0 and seat != dealer:
            return log  # there are not enough cards for him, and the book does not say what then
        away = away[max(wanting, 0) :]  # the dealer keeps what the stock does not make up for
        log.tell("discards", seat, *away, *forced)
        log.away(seat, *away, *forced)
        if forced:
            log.tell("exposes", seat, "discards", *forced)
            dead += forced
        if number := 6 - len(log.hands[seat]):
            if seat == dealer:
                rest.sort(key=lambda card: with_pedros(card, trump)[0] != trump)
            log.tell("draws", seat, *rest[:number])
            log.hands[seat] += rest[:number]
            rest = rest[number:]
    done = played_out(log, maker, trump, with_pedros)
    won = piles(done, 4, 2)
    taker = {card: side for side, cards in won.items() for card in cards if with_pedros(card, trump)[0] == trump}
    score = [0, 0]
    if taker:
        line = sorted(taker, key=lambda card: with_pedros(card, trump)[1])
        score[taker[line[-1]]] += 1
        score[taker[line[0]]] += 1
    for card, side in taker.items():
        score[side] += {"J": 1, "T": 1, "5": 5}.get(card[1], 0)
    own = maker % 2
    names = ("N-S", "E-W")
    if score[own] < bid:
        log.due = {names[1 - own]: 14 + bid - score[own]}
    else:
        log.due = {names[max((0, 1), key=lambda side: score[side])]: abs(score[0] - score[1])} if score[0] != score[1] else {}
    return log


# --- California Jack


def california(rng: Random, game: str) -> Log:
    """A suit turned up, and 26 tricks with a card drawn by each after every one as long as there are any."""
    log = started(rng, game, 2)
    log.reckoned = columns
    dealer = rng.randrange(2)
    log.tell("dealer", dealer)
    stock = log.deal(rng.sample(PACK, len(PACK)), 6)
    trump = stock[0][0]
    log.tell("turns", dealer, stock[0])
    leader, done = 1 - dealer, []
    while log.hands[leader]:
        cards = trick(log, log.clockwise(leader), suit_or_trump(trump))
        leader = winner(cards, trump, ranked)
        done.append((leader, cards))
        for seat in log.clockwise(leader) if stock else ():
            card = stock.pop(0)
            log.tell("draws", seat, card)
            log.hands[seat].append(card)
    score = [0, 0]
    for _, who in points(piles(done, 2), {}, trump, True):
        score[who] += 1
    log.due = {name: each for name, each in zip(log.names, score, strict=True) if each}
    return log


GAMES = {
    **dict.fromkeys(("auction-pitch", "auction-pitch-with-joker", "smudge"), pitch),
    "sell-out": sell_out,
    "cinch": cinch,
    **dict.fromkeys(("california-jack", "shasta-sam"), california),
    **dict.fromkeys(("seven-up", "all-fours-gibson", "all-fours-arnold", "all-fives"), beg),
}
