"""Klondike, spider, calculation and accordion, as far as they go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from referee.core.verdict import Verdict

from .faults import FIT, MOMENT
from .log import Line, Log, Wrong, started

RANKS = "A23456789TJQK"
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]


class Lines(list[str]):
    """The lines of a game without players in turn, and what would be wrong in the place of each."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        super().__init__(lines)
        self.wrong: dict[int, str] = {}

    def instead(self, line: str) -> None:
        """What would be wrong now."""
        self.wrong[len(self)] = line


def place(card: str) -> int:
    """From ace, 0, to king, 12."""
    return RANKS.index(card[1])


def red(card: str) -> bool:
    """Whether it is a diamond or a heart."""
    return card[0] in "DH"


def klondike(rng: Random) -> tuple[Lines, int]:
    """Klondike to the end of the stock, aces first: the lines and how many cards are built up."""
    pack = PACK[:]
    rng.shuffle(pack)
    down = [[pack.pop() for _ in range(number)] for number in range(7)]
    up = [[pack.pop()] for _ in range(7)]
    lines = Lines(f"pile T{number + 1} {up[number][0]} on {number}" for number in range(7))
    lines.append(f"pile stock {len(pack)}")
    built: dict[str, int] = {}
    piles = list("CDHS")
    turned: list[str] = []

    def settle(number: int) -> None:
        if not up[number] and down[number]:
            up[number].append(down[number].pop())
            lines.append(f"turns T{number + 1} {up[number][0]}")

    def foundations() -> bool:
        for number in (*range(7), 7):
            source = turned if number == 7 else up[number]
            if source and built.get(source[-1][0], -1) + 1 == place(source[-1]):
                card = source.pop()
                built[card[0]] = place(card)
                lines.append(f"moves {'stock' if number == 7 else f'T{number + 1}'} to F{piles.index(card[0]) + 1}")
                if number < 7:
                    settle(number)
                return True
        return False

    def fits(card: str, number: int) -> bool:
        pile = up[number]
        return card[1] == "K" if not pile else red(pile[-1]) != red(card) and place(pile[-1]) == place(card) + 1

    def tableau() -> bool:
        moves = [
            (one, two)
            for one in range(7)
            for two in range(7)
            if one != two and up[one] and fits(up[one][0], two) and (down[one] or up[two])
        ]
        if not moves or rng.random() < 0.2:
            return False
        barred = [(one, two) for one in range(7) for two in range(7) if one != two and up[one] and not fits(up[one][0], two)]
        if barred:
            one, two = rng.choice(barred)
            lines.instead(f"moves T{one + 1} to T{two + 1}")
        covered = [number for number in range(7) if up[number] and down[number]]
        if covered and rng.random() < 0.3:
            number = rng.choice(covered)
            lines.instead(f"turns T{number + 1} {down[number][-1]}")
        one, two = rng.choice(moves)
        lines.append(f"moves T{one + 1} to T{two + 1}")
        up[two] += up[one]
        up[one] = []
        settle(one)
        return True

    while True:
        while foundations():
            pass
        if tableau():
            continue
        homes = [number for number in range(7) if turned and fits(turned[-1], number)]
        if homes:
            number = rng.choice(homes)
            lines.append(f"moves stock to T{number + 1}")
            up[number].append(turned.pop())
        elif pack:
            turned = [pack.pop()]
            lines.append(f"turns stock {turned[0]}")
        else:
            return lines, sum(top + 1 for top in built.values())


