"""Canasta and its forms: natural sets, sequences where there are such, the pile taken with a pair, until the stock is gone."""

from __future__ import annotations

from random import Random

from attrs import define, evolve, field, frozen

from .faults import AGAIN, FIT, NO_RIGHT, UNDRAWN
from .log import Log, names, started

RANKS = "456789TJQKA"
SUITS = "CDHS"
RED, BLACK = ("H3", "D3"), ("S3", "C3")


@frozen
class Form:
    """What a form of the game is played with, and what its deals bring, after the book."""

    seats: int = 4
    packs: int = 2
    hand: int = 11
    draws: int = 1
    #: the side of each seat
    sides: tuple[int, ...] = (0, 1, 0, 1)
    #: what so many red threes bring, and how many canastas a side needs for them to do so (-1: one of sevens)
    red: tuple[int, ...] = (0, 100, 200, 300, 800)
    needs: int = 0
    sequences: bool = False
    sevens: int = 500
    short: int = 0
    #: beside them, for five natural canastas, and for ten
    five: int = 0
    ten: int = 0
    black_left: int = 5
    cards_for_first_meld: int = 0
    #: who sits out
    out: int | None = None
    #: nobody takes the pile
    no_pile: bool = False
    sevens_block: bool = False
    #: a deuce on the pile is taken with two deuces, a joker with two jokers
    wild_by_pair: bool = False


_SIX = (0, 100, 200, 300, 400, 1000, 1200)
_SAMBA = Form(packs=3, hand=15, draws=2, red=(0, 100, 200, 300, 400, 500, 1000), needs=2, sequences=True)
FORMS = {
    "canasta": Form(),
    "canasta-table-variations": Form(),
    "two-hand-canasta": Form(seats=2, hand=15, draws=2, sides=(0, 1)),
    "five-hand-canasta": Form(seats=5, sides=(0, 1, 0, 1, 0), out=4),
    "six-hand-canasta": Form(seats=6, packs=3, hand=13, sides=(0, 1) * 3, red=_SIX),
    "six-hand-canasta-three-sides": Form(seats=6, packs=3, hand=13, sides=(0, 1, 2) * 2, red=_SIX),
    "samba": _SAMBA,
    "bolivia": Form(packs=3, hand=15, draws=2, red=_SAMBA.red, needs=2, sequences=True),
    "brazilian-canasta": Form(packs=3, hand=15, draws=2, red=_SIX, needs=1, sequences=True, short=1000),
    "chilean-canasta": Form(packs=3, hand=13, red=_SIX, sequences=True),
    "cuban-canasta": Form(hand=13, red=(0, 100, 300, 500, 1000), needs=1, no_pile=True),
    "uruguay-canasta": Form(),
    "hollywood-canasta": evolve(_SAMBA, wild_by_pair=True),
    "italian-canasta": Form(
        packs=3,
        hand=15,
        draws=2,
        red=(0, 100, 200, 300, 800, 1000, 1200),
        needs=2,
        sequences=True,
        five=2000,
        ten=2000,
        no_pile=True,
    ),
    "mexicana": Form(packs=3, hand=13, red=(0, 100, 200, 300, 800), sevens=1000, cards_for_first_meld=13, sevens_block=True),
    "pennies-from-heaven": Form(
        seats=6,
        packs=4,
        hand=13,
        draws=2,
        sides=(0, 1) * 3,
        red=(0, 100, 200, 300, 400, 500, 600, 700, 1000),
        needs=-1,
        sevens=1500,
    ),
    "cutthroat-canasta": Form(seats=3, draws=2, sides=(0, 1, 2)),
}


def _without(hand: list[str], cards: list[str]) -> None:
    """These cards leave the hand; that one like them is gone says nothing where there are several packs."""
    for card in cards:
        hand.remove(card)


def is_wild(card: str) -> bool:
    """A joker or a deuce."""
    return card.startswith("JK") or card[1] == "2"


def worth(card: str) -> int:
    """The points of a card."""
    if card.startswith("JK"):
        return 50
    if card[1] in "A2":
        return 20
    return 10 if card[1] in "89TJQK" else 5


