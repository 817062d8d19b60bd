"""How cards rank in play: the suit to which each counts, and what each is worth in a trick, once trumps are known.

A game names a function that gives its order for a trump suit (`by_rank` where it names none). A joker or a bower that counts
to another suit than is printed on it, an ace that ranks low, a five that is the best trump: all that is said here once, and
winning a trick, following suit and the duty to lead a suit then come out right of themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from attrs import Factory, evolve, field

from referee.core.cards import EMPTY, KING, MOST_COPIES, PLANE, SUIT_WIDTH, TEN, Card, Hand, Suit, cards_of
from referee.core.values import frozen

#: the places of all cards, those that are alike included
_CARDS = range(MOST_COPIES * PLANE)
#: a table for bytes has so many places: cards of one plane, and a second that nobody asks for
_BYTES = 256
#: any trump is worth more than any card of another suit
_TRUMP = 1_000


def _in_trick(order: Order) -> tuple[tuple[int, ...], ...]:
    one_pack = tuple(zip(order.suit[:PLANE], order.power[:PLANE], strict=True))
    return tuple(
        tuple([power if suit in (led, order.trump) else -1 for suit, power in one_pack]) * MOST_COPIES
        for led in range(len(order.of_suit))
    )


def _as_bytes(order: Order) -> tuple[bytes, ...]:
    """What cards are worth in a trick, each by its place among all worths of that trick."""
    places = ({each: place for place, each in enumerate(sorted(set(worth)))} for worth in order.in_trick)
    return tuple(bytes([place[each] for each in worth[:_BYTES]]) for place, worth in zip(places, order.in_trick, strict=True))


@frozen(eq=False)
class Order:
    """The order of cards under one trump suit, or under none."""

    trump: Suit | None
    #: by card: the suit to which it counts
    suit: tuple[Suit, ...]
    #: by card: what it is worth beside others of its suit; a trump more than all others
    power: tuple[int, ...]
    #: by suit, the jokers the last: the cards that count to it
    of_suit: tuple[Hand, ...]
    #: whether two like cards in one trick cancel each other, so that neither can win it
    cancels: bool = False
    #: by the suit led, by card: what it is worth in such a trick; less than nothing where it cannot win
    in_trick: tuple[tuple[int, ...], ...] = field(default=Factory(_in_trick, takes_self=True), init=False, repr=False)
    #: `suit` and `in_trick` of single cards as tables for `bytes.translate`, for plays that are looked at as a whole
    suits: bytes = field(default=Factory(lambda order: bytes(order.suit[:_BYTES]), takes_self=True), init=False, repr=False)
    worths: tuple[bytes, ...] = field(default=Factory(_as_bytes, takes_self=True), init=False, repr=False)

    def best(self, hand: Hand) -> Card:
        """The card of this hand that is worth most."""
        return max(cards_of(hand), key=self.power.__getitem__)

    def worst(self, hand: Hand) -> Card:
        """The card of this hand that is worth least."""
        return min(cards_of(hand), key=self.power.__getitem__)


Ranking = Callable[[Suit | None], Order]


def ordered(trump: Suit | None, suit_of: Callable[[Card], Suit], worth_of: Callable[[Card], int]) -> Order:
    """The order in which each card counts to this suit and has this worth, from 0 to 999, within it."""
    suit = tuple(map(suit_of, range(PLANE)))
    power = tuple(worth_of(card) + (_TRUMP if suit[card] == trump else 0) for card in range(PLANE))
    masks = [EMPTY] * (max(suit) + 1)
    for card in _CARDS:
        masks[suit[card % PLANE]] |= 1 << card
    return Order(trump, suit * MOST_COPIES, power * MOST_COPIES, tuple(masks))


@cache
def by_rank(trump: Suit | None) -> Order:
    """As printed: the ace highest in each suit, jokers a suit of their own."""
    return ordered(trump, lambda card: card // SUIT_WIDTH, lambda card: card)


@cache
def ten_high(trump: Suit | None) -> Order:
    """The ten next below the ace, and above the king."""
    return ordered(trump, lambda card: card // SUIT_WIDTH, _with_ten_high)


def _with_ten_high(card: Card) -> int:
    rank = card % SUIT_WIDTH
    return 2 * KING + 1 if rank == TEN else 2 * rank


@cache
def by_rank_cancelling(trump: Suit | None) -> Order:
    """As printed, with two packs: of two like cards neither can win the trick."""
    return evolve(by_rank(trump), cancels=True)