def canfield(rng: Random) -> tuple[Lines, int]:
    """Canfield, everything played that can be, the hand gone through by threes (usp56 6873-6897)."""
    pack = rng.sample(PACK, 52)
    stock, base, piles, hand, talon = pack[:13], pack[13], [[card] for card in pack[14:18]], pack[18:], list[str]()
    lines = Lines([f"pile stock {' '.join(stock)}", f"pile F1 {base}"])
    lines += [f"pile T{number} {pile[0]}" for number, pile in enumerate(piles, 1)]
    lines.append(f"pile hand {len(hand)}")
    built = [base]

    def home(card: str) -> int | None:
        if card[1] == base[1]:
            return len(built)
        return next((n for n, top in enumerate(built) if top[0] == card[0] and (place(top) + 1) % 13 == place(card)), None)

    def sources() -> list[tuple[str, list[str]]]:
        own = [(f"T{number}", pile) for number, pile in enumerate(piles, 1)]
        return [(name, pile) for name, pile in (("stock", stock), ("talon", talon), *own) if pile]

    def fits(card: str, other: str) -> bool:
        return red(card) != red(other) and place(card) + 1 == place(other)

    def step() -> bool:
        for name, pile in sources():
            to = home(pile[-1])
            if to is not None:
                card = pile.pop()
                built[to : to + 1] = [card]
                lines.append(f"moves {name} to F{to + 1}")
                return True
        for number, pile in enumerate(piles, 1):
            if not pile and stock:
                lines.append(f"moves stock to T{number}")
                pile.append(stock.pop())
                return True
        for name, pile in sources():
            for number, target in enumerate(piles, 1):
                if pile is target or not target:
                    continue
                card = pile[0] if name[0] == "T" else pile[-1]
                if not fits(card, target[-1]):
                    if rng.random() < 0.1:
                        lines.instead(f"moves {name} to T{number}")
                    continue
                lines.append(f"moves {name} to T{number}")
                target += pile[:] if name[0] == "T" else [pile[-1]]
                del pile[0 if name[0] == "T" else -1 :]
                return True
        return False

    for _ in range(30):
        while step():
            pass
        if not hand:
            return lines, _height(built, base)
        turned, hand = hand[:3], hand[3:]
        lines.append(f"turns hand {' '.join(turned)}")
        talon += turned
    return lines, _height(built, base)


def _height(built: list[str], base: str) -> int:
    """How many cards lie on the foundations."""
    return sum((place(top) - place(base)) % 13 + 1 for top in built)


def spider(rng: Random) -> tuple[Lines, int]:
    """Spider to the last row, runs of one suit moved together."""
    pack = PACK * 2
    rng.shuffle(pack)
    down = [[pack.pop() for _ in range(4)] for _ in range(10)]
    up = [[pack.pop()] for _ in range(10)]
    lines = Lines(f"pile T{number + 1} {up[number][0]} on 4" for number in range(10))
    lines.append(f"pile stock {len(pack)}")
    while pack:
        for _ in range(rng.randint(0, 30)):
            one, two = rng.sample(range(10), 2)
            if not up[one]:
                continue
            run = 1
            while run < len(up[one]) and up[one][-run - 1][0] == up[one][-run][0] and _above(up[one][-run - 1], up[one][-run]):
                run += 1
            number = rng.randint(1, run)
            if up[two] and not _above(up[two][-1], up[one][-number]):
                lines.instead(f"moves T{one + 1} to T{two + 1} {number}")
                continue
            lines.append(f"moves T{one + 1} to T{two + 1} {number}")
            up[two] += up[one][-number:]
            del up[one][-number:]
            if not up[one] and down[one]:
                up[one].append(down[one].pop())
                lines.append(f"turns T{one + 1} {up[one][0]}")
        if not all(up):
            empty = [number for number in range(10) if not up[number]]
            long = next((number for number in range(10) if len(up[number]) > 1), None)
            if long is None or len(empty) > 1:
                return lines, 0
            lines.append(f"moves T{long + 1} to T{empty[0] + 1} 1")
            up[empty[0]].append(up[long].pop())
        row = [pack.pop() for _ in range(min(10, len(pack)))]
        lines.append(f"turns stock {' '.join(row)}")
        for number, card in enumerate(row):
            up[number].append(card)
    return lines, 0


def _above(one: str, other: str) -> bool:
    return place(one) == place(other) + 1


