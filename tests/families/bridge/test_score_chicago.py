"""A round of four deals."""

import pytest

from referee.core.record import EAST, EW, NO_TRUMP, NORTH, NS, SOUTH, WEST
from referee.core.sheet import Entry, ScoreError, Standing
from referee.families.bridge.score.chicago import ChicagoSheet, round_vulnerability
from referee.mechanics.declarer.contract import Contract
from referee.score.contracts import DealResult

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
ONE_DOWN = {seat: Contract(1, CLUBS, seat) for seat in range(4)}


def test_vulnerability_by_deal() -> None:
    """four-deal-bridge/vulnerability-by-deal, with North the first dealer."""
    dealers = (NORTH, EAST, SOUTH, WEST)
    usual = [round_vulnerability(deal, dealer) for deal, dealer in enumerate(dealers, start=1)]
    assert usual == [(False, False), (False, True), (True, False), (True, True)]
    other = [round_vulnerability(deal, dealer, dealers_side=False) for deal, dealer in enumerate(dealers, start=1)]
    assert other == [(False, False), (True, False), (False, True), (True, True)]


def test_a_game_made_before_changes_no_vulnerability() -> None:
    sheet = ChicagoSheet().enter(DealResult(Contract(3, NO_TRUMP, NORTH), 9, dealer=NORTH))
    assert sheet.vulnerable(EAST) == (False, True)


def test_the_rotation_tells_the_dealer_where_the_log_does_not() -> None:
    sheet = ChicagoSheet().enter(DealResult(ONE_DOWN[NORTH], 6, dealer=NORTH))
    assert sheet.vulnerable() == (False, True)
    with pytest.raises(ScoreError, match="who dealt"):
        ChicagoSheet().start(Standing(deal=2)).vulnerable()


def test_a_part_score_on_the_last_deal_brings_100() -> None:
    last = ChicagoSheet().start(Standing(deal=4))
    part_score = DealResult(Contract(2, HEARTS, WEST), 9, dealer=WEST)
    sheet = last.enter(part_score)
    assert sheet.entries[-1] == Entry(EW, 100, "part score on the last deal of the round")
    assert sheet.totals == (0, 60 + 30 + 100)
    assert last.enter(DealResult(Contract(2, HEARTS, WEST), 7, dealer=WEST)).totals == (100, 0)
    assert ChicagoSheet().start(Standing(deal=3)).enter(part_score).totals == (0, 60 + 30)


def test_a_part_score_that_completes_a_game_on_the_last_deal_is_a_game() -> None:
    sheet = ChicagoSheet().start(Standing(below=(0, 40), deal=4)).enter(DealResult(Contract(2, HEARTS, WEST), 8))
    assert sheet.totals == (0, 40 + 60 + 500)


def test_a_round_has_four_deals() -> None:
    sheet = ChicagoSheet()
    for dealer in range(4):
        assert not sheet.over
        sheet = sheet.enter(DealResult(None, dealer=dealer))
        sheet = sheet.enter(DealResult(ONE_DOWN[EAST], 6, dealer=dealer))
    assert sheet.over
    # not vulnerable, vulnerable as dealer's side, not vulnerable, both vulnerable
    assert sheet.totals == (50 + 100 + 50 + 100, 0)
    assert (sheet.winners, sheet.back_score) == ((NS,), 3)
    assert sheet.text()[-1] == "N-S win the round; back score 3"
    with pytest.raises(ScoreError, match="over"):
        sheet.enter(DealResult(None))


def test_only_a_deal_brings_points_below() -> None:
    assert ChicagoSheet().add(Entry(NS, 50, "penalty")).totals == (50, 0)
    with pytest.raises(ScoreError, match="below"):
        ChicagoSheet().add(Entry(NS, 40, "", below=True))


@pytest.mark.parametrize("deal", [0, 5])
def test_a_round_has_no_such_deal(deal: int) -> None:
    with pytest.raises(ScoreError, match="no deal"):
        ChicagoSheet().start(Standing(deal=deal))


def test_a_sheet_keeps_its_option() -> None:
    assert ChicagoSheet(dealers_side_vulnerable=False).start().vulnerable(NORTH) == (False, False)
    started = ChicagoSheet(dealers_side_vulnerable=False).start(Standing(deal=3))
    assert started.vulnerable(SOUTH) == (False, True)


def test_the_deal_goes_round_from_west_to_north() -> None:
    assert ChicagoSheet().enter(DealResult(ONE_DOWN[EAST], 6, dealer=WEST)).dealer == NORTH
    assert ChicagoSheet().enter(DealResult(ONE_DOWN[EAST], 6)).dealer is None
    assert ChicagoSheet().enter(DealResult(None, dealer=EAST)).add(Entry(NS, 50, "penalty")).dealer == EAST


def test_the_back_score_is_of_the_margin() -> None:
    sheet = ChicagoSheet().start(Standing(above=(400, 1000), deal=4)).enter(DealResult(ONE_DOWN[EAST], 5))
    assert (sheet.totals, sheet.winners, sheet.back_score) == ((600, 1000), (EW,), -4)
    assert sheet.as_json()["back_score"] == -4


def test_a_round_under_way_in_words_and_json() -> None:
    sheet = ChicagoSheet().start(Standing(below=(60, 40), deal=2))
    assert sheet.text()[-2:] == ("deal 2 of 4, part scores 60 and 40", "N-S 60, E-W 40; N-S ahead by 20")
    assert sheet.as_json() == {
        "sheet": "four-deal",
        "totals": {"N-S": 60, "E-W": 40},
        "below": {"N-S": 60, "E-W": 40},
        "played": 1,
        "over": False,
        "back_score": None,
        "deals": [
            {
                "deal": None,
                "entries": [
                    {"side": "N-S", "points": 60, "what": "part score brought forward", "below": True},
                    {"side": "E-W", "points": 40, "what": "part score brought forward", "below": True},
                ],
                "note": "",
            }
        ],
    }
