"""Tricks as Gibson tells of them for all games of trumps: one round of bids, a trump by the highest, follow suit."""

from __future__ import annotations

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


GAMES = {"general-rules-gibson": trumps}