def calculation(rng: Random) -> tuple[Lines, int]:
    """Calculation, each card to a foundation if it fits and else to any waste pile."""
    pack = PACK[:]
    rng.shuffle(pack)
    tops = [next(card for card in pack if card[1] == rank) for rank in "A234"]
    pack = [card for card in pack if card not in tops]
    lines = Lines(f"pile F{number + 1} {top}" for number, top in enumerate(tops))
    counts, waste = [1] * 4, [[] for _ in range(4)]  # type: list[int], list[list[str]]

    def home(card: str) -> int | None:
        fits = [n for n in range(4) if counts[n] < 13 and (place(tops[n]) + n + 1) % 13 == place(card)]
        return fits[0] if fits else None

    for card in pack:
        lines.append(f"turns stock {card}")
        number = home(card)
        barred = [n for n in range(4) if counts[n] < 13 and (place(tops[n]) + n + 1) % 13 != place(card)]
        if barred:
            lines.instead(f"moves stock to F{rng.choice(barred) + 1}")
        if number is None:
            heap = rng.randrange(4)
            waste[heap].append(card)
            lines.append(f"moves stock to W{heap + 1}")
            continue
        tops[number], counts[number] = card, counts[number] + 1
        lines.append(f"moves stock to F{number + 1}")
        heap = next((each for each in range(4) if waste[each] and home(waste[each][-1]) is not None), -1)
        while heap >= 0:
            top = waste[heap].pop()
            number = home(top) or 0
            tops[number], counts[number] = top, counts[number] + 1
            lines.append(f"moves W{heap + 1} to F{number + 1}")
            heap = next((each for each in range(4) if waste[each] and home(waste[each][-1]) is not None), -1)
    return lines, sum(counts)


def rows(rng: Random, game: str) -> tuple[Lines, int]:
    """Streets and alleys, the castle, forty thieves, bisley: single cards moved, aces first, to whatever they fit."""
    packs = 2 if game == "napoleon-at-st-helena" else 1
    pack = PACK * packs
    rng.shuffle(pack)
    up: dict[tuple[str, int], int] = {}
    fills, suited = game != "bisley-arnold", game in ("napoleon-at-st-helena", "bisley-arnold")
    lines, names, down = Lines(), dict[tuple[str, int], str](), dict[str, int]()
    if game in ("beleaguered-castle", "bisley-arnold"):
        pack = [card for card in pack if card[1] != "A"]
        for number, suit in enumerate("CDHS", 1):
            lines.append(f"pile F{number} {suit}A")
            up[suit, 0], names[suit, 0] = 0, f"F{number}"
    piles = {"napoleon-at-st-helena": 10, "bisley-arnold": 13}.get(game, 8)
    size = {"napoleon-at-st-helena": 4, "beleaguered-castle": 6}.get(game, 0)
    heaps = [[pack.pop() for _ in range(size)] for _ in range(piles)]
    while not size and pack:
        for heap in heaps:
            heap += [pack.pop()] if pack else []
    lines += [f"pile T{number} {' '.join(heap)}" for number, heap in enumerate(heaps, 1)]
    talon: list[str] = []
    stock: list[str] = []
    if packs == 2:
        lines.append(f"pile stock {len(pack)}")

    def home(card: str) -> str:
        """The foundation on which it goes, or which it begins."""
        for copy in range(packs):
            if up.get((card[0], copy), -1) + 1 == place(card):
                up[card[0], copy] = place(card)
                return names.setdefault((card[0], copy), f"F{len(names) + 1}")
        if game == "bisley-arnold" and down.get(card[0], 13) - 1 == place(card):
            down[card[0]] = place(card)
            return f"K{'CDHS'.index(card[0]) + 1}"
        return ""

    def tops() -> list[tuple[str, list[str]]]:
        named = [(f"T{number}", heap) for number, heap in enumerate(heaps, 1)]
        return [(name, heap) for name, heap in [*named, ("stock", stock), ("talon", talon)] if heap]

    def fits(card: str, heap: list[str]) -> bool:
        if not heap:
            return fills
        steps = (1, -1) if game == "bisley-arnold" else (1,)
        return (card[0] == heap[-1][0] or not suited) and place(heap[-1]) - place(card) in steps

    for _ in range(120):
        for name, heap in tops():
            target = home(heap[-1])
            if target:
                lines.append(f"moves {name} to {target}")
                heap.pop()
                break
        else:
            moves = [
                (n, h, number) for n, h in tops() for number, heap in enumerate(heaps) if heap is not h and fits(h[-1], heap)
            ]
            barred = [
                (n, number) for n, h in tops() for number, heap in enumerate(heaps) if heap is not h and not fits(h[-1], heap)
            ]
            if moves and rng.random() < 0.8:
                if barred:
                    n, number = rng.choice(barred)
                    lines.instead(f"moves {n} to T{number + 1}")
                n, h, number = rng.choice(moves)
                lines.append(f"moves {n} to T{number + 1}")
                heaps[number].append(h.pop())
            elif pack and packs == 2:
                talon += stock
                stock[:] = [pack.pop()]
                lines.append(f"turns stock {stock[0]}")
            elif not moves:
                break
    kings = sum(13 - low for low in down.values())
    return lines, sum(top + 1 for top in up.values()) + kings


