"""Black jack with both banks, red dog and red and black: bets, cards and what the bank pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from .children import NAMES
from .faults import AMOUNT, FIT, MOMENT, NO_RIGHT, TAKEN, UNDRAWN, UNPAID
from .log import Log, started
from .tricks import PACK, RANKS


def worth(cards: Sequence[str]) -> int:
    """What cards count towards twenty-one."""
    low = sum(1 if card[1] == "A" else 10 if card[1] in "TJQK" else int(card[1]) for card in cards)
    return low + 10 if low <= 11 and any(card[1] == "A" for card in cards) else low


def extra(cards: Sequence[str]) -> int:
    """How many times the bet a hand brings at once where the bank changes; here nobody draws on after it."""
    if worth(cards) > 21 or len(cards) < 3:
        return 0
    ranks = sorted(card[1] for card in cards)
    return 2 if len(cards) == 5 or ranks == ["6", "7", "8"] else 3 if ranks == ["7", "7", "7"] else 0


def _pays(chips: list[int], seat: int, amount: int) -> None:
    chips[seat] += amount
    chips[0] -= amount


def _bet_on(rng: Random, game: str, packs: int) -> tuple[Log, list[str], list[list[str]], list[int]]:
    """The first player banks and sets a limit, the others bet; with the pack that is left, two cards each, and the bets."""
    log = started(rng, game, rng.randint(2, 6))
    number, pack = len(log.names), rng.sample(PACK * packs, len(PACK) * packs)
    bets, cards = [0] * number, [[pack.pop(), pack.pop()] for _ in range(number)]
    log.banker = 0
    log.tell("dealer", 0)
    log.tell("limit", None, 1, 20)
    for seat in range(1, number):
        bets[seat] = rng.randint(1, 10) * 2
        log.wrong(AMOUNT, seat, "bets", 21)
        log.tell("bets", seat, bets[seat])
    return log, pack, cards, bets


def permanent(rng: Random, game: str) -> Log:
    """P1 deals, draws to sixteen and stands on seventeen; a natural is paid three for two."""
    log, pack, cards, bets = _bet_on(rng, game, packs=2)
    number = len(log.names)
    for seat in range(1, number):
        if seat > 1:
            log.wrong(MOMENT, seat, "bets", 2)
        log.tell("down", seat, *cards[seat])
    log.tell("up", 0, cards[0][0])
    log.tell("down", 0, cards[0][1])
    chips, standing = [0] * number, []
    natural = [worth(hand) == 21 for hand in cards]
    log.due = chips
    if natural[0]:
        log.tell("announces", 0, "natural")
        for seat in range(1, number):
            _pays(chips, seat, 0 if natural[seat] else -bets[seat])
        return log
    for seat in range(1, number):
        if natural[seat]:
            _pays(chips, seat, bets[seat] * 3 // 2)
            continue
        while worth(cards[seat]) < rng.randint(12, 19):
            cards[seat].append(pack.pop())
            log.tell("draws", seat, cards[seat][-1])
        if worth(cards[seat]) > 21:
            _pays(chips, seat, -bets[seat])
        else:
            standing.append(seat)
            if worth(cards[0]) < 17:
                log.wrong(MOMENT, 0, "draws", pack[-1])
            log.tell("stands", seat)
    while worth(cards[0]) < 17 and standing:
        log.wrong(UNDRAWN, 0, "stands")
        cards[0].append(pack.pop())
        log.tell("draws", 0, cards[0][-1])
    if standing:
        log.tell("stands", 0)
    for seat in standing:
        mine, his = worth(cards[seat]), worth(cards[0])
        _pays(chips, seat, bets[seat] if his > 21 or mine > his else -bets[seat] if mine < his else 0)
    return log


def changing(rng: Random, game: str) -> Log:
    """P1 deals, may double and be redoubled, draws as he likes, and is paid for ties."""
    log = started(rng, game, rng.randint(2, 6))
    number, pack = len(log.names), rng.sample(PACK, 52)
    cards, bets = [[pack.pop()] for _ in range(number)], [0, *(rng.randint(1, 3) for _ in range(number - 1))]
    log.banker = 0
    log.tell("dealer", 0)
    for seat, hand in enumerate(cards):
        log.tell("down", seat, hand[0])
    for seat in range(1, number):
        log.tell("bets", seat, bets[seat])
    if rng.random() < 0.3:
        log.tell("doubles", 0)
        bets = [bet * 2 for bet in bets]
        seat = rng.randrange(1, number)
        log.tell("redoubles", seat)
        bets[seat] *= 2
    for seat, hand in enumerate(cards):
        hand.append(pack.pop())
        log.tell("up", seat, hand[1])
    chips, standing = [0] * number, []
    natural = [worth(hand) == 21 for hand in cards]
    log.due = chips
    if natural[0]:
        log.tell("announces", 0, "natural")
        for seat in range(1, number):
            _pays(chips, seat, -bets[seat] if natural[seat] else -2 * bets[seat])
        return log
    for seat in range(1, number):
        hand = cards[seat]
        if natural[seat]:
            _pays(chips, seat, 2 * bets[seat])
            continue
        log.wrong(MOMENT, seat, "bets", 1)
        if worth(cards[0]) < 17:
            log.wrong(MOMENT, 0, "draws", pack[-1])
        while worth(hand) < rng.randint(12, 19) and not extra(hand):
            hand.append(pack.pop())
            log.tell("draws", seat, hand[-1])
        if worth(hand) > 21:
            _pays(chips, seat, -bets[seat])
        elif extra(hand):
            _pays(chips, seat, bets[seat] * extra(hand))
        else:
            standing.append(seat)
            log.tell("stands", seat)
    while worth(cards[0]) < rng.randint(13, 18) and standing:
        cards[0].append(pack.pop())
        log.tell("draws", 0, cards[0][-1])
    if standing:
        log.tell("stands", 0)
    for seat in standing:
        his = worth(cards[0])
        _pays(chips, seat, bets[seat] if his > 21 or worth(cards[seat]) > his else -bets[seat])
    return log


def red_dog(rng: Random, game: str) -> Log:
    """Each bets that he can beat the card turned in its suit, or pays a chip."""
    log = started(rng, game, rng.randint(2, 8))
    number = len(log.names)
    log.tell("dealer", number - 1)
    pack = log.deal(rng.sample(PACK, 52), 5)
    log.tell("antes", None, 1)
    chips, pool = [-1] * number, number
    log.due = chips
    for seat in range(number):
        log.wrong(AMOUNT, seat, "bets", pool + 1)
        if rng.random() < 0.2:
            log.tell("pays", seat, 1)
            chips[seat] -= 1
            pool += 1
            continue
        bet, card = rng.randint(1, pool), pack.pop()
        log.tell("bets", seat, bet, turn=True)
        log.tell("turns", None, card)
        won = any(each[0] == card[0] and RANKS.index(each[1]) > RANKS.index(card[1]) for each in log.hands[seat])
        chips[seat] += bet if won else -bet
        pool += -bet if won else bet
        if not pool:
            chips[:] = [each - 1 for each in chips]
            pool = number
    return log


def red_and_black(rng: Random, game: str) -> Log:
    """Bets on a colour, and five cards for each."""
    log = started(rng, game, rng.randint(2, 6))
    number, pack = len(log.names), rng.sample(PACK, 52)
    chips = [0] * number
    log.banker = number - 1
    log.tell("dealer", number - 1)
    log.tell("limit", None, 9)
    for seat in range(number - 1):
        bet, color = rng.randint(1, 9), rng.choice(("red", "black"))
        cards = [pack.pop() for _ in range(5)]
        log.wrong(AMOUNT, seat, "bets", color, 10)
        log.tell("bets", seat, color, bet)
        log.tell("up", seat, *cards)
        alike = sum((card[0] in "HD") == (color == "red") for card in cards)
        chips[seat] = bet * (1 if alike > 2 else -1) * (2 if alike in (0, 5) else 1)
    chips[-1] = -sum(chips)
    log.due = chips
    return log


LOW = "A23456789TJQK"


def matching(river: bool, rng: Random, game: str) -> Log:
    """Cards turned cost who holds their like, and on the way down bring it back; at bingo who has none left takes the pool."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    log.tell("dealer", number - 1)
    pack, chips = log.deal(rng.sample(PACK, 52), 5), [0] * number
    bare, turned = [{card[1] for card in hand} for hand in log.hands], 0
    while pack and (turned < 10 if river else all(bare)):
        card = pack.pop()
        log.tell("turns", None, card)
        calls = [(LOW.index(card[1]) + 1) * sum(each[1] == card[1] for each in hand) for hand in log.hands]
        goes_on = bool(pack) and (river or all(ranks - {card[1]} for ranks in bare))
        for seat, due in enumerate(calls):
            if due:
                down = river and turned >= 5
                if down:
                    log.wrong(AMOUNT, seat, "gathers", due + 1)
                elif goes_on and not any(calls[seat + 1 :]):  # seen when the next card is turned
                    log.wrong(UNPAID, seat, "puts", due + 1, then=1)
                log.tell("gathers" if down else "puts", seat, due)
                chips[seat] += due if down else -due
                bare[seat].discard(card[1])
        turned += 1
    out = [seat for seat in range(number) if not bare[seat]]
    if river:
        chips[-1] -= sum(chips)
    elif out:
        each, odd = divmod(-sum(chips), len(out))
        for place, seat in enumerate(out):
            chips[seat] += each + (place < odd)
    log.due = chips if out or river else None
    return log


