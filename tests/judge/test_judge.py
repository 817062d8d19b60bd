"""Deals judged one after the other: what carries over, what the sheets get, and that a long record stays cheap."""

import io
from random import Random

import pytest
from attrs import evolve

from referee.casebook import PASSED, built_in, run
from referee.core import fold, long
from referee.core.fold import MOST_REMEMBERED, play_through
from referee.core.record import Act, bid
from referee.core.sheet import ScoreError
from referee.core.status import CONDONED, DUE, NEEDS_FACT, SUSPECT
from referee.core.subject import Breach
from referee.core.table import Table
from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE, Verdict
from referee.core.watching import breaches
from referee.families import games
from referee.judge import judge, judge_parts
from referee.judge.hearing import judge_deal
from referee.judge.session import DEALS_KEPT, DEALS_ON_A_SHEET, ERRORS_KEPT, begin
from referee.mechanics.record.expects import unfit_for_sheet
from referee.mechanics.record.expects.unfit_for_sheet import UNFIT_FOR_SHEET
from referee.reading.logs import read, stream
from referee.score.entries import HONORS, PREMIUM, SLAM, TRICK_SCORE, UNDERTRICKS, Misentry, stands_for


def verdict_on(text: str, game: str = "contract-bridge") -> Verdict:
    (record,) = read(text)
    return judge(record, game)


def laws_in(verdict: Verdict) -> list[str]:
    return [matter.law.slug if matter.law else str(matter.breach) for matter in verdict.matters]


# --- sheets


def test_a_clean_rubber_goes_on_one_sheet() -> None:
    verdict = verdict_on("deal 1\ncontract S 4S\nwon NS 10\ndeal 2\ncontract S 4S\nwon NS 10")
    assert verdict.verdict == CLEAN
    assert verdict.played is verdict.ruled
    assert verdict.score(ruled=True).totals == (940, 0)
    assert verdict.score(ruled=True).over


def test_a_new_rubber_begins_with_nobody_vulnerable() -> None:
    rubber = "deal\ncontract S 4S\nwon NS 10\n" * 2
    verdict = verdict_on(f"{rubber}deal\ncontract S 4S doubled\nwon NS 9")
    assert verdict.score(ruled=True).totals == (0, 100)
    assert verdict.count == 3


def test_tricks_taken_at_the_table_are_played_and_not_ruled() -> None:
    verdict = verdict_on("contract S 4S\nwon NS 9\ntakes NS 1")
    assert (verdict.deals[-1].told()["tricks"], verdict.deals[-1].told(ruled=True)["tricks"]) == ("10", "9")
    assert verdict.score().totals == (120, 0)
    assert verdict.score(ruled=True).totals == (0, 50)


@pytest.mark.parametrize("taker", ["NS", "N", "S"])
def test_a_side_takes_tricks_by_any_of_its_players(taker: str) -> None:
    verdict = verdict_on(f"contract S 4S\nplay W SK\nwon NS 9\ntakes {taker} 1")
    assert [matter.why for matter in verdict.matters] == ["N-S took 1 trick from E-W, where 0 were due"]


def test_the_deals_of_a_record_may_be_passed_out() -> None:
    verdict = verdict_on("board 1\nauction N pass pass pass pass", "duplicate-bridge")
    assert verdict.score(ruled=True).as_json()["scores"] == [0]


def test_honors_are_found_in_the_hands() -> None:
    verdict = verdict_on("hands N .2.. AKQJ... .3.. .4..\ncontract E 1S\nwon EW 7")
    assert verdict.score(ruled=True).totals == (0, 130)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("contract-bridge", "contract S 4S\nwon NS 15"),
        ("contract-bridge", "below NS 120\ncontract S 4S\nwon NS 10"),
        ("contract-bridge", "games NS 2"),
        ("contract-bridge", "games NS 1\ncontract S 4S\nwon NS 10\nunfinished"),
        ("duplicate-bridge", "board 0\ncontract S 4S\nwon NS 10"),
        ("duplicate-bridge", "board 1\nbelow NS 40\ncontract S 4S\nwon NS 10"),
    ],
)
def test_what_a_sheet_cannot_take_is_doubted_and_nobody_accused(game: str, text: str) -> None:
    verdict = verdict_on(text, game)
    assert verdict.verdict == SUSPECT_RECORD
    assert [(matter.status, matter.seat) for matter in verdict.matters] == [(SUSPECT, None)]