def belvedere(rng: Random) -> tuple[Lines, int]:
    """Belvedere: everything that can go up or be packed does, kings as they come, before three cards more."""
    pack = PACK[:]
    rng.shuffle(pack)
    pack.remove("SA")
    tops, lines = ["SA"], Lines(["pile F1 SA"])
    fans = [sorted((pack.pop() for _ in range(3)), key=lambda card: card[1] != "K") for _ in range(8)]
    reserve: list[list[str]] = [[pack.pop()] for _ in range(3)]
    heaps = {f"T{number}": fan for number, fan in enumerate(fans, 1)} | {
        f"R{number}": heap for number, heap in enumerate(reserve, 1)
    }
    lines += [f"pile {name} {' '.join(heap)}" for name, heap in heaps.items()]
    lines.append(f"pile stock {len(pack)}")
    built = 1

    def step() -> bool:
        nonlocal built
        for name, heap in heaps.items():
            if not heap:
                continue
            card = heap[-1]
            number = next(
                (n for n, top in enumerate(tops) if place(top) + 1 == place(card)), len(tops) if card[1] == "A" else -1
            )
            if number >= 0:
                lines.append(f"moves {name} to F{number + 1}")
                tops[number : number + 1] = [heap.pop()]
                built += 1
                return True
        for name, heap in heaps.items():
            packed = name[0] == "T" and len(heap) > 1 and place(heap[-2]) == place(heap[-1]) + 1
            for other, fan in heaps.items():
                if heap and fan and other[0] == "T" and other != name and not packed and place(fan[-1]) == place(heap[-1]) + 1:
                    empty = next((each for each, one in heaps.items() if each[0] == "T" and not one), "")
                    if empty:
                        lines.instead(f"moves {name} to {empty}")
                    elif pack:
                        lines.instead(f"turns stock {' '.join(pack[-3:])}")
                    lines.append(f"moves {name} to {other}")
                    fan.append(heap.pop())
                    return True
        return False

    while True:
        while step():
            pass
        if not pack:
            return lines, built
        row = [pack.pop() for _ in range(3)]
        lines.append(f"turns stock {' '.join(row)}")
        for card, heap in zip(row, reserve, strict=True):
            heap.append(card)


def accordion(rng: Random, eager: bool = False) -> tuple[Lines, int]:
    """Accordion, moves made or left at random, or all that there are."""
    pack = PACK[:]
    rng.shuffle(pack)
    row: list[str] = []
    lines = Lines()
    for at, card in enumerate(pack, 1):
        row.append(card)
        lines.append(f"turns {card}")
        moves = _moves(row)
        barred = [one for one in range(1, len(row)) if (one, one - 1) not in moves]
        if moves and barred:
            one = rng.choice(barred)
            lines.instead(f"moves T{one + 1} to T{one}")
            if eager and at < len(pack) and rng.random() < 0.5:
                lines.instead(f"turns {pack[at]}")
        while moves and (eager or rng.random() < 0.8):
            one, two = rng.choice(moves)
            lines.append(f"moves T{one + 1} to T{two + 1}")
            row[two] = row.pop(one)
            moves = _moves(row)
    return lines, len(row)


def _moves(row: list[str]) -> list[tuple[int, int]]:
    return [
        (one, one - step)
        for one in range(len(row))
        for step in (1, 3)
        if one >= step and (row[one][0] == row[one - step][0] or row[one][1] == row[one - step][1])
    ]


