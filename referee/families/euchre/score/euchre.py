"""What a deal of euchre brings, in all its forms, and what a rubber of games comes to (usp56 4000-4014, 4054-4075, 4103-4127).

A column of the score belongs to a side where partners stay together, and to a player where he plays for himself; the makers and
their opponents are named by the columns that are theirs.
"""

from collections.abc import Mapping, Sequence

from attrs import frozen

from referee.core.sheet import Entry, ScoreError, counted

#: a column of the score
Column = int


@frozen
class Scale:
    """What the tricks of a deal are worth."""

    made: int = 1
    #: all the tricks; the number is lost at usp56 4005 and stands at 4079
    march: int = 2
    lone_march: int = 4
    euchred: int = 2
    #: a lone hand euchred by a lone opponent, where the game knows that (usp56 4056)
    euchred_by_one: int = 2


FOUR_HAND = Scale()
#: usp56 4056
RAILROAD = Scale(euchred_by_one=4)
#: usp56 4068-4073: the maker is always alone, and each of the others scores for himself
CUTTHROAT = Scale(lone_march=3)
#: usp56 4079: nobody can play alone
TWO_HAND = Scale(lone_march=2)

TRICKS = 5
TO_MAKE_IT = 3


def deal_entries(
    scale: Scale,
    makers: Sequence[Column],
    opponents: Sequence[Column],
    tricks: int,
    alone: bool = False,
    opposed_by_one: bool = False,
) -> tuple[Entry, ...]:
    """The lines for so many tricks of the makers."""
    if not 0 <= tricks <= TRICKS:
        raise ScoreError(f"{tricks} tricks cannot be won in one deal")
    if tricks < TO_MAKE_IT:
        by_one = alone and opposed_by_one
        points, what = (scale.euchred_by_one, "lone hand euchred by one") if by_one else (scale.euchred, "euchre")
        return tuple(Entry(column, points, what) for column in opponents)
    if tricks == TRICKS:
        points, what = (scale.lone_march, "march of a lone hand") if alone else (scale.march, "march")
    else:
        points, what = scale.made, counted(tricks, "trick")
    return tuple(Entry(column, points, what) for column in makers)


# --- where the points are bid (usp56 4103-4127)

#: by the bid: the tricks that it takes, how many partners it entitles to, and whether the widow may be used
Obligation = tuple[int, int, bool]
FIVE_HAND: Mapping[int, Obligation] = {3: (3, 1, True), 4: (4, 2, True), 5: (5, 2, True), 8: (5, 0, True), 15: (5, 0, False)}
#: the sides are set; a bid of 8 or 15 is played alone
SIX_HAND: Mapping[int, Obligation] = {3: (3, 2, True), 4: (4, 2, True), 5: (5, 2, True), 8: (5, 0, True), 15: (5, 0, False)}
SEVEN_HAND: Mapping[int, Obligation] = {
    4: (4, 1, True), 5: (5, 1, True), 6: (6, 2, True), 7: (7, 2, True), 10: (7, 0, True), 20: (7, 0, False),
}  # fmt: skip


def bid_entries(bid: int, needed: int, makers: Sequence[Column], opponents: Sequence[Column], tricks: int) -> tuple[Entry, ...]:
    """The lines for a bid of points: its value, to all who made it or to all who stopped it."""
    made = tricks >= needed
    what = f"bid of {bid} {'made' if made else 'euchred'}"
    return tuple(Entry(column, bid, what) for column in (makers if made else opponents))


# --- games and rubbers

#: how a side lays its three-spot and four-spot to show its score in a game of five (usp56 4012)
MARKERS = {
    1: "the four face down on the three, one pip of it showing",
    2: "the three face down on the four, two pips of it showing",
    3: "the three face up on the four",
    4: "the four face up on the three",
}
