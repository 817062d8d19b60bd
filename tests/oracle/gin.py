"""Gin: hands to the knock, cards laid off on the knocker's sets, and what hands, boxes and games come to (usp56 3323-3479)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from attrs import define, field, frozen

from referee.core.verdict import Verdict

from .faults import AGAIN, AMOUNT, UNDRAWN
from .log import Log, started
from .rummy import is_set, least, pips, sets
from .tricks import PACK


@frozen
class Form:
    """What the book says of one form of the game."""

    seats: int = 2
    #: the column of each seat
    sides: tuple[int, ...] = (0, 1)
    undercut: int = 25
    gin: int = 25
    box: int = 25
    to: int = 100
    #: whether the winner's score is doubled where nobody else has won a hand
    shutout: bool = True
    corner: bool = False
    by_upcard: bool = False
    off_gin: bool = False
    #: the hands that are played side by side, and whether a log may begin with a score
    together: int = 1
    in_the_middle: bool = True
    #: the games that are played at once, whether another begins when one ends, and what it brings to win one
    games: int = 1
    goes_on: bool = False
    bonus: int = 100


FORMS = {
    "gin-rummy": Form(),
    "gin-rummy-variant-scoring": Form(undercut=10, gin=20, box=20, off_gin=True),
    "hollywood-gin": Form(games=3, in_the_middle=False),
    "oklahoma-gin": Form(by_upcard=True),
    "round-the-corner-gin": Form(corner=True, to=125),
    "gin-rummy-for-three": Form(3, (0, 1, 2), shutout=False),
    "gin-rummy-in-the-box": Form(3, (0, 1, 1), in_the_middle=False),
    "partnership-gin": Form(4, (0, 1, 0, 1), to=125, together=2),
    "partnership-gin-six-or-more": Form(6, (0, 1) * 3, to=150, together=3, in_the_middle=False),
    "gin-rummy-three-together": Form(3, (0, 1, 2), gin=40, to=200),
}


# --- hands laid open


@cache
def against(hand: frozenset[str], others: tuple[frozenset[str], ...], corner: bool) -> tuple[int, tuple[str, ...]]:
    """The fewest points left when cards go into own sets and on these of another's; the cards laid off for it, in order."""
    best: tuple[int, tuple[str, ...]] = sum(pips(card, 15 if corner else 1) for card in hand), ()
    for cards in sets(sorted(hand), corner):
        best = min(best, against(hand - set(cards), others, corner), key=lambda each: each[0])
    for place, each in enumerate(others):
        for card in sorted(hand):
            if is_set([*each, card], round_corner=corner):
                grown = (*others[:place], each | {card}, *others[place + 1 :])
                count, laid = against(hand - {card}, grown, corner)
                best = min(best, (count, (card, *laid)), key=lambda each: each[0])
    return best


def ways(hand: Sequence[str], corner: bool) -> Iterator[tuple[frozenset[str], ...]]:
    """Every choice of sets out of a hand."""
    yield ()
    for cards in sets(hand, corner):
        if (first := min(cards)) is not None:
            left = [card for card in hand if card not in cards]
            yield from ((frozenset(cards), *more) for more in ways(left, corner) if all(min(each) > first for each in more))


def laid_open(hand: Sequence[str], others: Sequence[Sequence[str]], corner: bool) -> tuple[frozenset[str], ...]:
    """The sets of the knocker: with the fewest points beside them, and of such as leave the others least to lay off."""

    def left(chosen: tuple[frozenset[str], ...]) -> tuple[int, int]:
        matched = {card for each in chosen for card in each}
        own = sum(pips(card, 15 if corner else 1) for card in hand if card not in matched)
        return own, -sum(against(frozenset(each), chosen, corner)[0] for each in others)

    return min(set(ways(hand, corner)), key=lambda chosen: (left(chosen), sorted(map(sorted, chosen))))


# --- the sheet


