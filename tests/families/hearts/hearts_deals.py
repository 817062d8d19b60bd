"""Deals of the games of hearts played at random and by the rules, in words of their own."""

from __future__ import annotations

from itertools import chain
from random import Random

from attrs import define, field

RANKS = "23456789TJQKA"
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]
QUEEN = "SQ"
#: what is taken out of the pack of Black Maria, by the number of players
STRIPPED = {3: ("C2",), 4: (), 5: ("C2", "D2"), 6: ("C2", "D2", "H2", "S2"), 7: ("C2", "D2", "S2")}


@define
class Style:
    """What the random players keep to."""

    game: str
    players: tuple[int, ...]
    packs: int = 1
    stripped: bool = False
    #: cards passed, by the number of players; none where the game knows no pass
    passed: tuple[int, ...] = ()
    left: bool = False
    clean_pass: bool = False
    #: the queen goes at the first chance from whom she was dealt to
    queen: bool = False
    #: a penalty card goes at the first chance
    forced: bool = False
    hearts_from: int = 1
    hearts_wait: bool = False
    stock: bool = False
    auction: bool = False


@define
class Deal:
    """One deal as it is played."""

    rng: Random
    style: Style
    players: int
    hands: list[list[str]] = field(factory=list)
    dealt: list[list[str]] = field(factory=list)
    stock: list[str] = field(factory=list)
    lines: list[str] = field(factory=list)
    #: by player: the cards he has taken in
    taken: list[list[str]] = field(factory=list)
    #: led cards and discards so far: whether a heart has been discarded
    broken: bool = False
    suit: str = "H"

    def name(self, seat: int) -> str:
        """What the log calls a player."""
        return f"P{seat + 1}"

    def deal(self, dealer: int) -> None:
        """Shuffle and deal; the hands are told, the pass follows."""
        rng, style = self.rng, self.style
        pack = [card for card in PACK if not (style.stripped and card in STRIPPED[self.players])] * style.packs
        rng.shuffle(pack)
        size = 6 if style.stock else len(pack) // self.players
        self.hands = [pack[seat * size : (seat + 1) * size] for seat in range(self.players)]
        self.dealt = [list(hand) for hand in self.hands]
        self.stock = pack[size * self.players :]
        self.taken = [[] for _ in range(self.players)]
        self.lines.append(f"dealer {self.name(dealer)}")
        self.lines += [f"hand {self.name(seat)} {' '.join(hand)}" for seat, hand in enumerate(self.hands)]

    def passes(self) -> None:
        """Each passes cards on, before he has those that come to him."""
        if not self.style.passed:
            return
        number = dict(zip(range(3, 8), self.style.passed, strict=True))[self.players]
        step = 1 if self.style.left else -1
        given = []
        for hand in self.hands:
            free = [card for card in hand if not (self.style.clean_pass and is_penalty(card))]
            given.append(self.rng.sample(free, number) if len(free) >= number else hand[:number])
        for seat, cards in enumerate(given):
            to = (seat + step) % self.players
            for card in cards:
                self.hands[seat].remove(card)
                self.hands[to].append(card)
            self.lines.append(f"passes {self.name(seat)} {self.name(to)} {' '.join(cards)}")

    def may_play(self, seat: int, trick: list[tuple[int, str]], number: int) -> list[str]:
        """The cards a player may play."""
        hand, style = self.hands[seat], self.style
        if trick:
            same = [card for card in hand if card[0] == trick[0][1][0]]
            if same:
                return same
            if style.forced:
                return [c for c in hand if c == QUEEN] or [c for c in hand if c[0] == "H"] or hand
            return [c for c in hand if c == QUEEN and c in self.dealt[seat]] or hand if style.queen else hand
        early = number < style.hearts_from or (style.hearts_wait and not self.broken)
        return [card for card in hand if card[0] != "H"] or hand if early else hand

    def play(self, leader: int) -> None:
        """All tricks, to the end."""
        number, waiting, first = 1, [], None
        active = [seat for seat in range(self.players) if self.hands[seat]]
        while len(active) > 1 or (active and not self.style.stock):
            trick: list[tuple[int, str]] = []
            for place in range(self.players):
                seat = (leader + place) % self.players
                if seat not in active:
                    continue
                if self.style.stock and trick:
                    self.draw(seat, trick[0][1][0])
                card = self.rng.choice(self.may_play(seat, trick, number))
                self.hands[seat].remove(card)
                trick.append((seat, card))
                self.broken |= card[0] == "H" != trick[0][1][0]
                self.lines.append(f"play {self.name(seat)} {card}")
            won_by = self.winner(trick)
            waiting += [card for _, card in trick]
            if won_by is not None:
                leader, first = won_by, won_by if first is None else first
                self.taken[won_by] += waiting
                waiting = []
            active = [seat for seat in active if self.hands[seat]]
            while active and leader not in active:
                leader = (leader + 1) % self.players
            number += 1
        if self.style.stock:
            for seat, hand in enumerate(self.hands):
                self.taken[seat] += hand
        elif first is not None:
            self.taken[first] += self.stock

    def draw(self, seat: int, suit: str) -> None:
        """A player without the suit draws until he has it, or until nothing is left."""
        drawn = []
        while self.stock and not any(card[0] == suit for card in self.hands[seat]):
            drawn.append(self.stock.pop())
            self.hands[seat].append(drawn[-1])
        self.lines += [f"draws {self.name(seat)} {' '.join(drawn)}"] if drawn else []

    def winner(self, trick: list[tuple[int, str]]) -> int | None:
        """Who wins; nobody where all cards of the suit have their like in the trick."""
        cards = [card for _, card in trick]
        alone = [(RANKS.index(card[1]), seat) for seat, card in trick if card[0] == cards[0][0] and cards.count(card) == 1]
        return max(alone)[1] if alone else None

    def log(self) -> str:
        """The deal as a log tells it."""
        return "\n".join((f"game {self.style.game}", f"players {self.players}", *self.lines))

    def count(self, suit: str) -> list[int]:
        """How many cards of a suit each has taken."""
        return [sum(card[0] == suit for card in cards) for cards in self.taken]

    def has_queen(self) -> list[int]:
        """How many queens of spades each has taken."""
        return [cards.count(QUEEN) for cards in self.taken]


def is_penalty(card: str) -> bool:
    """Whether the card counts in Black Maria."""
    return card == QUEEN or card[0] == "H"


def random_deal(rng: Random, style: Style) -> Deal:
    """A deal, played to the end."""
    deal = Deal(rng, style, rng.choice(style.players))
    dealer = rng.randrange(deal.players)
    deal.deal(dealer)
    deal.passes()
    leader = (dealer + 1) % deal.players
    if style.auction:
        bids = list(chain.from_iterable(((seat + dealer + 1) % deal.players, seat + 1) for seat in range(deal.players)))
        leader = bids[-2]
        deal.suit = rng.choice("CDHS")
        for seat, number in zip(bids[::2], bids[1::2], strict=True):
            deal.lines.append(f"bids {deal.name(seat)} {number}")
        deal.lines.append(f"makes {deal.name(leader)} {deal.suit}")
    deal.play(leader)
    return deal
