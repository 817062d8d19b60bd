"""Casebooks: how a page is read, what makes a case fail, what may be rewritten, and how pytest runs it."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from referee.casebook import (
    FAILED,
    PASSED,
    TODO,
    Case,
    Result,
    bless,
    laws_of,
    listed,
    near_misses_of,
    parse_page,
    run,
    run_pages,
    slug_of,
)

TOP = Path(__file__).parents[2]

LOG = """game contract-bridge
dealer S
call S 1S, W pass, N 2H, E 1NT  ! insufficient-bid E
call E pass
call S 2S, W pass, N pass, E pass
requires S W lead D
won NS 8
"""
BY = "insufficient-bid-corrected-by"
RULING = "insufficient-bid-corrected-by-pass E: W must pass for the rest of the auction\n"


def page(log: str = LOG, ruling: str = RULING, *, heading: str = "A case", above: str = "", below: str = "") -> str:
    return f"# Page\n\n## {heading}\n{above}\n```log\n{log}```\n```ruling\n{ruling}```\n{below}"


def case(text: str, path: Path = Path("bridge/contract-bridge.md")) -> Case:
    [found] = parse_page(path, text)
    return found


def result(ruling: str = RULING, log: str = LOG, **parts: str) -> Result:
    return run(case(page(log, ruling, **parts)))


def words(found: Result) -> list[str]:
    return [failure.words for failure in found.failures]


# --- how a page is read


def test_a_case_is_a_heading_with_a_log() -> None:
    text = "# Page\n\n## Only prose\nnothing\n\n## First\n```log\ngame a\n## no heading\n```\n"
    text += "## Second #\n````log\ngame b\n```\n````\n"
    first, second = parse_page(Path("family/page.md"), text)
    assert (first.heading, first.line, first.game) == ("First", 6, "a")
    assert (second.heading, second.line, second.game) == ("Second", 11, "b")
    assert first.blocks[0].text == "game a\n## no heading\n"
    assert first.blocks[0].first == 8
    assert first.id == "family/page/first"


@pytest.mark.parametrize(
    ("heading", "slug"),
    [
        ("A bid, too low: 1NT!", "a-bid-too-low-1nt"),
        ("Declarer's `revoke`", "declarers-revoke"),
        ("Über den Tisch", "über-den-tisch"),
        ("---", "case"),
    ],
)
def test_a_heading_is_a_name(heading: str, slug: str) -> None:
    assert slug_of(heading) == slug


def test_headings_that_are_alike_are_counted() -> None:
    text = page() + page()
    assert [each.slug for each in parse_page(Path("page.md"), text)] == ["a-case", "a-case-2"]


@pytest.mark.parametrize(
    "line", ["example: contract-bridge/ex-27", "Example: contract-bridge/ex-27.", "<!-- example: contract-bridge/ex-27 -->"]
)
def test_a_case_names_its_example(line: str) -> None:
    assert case(page(above=line)).example == "contract-bridge/ex-27"
    assert case(page()).example is None


def test_a_case_names_its_near_misses() -> None:
    text = page(above=f"near miss: insufficient-bid-accepted, contract-bridge/{BY}-other-bid.\n\nNear miss: {BY}-double")
    law = "contract-bridge/{}".format
    assert near_misses_of(case(text)) == tuple(map(law, ["insufficient-bid-accepted", f"{BY}-other-bid", f"{BY}-double"]))
    assert laws_of(case(text)) == (law("insufficient-bid-corrected-by-pass"),)
    assert words(run(case(text))) == []
    assert run(case(text)).near == near_misses_of(case(text))


def test_windows_line_ends_are_no_matter() -> None:
    assert words(run(case(page().replace("\n", "\r\n")))) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (page(below="```log\ngame a\n```\n"), "a second log block"),
        (page(above="example: a/b\nexample: a/c"), "a second example"),
        (page(above="near miss: the bid is just high enough"), "a near miss names the laws that must not speak"),
        (page(above="near miss:"), "a near miss names the laws that must not speak"),
        (page(above="but for: call E pass"), "a 'but for' stands under its near miss"),
        (page(above=f"near miss: {BY}-double\nbut for: E pass\nbut for: E pass"), "a 'but for' stands under its near miss"),
        (page(above=f"near miss: {BY}-double\nbut for:"), "a 'but for' stands under its near miss"),
        (page() + "```report\n", "this report block has no end"),
        (page("call N 1C\n"), "does not say which game"),
        (page("game contract-brige\n"), "did you mean 'contract-bridge'?"),
        (page("game contract-bridge\ncall N 1SS\n"), "'1SS' is not a call"),
    ],
)
def test_what_is_wrong_with_its_form_is_told(text: str, complaint: str) -> None:
    found = run(case(text))
    assert found.result == FAILED
    assert any(complaint in each for each in words(found)), words(found)


def test_laws_are_known_without_running() -> None:
    text = page(LOG + 'note "oh ! bid-over-seven" # ! call-when-barred\n', RULING + "call-when-barred W: it counts as a pass\n")
    assert laws_of(case(text)) == ("contract-bridge/insufficient-bid-corrected-by-pass", "contract-bridge/call-when-barred")
    assert listed(case(text)).result is None
    assert laws_of(case(page(LOG.replace("! insufficient-bid", "! bid-over-seven"), "tricks: 8\n"))) == (
        "contract-bridge/bid-over-seven",
    )


# --- marks


def test_a_case_that_holds_passes() -> None:
    assert words(result()) == []
    assert result().result == PASSED


@pytest.mark.parametrize("mark", ["insufficient-bid E", "insufficient-bid", "insufficient-bid-corrected-by-pass E"])
def test_a_mark_names_a_breach_or_a_law(mark: str) -> None:
    assert words(result(log=LOG.replace("insufficient-bid E", mark))) == []


@pytest.mark.parametrize("mark", ["insufficient-bid W", "revoke E", "insufficient-bid-accepted E"])
def test_a_mark_that_is_not_met_and_what_is_not_marked(mark: str) -> None:
    found = result(log=LOG.replace("insufficient-bid E", mark))
    assert [failure.line for failure in found.failures] == [8, 8]
    assert words(found) == [
        f"marked '! {mark}'; the referee finds ! insufficient-bid E (insufficient-bid-corrected-by-pass) [due]",
        "not marked: ! insufficient-bid E (insufficient-bid-corrected-by-pass) [due]: E bid 1NT over N's 2H",
    ]


def test_a_mark_on_another_line_is_none() -> None:
    log = LOG.replace("  ! insufficient-bid E", "").replace("call E pass", "call E pass ! insufficient-bid E")
    assert [failure.line for failure in result(log=log).failures] == [8, 9]


def test_an_unmarked_line_must_be_clean() -> None:
    log = LOG.replace("call S 2S, W pass", "call S 2S, W pass, W pass")
    assert any(each.startswith("not marked: ! called-again W") for each in words(result(log=log)))


OUT_OF_ROTATION = "game contract-bridge\ndealer S\ncall N 1S{}\nattention E\ncall S pass, W pass, N pass, E pass\n"
ITS_LAWS = ["call-out-of-rotation-cancelled", "bid-out-of-turn-before-any-call"]


@pytest.mark.parametrize("mark", ["call-out-of-rotation", "bid-out-of-turn", *ITS_LAWS])
def test_one_mark_covers_a_cause_and_what_it_brought(mark: str) -> None:
    found = result("\n".join(ITS_LAWS) + "\n", OUT_OF_ROTATION.format(f" ! {mark} N"))
    assert not [each for each in words(found) if "marked" in each]
    unmarked = result("\n".join(ITS_LAWS) + "\n", OUT_OF_ROTATION.format(""))
    assert [each for each in words(unmarked) if each.startswith("not marked: ")]


ASKS = """game contract-bridge
hands N AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432
contract S 1NT
play W CA
asks W N revoke
play N {}
"""


def test_what_is_allowed_needs_no_mark_and_a_doubt_does() -> None:
    assert words(result("verdict: clean\n", ASKS.format("SA"))) == []
    assert words(result("verdict: suspect\n", ASKS.format("DA ! record-does-not-hold"))) == []
    assert any("not marked" in each for each in words(result("verdict: suspect\n", ASKS.format("DA"))))


# --- rulings


@pytest.mark.parametrize(
    "line",
    [
        "insufficient-bid-corrected-by-pass",
        "insufficient-bid-corrected-by-pass E",
        "insufficient-bid-corrected-by-pass E [due]",
        "insufficient-bid-corrected-by-pass E due: W must pass for the rest of the auction",
        "insufficient-bid-corrected-by-pass: W   MUST pass for the rest of the auction.",
        "insufficient-bid E: w must pass for the rest of the auction   # as the book has it",
        "contract-bridge/insufficient-bid-corrected-by-pass E: taken: W must lead diamonds",
        "insufficient-bid E: W must pass for the rest of the auction; taken: W must lead diamonds",
    ],
)
def test_a_ruling_that_is_given(line: str) -> None:
    assert words(result(line + "\n")) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("insufficient-bid-accepted E", "expected a ruling under 'insufficient-bid-accepted E'; found ! insufficient-bid E"),
        ("insufficient-bid W", "expected a ruling under 'insufficient-bid W'; found ! insufficient-bid E"),
        ("insufficient-bid E [condoned]", "expected insufficient-bid to be [condoned]; found [due]"),
        ("insufficient-bid E: W must pass", "expected 'W must pass'; found 'W must pass for the rest of the auction; "),
        (
            "insufficient-bid E: taken: W must lead clubs",
            "expected to be taken: 'W must lead clubs'; found 'W must lead diamonds'",
        ),
        ("what is this", "'what is this' is neither a ruling"),
    ],
)
def test_a_ruling_that_is_not_given(line: str, complaint: str) -> None:
    found = result(line + "\n")
    assert (found.result, found.failures[0].line) == (FAILED, 5) or found.failures[-1].line == 15
    assert any(each.startswith(complaint) for each in words(found)), words(found)


def test_a_breach_needs_a_ruling_or_a_mark_that_names_its_law() -> None:
    assert words(result("tricks: 8\n"))[0].startswith("no ruling line and no mark names the law of ! insufficient-bid E")
    assert words(result("tricks: 8\n", LOG.replace("insufficient-bid E", "insufficient-bid-corrected-by-pass E"))) == []


def test_two_rulings_alike_need_two_matters() -> None:
    log = "game contract-bridge\n" + "deal\ndealer N\ncall N 1C, E 1C ! insufficient-bid E\n" * 2
    assert words(result("insufficient-bid E\ninsufficient-bid E\n", log)) == []
    assert [each[:24] for each in words(result("insufficient-bid E\n", log))] == ["no ruling line and no ma"]


def test_branches_are_named_by_their_laws() -> None:
    log = "game contract-bridge\ncall N 1C, E 1C ! insufficient-bid E\n"
    line = "insufficient-bid E [open]: insufficient-bid-accepted; insufficient-bid-corrected-by-pass\n"
    assert words(result(line, log)) == []
    assert words(result("insufficient-bid E [open]: bid-over-seven\n", log))[0].startswith("expected 'bid-over-seven'; found ")


# --- near misses


def test_a_law_of_the_same_name_as_its_breach_can_be_missed() -> None:
    log = "game contract-bridge\ndealer S\ncall S 7S, W 8C ! bid-over-seven W\ncall N pass\n"
    found = result("improper-call-overcalled-by-left-opponent W\n", log, above="near miss: bid-over-seven")
    assert words(found) == []
    assert found.laws == ("contract-bridge/improper-call-overcalled-by-left-opponent",)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("insufficient-bid-corrected-by-pass", "this was to be a near miss of insufficient-bid-corrected-by-pass, and it"),
        ("insufficient-bid", "a near miss of 'insufficient-bid', and contract-bridge has no such law"),  # a breach
        ("bid-over-eight", "a near miss of 'bid-over-eight', and contract-bridge has no such law"),
    ],
)
def test_a_near_miss_must_be_one(name: str, complaint: str) -> None:
    found = result(above=f"near miss: insufficient-bid-accepted, {name}")
    assert [failure.line for failure in found.failures] == [4]
    assert words(found)[0].startswith(complaint)


def test_a_law_that_may_yet_speak_is_not_missed() -> None:
    log = "game contract-bridge\ncall N 1C, E 1C ! insufficient-bid E\n"
    [complaint] = words(result("insufficient-bid E [open]\n", log, above="near miss: insufficient-bid-accepted"))
    assert complaint.startswith("this was to be a near miss of insufficient-bid-accepted, and it may yet speak to ! insuff")


def test_a_law_that_has_nothing_to_speak_to_is_not_missed() -> None:
    [complaint] = words(result(above="near miss: bid-over-seven"))
    assert complaint == "no matter here is about bid-not-listed, so say but for what bid-over-seven would speak"


HIGH_ENOUGH = "game contract-bridge\ndealer S\ncall S 2C, W 2D, N pass, E pass, S pass\n"


@pytest.mark.parametrize(
    "above",
    [
        "near miss: insufficient-bid-accepted\nbut for: W 2D -> W 1D",
        "near miss: insufficient-bid-accepted\nbut for: W  2D -> W 1D",  # blanks do not count
        "Near miss: insufficient-bid-accepted\n\nBut for: 2D -> 1D",
        "near miss: insufficient-bid-accepted\nbut for: 2D->1D",
        "near miss: insufficient-bid-accepted\nbut for: 2D -> 1D\n"
        "near miss: harmless-call-after-auction-closed\nbut for: S pass -> S pass, W pass",
        "near miss: improper-call-overcalled-by-left-opponent\nbut for: W 2D",  # left out
    ],
)
def test_a_near_miss_says_but_for_what_the_law_would_speak(above: str) -> None:
    assert words(result("verdict: clean\n", HIGH_ENOUGH, above=above)) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("W pass -> W 8C", "'W pass' stands 2 times in the log; what is changed stands there once"),
        ("8S -> 2S", "'8S' stands 0 times in the log"),
        ("S 2 -> S 8", "'S 2' stands 0 times in the log"),  # whole words
        ("2S -> 8SS", "with '8SS' the log cannot be read: line 5 column 8: '8SS' is not a call"),
        ("2S -> 7S", "bid-over-seven does not speak then either; found ! insufficient-bid E"),
    ],
)
def test_what_makes_the_law_speak_is_tried(change: str, complaint: str) -> None:
    found = result(above=f"near miss: bid-over-seven\nbut for: {change}")
    assert [failure.line for failure in found.failures] == [5]
    assert words(found)[0].startswith(complaint), words(found)


def test_a_near_miss_needs_a_log() -> None:
    text = "## Asked\nnear miss: bid-over-seven\n```ask\nEast bids 8C\n```\n"
    assert words(run(case(text, Path("bridge/contract-bridge.md")))) == ["a near miss needs a log"]


# --- outcomes

TWO_DEALS = """game contract-bridge
deal
contract S 2H
won NS 9
deal
contract W 4S doubled
won EW 8
honors N 4
"""
RUBBER = """game contract-bridge
contract S 4H
won NS 10
deal
contract S 4H
won NS 10
"""


@pytest.mark.parametrize(
    ("log", "right", "wrong"),
    [
        (TWO_DEALS, "contract: 4S doubled by W", "contract: 4S by W"),
        (TWO_DEALS, "deal 1 contract: 2H by S", "deal 2 contract: 2H by S"),
        (TWO_DEALS, "tricks: 8", "tricks: 9"),
        (TWO_DEALS, "deal 1 tricks as ruled: 9", "deal 1 tricks as ruled: 8"),
        (TWO_DEALS, "score: N-S 400 above", "score: N-S 300 above"),
        (TWO_DEALS, "score: NS 400", "score: EW 400"),
        (TWO_DEALS, "deal 1 score: N-S 60 below, 30 above", "deal 1 score: N-S 30 below, 60 above"),
        (TWO_DEALS, "deal 1 score: N-S 60 below, 30 above; E-W 0", "deal 1 score: N-S 60 below, 30 above; E-W 10"),
        (TWO_DEALS, "total: N-S 490, E-W 0", "total: N-S 490"),
        (TWO_DEALS, "games as ruled: n-s 0, e-w 0", "games as ruled: N-S 1, E-W 0"),
        (TWO_DEALS, "verdict: clean", "verdict: breach"),
        (TWO_DEALS, "void: no", "void: yes"),
        (TWO_DEALS, "over: no", "over: yes"),
        (RUBBER, "total: N-S 940, E-W 0", "total: N-S 94,0, E-W 0"),
        (RUBBER, "back score: 9", "back score: 8"),
        (RUBBER, "score: N-S 120 below, 700 above", "score: N-S 120 below"),
    ],
)  # fmt: skip
def test_outcomes_are_compared(log: str, right: str, wrong: str) -> None:
    assert words(result(right + "\n", log)) == []
    assert result(wrong + "\n", log).result == FAILED


def test_an_outcome_that_nothing_has_and_those_there_are() -> None:
    [complaint] = words(result("tricsk: 8\n", TWO_DEALS))
    assert complaint.startswith("nothing here is called 'tricsk'; there are: contract, tricks, score")


# --- gaps that are known


@pytest.mark.parametrize("where", [{"heading": "A case (todo: later)"}, {"above": "todo: later"}])
def test_a_known_gap_may_fail_and_must(where: dict[str, str]) -> None:
    fails = result("tricks: 3\n" + RULING, **where)
    assert (fails.result, fails.case.todo, fails.case.slug) == (TODO, "later", "a-case")
    passes = result(**where)
    assert passes.result == FAILED
    assert words(passes) == ["this passes now, so take away its todo (later)"]


# --- questions


def test_a_question_is_answered_with_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []

    def answered(game: object, words: str, log: str, facts: dict[str, str]) -> list[str]:
        heard.append((words, log, facts))
        return ["bid-over-seven"]

    monkeypatch.setattr("referee.casebook.running.laws_answered", answered)
    text = "## Asked\n```ask\nEast bids 8C\naccepted=no\n-> {}\n```\n"
    path = Path("bridge/contract-bridge.md")
    right, wrong = (case(text.format(law), path) for law in ("bid-over-seven", "revoke-corrected"))
    assert (run(right).result, run(wrong).result) == (PASSED, FAILED)
    assert heard[0] == ("East bids 8C", "", {"accepted": "no"})
    assert laws_of(right) == ("contract-bridge/bid-over-seven",)
    assert words(run(wrong)) == ["expected the answer revoke-corrected; found bid-over-seven"]


# --- reports


@pytest.fixture
def book(tmp_path: Path) -> Callable[[str], Path]:
    def written(text: str) -> Path:
        path = tmp_path / "cases" / "bids.md"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode())
        return path

    return written


STALE = "```report\nold\n```\n"


def test_a_stale_report_fails_and_is_blessed(book: Callable[[str], Path]) -> None:
    path = book(page(below=STALE))
    [stale] = run_pages([path])
    assert stale.result == FAILED
    assert words(stale)[0].startswith("the report is stale; it says 'old' and the referee 'insufficient-bid E: E bid 1NT")
    [blessed] = run_pages([path], blessing=True)
    assert blessed.result == PASSED
    [fresh] = run_pages([path])
    assert fresh.result == PASSED
    before, report, after = path.read_text().partition("```report\n")
    assert before + report + "old\n```\n" == page(below=STALE)
    assert after.startswith("insufficient-bid E: E bid 1NT over N's 2H\n")


@pytest.mark.parametrize("text", [page(), page(below="```text\nold\n```\n")])
def test_nothing_but_reports_is_rewritten(book: Callable[[str], Path], text: str) -> None:
    path = book(text)
    list(run_pages([path], blessing=True))
    assert path.read_text() == text


def test_what_is_no_text_stays_where_a_page_is_blessed(book: Callable[[str], Path]) -> None:
    path = book(page(below=STALE))
    path.write_bytes(b"\xff\xfe\0\n" + path.read_bytes())
    assert [each.result for each in run_pages([path], blessing=True)] == [PASSED]
    assert path.read_bytes().startswith(b"\xff\xfe\0\n") and b"\nold\n" not in path.read_bytes()


def test_blessing_does_not_touch_the_verdict(book: Callable[[str], Path]) -> None:
    path = book(page(LOG.replace("bid E", "bid W"), "tricks: 3\n", below=STALE))
    [blessed] = run_pages([path], blessing=True)
    assert blessed.result == FAILED
    assert "! insufficient-bid W\n" in path.read_text()
    assert "```ruling\ntricks: 3\n```" in path.read_text()
    assert "\nold\n" not in path.read_text()


def test_reports_that_are_alike_are_each_in_their_place(book: Callable[[str], Path]) -> None:
    clean = page("game contract-bridge\n", "verdict: clean\n", heading="Clean", below=STALE)
    path = book((page(below=STALE) + clean + page(below=STALE)).replace("\n", "\r\n"))
    assert [each.result for each in run_pages([path], blessing=True)] == [PASSED] * 3
    assert [each.result for each in run_pages([path])] == [PASSED] * 3
    text = path.read_bytes().decode()
    assert text.count("\r\nclean\r\n```") == 1
    assert text.count("\n") == text.count("\r\n")
    assert bless(path, run_pages([path])) == 0


# --- pytest


def pytest_run(folder: Path, *words: str) -> str:
    installed = any(point.name == "referee" for point in entry_points(group="pytest11"))
    plugin = [] if installed else ["-p", "referee.pytest_plugin"]
    command = [sys.executable, "-m", "pytest", *plugin, "-p", "no:cacheprovider", "-rA", *words]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "PY_COLORS": "0"}
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment, check=False, timeout=120)
    return ran.stdout + ran.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "README.md").write_text("## A log of ours\n```log\n2026-01-01 12:00 started\n```\n")
    (tmp_path / "latin.md").write_bytes(b"## caf\xe9\n")
    (tmp_path / "test_other.py").write_text("def test_other():\n    pass\n")
    held, wrong = page(heading="It holds"), page(ruling="tricks: 3\n" + RULING, heading="It fails", below=STALE)
    gap = page(ruling="tricks: 3\n" + RULING, heading="It is a gap", above="todo: later")
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "bids.md").write_text(held + wrong + gap)
    return tmp_path


def test_pytest_finds_pages_and_leaves_others_alone(folder: Path) -> None:
    output = pytest_run(folder)
    assert "PASSED cases/bids.md::it-holds" in output
    assert "FAILED cases/bids.md::it-fails" in output
    assert "XFAIL cases/bids.md::it-is-a-gap - todo: later" in output
    assert "PASSED test_other.py::test_other" in output
    assert "1 failed, 2 passed, 1 xfailed" in output
    assert "bids.md:31: expected tricks: 3; found 8" in output
    assert "Traceback" not in output


def test_pytest_picks_cases_by_their_names(folder: Path) -> None:
    assert "1 passed, 3 deselected" in pytest_run(folder, "-k", "holds")
    assert "1 passed" in pytest_run(folder, "cases/bids.md::it-holds")


def test_pytest_blesses_reports_alone(folder: Path) -> None:
    path = folder / "cases" / "bids.md"
    before = path.read_text()
    pytest_run(folder)
    assert path.read_text() == before
    output = pytest_run(folder, "--bless")
    assert "FAILED cases/bids.md::it-fails" in output
    head, _, _ = before.partition("```report\n")
    assert path.read_text().startswith(head + "```report\ninsufficient-bid E: E bid 1NT")
    assert path.read_text().count("tricks: 3") == 2