@define
class Sheet:
    """One game: what each column has, and the hands that it has won."""

    form: Form
    points: list[int]
    won: list[int]
    over: bool = False

    def enter(self, winner: int, amounts: Sequence[int]) -> None:
        """A hand that somebody has won, and what the end of the game brings where that ends it."""
        form = self.form
        self.points = [one + other for one, other in zip(self.points, amounts, strict=True)]
        self.won[winner] += 1
        if self.points[winner] < form.to:
            return
        self.over = True
        self.points[winner] += form.bonus
        if form.shutout and sum(self.won) == self.won[winner]:
            self.points[winner] *= 2
        self.points = [points + form.box * won for points, won in zip(self.points, self.won, strict=True)]


@define
class Sheets:
    """As many games as are on the paper, and the hands of a deal that wait for the others."""

    form: Form
    games: list[Sheet]
    waiting: list[list[int]] = field(factory=list)
    wins: list[int] = field(factory=list)

    @property
    def over(self) -> bool:
        return all(game.over for game in self.games)

    def hand(self, amounts: list[int]) -> None:
        """What a hand has brought each column."""
        self.waiting.append(amounts)
        if len(self.waiting) < self.form.together:
            return
        sums = [sum(each) for each in zip(*self.waiting, strict=True)]
        self.waiting = []
        if self.form.together > 1:
            low = min(sums)
            sums = [each - low for each in sums]
        winner = max(range(len(sums)), key=lambda column: sums[column])
        if sums[winner] <= 0:
            return
        self.wins[winner] += 1
        # the first, the second and the third win count in so many games; who missed one that ended begins in the next
        entered = [game for game in self.games if not game.over and game.won[winner]]
        more = [game for game in self.games if not game.over and not game.won[winner]]
        for game in [*entered, *more[:1]] if self.wins[winner] < 3 else [*entered, *more]:
            game.enter(winner, sums)
            if game.over and self.form.goes_on:
                self.games.append(fresh(self.form, len(sums)))


def fresh(form: Form, columns: int) -> Sheet:
    """A game in which nobody has anything."""
    return Sheet(form, [0] * columns, [0] * columns)


def sheets(form: Form, columns: int) -> Sheets:
    """Paper with nothing on it."""
    return Sheets(form, [fresh(form, columns) for _ in range(form.games)], wins=[0] * columns)


def each_game(verdict: Verdict, ruled: bool) -> list[list[int]]:
    """What stands in every game."""
    return [list(each.totals) for each in verdict.score(ruled=ruled).games]  # type: ignore[attr-defined]


# --- the play


def gin(rng: Random, game: str) -> Log:
    """One hand or more; of the hands of a side all that are played at once."""
    form = FORMS[game]
    log = started(rng, game, form.seats)
    columns = max(form.sides) + 1
    sheet = sheets(form, columns)
    agreed = {rule for rule in ("ace-calls-for-nothing", "spades-double") if form.by_upcard and rng.random() < 0.5}
    for rule in sorted(agreed):
        log.tell("rule", None, rule)
    if form.in_the_middle and rng.random() < 0.5:
        for column in range(columns):
            sheet.games[0].points[column], sheet.games[0].won[column] = points, won = rng.choice([(0, 0), (40, 2), (88, 3)])
            if points:
                name = log.names[column] if columns == form.seats else ("NS", "EW")[column]
                log.tell("points", None, name, points)
                log.tell("games", None, name, won)
    hands = form.together * rng.choice((1, 1, 2)) if form.games == 1 else rng.randint(1, 4)
    out, dealer = form.seats - 1 if form.seats == 3 else -1, rng.randrange(2)
    for number in range(1, hands + 1):
        if form.together > 1:
            first, dealer = _pair(form, (number - 1) % form.together, dealer % 2)
        else:
            first = next(seat for seat in log.clockwise(dealer)[1:] if seat != out)
        if hands > 1:
            log.tell("deal", None, number)
        winner, amounts = _hand(log, form, first, dealer, agreed)
        sheet.hand([sum(amounts[seat] for seat in range(form.seats) if form.sides[seat] == each) for each in range(columns)])
        if sheet.over:
            break
        if form.seats == 3 and winner is not None:
            dealer, out = winner, _sits_out(form, first if winner == dealer else dealer, out)
        elif form.together == 1 and winner is not None:
            dealer = winner
        elif number == form.together:
            break  # of who deals after hands of which each side has won some the book says nothing
    log.due = sheet.games[0].points
    if form.games > 1:
        log.due, log.reckoned = [each.points for each in sheet.games], each_game
    return log


