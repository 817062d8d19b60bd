"""Cards, hands and packs.

A card is a small integer, a hand is an integer with one bit for each card: membership, "the hearts of this hand" and "the
highest of them" are single operations, and that is what a referee asks millions of times. Everything that knows how a card
is laid out in its integer lives here.

A suit takes sixteen places, because the largest suit in print (that of the 63-card pack) has
sixteen ranks: 2 to 10, 11, 12, 13, jack, queen, king, ace. Jokers stand above the four suits. Cards that are alike, in packs
of which several are mixed, are the same card one plane higher each: the first lies in the lowest plane that is free. What is
told and played is always the card of the lowest plane, for nobody can tell one of them from another.
"""

from collections.abc import Iterable, Iterator

from referee.core.values import frozen

Card = int
Hand = int
Suit = int

SUIT_WIDTH = 16
CLUBS, DIAMONDS, HEARTS, SPADES, JOKERS = range(5)
SUITS = (CLUBS, DIAMONDS, HEARTS, SPADES)
SUIT_LETTERS = "CDHSJ"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades", "jokers")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A")
#: in the plural, as players ask for them
RANK_NAMES = (
    "deuces", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "elevens", "twelves", "thirteens",
    "jacks", "queens", "kings", "aces",
)  # fmt: skip
RANK_PLACE = {rank: place for place, rank in enumerate(RANKS)} | {"10": 8}
PLANE = 128
#: no game of the books has more cards alike: eight packs mixed
MOST_COPIES = 8
#: the places in which copies of the first card lie
_COPIES = sum(1 << PLANE * plane for plane in range(MOST_COPIES))
SUIT_MASK = tuple(0xFFFF * _COPIES << (SUIT_WIDTH * suit) for suit in range(5))
EMPTY: Hand = 0
#: by card: the hand that holds it alone
_ALONE: tuple[Hand, ...] = tuple(1 << each for each in range(MOST_COPIES * PLANE))

TEN, JACK, QUEEN, KING, ACE = (RANK_PLACE[rank] for rank in "TJQKA")


def card(suit: Suit, rank: str) -> Card:
    """The card of that suit and rank.

    >>> card_text(card(HEARTS, "10"))
    'HT'
    """
    return suit * SUIT_WIDTH + RANK_PLACE[rank]


def suit_of(card: Card) -> Suit:
    """The suit printed on the card (a game may count a bower or a joker elsewhere)."""
    return (card % PLANE) // SUIT_WIDTH


def rank_of(card: Card) -> int:
    """The place of the card's rank in its suit, the deuce lowest."""
    return card % SUIT_WIDTH