#: what each hand of a square brings by the English count
ENGLISH = {"sf": 30, "4": 16, "fh": 10, "f": 5, "s": 12, "3": 6, "2p": 3, "2": 1, "": 0}


def _square_hand(cards: list[str]) -> str:
    """What five cards are."""
    places = sorted(map(place, cards))
    alike = sorted((places.count(each) for each in set(places)), reverse=True)
    flush = len({card[0] for card in cards}) == 1
    straight = len(set(places)) == 5 and (places[4] - places[0] == 4 or places == [0, 9, 10, 11, 12])
    kinds = {(4, 1): "4", (3, 2): "fh", (3, 1, 1): "3", (2, 2, 1): "2p", (2, 1, 1, 1): "2"}
    return "sf" if straight and flush else kinds.get(tuple(alike)) or ("f" if flush else "s" if straight else "")


def squares(rng: Random, game: str) -> Log:
    """Cards placed anywhere within five rows and columns; of several players each places the card that is called."""
    number = 1 if game == "poker-solitaire" else rng.randint(2, 4)
    log = started(rng, game, number) if number > 1 else Log(game, ["P1"], rng, [[]])
    starts = [(rng.randint(1, 5), rng.randint(1, 5)) for _ in range(number)]
    free = [[(row + down, column + over) for row in range(5) for column in range(5)] for down, over in starts]
    lies: list[dict[tuple[int, int], str]] = [{} for _ in range(number)]
    pack = rng.sample(PACK, 52)
    for _ in range(25):
        card = pack.pop()
        if number > 1:
            log.tell("names", 0, card)
        for seat in range(number):
            told = seat if number > 1 else None
            row, column = free[seat].pop(rng.randrange(len(free[seat])))
            if lies[seat]:
                taken = rng.choice(list(lies[seat]))
                log.wrong(FIT, told, "turns", f"T{taken[0]}{taken[1]}", card, errs=seat)
            if number > 1:
                log.wrong(FIT, told, "turns", f"T{row}{column}", pack[0])
            log.tell("turns", told, f"T{row}{column}", card)
            lies[seat][row, column] = card
    scores = []
    for square in lies:
        ways = [(way, at) for way in (0, 1) for at in {spot[way] for spot in square}]
        lines = [[card for spot, card in square.items() if spot[way] == at] for way, at in ways]
        scores.append(str(sum(ENGLISH[_square_hand(line)] for line in lines)))
    log.due = scores
    log.reckoned = lambda verdict, ruled: [
        value for name, value in verdict.deals[0].outcomes if name.startswith("English count")
    ]
    return log


def alone(play: Callable[[Random], tuple[Lines, int]], rng: Random, game: str) -> Log:
    """A game of one player; what it comes to is counted in cards, or in piles."""
    lines, number = play(rng)
    log = Log(game, ["P1"], rng, [[]])
    for at, text in enumerate(lines):
        verb, *words = text.split()
        instead = lines.wrong.get(at, "")
        wrong = (Wrong(MOMENT if instead.startswith("turns") else FIT, instead, 0),) if instead else ()
        log.lines.append(Line(verb, None, tuple(words), text, wrong=wrong))
    log.due, log.reckoned = str(number), _comes_to
    return log


def _comes_to(verdict: Verdict, ruled: bool) -> str:
    told = dict(verdict.deals[0].outcomes)
    return (told.get("built up") or told.get("piles") or "").split()[0]


