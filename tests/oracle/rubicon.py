"""The long games of bezique: declarations made anew, hands without court cards, deals that are games; with partners too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, product
from random import Random

from attrs import define, evolve, field

from .bezique import FOURS, ORDER, _may_play, winner
from .faults import AGAIN, COUNT, FIT, MANY, MOMENT, TURN
from .log import Line, Log, started
from .tricks import SUITS, play_one

COURT = "JQK"
ARNOLD = ("rubicon-bezique-arnold", "chinese-bezique-arnold", "rubicon-bezique-four-arnold")
#: by game: packs, cards of a hand, what the last trick counts, carte blanche
RULES = {
    "six-pack-bezique": (6, 12, 250, 250),
    "chouette-bezique": (6, 12, 250, 250),
    "eight-pack-bezique": (8, 15, 250, 250),
    "rubicon-bezique": (4, 9, 50, 50),
    "rubicon-bezique-arnold": (4, 9, 50, 50),
    "chinese-bezique-arnold": (6, 12, 250, 0),
    "rubicon-bezique-four-arnold": (6, 9, 50, 50),
}
OF_TRUMPS = {"S": ("SQ", "DJ"), "D": ("DQ", "SJ"), "H": ("HQ", "CJ"), "C": ("CQ", "HJ")}
ALWAYS = ("SQ", "DJ")
BEZIQUES = {
    "six-pack-bezique": (40, 500, 1500, 4500),
    "chouette-bezique": (40, 500, 1500, 4500),
    "eight-pack-bezique": (50, 500, 1500, 4500, 9000),
    "chinese-bezique-arnold": (40, 500),
}
FOUR_OF_TRUMPS = {"A": 1000, "T": 900, "K": 800, "Q": 600, "J": 400}
FIVE_OF_TRUMPS = {"A": 2000, "T": 1800, "K": 1600, "Q": 1200, "J": 800}


@define(eq=False)
class Kind:
    """What cards make: the class in which a larger one has the smaller in it, the one suit it is of, what it counts."""

    name: str
    of: str
    cards: tuple[str, ...]
    points: int
    suit: str = ""

    @property
    def same(self) -> tuple[str, str, str]:
        """What makes it the same declaration as another."""
        return self.name, self.of, self.suit


@define(eq=False)
class Laid:
    """A card that lies there."""

    owner: int
    card: str
    made: list[int] = field(factory=list)


@define
class Board:
    """All that lies there, and all that was declared."""

    game: str
    lying: list[Laid] = field(factory=list)
    declared: list[Kind] = field(factory=list)

    def there(self, seat: int, players: int) -> list[Laid]:
        """What a player may use."""
        mine = [each for each in self.lying if each.owner == seat]
        return mine + [each for each in self.lying if players > 3 and each.owner == (seat + 2) % 4]

    def new(self, seat: int, hand: Sequence[str], card: str) -> int:
        """How many such cards he has in his hand."""
        return hand.count(card) - sum(each.card == card for each in self.lying if each.owner == seat)

    def way(self, seat: int, players: int, hand: Sequence[str], kind: Kind) -> tuple[list[Laid], list[str]] | None:
        """The cards with which he can make it, those that lie there first; None where he may not."""
        there, told = self.there(seat, players), Counter(kind.cards)
        ways = []
        for some in product(*(self._choices(there, card, number, self.new(seat, hand, card)) for card, number in told.items())):
            ways.append([there[place] for places in some for place in places])
        for used in sorted(ways, key=len, reverse=True):
            if not self._barred(there, used, kind):
                return used, list((told - Counter(each.card for each in used)).elements())
        return None

    def _choices(self, there: list[Laid], card: str, number: int, new: int) -> list[tuple[int, ...]]:
        mine = [place for place, each in enumerate(there) if each.card == card]
        return [
            some for size in range(min(number, len(mine)), max(-1, number - new - 1), -1) for some in combinations(mine, size)
        ]

    def _barred(self, there: list[Laid], used: list[Laid], kind: Kind) -> bool:
        one = self.game not in ARNOLD
        gone = whole_one_used = False
        for place, old in enumerate(self.declared):
            left = [each for each in there if place in each.made]
            if not left or old.suit != kind.suit:
                continue
            whole = len(left) == len(old.cards)
            if old.same == kind.same:
                if whole and (one or left == [each for each in there if each in used and len(used) == len(kind.cards)]):
                    return True
                gone |= not whole
                whole_one_used |= whole and any(each in used for each in left)
            elif old.of == kind.of and len(old.cards) > len(kind.cards):
                has_it = not Counter(kind.cards) - Counter(each.card for each in left)
                if has_it and (one or all(each in left for each in used)):
                    return True
        return whole_one_used and not gone

    def lay(self, seat: int, kind: Kind, used: list[Laid], fresh: list[str]) -> None:
        """It is declared."""
        fresh_ones = [Laid(seat, card) for card in fresh]
        self.lying += fresh_ones
        for each in (*used, *fresh_ones):
            each.made.append(len(self.declared))
        self.declared.append(kind)

    def play(self, seat: int, card: str) -> None:
        """The card leaves, the most used of its like."""
        mine = [each for each in self.lying if (each.owner, each.card) == (seat, card)]
        if mine:
            most = max(mine, key=lambda each: len(each.made))
            self.lying = [each for each in self.lying if each is not most]

    def is_whole(self, place: int) -> bool:
        """Whether all of it lies there."""
        return sum(place in each.made for each in self.lying) == len(self.declared[place].cards)


def kinds(game: str, held: Counter[str], trump: str) -> Iterator[Kind]:
    """All that the cards could make, each once."""
    for suit in SUITS:
        of_suit = suit if suit == trump else ""
        if held[suit + "K"] and held[suit + "Q"]:
            name = "royal marriage" if of_suit else "marriage"
            yield Kind(name, "suit", (suit + "K", suit + "Q"), 40 if of_suit else 20, suit)
        if all(held[suit + rank] for rank in "ATKQJ") and (of_suit or game != "chinese-bezique-arnold"):
            name = "sequence" if of_suit else "back door"
            yield Kind(name, "suit", tuple(suit + rank for rank in "ATKQJ"), 250 if of_suit else 150, suit)
    yield from _beziques(game, held, trump)
    big = game in ("six-pack-bezique", "chouette-bezique", "eight-pack-bezique")
    for rank in "ATKQJ":
        if big and trump and held[trump + rank] > 3:
            yield Kind("four of trumps", rank, (trump + rank,) * 4, FOUR_OF_TRUMPS[rank], trump)
        if game == "eight-pack-bezique" and trump and held[trump + rank] > 4:
            yield Kind("five of trumps", rank, (trump + rank,) * 5, FIVE_OF_TRUMPS[rank], trump)
        cards = [card for card in held.elements() if card[1] == rank]
        if rank in FOURS and len(cards) > 3 and set(cards[:4]) != {trump + rank}:
            yield Kind("any four", rank, tuple(cards[:4]), FOURS[rank])


def _beziques(game: str, held: Counter[str], trump: str) -> Iterator[Kind]:
    linked = game in BEZIQUES
    if linked and not trump:
        return
    pair = OF_TRUMPS[trump] if linked else ALWAYS
    for times, points in enumerate(BEZIQUES.get(game, (40, 500, 1500, 4500)), 1):
        if min(held[pair[0]], held[pair[1]]) >= times:
            yield Kind(f"{times} beziques", "bezique", pair * times, points)


def makes_trump(kind: Kind, trump: str) -> Kind:
    """The same once it has made the trump."""
    if trump or kind.of != "suit":
        return kind
    return Kind(
        *(("royal marriage", "suit", kind.cards, 40) if len(kind.cards) == 2 else ("sequence", "suit", kind.cards, 250)),
        suit=kind.suit,
    )


@define
class Deal:
    """One deal, while it is played."""

    log: Log
    game: str
    seats: list[int]
    stock: list[str]
    points: list[int]
    board: Board
    trump: str = ""
    #: those whose carte blanche goes on
    blanche: set[int] = field(factory=set)

    def hand(self, seat: int) -> list[str]:
        """What he holds, what lies before him too."""
        return self.log.hands[seat]

    def able(self, seat: int) -> list[tuple[Kind, list[Laid], list[str]]]:
        """What he may declare."""
        players = len(self.log.names)
        theirs = [each.card for each in self.board.there(seat, players) if each.owner != seat]
        held = Counter(self.hand(seat)) + Counter(theirs)
        found = []
        for kind in kinds(self.game, held, self.trump):
            made = makes_trump(kind, self.trump)
            way = self.board.way(seat, players, self.hand(seat), made)
            if way is not None:
                found.append((made, *way))
        return found

    def tell(self, verb: str, seat: int, *words: object) -> None:
        """An act of which no other cards are tried."""
        self.log.tell(verb, seat, *words)
        self.log.lines[-1] = evolve(self.log.lines[-1], hands=())

    def counts_wrong(self) -> bool:
        """Whether a number told wrongly is seen."""
        return self.game not in ARNOLD


def dealt(rng: Random, log: Log, game: str, seats: list[int]) -> Deal:
    """The cards given, one hand in some deals without court cards."""
    packs, size, _, blanche = RULES[game]
    pack = [suit + rank for suit in SUITS for rank in ORDER] * packs
    rng.shuffle(pack)
    if blanche and rng.random() < 0.3:
        pack.sort(key=lambda card: card[1] in COURT and rng.random() < 0.97)
        pack = [*pack[:size], *rng.sample(pack[size:], len(pack) - size)]
    log.gone = []
    for place, seat in enumerate(seats):
        log.hands[seat] = pack[size * place : size * (place + 1)]
        log.lines.append(Line("hand", seat, tuple(log.hands[seat]), log.said("hand", seat, log.hands[seat])))
    return Deal(log, game, seats, pack[size * len(seats) :], [0] * len(log.names), Board(game))


def long_bezique(rng: Random, game: str) -> Log:
    """One deal to its end."""
    players = 4 if "four" in game else 3 if game == "chouette-bezique" else 2
    log = started(rng, game, players)
    seats = list(range(players))
    if game == "chouette-bezique":
        seats = rng.sample(range(3), 2)
        log.tell("boxes", seats[0], log.names[seats[1]])
        log.active = sorted(seats)
    dealer = rng.choice(seats)
    log.tell("dealer", dealer)
    others = [seat for seat in log.clockwise(dealer) if seat in seats]
    extra = _batch(log, game, dealer, others[1])
    deal = dealt(rng, log, game, seats)
    for column, count in extra:
        deal.points[column] += count
    for seat in seats:
        _carte_blanche(deal, seat)
    taken, leader = _play(deal, others[1])
    deal.points[leader] += RULES[game][2]
    _settle(log, game, deal.points, [10 * each for each in taken], seats)
    return log


def _batch(log: Log, game: str, dealer: int, other: int) -> list[tuple[int, int]]:
    if game not in ("six-pack-bezique", "chouette-bezique", "eight-pack-bezique", "chinese-bezique-arnold"):
        return []
    lifted, guess = log.rng.choice((24, 24, 22, 25)), log.rng.choice((24, 22, 26))
    log.tell("batch", dealer, lifted)
    log.tell("estimates", other, guess)
    return [(dealer, 250 * (lifted == 24)), (other, 150 * (guess == lifted))]


def _carte_blanche(deal: Deal, seat: int) -> None:
    counts = RULES[deal.game][3]
    if not counts:
        return
    if any(card[1] in COURT for card in deal.hand(seat)):
        if deal.log.rng.random() < 0.2:
            deal.log.wrong(FIT, seat, "declares", "carte-blanche")
    else:
        deal.tell("declares", seat, "carte-blanche")
        deal.points[seat] += counts
        deal.blanche.add(seat)


def _play(deal: Deal, leader: int) -> tuple[list[int], int]:
    """All tricks; the aces and tens that each has taken, and who has won the last."""
    log, seats = deal.log, deal.seats
    taken = [0] * len(log.names)
    while log.hands[leader]:
        played: list[tuple[int, str]] = []
        drawing = bool(deal.stock)
        for seat in (each for each in log.clockwise(leader) if each in seats):
            play_one(log, seat, played, partial(_may_play, drawing, deal.trump))
            deal.board.play(seat, played[-1][1])
        log.closes()
        leader = winner(played, deal.trump)
        taken[leader] += sum(card[1] in "AT" for _, card in played)
        if not drawing:
            if deal.able(leader) and log.hands[leader] and deal.game not in ARNOLD:
                log.wrong(MOMENT, leader, "melds", *log.rng.choice(deal.able(leader))[0].cards)
            continue
        _turn(deal, leader)
        _draw(deal, leader)
    return taken, leader


def _draw(deal: Deal, leader: int) -> None:
    log, stock = deal.log, deal.stock
    order = [seat for seat in log.clockwise(leader) if seat in deal.seats]
    for place, seat in enumerate(order):
        card = stock.pop()
        if place == 0:
            log.wrong(TURN, order[1], "draws", card)
            if stock:
                log.wrong(MANY, seat, "draws", card, stock[-1], then=1)
        deal.tell("draws", seat, card)
        log.hands[seat].append(card)
        counts = RULES[deal.game][3]
        if seat in deal.blanche:
            if card[1] in COURT or log.rng.random() < 0.2:
                deal.blanche.discard(seat)
                if card[1] not in COURT:
                    continue
                log.wrong(FIT, seat, "declares", "carte-blanche", card)
            else:
                deal.tell("declares", seat, "carte-blanche", card)
                deal.points[seat] += counts


def _turn(deal: Deal, seat: int) -> None:
    """One declaration, by who has won the trick or by the partner to whom he leaves it."""
    log, board = deal.log, deal.board
    other = next(each for each in log.clockwise(seat)[1:] if each in deal.seats)
    elsewhere = deal.able(other)
    if elsewhere:
        log.wrong(MOMENT, other, "melds", *log.rng.choice(elsewhere)[0].cards)
    low = [card for card in log.hands[seat] if card[1] in "987"]
    if len(low) > 1:
        log.wrong(FIT, seat, "melds", *low[:2])
    for place, old in enumerate(board.declared[-4:], max(0, len(board.declared) - 4)):
        mine = all(each.owner == seat for each in board.lying if place in each.made)
        if (
            mine
            and board.is_whole(place)
            and board.way(seat, len(log.names), log.hands[seat], old) is None
            and old.of != "bezique"
        ):
            log.wrong(FIT, seat, "melds", *old.cards)
            break
    who = seat
    if len(log.names) == 4 and log.rng.random() < 0.2:
        who = (seat + 2) % 4
        log.tell("lets", seat, log.names[who])
        if deal.able(seat):
            log.wrong(MOMENT, seat, "melds", *log.rng.choice(deal.able(seat))[0].cards)
    able = [each for each in deal.able(who) if _told_alone(deal, each[0])]
    if not able or log.rng.random() < 0.2:
        return
    kind, used, fresh = log.rng.choice(able)
    says = log.rng.random() < 0.5
    if deal.counts_wrong():
        log.wrong(COUNT, who, "melds", *kind.cards, kind.points + 10)
    deal.tell("melds", who, *kind.cards, *([kind.points] if says else []))
    if not deal.trump and kind.of == "suit":
        deal.trump = kind.suit
    board.lay(who, kind, used, fresh)
    deal.points[who] += kind.points
    again = [each for each in deal.able(who) if _told_alone(deal, each[0])]
    if again:
        log.wrong(AGAIN, who, "melds", *log.rng.choice(again)[0].cards)


def _told_alone(deal: Deal, kind: Kind) -> bool:
    """Whether it may be declared so in Arnold's game for two, where a double is one at once or of two that have counted."""
    if deal.game not in ("rubicon-bezique-arnold", "chinese-bezique-arnold") or kind.of != "bezique" or len(kind.cards) < 4:
        return True
    return not any(each.card in kind.cards for each in deal.board.lying)


