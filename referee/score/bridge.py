"""The scoring table of contract bridge, and the lines that one deal brings (usp56 645-665, 735-758).

Rubber, four-deal and duplicate bridge share this table. They differ in what they make of the trick score, so everything
about games, part scores and vulnerability stands in their own modules.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from referee.core.cards import ACE, JACK, KING, QUEEN, SUIT_WIDTH, SUITS, TEN, Hand, card, hand_of
from referee.core.record import DENOMINATION_NAMES, NO_TRUMP, SEAT_LETTERS, Seat, Side
from referee.core.sheet import Entry, Pair, ScoreError, counted, plus
from referee.core.values import frozen
from referee.mechanics.declarer.contract import Contract

#: whose hand held honors, and which: `4`, `5` or `aces`, as a log spells it
Honors = tuple[Seat, str]

#: the book of six tricks that odd tricks are counted from
BOOK = 6
#: trick points that make a game (usp56 663, 744)
GAME = 100
#: each denomination, clubs to no trump: the first odd trick, each further one (usp56 738-740)
TRICK_POINTS = ((20, 20), (20, 20), (30, 30), (30, 30), (40, 30))

# Pairs from here on: not vulnerable, vulnerable.
#: each overtrick of a doubled contract; an undoubled one counts as an odd trick (usp56 746-748)
DOUBLED_OVERTRICK = (100, 200)
#: each undertrick of an undoubled contract (usp56 750)
UNDERTRICK = (50, 100)
#: usp56 755
LITTLE_SLAM = (500, 750)
GRAND_SLAM = (1000, 1500)

#: honors in one hand, never doubled and the same for everyone (usp56 661, 754, 758). The printed table has 150 and
#: 100 in one cell; the text of 661 says which is which.
HONOR_POINTS = {"4": 100, "5": 150, "aces": 150}
HONOR_NAMES = {"4": "four honors", "5": "five honors", "aces": "four aces"}

DOUBLED_WORDS = {1: "", 2: ", doubled", 4: ", redoubled"}
TRUMP_HONORS = tuple(hand_of(suit * SUIT_WIDTH + rank for rank in (TEN, JACK, QUEEN, KING, ACE)) for suit in SUITS)
ACES = hand_of(card(suit, "A") for suit in SUITS)


@frozen(eq=False)
class ScoringTable:
    """What a code of law says of doubled contracts, in which the tables of bridge differ; by itself, the book's.

    There is one of each code, so that scores are remembered by it and not by the numbers in it.
    """

    #: making a doubled contract, and a redoubled one (usp56 749, 752)
    made: Pair = (50, 50)
    #: the undertricks of a doubled contract, the last named standing for all that follow (usp56 750)
    doubled_down: tuple[tuple[int, ...], tuple[int, ...]] = ((100, 200), (200, 300))

    def undertricks(self, down: int, doubling: int, vulnerable: bool) -> int:
        """What the other side scores for so many undertricks. Redoubling doubles what doubling gives."""
        if doubling == 1:
            return UNDERTRICK[vulnerable] * down
        values = self.doubled_down[vulnerable]
        each = chain(values, repeat(values[-1]))
        return sum(next(each) for _ in range(down)) * doubling // 2


OF_THE_BOOK = ScoringTable()


def trick_score(contract: Contract) -> int:
    """What goes below the line when the contract is made: the odd tricks bid, whatever was won beside."""
    first, further = TRICK_POINTS[contract.denomination]
    return (first + further * (contract.level - 1)) * contract.doubling


def overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """What each overtrick is worth. Redoubling doubles what doubling gives."""
    if contract.doubling == 1:
        return TRICK_POINTS[contract.denomination][1]
    return DOUBLED_OVERTRICK[vulnerable] * contract.doubling // 2


def contract_entries(contract: Contract, tricks: int, vulnerable: bool, table: ScoringTable = OF_THE_BOOK) -> tuple[Entry, ...]:
    """The lines for a contract and the tricks its side won; `vulnerable` is that side."""
    if not 0 <= tricks <= 13:
        raise ScoreError(f"{tricks} tricks cannot be won in one deal")
    if not 1 <= contract.level <= 7:
        raise ScoreError(f"there is no contract of {contract.level}")
    side = contract.side
    doubled = DOUBLED_WORDS[contract.doubling]
    over = tricks - BOOK - contract.level
    if over < 0:
        what = counted(-over, "undertrick") + doubled + (", vulnerable" if vulnerable else "")
        return (Entry(1 - side, table.undertricks(-over, contract.doubling, vulnerable), what),)
    place = "at" if contract.denomination == NO_TRUMP else "in"
    odd = f"{counted(contract.level, 'odd trick')} {place} {DENOMINATION_NAMES[contract.denomination]}{doubled}"
    entries = [Entry(side, trick_score(contract), odd, below=True)]
    if over:
        # an undoubled overtrick counts the same for everyone, so vulnerability is no part of the reason
        what = counted(over, "overtrick") + doubled + (", vulnerable" if vulnerable and doubled else "")
        entries.append(Entry(side, overtrick_points(contract, vulnerable) * over, what))
    if contract.doubling > 1:
        entries.append(Entry(side, table.made[contract.doubling // 4], f"contract made{doubled}"))
    if contract.level >= 6:
        slam, name = (LITTLE_SLAM, "little slam") if contract.level == 6 else (GRAND_SLAM, "grand slam")
        entries.append(Entry(side, slam[vulnerable], name + (", vulnerable" if vulnerable else "")))
    return tuple(entries)


def honor_fits(kind: str, contract: Contract) -> bool:
    """Whether this contract can bring this premium: trump honors need a trump suit, aces count at no trump only."""
    return kind in HONOR_POINTS and (kind == "aces") == (contract.denomination == NO_TRUMP)


def honor_entry(side: Side, kind: str, holder: str) -> Entry:
    """The line for honors of one hand."""
    return Entry(side, HONOR_POINTS[kind], f"{HONOR_NAMES[kind]} in one hand by {holder}")


def honor_entries(honors: Iterable[Honors], contract: Contract) -> tuple[Entry, ...]:
    """The lines for honors told by the log. A premium that the contract cannot bring enters nothing."""
    return tuple(honor_entry(seat % 2, kind, SEAT_LETTERS[seat]) for seat, kind in honors if honor_fits(kind, contract))


def honors_held(hands: Sequence[Hand], contract: Contract) -> tuple[Honors, ...]:
    """Who was dealt a premium of honors, and which: declarer, dummy and defenders alike.

    `hands` are the four hands as dealt, by seat; a hand that is not known is empty and earns nothing.
    """
    if contract.denomination == NO_TRUMP:
        return tuple((seat, "aces") for seat, hand in enumerate(hands) if hand & ACES == ACES)
    honors = TRUMP_HONORS[contract.denomination]
    return tuple((seat, str(held)) for seat, hand in enumerate(hands) if (held := (hand & honors).bit_count()) >= 4)


def deal_entries(contract: Contract, tricks: int, vulnerable: bool, honors: Iterable[Honors] = ()) -> tuple[Entry, ...]:
    """All lines of one deal, before anything that its place in a rubber, a round or a session adds."""
    return contract_entries(contract, tricks, vulnerable) + honor_entries(honors, contract)


def part_scores(below: Pair, entries: Iterable[Entry], game: int = GAME) -> tuple[Pair, int | None]:
    """The trick scores towards the next game after these lines, and the side that has just won a game, if one has.

    A game puts both sides back to nothing (usp56 663).
    """
    for entry in entries:
        if entry.below:
            below = plus(below, entry.side, entry.points)
            if below[entry.side] >= game:
                return (0, 0), entry.side
    return below, None


def back_score(margin: int) -> int:
    """A margin in hundreds, for the record of the sitting; an odd 50 or more counts as a hundred (usp56 667).

    >>> back_score(950), back_score(940), back_score(-950)
    (10, 9, -10)
    """
    return (abs(margin) + 50) // 100 * (1 if margin >= 0 else -1)