def _pair(form: Form, place: int, side: int) -> tuple[int, int]:
    """Who plays the next of the hands side by side, the dealer the second: each the opponent at his right, or facing him."""
    dealer = (side + 2 * place) % form.seats
    return (dealer - 1) % form.seats, dealer


def _sits_out(form: Form, loser: int, out: int) -> int:
    """The loser goes out; who is in the box never does."""
    return out if form.sides == (0, 1, 1) and loser == 0 else loser


def _hand(log: Log, form: Form, first: int, dealer: int, agreed: set[str]) -> tuple[int | None, list[int]]:
    """One hand: the upcard refused by both, then turns until somebody knocks or two cards are left; who wins what."""
    rng, two = log.rng, (first, dealer)
    idle = [seat for seat in range(form.seats) if seat not in two]
    log.tell("dealer", dealer)
    if idle:
        log.tell("meets", first, log.names[dealer])
    pack = rng.sample(PACK, len(PACK))
    log.hands, log.gone = [[] for _ in log.names], []
    log.hands[first], log.hands[dealer], stock = pack[:10], pack[10:20], pack[20:]
    for seat in two:
        log.tell("hand", seat, *log.hands[seat])
    upcard = stock.pop(0)
    pile = [upcard]
    log.tell("turns", dealer, upcard)
    limit = (0 if upcard[1] == "A" and "ace-calls-for-nothing" in agreed else pips(upcard)) if form.by_upcard else 10
    log.tell("declines", first)
    log.tell("declines", dealer)
    seat, other = two
    while len(stock) > 2:
        taken = _drawn(log, seat, stock, pile, [pile[-1]] if len(pile) > 1 else [], idle)
        away, count = _thrown(log, seat, taken, form.corner, len(stock) > 2)
        if count <= limit:
            _knocks(log, seat, away)
            winner, won = _showdown(log, form, seat, other)
            times = 2 if upcard[0] == "S" and "spades-double" in agreed else 1
            return winner, [times * won if each == winner else 0 for each in range(form.seats)]
        log.wrong(AMOUNT, seat, "knocks")
        log.tell("discards", seat, away)
        log.away(seat, away)
        pile.append(away)
        seat, other = other, seat
    return None, [0] * form.seats


def _drawn(log: Log, seat: int, stock: list[str], pile: list[str], within: list[str], idle: Sequence[int]) -> str | None:
    """A card of the stock, or sometimes a discard within reach, which is told."""
    hand = log.hands[seat]
    log.wrong(UNDRAWN, seat, "discards", hand[0])
    if within and log.rng.random() < 0.3:
        taken = log.rng.choice(within)
        pile.remove(taken)
        log.tell("draws", seat, "pile", *([taken] if len(log.active) > 2 and not idle else []), turn=True, also=idle)
        log.gone.remove(taken)
        hand.append(taken)
        return taken
    log.tell("draws", seat, "stock", stock[0], turn=True, also=idle)
    hand.append(stock.pop(0))
    return None


def _thrown(log: Log, seat: int, taken: str | None, corner: bool, more: bool) -> tuple[str, int]:
    """The discard that leaves the fewest points, and how many; to draw again were one fault more where no card may be drawn."""
    hand = log.hands[seat]
    counts = {card: least([each for each in hand if each != card], corner) for card in hand if card != taken}
    away = min(counts, key=lambda card: counts[card])
    if more:
        log.wrong(AGAIN, seat, "draws", "stock")
    return away, counts[away]


def _knocks(log: Log, seat: int, away: str) -> None:
    log.tell("knocks", seat)
    log.tell("discards", seat, "down", away)
    log.away(seat, away)


