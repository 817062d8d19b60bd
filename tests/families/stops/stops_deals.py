"""Deals of the stops family and of children's games played at random and by the rules: the lines of a log and the chips won."""

from __future__ import annotations

from random import Random

RANKS = "A23456789TJQK"
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]

Deal = tuple[list[str], list[int]]


def seat_name(seat: int) -> str:
    """A seat as the log has it."""
    return f"P{seat + 1}"


def place(card: str) -> int:
    """From ace, 0, to king."""
    return RANKS.index(card[1])


def _dealt(rng: Random, players: int, each: int | None = None) -> tuple[list[list[str]], list[str], list[str]]:
    """Hands, what is left, and the lines that tell the hands; the last player deals."""
    pack = PACK[:]
    rng.shuffle(pack)
    size = players * each if each else len(pack)
    hands = [pack[seat:size:players] for seat in range(players)]
    names = [seat_name(seat) for seat in range(players)]
    lines = [f"dealer {names[-1]}", *(f"hand {name} {' '.join(hand)}" for name, hand in zip(names, hands, strict=True))]
    return hands, pack[size:], lines


def _eights_value(card: str) -> int:
    return 50 if card[1] == "8" else 10 if card[1] in "TJQK" else place(card) + 1


def eights(rng: Random, players: int) -> Deal:
    """Eights, drawing until a card can be played."""
    hands, stock, lines = _dealt(rng, players, 7 if players == 2 else 5)
    while stock[-1][1] == "8":
        rng.shuffle(stock)
    top, called = stock.pop(), ""
    lines += [f"pile stock {len(stock)}", f"turns starter {top}"]
    chips, seat, passes = [0] * players, 0, 0
    while passes < players:
        name, hand = seat_name(seat), hands[seat]

        def fit(card: str, top: str = top, called: str = called) -> bool:
            return card[1] == "8" or (card[0] == called if called else card[0] == top[0] or card[1] == top[1])

        while stock and (not any(map(fit, hand)) or rng.random() < 0.05):
            hand.append(stock.pop())
            lines.append(f"draws {name} {hand[-1]}")
        able = [card for card in hand if fit(card)]
        if able:
            top, called, passes = rng.choice(able), "", 0
            hand.remove(top)
            lines.append(f"play {name} {top}")
            if not hand:
                counts = [sum(map(_eights_value, each)) for each in hands]
                return lines, [sum(counts) if each == seat else -counts[each] for each in range(players)]
            if top[1] == "8":
                called = rng.choice("CDHS")
                lines.append(f"names {name} {SUIT_NAMES[called]}")
        else:
            lines.append(f"passes {name}")
            passes += 1
        seat = (seat + 1) % players
    counts = [sum(map(_eights_value, hand)) for hand in hands]
    lowest = [seat for seat in range(players) if counts[seat] == min(counts)]
    for seat, count in enumerate(counts):
        for chip in range(count - min(counts)):
            chips[seat] -= 1
            chips[lowest[chip % len(lowest)]] += 1
    return lines, chips


def in_sequence(rng: Random, players: int, game: str) -> Deal:
    """Fan tan, five or nine, snip snap snorem and play or pay, in which who cannot play pays a chip."""
    hands, _, lines = _dealt(rng, players)
    chips, pool, seat = [-1] * players, players, 0
    played: list[str] = []
    lines.append("antes 1")
    while True:
        name, hand = seat_name(seat), hands[seat]
        able = [card for card in hand if _fits(game, card, played)]
        if able:
            card = rng.choice(able)
            hand.remove(card)
            played.append(card)
            lines.append(f"play {name} {card}")
            if not hand:
                break
        else:
            lines.append(f"passes {name}")
            chips[seat] -= 1
            pool += 1
        series = {"snip-snap-snorem": 4, "play-or-pay": 13}.get(game)
        if not (able and series and len(played) % series == 0):
            seat = (seat + 1) % players
    if game != "play-or-pay":
        for other, left in enumerate(hands):
            chips[other] -= len(left)
            pool += len(left)
    chips[seat] += pool
    return lines, chips


def _fits(game: str, card: str, played: list[str]) -> bool:
    if game == "snip-snap-snorem":
        return len(played) % 4 == 0 or card[1] == played[-1][1]
    if game == "play-or-pay":
        return len(played) % 13 == 0 or (card[0] == played[-1][0] and place(card) == (place(played[-1]) + 1) % 13)
    if not played:
        return card[1] in ("7" if game == "fan-tan" else "59")
    base = "7" if game == "fan-tan" else played[0][1]
    towards = 1 if place(card) < RANKS.index(base) else -1
    return card[1] == base or card[0] + RANKS[(place(card) + towards) % 13] in played
