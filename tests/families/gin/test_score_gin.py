"""What a hand and a game of gin rummy come to."""

from hypothesis import given
from hypothesis import strategies as st

from referee.core.sheet import Entry
from referee.families.gin.usp56.gin_rummy import BONUSES, GIN_RUMMY_VARIANT_SCORING, SCORE
from referee.mechanics.melds.score import Bonuses, Showdown
from referee.score.tally import Tally, TallyResult

counts = st.integers(0, 98)


def test_the_difference() -> None:
    hand = Showdown(4, 15, BONUSES)
    assert (hand.knocker_wins, hand.lines) == (True, ((11, "the difference in counts"),))


def test_an_undercut() -> None:
    """gin-rummy/ex-2: a tie is one too, and brings the bonus alone."""
    assert Showdown(7, 7, BONUSES).lines == ((25, "an undercut"),)
    assert Showdown(7, 7, BONUSES).knocker_wins is False
    assert Showdown(9, 2, BONUSES).points == 32


def test_gin() -> None:
    """gin-rummy/ex-3: against a count of nothing too."""
    assert (Showdown(0, 0, BONUSES).knocker_wins, Showdown(0, 0, BONUSES).points) == (True, 25)
    assert Showdown(0, 31, BONUSES).points == 56


def test_bonuses_that_are_forfeited() -> None:
    assert Showdown(0, 31, BONUSES, no_gin_bonus=True).points == 31
    assert Showdown(7, 5, BONUSES, no_undercut_bonus=True).points == 2
    assert Showdown(7, 5, BONUSES, opponent_may_not_win=True).knocker_wins is None
    assert Showdown(7, 5, BONUSES, opponent_may_not_win=True).points == 0


def test_the_second_scale() -> None:
    other = GIN_RUMMY_VARIANT_SCORING[Bonuses]
    assert (Showdown(0, 30, other).points, Showdown(5, 5, other).points) == (50, 10)


def after(*hands: tuple[int, int]) -> Tally:
    """The sheet after these hands: who won, and how many points."""
    sheet: Tally = SCORE.named(("Ann", "Bob"))
    for winner, points in hands:
        sheet = sheet.enter(TallyResult((Entry(winner, points, "a hand"),)))
    return sheet


def test_the_end_of_a_game() -> None:
    hands = (0, 30), (1, 60), (0, 69)
    assert after(*hands).totals == (99, 60)
    sheet = after(*hands, (1, 30), (0, 5))
    assert [(line.side, line.points) for line in sheet.deals[-1].entries] == [(0, 5), (0, 100), (0, 75), (1, 50)]
    assert sheet.text()[-1] == "the game is won by 139"


@given(counts, counts)
def test_somebody_wins_every_hand(knocker: int, opponent: int) -> None:
    hand = Showdown(knocker, opponent, BONUSES)
    assert hand.knocker_wins == (knocker < opponent or knocker == 0)
    assert hand.points >= abs(knocker - opponent)
