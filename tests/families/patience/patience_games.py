"""Klondike, spider, calculation and accordion played at random and by the rules, in words of their own."""

from random import Random

RANKS = "A23456789TJQK"
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]


def place(card: str) -> int:
    """From ace, 0, to king, 12."""
    return RANKS.index(card[1])


def red(card: str) -> bool:
    """Whether it is a diamond or a heart."""
    return card[0] in "DH"


def klondike(rng: Random) -> tuple[list[str], int]:
    """Klondike to the end of the stock, aces first: the lines and how many cards are built up."""
    pack = PACK[:]
    rng.shuffle(pack)
    down = [[pack.pop() for _ in range(number)] for number in range(7)]
    up = [[pack.pop()] for _ in range(7)]
    lines = [f"pile T{number + 1} {up[number][0]} on {number}" for number in range(7)] + [f"pile stock {len(pack)}"]
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


def spider(rng: Random) -> list[str]:
    """Spider to the last row, runs of one suit moved together."""
    pack = PACK * 2
    rng.shuffle(pack)
    down = [[pack.pop() for _ in range(4)] for _ in range(10)]
    up = [[pack.pop()] for _ in range(10)]
    lines = [f"pile T{number + 1} {up[number][0]} on 4" for number in range(10)] + [f"pile stock {len(pack)}"]
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
                return lines
            lines.append(f"moves T{long + 1} to T{empty[0] + 1} 1")
            up[empty[0]].append(up[long].pop())
        row = [pack.pop() for _ in range(min(10, len(pack)))]
        lines.append(f"turns stock {' '.join(row)}")
        for number, card in enumerate(row):
            up[number].append(card)
    return lines


def _above(one: str, other: str) -> bool:
    return place(one) == place(other) + 1


def calculation(rng: Random) -> tuple[list[str], int]:
    """Calculation, each card to a foundation if it fits and else to any waste pile."""
    pack = PACK[:]
    rng.shuffle(pack)
    tops = [next(card for card in pack if card[1] == rank) for rank in "A234"]
    pack = [card for card in pack if card not in tops]
    lines = [f"pile F{number + 1} {top}" for number, top in enumerate(tops)]
    counts, waste = [1] * 4, [[] for _ in range(4)]  # type: list[int], list[list[str]]

    def home(card: str) -> int | None:
        fits = [n for n in range(4) if counts[n] < 13 and (place(tops[n]) + n + 1) % 13 == place(card)]
        return fits[0] if fits else None

    for card in pack:
        lines.append(f"turns stock {card}")
        number = home(card)
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


def accordion(rng: Random) -> tuple[list[str], int]:
    """Accordion, moves made or left at random."""
    pack = PACK[:]
    rng.shuffle(pack)
    row: list[str] = []
    lines = []
    for card in pack:
        row.append(card)
        lines.append(f"turns {card}")
        moves = _moves(row)
        while moves and rng.random() < 0.8:
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
