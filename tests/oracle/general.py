"""Tricks as Gibson tells of them for all games of trumps: one round of bids, a trump by the highest, follow suit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .log import Log, started
from .tricks import PACK, SUIT_NAMES, SUITS, play_out


def trumps(rng: Random, game: str) -> Log:
    """Bids or none, and all the tricks; partners alternately where there is an even number of players, four or more."""
    log = started(rng, game, rng.randint(3, 6))
    number = len(log.names)
    dealer = rng.randrange(number)
    log.tell("dealer", dealer)
    log.deal(rng.sample(PACK, len(PACK)), {3: 17, 4: 13, 5: 10, 6: 8}[number])
    trump, eldest = rng.choice(SUITS), (dealer + 1) % number
    best, bidder = 0, None
    if rng.random() < 0.6:
        for seat in log.clockwise(eldest):
            if rng.random() < 0.5 or (bidder is None and seat == dealer):
                best, bidder = best + rng.randint(1, 3), seat
                log.tell("bids", seat, best, turn=True)
            else:
                log.tell("passes", seat, turn=True)
        log.tell("makes", bidder, SUIT_NAMES[trump])
    else:
        log.tell("trump", None, SUIT_NAMES[trump])
    winners = play_out(log, eldest, trump)
    sides = 2 if number % 2 == 0 else number
    called = ["-".join(log.names[side::sides]) for side in range(sides)]
    log.due = ", ".join(f"{name} {sum(seat % sides == side for seat in winners)}" for side, name in enumerate(called))
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("tricks won")
    return log


def pinochle(rng: Random, game: str) -> Log:
    """Three with a pinochle pack: a trump where one cannot follow, a higher one to a trump."""
    log = started(rng, game, 3)
    dealer = rng.randrange(3)
    log.tell("pack", None, 48)
    log.tell("rule", None, "must-trump-and-head")
    log.tell("dealer", dealer)
    log.deal(rng.sample([card for card in PACK if card[1] in HIGH] * 2, 48), 16)
    trump = rng.choice(SUITS)
    log.tell("trump", None, SUIT_NAMES[trump])

    def may(hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
        if not trick:
            return hand
        follows, trumps = [card for card in hand if card[0] == trick[0][0]], [card for card in hand if card[0] == trump]
        if trick[0][0] != trump:
            return follows or trumps or hand
        best = max(HIGH.index(card[1]) for card in trick if card[0] == trump)
        return [card for card in follows if HIGH.index(card[1]) > best] or follows or hand

    winners = play_out(log, (dealer + 1) % 3, trump, lambda card, _: (card[0], HIGH.index(card[1])), may)
    log.due = ", ".join(f"{name} {winners.count(seat)}" for seat, name in enumerate(log.names))
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("tricks won")
    return log


#: the ranks of a pinochle pack, the ten below the ace
HIGH = "9JQKTA"

GAMES = {"general-rules-gibson": trumps, "trump-game-notes-gibson": pinochle}