GAME_BY_NS = "deal 1\ncontract S 4S\nwon NS 12\ndeal 2\n"


@pytest.mark.parametrize(
    ("told", "totals", "doubts"),
    [
        ("games NS 1\nbelow EW 0", (180 + 120 + 700, 0), 0),
        ("games NS 0", (1000, 0), 1),
        ("games EW 1\nbelow NS 60", (1000, 0), 2),
    ],
)
def test_once_a_deal_is_entered_a_log_can_only_agree_with_the_sheet(told: str, totals: tuple[int, int], doubts: int) -> None:
    verdict = verdict_on(f"{GAME_BY_NS}{told}\ncontract S 4S\nwon NS 10")
    assert verdict.score(ruled=True).totals == totals
    assert [(str(matter.breach), matter.status) for matter in verdict.matters] == [("unfit-for-sheet", SUSPECT)] * doubts


def test_a_log_may_tell_how_the_game_stands_until_a_deal_is_entered() -> None:
    verdict = verdict_on("deal\ngames NS 1\ndeals N incorrectly\ndeal\nbelow EW 40\ncontract S 4S\nwon NS 10")
    assert verdict.score(ruled=True).totals == (120 + 700, 40)


@pytest.mark.parametrize(
    ("counts", "doubted"),
    [
        ("won NS 9\nwon EW 9", True),
        ("won NS 9\nwon NS 8", True),
        ("won NS 9\nwon EW 4", False),
        ("won NS 14", True),
        ("won EW -1", True),
        ("taken NS 5\ntaken EW 20", True),
        ("taken NS 7\ntaken EW 7", True),
        ("taken NS 7\ntaken EW 6", False),
        ("taken NS 9\nwon NS 8", True),
        ("taken NS 9\nwon EW 5", True),
        ("taken NS 9\nwon NS 10", False),
    ],
)
@pytest.mark.parametrize("contract", ["contract S 4S\n", "contract W 1NT\n"])
def test_counts_that_cannot_be_are_doubted_once(contract: str, counts: str, doubted: bool) -> None:
    verdict = verdict_on(contract + counts)
    assert [str(matter.breach) for matter in verdict.matters] == ["record-does-not-hold"] * doubted


def test_a_log_may_begin_in_the_middle_of_a_rubber() -> None:
    verdict = verdict_on("games NS 1\nbelow NS 60\ncontract S 2C\nwon NS 8")
    assert verdict.score(ruled=True).standing.games == (2, 0)
    assert verdict.score(ruled=True).totals == (60 + 40 + 700, 0)


def test_the_numbers_of_matters_are_their_own() -> None:
    verdict = verdict_on("contract S 2H\nwon NS 9\nscore NS below 50\nscore NS above 20\ndeal\ncontract S 4S\nwon NS 15")
    numbers = [matter.number for matter in verdict.matters]
    assert len(set(numbers)) == len(numbers) == 5


# --- the written score


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("contract S 2H\nwon NS 9\nscore NS below 50\nscore NS above 30", TRICK_SCORE),
        ("contract S 4S\nwon NS 9\nscore EW 100", UNDERTRICKS),
        ("contract S 4S\nwon NS 9\nscore NS 50", UNDERTRICKS),
        ("contract S 6S\nwon NS 12\nscore NS below 180\nscore NS above 750", SLAM),
        ("contract S 1S\nwon NS 7\nscore NS below 30\nscore NS above 100", HONORS),
        ("games NS 1\ncontract S 4S\nwon NS 10\nscore NS below 120\nscore NS above 500", PREMIUM),
    ],
)
def test_what_a_wrong_entry_is_about(text: str, about: str) -> None:
    entries = [matter.was(Misentry) for matter in verdict_on(text).matters if matter.before is not None]
    assert {entry.about for entry in entries} == {about}


