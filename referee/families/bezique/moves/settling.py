"""How a deal of the long games of bezique is settled, which is a game by itself: the bonus, the rubicon, brisques where they count."""

from attrs import frozen

from referee.core.sheet import Entry
from referee.families.bezique.moves.rubicon import Reckoning

HUNDRED = 100


def in_hundreds(points: int) -> int:
    """The points without any fraction of a hundred."""
    return points // HUNDRED * HUNDRED


def leading(points: tuple[int, ...]) -> int | None:
    """Who has more; nobody where both have as many."""
    return None if points[0] == points[1] else max(range(2), key=points.__getitem__)


@frozen
class AllToTheWinner:
    """The winner adds a bonus; where the loser has not reached the rubicon he has the loser's points as well.

    Brisques count where the game has them for a tie, and for who escapes the rubicon by them: then for both. All of them go to
    the winner of a rubicon.
    """

    rubicon: int
    bonus: int
    #: the bonus where the loser is rubiconed, and what all the brisques count then
    in_rubicon: int
    all_brisques: int = 0

    def __call__(self, deal: Reckoning, lines: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The lines of the settlement."""
        points = deal.points
        if len(deal.too_long) == 1:
            (loser,) = deal.too_long
            most = tuple(min(each, self.rubicon - HUNDRED) if side == loser else each for side, each in enumerate(points))
            return self._rubiconed(most, 1 - loser, lines)
        if self.counts_brisques(deal):
            lines += tuple(Entry(side, each, "brisques") for side, each in enumerate(deal.brisques) if each)
            points = with_brisques(deal)
        winner = leading(points)
        if winner is None:
            return lines
        if points[1 - winner] < self.rubicon:
            return self._rubiconed(points, winner, lines)
        return (*lines, *without_fractions(points), Entry(winner, self.bonus, "game"))

    def counts_brisques(self, deal: Reckoning) -> bool:
        """Whether they break a tie, or bring the loser over the rubicon."""
        if not self.all_brisques:
            return False
        first = leading(deal.points)
        if first is None:
            return True
        loser = 1 - first
        return deal.points[loser] < self.rubicon <= deal.points[loser] + deal.brisques[loser]

    def _rubiconed(self, points: tuple[int, ...], winner: int, lines: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The same where the loser is rubiconed, who scores nothing."""
        settled = (
            *(line for line in (*lines, *without_fractions(points)) if line.side == winner),
            Entry(winner, in_hundreds(points[1 - winner]), "the points of the other"),
            Entry(winner, self.in_rubicon, "game"),
            Entry(winner, self.all_brisques, "all brisques"),
        )
        return tuple(line for line in settled if line.points)


def with_brisques(deal: Reckoning) -> tuple[int, ...]:
    """The points of both with their brisques."""
    return tuple(map(sum, zip(deal.points, deal.brisques, strict=True)))


def without_fractions(points: tuple[int, ...]) -> tuple[Entry, ...]:
    """What is dropped of the points of both."""
    return tuple(Entry(side, -(each % HUNDRED), "fraction of a hundred") for side, each in enumerate(points) if each % HUNDRED)


@frozen
class DifferenceToTheWinner:
    """The winner has the difference of the rounded totals and a bonus, and another where the loser has not reached the rubicon."""

    rubicon: int
    bonus: int
    in_rubicon: int
    #: whether brisques count for a tie, and for who escapes the rubicon by them
    brisques: bool = True
    #: whether the winner has the loser's points, where he is rubiconed, and not the difference
    adds_the_losers: bool = False

    def __call__(self, deal: Reckoning, lines: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The lines of the settlement, which are the winner's alone."""
        points = self.totals(deal)
        winner = leading(points)
        if winner is None:
            return ()
        most, least = points[winner], points[1 - winner]
        rubiconed = least < self.rubicon
        adds = rubiconed and self.adds_the_losers
        told = f"{most} and {least}" if adds else f"{most} less {least}"
        bonus = self.in_rubicon if rubiconed else self.bonus
        return Entry(winner, most + least if adds else most - least, told), Entry(winner, bonus, "game")

    def totals(self, deal: Reckoning) -> tuple[int, ...]:
        """The rounded totals; where they are equal to the end the higher of the scores is rounded up."""
        points = tuple(map(in_hundreds, deal.points))
        least = deal.points.index(min(deal.points))
        saved = points[least] < self.rubicon <= in_hundreds(deal.points[least] + deal.brisques[least])
        if self.brisques and (leading(points) is None or saved):
            points = tuple(map(in_hundreds, with_brisques(deal)))
        ahead = leading(deal.points)
        if leading(points) is None and ahead is not None:
            points = tuple(each + HUNDRED * (side == ahead) for side, each in enumerate(points))
        return points
