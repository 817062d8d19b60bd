"""Black jack with both banks, red dog and red and black: bets, cards and what the bank pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from .faults import AMOUNT, MOMENT, UNDRAWN, UNPAID
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


def permanent(rng: Random, game: str) -> Log:
    """P1 deals, draws to sixteen and stands on seventeen; a natural is paid three for two."""
    log = started(rng, game, rng.randint(2, 6))
    number, pack = len(log.names), rng.sample(PACK * 2, 104)
    bets, cards = [0] * number, [[pack.pop(), pack.pop()] for _ in range(number)]
    log.tell("dealer", 0)
    log.tell("limit", None, 1, 20)
    for seat in range(1, number):
        bets[seat] = rng.randint(1, 10) * 2
        log.wrong(AMOUNT, seat, "bets", 21)
        log.tell("bets", seat, bets[seat])
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


GAMES = {
    "blackjack-permanent-bank": permanent,
    "blackjack-changing-bank": changing,
    "red-dog": red_dog,
    "red-and-black-bank": red_and_black,
    "bingo": partial(matching, False),
    "up-and-down-the-river": partial(matching, True),
}
