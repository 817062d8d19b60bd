"""Games without tricks played at random and by the rules: the lines of logs, and the chips that each player wins."""

from random import Random

RANKS = "23456789TJQKA"
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]
NAMES = {
    "A": "aces", "K": "kings", "Q": "queens", "J": "jacks", "T": "tens", "9": "nines", "8": "eights", "7": "sevens",
    "6": "sixes", "5": "fives", "4": "fours", "3": "threes", "2": "twos",
}  # fmt: skip

Deal = tuple[list[str], list[int]]


def shuffled(rng: Random, packs: int = 1) -> list[str]:
    """A pack to be dealt from its end."""
    pack = PACK * packs
    rng.shuffle(pack)
    return pack


def told(hands: list[list[str]]) -> list[str]:
    """The lines that tell the hands; the last player deals."""
    return [f"dealer P{len(hands)}", *(f"hand P{seat} {' '.join(hand)}" for seat, hand in enumerate(hands, 1))]


def worth(cards: list[str]) -> int:
    """What cards count towards twenty-one."""
    low = sum(1 if card[1] == "A" else 10 if card[1] in "TJQK" else int(card[1]) for card in cards)
    return low + 10 if low <= 11 and any(card[1] == "A" for card in cards) else low


def black_jack(rng: Random, players: int) -> Deal:
    """Black jack with a permanent bank: P1 deals."""
    pack = shuffled(rng, 2)
    bets = [0, *(rng.randint(1, 10) * 2 for _ in range(players - 1))]
    hands = [[pack.pop(), pack.pop()] for _ in range(players)]
    lines = ["dealer P1", "limit 1 20", *(f"bets P{seat + 1} {bets[seat]}" for seat in range(1, players))]
    lines += [f"down P{seat + 1} {' '.join(hands[seat])}" for seat in range(1, players)]
    lines += [f"up P1 {hands[0][0]}", f"down P1 {hands[0][1]}"]
    chips, standing = [0] * players, []
    natural = [len(hand) == 2 and worth(hand) == 21 for hand in hands]

    def pays(seat: int, amount: int) -> None:
        chips[seat] += amount
        chips[0] -= amount

    if natural[0]:
        lines.append("announces P1 natural")
        for seat in range(1, players):
            pays(seat, 0 if natural[seat] else -bets[seat])
        return lines, chips
    for seat in range(1, players):
        if natural[seat]:
            pays(seat, bets[seat] * 3 // 2)
            continue
        while worth(hands[seat]) < rng.randint(12, 19):
            hands[seat].append(pack.pop())
            lines.append(f"draws P{seat + 1} {hands[seat][-1]}")
        if worth(hands[seat]) > 21:
            pays(seat, -bets[seat])
        else:
            standing.append(seat)
            lines.append(f"stands P{seat + 1}")
    while worth(hands[0]) < 17:
        hands[0].append(pack.pop())
        lines.append(f"draws P1 {hands[0][-1]}")
    lines.append("stands P1")
    for seat in standing:
        mine, his = worth(hands[seat]), worth(hands[0])
        pays(seat, bets[seat] if his > 21 or mine > his else -bets[seat] if mine < his else 0)
    return lines, chips


def changing_bank(rng: Random, players: int) -> Deal:
    """Black jack with a changing bank: P1 deals, draws as he likes, and is paid for ties."""
    pack = shuffled(rng)
    hands = [[pack.pop()] for _ in range(players)]
    bets = [0, *(rng.randint(1, 3) for _ in range(players - 1))]
    lines = ["dealer P1", *(f"down P{seat + 1} {hand[0]}" for seat, hand in enumerate(hands))]
    lines += [f"bets P{seat + 1} {bets[seat]}" for seat in range(1, players)]
    if rng.random() < 0.3:
        lines.append("doubles P1")
        bets = [bet * 2 for bet in bets]
        seat = rng.randrange(1, players)
        lines.append(f"redoubles P{seat + 1}")
        bets[seat] *= 2
    for seat, hand in enumerate(hands):
        hand.append(pack.pop())
        lines.append(f"up P{seat + 1} {hand[1]}")
    chips, standing = [0] * players, []
    natural = [worth(hand) == 21 for hand in hands]

    def pays(seat: int, amount: int) -> None:
        chips[seat] += amount
        chips[0] -= amount

    if natural[0]:
        lines.append("announces P1 natural")
        for seat in range(1, players):
            pays(seat, -bets[seat] if natural[seat] else -2 * bets[seat])
        return lines, chips
    for seat in range(1, players):
        hand = hands[seat]
        if natural[seat]:
            pays(seat, 2 * bets[seat])
            continue
        while worth(hand) < rng.randint(12, 19) and not extra(hand):
            hand.append(pack.pop())
            lines.append(f"draws P{seat + 1} {hand[-1]}")
        if worth(hand) > 21:
            pays(seat, -bets[seat])
        elif extra(hand):
            pays(seat, bets[seat] * extra(hand))
        else:
            standing.append(seat)
            lines.append(f"stands P{seat + 1}")
    while worth(hands[0]) < rng.randint(13, 18):
        hands[0].append(pack.pop())
        lines.append(f"draws P1 {hands[0][-1]}")
    lines.append("stands P1")
    for seat in standing:
        his = worth(hands[0])
        pays(seat, bets[seat] if his > 21 or worth(hands[seat]) > his else -bets[seat])
    return lines, chips


def extra(cards: list[str]) -> int:
    """How many times the bet a hand brings at once; here nobody draws on after it."""
    if worth(cards) > 21 or len(cards) < 3:
        return 0
    ranks = sorted(card[1] for card in cards)
    return 2 if len(cards) == 5 or ranks == ["6", "7", "8"] else 3 if ranks == ["7", "7", "7"] else 0


def red_dog(rng: Random, players: int) -> Deal:
    """Red dog: each bets or pays, and a card is turned against each bet."""
    pack = shuffled(rng)
    hands = [[pack.pop() for _ in range(5)] for _ in range(players)]
    lines, chips, pool = [*told(hands), "antes 1"], [-1] * players, players
    for seat in range(players):
        if rng.random() < 0.2:
            lines.append(f"pays P{seat + 1} 1")
            chips[seat] -= 1
            pool += 1
            continue
        bet, card = rng.randint(1, pool), pack.pop()
        lines += [f"bets P{seat + 1} {bet}", f"turns {card}"]
        won = any(each[0] == card[0] and RANKS.index(each[1]) > RANKS.index(card[1]) for each in hands[seat])
        chips[seat] += bet if won else -bet
        pool += -bet if won else bet
        if not pool:
            chips = [each - 1 for each in chips]
            pool = players
    return lines, chips
