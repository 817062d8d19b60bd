"""Hands of poker: against an independent evaluator, against brute force where cards are wild, and the examples of the book."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations, product

import phevaluator
import pytest

from referee.core.cards import CARD, STANDARD_PACK, SUIT_WIDTH, Hand, cards_of, hand_of, rank_of, suit_of
from referee.families.poker.hands.naming import hand_name
from referee.families.poker.hands.natural import ACE, Kind, Worth, kind_of, natural_worth, ranks_of, worth
from referee.families.poker.hands.ranking import High, Low, LowWild, Wild, hands_in, winners
from referee.families.poker.hands.special import ALL_SPECIAL, CATS_AND_DOGS

PACK = tuple(cards_of(STANDARD_PACK.cards))
JOKER = hand_of([CARD["JK"]])
DEUCES = hand_of(card for card in PACK if rank_of(card) == 0)


def cards(text: str) -> Hand:
    return hand_of(CARD[word] for word in text.split())


def of_ranks(ranks: str, suits: str = "SHDCS") -> Hand:
    """A hand of these ranks, not all of one suit."""
    return hand_of(CARD[suit + rank] for suit, rank in zip(suits, ranks, strict=False))


def spelled(card: int) -> str:
    """A card as phevaluator reads it."""
    return "23456789T???JQKA"[rank_of(card)] + "cdhs"[suit_of(card)]


# --- an independent evaluator: phevaluator, which numbers the 7,462 classes of hand from 1, the best, downwards


def agree(hands: list[tuple[int, ...]]) -> None:
    """Both evaluators put these hands into the same classes and the classes into the same order."""
    number: dict[Worth, int] = {}
    for hand in hands:
        theirs = phevaluator.evaluate_cards(*map(spelled, hand))
        assert number.setdefault(natural_worth(hand_of(hand)), theirs) == theirs
    in_order = [number[mine] for mine in sorted(number, reverse=True)]
    assert in_order == sorted(set(in_order))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_agrees_with_another_evaluator(size: int) -> None:
    draw = random.Random(size)
    agree([tuple(draw.sample(PACK, size)) for _ in range(5_000)])


@cache
def hands_of_five() -> dict[Hand, int]:
    """One of all hands that differ by the names of their suits alone, and how many they are."""
    found = {}
    for cards_of_hand in combinations(PACK, 5):
        hand = hand_of(cards_of_hand)
        by_suit = [hand >> SUIT_WIDTH * suit & 0xFFFF for suit in range(4)]
        if by_suit == sorted(by_suit):
            found[hand] = len(set(permutations(by_suit)))
    return found


@pytest.mark.slow
def test_agrees_with_another_evaluator_on_every_hand_of_five() -> None:
    agree([tuple(cards_of(hand)) for hand in hands_of_five()])


@pytest.mark.slow
def test_the_books_table_of_possible_hands() -> None:
    """usp56 2761-2770. The counts of straights, two pairs and pairs are lost there; the rest, and the total, are right."""
    counts: Counter[Kind] = Counter()
    for hand, number in hands_of_five().items():
        counts[kind_of(natural_worth(hand))] += number
    printed = {
        Kind.STRAIGHT_FLUSH: 40, Kind.FOUR: 624, Kind.FULL_HOUSE: 3_744, Kind.FLUSH: 5_108, Kind.THREE: 54_912,
        Kind.NO_PAIR: 1_302_540,
    }  # fmt: skip
    lost = {Kind.STRAIGHT: 10_200, Kind.TWO_PAIR: 123_552, Kind.PAIR: 1_098_240}
    assert counts == printed | lost
    assert counts.total() == 2_598_960
    # "a few thousand hands that will beat" a flush, "some 2 1/2 million that you can beat" (2757)
    assert sum(number for kind, number in counts.items() if kind > Kind.FLUSH) == 4_408
    # "once in 65,000 hands", "once in every 21 hands", "about one in two" at least a pair (2009)
    assert round(counts.total() / 40, -3) == 65_000
    assert round(counts.total() / counts[Kind.TWO_PAIR]) == 21
    assert 0.49 < 1 - counts[Kind.NO_PAIR] / counts.total() < 0.51


# --- wild cards, against every card that each might stand for


def by_brute_force(hand: Hand, wild: Hand, how: Wild, played: frozenset[Kind]) -> Worth:
    """The best of what the hand is with real cards in the place of the wild ones; five of a kind and copies in all suits."""
    held = list(cards_of(hand & ~wild))
    best = 0
    natural = High(played=played)
    for stand_ins in product(PACK, repeat=(hand & wild).bit_count()):
        made = [*held, *stand_ins]
        if how is Wild.NOT_HELD and len(set(made)) < len(made):
            continue
        twice = len(set(made)) < len(made)
        best = max(best, with_copies(made) if twice else natural.best(hand_of(made)))
    return best


def with_copies(made: list[int]) -> Worth:
    """A hand in which a card may stand twice: five of a kind, or a flush with a rank doubled, or what the ranks make."""
    ranks = sorted(("23456789TJQKA".index(spelled(card)[0]) + 2 for card in made), reverse=True)
    counted = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    in_groups = [rank for number, rank in counted for _ in range(number)]
    kinds = {(5,): Kind.FIVE, (4, 1): Kind.FOUR, (3, 2): Kind.FULL_HOUSE, (3, 1, 1): Kind.THREE, (2, 2, 1): Kind.TWO_PAIR}
    value = worth(kinds.get(tuple(number for number, _ in counted), Kind.PAIR), *in_groups)
    return max(value, worth(Kind.FLUSH, *ranks)) if len({suit_of(card) for card in made}) == 1 else value


@pytest.mark.parametrize("how", [Wild.NOT_HELD, Wild.ANY])
@pytest.mark.parametrize("jokers", [1, 2])
def test_wild_cards_against_brute_force(how: Wild, jokers: int) -> None:
    draw = random.Random(jokers)
    wild = JOKER | hand_of([CARD["JK2"]])
    mine = High(wild=how)
    for _ in range(400 if jokers == 1 else 12):
        hand = hand_of(draw.sample(PACK, 5 - jokers)) | (JOKER if jokers == 1 else wild)
        assert mine.best(hand, wild) == by_brute_force(hand, wild, how, frozenset()), hand_name(mine.best(hand, wild))


def test_wild_cards_complete_special_hands() -> None:
    draw = random.Random(5)
    mine = High(wild=Wild.NOT_HELD, played=ALL_SPECIAL)
    for _ in range(300):
        hand = hand_of(draw.sample(PACK, 4)) | JOKER
        assert mine.best(hand, JOKER) == by_brute_force(hand, JOKER, Wild.NOT_HELD, ALL_SPECIAL)


def test_the_bug_is_an_ace_or_completes_what_it_may() -> None:
    mine = High(wild=Wild.BUG)
    draw = random.Random(7)
    for _ in range(400):
        held = draw.sample(PACK, 4)
        drawn = {card: natural_worth(hand_of([*held, card])) for card in PACK if card not in held}
        values = [value for value in drawn.values() if kind_of(value) in (Kind.STRAIGHT, Kind.FLUSH, Kind.STRAIGHT_FLUSH)]
        values += [value for card, value in drawn.items() if spelled(card)[0] == "A" and kind_of(value) != Kind.FLUSH]
        assert mine.best(hand_of(held) | JOKER, JOKER) == max(values, default=worth(Kind.FIVE, *(ACE,) * 5))


def test_three_powers_of_a_wild_card() -> None:
    """usp56 2465-2472: five of a kind cannot be where a wild card stands only for cards not held (2468 against 2492)."""
    aces = cards("SA HA DA CA JK")
    assert kind_of(High(wild=Wild.NOT_HELD).best(aces, JOKER)) == Kind.FOUR
    assert kind_of(High(wild=Wild.BUG).best(aces, JOKER)) == Kind.FIVE
    assert kind_of(High(wild=Wild.ANY).best(aces, JOKER)) == Kind.FIVE
    kings = cards("SK HK DK CK JK")
    assert kind_of(High(wild=Wild.BUG).best(kings, JOKER)) == Kind.FOUR
    flush = cards("SA S9 S7 S3 JK")
    assert ranks_of(High(wild=Wild.ANY).best(flush, JOKER)) == (14, 14, 9, 7, 3)
    assert ranks_of(High(wild=Wild.NOT_HELD).best(flush, JOKER)) == (14, 13, 9, 7, 3)


def test_deuces_wild_in_seven_cards() -> None:
    seven = cards("S2 H2 SK HK D9 C4 C7")
    assert hand_name(High().best(seven, DEUCES)) == "four kings, 9"


# --- examples of the book

FIRST_WINS = [
    ("SA SK S4 S3 S2", "HA HQ HJ HT H8"),  # 2495
    ("SJ S9 S8 S6 S4", "HJ H9 H8 H6 H3"),  # 2495
    ("S6 H5 D4 C3 S2", "H5 D4 C3 S2 SA"),  # 2496
    ("S8 H8 D9 C5 S3", "D8 C8 S9 H5 H2"),  # 2505
    ("SA H9 D7 C4 S3", "HA D8 C7 S4 H3"),  # 2507
    ("HA D8 C7 S4 H3", "SA H8 D7 C4 S2"),  # 2507
    ("D6 D7 D8 D9 DT", "S8 H8 D8 C8 SA"),  # 1973
]


@pytest.mark.parametrize(("one", "other"), FIRST_WINS)
def test_examples_of_the_rank_of_hands(one: str, other: str) -> None:
    assert natural_worth(cards(one)) > natural_worth(cards(other))


def test_suits_never_rank() -> None:
    assert natural_worth(cards("SA SK S9 S8 S7")) == natural_worth(cards("CA CK C9 C8 C7"))


NAMES = [
    ("D6 D7 D8 D9 DT", "a straight flush, ten high"),
    ("SA SK SQ SJ ST", "a royal flush"),
    ("S8 H8 D8 C4 S4", "a full house, eights on fours"),
    ("SQ HQ D7 C7 S4", "queens and sevens, 4"),
    ("S8 H7 D6 C5 S4", "a straight, eight high"),
    ("S5 H4 D3 C2 SA", "a straight, five high"),
]


@pytest.mark.parametrize(("hand", "name"), NAMES)
def test_names(hand: str, name: str) -> None:
    assert hand_name(natural_worth(cards(hand))) == name


SPECIAL = [
    ("KJT98", Kind.BIG_CAT),  # 2125
    ("87543", Kind.LITTLE_CAT),
    ("AQJT9", Kind.BIG_DOG),
    ("76432", Kind.LITTLE_DOG),
    ("97532", Kind.SKEET),  # 2137
    ("QT864", Kind.SKIP_STRAIGHT),  # 2139
    ("KJ975", Kind.SKIP_STRAIGHT),
    ("32AKQ", Kind.ROUND_THE_CORNER),  # 2143
    ("KKQJJ", Kind.BLAZE),
    ("KQJT9", Kind.STRAIGHT),
]


@pytest.mark.parametrize(("ranks", "kind"), SPECIAL)
def test_special_hands(ranks: str, kind: Kind) -> None:
    assert kind_of(High(played=ALL_SPECIAL).best(of_ranks(ranks))) == kind


def test_special_hands_only_where_agreed() -> None:
    assert kind_of(High(played=frozenset(CATS_AND_DOGS)).best(of_ranks("97532"))) == Kind.NO_PAIR
    assert kind_of(High(played=frozenset(CATS_AND_DOGS)).best(cards("SK SJ ST S9 S8"))) == Kind.FLUSH
    assert kind_of(High(played=ALL_SPECIAL).best(cards("SK SJ ST S9 S8"))) == Kind.BIG_CAT_FLUSH


def test_a_skeet_may_be_strict() -> None:
    assert kind_of(High(played=ALL_SPECIAL).best(of_ranks("95432"))) == Kind.SKEET
    assert kind_of(High(played=ALL_SPECIAL, strict_skeet=True).best(of_ranks("95432"))) != Kind.SKEET


def test_the_higher_of_two_little_dogs() -> None:
    played = High(played=ALL_SPECIAL)
    assert played.best(of_ranks("76432")) > played.best(of_ranks("75432"))  # 2157


def test_round_the_corner_straights_in_order() -> None:
    played = High(played=ALL_SPECIAL)
    worths = [played.best(of_ranks(ranks)) for ranks in ("5432A", "432AK", "32AKQ", "2AKQJ")]
    assert worths == sorted(worths, reverse=True)


def test_a_fourflush_stands_between_pair_and_two_pair() -> None:
    played = High(played=frozenset({Kind.FOURFLUSH}))
    assert kind_of(played.best(cards("SA S9 S7 S3 H3"))) == Kind.FOURFLUSH
    assert played.best(cards("SA S9 S7 S3 H2")) > played.best(cards("SA HA S7 D3 C2"))
    assert played.best(cards("SA S9 S7 S3 H2")) < played.best(cards("S4 H4 S3 D3 C2"))


# --- low hands

ORDINARY, ACE_LOW, LOWBALL = Low(), Low(ace_low=True), Low(run=0, ace_low=True)
LOWER = [
    (ORDINARY, "86543", "87432"),  # 2257
    (ORDINARY, "75432", "86543"),
    (ACE_LOW, "6432A", "75432"),  # 2263
    (ACE_LOW, "6432A", "5432A"),  # that is a straight
    (ACE_LOW, "AA743", "22743"),  # 2263, 2476
    (LOWBALL, "5432A", "6432A"),  # 2271: the bicycle
    (LOWBALL, "AA743", "22743"),  # 2476
]


@pytest.mark.parametrize(("ranking", "low", "high"), LOWER)
def test_low_hands(ranking: Low, low: str, high: str) -> None:
    assert ranking.beats(ranking.best(of_ranks(low)), ranking.best(of_ranks(high)))


def test_aces_high_or_low_as_the_holder_says() -> None:
    """usp56 2476-2477: in High-Low two aces beat two kings for high, and two deuces for low."""
    aces, kings = of_ranks("AA743"), of_ranks("KK743")
    assert High().best(aces) > High().best(kings)
    assert Low().beats(Low().best(kings), Low().best(aces))


def test_wild_cards_low() -> None:
    zero = Low(wild=LowWild.ZERO)
    assert zero.best(cards("S7 H5 D4 C2 S2"), DEUCES) < zero.best(cards("S7 H5 D4 C3 S2"), DEUCES)  # 2265
    twice = Low(ace_low=True, wild=LowWild.LOWEST_TWICE)
    assert twice.best(cards("S6 H4 D3 CA JK"), JOKER) < twice.best(cards("S6 H4 D3 C2 SA"), JOKER)  # 2267


def test_the_bug_in_lowball_is_the_lowest_card_not_held() -> None:
    assert ranks_of(LOWBALL.best(cards("SA H2 D7 C4 JK"), JOKER)) == (7, 4, 3, 2, 1)


# --- other sizes


def test_two_and_three_cards() -> None:
    two = High(size=2, run=0)
    assert kind_of(two.best(cards("SA HA"))) == Kind.PAIR
    three = High(size=3, run=3)
    assert kind_of(three.best(cards("S4 H3 D2"))) == Kind.STRAIGHT
    assert kind_of(three.best(cards("SA S3 S2"))) == Kind.STRAIGHT_FLUSH
    assert kind_of(three.best(cards("S9 S3 S2"))) == Kind.FLUSH
    assert kind_of(three.best(cards("S9 H9 D9"))) == Kind.THREE


def test_two_aces_are_never_low_in_acey_deucey() -> None:
    low = Low(size=2, run=0, ace_low=True, low_aces_pair=False)
    assert low.beats(low.best(cards("SK HK")), low.best(cards("SA HA")))
    assert ranks_of(low.best(cards("SA H2"))) == (2, 1)


def test_five_of_seven_is_the_best_of_twenty_one() -> None:
    draw = random.Random(3)
    for _ in range(200):
        seven = hand_of(draw.sample(PACK, 7))
        assert natural_worth(seven) == max(natural_worth(five) for five in hands_in(seven, 5))


def test_a_hand_of_fewer_cards_is_worth_what_it_has() -> None:
    assert kind_of(natural_worth(cards("SA SK SQ SJ"))) == Kind.NO_PAIR
    assert natural_worth(cards("SA HA")) > natural_worth(cards("SA SK SQ SJ"))


def test_equal_hands_tie() -> None:
    hands = {0: cards("SA HK D9 C8 S7"), 1: cards("HA DK C9 S8 H7"), 2: cards("DA CQ S9 H8 D7")}
    ranking = High()
    assert winners(ranking, {who: ranking.best(hand) for who, hand in hands.items()}) == [0, 1]
