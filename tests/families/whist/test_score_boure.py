"""The score of a sitting of Boure."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import NORTH, WEST, seat_names
from referee.core.sheet import Entry, ScoreError, Standing
from referee.families.whist.score.boure import TRICKS, BoureResult, settled
from referee.score.pool import Pool
from referee.score.tally import Tally


def table_of(players: int) -> Tally:
    return Tally((Pool(name="pot"),), settled, names=seat_names(players))


def pot(sheet: Tally) -> object:
    return sheet.as_json()["pot"]


def test_most_tricks_win_the_pot() -> None:
    sheet = table_of(4).enter(BoureResult((5, 5, 5, 5), (1, 2, 1, 1)))
    assert sheet.totals == (-5, 15, -5, -5)
    assert sheet.text()[-1] == "N -5, E 15, S -5, W -5"


def test_who_stays_in_and_wins_nothing_pays_into_the_next_pot() -> None:
    sheet = table_of(4).enter(BoureResult((5, 5, 5, 5), (3, 2, 0, None)))
    assert sheet.totals == (15, -5, -25, -5)
    assert pot(sheet) == 20
    assert sheet.text()[-1] == "20 in the pot for the next deal"
    sheet = sheet.enter(BoureResult((5, 5, 5, 5), (0, 5, None, None)))
    assert sheet.totals == (15 - 5 - 40, -5 - 5 + 40, -25 - 5, -5 - 5)
    assert pot(sheet) == 40


def test_who_alone_stays_in_has_the_pot() -> None:
    assert table_of(3).enter(BoureResult((1, 1, 1), (None, 0, None))).totals == (-1, 2, -1)


def test_where_all_drop_out_the_pot_stays() -> None:
    sheet = table_of(2).enter(BoureResult((4, 4), (None, None)))
    assert (sheet.totals, pot(sheet)) == ((-4, -4), 8)


def test_chips_left_over_stay_in_the_pot() -> None:
    sheet = table_of(3).enter(BoureResult((1, 1, 1), (2, 2, 1)))
    assert (sheet.totals, pot(sheet)) == ((0, 0, -1), 1)


def test_the_deal_passes_to_the_left() -> None:
    assert table_of(4).dealer is None
    assert table_of(4).enter(BoureResult((0,) * 4, (5, 0, 0, 0), dealer=WEST)).dealer == NORTH


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (BoureResult((1, 1, 1), (5, 0, 0)), "4 antes"),
        (BoureResult((1, 1, 1, -1), (5, 0, 0, 0)), "less than nothing"),
        (BoureResult((1, 1, 1, 1), (3, 0, 0, 0)), "3 tricks"),
        (BoureResult((1, 1, 1, 1), (6, -1, 0, 0)), "5 tricks"),
    ],
)
def test_what_cannot_be(result: BoureResult, why: str) -> None:
    with pytest.raises(ScoreError, match=why):
        table_of(4).enter(result)


def test_what_cannot_begin_or_go_on() -> None:
    with pytest.raises(ScoreError, match="pot"):
        table_of(4).start(Standing(points=(1, 0, 0, 0)))
    with pytest.raises(ScoreError, match="over"):
        table_of(2).break_off().enter(BoureResult((1, 1), (3, 2)))


@st.composite
def sittings(draw: st.DrawFn) -> Tally:
    players = draw(st.integers(2, 7))
    sheet = table_of(players)
    for number in range(1, draw(st.integers(1, 6)) + 1):
        stayed = draw(st.lists(st.booleans(), min_size=players, max_size=players))
        seats = [seat for seat in range(players) if stayed[seat]]
        winners = draw(st.lists(st.sampled_from(seats), min_size=TRICKS, max_size=TRICKS)) if seats else []
        tricks = tuple(winners.count(seat) if stayed[seat] else None for seat in range(players))
        ante = draw(st.integers(0, 20))
        sheet = sheet.enter(BoureResult((ante,) * players, tricks, number % players, number))
    return sheet


@given(sittings())
def test_no_chip_is_made_or_lost(sheet: Tally) -> None:
    assert sum(sheet.totals) <= 0
    assert sheet.totals == tuple(sum(e.points for e in sheet.entries if e.side == seat) for seat in range(len(sheet.names)))
    assert sheet.brought_forward().totals == sheet.totals
    assert pot(sheet.brought_forward()) == pot(sheet)
    assert json.dumps(sheet.as_json())


def test_a_line_of_its_own_stands_beside_the_deals() -> None:
    assert table_of(2).add(Entry(NORTH, 3, "a correction")).totals == (3, 0)
