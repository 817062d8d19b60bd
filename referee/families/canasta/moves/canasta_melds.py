"""Which cards make a meld, what takes the discard pile, and what lets a side go out (usp56 2946-2956, 2986-3007, 3101-3229)."""

from collections.abc import Sequence

from referee.core.cards import Card, rank_of, suit_of
from referee.core.fact import Answer
from referee.families.canasta.score.canasta import (
    CANASTA,
    FOUR,
    OF_WILD,
    SEVEN,
    Counts,
    GoingOut,
    Melds,
    in_sequence,
    is_black_three,
    is_joker,
    is_red_three,
    is_wild,
    naturals,
    rank_of_meld,
    wild_cards,
)

SMALLEST = 3

# --- what is wrong with cards laid down as a meld
EXCESS_WILD = Answer("excess-wild", "more wild cards than a meld may have")
FEW_NATURAL = Answer("few-natural", "fewer natural cards than a meld must have")
WILD_ONLY = Answer("wild-only", "wild cards alone")
MIXED_RANKS = Answer("mixed-ranks", "cards of different ranks")
A_SEQUENCE = Answer("sequence", "a sequence")
WILD_IN_SEQUENCE = Answer("wild-in-sequence", "a wild card in a sequence, or one more than it may have")
BEYOND_SEQUENCE = Answer("beyond-sequence", "a sequence of more than seven cards, or with a card below four")
BLACK_THREES = Answer("black-threes", "black threes, which are melded only in going out and without wild cards")
TOO_FEW = Answer("too-few", "fewer than three cards")
TOO_LONG = Answer("too-long", "more cards than a canasta may have")
TOO_MANY_WILD = Answer("too-many-wild", "more than seven wild cards")
DEUCE_ELSEWHERE = Answer("deuce-elsewhere", "a deuce as a wild card, with a meld of deuces that is no canasta yet")
RED_THREE = Answer("red-three", "a red three, which is no card to meld")
NOT_AGREED = Answer("not-agreed", "a sort of meld that the players did not agree on")

# --- what a side lacks to go out
FEW_CANASTAS = Answer("few-canastas", "fewer canastas than it takes to go out")
LACKS_SORT = Answer("lacks-sort", "no canasta of a sort that it takes to go out")
COUNTS_WILD = Answer("counts-wild", "too few canastas without those of wild cards")
FEW_RED_THREES = Answer("few-red-threes", "fewer red threes than canastas")

# --- what is wrong with a claim to the discard pile
ONE_WILD = Answer("one-wild", "a natural and a wild card, where it takes a natural pair")
WITHOUT_PAIR = Answer("without-pair", "the pile is frozen, and takes a natural pair")
NO_PAIR = Answer("no-pair", "no pair is shown")
STARTS_SEQUENCE = Answer("starts-sequence", "cards of a sequence, which may not be begun with the pile")
WITH_HAND_CARD = Answer("with-hand-card", "a card of the hand beside the top card, to go on a sequence")
TO_CANASTA = Answer("to-canasta", "its top card can only be added to a complete canasta")
TOPPED_BY_WILD = Answer("topped-by-wild", "a pile topped by a wild card may not be taken")
UNLIKE_WILD = Answer("unlike-wild", "a wild card is taken by two of its like")
WILD_TO_LAY_OFF = Answer("wild-to-lay-off", "a wild card is not taken to be laid off")
TOPPED_BY_BLACK = Answer("topped-by-black", "a pile topped by a black three may not be taken")
TOPPED_BY_SEVEN = Answer("topped-by-seven", "a pile topped by a seven may not be taken")
FOR_FIRST_MELD = Answer("for-first-meld", "the pile may not be taken for a first meld")
ONE_CARD = Answer("one-card", "a player with one card may not take a pile of one card")
NOTHING_FITS = Answer("nothing-fits", "nothing is shown, or lies there, that goes with its top card")

# --- what is wrong with a first meld
UNDER_HIGHEST = Answer("under-highest", "less than the highest minimum")
UNDER = Answer("under", "less than the minimum")
UNDER_OWN = Answer("under-own", "less than his own minimum, though not less than his partner's")
WRONG_SORT = Answer("wrong-sort", "no canasta, or not a natural one, where the first meld must be one")
ONLY_WITH_WILD = Answer("only-with-wild", "the minimum, but with wild cards")


def fault_of(cards: Sequence[Card], melds: Melds | None = None, *, going_out: bool = False) -> str:
    """What is wrong with a meld; nothing where it is a right one."""
    melds = melds or Melds()
    natural = naturals(cards)
    if any(map(is_red_three, natural)):
        return RED_THREE
    if not natural:
        return _fault_of_wild(cards, melds)
    if len({rank_of(card) for card in natural}) > 1:
        return _fault_of_sequence(cards, melds, going_out)
    wild = wild_cards(cards)
    if any(map(is_black_three, natural)) and (wild or not going_out):
        return BLACK_THREES
    if len(natural) < melds.least_natural:
        return FEW_NATURAL
    if len(wild) > melds.most_wild:
        return EXCESS_WILD
    if melds.longest is not None and len(cards) > melds.longest:
        return TOO_LONG
    return TOO_FEW if len(cards) < SMALLEST else ""


def _fault_of_wild(cards: Sequence[Card], melds: Melds) -> str:
    if melds.deuces:
        jokers = sum(map(is_joker, cards))
        if len(cards) - jokers < melds.least_natural or jokers > melds.most_wild:
            return WILD_ONLY
    elif not melds.wild:
        return WILD_ONLY
    elif len(cards) > CANASTA and melds.longest_wild:
        return TOO_MANY_WILD
    if melds.longest is not None and len(cards) > melds.longest:
        return TOO_LONG
    return TOO_FEW if len(cards) < SMALLEST else ""


