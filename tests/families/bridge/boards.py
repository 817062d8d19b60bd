"""Legal bridge boards made at random: dealt, called and played by the rules, so that a referee must find nothing in them.

The generator knows the rules in its own words and uses nothing of the program's judgement, or a fault of the one would hide
a fault of the other.
"""

from random import Random

from attrs import frozen

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DENOMINATIONS = ("C", "D", "H", "S", "NT")
SEATS = "NESW"


@frozen
class Board:
    """One board: the hands as sets of cards such as `SA`, the calls from the dealer on, the tricks from their leaders on."""

    number: int
    dealer: int
    vulnerable: str
    hands: tuple[tuple[str, ...], ...]
    calls: tuple[str, ...]
    #: declarer and contract; None: passed out
    contract: tuple[int, str] | None
    tricks: tuple[tuple[int, tuple[str, ...]], ...]

    def log(self) -> str:
        """The board in the log language."""
        lines = [f"deal {self.number}", f"dealer {SEATS[self.dealer]}", f"vulnerable {self.vulnerable}"]
        lines.append("hands N " + " ".join(dotted(hand) for hand in self.hands))
        lines.append("auction " + " ".join(self.calls))
        lines.extend(f"trick {SEATS[leader]} {' '.join(cards)}" for leader, cards in self.tricks)
        return "\n".join(lines) + "\n"

    def pbn(self) -> str:
        """The same board as PBN."""
        vulnerable = {"none": "None", "NS": "NS", "EW": "EW", "both": "All"}[self.vulnerable]
        tags = {"Event": "", "Board": str(self.number), "Dealer": SEATS[self.dealer], "Vulnerable": vulnerable}
        tags["Deal"] = "N:" + " ".join(dotted(hand) for hand in self.hands)
        if self.contract:
            declarer, contract = self.contract
            won = sum(1 for seat in self.winners if seat % 2 == declarer % 2)
            tags |= {"Declarer": SEATS[declarer], "Contract": contract, "Result": str(won)}
        calls = [{"pass": "Pass", "double": "X", "redouble": "XX"}.get(call, call) for call in self.calls]
        text = "".join(f'[{name} "{value}"]\n' for name, value in tags.items())
        text += f'[Auction "{SEATS[self.dealer]}"]\n' + " ".join(calls) + "\n"
        if self.contract and self.tricks:
            first = (self.contract[0] + 1) % 4
            text += f'[Play "{SEATS[first]}"]\n'
            for leader, cards in self.tricks:
                text += " ".join(cards[(first + place - leader) % 4] for place in range(4)) + "\n"
        return text + "\n"

    @property
    def winners(self) -> tuple[int, ...]:
        """The hand that won each trick."""
        trump = self.contract[1][1] if self.contract else ""
        return tuple(winner(leader, cards, trump) for leader, cards in self.tricks)


def dotted(hand: tuple[str, ...]) -> str:
    """A hand as spades.hearts.diamonds.clubs."""
    return ".".join(
        "".join(sorted((card[1] for card in hand if card[0] == suit), key=RANKS.index, reverse=True))
        for suit in reversed(SUITS)
    )


def winner(leader: int, cards: tuple[str, ...], trump: str) -> int:
    """The hand that wins a trick."""

    def worth(place: int) -> tuple[bool, bool, int]:
        card = cards[place]
        return card[0] == trump, card[0] == cards[0][0], RANKS.index(card[1])

    return (leader + max(range(len(cards)), key=worth)) % 4


def random_calls(rng: Random, dealer: int) -> tuple[tuple[str, ...], tuple[int, str] | None]:
    """An auction of legal calls, and the declarer with the contract."""
    calls: list[str] = []
    bids: list[tuple[int, int, int]] = []  # level, denomination, seat
    doubling, passes = "", 0
    while passes < (3 if bids else 4):
        seat = (dealer + len(calls)) % 4
        lowest = bids[-1][0] * 5 + bids[-1][1] + 1 if bids else 5
        choices = ["pass"] * 4
        if lowest < 40:
            choices += ["bid"] * (3 if not bids else 2)
        if bids and not doubling and bids[-1][2] % 2 != seat % 2:
            choices.append("double")
        if bids and doubling == "X" and bids[-1][2] % 2 == seat % 2:
            choices.append("redouble")
        made = rng.choice(choices)
        if made == "bid":
            place = min(39, lowest + min(rng.randrange(8), rng.randrange(8)))
            bids.append((place // 5, place % 5, seat))
            made, doubling = f"{place // 5}{DENOMINATIONS[place % 5]}", ""
        elif made != "pass":
            doubling = "X" if made == "double" else "XX"
        passes = passes + 1 if made == "pass" else 0
        calls.append(made)
    if not bids:
        return tuple(calls), None
    level, denomination, bidder = bids[-1]
    declarer = next(seat for _, named, seat in bids if named == denomination and seat % 2 == bidder % 2)
    return tuple(calls), (declarer, f"{level}{DENOMINATIONS[denomination]}{doubling}")


def random_tricks(rng: Random, held: list[list[str]], leader: int, trump: str) -> list[tuple[int, tuple[str, ...]]]:
    """The tricks from here to the end, in which everybody follows suit who can; the hands are played out."""
    tricks = []
    while any(held):
        cards: list[str] = []
        for place in range(4):
            hand = held[(leader + place) % 4]
            following = [card for card in hand if cards and card[0] == cards[0][0]]
            card = rng.choice(following or hand)
            hand.remove(card)
            cards.append(card)
        tricks.append((leader, tuple(cards)))
        leader = winner(leader, tuple(cards), trump)
    return tricks


def random_board(rng: Random, number: int = 1) -> Board:
    """A board, called and played at random and by the rules."""
    pack = [suit + rank for suit in SUITS for rank in RANKS]
    rng.shuffle(pack)
    hands = tuple(tuple(pack[13 * seat : 13 * seat + 13]) for seat in range(4))
    dealer = rng.randrange(4)
    calls, contract = random_calls(rng, dealer)
    tricks: list[tuple[int, tuple[str, ...]]] = []
    if contract:
        tricks = random_tricks(rng, [list(hand) for hand in hands], (contract[0] + 1) % 4, contract[1][1])
    return Board(number, dealer, rng.choice(["none", "NS", "EW", "both"]), hands, calls, contract, tuple(tricks))
