"""Deals of euchre and its forms played at random by the rules, in words of their own: cards are strings here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from attrs import define, field

SUITS = "CDHS"
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
PLAIN = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A"]
JOKER = "JK"

#: suit to which a card counts, and its worth beside others of that suit, under a trump (or none: "")
Order = Callable[[str, str], tuple[str, int]]


def pack(lowest: str, *more: str) -> list[str]:
    """The four suits from a rank up, and these cards."""
    ranks = [rank for rank in PLAIN[PLAIN.index(lowest) :] if rank not in ("11", "12", "13")]
    return [suit + rank for suit in SUITS for rank in ranks] + list(more)


PACK_OF_42 = pack("5", "D4", "H4")
PACK_OF_62 = pack("2", *(suit + rank for suit in SUITS for rank in ("11", "12")), "D13", "H13")


def with_bowers(card: str, trump: str) -> tuple[str, int]:
    if card == JOKER:
        return trump or JOKER, 99
    suit, rank = card[0], card[1:]
    if trump and rank == "J" and suit == trump:
        return trump, 98
    if trump and rank == "J" and suit == SAME_COLOUR[trump]:
        return trump, 97
    return suit, PLAIN.index(rank)


def plain(card: str, trump: str) -> tuple[str, int]:
    return card[0], PLAIN.index(card[1:])


def five_fingers(card: str, trump: str) -> tuple[str, int]:
    suit, rank = card[0], card[1:]
    red = suit in "DH"
    if suit == trump and rank in ("5", "J"):
        return trump, 99 if rank == "5" else 98
    if card == "HA":
        return trump, 97
    if suit == trump and rank == "A":
        return trump, 96
    line = "A 2 3 4 5 6 7 8 9 T J Q K" if red else "T 9 8 7 6 5 4 3 2 A J Q K"
    return suit, line.split().index(rank)


def may_play(hand: list[str], trick: list[str], trump: str, order: Order) -> list[str]:
    """The cards that follow suit, or all."""
    if not trick:
        return hand
    led = order(trick[0], trump)[0]
    return [card for card in hand if order(card, trump)[0] == led] or hand


def spoil_five(hand: list[str], trick: list[str], trump: str, order: Order) -> list[str]:
    """Follow suit or trump, the best three trumps excepted when a lower one is led."""
    if not trick:
        return hand
    suit, worth = order(trick[0], trump)
    trumps = [card for card in hand if order(card, trump)[0] == trump]
    if suit != trump:
        same = [card for card in hand if order(card, trump)[0] == suit]
        return same + trumps if same else hand
    bound = [card for card in trumps if order(card, trump)[1] < 97 or order(card, trump)[1] < worth]
    return trumps if bound else hand


Choice = Callable[[list[str], list[str], str, Order], list[str]]


@define
class Deal:
    """A deal while it is played: the lines of its log, and what came of it."""

    rng: Random
    names: list[str]
    dealer: int
    hands: list[list[str]]
    rest: list[str]
    order: Order = with_bowers
    choice: Choice = may_play
    trump: str = ""
    lines: list[str] = field(factory=list)
    #: leader and cards of each trick
    tricks: list[tuple[int, list[tuple[int, str]]]] = field(factory=list)
    won: list[int] = field(factory=list)
    maker: int | None = None
    #: whom the maker took
    partners: list[int] = field(factory=list)

    def left(self, seat: int, places: int = 1) -> int:
        return (seat + places) % len(self.names)

    def clockwise(self, first: int) -> list[int]:
        return [self.left(first, place) for place in range(len(self.names))]

    def tell(self, verb: str, seat: int, *words: object) -> None:
        self.lines.append(" ".join([verb, self.names[seat], *map(str, words)]))

    def play(self, leader: int, out: tuple[int, ...] = (), tricks: int = 5) -> None:
        """So many tricks at random; the hands of those who are out lie face down."""
        held = [list(hand) for hand in self.hands]
        self.won = [0] * len(self.names)
        for _ in range(tricks):
            trick: list[tuple[int, str]] = []
            named = self.rng.choice(SUITS) + "2"  # a card of the suit to be followed, where a joker is led without trumps
            for seat in self.clockwise(leader):
                if seat in out:
                    continue
                on_table = [named if card == JOKER and not self.trump else card for _, card in trick]
                card = self.rng.choice(self.choice(held[seat], on_table, self.trump, self.order))
                held[seat].remove(card)
                trick.append((seat, card))
            told = [f"{self.names[seat]} {card}" for seat, card in trick]
            if trick[0][1] == JOKER and not self.trump:
                self.lines += [f"play {told.pop(0)}", f"announces {self.names[leader]} {NAMES[named[0]]}"]
            self.lines.append("play " + ", ".join(told))
            self.tricks.append((leader, trick))
            leader = self.winner(trick)
            self.won[leader] += 1

    def winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.order(trick[0][1], self.trump)[0]
        best = self.trump or JOKER

        def worth(played: tuple[int, str]) -> tuple[bool, bool, int]:
            suit, worth = self.order(played[1], self.trump)
            return suit == best, suit == led, worth

        return max(trick, key=worth)[0]

    dealt: list[list[str]] = field(factory=list)

    def log(self, game: str) -> str:
        hands = [f"hand {name} {' '.join(hand)}" for name, hand in zip(self.names, self.dealt, strict=True)]
        told = [f"game {game}", f"players {' '.join(self.names)}", f"dealer {self.names[self.dealer]}", *hands]
        return "\n".join([*told, *self.lines]) + "\n"


def dealt(rng: Random, players: int, cards: list[str], each: int, **style: object) -> Deal:
    """So many cards to each of so many players."""
    cards = rng.sample(cards, len(cards))
    names = list("NESW") if players == 4 else [f"P{place}" for place in range(1, players + 1)]
    hands = [cards[each * seat : each * (seat + 1)] for seat in range(players)]
    deal = Deal(rng, names, rng.randrange(players), hands, cards[each * players :], **style)  # type: ignore[arg-type]
    deal.dealt = [list(hand) for hand in hands]
    return deal


# --- the games


def euchre(rng: Random, players: int = 4, lowest: str = "7") -> Deal:
    """The turn-up accepted by somebody, or another suit named, or nothing at all."""
    deal = dealt(rng, players, pack(lowest), 5)
    turned, dealer = deal.rest[0], deal.dealer
    deal.tell("turns", dealer, turned)
    partner = deal.left(dealer, 2) if players == 4 else None
    for seat in deal.clockwise(deal.left(dealer)):
        if rng.random() < 0.3:
            deal.maker, deal.trump = seat, turned[0]
            word = "lifts" if seat == dealer else "assists" if seat == partner else "orders"
            alone = players == 4 and rng.random() < 0.3
            deal.tell(word, seat, *(["alone"] if alone else []))
            away = rng.choice(deal.hands[dealer])
            if not (alone and deal.left(seat, 2) == dealer):
                deal.hands[dealer] = [card for card in deal.hands[dealer] if card != away] + [turned]
                deal.tell("discards", dealer, away)
            return _euchre_played(deal, seat, alone)
        deal.tell("rejects" if seat == dealer else "passes", seat)
    for seat in deal.clockwise(deal.left(dealer)):
        if rng.random() < 0.4:
            deal.maker, deal.trump = seat, rng.choice([suit for suit in SUITS if suit != turned[0]])
            alone = players == 4 and rng.random() < 0.3
            deal.tell("makes", seat, NAMES[deal.trump], *(["alone"] if alone else []))
            return _euchre_played(deal, seat, alone)
        deal.tell("passes", seat)
    return deal


def _euchre_played(deal: Deal, maker: int, alone: bool) -> Deal:
    out = (deal.left(maker, 2),) if alone else ()
    leader = next(seat for seat in deal.clockwise(deal.left(deal.dealer)) if seat not in out)
    deal.play(leader, out)
    return deal


def euchre_points(deal: Deal, march: int = 2, lone: int = 4) -> dict[str, int]:
    """What the book says that the deal is worth, by the columns of the score."""
    if deal.maker is None:
        return {}
    alone = any(line.endswith("alone") for line in deal.lines)
    if len(deal.names) == 4:
        side, other = ("N-S", "E-W") if deal.maker % 2 == 0 else ("E-W", "N-S")
        tricks = sum(won for seat, won in enumerate(deal.won) if seat % 2 == deal.maker % 2)
        return {other: 2} if tricks < 3 else {side: 1 if tricks < 5 else lone if alone else march}
    tricks = deal.won[deal.maker]
    if tricks < 3:
        return {name: 2 for seat, name in enumerate(deal.names) if seat != deal.maker}
    return {deal.names[deal.maker]: 1 if tricks < 5 else march}


#: what may be bid in auction euchre: the tricks it takes, and how many partners it gives
BIDS = {
    5: {3: (3, 1), 4: (4, 2), 5: (5, 2), 8: (5, 0), 15: (5, 0)},
    6: {3: (3, 2), 4: (4, 2), 5: (5, 2), 8: (5, 0), 15: (5, 0)},
    7: {4: (4, 1), 5: (5, 1), 6: (6, 2), 7: (7, 2), 10: (7, 0), 20: (7, 0)},
}


def auction_euchre(rng: Random, players: int) -> Deal:
    """Points bid, the widow taken or not, a trump named, partners chosen."""
    each = 7 if players == 7 else 5
    deal = dealt(rng, players, pack({5: "7", 6: "6", 7: "2"}[players]), each)
    bid = 0
    for seat in deal.clockwise(deal.left(deal.dealer)):
        higher = [points for points in BIDS[players] if points > bid]
        if higher and rng.random() < 0.4:
            bid, deal.maker = rng.choice(higher), seat
            deal.tell("bids", seat, bid)
        else:
            deal.tell("passes", seat)
    if deal.maker is None:
        return deal
    if bid not in (15, 20) and rng.random() < 0.7:
        widow = deal.rest[: 3 if players == 7 else 2]
        away = rng.sample(deal.hands[deal.maker] + widow, len(widow))
        deal.tell("widow", deal.maker, *widow)
        deal.tell("discards", deal.maker, *away)
        deal.hands[deal.maker] = [card for card in deal.hands[deal.maker] + widow if card not in away]
    deal.trump = rng.choice(SUITS)
    deal.tell("makes", deal.maker, NAMES[deal.trump])
    others = [seat for seat in range(players) if seat != deal.maker]
    out: tuple[int, ...] = ()
    if players == 6:
        same = [seat for seat in others if seat % 2 == deal.maker % 2]
        deal.partners, out = ([], tuple(same)) if BIDS[6][bid][1] == 0 else (same, ())
    else:
        deal.partners = rng.sample(others, BIDS[players][bid][1])
        for seat in deal.partners:
            deal.tell("chooses", deal.maker, deal.names[seat])
    leader = next(seat for seat in deal.clockwise(deal.left(deal.dealer)) if seat not in out)
    deal.play(leader, out, tricks=each)
    deal.lines.append(f"# {bid}")
    return deal


def auction_points(deal: Deal) -> dict[str, int]:
    """The points of the bid, to each of those who made it or of those who stopped it."""
    if deal.maker is None:
        return {}
    bid, players = int(deal.lines[-1].split()[1]), len(deal.names)
    own = {deal.maker, *deal.partners}
    if players == 6:
        own = {seat for seat in range(6) if seat % 2 == deal.maker % 2}
    made = sum(deal.won[seat] for seat in own) >= BIDS[players][bid][0]
    return {name: bid for seat, name in enumerate(deal.names) if (seat in own) is made}