def _fault_of_sequence(cards: Sequence[Card], melds: Melds, going_out: bool) -> str:
    natural, wild = naturals(cards), len(wild_cards(cards))
    if not in_sequence(natural, wild=wild):
        return MIXED_RANKS
    if not melds.sequences:
        return A_SEQUENCE
    if wild > melds.wild_in_sequence:
        return WILD_IN_SEQUENCE
    grows = going_out and melds.sequences_grow_in_going_out
    if min(map(rank_of, natural)) < FOUR or (len(cards) > CANASTA and not grows):
        return BEYOND_SEQUENCE
    if len(natural) < melds.least_natural:
        return FEW_NATURAL
    return TOO_FEW if len(cards) < SMALLEST else ""


def lacks(melds: Sequence[Sequence[Card]], red_threes: int, counts: Counts) -> str:
    """What a side with these melds lacks to go out; nothing where it may."""
    out: GoingOut = counts.out
    sorts = [sort for sort in map(counts.sort, melds) if sort]
    counting = [sort for sort in sorts if out.wild_count or sort not in OF_WILD]
    if len(counting) < out.canastas:
        return COUNTS_WILD if len(sorts) >= out.canastas else FEW_CANASTAS
    if set(out.sorts) - set(sorts):
        return LACKS_SORT
    return FEW_RED_THREES if out.red_threes and red_threes < len(sorts) else ""


def can_go_out(cards: Sequence[Card], melds: Sequence[Sequence[Card]], counts: Counts) -> bool | None:
    """Whether all of these cards, one for a discard left aside, can be melded or added to the melds of the side.

    Of a game with sequences or melds of wild cards, or that asks for more than one canasta, nobody can say it so simply.
    """
    rules = counts.melds
    if rules.sequences or rules.wild or rules.deuces or counts.out != GoingOut():
        return None
    wild = len(wild_cards(cards))
    room = sum(rules.most_wild - len(wild_cards(each)) for each in melds)
    melded = {rank_of_meld(each) for each in melds}
    left, longest = 0, max([len(each) for each in melds], default=0)
    for rank in {rank_of(card) for card in naturals(cards)}:
        number = sum(1 for card in naturals(cards) if rank_of(card) == rank)
        if rank in melded or number >= SMALLEST:
            room += 0 if rank in melded else rules.most_wild
        elif number == rules.least_natural and wild:
            wild, room = wild - 1, room + rules.most_wild - 1
        else:
            left += number
        longest = max(longest, number)
    return left + max(0, wild - room) <= 1 and longest + wild >= CANASTA


# --- the discard pile


def is_frozen(pile: Sequence[Card]) -> bool:
    """Whether a pile is frozen for everybody: a wild card or a red three lies in it."""
    return any(card >= 0 and (is_wild(card) or is_red_three(card)) for card in pile)


def blocks(card: Card) -> bool:
    """Whether a pile with this card on top may not be taken at all."""
    return is_wild(card) or is_black_three(card) or is_red_three(card)


def is_natural_pair(top: Card, shown: Sequence[Card]) -> bool:
    """Whether two or more of the cards shown have the rank of the top card."""
    return sum(1 for card in naturals(shown) if rank_of(card) == rank_of(top)) >= 2


def is_natural_and_wild(top: Card, shown: Sequence[Card]) -> bool:
    """Whether the cards shown hold one of the top card's rank and a wild one."""
    return any(rank_of(card) == rank_of(top) for card in naturals(shown)) and bool(wild_cards(shown))


def blocked(top: Card, shown: Sequence[Card], counts: Counts) -> str:
    """Why a pile with this card on top may not be taken with these cards; nothing where it is no card that blocks it."""
    if counts.pile.sevens_block and not is_wild(top) and rank_of(top) == SEVEN:
        return TOPPED_BY_SEVEN
    if is_wild(top):
        if not counts.pile.wild_by_pair:
            return TOPPED_BY_WILD
        if not shown:
            return WILD_TO_LAY_OFF
        alike = sum(1 for card in wild_cards(shown) if is_joker(card) == is_joker(top))
        return "" if alike >= 2 else UNLIKE_WILD
    return TOPPED_BY_BLACK if blocks(top) else ""


def goes_with(top: Card, shown: Sequence[Card], melds: Sequence[Sequence[Card]], counts: Counts) -> str:
    """What is wrong with a claim to a pile that is not frozen, where no natural pair is shown; nothing where it is good."""
    of_rank = [each for each in melds if rank_of_meld(each) == rank_of(top)]
    if is_natural_and_wild(top, shown) and not of_rank:
        return "" if counts.pile.natural_and_wild else ONE_WILD
    if of_rank:
        open_ones = [each for each in of_rank if counts.pile.to_canastas or len(each) < CANASTA]
        return "" if open_ones else TO_CANASTA
    in_suit = [each for each in melds if rank_of_meld(each) is None and naturals(each)]
    fitting = [each for each in in_suit if in_sequence((*each, top, *shown), counts.melds.wild_in_sequence)]
    if fitting and not shown:
        return "" if any(len(each) < CANASTA for each in fitting) else TO_CANASTA
    if counts.melds.sequences and shown and all(suit_of(card) == suit_of(top) for card in shown):
        return WITH_HAND_CARD if fitting else STARTS_SEQUENCE
    return NOTHING_FITS