def _settle(log: Log, game: str, points: list[int], brisques: list[int], seats: list[int]) -> None:
    if game == "rubicon-bezique-four-arnold":
        points = [points[0] + points[2], points[1] + points[3]]
        brisques = [brisques[0] + brisques[2], brisques[1] + brisques[3]]
        log.due = arnolds(points, brisques, 2500, 1000, 2000)
    elif game == "rubicon-bezique-arnold":
        log.due = arnolds(points, brisques, 1000, 500, 1000)
    elif game == "chinese-bezique-arnold":
        log.due = chinese(points)
    elif game == "rubicon-bezique":
        log.due = rubicon(points, brisques)
    elif game == "chouette-bezique":
        box, captain = seats
        ends = six_pack([points[box], points[captain]], 3000)
        due = [ends[1] - ends[0]] * 3
        due[box] = 2 * (ends[0] - ends[1])
        log.due = due
    else:
        log.due = six_pack(points, 5000 if game == "eight-pack-bezique" else 3000)


def down(points: int) -> int:
    """Without the fraction of a hundred."""
    return points - points % 100


def six_pack(points: list[int], least: int, game: int = 1000, in_rubicon: int = 1000) -> list[int]:
    """A thousand to the winner, and the loser's points too where he has not the least."""
    if points[0] == points[1]:
        return points
    best = int(points[1] > points[0])
    due = [down(each) for each in points]
    if points[1 - best] < least:
        due[best] += due[1 - best] + in_rubicon
        due[1 - best] = 0
    else:
        due[best] += game
    return due


