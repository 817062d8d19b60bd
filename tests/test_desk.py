"""The desk: told line by line and closed is the check of the file, and what is taken back leaves nothing behind."""

import doctest
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import api
from referee.casebook import Case, built_in
from referee.core.matter import Matter
from referee.core.status import NEEDS_FACT, OPEN
from referee.core.verdict import is_breach
from referee.desk import OPENED, SETTLED, UNDECIDED, WITHDRAWN, Desk, Told
from referee.formats import recognised
from tests.growing import calls
from tests.oracle import players
from tests.oracle.faults import LED_ANEW, PASSED_OVER, PLAYED_TO, accused, faults, verdict_on

README = Path(__file__).parent.parent / "README.md"

EVENING = README.parent / "casebook" / "an-evening.log"

LOGS = {
    case.id: case_log.lines for case in built_in() if (case_log := case.block("log")) and recognised(case_log.lines) == "log"
}

INSUFFICIENT = ("dealer S", "call S 1S, W pass, N 3S, E 3D")


def told(*lines: str, desk: Desk | None = None) -> Desk:
    desk = desk or Desk()
    for line in lines:
        desk.tell(line)
    return desk


def everything(desk: Desk) -> tuple[Any, ...]:
    """All that a desk can say."""
    return desk.log, desk.check(), desk.faults, desk.questions, desk.duties, desk.score, [_seen(each) for each in desk.rights]


def _seen(right: Any) -> tuple[Any, ...]:
    return right.who, right.what, right.until, right.now, right.law


def text_of(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_session_of_the_readme() -> None:
    text = README.read_text(encoding="utf-8")
    session = text[text.index("## From Python") : text.index("## How it is built")]
    found = doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0)
    assert len(found.examples) > 10
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(found)
    assert runner.failures == 0


# --- a file is the same told line by line and closed


def pages() -> dict[str, list[str]]:
    """The logs of the casebook, by page."""
    by_page: dict[str, list[str]] = {}
    for name in LOGS:
        by_page.setdefault(name.rpartition("/")[0], []).append(name)
    return by_page


@pytest.mark.parametrize("names", pages().values(), ids=pages().keys())
def test_told_line_by_line_and_closed_is_the_check_of_the_file(names: list[str]) -> None:
    for name in names:
        assert told(*LOGS[name]).check() == api.check_text(text_of(LOGS[name])), name


@settings(max_examples=60)
@given(st.lists(st.sampled_from(sorted(LOGS)), min_size=2, max_size=4), st.data())
def test_that_holds_of_any_mixture_of_logs(names: list[str], data: st.DataObject) -> None:
    """Records that follow each other, deals of one game told to another, lines that are nonsense where they stand."""
    lines = [line for name in names for line in LOGS[name]]
    dropped = data.draw(st.sets(st.integers(0, len(lines) - 1), max_size=4))
    lines = [line for place, line in enumerate(lines) if place not in dropped]
    assert told(*lines).check() == api.check_text(text_of(lines))


def test_a_table_that_is_named_again_is_at_fault_where_it_was_named_first() -> None:
    lines = ("game cribbage", "players Ann Bob Cy", "players Ann Bob Cy")
    for checks in (told(*lines).check(), api.check_text(text_of(lines))):
        assert [fault.line for check in checks for fault in check.verdict.faults] == [2]


@settings(max_examples=60)
@given(st.lists(st.text(st.characters(exclude_characters="\r\n[|=%<"), max_size=30), max_size=6))
def test_nothing_that_is_told_raises(lines: list[str]) -> None:
    desk = told(*INSUFFICIENT, *lines, desk=Desk("contract-bridge"))
    assert desk.check() == api.check_text(desk.log)


# --- to take back


@settings(max_examples=100)
@given(st.sampled_from(sorted(LOGS)), st.sampled_from(sorted(LOGS)), st.data())
def test_what_is_taken_back_leaves_nothing_behind(name: str, other: str, data: st.DataObject) -> None:
    lines = LOGS[name]
    place = data.draw(st.integers(0, len(lines)))
    more = data.draw(st.sampled_from([lines[place:], LOGS[other]]))
    desk = told(*lines[:place])
    before = everything(desk)
    told(*more, desk=desk)
    assert [desk.take_back() for _ in more] == [*reversed(more)]
    assert everything(desk) == before
    assert everything(told(*lines[:place])) == before
    assert everything(told(*more, desk=desk)) == everything(told(*lines[:place], *more))


def test_what_the_desk_was_opened_with_is_not_taken_back() -> None:
    desk = Desk("whist", ["Ann", "Bob", "Cy", "Dee"])
    desk.tell("dealer Ann")
    assert [desk.take_back(), desk.take_back()] == ["dealer Ann", None]
    assert desk.log == 'game whist\nplayers "Ann" "Bob" "Cy" "Dee"\n'


# --- what is new


