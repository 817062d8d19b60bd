"""Two books, two games: the same log is judged by whist of usp56 and by bridge whist of ames, each by its own laws alone."""

import pytest

from referee.core.status import DUE
from referee.core.verdict import Verdict, is_breach
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read

SHUFFLED_AFTER_CUT = """
dealer N
shuffles N
cuts W
shuffles N
"""
ESTABLISHED_REVOKE = """
dealer N
trump hearts
hand W S9 D4 ...
play E SA, S S2, W D4, N S3
play E SK
won NS 8
"""
PARTNER_ASKED = """
dealer N
trump hearts
hand W S9 D4 ...
play E SA, S S2, W D4, N S3
asks E W revoke
quits E
substitutes W S9 for D4
play E SK
won NS 8
"""
DUMMY_REVOKES = """
dealer N
trump hearts
hand S S9 D4 ...
play E SA, S D4, W S2, N S3
play E SK, S S9
won NS 8
"""
LEAD_OUT_OF_TURN = """
dealer N
trump hearts
play E S2, S SA, W S3, N S4
play N D2
attention E
play S D3, W D4, N D2, E D5
won NS 8
"""


def judged(game: str, log: str) -> Verdict:
    (record,) = read(f"game {game}\n{log}")
    assert not record.faults
    return judge(record)


def laws(verdict: Verdict) -> list[str]:
    return [matter.law.slug for matter in verdict.matters if matter.law and is_breach(matter)]


def test_a_shuffle_after_the_cut_loses_the_deal_in_one_book_only() -> None:
    """Usp56 1849 against ames 435-441."""
    whist, bridge = (judged(game, SHUFFLED_AFTER_CUT).matters[0] for game in ("whist", "bridge-whist"))
    assert [str(part) for part in whist.remedy] == ["N loses the deal, which passes to E"]
    assert [str(part) for part in bridge.remedy] == ["there must be a fresh cut"]


def test_a_revoke_costs_two_tricks_or_three() -> None:
    """Usp56 1913 against ames 639."""
    whist, bridge = judged("whist", ESTABLISHED_REVOKE), judged("bridge-whist", ESTABLISHED_REVOKE)
    assert whist.score(ruled=True).totals == (10 - 6, 0)
    assert bridge.score(ruled=True).totals == ((11 - 6) * 8, 0)


def test_a_question_by_the_partner_bars_a_correction_or_keeps_it_open() -> None:
    """Usp56 1911 against ames 653-655."""
    whist, bridge = judged("whist", PARTNER_ASKED), judged("bridge-whist", PARTNER_ASKED)
    assert laws(whist)[0] == "revoke-correction-barred-after-partner-asked"
    assert whist.score(ruled=True).totals == (4, 0)
    assert laws(bridge) == ["adversarys-revoke-corrected-in-time"]
    assert bridge.score(ruled=True).totals == (16, 0)


def test_dummy_is_free_where_there_is_one() -> None:
    """Ames 561; whist knows no dummy, and the same hand revokes like any other."""
    whist, bridge = judged("whist", DUMMY_REVOKES), judged("bridge-whist", DUMMY_REVOKES)
    assert whist.score(ruled=True).totals == (0, 1) and whist.matters[0].status == DUE  # eight tricks less two
    assert laws(bridge) == ["dummy-revokes"] and bridge.score(ruled=True).totals == (16, 0)


def test_a_lead_out_of_turn_of_the_dealer_costs_a_trick_where_there_is_a_dealer_who_plays_the_hand() -> None:
    """Ames 607-609; in whist a suit may be called for it (usp56 1903)."""
    whist, bridge = judged("whist", LEAD_OUT_OF_TURN), judged("bridge-whist", LEAD_OUT_OF_TURN)
    assert laws(whist) == ["lead-out-of-turn"] and whist.score(ruled=True).totals == (2, 0)
    assert laws(bridge) == ["dealer-leads-out-of-turn"] and bridge.score(ruled=True).totals == (8, 0)


@pytest.mark.parametrize("log", [SHUFFLED_AFTER_CUT, ESTABLISHED_REVOKE, PARTNER_ASKED, DUMMY_REVOKES, LEAD_OUT_OF_TURN])
def test_no_law_speaks_outside_its_book(log: str) -> None:
    for game, book in (("whist", "usp56"), ("bridge-whist", "ames")):
        assert {matter.law.cite.book for matter in judged(game, log).matters if matter.law} == {book}


def test_bridge_whist_rests_on_no_other_game() -> None:
    """No base and no general rules under it: usp56 is another book, and the general rules are its own."""
    bridge = games()["bridge-whist"]
    assert (bridge.base, bridge.general, len(bridge.layers)) == (None, None, 1)
    for slug in ("three-hand-bridge-ames", "three-hand-bridge-ames-single-games"):
        assert {law.cite.book for layer in games()[slug].layers for law in layer} == {"ames"}