@pytest.mark.parametrize(
    "text",
    [
        "contract S 2H\nwon NS 9",
        "contract S 2H\nwon NS 9\nscore NS 90",
        "contract S 2H\nwon NS 9\nscore NS above 30\nscore NS below 60",
        "contract S 2H\nscore NS below 60",  # how the play ended is not told
        "contract S 2H\nwon NS 9\nagreed score",
        "contract S 2H\nhands N AK.Q.. 3.2.. 32... 4.3..\ntaken NS 9\ntaken EW 1\nclaims S 3\nscore NS below 60\nscore NS 120",
    ],
)
def test_a_right_score_or_none_is_no_matter(text: str) -> None:
    assert not [matter for matter in verdict_on(text).matters if matter.breach.name in ("wrong-score", "score-error")]


def test_a_board_may_be_written_as_minus() -> None:
    assert verdict_on("board 1\ncontract S 4S\nwon NS 9\nscore NS -50", "duplicate-bridge").verdict == CLEAN
    assert verdict_on("board 1\ncontract S 4S\nwon NS 9\nscore NS -100", "duplicate-bridge").verdict == BREACH


def test_a_line_stands_for_the_fewest_lines() -> None:
    lines = [Act("due", side=0, how="above", numbers=(points,)) for points in (30, 20, 50)]
    assert stands_for(Act("score", side=0, how="above", numbers=(50,)), lines) == (lines[2],)
    assert stands_for(Act("score", side=0, numbers=(100,)), lines) == tuple(lines)
    assert stands_for(Act("score", side=1, numbers=(50,)), lines) is None
    assert Misentry(None, (lines[0],)).about == PREMIUM


FORGOTTEN = "deal\ncontract S 2H\nwon NS 9\nscore NS above 30\n"
ANOTHER_DEAL = "deal\ndealt\ncontract W 1NT\nwon EW 6\n"
MISDEAL = "deal\ndeals N incorrectly\ndealt\n"


def test_an_error_is_known_to_later_deals() -> None:
    verdict = verdict_on(f"{FORGOTTEN}{ANOTHER_DEAL}amends NS below 60")
    assert laws_in(verdict) == ["trick-and-overtrick-score", "part-score-or-game-entry-error"]
    assert verdict.score().totals == verdict.score(ruled=True).totals == (140, 0)


def test_the_second_deal_after_it_is_too_late() -> None:
    verdict = verdict_on(f"{FORGOTTEN}{ANOTHER_DEAL}{ANOTHER_DEAL}amends NS below 60")
    assert verdict.matters[-1].status == CONDONED
    assert verdict.score(ruled=True).totals == (190 - 60, 0)


def test_only_correct_deals_count() -> None:
    verdict = verdict_on(f"{FORGOTTEN}{ANOTHER_DEAL}{MISDEAL}amends NS below 60")
    assert "part-score-or-game-entry-error" in laws_in(verdict)


def test_what_nobody_raises_the_referee_raises() -> None:
    verdict = verdict_on("contract S 4S\nwon NS 9\nscore EW 100")
    assert verdict.matters[-1].status == DUE
    assert verdict.score().totals == (0, 100)
    assert verdict.score(ruled=True).totals == (0, 50)


def test_each_correction_goes_to_its_own_error() -> None:
    wrong = "deal\ncontract S 2H\nwon NS 9\nscore NS below 60\nscore NS above 20\n"
    other = "deal\ncontract S 1NT\nwon NS 9\nscore NS below 40\nscore NS above 70\n"
    verdict = verdict_on(f"{wrong}{other}amends NS above 60")
    errors = [matter for matter in verdict.matters if str(matter.breach) == "score-error"]
    given = [str(each) for matter in errors for each in matter.remedy]
    assert given == ["corrected to N-S 60 above", "corrected to N-S 30 above"]
    assert verdict.score().totals == (60 + 20 + 100, 0)


def test_the_time_for_corrections_may_have_to_be_asked_for() -> None:
    text = "board 1\ncontract S 4S\nwon NS 10\nscore NS 620\nposted\nminutes 120\namends NS 420"
    verdict = verdict_on(text, "duplicate-bridge")
    assert verdict.matters[-1].status in (NEEDS_FACT, "open")
    assert {law.slug for law in verdict.matters[-1].candidates} == {
        "recording-error-correction-period",
        "recording-error-found-too-late",
    }


# --- long records