def news(told: Told) -> list[tuple[str, str]]:
    return [(finding.change, finding.matter.headline) for finding in told.findings]


def test_a_matter_is_told_when_it_comes_up_and_when_it_is_settled_and_not_between() -> None:
    desk = Desk("contract-bridge")
    tells = [desk.tell(line) for line in (*INSUFFICIENT, "# they talk", "call E pass", "call S 4S")]
    assert list(map(news, tells)) == [[], [(OPENED, "insufficient-bid E")], [], [(SETTLED, "insufficient-bid E")], []]


def test_an_open_question_says_to_which_laws_each_answer_leads() -> None:
    accepted, replaced = told(*INSUFFICIENT, desk=Desk("contract-bridge")).questions
    assert (accepted.fact.name, replaced.fact.name) == ("accepted", "replaced-by")
    leads = {answer.words: [law.slug for law in answer.laws] for answer in accepted.answers}
    assert leads["yes"] == ["insufficient-bid-accepted"]
    assert "insufficient-bid-corrected-by-pass" in leads["no"] and "insufficient-bid-accepted" not in leads["no"]


def test_not_yet_is_not_never() -> None:
    """What waits for the players is open until the log is closed; what the log does not tell, nothing that follows tells."""
    desk = told(*INSUFFICIENT, desk=Desk("contract-bridge"))
    assert [question.not_yet for question in desk.questions] == [True, True]
    [checked] = desk.check()
    assert [matter.status for matter in checked.verdict.matters] == [OPEN]
    assert [question.not_yet for question in desk.questions] == [True, True]  # to check closes nothing
    assert news(desk.tell("call E pass")) == [(SETTLED, "insufficient-bid E")]


def undecided() -> list[tuple[Case, Matter]]:
    """The matters of the casebook for which nothing in the log and nothing to come tells which law speaks."""
    found = []
    for case in built_in():
        if case.id in LOGS and any("needs a fact" in line for block in case.blocks for line in block.lines):
            matters = [matter for each in api.check_text(text_of(LOGS[case.id])) for matter in each.verdict.matters]
            found += [(case, matter) for matter in matters if matter.status == NEEDS_FACT]
    return found


def test_what_only_a_person_can_say_is_asked_as_such() -> None:
    cases = undecided()
    assert cases
    for case, matter in cases:
        questions = [each for each in told(*LOGS[case.id]).questions if each.matter.number == matter.number]
        assert any(not question.not_yet for question in questions), case.id


def test_rights_say_who_may_choose_what_and_whether_it_is_time() -> None:
    desk = told(*INSUFFICIENT, "call E pass, S 4S, W pass, N pass, E pass", desk=Desk("contract-bridge"))
    assert desk.duties == ("W must pass for the rest of the auction",)
    assert {(right.who, right.what, right.now) for right in desk.rights} == {
        (("S",), "require or forbid E to lead a suit", False),
        (("S",), "require or forbid W to lead a suit", True),
    }


def test_the_end_of_a_deal_settles_what_waits() -> None:
    desk = told("dealer N", "interchanges EW", "deals N", "dealt", desk=Desk("contract-bridge"))
    assert [question.matter.headline for question in desk.questions] == ["packs-interchanged"]
    assert news(desk.tell("deal 2")) == [(SETTLED, "packs-interchanged")]
    assert desk.questions == ()


def test_a_deal_that_ends_may_leave_a_matter_undecided() -> None:
    desk = told("deal 1", *INSUFFICIENT, desk=Desk("contract-bridge"))
    assert news(desk.tell("deal 2")) == [(UNDECIDED, "insufficient-bid E")]


def test_a_matter_that_comes_to_nothing_is_withdrawn() -> None:
    hands = ("hand S SK H2", "hand W SA H3", "hand N H4 H5", "hand E H6 H7")
    desk = told("contract S 4S", "taken NS 8", "taken EW 3", "turn S", *hands, "concedes W 2", desk=Desk("contract-bridge"))
    assert news(desk.tell("disputes E")) == [(SETTLED, "defenders-concession W"), (WITHDRAWN, "conceded-winners W")]
    assert [matter.headline for each in desk.check() for matter in each.verdict.matters] == ["defenders-concession W"]


def test_what_was_said_is_put_aside_by_the_card_that_shows_a_hand_left_out() -> None:
    desk = told("dealer S", "trump C", "play W H4", "play N HK", desk=Desk("whist"))
    assert news(desk.tell("play S H6")) == [(SETTLED, "play-out-of-turn S")]  # East might still play
    assert news(desk.tell("play N S2")) == [(OPENED, "no-card-to-trick E"), (WITHDRAWN, "play-out-of-turn S")]
    assert [question.matter.headline for question in desk.questions] == ["no-card-to-trick E"]
    assert news(desk.tell("play E S5")) == [(SETTLED, "no-card-to-trick E")]
    desk.take_back()
    desk.take_back()
    assert [matter.headline for each in desk.check() for matter in each.verdict.matters] == ["play-out-of-turn S"]