@define
class Deal:
    """One deal while it is played."""

    log: Log
    form: Form
    stock: list[str]
    pile: list[str] = field(factory=list)
    #: by side: its melds
    melds: list[list[list[str]]] = field(factory=list)
    #: by seat
    threes: list[int] = field(factory=list)
    lone: int | None = None
    #: whether the turn of a player began with the pile
    took: bool = False
    first_round: set[int] = field(factory=set)

    def side(self, seat: int) -> int:
        """The side of a seat: with a lone hand the two others are one."""
        if self.log.game == "cutthroat-canasta" and self.lone is not None:
            return 0 if seat == self.lone else 1
        return self.form.sides[seat]

    def of(self, seat: int) -> list[list[str]]:
        """The melds of his side."""
        if self.log.game == "cutthroat-canasta":
            return [each for other in range(3) if self.side(other) == self.side(seat) for each in self.melds[other]]
        return self.melds[self.side(seat)]

    def own(self, seat: int) -> list[list[str]]:
        """Where a new meld of his goes."""
        return self.melds[seat if self.log.game == "cutthroat-canasta" else self.side(seat)]

    def draw(self, seat: int, number: int) -> None:
        cards, self.stock = self.stock[:number], self.stock[number:]
        self.log.tell("draws", seat, "stock", *cards, turn=True)
        self.nothing_from_the_hand()
        self.log.hands[seat] += cards

    def nothing_from_the_hand(self) -> None:
        """Of several packs a card that is drawn may be like one in the hand, and comes out of none."""
        self.log.lines[-1] = evolve(self.log.lines[-1], hands=())

    def not_of_melds(self, seat: int) -> None:
        """A card of his own melds that he discards is a fault of another kind than one that he does not hold."""
        line, there = self.log.lines[-1], {card for each in self.of(seat) for card in each}
        others = tuple(
            hand if each == seat else tuple(card for card in hand if card not in there) for each, hand in enumerate(line.hands)
        )
        self.log.lines[-1] = evolve(line, hands=others)

    def lay_threes(self, seat: int) -> bool:
        """Red threes go down, and a card is drawn for each; whether the play goes on."""
        hand = self.log.hands[seat]
        while red := [card for card in hand if card in RED]:
            for card in red:
                hand.remove(card)
            self.threes[seat] += len(red)
            self.log.tell("melds", seat, *red)
            if self.took:
                return True
            for _ in red:
                if not self.stock:
                    return True
                if len(self.stock) == 1 and self.stock[0] in RED:
                    self.stock = []
                    self.log.due = None
                    return False
                card = self.stock.pop(0)
                self.log.tell("draws", seat, "stock", card)
                self.nothing_from_the_hand()
                hand.append(card)
        return True

    def meld(self, seat: int) -> bool:
        """Natural sets that together count fifty to begin with; three cards are kept. Whether the play goes on."""
        hand, form = self.log.hands[seat], self.form
        fresh = not self.of(seat)
        sets: list[list[str]] = []
        for rank in RANKS:
            alike = [card for card in hand if not is_wild(card) and card[1] == rank]
            there = [each for each in self.of(seat) if {card[1] for card in each} == {rank}]
            room = 7 - len(there[0]) if there else 7
            if there and len(there) == 1:
                alike = alike[:room]
            if (len(alike) >= 3 and not there) or (alike and len(there) == 1 and room > 0):
                sets.append(alike[:7])
        if fresh and sum(worth(card) for each in sets for card in each) < 50:
            return True
        if fresh and len(hand) - sum(map(len, sets)) < 3:
            return True
        for cards in sets:
            if len(hand) - len(cards) < 3:
                continue
            self.log.tell("melds", seat, *cards)
            self.not_of_melds(seat)
            _without(hand, cards)
            there = [each for each in self.of(seat) if {card[1] for card in each} == {cards[0][1]}]
            if there:
                there[0] += cards
            else:
                self.own(seat).append(list(cards))
        if fresh and form.cards_for_first_meld and self.of(seat) and self.stock:
            cards, self.stock = self.stock[: form.cards_for_first_meld], self.stock[form.cards_for_first_meld :]
            self.log.tell("packet", seat, *cards)
            self.nothing_from_the_hand()
            hand += cards
            return self.lay_threes(seat)
        if form.sequences and self.of(seat) and not fresh:
            self.sequence(seat)
        return True

    def sequence(self, seat: int) -> None:
        """Three of a suit in sequence, where the side has none in that suit."""
        hand = self.log.hands[seat]
        for suit in SUITS:
            if any(len({card[1] for card in each}) > 1 and each[0][0] == suit for each in self.of(seat)):
                continue
            for start in range(len(RANKS) - 2):
                run = [suit + rank for rank in RANKS[start : start + 3]]
                if all(card in hand for card in run) and len(hand) > 6:
                    self.log.tell("melds", seat, *run)
                    self.not_of_melds(seat)
                    _without(hand, run)
                    self.own(seat).append(run)
                    return

    def take(self, seat: int) -> bool:
        """The pile with a natural pair, by a side that has melded."""
        hand, form = self.log.hands[seat], self.form
        if form.no_pile or not self.pile or not self.of(seat):
            return False
        top = self.pile[-1]
        if is_wild(top) or top in RED or top in BLACK or (form.sevens_block and top[1] == "7"):
            return False
        pair = [card for card in hand if not is_wild(card) and card[1] == top[1]][:2]
        there = [each for each in self.of(seat) if {card[1] for card in each} == {top[1]}]
        if len(pair) < 2 or len(hand) < 6 or (there and len(there[0]) > 4) or len(there) > 1:
            return False
        self.log.tell("draws", seat, "pile", *pair)
        self.nothing_from_the_hand()
        if self.log.game == "cutthroat-canasta" and self.lone is None:
            self.lone = seat
        for card in pair:
            hand.remove(card)
        hand += self.pile[:-1]
        if there:
            there[0] += [top, *pair]
        else:
            self.own(seat).append([top, *pair])
        self.pile, self.took = [], True
        return True

    def takes_by_its_like(self, pair: list[str]) -> bool:
        """Whether these two take the wild card on the pile."""
        cards = [*pair, self.pile[-1]]
        return self.form.wild_by_pair and all(map(is_wild, cards)) and len({card[1] for card in cards}) == 1

    def away(self, seat: int, fitting: set[str]) -> str | None:
        """What he discards: nothing that may not be, and at the end nothing that has to be taken."""
        hand = self.log.hands[seat]
        good = [card for card in hand if not is_wild(card) and card not in RED and card[1] not in fitting]
        if self.log.game == "pennies-from-heaven":
            good = [card for card in good if card[1] != "7"]
        if self.log.game == "cuban-canasta" and seat not in self.first_round:
            good = [card for card in good if card not in BLACK]
        # a wild card only where there is nothing else: it freezes the pile, which a natural pair takes all the same
        return self.log.rng.choice(good or [card for card in hand if is_wild(card)] or [None])