def _showdown(log: Log, form: Form, knocker: int, other: int) -> tuple[int | None, int]:
    """Both hands laid open, sometimes told set by set and card by card: who wins, and what."""
    hand, theirs, corner = log.hands[knocker], log.hands[other], form.corner
    own, alone = least(hand, corner), least(theirs, corner)
    open_to_all = bool(own) or form.off_gin
    chosen = laid_open(hand, [theirs] if open_to_all else [], corner)
    count, laid = against(frozenset(theirs), chosen, corner) if open_to_all else (alone, ())
    _told(log, knocker, chosen, {other: laid})
    if own == 0 == alone and corner:
        return None, 0
    if own == 0:
        return knocker, form.gin + count
    return (knocker, count - own) if own < count else (other, form.undercut + own - count)


def _told(log: Log, knocker: int, chosen: Sequence[frozenset[str]], laid: dict[int, tuple[str, ...]]) -> None:
    """The sets and the cards laid off, where they are told."""
    if log.rng.random() < 0.4:
        for cards in chosen:
            log.tell("melds", knocker, *sorted(cards))
            log.away(knocker, *cards)
    if log.rng.random() < 0.4:
        for seat, each in laid.items():
            for card in each:
                log.tell("lays", seat, card)
                log.away(seat, card)


def three_together(rng: Random, game: str) -> Log:
    """Hands of three: the last discards of both others are within reach, and the lowest count wins from the two."""
    log, form = started(rng, game, 3), FORMS[game]
    sheet = sheets(form, 3)
    dealer, hands = 2, rng.choice((1, 1, 2))
    for number in range(1, hands + 1):
        if hands > 1:
            log.tell("deal", None, number)
        first = (dealer + 1) % 3
        log.tell("dealer", dealer)
        stock = log.deal(rng.sample(PACK, len(PACK)), 10)
        pile, last, seat, knocker = [stock.pop(0)], dict[int, str](), first, None
        log.tell("turns", dealer, pile[0])
        log.tell("declines", first)
        log.tell("declines", (first + 1) % 3)
        while len(stock) > 3 and knocker is None:
            within = [card for other, card in last.items() if other != seat and card in pile]
            taken = _drawn(log, seat, stock, pile, within, ())
            away, count = _thrown(log, seat, taken, False, len(stock) > 3)
            if count <= 10:
                _knocks(log, seat, away)
                knocker = seat
                break
            log.wrong(AMOUNT, seat, "knocks")
            log.tell("discards", seat, away)
            log.away(seat, away)
            pile.append(away)
            last[seat] = away
            seat = (seat + 1) % 3
        if knocker is None:
            continue
        won = _three_open(log, form, knocker)
        if won is None:
            return log
        dealer, amounts = won
        sheet.hand(amounts)
        if sheet.over:
            break
    log.due = sheet.games[0].points
    return log


def _three_open(log: Log, form: Form, knocker: int) -> tuple[int, list[int]] | None:
    """Who wins of three, and what each is credited; nothing where two others are level, of whom the book says nothing."""
    others = [seat for seat in range(3) if seat != knocker]
    own = least(log.hands[knocker])
    counts = {knocker: own} | {seat: least(log.hands[seat]) for seat in others}
    if own:
        chosen = laid_open(log.hands[knocker], [log.hands[seat] for seat in others], False)
        found = {seat: against(frozenset(log.hands[seat]), chosen, False) for seat in others}
        counts |= {seat: count for seat, (count, _) in found.items()}
        _told(log, knocker, chosen, {seat: laid for seat, (_, laid) in found.items()})
    low = [seat for seat in others if counts[seat] == min(counts.values())]
    if own == 0 or not low:
        winner = knocker
    elif len(low) > 1:
        return None
    else:
        (winner,) = low
    amounts = [0, 0, 0]
    amounts[winner] = sum(counts.values()) - 2 * counts[winner] + (form.gin if own == 0 else 0)
    if winner != knocker and counts[winner] == own:
        amounts[knocker] -= 20
    return winner, amounts


GAMES = {**dict.fromkeys(FORMS, gin), "gin-rummy-three-together": three_together}