def rubicon(points: list[int], brisques: list[int]) -> list[int]:
    """Brisques for a tie, and for who gets to a thousand by them; and all of them in a rubicon."""
    both = [each + more for each, more in zip(points, brisques, strict=True)]
    low = int(points[1] < points[0])
    if points[0] == points[1] or (points[low] < 1000 <= both[low]):
        points = both
    due = six_pack(points, 1000, 500)
    if points[0] != points[1] and min(points) < 1000:
        due[int(points[1] > points[0])] += 320
    return due


def arnolds(points: list[int], brisques: list[int], least: int, game: int, in_rubicon: int) -> list[int]:
    """The difference of what is rounded down, and the game."""
    both = [down(each + more) for each, more in zip(points, brisques, strict=True)]
    due = [down(each) for each in points]
    low = int(points[1] < points[0])
    if due[0] == due[1] or due[low] < least <= both[low]:
        due = both
    if due[0] == due[1]:
        if points[0] == points[1]:
            return [0, 0]
        due[1 - low] += 100
    best = int(due[1] > due[0])
    won = due[best] - due[1 - best] + (in_rubicon if due[1 - best] < least else game)
    return [won * (best == 0), won * (best == 1)]


def chinese(points: list[int]) -> list[int]:
    """The difference, or the sum where the loser has not three thousand; and a thousand."""
    due = [down(each) for each in points]
    if points[0] == points[1]:
        return [0, 0]
    best = int(points[1] > points[0])
    if due[0] == due[1]:
        due[best] += 100
    other = due[1 - best]
    won = due[best] + (other if other < 3000 else -other) + 1000
    return [won * (best == 0), won * (best == 1)]


GAMES = dict.fromkeys(RULES, long_bezique)
