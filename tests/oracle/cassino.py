"""Cassino and its variants: cards captured, built and trailed to the last deal of the pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from random import Random

from attrs import define

from referee.core.verdict import Verdict

from .faults import AGAIN, FIT
from .log import Line, Log, started
from .tricks import PACK

FACES = "JQK"


def numbers(card: str, royal: bool = False) -> tuple[int, ...]:
    """What a card may count; nothing for a face card, unless the game is royal, and there an ace is fourteen too."""
    if card[1] in FACES:
        return (11 + FACES.index(card[1]),) if royal else ()
    low = "A23456789T".index(card[1]) + 1
    return (1, 14) if royal and low == 1 else (low,)


@define
class Build:
    """Cards put together."""

    value: int
    sets: list[list[str]]
    owner: int

    @property
    def cards(self) -> list[str]:
        """All of them."""
        return [card for each in self.sets for card in each]


#: what is done, with which card, to which, for what value
Way = tuple[str, str, list[str], int]


@define
class Deal:
    """A deal as it is played."""

    log: Log
    table: list[str]
    builds: list[Build]
    taken: list[list[str]]
    sweeps: list[int]
    last: int | None = None

    @property
    def royal(self) -> bool:
        return self.log.game == "royal-cassino"

    def numbers(self, card: str) -> tuple[int, ...]:
        """What a card may count in this game."""
        return numbers(card, self.royal)

    def come_to(self, cards: Sequence[str], value: int) -> bool:
        """Whether cards can count so much together."""
        return any(sum(each) == value for each in product(*map(self.numbers, cards)))

    def turn(self, seat: int) -> None:
        """One card, captured, built or trailed with."""
        log = self.log
        ways = [*self.captures(seat), *self.buildings(seat)]
        own = any(build.owner == seat for build in self.builds)
        ways = [way for way in ways if way[0] == "captures" or not own] or ways
        if ways and (own or log.rng.random() < 0.8):
            verb, card, cards, value = log.rng.choice(ways)
        else:
            verb, card, cards, value = "trails", log.rng.choice(log.hands[seat]), [], 0
        like = {numbers(each, royal=True)[0] for each in (card, *cards)}
        loose = [each for each in self.table if each not in cards and numbers(each, royal=True)[0] not in like]
        if verb == "captures" and card[1] in FACES and loose:
            log.wrong(FIT, seat, "captures", card, *cards, loose[0])
        others = [seat for seat in range(len(log.names)) if any(build.owner == seat for build in self.builds)]
        told = [card, *cards, *([value] if value else [])]
        log.tell(verb, seat, *told, turn=verb == "trails", also=others)
        log.away(seat, card)
        {"captures": self.took, "trails": self.trailed, "builds": self.built}[verb](seat, card, cards, value)

    def captures(self, seat: int) -> Iterator[Way]:
        """The captures that the hand allows, the builds of a card's number always among them."""
        for card in self.log.hands[seat]:
            if not self.numbers(card):
                yield from (("captures", card, [other], 0) for other in self.table if other[1] == card[1])
            for value in self.numbers(card):
                sets = [
                    list(cards)
                    for size in (1, 2, 3)
                    for cards in combinations([each for each in self.table if self.numbers(each)], size)
                    if self.come_to(cards, value)
                ]
                chosen = [each for build in self.builds if build.value == value for each in build.cards]
                for cards in sets:
                    chosen += [] if set(cards) & set(chosen) else cards
                if chosen:
                    yield "captures", card, chosen, 0

    def buildings(self, seat: int) -> Iterator[Way]:
        """Builds of two cards, and single builds increased, that a card left in hand will take."""
        standing = {build.value for build in self.builds}
        for card in self.log.hands[seat]:
            left = {value for each in self.log.hands[seat] if each != card for value in self.numbers(each)}
            for own in self.numbers(card):
                for other in self.table:
                    for value in {own + each for each in self.numbers(other)} & left - standing:
                        yield "builds", card, [other], value
                for build in self.builds:
                    value = build.value + own
                    if len(build.sets) == 1 and value in left - standing:
                        yield "builds", card, build.cards, value

    def took(self, seat: int, card: str, cards: Sequence[str], value: int) -> None:
        """The cards are taken in; the table may be swept by it."""
        self.builds = [build for build in self.builds if build.cards[0] not in cards]
        self.table = [each for each in self.table if each not in cards]
        self.taken[seat] += [card, *cards]
        self.sweeps[seat] += not self.table and not self.builds
        self.last = seat

    def trailed(self, seat: int, card: str, cards: Sequence[str], value: int) -> None:
        """The card stays on the table."""
        self.table.append(card)

    def built(self, seat: int, card: str, cards: Sequence[str], value: int) -> None:
        """A new build, or one increased."""
        build = next((each for each in self.builds if each.cards == list(cards)), None)
        if build is None:
            self.table.remove(cards[0])
            self.builds.append(Build(value, [[card, *cards]], seat))
        else:
            build.value, build.sets, build.owner = value, [[*cards, card]], seat