def canasta(rng: Random, game: str) -> Log:
    """A deal to the end of the stock, if nothing keeps it from coming to that."""
    form = FORMS[game]
    log = started(rng, game, form.seats)
    log.names = names(form.seats)
    if form.out is not None:
        log.active = [seat for seat in range(form.seats) if seat != form.out]
    dealer = log.active[-1]
    log.tell("dealer", dealer)
    pack = [suit + rank for suit in SUITS for rank in "23456789TJQKA"] + ["JK", "JK2"]
    cards = rng.sample(pack * form.packs, len(pack) * form.packs)
    for seat in log.active:
        log.hands[seat], cards = cards[: form.hand], cards[form.hand :]
        log.tell("hand", seat, *log.hands[seat])
    if game == "pennies-from-heaven":
        cards = cards[66:]  # the packets
    number = max(1, max(form.sides) + 1)
    deal = Deal(log, form, cards, melds=[[] for _ in range(max(number, 3))], threes=[0] * form.seats)
    while deal.stock[0][1] in "23K" or deal.stock[0] in (*RED, *BLACK):
        deal.stock.append(deal.stock.pop(0))
    deal.pile = [deal.stock.pop(0)]
    log.tell("turns", dealer, deal.pile[0])
    if game == "italian-canasta":
        rank = deal.pile[0][1]
        deal.stock = deal.stock[{"A": 20, "J": 11, "Q": 12, "K": 13, "T": 10}.get(rank) or int(rank) :]
    place = 0
    while True:
        seat = log.active[place % len(log.active)]
        place += 1
        deal.took = False
        if not log.hands[seat]:
            break
        plain_card = next((card for card in log.hands[seat] if card not in (*RED, *BLACK) and card[1] != "7"), None)
        if plain_card:
            log.wrong(UNDRAWN, seat, "discards", plain_card)
        pair = log.hands[seat][:2]
        if deal.pile and (is_wild(deal.pile[-1]) or deal.pile[-1] in BLACK) and not deal.takes_by_its_like(pair):
            log.wrong(NO_RIGHT, seat, "draws", "pile", *pair)
        if not deal.take(seat):
            if len(deal.stock) <= form.draws and any(card in RED for card in deal.stock):
                break
            deal.draw(seat, min(form.draws, len(deal.stock)))
        if not deal.lay_threes(seat):
            break
        hand = log.hands[seat]
        plain = [card for card in hand if not is_wild(card) and card not in RED and card not in BLACK]
        by_rank = {card[1]: card for card in plain}
        by_suit = {card[0] for card in list(by_rank.values())[:3]}
        if len(by_rank) >= 3 and len(by_suit) > 1:
            log.wrong(FIT, seat, "melds", *list(by_rank.values())[:3], then=0)
        if not deal.meld(seat):
            break
        last = not deal.stock
        following = log.active[place % len(log.active)]
        fitting = (
            {card[1] for each in deal.of(following) for card in each} if last and game != "cutthroat-canasta" else set[str]()
        )
        card = deal.away(seat, fitting)
        if card is None:
            break
        if not deal.took and deal.stock:
            log.wrong(AGAIN, seat, "draws", "stock")
        log.tell("discards", seat, card)
        deal.not_of_melds(seat)
        _without(hand, [card])
        deal.pile.append(card)
        deal.first_round.add(seat)
        if last:
            if game != "cutthroat-canasta":
                log.tell("declines", following)
            log.due = due(deal)
            break
    return log