BOARD = "board {}\ncontract S 1S\nwon NS 7\n"


def test_a_long_record_keeps_little() -> None:
    number = 3 * DEALS_ON_A_SHEET
    verdict = verdict_on("".join(BOARD.format(board % 32 + 1) for board in range(number)), "duplicate-bridge")
    assert verdict.count == number
    assert verdict.score(ruled=True).totals == (80 * number, 0)
    assert len(verdict.deals) == DEALS_KEPT
    assert len(verdict.score(ruled=True).deals) <= DEALS_ON_A_SHEET + 1


def test_a_rubber_without_end_keeps_little() -> None:
    number = 3 * DEALS_ON_A_SHEET
    verdict = verdict_on("deal\ncontract S 1S\nwon NS 6\n" * number)
    assert verdict.score(ruled=True).totals == (0, 50 * number)
    assert len(verdict.score(ruled=True).deals) <= DEALS_ON_A_SHEET + 2


def test_the_boards_after_a_wrong_one_are_held_against_their_own_lines() -> None:
    wrong = "board 1\ncontract S 1S\nwon NS 7\nscore NS 110\n"
    right = "board 2\ncontract S 1S\nwon NS 7\nscore NS 80\n"
    verdict = verdict_on(wrong + right * (DEALS_ON_A_SHEET + 2), "duplicate-bridge")
    assert sum(str(matter.breach) == "wrong-score" for matter in verdict.matters) == 1


def test_errors_that_nobody_corrects_do_not_pile_up() -> None:
    number = 2 * ERRORS_KEPT
    verdict = verdict_on("deal\ncontract S 1S\nwon NS 6\nscore EW 100\n" * number)
    assert sum(str(matter.breach) == "score-error" for matter in verdict.matters) == number
    assert verdict.score(ruled=True).totals == (0, 50 * number)


def test_several_records_are_judged_apart() -> None:
    text = (
        "game contract-bridge\ngames NS 1\ncontract S 4S\nwon NS 10\ngame duplicate-bridge\nboard 1\ncontract S 4S\nwon NS 10\n"
    )
    first, second = judge_parts(stream(io.StringIO(text)))
    assert (first.score(ruled=True).totals, second.score(ruled=True).totals) == ((820, 0), (420, 0))
    assert (first.record, second.record) == (1, 2)


def test_a_game_nobody_knows_is_not_judged() -> None:
    (verdict,) = judge_parts(stream(io.StringIO("game tarock\ndeal\n")))
    assert verdict.game is None
    assert verdict.verdict == UNREADABLE
    assert [fault.found for fault in judge(read("game duplicate-brigde\ndeal\ndeal")[0]).faults] == [
        "there is no game 'duplicate-brigde'; did you mean 'duplicate-bridge'?"
    ]


def test_what_cannot_be_read_is_told_once() -> None:
    verdict = verdict_on("deal 1\ncontract S 4S\nwin NS 10\ndeal 2\ndeal 3")
    assert [fault.line for fault in verdict.faults] == [3]


def test_every_breach_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert breaches()["unfit-for-sheet"] is UNFIT_FOR_SHEET
    monkeypatch.setattr(unfit_for_sheet, "ANOTHER", Breach("revoke", "a second one of that name"), raising=False)
    with pytest.raises(ValueError, match="two breaches are called 'revoke'"):
        breaches.__wrapped__()


def test_nothing_is_kept_of_a_deal_that_is_done() -> None:
    verdict = verdict_on('call N 1S, E 1C\ndeal\ncontract S 4S\nplay N H4\nnote "[Result ""9""] x"')
    assert verdict.matters
    assert all(matter.before is None for deal in verdict.deals for matter in deal.matters)
    assert all(matter.before is None for matter in verdict.matters)


# --- a deal with much in it


def a_long_deal(calls: int) -> Table:
    """A deal in which each player in turn bids too low, and the next one too."""
    bids = [Act("call", seat=seat % 4, call=bid(1, 0) if seat else bid(7, 4)) for seat in range(calls)]
    return play_through(begin(games()["contract-bridge"]).blank, bids)


