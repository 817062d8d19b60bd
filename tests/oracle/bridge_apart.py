"""Bridge in which each scores for himself: towie, and cutthroat contract. The score is reckoned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .bridge import DENOMINATIONS, SEVEN_NO_TRUMP, auction, bid_text
from .faults import AMOUNT, MOMENT, UNKNOWN
from .log import Log, started
from .tricks import PACK, RANKS, SUITS, following, trick, winner

#: the hand that nobody holds at towie
DUMMY = 3
#: trick points that win a game, and without which nothing is played at towie
GAME = 100
FOUR_SPADES, FOUR_NO_TRUMP = 18, 19


def goulash(hands: Sequence[Sequence[str]], rng: Random) -> list[str]:
    """The hands sorted by suits, stacked and cut, and what each has when they are dealt by five, five and three."""
    stack = [card for hand in hands for card in sorted(hand, key=lambda card: (card[0], RANKS.index(card[1])))]
    cut = rng.randrange(1, len(stack))
    stack = stack[cut:] + stack[:cut]
    dealt: list[list[str]] = [[], [], [], []]
    for packet in (5, 5, 3):
        for hand in dealt:
            hand += stack[:packet]
            del stack[:packet]
    return [card for hand in dealt for card in hand]


def trick_points(place: int, doubling: str) -> int:
    """What the tricks of a contract are worth."""
    level, denomination = place // 5 + 1, place % 5
    each = 20 if denomination < 2 else 30
    return (level * each + (10 if denomination == 4 else 0)) << len(doubling)


def undertricks(down: int, doubling: str, vulnerable: bool) -> int:
    """What so many tricks too few cost."""
    if not doubling:
        return down * (100 if vulnerable else 50)
    first, more = (200, 300) if vulnerable else (100, 200)
    return (first + (down - 1) * more) * len(doubling)


def beside_tricks(place: int, doubling: str, over: int, vulnerable: bool) -> int:
    """Overtricks, a slam, and fifty for a doubled contract that was made."""
    each = 20 if place % 5 < 2 else 30
    more = over * ((200 if vulnerable else 100) * len(doubling) if doubling else each)
    slam = {6: (500, 750), 7: (1000, 1500)}.get(place // 5 + 1, (0, 0))[vulnerable]
    return more + slam + (50 if doubling else 0)


def honors(hands: Sequence[Sequence[str]], place: int) -> tuple[int, int] | None:
    """Who was dealt four or five honors of the trumps, or at no-trump the four aces, and what they are worth."""
    trump = DENOMINATIONS[place % 5]
    wanted = [suit + "A" for suit in SUITS] if trump == "NT" else [trump + rank for rank in "AKQJT"]
    for seat, hand in enumerate(hands):
        number = sum(card in hand for card in wanted)
        if number >= 4:
            return seat, 100 if trump != "NT" and number == 4 else 150
    return None


def played(log: Log, around: Sequence[int], trump: str) -> list[int]:
    """Thirteen tricks by these hands in this order, declarer first; who won each."""
    log.trump = trump
    log.may_show += [around[0], around[2]]
    leader, won = around[1], list[int]()
    for _ in range(13):
        turn = around.index(leader)
        leader = winner(trick(log, [*around[turn:], *around[:turn]], following(trump)), trump)
        won.append(leader)
    return won


def towie(rng: Random, game: str) -> Log:
    """Three play and the others score too; a contract below a game is dealt over."""
    number = rng.choice((4, 4, 5, 6, 7, 8))
    log = started(rng, game, number)
    due, games = [0] * number, [0] * number
    rubber = [seat for seat in range(number) if seat != DUMMY]
    if number > 4 or rng.random() < 0.3:
        for seat in rubber:
            games[seat] = rng.randrange(2)
            if games[seat]:
                log.tell("games", seat, 1)
    if number > 4:
        _comes_back(log, games, rubber)
    dealer, pack, dealt = rng.randrange(3), rng.sample(PACK, len(PACK)), 0
    # whoever is declarer sits out where there are others: a new table, and a new record
    deals = rng.choice((1, 2, 3)) if number == 4 else 1
    told = True
    while deals and max(games) < 2:
        dealt += 1
        if deals > 1 or dealt > 1:
            log.tell("deal", None, dealt)
        log.tell("dealer", dealer)
        log.deal(pack, 13, only=range(4))
        hands = [list(hand) for hand in log.hands[:4]]
        log.active = [0, 1, 2]
        made = auction(log, [(dealer + step) % 3 for step in range(3)], range(number))
        log.active = [0, 1, 2, 3]
        if made is None or trick_points(made[1], "") < GAME > trick_points(made[1], made[2]):
            pack = goulash(hands, rng)
            continue
        declarer, place, doubling = made
        around = [declarer, (declarer + 1) % 3, DUMMY, (declarer + 2) % 3]
        premium = honors(hands, place)
        if premium is not None:
            holder, worth = premium
            for seat in [declarer] if holder in (declarer, DUMMY) else around[1::2]:
                due[seat] += worth
            # the book is silent on whether those who sit out score for the honors of the defenders
            told &= number == 4 or holder in (declarer, DUMMY)
        own = sum(seat in (declarer, DUMMY) for seat in played(log, around, DENOMINATIONS[place % 5]))
        over, vulnerable = own - 7 - place // 5, games[declarer] > 0
        if over >= 0:
            points = trick_points(place, doubling) + beside_tricks(place, doubling, over, vulnerable)
            due[declarer] += points + (1000 if vulnerable else 500)
            games[declarer] += 1
        else:
            cost = undertricks(-over, doubling, vulnerable)
            for seat in rubber:
                if seat != declarer:
                    due[seat] += 1000 if (over, doubling, vulnerable) == (-3, "X", True) else cost
        dealer, pack, deals = (dealer + 1) % 3, rng.sample(PACK, len(PACK)), deals - 1
    log.due = due if told else None
    return log


def _comes_back(log: Log, games: Sequence[int], players: Sequence[int]) -> None:
    """One of those who play has just come back: no vulnerable player as long as one is not."""
    fresh = [seat for seat in players if not games[seat]]
    vulnerable = [seat for seat in players if games[seat]]
    back = [seat for seat in (0, 1, 2) if seat in fresh or not fresh]
    if back:
        if fresh and vulnerable:
            log.wrong(MOMENT, log.rng.choice(vulnerable), "enters")
        log.tell("enters", log.rng.choice(back))


def may_open(hand: Sequence[str]) -> bool:
    """Thirteen points in high cards, or three quick tricks, which are counted in halves."""
    halves = 0
    for suit in SUITS:
        own = {card[1] for card in hand if card[0] == suit}
        if "A" in own:
            halves += 4 if "K" in own else 3 if "Q" in own else 2
        elif "K" in own:
            halves += 2 if "Q" in own else 1 if len(own) > 1 else 0
    return halves >= 6 or sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card[1], 0) for card in hand) >= 13


def apart(log: Log, dealer: int) -> tuple[int, int] | None:
    """Each bids for himself, until three pass: declarer, and the place of the contract."""
    rng, bids, passes, seat = log.rng, list[tuple[int, int]](), 0, dealer
    while passes < (3 if bids else 4):
        last, after_opening = bids[-1][1] if bids else -1, len(bids) == 1 and not passes
        least, allowed = last + 1, True
        if not bids:
            allowed = may_open(log.hands[seat])
            log.wrong(UNKNOWN, seat, "call", rng.choice(("double", "redouble")))
            if not allowed:
                log.wrong(AMOUNT, seat, "call", bid_text(rng.randint(0, SEVEN_NO_TRUMP)))
        elif after_opening and last <= FOUR_SPADES:
            least = FOUR_NO_TRUMP
            if last < FOUR_SPADES:
                log.wrong(AMOUNT, seat, "call", bid_text(rng.randint(last + 1, FOUR_SPADES)))
        else:
            log.wrong(AMOUNT, seat, "call", bid_text(rng.randint(0, last)))
        if allowed and least <= SEVEN_NO_TRUMP and rng.random() < (0.35 if bids else 0.8):
            bids.append((seat, min(SEVEN_NO_TRUMP, least + min(rng.randrange(9), rng.randrange(9)))))
            # an opening by a hand that may not open would be two faults, and so may be a bid over the opening
            unfit = [each for each in range(4) if len(bids) == 1 and not may_open(log.hands[each])]
            log.tell("call", seat, bid_text(bids[-1][1]), turn=True, also=unfit, leans=len(bids) == 2)
            passes = 0
        else:
            log.tell("call", seat, "pass", turn=True)
            passes += 1
        seat = (seat + 1) % 4
    return bids[-1] if bids else None


def chosen_partner(rng: Random, game: str) -> Log:
    """Who bids highest chooses whose hand is dummy; that player says with whom he scores."""
    log = started(rng, game, 4)
    due, games, below = [0] * 4, [0] * 4, [0] * 4
    if rng.random() < 0.5:
        for seat in range(4):
            games[seat] = rng.randrange(2)
            if games[seat]:
                log.tell("games", seat, 1)
    dealer, pack, dealt, deals = rng.randrange(4), rng.sample(PACK, len(PACK)), 0, rng.choice((1, 2, 3))
    told = True
    while deals and max(games) < 2:
        dealt += 1
        if deals > 1 or dealt > 1:
            log.tell("deal", None, dealt)
        log.tell("dealer", dealer)
        log.deal(pack, 13)
        hands = [list(hand) for hand in log.hands]
        made = apart(log, dealer)
        if made is None:
            pack = goulash(hands, rng)
            continue
        declarer, place = made
        dummy = rng.choice([seat for seat in range(4) if seat != declarer])
        left, right = (seat for seat in log.clockwise(declarer)[1:] if seat != dummy)
        log.tell("chooses", declarer, log.names[dummy])
        accepts, doubling = rng.random() < 0.6, rng.choice(("", "X", "XX"))
        log.tell("accepts" if accepts else "refuses", dummy)
        if doubling:
            log.tell("doubles", rng.choice((left, right)))
        if doubling == "XX":
            log.tell("redoubles", rng.choice((declarer, dummy)) if accepts else declarer)
        with_him = (declarer, dummy) if accepts else (declarer,)
        premium = honors(hands, place)
        if premium is not None:
            holder, worth = premium
            for seat in with_him if holder in with_him else (left, right):
                due[seat] += worth
            # the book is silent on whether a dummy who refused has a part in the honors of the others, or they in his
            told &= accepts or holder == declarer
        won = played(log, (declarer, left, dummy, right), DENOMINATIONS[place % 5])
        over, vulnerable = sum(seat in (declarer, dummy) for seat in won) - 7 - place // 5, games[declarer] > 0
        for seat in range(4):
            if over < 0 and seat not in with_him:
                due[seat] += undertricks(-over, doubling, vulnerable)
            elif over >= 0 and seat in with_him:
                below[seat] += trick_points(place, doubling)
                due[seat] += trick_points(place, doubling) + beside_tricks(place, doubling, over, vulnerable)
        winners = [seat for seat in range(4) if below[seat] >= GAME]
        if any(games[seat] for seat in winners):
            for seat in winners:
                # of the rubber a dummy who has no game before has less, and a declarer who has none has nothing
                if games[seat]:
                    due[seat] += 500 if games[left] or games[right] else 700
                elif seat == dummy and games[declarer]:
                    due[seat] += 300
        for seat in winners:
            games[seat] += 1
        below = [0] * 4 if winners else below
        dealer, pack, deals = (dealer + 1) % 4, rng.sample(PACK, len(PACK)), deals - 1
    log.due = due if told else None
    return log


GAMES = {"towie": towie, "cutthroat-contract": chosen_partner}
