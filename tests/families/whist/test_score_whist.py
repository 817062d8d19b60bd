"""The score of a game of whist."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import EAST, EW, NS, SOUTH, WEST
from referee.core.sheet import Entry, Pair, ScoreError, Standing
from referee.families.whist.score.whist import TRICKS, Value, WhistResult, by_odd_tricks
from referee.score.race import Race
from referee.score.tally import Tally

GAME = 7
WHIST = Tally((Race(to=GAME), Value()), by_odd_tricks, "whist")

RESULTS = st.builds(
    WhistResult,
    tricks=st.integers(0, TRICKS).map(lambda won: (won, TRICKS - won)),
    barred=st.tuples(st.booleans(), st.booleans()),
)


def won(side: int, tricks: int, *barred: int) -> WhistResult:
    both = (tricks, TRICKS - tricks) if side == NS else (TRICKS - tricks, tricks)
    return WhistResult(both, (NS in barred, EW in barred))


def test_at_six_already_it_scores_nothing() -> None:
    sheet = WHIST.start(Standing(points=(6, 2))).enter(won(NS, 9, NS))
    assert (sheet.totals, len(sheet.deals)) == ((6, 2), 2)


def test_short_of_six_a_revoke_takes_nothing_from_the_odd_tricks() -> None:
    assert WHIST.start(Standing(points=(3, 0))).enter(won(NS, 9, NS)).totals == (6, 0)


def test_the_other_side_may_win_the_game_and_neither_if_both_revoked() -> None:
    assert WHIST.start(Standing(points=(0, 6))).enter(won(EW, 7, NS)).winners == (EW,)
    assert WHIST.start(Standing(points=(0, 6))).enter(won(EW, 7, NS, EW)).totals == (0, 6)


def test_the_deal_passes_to_the_left() -> None:
    assert WHIST.dealer is None
    assert WHIST.enter(WhistResult((7, 6), dealer=EAST)).add(Entry(NS, 1, "a point")).dealer == SOUTH
    assert WHIST.enter(WhistResult((7, 6), dealer=WEST)).dealer == 0


@pytest.mark.parametrize("tricks", [(6, 6), (14, -1), (13, 1)])
def test_tricks_that_cannot_be(tricks: Pair) -> None:
    with pytest.raises(ScoreError, match="13"):
        WHIST.enter(WhistResult(tricks))


def test_a_game_cannot_go_on_at_seven() -> None:
    with pytest.raises(ScoreError, match="7 to 0"):
        WHIST.start(Standing(points=(7, 0)))
    with pytest.raises(ScoreError, match="over"):
        WHIST.start(Standing(points=(6, 0))).enter(won(NS, 7)).enter(won(NS, 7))


@given(st.lists(RESULTS, max_size=20))
def test_one_side_scores_the_odd_tricks_and_the_game_ends_with_seven(results: list[WhistResult]) -> None:
    sheet = WHIST
    for result in results:
        if sheet.over:
            break
        before = sheet
        sheet = sheet.enter(result)
        gained = (sheet.totals[0] - before.totals[0], sheet.totals[1] - before.totals[1])
        assert min(gained) == 0
        assert max(gained) <= max(result.tricks) - 6
        if not any(result.barred):
            assert max(gained) == max(result.tricks) - 6
        assert all(not result.barred[side] or sheet.totals[side] < GAME for side in (NS, EW))
    assert sheet.totals == tuple(sum(e.points for e in sheet.entries if e.side == side) for side in (NS, EW))
    value = Value().value(sheet)
    assert value is None or 1 <= value <= GAME