def test_of_many_matters_the_last_alone_know_the_table_before_them() -> None:
    table = a_long_deal(10 * MOST_REMEMBERED)
    assert len(table.settled) > 9 * MOST_REMEMBERED
    remembered = [place for place, matter in enumerate(table.settled) if matter.before is not None]
    assert len(remembered) < 2 * MOST_REMEMBERED
    assert remembered[-1] == len(table.settled) - 1


def test_what_is_forgotten_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases with several findings are ruled alike where a matter forgets the table before it as soon as another is ruled on."""
    monkeypatch.setattr(fold, "MOST_REMEMBERED", 1)
    monkeypatch.setattr(long, "PIECE", 1)
    several = [case for case in built_in() if (log := case.block("log")) and log.text.count(" ! ") > 2]
    assert len(several) > 100
    failed = [str(result) for case in Random(1).sample(several, 100) if (result := run(case)).result != PASSED]
    assert failed == []


# --- contests


@pytest.mark.parametrize(
    ("game", "act", "outcome"),
    [
        ("duplicate-bridge", "scores NS 420 50 50", ("match points", "2, 0.5, 0.5")),
        ("duplicate-bridge", "scores NS 420 50 50\nfouled 1 2", ("match points", "1, 1, 1")),
        ("duplicate-bridge", "fouled 9 9\nscores NS 420 50 50", ("match points", "2, 0.5, 0.5")),
        ("duplicate-bridge", "scores NS 420\nscores EW -420", ("match points E-W", "0")),
        (
            "international-match-points",
            "rooms 620 250",
            ("IMPs", "9 (the number is lost in the book and is filled in by its sequence)"),
        ),
        ("team-of-four-duplicate", "rooms 100 140 50", ("net", "-40")),
        ("team-of-four-duplicate", "rooms 100 140", ("ahead", "the team sitting N-S in the second room")),
        ("replay-duplicate", "slips 420 -50 90 90", ("match points", "1, 0")),
        ("replay-duplicate", "slips 420 430", ("total points", "0, 10")),
    ],
)
def test_what_a_contest_comes_to(game: str, act: str, outcome: tuple[str, str]) -> None:
    assert outcome in verdict_on(f"board 1\n{act}", game).deals[-1].outcomes


def test_only_a_contest_has_a_director() -> None:
    text = "contract S 4S\nplay W H4\nattention N\nwaives N\nadjusts NS 50\npsychic S\nfouled 1 2"
    own = {"player-rules-himself", "adjusted-score", "psychic-call", "hands-interchanged"}
    assert own <= {str(matter.breach) for matter in verdict_on(text, "duplicate-bridge").matters}
    assert not own & {str(matter.breach) for matter in verdict_on(text).matters}


@pytest.mark.parametrize(
    ("log", "wanted"),
    [
        ("game cribbage\nplayers Ann Bob Cat", "for 3 there is three-hand-cribbage"),
        ("game cutthroat-bridge\nplayers Ann Bob Cat", "the fourth seat of a log is dummy's"),
    ],
)
def test_a_wrong_number_of_players_is_told_what_would_be_right(log: str, wanted: str) -> None:
    (fault,) = judge(read(log)[0]).faults
    assert fault.line == 2 and wanted in fault.expected


@pytest.mark.parametrize(
    ("log", "verb"),
    [("game whist\ntrump H\nbids N 4\nbids E 5", "bids"), ("game cribbage\nauction 1S pass pass", "call")],
)
def test_what_a_game_does_not_know_is_doubted_once(log: str, verb: str) -> None:
    (record,) = read(log)
    verdict = judge(record)
    (matter,) = verdict.matters
    assert verdict.verdict == SUSPECT_RECORD
    assert (matter.breach.name, matter.why.endswith(f"knows no '{verb}'")) == ("of-another-game", True)


def test_a_deal_that_cannot_have_ended_so_is_doubted() -> None:
    def cannot_be(table: Table) -> tuple[None, None]:
        raise ScoreError("nine of five tricks")

    bridge = games()["contract-bridge"]
    assert bridge.play is not None
    session = begin(evolve(bridge, play=evolve(bridge.play, result=cannot_be)))
    (record,) = read("deal\ncontract S 4S")
    judge_deal(session, record.acts)
    assert [(matter.why, matter.status) for matter in session.matters] == [("nine of five tricks", SUSPECT)]
