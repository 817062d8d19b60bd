"""What the cards taken in tricks count for the player who took them (usp56 3705-3709, 3749-3803, arnold 886)."""

from collections.abc import Callable, Mapping, Sequence

from attrs import frozen

from referee.core.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    STANDARD_PACK,
    Card,
    Hand,
    Pack,
    Suit,
    bit,
    card,
    cards_of,
    copies_in,
    in_suit,
)
from referee.core.record import Seat
from referee.core.sheet import Entry, Result, of_kind
from referee.score.points_sheet import TakenResult
from referee.score.pool import pool_before
from referee.score.tally import Lines, Tally

#: the Black Lady counts as much as all hearts together; the line of usp56 that says so is lost (3709), and 3733 has the number
BLACK_LADY_POINTS = 13


@frozen(eq=False)
class Counting:
    """The counting cards of a game and what each brings its taker."""

    values: Mapping[Card, int]
    #: what all counting cards together bring one player, where that is not their sum
    take_all: int | None = None

    @property
    def cards(self) -> Hand:
        """Every card that counts."""
        return sum(bit(each) for each in self.values)

    def worth(self, taken: Hand) -> int:
        """What these cards bring one by one; the copies of a second pack count alike."""
        return sum(points * copies_in(taken, card) for card, points in self.values.items())

    def total(self, pack: Pack = STANDARD_PACK) -> int:
        """What the cards of a deal bring in all, unless one player takes every one."""
        return sum(pack.copies * points for card, points in self.values.items() if pack.has(card))

    def charge(self, pack: Pack = STANDARD_PACK) -> int:
        """What a player is charged who answers for the whole deal: every point against its taker, where some count for him."""
        against = {card: points for card, points in self.values.items() if points < 0}
        return Counting(against or self.values).total(pack)

    def is_all(self, taken: Hand, pack: Pack = STANDARD_PACK) -> bool:
        """Whether these cards are every counting card of the pack."""
        return not self.cards & pack.cards & ~taken

    def points(self, taken: Sequence[Hand]) -> tuple[int, ...]:
        """What each player scores for the cards he took."""
        if self.take_all is not None:
            for seat, cards in enumerate(taken):
                if self.is_all(cards):
                    return tuple(self.take_all if each == seat else 0 for each in range(len(taken)))
        return tuple(map(self.worth, taken))


def _suit(suit: Suit) -> tuple[Card, ...]:
    return tuple(cards_of(in_suit(STANDARD_PACK.cards, suit)))


QUEEN_OF_SPADES = card(SPADES, "Q")
_ONE_EACH = dict.fromkeys(_suit(HEARTS), 1)
_LADY = {QUEEN_OF_SPADES: BLACK_LADY_POINTS}

#: thirteen points, one for each card of the suit to be avoided
ONE_SUIT = {suit: Counting(dict.fromkeys(_suit(suit), 1)) for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)}
HEARTS_ONLY = ONE_SUIT[HEARTS]
BLACK_LADY = Counting(_ONE_EACH | _LADY)
#: what some count in Black Maria to make up for the queen of spades (arnold 929)
HIGH_SPADES = Counting({**BLACK_LADY.values, card(SPADES, "A"): 7, card(SPADES, "K"): 10})
PINK_LADY = Counting({**BLACK_LADY.values, card(HEARTS, "Q"): BLACK_LADY_POINTS})
GRADED_HEARTS = Counting(
    {**BLACK_LADY.values, **{card(HEARTS, rank): points for rank, points in zip("AKQJ", (5, 4, 3, 2), strict=True)}}
)
#: plus and minus: the hearts and the lady count against their taker, the ten of diamonds for him
_MINUS = {each: -points for each, points in BLACK_LADY.values.items()}
OMNIBUS = Counting(_MINUS | {card(DIAMONDS, "10"): 10}, take_all=26)
OMNIBUS_WITH_JACK = Counting(_MINUS | {card(DIAMONDS, "J"): 10}, take_all=26)
#: hearts by their spots, ace 14 to deuce 2, which makes 104; of the queen of spades the book says nothing, so that she stays
SPOTS = Counting(dict(zip(_suit(HEARTS), range(2, 15), strict=True)) | _LADY)


# --- pools of chips (usp56 3733-3735, 3779, 3797-3803)


@frozen
class Division:
    """What becomes of a pool at the end of a deal; what is not taken out stays for the next."""

    #: the chips that each player puts in for what he took
    paid: tuple[int, ...]
    #: the chips that each takes out
    shares: tuple[int, ...]


#: from the points that each player took and the chips that lay in the pool before
Divide = Callable[[Sequence[int], int], Division]


def shared(points: Sequence[int], pool: int, winners: Sequence[int]) -> Division:
    """A chip for each point goes in; the winners share the pool, and an odd chip, or everything where nobody wins, stays."""
    share = (pool + sum(points)) // len(winners) if winners else 0
    return Division(tuple(points), tuple(share if seat in winners else 0 for seat in range(len(points))))


def _with(points: Sequence[int], wanted: int) -> list[int]:
    return [seat for seat, each in enumerate(points) if each == wanted]


def to_lowest(points: Sequence[int], pool: int) -> Division:
    """The lowest score of the deal takes all; players who tie split it."""
    return shared(points, pool, _with(points, min(points)))


def to_the_clean(points: Sequence[int], pool: int) -> Division:
    """Sweepstakes: whoever took nothing takes the pool; where every hand was painted it is a jack for the next deal."""
    return shared(points, pool, _with(points, 0))


def to_one_or_two_clean(points: Sequence[int], pool: int) -> Division:
    """Auction Hearts: one player without a card of the suit, or two, unless one took all thirteen; otherwise nobody wins."""
    clean = _with(points, 0)
    took_all = sum(1 for each in points if each) == 1
    return shared(points, pool, [] if len(clean) > 2 or took_all else clean)


def howell(points: Sequence[int], pool: int) -> Division:
    """The Howell method: for each heart a chip for every other player goes in, and for each heart not taken one comes out.

    >>> howell([7, 6, 0, 0], 0)
    Division(paid=(21, 18, 0, 0), shares=(6, 7, 13, 13))
    """
    hearts = sum(points)
    return Division(tuple((len(points) - 1) * each for each in points), tuple(hearts - each for each in points))


@frozen
class PaidIn:
    """What a deal costs and brings each player; whoever bid has put his bid into the pool first.

    Whose a pool is that nobody has won when the table breaks up the book does not say.
    """

    divide: Divide

    def __call__(self, result: Result, tally: Tally) -> Lines:
        """The lines of a deal."""
        taken = of_kind(TakenResult, result).of_players(len(tally.names))
        division = self.divide(taken.points, pool_before(tally) + taken.bid)
        bids = [Entry(taken.bidder, -taken.bid, "bid put into the pool")] if taken.bidder is not None and taken.bid else []
        paid = (Entry(seat, -chips, "put into the pool") for seat, chips in enumerate(division.paid) if chips)
        won = (Entry(seat, chips, "taken out of the pool") for seat, chips in enumerate(division.shares) if chips)
        return (*bids, *paid, *won)


def bidder_of_the_jack(result: Result, lines: Lines, before: frozenset[Seat]) -> frozenset[Seat]:
    """Who names the suit of the next deal without bidding, the pool of his deal not being won (usp56 3803)."""
    if any(line.points > 0 for line in lines):
        return frozenset()
    bidder = of_kind(TakenResult, result).bidder
    return before if bidder is None else frozenset({bidder})
