"""What cards count: their pips, their place from ace to king, and totals in which an ace is one or eleven."""

from collections.abc import Iterable

from referee.core.cards import ACE, JACK, KING, QUEEN, TEN, Card, rank_of

#: the places from ace to king, for games in which the ace is lowest
ACE_LOW = {ACE: 1, JACK: 11, QUEEN: 12, KING: 13}
EIGHT = 8
FACES = (JACK, QUEEN, KING)

TWENTY_ONE = 21
_MORE_FOR_AN_ACE = 10
#: the aces, tens and face cards of a natural
_TEN_CARDS = (TEN, *FACES)


def pips(card: Card, ace: int = 1, face: int = 10) -> int:
    """What a card counts where faces count alike and every other card its pips.

    >>> from referee.core.cards import CARD
    >>> [pips(CARD[text]) for text in ("HA", "S7", "DT", "CQ")]
    [1, 7, 10, 10]
    """
    rank = rank_of(card)
    return ace if rank == ACE else face if rank in FACES else rank + 2


def from_ace_to_king(card: Card) -> int:
    """The place of a card from ace, 1, to king, 13.

    >>> from referee.core.cards import CARD
    >>> [from_ace_to_king(CARD[text]) for text in ("HA", "S7", "DT", "CQ")]
    [1, 7, 10, 12]
    """
    rank = rank_of(card)
    return ACE_LOW.get(rank, rank + 2)


def pips_of(cards: Iterable[Card]) -> int:
    """What several cards count together."""
    return sum(map(pips, cards))


def eights_value(card: Card) -> int:
    """What a card left in hand costs in eights.

    >>> from referee.core.cards import CARD
    >>> [eights_value(CARD[text]) for text in ("H8", "SA", "DT", "C9")]
    [50, 1, 10, 9]
    """
    return 50 if from_ace_to_king(card) == EIGHT else pips(card)


def hollywood_value(card: Card) -> int:
    """The same in hollywood eights: an eight 20, an ace 15."""
    return 20 if from_ace_to_king(card) == EIGHT else pips(card, ace=15)


def one_each(card: Card) -> int:
    """Every card costs one."""
    return 1


def nothing(card: Card) -> int:
    """Cards left in hand cost nothing."""
    return 0


# --- twenty-one


def total(cards: Iterable[Card]) -> int:
    """What a hand counts towards twenty-one: an ace for eleven as long as that does not bust it."""
    hand = tuple(cards)
    low = sum(pips(card) for card in hand)
    return low + _MORE_FOR_AN_ACE if is_soft(hand) else low


def is_soft(cards: Iterable[Card]) -> bool:
    """Whether an ace of the hand counts eleven."""
    hand = tuple(cards)
    return any(rank_of(card) == ACE for card in hand) and sum(pips(card) for card in hand) + _MORE_FOR_AN_ACE <= TWENTY_ONE


def is_natural(cards: Iterable[Card]) -> bool:
    """Whether it is an ace with a ten or a face card, and nothing more."""
    hand = tuple(cards)
    return len(hand) == 2 and total(hand) == TWENTY_ONE and any(rank_of(card) in _TEN_CARDS for card in hand)
