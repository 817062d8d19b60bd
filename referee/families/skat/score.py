"""Skat: what games are worth, by matadors and what is reached, and who has won a Ramsch (usp56 5260-5378)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from attrs import frozen

from referee.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, PLANE, QUEEN, SPADES, TEN, Hand, cards_of, rank_of
from referee.core.record import amount_text
from referee.core.sheet import Entry, Row
from referee.score.tally import Tally, TallyPart

#: what the cards count, 120 in all (usp56 5323-5328)
CARD_POINTS: Mapping[int, int] = {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}
ALL_POINTS = 120
HALF_OF_POINTS = ALL_POINTS // 2
#: what the Player needs for game, and for schneider; with fewer than 31 he is schneider himself
FOR_GAME, FOR_SCHNEIDER, OUT_OF_SCHNEIDER = 61, 91, 31

SOLO, TOURNEE, SECOND_TURN, GUCKSER = "solo", "tournee", "second turn", "guckser"
GRAND, GRAND_OUVERT, GRAND_TOURNEE, GRAND_SECOND_TURN = "grand", "grand ouvert", "grand tournee", "grand on the second turn"
NULL, NULL_OUVERT, RAMSCH = "null", "null ouvert", "ramsch"

#: base values (usp56 5262-5282)
SUIT_BASE: Mapping[str, Mapping[int, int]] = {
    SOLO: {DIAMONDS: 9, HEARTS: 10, SPADES: 11, CLUBS: 12},
    TOURNEE: {DIAMONDS: 5, HEARTS: 6, SPADES: 7, CLUBS: 8},
    SECOND_TURN: {DIAMONDS: 5, HEARTS: 6, SPADES: 7, CLUBS: 8},
}
BASE: Mapping[str, int] = {
    GRAND: 20, GRAND_OUVERT: 24, GRAND_TOURNEE: 12, GRAND_SECOND_TURN: 12, GUCKSER: 16,
}  # fmt: skip
FIXED: Mapping[str, int] = {NULL: 20, NULL_OUVERT: 40}
#: in which the skat is used
WITH_SKAT = (TOURNEE, SECOND_TURN, GUCKSER, GRAND_TOURNEE, GRAND_SECOND_TURN)
#: of which the loss is doubled
DEAR = (GUCKSER, SECOND_TURN, GRAND_SECOND_TURN)
#: multipliers beyond the matadors: game, schneider, schneider predicted, schwarz, schwarz predicted
WON_GAME, WON_SCHNEIDER, PREDICTED_SCHNEIDER, WON_SCHWARZ, PREDICTED_SCHWARZ = 1, 2, 3, 4, 5
MOST_MATADORS = 11


def points_in(cards: Hand) -> int:
    """What cards count."""
    return sum(CARD_POINTS.get(rank_of(each % PLANE), 0) for each in cards_of(cards))


def is_possible_bid(number: int) -> bool:
    """Whether some game is worth that: a multiple of a base value, with a matador and the game at least, or a null.

    >>> [number for number in range(30) if is_possible_bid(number)]
    [10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 27, 28]
    """
    bases = {*BASE.values(), *(base for each in SUIT_BASE.values() for base in each.values())}
    most = MOST_MATADORS + PREDICTED_SCHWARZ
    return number in FIXED.values() or any(number % base == 0 and 2 <= number // base <= most for base in bases)


def matadors(held: Sequence[bool]) -> tuple[bool, int]:
    """Whether a hand is with or against, and how many: from the top trumps, the highest first, that it holds or does not.

    >>> matadors([True, True, False, True]), matadors([False, False, True])
    ((True, 2), (False, 2))
    """
    run = next((place for place, each in enumerate(held) if each != held[0]), len(held))
    return held[0], run


@frozen
class Played:
    """A game as it was played out by the Player."""

    kind: str
    #: the trump suit of a game that has one
    suit: int | None
    #: the bid, nothing where he named his game without one
    bid: int
    #: with or against so many
    matadors: int
    #: the points and the tricks that he took, the skat counted
    points: int
    tricks: int
    #: how many tricks there were
    of: int = 10
    #: what he foretold: nothing, schneider or schwarz
    predicted: int = 0
    #: how many multipliers schwarz brings, all before it counted
    schwarz: int = WON_SCHWARZ

    @property
    def base(self) -> int:
        """The base value."""
        if self.kind in FIXED:
            return FIXED[self.kind]
        return SUIT_BASE[self.kind][self.suit or 0] if self.kind in SUIT_BASE else BASE[self.kind]

    def reached_by(self, player: bool) -> int:
        """How far the Player got, or his opponents: all multipliers up to that one count, and those that he has foretold."""
        schwarz = self.tricks == (self.of if player else 0)
        schneider = self.points >= FOR_SCHNEIDER if player else self.points < OUT_OF_SCHNEIDER
        came_to = self.schwarz if schwarz else WON_SCHNEIDER if schneider else WON_GAME
        return max(came_to, PREDICTED_SCHWARZ if self.kind == GRAND_OUVERT else self.predicted)

    def worth_to(self, player: bool) -> int:
        """What the game is worth to the Player if it is his, or to his opponents."""
        return self.base if self.kind in FIXED else self.base * (self.matadors + self.reached_by(player))

    @property
    def value(self) -> int:
        """What the game is worth as it was played, to whoever got so far."""
        return max(self.worth_to(True), self.worth_to(False))

    @property
    def kept(self) -> bool:
        """Whether the Player has taken what his game calls for."""
        if self.kind in FIXED:
            return self.tricks == 0
        if self.kind == GRAND_OUVERT or self.predicted == PREDICTED_SCHWARZ:
            return self.tricks == self.of
        return self.points >= (FOR_SCHNEIDER if self.predicted == PREDICTED_SCHNEIDER else FOR_GAME)

    @property
    def overbid(self) -> bool:
        """Whether it is worth less than was bid."""
        return self.value < self.bid

    @property
    def charge(self) -> int:
        """What it costs where it is lost: the value, or the lowest multiple of the base that comes up to the bid; double if dear."""
        return self.charge_for(self.value)

    def charge_for(self, value: int) -> int:
        """The same for another value."""
        least = self.bid if self.kind in FIXED else self.base * -(-self.bid // self.base)
        lost = value if value >= self.bid else max(value, least)
        return 2 * lost if self.kind in DEAR else lost

    @property
    def points_for_player(self) -> int:
        """What the Player scores, below nothing where he loses."""
        return self.value if self.kept and not self.overbid else -self.charge

    @property
    def if_won(self) -> int:
        """What it is worth if it is his, whatever he took: where he has bid too much, what he might have lost."""
        worth = self.worth_to(True)
        return worth if worth >= self.bid else self.charge_for(worth)

    @property
    def if_lost(self) -> int:
        """What it costs him if it is lost, whatever he took."""
        return self.charge_for(self.worth_to(False))


# --- schafskopf (usp56 5600-5620)

#: what game, schneider and schwarz bring the Player, or cost him
GAME_OF_SHEEPSHEAD, SCHNEIDER_OF_SHEEPSHEAD, SCHWARZ_OF_SHEEPSHEAD = 2, 4, 6


def sheepshead_points(points: int, tricks: int, of: int) -> int:
    """What the Player scores with so many points and tricks.

    >>> [sheepshead_points(each, 5, 10) for each in (60, 61, 90, 91, 31, 30)]
    [-2, 2, 2, 4, -2, -4]
    """
    won = points >= FOR_GAME
    schneider = points >= FOR_SCHNEIDER or points < OUT_OF_SCHNEIDER
    schwarz = tricks == (of if won else 0)
    worth = SCHWARZ_OF_SHEEPSHEAD if schwarz else SCHNEIDER_OF_SHEEPSHEAD if schneider else GAME_OF_SHEEPSHEAD
    return worth if won else -worth


def least_entries(points: Sequence[int], tricks: Sequence[int], last_taken: Sequence[int], third: int) -> tuple[Entry, ...]:
    """What least brings: as a Ramsch, for other numbers, and to the hand that passed third in a tie of all."""
    [line] = ramsch_entries(points, tricks, last_taken, third)
    worth = {10: GAME_OF_SHEEPSHEAD, 20: SCHNEIDER_OF_SHEEPSHEAD, -30: -SCHNEIDER_OF_SHEEPSHEAD}[line.points]
    return (Entry(line.side, worth, line.what.replace(RAMSCH, "least")),)


# --- solo, of the kind of ombre (usp56 5770-5779)

SIMPLE, SOLO_GAME, TOUT = "simple game", "solo", "tout"
#: by game, in suit and in color; of a solo in color the number is lost in the text
OMBRE_VALUES: Mapping[str, tuple[int, int | None]] = {SIMPLE: (2, 4), SOLO_GAME: (4, None), TOUT: (16, 32)}


def ombre_value(kind: str, in_color: bool) -> int | None:
    """What a game is worth; None where the text is lost."""
    return OMBRE_VALUES[kind][in_color]


# --- ramsch


def ramsch_entries(
    points: Sequence[int], tricks: Sequence[int], last_taken: Sequence[int], leader: int, of: int | None = None
) -> tuple[Entry, ...]:
    """What a Ramsch brings: points and tricks of each, the last trick that each took, who leads, and how many tricks there were.

    >>> ramsch_entries((40, 40, 40), (4, 3, 3), (10, 9, 8), 1)[0].side, ramsch_entries((60, 30, 30), (6, 2, 2), (10, 9, 8), 1)[0].side
    (1, 2)
    """
    everything = [seat for seat, number in enumerate(tricks) if number == (sum(tricks) if of is None else of)]
    if everything:
        return (Entry(everything[0], -30, "ramsch, all the tricks"),)
    least = min(points)
    low = [seat for seat, each in enumerate(points) if each == least]
    winner = leader if len(low) == len(points) else min(low, key=lambda seat: last_taken[seat])
    return (Entry(winner, 10 if tricks[winner] else 20, "ramsch" if tricks[winner] else "ramsch without a trick"),)


@frozen
class ByAverage(TallyPart):
    """Each pays or is paid by how far his score lies from the average of all."""

    def beside(self, tally: Tally) -> Iterable[str]:
        """Who would pay, and who be paid."""
        if any(tally.totals):
            yield f"against the average: {self._told(tally)}"

    def as_json(self, tally: Tally) -> Row:
        """The same for reports in JSON."""
        return {"settlement": self._told(tally)}

    def _told(self, tally: Tally) -> str:
        average = Fraction(sum(tally.totals), len(tally.totals))
        owed = [each - average for each in tally.totals]
        return ", ".join(
            f"{name} {'+' if each > 0 else '-' if each < 0 else ''}{amount_text(abs(each))}"
            for name, each in zip(tally.names, owed, strict=True)
        )