def monte(rng: Random, game: str) -> Log:
    """Two layouts, bets up to the bank, and a gate, until the forty cards are out."""
    log = started(rng, game, rng.randint(2, 6))
    number = len(log.names)
    pack = rng.sample([card for card in PACK if card[1] not in "89T"], 40)
    chips, bank = [0] * number, 60
    log.tell("banks", 0, bank)
    while len(pack) >= 5 and bank + chips[0] > 0:
        bottom, top = [pack.pop(0), pack.pop(0)], [pack.pop(), pack.pop()]
        log.wrong(MOMENT, None, "turns", "top", *top, errs=0)
        log.tell("turns", None, "bottom", *bottom)
        log.tell("turns", None, "top", *top)
        left, bets = bank + chips[0], []
        for seat in range(1, number):
            amount, where = rng.randint(1, 20), rng.choice(["top", "bottom"])
            if amount > left:
                continue
            log.wrong(AMOUNT, seat, "bets", where, left + 1)
            log.tell("bets", seat, where, amount)
            left -= amount
            bets.append((seat, where, amount))
        gate = pack[-1]
        log.tell("turns", None, "gate", gate)
        for seat, where, amount in bets:
            paid = gate[0] in [card[0] for card in (top if where == "top" else bottom)]
            _pays(chips, seat, amount if paid else -amount)
        log.wrong(FIT, 0, "leaves", gate)
        pack.pop()
    log.due = chips
    return log


