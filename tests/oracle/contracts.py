"""Contract and continental rummy: one player is dealt what he needs, or nearly, and the others what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from .faults import AGAIN, AMOUNT, FIT, MOMENT, SKIPPED, UNDRAWN, UNKNOWN
from .log import Log, started
from .wild import SUITS, UP, Rules, away, has_all, like_none_in_hand, pips

#: what is played with deuces wild too
DEUCES = "-deuces-wild"
#: groups and sequences of each deal, and the cards dealt
CONTRACTS = ((2, 0, 10), (1, 1, 10), (0, 2, 10), (3, 0, 10), (2, 1, 12), (1, 2, 12), (0, 3, 12))
PACK = [suit + rank for suit in SUITS for rank in UP[1:]]


def _group(rng: Random, rules: Rules) -> list[str]:
    rank = rng.choice([rank for rank in UP[1:] if not rules.is_wild("C" + rank)])
    return rng.sample([suit + rank for suit in SUITS], 3)


def _wild(rng: Random, rules: Rules) -> str:
    """A joker, or a deuce where these are wild."""
    return rng.choice(["JK", *(suit + "2" for suit in SUITS)] if rules.deuces else ["JK"])


def _run(rng: Random, length: int, suits: Sequence[str], high: bool = True) -> list[str]:
    first = rng.randrange(len(UP) - length + (1 if high else 0))
    suit = rng.choice(suits)
    return [suit + rank for rank in UP[first : first + length]]


def _taken(pack: list[str], cards: Sequence[str]) -> bool:
    """Whether these were in the pack; they are not any more."""
    if any(pack.count(card) < cards.count(card) for card in cards):
        return False
    for card in cards:
        pack.remove(card)
    return True


def _sets(rng: Random, rules: Rules, pack: list[str], groups: int, sequences: int) -> list[list[str]]:
    """What a contract asks for, the sequences in suits of their own."""
    suits = rng.sample(SUITS, max(1, sequences))
    runs = [_run(rng, 4, suits[place : place + 1]) for place in range(sequences)]
    wanted = [*(_group(rng, rules) for _ in range(groups)), *runs]
    for each in wanted:
        if rng.random() < (0.5 if rules.deuces else 0.2):
            each[rng.randrange(1, len(each) - 1)] = _wild(rng, rules)
    whole = all(map(rules.is_set, wanted)) and _taken(pack, [card for each in wanted for card in each])
    return wanted if whole else _sets(rng, rules, pack, groups, sequences)


def contract(rng: Random, game: str) -> Log:
    """Any of the seven deals: the eldest hand has its contract and lays it down sooner or later, then all that fits."""
    number, rules = rng.randint(3, 6), Rules(deuces=game.endswith(DEUCES), both_ends=True, shortest=4)
    log = started(rng, game, number)
    deal = rng.randint(1, 7)
    groups, sequences, size = CONTRACTS[deal - 1]
    log.tell("deal", None, deal)
    log.tell("dealer", number - 1)
    pack = [*PACK * 2, "JK"] if number < 5 else [*PACK * 3, "JK", "JK2"]
    wanted = _sets(rng, rules, pack, groups, sequences)
    rng.shuffle(pack)
    own = [card for each in wanted for card in each]
    if rng.random() < 0.6:  # what he has beside it can mostly be laid off
        pack.sort(
            key=lambda card: any(not rules.is_wild(card) and rules.is_set([*each, card]) for each in wanted), reverse=True
        )
        pack = pack[: size - len(own)] + rng.sample(pack[size - len(own) :], len(pack) - size + len(own))
    hands = [own + pack[: size - len(own)]]
    pack = pack[size - len(own) :]
    hands += [pack[size * place : size * (place + 1)] for place in range(number - 1)]
    stock = pack[size * (number - 1) :]
    log.hands = hands
    for seat, hand in enumerate(hands):
        log.tell("hand", seat, *hand)
    log.lines = [line for line in log.lines if line.verb != "hand"] + [line for line in log.lines if line.verb == "hand"]
    pile, table, down, seat, patience = [stock.pop(0)], list[list[str]](), set[int](), 0, rng.randrange(3)
    log.tell("turns", number - 1, pile[0])
    like_none_in_hand(log)
    claimed = False
    for turn in range(40):
        hand = log.hands[seat]
        natural = [card for card in hand if not rules.is_wild(card)]
        if len(hand) > 1 and natural:
            log.wrong(UNDRAWN, seat, "discards", natural[0])
        if pile and not claimed and len(stock) > 8 and rng.random() < 0.1:
            claimed = True
            log.tell("declines", seat)
            other = (seat + rng.randrange(1, number - 1)) % number
            log.wrong(SKIPPED, other, "draws", "pile", f"\n{log.said('draws', seat, ['stock'])}")
            log.tell("draws", other, "pile")
            like_none_in_hand(log)
            log.hands[other].append(pile.pop())
            log.tell("draws", other, "stock", stock[0])
            like_none_in_hand(log)
            log.hands[other].append(stock.pop(0))
            log.wrong(MOMENT, other, "discards", next(card for card in log.hands[other] if not rules.is_wild(card)))
        if not stock:
            return log
        log.tell("draws", seat, "stock", stock[0], turn=log.lines[-1].verb != "draws")
        like_none_in_hand(log)
        hand.append(stock.pop(0))
        away_with = [card for card in hand if seat or seat in down or card not in own] or hand
        thrown = rng.choice([card for card in away_with if not rules.is_wild(card)] or away_with)
        whole = deal < 7 or len(hand) <= len(own) + 1  # who has claimed cards cannot lay down all he has
        if seat == 0 and not down and turn >= patience and has_all(hand, own) and whole:
            if deal < 7:
                text = f"\n{log.said('discards', seat, [thrown])}"
                if thrown not in wanted[0]:
                    log.wrong(MOMENT, seat, "melds", *wanted[0], text, then=1)
            for each in wanted:
                log.tell("melds", seat, *each)
                away(log, seat, each)
                table.append(each)
            down.add(seat)
        plain = [each for each in table if not any(map(rules.is_wild, each))]
        if seat in down:
            for card in list(hand):
                fitting = [each for each in table if rules.is_set([*each, card])]
                if len(fitting) == 1 and fitting[0] in plain and len(hand) > 1 and not rules.is_wild(card):
                    log.tell("lays", seat, card)
                    away(log, seat, [card])
                    fitting[0].append(card)
            three = next((each for each in combinations(sorted(set(hand)), 3) if rules.is_set(each)), None)
            if three and len(hand) > 3:
                log.wrong(AMOUNT, seat, "melds", *three)
        else:
            fit = next((card for card in hand for each in plain if rules.is_set([*each, card])), None)
            if fit and not rules.is_wild(fit):
                log.wrong(MOMENT, seat, "lays", fit)
        runs = [each for each in table if any(map(rules.is_wild, each)) and len({card[1] for card in each}) > 2]
        for run in runs:
            wild, ways = next(filter(rules.is_wild, run)), list(rules.ways(run))
            named = next((card for card in hand if len(ways) == 1 and card in ways[0] and not rules.is_wild(card)), None)
            if named and wild != "JK" and seat in down:
                log.wrong(UNKNOWN, seat, "exchanges", named, wild)
            elif named and wild == "JK" and seat not in down:
                log.wrong(MOMENT, seat, "exchanges", named, wild)
        three = next((each for each in combinations(sorted(set(hand)), 3) if not any(map(rules.is_wild, each))), None)
        if three and not rules.is_set(three) and len(hand) > 4:
            log.wrong(FIT, seat, "melds", *three)
        if thrown not in hand:
            thrown = rng.choice(hand)
        log.wrong(AGAIN, seat, "draws", "stock")
        log.tell("discards", seat, thrown)
        away(log, seat, [thrown])
        pile.append(thrown)
        if not hand:
            log.due = [sum(15 if rules.is_wild(card) else pips(card) for card in each) for each in log.hands]
            return log
        seat = (seat + 1) % number
    return log


SHAPES = ((3, 3, 3, 3, 3), (4, 4, 4, 3), (5, 4, 3, 3))


def continental(rng: Random, game: str) -> Log:
    """The eldest hand lacks one card of fifteen, which comes to him soon; he goes out with it."""
    number, shape, rules = rng.randint(2, 4), rng.choice(SHAPES), Rules(deuces=game.endswith(DEUCES))
    log = started(rng, game, number)
    log.tell("dealer", number - 1)
    pack = [*PACK, "JK"] * 2
    while True:
        left = list(pack)
        wanted = [_run(rng, length, SUITS) for length in shape]
        for each in wanted:
            if rng.random() < (0.4 if rules.deuces else 0.15):
                each[1] = _wild(rng, rules)
        if all(map(rules.is_set, wanted)) and _taken(left, [card for each in wanted for card in each]):
            break
    own = [card for each in wanted for card in each]
    rng.shuffle(left)
    hands = [[*own[1:], left[0]]] + [left[1 + 15 * place : 16 + 15 * place] for place in range(number - 1)]
    stock = left[1 + 15 * (number - 1) :]
    turns = rng.randrange(3)
    upcard = stock.pop(0)
    stock.insert(turns * number, own[0])
    log.hands = hands
    for seat, hand in enumerate(hands):
        log.tell("hand", seat, *hand)
    log.lines = [line for line in log.lines if line.verb != "hand"] + [line for line in log.lines if line.verb == "hand"]
    log.tell("turns", number - 1, upcard)
    like_none_in_hand(log)
    seat = 0
    while stock:
        hand = log.hands[seat]
        log.wrong(UNDRAWN, seat, "discards", hand[0])
        log.tell("draws", seat, "stock", stock[0], turn=True)
        like_none_in_hand(log)
        hand.append(stock.pop(0))
        spare = [card for card in hand if seat or hand.count(card) > own.count(card)] or hand
        thrown = rng.choice(spare)
        if seat == 0 and all(hand.count(card) >= own.count(card) for card in own):
            if len(wanted) > 4 and thrown not in wanted[0]:
                text = f"\n{log.said('discards', seat, [thrown])}"
                log.wrong(FIT, seat, "melds", *wanted[0], text, then=1)
            for each in wanted:
                log.tell("melds", seat, *each)
                away(log, seat, each)
            log.tell("discards", seat, hand[0])
            away(log, seat, [hand[0]])
            paid = 1 + 2 * own.count("JK") + sum(_deuces_used(rules, each) for each in wanted)
            log.due = [paid * (number - 1)] + [-paid] * (number - 1)
            return log
        log.wrong(AGAIN, seat, "draws", "stock")
        log.tell("discards", seat, thrown)
        away(log, seat, [thrown])
        seat = (seat + 1) % number
    return log


def _deuces_used(rules: Rules, cards: Sequence[str]) -> int:
    """How many deuces of a sequence stand for other cards, in whatever way it is that there are fewest."""
    deuces = [card for card in cards if card[1] == "2" and rules.is_wild(card)]
    return min((Counter(deuces) - Counter(way)).total() for way in rules.ways(cards))


GAMES = {
    **dict.fromkeys(("contract-rummy", f"contract-rummy{DEUCES}"), contract),
    **dict.fromkeys(("continental-rummy", f"continental-rummy{DEUCES}"), continental),
}
