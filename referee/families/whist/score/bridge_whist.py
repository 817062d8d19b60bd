"""The scoring table of bridge whist, and the lines that one deal brings (ames 46-106, 333-358, 639-673).

Both sides score: whoever has more than six tricks writes them below the line, whoever has most honors writes these above it.
Two figures of the printed table are lost. Five honors in one hand follow from law 6; four aces divided are the 40 of a row
of the printed sheet that nothing else can bring (ames 131).
"""

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.core.cards import EMPTY, SUIT_MASK, Hand
from referee.core.record import DENOMINATION_NAMES, NO_TRUMP, SIDE_NAMES, Seat, Side
from referee.core.sheet import NOTHING, Entry, Pair, Result, ScoreError, counted, of_kind
from referee.score.bridge import ACES, BOOK, TRUMP_HONORS
from referee.score.contracts import Vulnerability
from referee.score.rubber import Scale

TRICKS = 13
#: each trick over six, clubs to no trump (ames 337-341)
TRICK_VALUE = (4, 6, 8, 2, 12)
#: trick points that make a game, what two games bring, and where a side that has revoked is held (ames 337, 358, 641-647)
GAME = 30
RUBBER_PREMIUM = 100
HELD_AT = 28
#: tricks won without those of a penalty (ames 349-351)
SLAMS = {12: (20, "little slam"), 13: (40, "slam")}

#: honors as so many tricks undoubled, by those of both hands and of the longer one (ames 347)
HONORS_IN_TRICKS = {
    (3, 2): (2, "three honors"),
    (3, 3): (2, "three honors"),
    (4, 2): (4, "four honors, divided"),
    (4, 3): (4, "four honors, divided"),
    (4, 4): (8, "four honors in one hand"),
    (5, 3): (5, "five honors, divided"),
    (5, 4): (9, "four honors in one hand and the fifth with his partner"),
    (5, 5): (10, "five honors in one hand"),
}
#: at no trump: points of aces in the same way
ACES_IN_POINTS = {
    (3, 2): (30, "three aces"),
    (3, 3): (30, "three aces"),
    (4, 2): (40, "four aces, divided"),
    (4, 3): (40, "four aces, divided"),
    (4, 4): (100, "four aces in one hand"),
}
#: one hand without trumps, or both hands of a side, as so many tricks undoubled (ames 353-356)
CHICANE = {1: (2, "chicane"), 2: (4, "double chicane")}