def contest(rng: Random, game: str) -> Log:
    """Two klondikes by turns, or canfields all at once, with the same foundations."""
    log = started(rng, game, 2 if game == "double-solitaire" else rng.randint(2, 4))
    number, by_turns = len(log.names), game == "double-solitaire"
    built: list[str] = []
    tops: list[str] = []
    heaps: list[list[list[str]]] = []
    stocks, hands, talons = list[list[str]](), list[list[str]](), [list[str]() for _ in range(number)]
    short = not by_turns and rng.random() < 0.5  # the stocks are nearly out
    for seat in range(number):
        pack = rng.sample(PACK, 52)
        if short:
            pack.sort(key=lambda card: card[1] in "A2")
        piles = 7 if by_turns else 4
        heaps.append([[pack.pop()] for _ in range(piles)])
        stocks.append([pack.pop() for _ in range(24 if by_turns else 2 if short else 13)])
        hands.append(pack)
        for place_, heap in enumerate(heaps[-1], 1):
            log.tell("pile", seat, f"T{place_}", *heap)
        if by_turns:
            log.tell("pile", seat, "stock", 24)
        else:
            log.tell("pile", seat, "stock", stocks[-1][-1], "on", len(stocks[-1]) - 1)
            log.tell("pile", seat, "hand", len(pack))
    if by_turns:
        log.tell("turn", 0)
    seat, up = 0, [list[str]() for _ in range(number)]

    def source(seat: int) -> list[tuple[str, list[str]]]:
        named = [(f"T{place_}", heap) for place_, heap in enumerate(heaps[seat], 1)]
        rest = [("stock", up[seat])] if by_turns else [("stock", stocks[seat]), ("talon", talons[seat])]
        return [(name, heap) for name, heap in [*named, *rest] if heap]

    def goes_up(seat: int) -> bool:
        for name, heap in source(seat):
            card = heap[-1]
            at = next((n for n, top in enumerate(tops) if top[0] == card[0] and place(top) + 1 == place(card)), None)
            if at is None and card[1] != "A":
                continue
            log.tell("moves", seat, name, f"F{len(tops) + 1 if at is None else at + 1}")
            if at is None:
                tops.append(card)
            else:
                tops[at] = card
            heap.pop()
            built.append(log.names[seat])
            if name == "stock" and not by_turns and heap:
                log.tell("turns", seat, "stock", heap[-1])
            return True
        return False

    def is_over() -> bool:
        return not by_turns and not all(stocks)

    for _ in range(150):
        while not is_over() and goes_up(seat):
            pass
        if is_over():
            break
        ways = [
            (name, heap, at)
            for name, heap in source(seat)
            for at, other in enumerate(heaps[seat])
            if other
            and heap is not other
            and red(other[-1]) != red(heap[-1])
            and place(other[-1]) == place(heap[-1]) + 1
            and len(heap) == 1
        ]
        wrong = [
            (name, at)
            for name, heap in source(seat)
            for at, other in enumerate(heaps[seat])
            if other and heap is not other and red(other[-1]) == red(heap[-1]) and (len(heap) == 1 or name[0] != "T")
        ]
        if wrong:
            name, at = rng.choice(wrong)
            log.wrong(FIT, seat, "moves", name, f"T{at + 1}")
        ways = [way for way in ways if way[0] in ("stock", "talon") or by_turns] if rng.random() < 0.8 else []
        if ways and (by_turns or ways[0][0] != "stock"):
            name, heap, at = ways[0]
            log.tell("moves", seat, name, f"T{at + 1}")
            heaps[seat][at].append(heap.pop())
        elif by_turns and up[seat]:
            log.tell("moves", seat, "stock", "talon", turn=True)
            up[seat].pop()
            seat = 1 - seat
        elif by_turns and stocks[seat]:
            up[seat] = [stocks[seat].pop()]
            log.tell("turns", seat, "stock", up[seat][0], turn=True)
        elif not by_turns and len(hands[seat]) >= 3:
            three = [hands[seat].pop() for _ in range(3)]
            log.tell("turns", seat, "hand", *three)
            talons[seat] += three
            seat = rng.randrange(number)
        else:
            break
    if by_turns and built:
        log.due = ", ".join(f"{name} {built.count(name)}" for name in log.names)
        log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("to foundations")
    elif is_over():
        log.due = next(name for name, stock in zip(log.names, stocks, strict=True) if not stock)
        log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("winner")
    return log


