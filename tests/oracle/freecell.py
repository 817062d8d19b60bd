"""FreeCell, with runs no longer than cells and columns let go over; and Klondike as programs play it."""

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


def klondike(rng: Random, game: str) -> Log:
    """Cards turned on the talon, runs of any length moved, kings into spaces, the stock gone through twice at most."""
    log = started(rng, game, 1)
    pack = rng.sample(PACK, len(PACK))
    columns = [[pack.pop() for _ in range(place + 1)] for place in range(7)]
    down, talon, home, runs = list(range(7)), list[str](), dict.fromkeys(SUITS, 0), 0
    log.tell("pile", None, "stock", len(pack))
    for place, column in enumerate(columns):
        log.tell("pile", None, f"T{place + 1}", column[-1], place)

    def fits(card: str, column: list[str]) -> bool:
        return _goes_on(card, column[-1]) if column else card[1] == "K"

    for _ in range(90):
        moves, misfits = list[tuple[int, int, int]](), list[tuple[str, str]]()
        sources = [*range(7), 7]
        piles = [*columns, talon]
        up = next((each for each in sources if piles[each] and home[piles[each][-1][0]] == UP.index(piles[each][-1][1])), None)
        if up is not None:
            card = piles[up].pop()
            home[card[0]] += 1
            log.tell("moves", None, "talon" if up == 7 else f"T{up + 1}", f"F{SUITS.index(card[0]) + 1}", card)
        else:
            for one in sources:
                lying = piles[one][-1:] if one == 7 else piles[one][down[one] :]
                for two in range(7):
                    good = [size for size in range(1, len(lying) + 1) if one != two and fits(lying[-size], columns[two])]
                    moves += [(one, two, size) for size in good if columns[two] or one == 7 or size < len(columns[one])]
                    if lying and one != two and not good:
                        misfits.append(("talon" if one == 7 else f"T{one + 1}", f"T{two + 1}"))
            if misfits:
                log.wrong(FIT, None, "moves", *rng.choice(misfits), 1, errs=0)
            if moves and rng.random() < 0.6:
                one, two, size = rng.choice(moves)
                cards = piles[one][-size:]
                del piles[one][-size:]
                log.tell("moves", None, "talon" if one == 7 else f"T{one + 1}", f"T{two + 1}", *cards)
                columns[two] += cards
                up = one
            elif pack:
                talon.append(pack.pop())
                log.tell("turns", None, "stock", talon[-1])
            elif talon and not runs:
                runs, pack, talon = 1, talon[::-1], []
                log.tell("turns", None, "over", "talon")
            else:
                break
        if up is not None and up < 7 and columns[up] and down[up] >= len(columns[up]):
            down[up] = len(columns[up]) - 1
            log.tell("turns", None, f"T{up + 1}", columns[up][-1])
    built = sum(home.values())
    log.due = f"{built} card{'' if built == 1 else 's'}"
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("built up")
    return log


GAMES = {"freecell": freecell, "klondike-of-today": klondike}
