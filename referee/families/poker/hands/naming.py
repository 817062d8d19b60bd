"""Hands in the words of players."""

from referee.families.poker.hands.natural import ACE, LOW_ACE, Kind, Worth, kind_of, ranks_of

_WORDS = ("ace", "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_ONE = dict(enumerate(_WORDS, start=LOW_ACE))
_LETTERS = {LOW_ACE: "A", 10: "T", 11: "J", 12: "Q", 13: "K", ACE: "A"}
_KINDS = {
    Kind.FOURFLUSH: "a fourflush",
    Kind.BLAZE: "a blaze",
    Kind.ROUND_THE_CORNER: "a round-the-corner straight",
    Kind.SKIP_STRAIGHT: "a skip straight",
    Kind.SKEET: "a skeet",
    Kind.LITTLE_DOG: "a little dog",
    Kind.BIG_DOG: "a big dog",
    Kind.LITTLE_CAT: "a little cat",
    Kind.BIG_CAT: "a big cat",
    Kind.SKEET_FLUSH: "a skeet flush",
    Kind.LITTLE_DOG_FLUSH: "a little dog flush",
    Kind.BIG_DOG_FLUSH: "a big dog flush",
    Kind.LITTLE_CAT_FLUSH: "a little cat flush",
    Kind.BIG_CAT_FLUSH: "a big cat flush",
}


def rank_word(rank: int, many: bool = False) -> str:
    """A rank as players call it.

    >>> rank_word(6, many=True), rank_word(14)
    ('sixes', 'ace')
    """
    word = _ONE[rank]
    return word if not many else word + ("es" if word.endswith("x") else "s")


def hand_name(value: Worth) -> str:
    """A hand as the players call it.

    >>> hand_name(0x188953), hand_name(0x3_CC774)
    ('a pair of eights, 9-5-3', 'queens and sevens, 4')
    """
    kind, ranks = kind_of(value), ranks_of(value)
    if not ranks:
        return "no card"
    many = [rank_word(rank, many=True) for rank in ranks]
    match kind:
        case Kind.FIVE:
            return f"five {many[0]}"
        case Kind.STRAIGHT_FLUSH if ranks[0] == ACE:
            return "a royal flush"
        case Kind.STRAIGHT_FLUSH:
            return f"a straight flush, {rank_word(ranks[0])} high"
        case Kind.FOUR:
            return _with_odd(f"four {many[0]}", ranks[4:])
        case Kind.FULL_HOUSE:
            return f"a full house, {many[0]} on {many[3]}"
        case Kind.FLUSH:
            return f"a flush, {_dashed(ranks)}"
        case Kind.STRAIGHT:
            return f"a straight, {rank_word(ranks[0])} high"
        case Kind.THREE:
            return _with_odd(f"three {many[0]}", ranks[3:])
        case Kind.TWO_PAIR:
            return _with_odd(f"{many[0]} and {many[2]}", ranks[4:])
        case Kind.PAIR:
            return _with_odd(f"a pair of {many[0]}", ranks[2:])
        case Kind.NO_PAIR:
            return _dashed(ranks)
    return f"{_KINDS[kind]}, {_dashed(ranks)}"


#: words by which players announce a hand, those that contain others first
_ANNOUNCED = {
    "straight flush": Kind.STRAIGHT_FLUSH,
    "royal": Kind.STRAIGHT_FLUSH,
    "full house": Kind.FULL_HOUSE,
    "five of a kind": Kind.FIVE,
    "four of a kind": Kind.FOUR,
    "three of a kind": Kind.THREE,
    "five ": Kind.FIVE,
    "four ": Kind.FOUR,
    "three ": Kind.THREE,
    "flush": Kind.FLUSH,
    "straight": Kind.STRAIGHT,
    "two pair": Kind.TWO_PAIR,
    "no pair": Kind.NO_PAIR,
    " up": Kind.TWO_PAIR,
    " and ": Kind.TWO_PAIR,
    "pair": Kind.PAIR,
    "high": Kind.NO_PAIR,
}


def kinds_in(words: str) -> Kind | None:
    """The kind of hand that a player announces in these words, if they tell one.

    >>> kinds_in("jack-high straight").name, kinds_in("aces up").name
    ('STRAIGHT', 'TWO_PAIR')
    """
    said = words.casefold()
    return next((kind for word, kind in _ANNOUNCED.items() if word in said), None)


def _with_odd(said: str, odd: tuple[int, ...]) -> str:
    return f"{said}, {_dashed(odd)}" if odd else said


def _dashed(ranks: tuple[int, ...]) -> str:
    return "-".join(_LETTERS.get(rank, str(rank)) for rank in ranks)