def card_text(card: Card) -> str:
    """How reports write a card: suit, then rank."""
    card %= PLANE
    if card >= JOKERS * SUIT_WIDTH:
        return f"JK{card - JOKERS * SUIT_WIDTH + 1}"
    return SUIT_LETTERS[card // SUIT_WIDTH] + RANKS[card % SUIT_WIDTH]


def cards_text(cards: Iterable[Card]) -> str:
    """How reports write several cards, in the order in which they are told."""
    return " ".join(map(card_text, cards))


def bit(card: Card) -> Hand:
    """The hand that holds this card alone."""
    return 1 << card


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards."""
    held = EMPTY
    for each in cards:
        held |= _ALONE[each]
    return held


def copies_in(hand: Hand, card: Card) -> int:
    """How many cards like this one a hand holds.

    >>> copies_in(hand_of_copies([CARD["SQ"], CARD["DJ"], CARD["SQ"]]), CARD["SQ"])
    2
    """
    return (hand >> card % PLANE & _COPIES).bit_count()


def with_card(hand: Hand, card: Card) -> Hand:
    """The hand with one more copy of the card: its second copy, where it has the first."""
    while hand >> card & 1:
        card += PLANE
    return hand | 1 << card


def without_card(hand: Hand, card: Card) -> Hand:
    """The hand with one copy of the card less, the last that it has."""
    while hand >> card + PLANE & 1:
        card += PLANE
    return hand & ~(1 << card)


def hand_of_copies(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards, some of them more than once."""
    held = EMPTY
    for each in cards:
        held = with_card(held, each)
    return held


def cards_of(hand: Hand) -> Iterator[Card]:
    """The cards of a hand, lowest first, clubs before spades."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


def in_suit(hand: Hand, suit: Suit) -> Hand:
    """What of this hand is of that suit."""
    return hand & SUIT_MASK[suit]


def highest(hand: Hand) -> Card:
    """The highest card of a hand of one suit."""
    return hand.bit_length() - 1


def lowest(hand: Hand) -> Card:
    """The lowest card of a hand of one suit."""
    return (hand & -hand).bit_length() - 1


def hand_text(hand: Hand) -> str:
    """The hand in words a player reads: spades first, the highest first.

    >>> hand_text(hand_of([card(SPADES, "A"), card(SPADES, "K"), card(CLUBS, "2")]))
    'SA SK C2'
    """
    return cards_text(sorted((card % PLANE for card in cards_of(hand)), reverse=True))


def _spellings() -> dict[str, Card]:
    """Every way a log may write a card: SA, AS, S10, 10S, and the signs of the suits, in either case."""
    names: dict[str, Card] = {}
    for suit in SUITS:
        signs = (SUIT_LETTERS[suit], "♣♦♥♠"[suit], "♧♢♡♤"[suit])
        for rank in (*RANKS, "10"):
            for sign in signs:
                for text in (sign + rank, rank + sign):
                    names[text] = names[text.lower()] = card(suit, rank)
    for number in (1, 2, 3, 4):
        for text in (f"JK{number}", f"joker{number}"):
            names[text] = names[text.lower()] = JOKERS * SUIT_WIDTH + number - 1
    names["JK"] = names["joker"] = JOKERS * SUIT_WIDTH
    return names


#: every spelling of every card
CARD: dict[str, Card] = _spellings()


@frozen
class Pack:
    """What a game is played with: the cards, and how many of each."""

    #: how the rule sheet calls it
    name: str
    #: one of each card
    cards: Hand
    copies: int = 1
    #: those of them that are there once, however many of the others
    once: Hand = EMPTY

    @property
    def size(self) -> int:
        """How many cards the pack has."""
        return (self.cards & ~self.once).bit_count() * self.copies + self.once.bit_count()

    def has(self, card: Card) -> bool:
        """Whether a card of this kind belongs to the pack."""
        return bool(self.cards >> (card % PLANE) & 1)

    def most_of(self, card: Card) -> int:
        """How many cards like this it has; jokers are all alike, whatever number somebody has written behind one."""
        like = self.cards & SUIT_MASK[JOKERS] if suit_of(card) == JOKERS else 1 << card % PLANE
        return (like & ~self.once).bit_count() * self.copies + (like & self.once).bit_count()


def from_rank_up(lowest_rank: str) -> Hand:
    """The cards of a standard pack from this rank up to the ace, in all four suits."""
    ranks = [r for r in RANKS if r not in ("11", "12", "13") and RANK_PLACE[r] >= RANK_PLACE[lowest_rank]]
    return hand_of(card(suit, rank) for suit in SUITS for rank in ranks)


def below_the_jack() -> Hand:
    """The cards from ten to deuce, and the aces, which are low where such a pack is used."""
    ranks = [rank for rank in RANKS if RANK_PLACE[rank] <= TEN] + ["A"]
    return hand_of(card(suit, rank) for suit in SUITS for rank in ranks)


STANDARD_PACK = Pack("52 cards", from_rank_up("2"))
TWO_PACKS = Pack("104 cards, two packs of 52", from_rank_up("2"), copies=2)
FOUR_PACKS = Pack("208 cards, four packs of 52", from_rank_up("2"), copies=4)
SIX_PACKS = Pack("312 cards, six packs of 52", from_rank_up("2"), copies=6)
TWO_PACKS_AND_MARKER = Pack(
    "104 cards and a joker to mark where they end", TWO_PACKS.cards | 1 << JOKERS * SUIT_WIDTH, copies=2
)
FOUR_24_PACKS = Pack("96 cards, four of each from ace to nine", from_rank_up("9"), copies=4)
FOUR_20_PACKS = Pack("80 cards, four of each from ace to ten", from_rank_up("T"), copies=4)
SIX_20_PACKS = Pack("120 cards, six of each from ace to ten", from_rank_up("T"), copies=6)
PACK_FROM_SIX = Pack("36 cards, the sixes lowest", from_rank_up("6"))
PIQUET_PACK = Pack("32 cards, the sevens lowest", from_rank_up("7"))
SHORT_24_PACK = Pack("24 cards, the nines lowest", from_rank_up("9"))
DOUBLE_24_PACK = Pack("48 cards, two of each from ace to nine", from_rank_up("9"), copies=2)
DOUBLE_PIQUET_PACK = Pack("64 cards, two of each from ace to seven", from_rank_up("7"), copies=2)
TRIPLE_PIQUET_PACK = Pack("96 cards, three of each from ace to seven", from_rank_up("7"), copies=3)
QUADRUPLE_PIQUET_PACK = Pack("128 cards, four of each from ace to seven", from_rank_up("7"), copies=4)
SIX_PIQUET_PACKS = Pack("192 cards, six of each from ace to seven", from_rank_up("7"), copies=6)
EIGHT_PIQUET_PACKS = Pack("256 cards, eight of each from ace to seven", from_rank_up("7"), copies=8)
PACK_OF_28 = Pack("28 cards, the eights lowest", from_rank_up("8"))
PACK_OF_42 = Pack("42 cards, the fives lowest, and the red fours", from_rank_up("5") | hand_of((CARD["D4"], CARD["H4"])))
PACK_OF_62 = Pack(
    "62 cards: 52, an 11 and a 12 of each suit, two 13s",
    STANDARD_PACK.cards
    | hand_of(card(suit, rank) for suit in SUITS for rank in ("11", "12"))
    | hand_of((card(HEARTS, "13"), card(DIAMONDS, "13"))),
)


def with_joker(pack: Pack) -> Pack:
    """The same pack and a joker.

    >>> with_joker(PIQUET_PACK).name
    '33 cards, the sevens lowest, a joker added'
    """
    size, _, rest = pack.name.partition(" ")
    return Pack(f"{int(size) + 1} {rest}, a joker added", pack.cards | 1 << JOKERS * SUIT_WIDTH)


PACK_OF_63 = with_joker(PACK_OF_62)


def highest_ranks(number: int) -> Pack:
    """All cards of so many ranks, from the ace down.

    >>> highest_ranks(4).name
    '16 cards, the jacks lowest'
    """
    ranks = [rank for rank in RANKS if rank not in ("11", "12", "13")][-number:]
    return Pack(f"{4 * number} cards, the {RANK_NAMES[RANK_PLACE[ranks[0]]]} lowest", from_rank_up(ranks[0]))


def stripped(*out: str) -> Pack:
    """The standard pack without these cards.

    >>> stripped("C2").name
    '51 cards, C2 taken out'
    """
    cards = STANDARD_PACK.cards & ~hand_of(CARD[each] for each in out)
    return Pack(f"{cards.bit_count()} cards, {' '.join(out)} taken out", cards)


TWO_PACKS_WITH_JOKERS = Pack(
    "108 cards, two packs of 52 with two jokers each",
    STANDARD_PACK.cards | hand_of([JOKERS * SUIT_WIDTH, JOKERS * SUIT_WIDTH + 1]),
    copies=2,
)
_ONE_JOKER, _TWO_JOKERS = hand_of([CARD["JK1"]]), hand_of([CARD["JK1"], CARD["JK2"]])
TWO_PACKS_AND_JOKER = Pack(
    "105 cards, two packs of 52 and a joker", STANDARD_PACK.cards | _ONE_JOKER, copies=2, once=_ONE_JOKER
)
THREE_PACKS_AND_JOKERS = Pack(
    "158 cards, three packs of 52 and two jokers", STANDARD_PACK.cards | _TWO_JOKERS, copies=3, once=_TWO_JOKERS
)
_JOKER_EACH = STANDARD_PACK.cards | _ONE_JOKER
TWO_PACKS_JOKER_EACH = Pack("106 cards, two packs of 52 with a joker each", _JOKER_EACH, copies=2)
THREE_PACKS_JOKER_EACH = Pack("159 cards, three packs of 52 with a joker each", _JOKER_EACH, copies=3)
FOUR_PACKS_JOKER_EACH = Pack("212 cards, four packs of 52 with a joker each", _JOKER_EACH, copies=4)
PACK_OF_54 = Pack("54 cards, two jokers added", TWO_PACKS_WITH_JOKERS.cards)
THREE_PACKS_WITH_JOKERS = Pack("162 cards, three packs of 52 with two jokers each", TWO_PACKS_WITH_JOKERS.cards, copies=3)
FOUR_PACKS_WITH_JOKERS = Pack("216 cards, four packs of 52 with two jokers each", TWO_PACKS_WITH_JOKERS.cards, copies=4)
PACK_OF_56 = Pack("56 cards, four jokers added", STANDARD_PACK.cards | hand_of(JOKERS * SUIT_WIDTH + each for each in range(4)))
#: the packs a log can name by their size
PACKS: dict[int, Pack] = {
    pack.size: pack
    for pack in (
        *(
            STANDARD_PACK,
            TWO_PACKS,
            PACK_FROM_SIX,
            PIQUET_PACK,
            SHORT_24_PACK,
            DOUBLE_24_PACK,
            DOUBLE_PIQUET_PACK,
            PACK_OF_28,
            PACK_OF_42,
        ),
        *(
            PACK_OF_54,
            PACK_OF_56,
            PACK_OF_62,
            PACK_OF_63,
            TWO_PACKS_WITH_JOKERS,
            THREE_PACKS_WITH_JOKERS,
            FOUR_PACKS_WITH_JOKERS,
            TWO_PACKS_AND_JOKER,
            THREE_PACKS_AND_JOKERS,
        ),
        *map(with_joker, (STANDARD_PACK, PACK_FROM_SIX, PIQUET_PACK, PACK_OF_28, SHORT_24_PACK, PACK_OF_42)),
    )
}
