"""How cards rank in the euchre family: bowers and a joker (usp56 3847, 3869, 3980), and the five fingers (usp56 4193-4195)."""

from functools import cache

from referee.core.cards import ACE, CLUBS, HEARTS, JACK, JOKERS, KING, QUEEN, RANK_PLACE, SPADES, SUIT_WIDTH, Card, Suit, card
from referee.core.order import Order, ordered

_JOKER, _RIGHT, _LEFT, _NEXT = 999, 998, 997, 996


def left_bower(trump: Suit) -> Card:
    """The jack of the other suit of the same colour."""
    return card(SPADES - trump, "J")


@cache
def with_bowers(trump: Suit | None) -> Order:
    """Joker, right bower, left bower, ace; where no suit is trump, the joker is a suit by itself and beats all (usp56 3869)."""
    if trump is None:
        return ordered(JOKERS, lambda card: card // SUIT_WIDTH, lambda card: card % SUIT_WIDTH)
    left = left_bower(trump)

    def suit_of(each: Card) -> Suit:
        return trump if each == left or each // SUIT_WIDTH == JOKERS else each // SUIT_WIDTH

    def worth_of(each: Card) -> int:
        if each // SUIT_WIDTH == JOKERS:
            return _JOKER
        if each == card(trump, "J"):
            return _RIGHT
        return _LEFT if each == left else each % SUIT_WIDTH

    return ordered(trump, suit_of, worth_of)


ACE_OF_HEARTS = card(HEARTS, "A")


def _five_fingers(each: Card, trump: Suit | None, lowest: Card | None = None) -> int:
    """Low in black and high in red: the worth of a card in its suit, faces above spots; `lowest` is below all others."""
    if each == lowest:
        return 0
    suit, rank = each // SUIT_WIDTH, each % SUIT_WIDTH
    black = suit in (CLUBS, SPADES)
    if suit == trump:
        best = {RANK_PLACE["5"]: _JOKER, JACK: _RIGHT, ACE: _NEXT}
        if rank in best:
            return best[rank]
    if each == ACE_OF_HEARTS:
        return _LEFT
    faces = {KING: 64, QUEEN: 63, JACK: 62}
    if rank in faces:
        return faces[rank]
    if rank == ACE:
        return 61 if black else 0
    return 32 - rank if black else 32 + rank


@cache
def five_fingers(trump: Suit | None, ace_is_lowest: bool = False) -> Order:
    """Five, jack, ace of hearts, ace; the ace of hearts is a trump whatever suit is trump.

    The ace of trumps of a holder who kept silent about it is the lowest trump instead (usp56 4201).
    """
    lowest = card(trump, "A") if ace_is_lowest and trump is not None else None

    def suit_of(each: Card) -> Suit:
        return trump if each == ACE_OF_HEARTS and trump is not None else each // SUIT_WIDTH

    return ordered(trump, suit_of, lambda each: _five_fingers(each, trump, lowest))