def _opened(rng: Random, game: str, seats: int) -> tuple[Deal, list[str]]:
    """Four cards on the table, and the pack that is left; the last seat deals."""
    log = started(rng, game, seats)
    pack = rng.sample(PACK, len(PACK))
    log.tell("dealer", seats - 1)
    return Deal(log, [pack.pop() for _ in range(4)], [], [[] for _ in range(seats)], [0] * seats), pack


def _dealt(deal: Deal, pack: list[str]) -> None:
    """Four cards to each hand."""
    log, seats = deal.log, len(deal.taken)
    log.tell("deals", seats - 1)
    log.hands = [[pack.pop() for _ in range(4)] for _ in range(seats)]
    for seat, hand in enumerate(log.hands):
        log.tell("hand", seat, *hand)


def _in_rounds(deal: Deal, pack: list[str], turn: Callable[[Deal, int], None]) -> None:
    """All deals of one pack, the last of them announced; hands are played out before they are dealt anew."""
    log, seats = deal.log, len(deal.taken)
    first = True
    while len(pack) >= 4 * seats:
        if len(pack) < 8 * seats and not first:
            log.tell("announces", seats - 1, "last")
        _dealt(deal, pack)
        if first:
            log.tell("pile", None, "table", *deal.table)
        first = False
        for _ in range(4):
            for seat in range(seats):
                turn(deal, seat)


def cassino(players: Sequence[int], rng: Random, game: str) -> Log:
    """All deals of one pack."""
    deal, pack = _opened(rng, game, rng.choice(players))
    _in_rounds(deal, pack, Deal.turn)
    _ends(deal)
    return deal.log


#: the score at which a game may have stood before, by the number of the deal
STOOD: dict[str, tuple[tuple[int, int, int], ...]] = {
    "cassino-of-eleven": ((1, 0, 0), (2, 8, 9), (3, 10, 3)),
    "spade-cassino": ((1, 0, 0), (3, 48, 50), (4, 20, 55)),
}


def to_the_end(rng: Random, game: str) -> Log:
    """A deal of a game of which somebody wins by so much: of eleven points, or of sixty-one."""
    deal, pack = _opened(rng, game, 2)
    number, *stood = rng.choice(STOOD[game])
    before = list(stood)
    if any(before):
        told = [deal.log.said("points", seat, [points]) for seat, points in enumerate(before)]
        deal.log.lines[:0] = [Line(text.split()[0], None, (), text) for text in (f"deal {number}", *told)]
    _in_rounds(deal, pack, Deal.turn)
    _ends(deal)
    if deal.log.due is None:
        return deal.log
    points = [one + other for one, other in zip(before, _points(deal, 2), strict=True)]
    deal.log.due, deal.log.reckoned = (points, _won_by(deal.log, points, number)), _points_and_ending
    return deal.log


def _won_by(log: Log, points: list[int], deals: int) -> str:
    """Who wins, and by how much; nothing as long as nobody is there (usp56 6203-6205, 6245)."""
    high, low = max(points), min(points)
    if high < (61 if log.game == "spade-cassino" else 11):
        return ""
    if high == low:
        return "a tie"
    of_eleven = high * {1: 4, 2: 2}.get(deals, 1) - low
    margin = (high - low) * (2 if low < 31 else 1) if log.game == "spade-cassino" else of_eleven
    return f"{log.names[points.index(high)]} wins by {margin}"


def _points_and_ending(verdict: Verdict, ruled: bool) -> tuple[list[int], str]:
    sheet = verdict.score(ruled=ruled)
    return list(sheet.totals), str(sheet.as_json()["ending"])