def test_a_log_that_was_told_before_is_taken_up_where_it_stands() -> None:
    desk = Desk()
    desk.resume(EVENING.read_text(encoding="utf-8").splitlines())
    assert everything(desk) == everything(told(*EVENING.read_text(encoding="utf-8").splitlines()))


def standing(log: str) -> list[Matter]:
    """What a desk has said in the end, where it has said of what it said before that it is none."""
    desk, said = Desk(), dict[tuple[Any, ...], Matter]()
    for line in log.splitlines():
        for finding in desk.tell(line).findings:
            matter = finding.matter
            key = matter.at, matter.breach.name, matter.seat
            if finding.change == WITHDRAWN:
                del said[key]
            else:
                said[key] = matter
    return list(said.values())


@pytest.mark.parametrize(
    "slug", ("whist", "contract-bridge", "hearts", "euchre", "skat", "six-bid-solo", "partnership-pinochle")
)
def test_whoever_left_a_hand_out_or_led_out_of_turn_nobody_else_is_accused_at_the_table(slug: str) -> None:
    log = players()[slug](Random(f"at the desk {slug}"), slug)
    planted = [fault for fault in faults(log) if fault.kind in (LED_ANEW, PLAYED_TO, PASSED_OVER)]
    for fault in Random(slug).sample(planted, min(3, len(planted))):
        told = {each.seat for each in standing(fault.log) if is_breach(each)}
        assert told <= {each.seat for each in accused(verdict_on(fault.log))}, fault.log


def test_who_deals_is_true_from_the_beginning_of_the_deal_whenever_it_is_told() -> None:
    desk = told("deal 1", "hands N - - - -", "call S 1H", "dealer S", "call W pass", desk=Desk("contract-bridge"))
    assert desk.check() == api.check_text(desk.log)


def test_scores_so_far_are_as_played_and_as_ruled() -> None:
    desk = told(*EVENING.read_text(encoding="utf-8").splitlines())
    assert (desk.score.played.totals, desk.score.ruled.totals) == ((180, 0), (120, 0))
    told("deal 2", "contract E 1C", "won EW 7", desk=desk)
    assert (desk.score.played.totals, desk.score.ruled.totals) == ((180, 20), (120, 20))
    assert (Desk().score.played, Desk().score.ruled) == (None, None)


# --- what cannot be read


def test_a_line_that_cannot_be_read_is_told_with_its_place_and_closes_nothing() -> None:
    desk = told(*INSUFFICIENT, desk=Desk("contract-bridge"))
    questions = desk.questions
    [fault] = desk.tell("call E 1X").faults
    assert (fault.line, fault.column, bool(fault.expected)) == (4, 8, True)
    assert desk.questions == questions
    assert list(desk.faults) == [fault]
    desk.take_back()
    assert not desk.faults


@pytest.mark.parametrize(
    ("game", "players", "found"),
    [
        ("contract-brige", (), "there is no game 'contract-brige'; did you mean 'contract-bridge'?"),
        ("whist", ("Ann", "Bob"), "Whist with 2 players"),
        ("whist", ("Ann", "Ann", "Bob", "Cy"), "two players of one name"),
        (None, (), "this log does not say which game it is"),
    ],
)
def test_why_nothing_can_be_judged_is_said_with_every_line(game: str | None, players: tuple[str, ...], found: str) -> None:
    desk = Desk(game, players)
    desk.tell("dealer N")
    assert found in [fault.found for fault in desk.faults]
    assert desk.check() == api.check_text(desk.log)
    assert desk.check()[0].verdict.verdict == "unreadable"


def test_several_lines_at_once_are_refused() -> None:
    desk = Desk("whist")
    [fault] = desk.tell("dealer N\nturn N").faults
    assert (fault.line, fault.found, desk.log) == (2, "several lines at once", "game whist\n")


def test_names_may_hold_anything() -> None:
    names = ['Ann "the ace" Ames', "Bob\nBig", "Cy", "N"]
    desk = Desk("whist", names)
    desk.tell("dealer Cy")
    assert desk.faults == () and desk.check()[0].verdict.names == ('Ann "the ace" Ames', "Bob Big", "Cy", "N")


# --- cost


def test_a_line_costs_as_much_late_as_early() -> None:
    """The length of the log does not enter: the hundredth deal is told as fast as the first ones."""
    desk = Desk("contract-bridge")
    deal = ("dealer N", "auction N 1NT pass pass pass", "trick E SQ S4 S2 SA", "trick W HA HT H2 H8")
    costs = {}
    for number in range(1, 121):
        lines = (f"deal {number}", *deal)
        costs[number] = calls(lambda: list(map(desk.tell, lines)))  # noqa: B023
    assert costs[120] < 1.1 * costs[20]