def due(deal: Deal) -> list[int] | None:
    """What each column has, reckoned from what lies on the table and is left in the hands; nobody has gone out.

    Nothing where a side has more red threes than the book has a number for.
    """
    if deal.log.game == "cutthroat-canasta":
        return [_points(deal, [each for each in range(3) if deal.side(each) == deal.side(seat)], [seat]) for seat in range(3)]
    columns = range(max(deal.form.sides) + 1)
    seats = [[seat for seat in range(deal.form.seats) if deal.form.sides[seat] == column] for column in columns]
    if any(sum(deal.threes[seat] for seat in each) >= len(deal.form.red) for each in seats):
        return None
    return [_points(deal, each, each) for each in seats]


def _points(deal: Deal, seats: list[int], owners: list[int]) -> int:
    form, melds = deal.form, deal.of(seats[0])
    total = sum(worth(card) for each in melds for card in each)
    total -= sum(worth(card) for seat in seats for card in deal.log.hands[seat] if card not in RED)
    canastas = [each for each in melds if len(each) >= 7]
    total += sum(form.sevens if each[0][1] == "7" else 500 for each in canastas)
    total += form.five * (len(canastas) >= 5) + form.ten * (len(canastas) >= 10)
    if form.short:
        total -= form.short * sum(1 for each in melds if len({card[1] for card in each}) > 1 and len(each) < 5)
    number = sum(deal.threes[seat] for seat in owners)
    sevens = any(each[0][1] == "7" for each in canastas)
    good = sevens if form.needs < 0 else len(canastas) >= form.needs if form.needs else bool(melds)
    return total + (form.red[number] if good else -form.red[number])


GAMES = dict.fromkeys(FORMS, canasta)