@frozen
class BridgeWhistResult:
    """How one deal ended."""

    #: clubs 0 to no trump 4
    trump: int
    #: won by each side as the cards were played, where that is told
    tricks: Pair | None
    #: by how much the value of a trick is multiplied: 1, 2, 4 and so on
    doubling: int = 1
    #: tricks that each side is given for the penalties of the other
    given: Pair = NOTHING
    #: the honors dealt to each hand, at no trump the aces; nothing where that is not known
    honors: tuple[int, ...] = ()
    #: the hands dealt no trump
    void: frozenset[Seat] = frozenset()
    #: the sides that have revoked and so win no game and no slam in this deal
    barred: tuple[bool, bool] = (False, False)
    dealer: Seat | None = None
    number: int = 1

    def __str__(self) -> str:
        return f"deal {self.number}: {', '.join(self.told().values())}"

    @property
    def complete(self) -> bool:
        """Whether it can be entered."""
        return self.tricks is not None

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left."""
        return None if self.dealer is None else (self.dealer + 1) % 4

    def told(self) -> dict[str, str]:
        """What a report says of it: the trump, and the tricks that each side scores."""
        trump = {"trump": f"{DENOMINATION_NAMES[self.trump]}{times(self.doubling)}"}
        if self.tricks is None:
            return trump
        return trump | {"tricks": " and ".join(f"{name} {self.scored(side)}" for side, name in enumerate(SIDE_NAMES))}

    @property
    def won(self) -> Pair:
        """The tricks won by each side as the cards were played."""
        if self.tricks is None:
            raise ScoreError("it is not told how many tricks each side won")
        if sum(self.tricks) != TRICKS or min(self.tricks) < 0:
            raise ScoreError(f"{self.tricks[0]} and {self.tricks[1]} tricks cannot be won in one deal of {TRICKS}")
        return self.tricks

    def scored(self, side: Side) -> int:
        """The tricks a side scores: those it won, with those given to it and without those it gave."""
        return max(0, min(TRICKS, self.won[side] + self.given[side] - self.given[1 - side]))


def times(doubling: int) -> str:
    """By how much the value of a trick is multiplied, as a report adds it to the trump.

    >>> times(1), times(4)
    ('', ' doubled to 4 times')
    """
    return "" if doubling == 1 else f" doubled to {doubling} times"


def deal_entries(result: BridgeWhistResult, below: Pair = NOTHING) -> tuple[Entry, ...]:
    """All lines of one deal; `below` is what each side has towards the game already."""
    return (*_tricks(result, below), *_slams(result), *_honors(result))


def _tricks(result: BridgeWhistResult, below: Pair) -> Iterator[Entry]:
    for side in (0, 1):
        odd = result.scored(side) - BOOK
        if odd <= 0:
            continue
        points = odd * TRICK_VALUE[result.trump] * result.doubling
        place = "at" if result.trump == NO_TRUMP else "in"
        what = f"{counted(odd, 'odd trick')} {place} {DENOMINATION_NAMES[result.trump]}{times(result.doubling)}"
        room = HELD_AT - below[side]
        if result.barred[side] and points > room:
            points, what = room, f"{what}, held at {HELD_AT} for the revoke"
        if points > 0:
            yield Entry(side, points, what, below=True)


def _slams(result: BridgeWhistResult) -> Iterator[Entry]:
    """A slam is of tricks won in the play, and still scored: one that a penalty took away no longer counts."""
    for side in (0, 1):
        tricks = min(result.won[side], result.scored(side))
        if tricks in SLAMS and not result.barred[side]:
            yield Entry(side, *SLAMS[tricks])


def _honors(result: BridgeWhistResult) -> Iterator[Entry]:
    """The honors of the side that has most of them, and what a hand without trumps adds to them or takes from them."""
    at_no_trump = result.trump == NO_TRUMP
    value = 1 if at_no_trump else TRICK_VALUE[result.trump]
    if sum(result.honors) > (4 if at_no_trump else 5):
        raise ScoreError(f"{sum(result.honors)} honors cannot be held in one deal")
    for side, held in enumerate(held_by_sides(result.honors)):
        if sum(held) < 3:
            continue
        worth, what = (ACES_IN_POINTS if at_no_trump else HONORS_IN_TRICKS)[sum(held), max(held)]
        yield Entry(side, worth * value, what)
        for of in (side, 1 - side):
            voids = sum(1 for seat in result.void if seat % 2 == of)
            if voids and not at_no_trump:
                worth, what = CHICANE[voids]
                yield Entry(side, worth * value if of == side else -worth * value, f"{what} of {SIDE_NAMES[of]}")


def held_by_sides(honors: Sequence[int]) -> tuple[Sequence[int], ...]:
    """The honors of each side, hand by hand; nothing where they are not known.

    >>> held_by_sides((3, 0, 1, 1))
    ((3, 1), (0, 1))
    """
    return (honors[0::2], honors[1::2]) if honors else ()


def honors_dealt(hands: Sequence[Hand], trump: int) -> tuple[int, ...]:
    """The honors dealt to each hand, once it is known where all of them were."""
    honors = ACES if trump == NO_TRUMP else TRUMP_HONORS[trump]
    held = tuple((hand & honors).bit_count() for hand in hands)
    return held if sum(held) == honors.bit_count() else ()


def void_hands(hands: Sequence[Hand], trump: int) -> frozenset[Seat]:
    """The hands dealt no trump, as far as they are known whole."""
    if trump == NO_TRUMP:
        return frozenset()
    whole = ((seat, hand) for seat, hand in enumerate(hands) if hand.bit_count() == TRICKS)
    return frozenset(seat for seat, hand in whole if hand & SUIT_MASK[trump] == EMPTY)


def _both_sides(result: Result, vulnerable: Vulnerability, below: Pair) -> tuple[Entry, ...]:
    return deal_entries(of_kind(BridgeWhistResult, result), below)


#: nobody is ever vulnerable, and nothing goes into a back score (ames 333-365)
BRIDGE_WHIST_SCALE = Scale(_both_sides, GAME, (RUBBER_PREMIUM,) * 2, NOTHING, vulnerability=False, in_hundreds=False)
