"""What cards, melds and deals count in canasta and its forms (usp56 2934-2984, 3019-3037, 3069, 3101-3229)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from referee.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JOKERS, KING, RANK_PLACE, RANKS, SPADES, Card, rank_of, suit_of
from referee.mechanics.melds.score import Drawing
from referee.score.wild import JOKERS_AND_DEUCES

THREE, FOUR, SEVEN, EIGHT = (RANK_PLACE[rank] for rank in "3478")
DEUCE = RANK_PLACE["2"]

#: a meld of so many cards is a canasta (usp56 2954)
CANASTA = 7
#: natural cards that a canasta of one rank needs
BASE = 4

# --- the sorts of canastas
NATURAL, MIXED, SEQUENCE, MIXED_SEQUENCE, WILD = "natural", "mixed", "sequence", "mixed sequence", "wild-card"
SEVENS, DEUCES, MIXED_DEUCES = "sevens", "deuces", "mixed deuces"
#: those of wild cards alone
OF_WILD = (WILD, DEUCES, MIXED_DEUCES)


# --- cards


def is_joker(card: Card) -> bool:
    """Whether the card is a joker."""
    return suit_of(card) == JOKERS


def is_red_three(card: Card) -> bool:
    """Whether the card is a three of hearts or diamonds, which is no card of the hand."""
    return suit_of(card) in (HEARTS, DIAMONDS) and rank_of(card) == THREE


def is_black_three(card: Card) -> bool:
    """Whether the card is a three of spades or clubs."""
    return suit_of(card) in (SPADES, CLUBS) and rank_of(card) == THREE


def value(card: Card) -> int:
    """The points of a card: joker 50, deuce and ace 20, king to eight 10, seven to four and black three 5; a red three none."""
    if is_joker(card):
        return 50
    rank = rank_of(card)
    if rank in (DEUCE, ACE):
        return 20
    if EIGHT <= rank <= KING:
        return 10
    return 0 if is_red_three(card) else 5


def counted_off(card: Card) -> int:
    """How many cards lie under an upcard: jack 11, queen 12, king 13, ace or joker 20, every other its rank."""
    if is_joker(card):
        return 20
    return {"A": 20, "J": 11, "Q": 12, "K": 13, "T": 10}.get(rank := RANKS[rank_of(card)]) or int(rank)


def value_of(cards: Iterable[Card]) -> int:
    """The points of several cards."""
    return sum(map(value, cards))


#: jokers and twos are wild
is_wild, naturals, wild_cards = JOKERS_AND_DEUCES.has, JOKERS_AND_DEUCES.naturals, JOKERS_AND_DEUCES.among


def rank_of_meld(cards: Sequence[Card]) -> int | None:
    """The rank that all natural cards of a meld have; None where there is none or more than one."""
    ranks = {rank_of(card) for card in naturals(cards)}
    return ranks.pop() if len(ranks) == 1 else None


def in_sequence(cards: Sequence[Card], wild: int = 0) -> bool:
    """Whether the natural cards are of one suit and follow each other, so many wild ones filling what lacks between them."""
    natural = naturals(cards)
    ranks = sorted(rank_of(card) for card in natural)
    if len(set(ranks)) < max(2, len(ranks)) or len({suit_of(card) for card in natural}) > 1:
        return False
    # of the places between the lowest and the highest rank those of 11 to 13 are of no pack that is played with here
    between = [rank for rank in range(ranks[0], ranks[-1] + 1) if rank not in range(RANK_PLACE["T"] + 1, RANK_PLACE["J"])]
    return len(between) - len(ranks) <= wild


# --- what a game lets be melded, and what it takes to go out


@frozen(kw_only=True)
class Melds:
    """What may be melded."""

    least_natural: int = 2
    most_wild: int = 3
    #: cards of a suit in sequence, ace high and four low, up to seven; and how many of them may be wild
    sequences: bool = False
    wild_in_sequence: int = 0
    #: whether wild cards are a meld of their own
    wild: bool = False
    #: the same for deuces, with or without jokers
    deuces: bool = False
    #: the most cards of a meld, and whether one of wild cards ends at seven
    longest: int | None = None
    longest_wild: bool = False
    #: whether a side may have several melds of a rank
    several_of_a_rank: bool = False
    #: whether the players agree on sequences or on wild cards, and have no melds of the other sort
    by_agreement: bool = False
    #: whether a sequence of seven takes more cards from a player who goes out
    sequences_grow_in_going_out: bool = False


@frozen(kw_only=True)
class Pile:
    """Who may take the discard pile."""

    #: whether it takes a natural pair always
    always_frozen: bool = False
    #: whether a natural and a wild card will do for a pile that is not frozen
    natural_and_wild: bool = True
    #: whether its top card may be added to a canasta
    to_canastas: bool = True
    #: whether it may be taken for the first meld of a side
    for_first_meld: bool = True
    #: whether a wild card on top is taken by a pair of its like
    wild_by_pair: bool = False
    #: whether nobody takes a pile with a seven on top
    sevens_block: bool = False
    #: whether black threes in a pile that is taken are out of play
    black_threes_leave: bool = False
    #: whether cards of the stock are put under the upcard, by its rank
    counted_off: bool = False


@frozen(kw_only=True)
class GoingOut:
    """What a side needs to go out."""

    canastas: int = 1
    #: sorts of which it needs one each
    sorts: tuple[str, ...] = ()
    #: whether canastas of wild cards do not count
    wild_count: bool = True
    #: whether it needs as many red threes as it has canastas
    red_threes: bool = False
    #: whether a player must ask his partner
    asks: bool = False


@frozen
class Counts(Drawing):
    """What counts in a game beside the cards, and what its melds, its pile and its going out are like."""

    going_out: int
    #: beside the same for going out
    concealed: int
    #: what so many red threes are worth, from none on, as far as the book says it
    red_threes: tuple[int, ...]
    natural_canasta: int
    mixed_canasta: int
    #: what a side has at the beginning of the deal, from the highest, and what its first meld must count
    minimums: tuple[tuple[int, int], ...]
    minimum_below_nothing: int
    #: the same where it must be a canasta, or a natural one; and from where on the book has lost what it must count
    opening_sorts: tuple[tuple[int, tuple[str, ...]], ...] = ()
    lost_from: int | None = None
    #: whether wild cards do not count for it
    opens_without_wild: bool = False
    #: what other canastas bring
    sequence_canasta: int = 0
    mixed_sequence: int = 0
    wild_canasta: int = 0
    #: canastas of wild cards that bring something else: how many jokers and deuces
    special_wild: tuple[tuple[tuple[int, int], int], ...] = ()
    sevens: int = 0
    deuces: int = 0
    mixed_deuces: int = 0
    #: how many canastas make red threes count plus: none, where a meld does; or of which sort one has to be
    red_threes_need: int = 0
    red_threes_need_sort: str = ""
    #: what a black three costs that is left in hand when another goes out
    black_three_left: int = 5
    #: what black threes bring that have left the play, all four of them, melded ones among them
    all_black_threes: int = 0
    #: what a sequence of fewer than five cards costs
    short_sequence: int = 0
    #: what several canastas bring a side: five natural ones, five with others among them, ten
    five_natural: int = 0
    five: int = 0
    ten: int = 0
    melds: Melds = Melds()
    pile: Pile = Pile()
    out: GoingOut = GoingOut()
    #: whether whoever takes the pile first plays alone against the others
    lone_hand: bool = False
    #: whether play ends with the discard of whoever drew the last card of the stock
    ends_with_stock: bool = False
    #: cards of the stock that a player takes up besides when he makes the first meld of his side
    for_first_meld: int = 0
    suits_matter: bool = False

    def minimum(self, total: int) -> int:
        """What the first meld of a side with that total must count."""
        return next((least for reached, least in self.minimums if total >= reached), self.minimum_below_nothing)

    def opens_with(self, total: int) -> tuple[str, ...]:
        """The sorts of canastas of which its first meld must have one; none where anything will do."""
        return next((sorts for reached, sorts in self.opening_sorts if total >= reached), ())

    def sort(self, meld: Sequence[Card]) -> str:
        """What sort of canasta a meld is; nothing where it is none."""
        natural, wild = naturals(meld), wild_cards(meld)
        if len(meld) < CANASTA:
            return ""
        if not natural:
            jokers = sum(map(is_joker, meld))
            return WILD if not self.melds.deuces else MIXED_DEUCES if jokers else DEUCES
        rank = rank_of_meld(meld)
        if rank is None:
            return "" if not in_sequence(meld, self.melds.wild_in_sequence) else MIXED_SEQUENCE if wild else SEQUENCE
        if len(natural) < BASE:
            return ""
        if self.sevens and rank == SEVEN:
            return SEVENS
        return MIXED if wild else NATURAL

    def bonus(self, meld: Sequence[Card]) -> int:
        """The bonus of a meld; nothing for fewer cards than a canasta has."""
        sort = self.sort(meld)
        if sort == WILD:
            made_of = sum(map(is_joker, meld)), sum(1 for card in meld if not is_joker(card))
            return dict(self.special_wild).get(made_of, self.wild_canasta)
        return {
            "": 0, NATURAL: self.natural_canasta, MIXED: self.mixed_canasta, SEQUENCE: self.sequence_canasta,
            MIXED_SEQUENCE: self.mixed_sequence, SEVENS: self.sevens, DEUCES: self.deuces, MIXED_DEUCES: self.mixed_deuces,
        }[sort]  # fmt: skip

    @property
    def takes_more(self) -> bool:
        """He takes all the pile."""
        return True


#: said of what counts something, where a pack has more of it than the book says a number for
NO_NUMBER = ", for which the book has no number"


@frozen
class Side:
    """What a side has when play ends."""

    melds: tuple[tuple[Card, ...], ...] = ()
    #: what is left in its hands
    left: tuple[Card, ...] = ()
    #: red threes on the table
    red_threes: int = 0
    #: red threes that were left in the hand
    undeclared: int = 0
    goes_out: bool = False
    concealed: bool = False
    #: black threes that have left the play
    black_threes: int = 0
    #: those left in the hands of players of whom another has gone out
    caught: int = 0

    def lines(self, counts: Counts) -> tuple[tuple[int, str], ...]:
        """What the side scores, line by line: the base first, then the points of the cards."""
        found = [(counts.going_out, "going out")] if self.goes_out else []
        if self.concealed:
            found.append((counts.concealed, "going out concealed"))
        found += self.of_red_threes(counts)
        found += self._of_canastas(counts)
        found += self._of_black_threes(counts)
        short = sum(1 for meld in self.melds if rank_of_meld(meld) is None and naturals(meld) and len(meld) < 5)
        found.append((-counts.short_sequence * short, f"{short} short sequence{'s' * (short > 1)}"))
        melded = value_of(card for meld in self.melds for card in meld)
        left = value_of(self.left) + (counts.black_three_left - 5) * self.caught
        found += [(melded, "cards melded"), (-left, "cards left in hand")]
        return tuple(line for line in found if line[0] or line[1].endswith(NO_NUMBER))

    def of_red_threes(self, counts: Counts) -> list[tuple[int, str]]:
        """What its red threes bring or cost."""
        found, good = [], self._deserves_red_threes(counts)
        if self.red_threes:
            known, what = self.red_threes < len(counts.red_threes), f"{self.red_threes} red three{'s' * (self.red_threes > 1)}"
            worth = counts.red_threes[self.red_threes] if known else 0
            found.append((worth if good else -worth, what if known else f"{what}{NO_NUMBER}"))
        if self.undeclared and not good:
            found.append((-counts.red_threes[1] * self.undeclared, "red threes not declared"))
        return found

    def _deserves_red_threes(self, counts: Counts) -> bool:
        sorts = [sort for sort in map(counts.sort, self.melds) if sort]
        if counts.red_threes_need_sort:
            return counts.red_threes_need_sort in sorts
        return len(sorts) >= counts.red_threes_need if counts.red_threes_need else bool(self.melds)

    def _of_canastas(self, counts: Counts) -> list[tuple[int, str]]:
        found, bonuses = [], Counter[tuple[str, int]]()
        for meld in self.melds:
            sort = counts.sort(meld)
            if sort and (self.goes_out or sort not in (DEUCES, MIXED_DEUCES)):
                bonuses[sort, counts.bonus(meld)] += 1
        for (sort, bonus), number in sorted(bonuses.items(), key=lambda each: -each[0][1]):
            found.append((number * bonus, f"{number} {sort} canasta{'s' * (number > 1)}"))
        sorts = [sort for sort in map(counts.sort, self.melds) if sort]
        pure, mixed = sorts.count(NATURAL), sorts.count(MIXED)
        if pure >= 5:
            found.append((counts.five_natural, "five pure canastas"))
        elif pure + mixed >= 5:
            found.append((counts.five, "five canastas"))
        if len(sorts) >= 10:
            found.append((counts.ten, "ten canastas"))
        return found

    def _of_black_threes(self, counts: Counts) -> list[tuple[int, str]]:
        melded = sum(map(is_black_three, (card for meld in self.melds for card in meld)))
        found = [(5 * self.black_threes, "black threes out of play")]
        if self.black_threes + melded >= 4:
            found.append((counts.all_black_threes, "all four black threes"))
        return found

    def score(self, counts: Counts) -> int:
        """What the deal brings the side."""
        return sum(points for points, _ in self.lines(counts))
