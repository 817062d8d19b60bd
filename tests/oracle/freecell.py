"""FreeCell: columns built down in the other colour, four cells, and runs no longer than these let go over."""

from __future__ import annotations

from random import Random

from .faults import FIT, MANY
from .log import Log, started
from .tricks import PACK

UP = "A23456789TJQK"
SUITS = "CDHS"


def _goes_on(card: str, under: str) -> bool:
    return (card[0] in "DH") != (under[0] in "DH") and UP.index(card[1]) + 1 == UP.index(under[1])


def freecell(rng: Random, game: str) -> Log:
    """Moves drawn from those that can be made, home before all others; seldom won, and seldom stuck at once."""
    log = started(rng, game, 1)
    pack = rng.sample(PACK, len(PACK))
    piles: dict[str, list[str]] = {f"T{place + 1}": pack[place::8] for place in range(8)}
    piles |= {f"R{place}": [] for place in range(1, 5)} | {f"F{place}": [] for place in range(1, 5)}
    columns = [f"T{place}" for place in range(1, 9)]
    for name in columns:
        log.tell("pile", None, name, *piles[name])
    for _ in range(70):
        free = sum(not piles[f"R{place}"] for place in range(1, 5))
        moves = list[tuple[str, str, int]]()
        misfits, too_long = list[tuple[str, str]](), list[tuple[str, str, list[str]]]()
        for source in [*columns, *(f"R{place}" for place in range(1, 5))]:
            pile = piles[source]
            if not pile:
                continue
            home = f"F{SUITS.index(pile[-1][0]) + 1}"
            if len(piles[home]) == UP.index(pile[-1][1]):
                moves = [(source, home, 1)]
                break
            run = 1
            while source[0] == "T" and run < len(pile) and _goes_on(pile[-run], pile[-run - 1]):
                run += 1
            for target in columns:
                if target == source:
                    continue
                spaces = sum(not piles[each] for each in columns if each not in (source, target))
                room = (free + 1) * 2**spaces
                under = piles[target][-1] if piles[target] else ""
                fits = [number for number in range(1, run + 1) if not under or _goes_on(pile[-number], under)]
                moves += [(source, target, number) for number in fits if number <= room and number < len(pile)]
                too_long += [(source, target, pile[-number:]) for number in fits if number > room]
                if under and not fits:
                    misfits.append((source, target))
            moves += [(source, f"R{place}", 1) for place in range(1, 5) if not piles[f"R{place}"] and source[0] == "T"][:1]
        if not moves:
            break
        if misfits:
            log.wrong(FIT, None, "moves", *rng.choice(misfits), errs=0)
        if too_long:
            source, target, cards = rng.choice(too_long)
            log.wrong(MANY, None, "moves", source, target, *cards, errs=0)
        source, target, number = rng.choice(moves)
        moved = piles[source][-number:]
        del piles[source][-number:]
        log.tell("moves", None, source, target, *moved)
        piles[target] += moved
    built = sum(len(piles[f"F{place}"]) for place in range(1, 5))
    log.due = f"{built} card{'' if built == 1 else 's'}"
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("built up")
    return log


GAMES = {"freecell": freecell}
