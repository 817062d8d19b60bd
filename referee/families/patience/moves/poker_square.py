"""Poker solitaire: twenty-five cards in a square of five, ten poker hands (usp56 6993-7030).

The places are named by row and column, `T23` the third of the second row; where the square begins is seen from what lies there.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from attrs import evolve, frozen

from referee.core.cards import ACE, Card, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.score.counts import from_ace_to_king

SIDE = 5
#: the hands that are scored, the best first
HANDS = (ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT, THREE, TWO_PAIR, PAIR) = (
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair", "one pair",
)  # fmt: skip
#: what each brings in the English count
ENGLISH = dict(zip(HANDS, (30, 30, 16, 10, 5, 12, 6, 3, 1), strict=True))
#: the same in the American one, as far as its values are not lost
AMERICAN = {ROYAL: 100, STRAIGHT_FLUSH: 75, THREE: 10}

#: forms of it that may be agreed on: each card touches another; all cards are known, and may be moved
TOUCHING, OPEN_CARDS = "touching", "open-cards"

Place = tuple[int, int]


@frozen
class PokerSquare(Part):
    """How cards may be placed."""

    #: whether all players place the card that one of them calls
    called: bool = False


@frozen
class Squares(Part):
    """The squares of all players."""

    all: tuple[tuple[Seat, Place, Card], ...] = ()


def squares_of(table: Table) -> Squares:
    """What lies in the squares."""
    return table.part(Squares) or Squares()


def square(table: Table, seat: Seat) -> dict[Place, Card]:
    """The square of one player."""
    return {place: card for owner, place, card in squares_of(table).all if owner == seat}


def place_of(name: str) -> Place | None:
    """Row and column of a place by its name."""
    digits = name[1:]
    return (int(digits[0]), int(digits[1])) if len(digits) == 2 and digits.isdigit() else None


def fits_square(places: Sequence[Place]) -> bool:
    """Whether these places lie within five rows and five columns."""
    return all(max(each) - min(each) < SIDE for each in zip(*places, strict=True)) if places else True


def touches(place: Place, others: Sequence[Place]) -> bool:
    """Whether a place is beside one of the others, or at its corner."""
    return any(max(abs(place[0] - row), abs(place[1] - column)) == 1 for row, column in others)


# --- moves


def put(table: Table, act: Act) -> Table:
    """A player turns up a card and places it, or has by the moment at which the log begins."""
    place = place_of(act.piles[0]) if act.piles else None
    if place is None or not act.cards:
        return table
    seat, now = act.seat or 0, squares_of(table)
    return table.but(evolve(now, all=(*now.all, (seat, place, act.card))), phase=PLAY)


def shift(table: Table, act: Act) -> Table:
    """A player moves a card to another place."""
    if len(act.piles) != 2:
        return table
    source, target, seat = place_of(act.piles[0]), place_of(act.piles[1]), act.seat or 0
    now = squares_of(table)
    if target is None:
        return table
    return table.but(
        evolve(now, all=tuple((s, target if (s, p) == (seat, source) else p, c) for s, p, c in now.all)), phase=PLAY
    )


def called_card(table: Table) -> Card | None:
    """The card that was called last."""
    return next((act.card for act in reversed(table.acts) if act.verb == "names" and act.cards), None)


# --- what the hands come to


def hand(cards: Sequence[Card]) -> str:
    """What five cards are; nothing where they bring nothing.

    >>> from referee.core.cards import CARD
    >>> hand([CARD[text] for text in ("H5", "S5", "C9", "D9", "H9")])
    'full house'
    """
    ranks = sorted((from_ace_to_king(card) for card in cards), reverse=True)
    flush = len({suit_of(card) for card in cards}) == 1
    high_ace = sorted((14 if rank_of(card) == ACE else from_ace_to_king(card) for card in cards), reverse=True)
    straight = any(each == list(range(each[0], each[0] - SIDE, -1)) for each in (ranks, high_ace))
    kinds = sorted(Counter(ranks).values(), reverse=True)
    if straight and flush:
        return ROYAL if high_ace[0] == 14 and high_ace[1] == 13 else STRAIGHT_FLUSH
    by_kinds = {(4, 1): FOUR, (3, 2): FULL_HOUSE, (3, 1, 1): THREE, (2, 2, 1): TWO_PAIR, (2, 1, 1, 1): PAIR}
    return by_kinds.get(tuple(kinds)) or (FLUSH if flush else STRAIGHT if straight else "")


def hands_in(table: Table, seat: Seat) -> list[str]:
    """The hands of the five rows and five columns; none while the square is not full."""
    lies = square(table, seat)
    if len(lies) != SIDE * SIDE or not fits_square(list(lies)):
        return []
    lines: list[Callable[[Place], int]] = [lambda place: place[0], lambda place: place[1]]
    found = []
    for line in lines:
        for number in sorted({line(place) for place in lies}):
            found.append(hand([card for place, card in lies.items() if line(place) == number]))
    return found


def finish(table: Table, act: Act) -> Table:
    """What the squares come to, in both counts as far as they are printed."""
    scores = {}
    for seat in range(table.seats):
        found = [each for each in hands_in(table, seat) if each]
        if not found and len(square(table, seat)) < SIDE * SIDE:
            continue
        scores[seat] = sum(ENGLISH[each] for each in found)
        lost = sorted({each for each in found if each not in AMERICAN}, key=HANDS.index)
        american = f"lost for {', '.join(lost)}" if lost else str(sum(AMERICAN[each] for each in found))
        whose = f" of {table.name(seat)}" if table.seats > 1 else ""
        table = table.comes_to(f"English count{whose}", str(scores[seat]))
        table = table.comes_to(f"American count{whose}", american)
    if len(scores) < table.seats or not scores:
        return table
    best = [table.name(seat) for seat, score in scores.items() if score == max(scores.values())]
    return (table.comes_to("winner", " and ".join(best)) if table.seats > 1 else table).but(phase=OVER)


POKER_SQUARE_PLAY = Play(
    "cards placed one by one in a square of five",
    moves=SETTING
    | {
        "pile": put,
        "turns": put,
        "moves": shift,
        "names": moves_nothing,
        "rule": moves_nothing,
        "attention": attention,
        "end": finish,
    },
)