def spite(rng: Random, game: str) -> Log:
    """Spite and malice: aces and twos at once, what fits to the center, and then a card to a side stack."""
    log = started(rng, game, 2)
    first = rng.sample(PACK, 52)
    payoff = [first[:26], first[26:]]
    stock = rng.sample([*PACK, "JK", "JK", "JK", "JK"], 56)
    hands, sides = [list[str](), list[str]()], [[list[str]() for _ in range(4)] for _ in range(2)]
    center: list[int] = [0, 0, 0, 0]
    for seat in (0, 1):
        log.tell("pile", seat, "payoff", payoff[seat][-1], "on", 25)
    log.tell("turn", 0)
    seat = 0

    def goes(card: str) -> int:
        if card == "JK":
            return next((at for at, top in enumerate(center) if top), -1)
        return next((at for at, top in enumerate(center) if top == place(card)), -1)

    def play(name: str, card: str, at: int) -> None:
        log.tell("moves", seat, name, f"F{at + 1}", card)
        center[at] = (center[at] + 1) % 13

    def low(card: str) -> bool:
        return (card[1] == "A" and 0 in center) or (card[1] == "2" and 1 in center)

    def tops() -> list[tuple[str, list[str]]]:
        named = [(f"W{number}", side) for number, side in enumerate(sides[seat], 1) if side]
        return [("hand", [card]) for card in hands[seat]] + [("payoff", payoff[seat])] + named

    for _ in range(40):
        fresh = [stock.pop() for _ in range(min(5 - len(hands[seat]), len(stock)))]
        if fresh:
            log.tell("draws", seat, *fresh)
            hands[seat] += fresh
        if not hands[seat]:
            break
        while True:
            must = [(n, pile) for n, pile in tops() if low(pile[-1])]
            aces = [each for each in must if each[1][-1][1] == "A"]
            ways = [(n, pile) for n, pile in aces or must or tops() if goes(pile[-1]) >= 0 and (must or pile[-1] != "JK")]
            if not ways or (not must and rng.random() < 0.3):
                break
            name, pile = ways[0]
            card = pile[-1]
            wrong = next((n for n, top in enumerate(center) if top not in (place(card), 0)), None) if not must else None
            if wrong is not None:
                log.wrong(FIT, seat, "moves", name, f"F{wrong + 1}", card)
            play(name, card, goes(card))
            if name == "hand":
                hands[seat].remove(card)
            else:
                pile.pop()
            if name == "payoff":
                if not pile:
                    log.due = [len(payoff[1]) if seat == 0 else 0, len(payoff[0]) if seat == 1 else 0]
                    return log
                log.tell("turns", seat, "payoff", pile[-1])
        if any(low(pile[-1]) for _, pile in tops()):
            break
        homes = [
            (card, at)
            for card in hands[seat]
            for at, side in enumerate(sides[seat])
            if card != "JK"
            and (
                not side
                or place(side[-1]) == place(card)
                or (place(side[-1]) == place(card) + 1 and (place(card) > 1 or 0 not in center))
            )
        ]
        barred = [
            (card, at)
            for card in hands[seat]
            for at, side in enumerate(sides[seat])
            if card != "JK" and side and place(side[-1]) - place(card) not in (0, 1)
        ]
        if barred:
            card, at = rng.choice(barred)
            log.wrong(FIT, seat, "moves", "hand", f"W{at + 1}", card)
        elif homes:
            log.wrong(FIT, seat, "moves", "payoff", "W1")
        if homes:
            card, at = rng.choice(homes)
            log.tell("moves", seat, "hand", f"W{at + 1}", card, turn=True, leans=True)
            hands[seat].remove(card)
            sides[seat][at].append(card)
        else:
            log.tell("passes", seat, turn=True)
        seat = 1 - seat
    log.tell("agreed", None, "score")
    one, other = map(len, payoff)
    log.due = [max(0, other - one), max(0, one - other)]
    return log


GAMES = {
    "spite-and-malice": spite,
    **dict.fromkeys(("double-solitaire", "pounce"), contest),
    "klondike": partial(alone, klondike),
    "canfield": partial(alone, canfield),
    "spider": partial(alone, spider),
    "calculation": partial(alone, calculation),
    "accordion": partial(alone, accordion),
    **dict.fromkeys(("poker-solitaire", "poker-squares"), squares),
    "accordion-arnold": partial(alone, partial(accordion, eager=True)),
    "belvedere-arnold": partial(alone, belvedere),
    **{
        game: partial(alone, partial(rows, game=game))
        for game in ("streets-and-alleys", "beleaguered-castle", "napoleon-at-st-helena", "bisley-arnold")
    },
}