def draw_cassino(rng: Random, game: str) -> Log:
    """One round dealt; who has played fills his hand from the stock as long as there is one."""
    deal, pack = _opened(rng, game, rng.randint(2, 4))
    log, seats = deal.log, len(deal.taken)
    _dealt(deal, pack)
    log.tell("pile", None, "table", *deal.table)
    log.tell("pile", None, "stock", len(pack))
    while any(log.hands):
        for seat in range(seats):
            deal.turn(seat)
            if pack:
                card = pack.pop()
                log.tell("draws", seat, card)
                log.hands[seat].append(card)
                if pack:
                    log.wrong(AGAIN, seat, "draws", pack[0])
    _ends(deal)
    return log


def _ends(deal: Deal) -> None:
    """What is left goes to whoever took in last, and the points are counted."""
    if deal.last is None:
        return
    deal.taken[deal.last] += deal.table + [card for build in deal.builds for card in build.cards]
    seats = len(deal.taken)
    deal.log.due = _points(deal, 2 if seats == 4 else seats)


def _points(deal: Deal, sides: int) -> list[int]:
    """Cards, spades, aces, the two ten and two, and sweeps."""
    taken = [[card for cards in deal.taken[side::sides] for card in cards] for side in range(sides)]
    game = deal.log.game
    points = [0 if game == "cassino-single-deal" else sum(deal.sweeps[side::sides]) for side in range(sides)]
    for side, cards in enumerate(taken):
        points[side] += sum(card[1] == "A" for card in cards) + 2 * ("DT" in cards)
        if game == "spade-cassino":
            points[side] += sum(2 if card[1] in "AJ2" else 1 for card in cards if card[0] == "S")
        else:
            points[side] += "S2" in cards
    for counts, worth in (([len(cards) for cards in taken], 3), ([sum(c[0] == "S" for c in cards) for cards in taken], 1)):
        if counts.count(max(counts)) == 1:
            points[counts.index(max(counts))] += worth
    return points


def bundles(rng: Random, game: str) -> Log:
    """All deals of one pack without builds; the top card of another's stack takes it all."""
    deal, pack = _opened(rng, game, rng.randint(2, 4))
    log, seats = deal.log, len(deal.taken)
    _in_rounds(deal, pack, _bundle_turn)
    if deal.last is not None:
        deal.taken[deal.last] += deal.table
        sides = 2 if seats == 4 else seats
        counts = [sum(map(len, deal.taken[side::sides])) for side in range(sides)]
        alone = counts.count(max(counts)) == 1
        log.due = [int(alone and count == max(counts)) for count in counts]
    return log


def _bundle_turn(deal: Deal, seat: int) -> None:
    log = deal.log
    tops = {stack[-1]: owner for owner, stack in enumerate(deal.taken) if stack and owner != seat}
    steals = [(card, top) for card in log.hands[seat] for top in tops if top[1] == card[1]]
    ways = list(deal.captures(seat))
    others = [top for top in tops if top[1] not in [card[1] for card in log.hands[seat]]]
    if others:
        log.wrong(FIT, seat, "captures", log.hands[seat][0], others[0])
    if steals and rng_half(log):
        card, top = log.rng.choice(steals)
        log.tell("captures", seat, card, top)
        log.away(seat, card)
        stack = deal.taken[tops[top]]
        deal.taken[seat] += [*stack, card]
        stack.clear()
        deal.last = seat
    elif ways:
        _, card, cards, _ = log.rng.choice(ways)
        log.tell("captures", seat, card, *cards)
        log.away(seat, card)
        deal.took(seat, card, cards, 0)
        deal.taken[seat] = [each for each in deal.taken[seat] if each != card] + [card]
    else:
        card = log.rng.choice(log.hands[seat])
        log.tell("trails", seat, card, turn=True)
        log.away(seat, card)
        deal.table.append(card)


def rng_half(log: Log) -> bool:
    """One time in two."""
    return log.rng.random() < 0.5


GAMES = {
    "stealing-bundles": bundles,
    "draw-cassino": draw_cassino,
    "cassino": partial(cassino, (2, 3, 4)),
    "royal-cassino": partial(cassino, (2, 3, 4)),
    "cassino-single-deal": partial(cassino, (2,)),
    **dict.fromkeys(STOOD, to_the_end),
}
