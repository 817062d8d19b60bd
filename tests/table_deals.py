"""Games without tricks played at random and by the rules: the lines of logs, and the chips that each player wins."""

from __future__ import annotations

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


def michigan(rng: Random, players: int) -> Deal:
    """Michigan with four money cards, and a dead hand in which the stops are."""
    pack = shuffled(rng)
    hands = [pack[seat :: players + 1] for seat in range(players)]
    money = dict.fromkeys(["HA", "CK", "DQ", "SJ"], players)
    lines = ["money HA CK DQ SJ 1", *told(hands)]
    chips, seat, card = [-4] * players, 0, ""
    while True:
        due = card[0] + RANKS[RANKS.index(card[1]) + 1] if card and card[1] != "A" else ""
        holder = next((each for each in range(players) if due in hands[each]), None)
        if due and holder is not None:
            seat, card = holder, due
        else:
            others = [each for step in range(players) for each in [(seat + step) % players] if suits(hands[each], card)]
            if not others:
                return lines, chips
            seat = others[0]
            suit = rng.choice(suits(hands[seat], card))
            card = min((each for each in hands[seat] if each[0] == suit), key=lambda each: RANKS.index(each[1]))
        hands[seat].remove(card)
        lines.append(f"play P{seat + 1} {card}")
        chips[seat] += money.pop(card, 0)
        if not hands[seat]:
            for other, hand in enumerate(hands):
                chips[other] -= len(hand)
                chips[seat] += len(hand)
            return lines, chips


def suits(hand: list[str], card: str) -> list[str]:
    """The suits of the hand in which a new sequence may be begun after this card."""
    return sorted({each[0] for each in hand} - {card[:1]})


def i_doubt_it(rng: Random, players: int) -> Deal:
    """I doubt it with lies and doubts, to the first who is out or for sixty turns."""
    pack = shuffled(rng)
    hands = [pack[seat::players] for seat in range(players)]
    lines, laid, seat, place = told(hands), [], 0, 12
    for _ in range(60):
        rank, hand = RANKS[place], hands[seat]
        true = [card for card in hand if card[1] == rank]
        cards = true if true and rng.random() < 0.7 else rng.sample(hand, min(len(hand), rng.randint(1, 3)))
        lines.append(f"lays P{seat + 1} {NAMES[rank]} {' '.join(cards)}")
        hands[seat] = [card for card in hand if card not in cards]
        laid += cards
        doubter = rng.choice([each for each in range(players) if each != seat])
        honest = all(card[1] == rank for card in cards)
        if rng.random() < 0.3 or not hands[seat]:
            lines.append(f"doubts P{doubter + 1}")
            hands[doubter if honest else seat] += laid
            laid = []
        if not hands[seat]:
            return lines, [players - 1 if each == seat else -1 for each in range(players)]
        seat, place = (seat + 1) % players, (place - 1) % 13
    return lines, []


def go_fish(rng: Random, players: int) -> Deal:
    """Go fish, each asking at random for what he may ask for, as long as all have cards."""
    pack = shuffled(rng)
    size = 7 if players < 4 else 5
    hands = [[pack.pop() for _ in range(size)] for _ in range(players)]
    lines, chips, seat = [*told(hands), f"pile stock {len(pack)}"], [0] * players, 0

    def book(owner: int, rank: str) -> bool:
        four = [card for card in hands[owner] if card[1] == rank]
        if len(four) < 4:
            return False
        lines.append(f"shows P{owner + 1} {' '.join(four)}")
        hands[owner] = [card for card in hands[owner] if card not in four]
        for other in range(players):
            chips[other] += players - 1 if other == owner else -1
        return True

    while pack and all(hands) and len(lines) < 200:
        rank = rng.choice(hands[seat])[1]
        other = rng.choice([each for each in range(players) if each != seat])
        lines.append(f"asks P{seat + 1} P{other + 1} {NAMES[rank]}")
        given = [card for card in hands[other] if card[1] == rank]
        if given:
            lines.append(f"gives P{other + 1} P{seat + 1} {' '.join(given)}")
            hands[other] = [card for card in hands[other] if card not in given]
            hands[seat] += given
            book(seat, rank)
            continue
        lines.append(f"refuses P{other + 1}")
        hands[seat].append(pack.pop())
        lines.append(f"draws P{seat + 1} {hands[seat][-1]}")
        fished = hands[seat][-1][1]
        if not (book(seat, fished) and fished == rank):
            seat = (seat + 1) % players
    return lines, chips


def authors(rng: Random, players: int) -> Deal:
    """Authors, each asking for single cards that he has not, until somebody has none to ask with."""
    pack = shuffled(rng)
    hands = [pack[seat::players] for seat in range(players)]
    lines, chips, seat = told(hands), [0] * players, 0
    while all(hands) and len(lines) < 200:
        card = rng.choice([each for each in PACK if each not in hands[seat]])
        other = rng.choice([each for each in range(players) if each != seat])
        lines.append(f"asks P{seat + 1} P{other + 1} {card}")
        if card not in hands[other]:
            lines.append(f"refuses P{other + 1}")
            seat = (seat + 1) % players
            continue
        lines.append(f"gives P{other + 1} P{seat + 1} {card}")
        hands[other].remove(card)
        hands[seat].append(card)
        four = [each for each in hands[seat] if each[1] == card[1]]
        if len(four) == 4:
            lines.append(f"shows P{seat + 1} {' '.join(four)}")
            hands[seat] = [each for each in hands[seat] if each not in four]
            chips = [chip + (players - 1 if each == seat else -1) for each, chip in enumerate(chips)]
    return lines, chips


def old_maid(rng: Random, players: int) -> tuple[list[str], int]:
    """Old maid to its end, and the seat of the old maid."""
    pack = [card for card in shuffled(rng) if card != "CQ"]
    hands = [pack[seat::players] for seat in range(players)]
    lines, seat = told(hands), 0

    def lay_away(owner: int) -> None:
        for rank in RANKS:
            alike = [card for card in hands[owner] if card[1] == rank]
            for pair in (alike[:2], alike[2:4]):
                if len(pair) == 2:
                    lines.append(f"discards P{owner + 1} {' '.join(pair)}")
                    hands[owner] = [card for card in hands[owner] if card not in pair]

    for owner in range(players):
        lay_away(owner)
    while sum(map(len, hands)) > 1:
        giver = next(each for step in range(1, players) for each in [(seat - step) % players] if hands[each])
        card = hands[giver].pop(rng.randrange(len(hands[giver])))
        lines.append(f"draws P{seat + 1} P{giver + 1} {card}")
        hands[seat].append(card)
        lay_away(seat)
        seat = (seat + 1) % players
    return lines, next(each for each in range(players) if hands[each])


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
