"""How the scores of several tables are compared: match points, teams, replays, international match points.

usp56 1534-1572 (interchanged cards, replay), 1574-1604 (individuals, teams), 1606-1638 (match points), 1650-1662
(international match points). Scores are those of boards: what N-S are plus.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from referee.core.parts import Part
from referee.core.record import EW, NS, Side
from referee.core.sheet import Pair
from referee.core.values import frozen

#: usp56 1538
TOTAL_POINTS_PER_MATCH_POINT = 100


# --- match points


def match_points(scores: Sequence[int], side: Side = NS) -> tuple[float, ...]:
    """The match points of each score in one direction: 1 for each one it beats, 1/2 for each it ties (usp56 1634).

    `scores` are what N-S were plus at each table, also where E-W are rated.
    """
    own = [-score for score in scores] if side == EW else list(scores)
    order = sorted(own)
    return tuple((bisect_left(order, score) + bisect_right(order, score) - 1) / 2 for score in own)


def match_points_when_interchanged(groups: Sequence[Sequence[int]], side: Side = NS) -> tuple[tuple[float, ...], ...]:
    """The match points where the cards of a board changed between tables; a group is all who played the same cards.

    1 for each lower score of the own group, 1/2 for each equal one, 1/2 for each pair of the other groups (usp56 1536).
    """
    pairs = sum(len(group) for group in groups)
    return tuple(tuple(points + (pairs - len(group)) / 2 for points in match_points(group, side)) for group in groups)


# --- international match points


@frozen
class ImpBand:
    """Differences from `low` to `high` count so many international match points."""

    low: int
    #: None: and up
    high: int | None
    points: int
    #: False: the number is lost in our copy of the book, and stands here because the sequence leaves no other
    printed: bool = True


IMP_BANDS = (
    ImpBand(0, 10, 0),
    ImpBand(20, 40, 1),
    ImpBand(50, 80, 2),
    ImpBand(90, 120, 3),
    ImpBand(130, 160, 4),
    ImpBand(170, 210, 5),
    ImpBand(220, 260, 6),
    ImpBand(270, 310, 7),
    ImpBand(320, 360, 8),
    ImpBand(370, 420, 9, printed=False),
    ImpBand(430, 490, 10),
    ImpBand(500, 590, 11),
    ImpBand(600, 740, 12),
    ImpBand(750, 890, 13),
    ImpBand(900, 1090, 14),
    ImpBand(1100, 1290, 15),
    ImpBand(1300, 1490, 16),
    ImpBand(1500, 1740, 17, printed=False),
    ImpBand(1750, 1990, 18, printed=False),
    ImpBand(2000, 2240, 19, printed=False),
    ImpBand(2250, 2490, 20),
    ImpBand(2500, 2990, 21),
    ImpBand(3000, 3490, 22),
    ImpBand(3500, 3990, 23),
    ImpBand(4000, None, 24),
)


@frozen
class Comparison(Part):
    """How a code compares the scores of several tables; the book's way, where a game says no other."""

    #: for each score beaten; half of it for each that is tied (usp56 1634)
    beaten: int = 1
    #: the scale of international match points (usp56 1652-1660)
    scale: tuple[ImpBand, ...] = IMP_BANDS
    #: whether an adjusted score is told in match points too, a hundred points being one (usp56 1538)
    hundreds: bool = True
    #: beyond these hundredths of the match points a side's other boards decide what it is given for one without a result
    poor_session: int = 0
    good_session: int = 100


def imp_band(difference: int, scale: tuple[ImpBand, ...] = IMP_BANDS) -> ImpBand:
    """The band of the scale a difference falls into, whichever team has it.

    Scores are multiples of ten, and then every difference stands in a printed band. One between two bands can only come
    of an adjusted score; it has not reached the next band, so 15 counts as 10 does.
    """
    return scale[bisect_right(scale, abs(difference), key=lambda band: band.low) - 1]


def imps(difference: int, scale: tuple[ImpBand, ...] = IMP_BANDS) -> int:
    """A net score of one board in international match points, with its sign.

    >>> imps(430), imps(-20), imps(10)
    (10, -1, 0)
    """
    points = imp_band(difference, scale).points
    return points if difference >= 0 else -points


# --- two scores of one board: team of four, replay


def net(scores: Pair) -> int:
    """What those who sat N-S in the first room, or in the original play, are plus over both scores of a board."""
    return scores[0] - scores[1]


def team_net(rooms: Iterable[Pair]) -> int:
    """The match of two teams: what the team sitting N-S in the first room is plus over all boards (usp56 1604)."""
    return sum(map(net, rooms))


def team_imps(rooms: Iterable[Pair], scale: tuple[ImpBand, ...] = IMP_BANDS) -> int:
    """The same match in international match points, board by board."""
    return sum(imps(net(board), scale) for board in rooms)


def replay_match_points(slips: Iterable[Pair]) -> Pair:
    """Boards won by the pair that sat N-S in the original play, and by the other pair (usp56 1556).

    Each slip shows what N-S were plus in the original play and in the replay. The book gives the board to the better
    net score and says nothing of equal ones: they bring nothing here.
    """
    nets = [net(slip) for slip in slips]
    return sum(each > 0 for each in nets), sum(each < 0 for each in nets)


def replay_total_points(slips: Iterable[Pair]) -> Pair:
    """The net plus of each deal, credited to the pair that has it (usp56 1560)."""
    nets = [net(slip) for slip in slips]
    return sum(each for each in nets if each > 0), -sum(each for each in nets if each < 0)