def stuss(rng: Random, game: str) -> Log:
    """Soda, twenty-five turns and a last card; bets on ranks, to win or to lose, and the last turn called."""
    log = started(rng, game, rng.randint(2, 5))
    number, pack, chips = len(log.names), rng.sample(PACK, 52), [0, 0, 0, 0, 0]
    log.tell("banks", 0, 500)
    log.tell("turns", None, pack.pop())
    bets: list[tuple[int, str, bool, int]] = []
    while len(pack) > 3:
        for seat in range(1, number):
            if rng.random() < 0.6:
                rank, lose, amount = rng.choice(RANKS), rng.random() < 0.3, 2 * rng.randint(1, 5)
                if rng.random() < 0.2:
                    log.wrong(MOMENT, seat, "foretells", *pack[:3], amount)
                log.tell("bets", seat, *(["lose"] if lose else []), NAMES[rank], amount)
                bets.append((seat, rank, lose, amount))
        first, second = pack.pop(), pack.pop()
        log.tell("turns", None, first)
        if number > 1:
            log.wrong(MOMENT, 1, "bets", NAMES[rng.choice(RANKS)], 2)
        log.tell("turns", None, second)
        waiting = []
        for seat, rank, lose, amount in bets:
            if rank == first[1] == second[1]:
                _pays(chips, seat, -amount if game == "stuss" else -amount // 2)
            elif rank in (first[1], second[1]):
                _pays(chips, seat, amount if (rank == second[1]) != lose else -amount)
            else:
                waiting.append((seat, rank, lose, amount))
        bets = waiting
    if number > 1:
        called = rng.sample(pack, 3)
        log.tell("foretells", 1, *called, 10)
        right = [card[1] for card in called] == [card[1] for card in reversed(pack)]
        pair = len({card[1] for card in pack}) < 3
        _pays(chips, 1, (20 if pair else 40) if right else -10)
    first, second, last = pack.pop(), pack.pop(), pack.pop()
    log.tell("turns", None, first, second)
    log.tell("turns", None, last)
    for seat, rank, lose, amount in bets:
        if rank == first[1] == second[1]:
            _pays(chips, seat, -amount if game == "stuss" else -amount // 2)
        elif rank in (first[1], second[1]):
            _pays(chips, seat, amount if (rank == second[1]) != lose else -amount)
    log.due = chips[:number]
    return log


def _points(cards: Sequence[str]) -> int:
    return sum(1 if card[1] == "A" else 0 if card[1] in "TJQK" else int(card[1]) for card in cards) % 10


#: up to which count the dealer draws, by the count of the card that the other has drawn
DEALER_DRAWS = {0: 3, 1: 3, 9: 2, 8: 2, 7: 6, 6: 6, 5: 5, 4: 5, 3: 4, 2: 4}


def _dealer_may(game: str, count: int, third: str | None) -> list[bool]:
    """Whether he may draw, and whether he may not; the books of Arnold have lost most of it."""
    if game == "baccarat-banque-arnold":
        return [True] if count <= 2 else [False] if count == 7 else [True, False]
    if third is None:
        return [count <= 5]
    if game == "punto-banco-arnold":
        return [True, False]
    if game == "chemin-de-fer-arnold":
        return [True] if count <= 2 else [False] if count == 7 else [True, False]
    worth = _points([third])
    return [True, False] if worth == 9 and count == 3 else [count <= DEALER_DRAWS[worth]]


def coups(rng: Random, game: str) -> Log:
    """Some coups from one shoe: bets, two or three cards, and the bank that stays or goes on."""
    two = game in ("baccarat", "baccarat-banque-arnold")
    log = started(rng, game, rng.randint(3, 6) if two else rng.randint(2, 6))
    number, pack = len(log.names), rng.sample(PACK * 6, 312)
    chips, dealer = [0] * number, 0
    house = game == "punto-banco-arnold"
    for deal in range(4):
        if deal:
            log.tell("deal")
        bank, before = 100, chips[:]
        if game in ("baccarat-banque-arnold", "punto-banco-arnold"):
            log.tell("dealer", dealer)
        else:
            if deal:
                log.wrong(TAKEN, (dealer + 1) % number, "banks", 80)
            log.tell("banks", dealer, bank)
        left = (dealer + 1) % number if game != "chemin-de-fer-arnold" else (dealer - 1) % number
        others = log.clockwise(dealer)[1:]
        seats = others[:2] if two else [left]
        bets: list[tuple[int, str, int]] = []
        for seat in others if not house else log.clockwise(dealer):
            where = rng.choice(["right", "left", "cheval"]) if two else rng.choice(["punto", "banco"]) if house else ""
            amount = 20 * rng.randint(1, 3)
            if amount > bank - sum(each[2] for each in bets) and not house:
                continue
            log.tell("bets", seat, *([where] if where else []), amount)
            bets.append((seat, where, amount))
        hands = {seat: [pack.pop(), pack.pop()] for seat in (*seats, dealer)}
        for seat, cards in hands.items():
            log.tell("down", seat, *cards)
        naturals = [seat for seat, cards in hands.items() if _points(cards) >= 8]
        thirds: dict[int, str | None] = {}
        for seat in [] if naturals else seats:
            count = _points(hands[seat])
            draws = count <= 4 or (count == 5 and rng.random() < 0.5)
            if count != 5 and not house:
                log.wrong(MOMENT, seat, "stands" if draws else "draws", *([] if draws else [pack[0]]))
            thirds[seat] = pack.pop() if draws else None
            log.tell("draws" if draws else "stands", seat, *([thirds[seat]] if draws else []))
        if not naturals:
            may = _dealer_may(game, _points(hands[dealer]), thirds[seats[0]])
            draws = rng.choice(may)
            if len(may) == 1:
                log.wrong(MOMENT, dealer, "stands" if draws else "draws", *([] if draws else [pack[0]]))
            thirds[dealer] = pack.pop() if draws else None
            log.tell("draws" if draws else "stands", dealer, *([thirds[dealer]] if draws else []))
        for seat in naturals:
            log.tell("shows", seat)
        worth = {
            seat: (thirds.get(seat) is None and _points(cards) >= 8, _points([*cards, *filter(None, [thirds.get(seat)])]))
            for seat, cards in hands.items()
        }
        won = [(worth[seat] > worth[dealer]) - (worth[seat] < worth[dealer]) for seat in seats]
        for seat, where, amount in bets:
            if house:
                if won[0]:
                    mine = (where == "punto") == (won[0] > 0)
                    chips[seat] += (amount if where == "punto" else amount * 19 // 20) if mine else -amount
                continue
            result = won[-1] if where == "left" else won[0]
            if where == "cheval":
                result = 1 if min(won) > 0 else -1 if max(won) < 0 else 0
            chips[seat] += result * amount
            chips[dealer] -= result * amount
        lost = won[0] > 0 if game != "baccarat" else bank + chips[dealer] - before[dealer] <= 0
        if lost and game in ("chemin-de-fer", "chemin-de-fer-arnold", "baccarat"):
            dealer = left
    log.due = chips
    return log


def casino(rng: Random, game: str) -> Log:
    """Ann banks for the house: doubles, insurance, blackjack at three for two, and a banker without a choice."""
    log, pack, cards, bets = _bet_on(rng, game, packs=4)
    number = len(log.names)
    for seat in [*range(1, number), 0]:
        log.tell("up", seat, cards[seat][0])
    for seat in range(1, number):
        log.tell("up", seat, cards[seat][1])
    log.tell("down", 0, cards[0][1])
    chips, standing, premiums = [0] * number, [], dict[int, int]()
    natural = [worth(hand) == 21 for hand in cards]
    log.due = chips
    for seat in range(1, number):
        if cards[0][0][1] == "A" and rng.random() < 0.5:
            log.wrong(AMOUNT, seat, "insures", bets[seat] // 2 + 1)
            log.tell("insures", seat, bets[seat] // 2)
            premiums[seat] = bets[seat] // 2
        elif cards[0][0][1] != "A" and rng.random() < 0.1:
            log.wrong(NO_RIGHT, seat, "insures", bets[seat] // 2)
    for seat, premium in premiums.items():
        _pays(chips, seat, 2 * premium if natural[0] else -premium)
    if natural[0]:
        log.tell("announces", 0, "natural")
        for seat in range(1, number):
            _pays(chips, seat, 0 if natural[seat] else -bets[seat])
        return log
    for seat in range(1, number):
        hand = cards[seat]
        if natural[seat]:
            _pays(chips, seat, bets[seat] * 3 // 2)
            continue
        if rng.random() < 0.2:
            log.tell("doubles", seat)
            bets[seat] *= 2
            hand.append(pack.pop())
            log.tell("draws", seat, hand[-1])
            log.wrong(MOMENT, seat, "draws", pack[-1])
        else:
            while worth(hand) < rng.randint(12, 19):
                hand.append(pack.pop())
                log.tell("draws", seat, hand[-1])
            if worth(hand) <= 21:
                log.tell("stands", seat)
        if worth(hand) > 21:
            _pays(chips, seat, -bets[seat])
        else:
            standing.append(seat)
    while worth(cards[0]) < 17 and standing:
        log.wrong(UNDRAWN, 0, "stands")
        cards[0].append(pack.pop())
        log.tell("draws", 0, cards[0][-1])
    if standing:
        log.wrong(UNDRAWN, 0, "draws", pack[-1])
        log.tell("stands", 0)
    for seat in standing:
        mine, his = worth(cards[seat]), worth(cards[0])
        _pays(chips, seat, bets[seat] if his > 21 or mine > his else -bets[seat] if mine < his else 0)
    return log


GAMES = {
    "monte-bank": monte,
    **dict.fromkeys(("stuss", "faro"), stuss),
    **dict.fromkeys(
        ("chemin-de-fer", "baccarat", "baccarat-banque-arnold", "chemin-de-fer-arnold", "punto-banco-arnold"), coups
    ),
    "blackjack-arnold": casino,
    "blackjack-permanent-bank": permanent,
    "blackjack-changing-bank": changing,
    "red-dog": red_dog,
    "red-and-black-bank": red_and_black,
    "bingo": partial(matching, False),
    "up-and-down-the-river": partial(matching, True),
}
