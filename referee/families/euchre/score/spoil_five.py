"""Spoil five and its descendants: a pool, or points for tricks (usp56 4213-4217, 4231, 4245)."""

from collections.abc import Iterable, Sequence

from referee.core.sheet import Entry, counted

TRICKS = 5
#: the tricks that take the pool (usp56 4213)
TO_WIN = 3


def winner(tricks: Sequence[int], played_on: Iterable[int] = (), first_to_three: int | None = None) -> int | None:
    """Who takes the pool: the first with three tricks, and where he plays on, only with all five."""
    if first_to_three is None:
        first_to_three = next((player for player, won in enumerate(tricks) if won >= TO_WIN), None)
    if first_to_three is None:
        return None
    if first_to_three in played_on and tricks[first_to_three] < TRICKS:
        return None
    return first_to_three


def pool_entries(pool: int, player: int, others: Sequence[int], all_five: bool) -> tuple[Entry, ...]:
    """The chips that the winner of a pool takes: those in it, and for all five tricks one more from each other player."""
    lines = [Entry(player, pool, "the pool")]
    if all_five:
        lines.append(Entry(player, len(others), "all five tricks"))
        lines += [Entry(other, -1, "all five tricks") for other in others]
    return tuple(lines)


# --- forty-five (usp56 4231)

EACH_TRICK = 5


def forty_five_entries(tricks: Sequence[int], difference: bool = False) -> tuple[Entry, ...]:
    """The points of a deal by column: five for three or four tricks and ten for all; or the difference, at five a trick."""
    best = max(range(len(tricks)), key=lambda column: tricks[column])
    if difference:
        points = EACH_TRICK * (tricks[best] - min(tricks))
    else:
        points = 10 if tricks[best] == TRICKS else 5 if tricks[best] >= TO_WIN else 0
    return (Entry(best, points, counted(tricks[best], "trick")),) if points else ()


# --- auction forty-fives (usp56 4241-4245)

HIGHEST_BID = 30
#: the highest trump in play, on top of its trick
BEST_TRUMP = 5
#: a side with so many points may not bid less than this
NEAR_HOME, LEAST_BID_NEAR_HOME = 100, 20


def is_a_bid(bid: int) -> bool:
    """Whether points can be bid at all."""
    return 0 < bid <= HIGHEST_BID and bid % EACH_TRICK == 0


def auction_entries(bid: int, bidders: int, tricks: Sequence[int], best_trump: int | None) -> tuple[Entry, ...]:
    """The points of a deal by column, `best_trump` being the one that won the highest trump in play."""
    points = [EACH_TRICK * won + (BEST_TRUMP if column == best_trump else 0) for column, won in enumerate(tricks)]
    made = points[bidders] >= bid
    worth = 2 * bid if bid == HIGHEST_BID else points[bidders]
    own = worth if made else -bid
    lines = [Entry(bidders, own, f"bid of {bid} {'made' if made else 'lost'}")]
    others = ((column, won) for column, won in enumerate(points) if column != bidders and won)
    return (*lines, *(Entry(column, won, counted(tricks[column], "trick")) for column, won in others))
