"""The command line: what it says, where it says it, and the status it leaves with."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from referee import __version__, api, cli
from referee.__main__ import main as started
from referee.cli import app
from referee.reading.shown import Remembered

TOP = Path(__file__).parent.parent

CLEAN = "game contract-bridge\ncontract S 2H\nwon NS 9\n"
BREACH = "game contract-bridge\ncall N 1C, E 1C\n"
SUSPECT = "game contract-bridge\nhands N AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -\ncontract S 1NT\nplay W SA\n"
UNREADABLE = "game contract-bridge\ncall E 1SS\n"
COMMANDS = ("check", "ask", "casebook", "games", "laws", "show", "law")


def run(*words: object, text: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words], input=text, prog_name="referee")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def run_alone(*words: str, **given: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, as a shell does it."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), **given}
    command = [sys.executable, "-m", "referee.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=60)


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    for name, text in (("clean", CLEAN), ("breach", BREACH), ("suspect", SUSPECT), ("unreadable", UNREADABLE)):
        (tmp_path / f"{name}.log").write_text(text, encoding="utf-8")
    return tmp_path


# --- the status


@pytest.mark.parametrize(
    ("names", "status"),
    [
        (["clean"], 0),
        (["suspect"], 0),
        (["breach"], 1),
        (["clean", "breach", "suspect"], 1),
        (["unreadable"], 2),
        (["unreadable", "breach"], 3),
        (["missing"], 2),
        (["clean", "missing", "breach"], 3),
    ],
)
@pytest.mark.parametrize("format", ["text", "json", "sarif", "github", "html"])
def test_the_status_says_how_it_went(logs: Path, names: list[str], status: int, format: str) -> None:
    assert run("check", *(logs / f"{name}.log" for name in names), "--format", format).exit_code == status


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["check"], "Missing argument"),
        (["check", "x", "--format", "xml"], "xml"),
        (["check", "x", "--nonsense"], "--nonsense"),
        (["chekc", "x"], "chekc"),
        (["check", "x", "--game", "contract-brige"], "did you mean 'contract-bridge'?"),
        (["show", "contract-brige"], "did you mean 'contract-bridge'?"),
        (["laws", "contract-brige"], "did you mean 'contract-bridge'?"),
        (["ask", "contract-brige", "East revokes"], "did you mean 'contract-bridge'?"),
        (["ask", "contract-bridge", "East revokes", "--fact", "accepted"], "write name=answer"),
        (["law", "bid-over-sevn"], "did you mean 'bid-over-seven'?"),
        (["law", "contract-bridge/bid-over-sevn"], "did you mean 'contract-bridge/bid-over-seven'?"),
        (["casebook", "no-such-page.md"], "no-such-page.md"),
    ],
)
def test_wrong_use_is_explained_in_a_sentence(words: list[str], hint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert result.stdout == ""


def test_a_log_of_a_game_that_is_not_there(tmp_path: Path) -> None:
    result = run("check", "-", text="game contract-brige\ncall N 1C\n")
    assert result.exit_code == 2
    assert "there is no game 'contract-brige'; did you mean 'contract-bridge'?" in result.stdout


def test_a_log_that_does_not_name_its_game() -> None:
    text = "call N 1C, E 1C\n"
    result = run("check", "-", text=text)
    assert (result.exit_code, "--game contract-bridge" in result.stdout) == (2, True)
    assert run("check", "-", "--game", "contract-bridge", text=text).exit_code == 1


# --- what is read and what is written


def test_folders_and_standard_input(logs: Path) -> None:
    result = run("check", logs, "-", "--format", "json", text=CLEAN)
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    names = [row["file"].rpartition("/")[2] for row in rows]
    assert names == ["breach.log", "clean.log", "suspect.log", "unreadable.log", "standard input"]
    assert [row["verdict"] for row in rows] == ["breach", "clean", "suspect", "unreadable", "clean"]


def test_a_report_goes_where_it_is_wanted(logs: Path) -> None:
    out = logs / "report.json"
    result = run("check", logs / "breach.log", "--format", "json", "--output", out)
    assert (result.exit_code, result.stdout) == (1, "")
    assert json.loads(out.read_text(encoding="utf-8"))["verdict"] == "breach"


def test_a_report_that_cannot_be_written(logs: Path) -> None:
    result = run("check", logs / "breach.log", "--output", logs / "no" / "where")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n \n",
        b"# nothing but a remark\n",
        b"\x7fELF\0\0\0",
        BREACH.encode("utf-16"),
        b"game contract-bridge\nnote " + b"x" * 5_000_000,
        b"\x1f\x8b\x08 broken",
    ],
)
def test_what_cannot_be_a_log_gets_one_message(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.log"
    path.write_bytes(content)
    result = run("check", path)
    assert result.exit_code == 2
    [message] = [line for line in result.stdout.splitlines() if line]
    assert message.startswith(f"{path}: ")


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass"))))
def test_no_bytes_make_a_traceback(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.log"
        path.write_bytes(b"game contract-bridge\n" + content)
        for format in ("text", "json", "sarif", "github", "html"):
            assert run("check", path, "--format", format).exit_code in (0, 1, 2)


def test_latin_letters_deserve_a_note(tmp_path: Path) -> None:
    path = tmp_path / "old.log"
    path.write_bytes(CLEAN.encode() + 'note "Müller"\n'.encode("latin-1"))
    result = run("check", path)
    assert result.exit_code == 0
    assert "read as Latin-1" in result.stderr


def test_each_record_of_a_long_file_shows_its_own_lines() -> None:
    """The lines of records that are done with are forgotten, and those of the next are not."""
    records = [
        f"game contract-bridge\ndeal {number}\n" + "\n" * 40 + f"call N 1C, E 1C # {number}\n" for number in range(1, 200)
    ]
    checked = api.check_text("".join(records))
    assert len(checked) == len(records)
    for number, each in enumerate(checked, 1):
        assert list(each.lines.values()) == [f"call N 1C, E 1C # {number}"]


def test_lines_are_forgotten_with_their_record() -> None:
    lines = Remembered(f"line {number}" for number in range(1, 10_001))
    for number, _ in enumerate(lines, 1):
        if number % 2500 == 0:
            assert lines.these({number}) == {number: f"line {number}"}
            lines.forget(number - 10)
    assert lines.these({1, 9989, 9990, 10_000}) == {9990: "line 9990", 10_000: "line 10000"}


# --- colour


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colour_is_for_terminals(logs: Path, environment: dict[str, str], coloured: bool) -> None:
    import pty

    master, slave = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    command = [sys.executable, "-m", "referee.cli", "check", str(logs / "breach.log")]
    with subprocess.Popen(
        command,
        stdout=slave,
        stderr=slave,
        stdin=slave,
        env={**variables, "TERM": "xterm", "PYTHONPATH": str(TOP), **environment},
    ):
        os.close(slave)
        shown = b""
        while chunk := _read(master):
            shown += chunk
    os.close(master)
    assert b"insufficient-bid E" in shown
    assert (b"\x1b[" in shown) == coloured


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # whoever wrote has gone
        return b""


def test_no_colour_in_a_pipe(logs: Path) -> None:
    result = run_alone("check", str(logs / "breach.log"), TERM="xterm")
    assert result.returncode == 1
    assert "\x1b" not in result.stdout
    assert result.stderr == ""


# --- the rest of the commands


def test_the_version_comes_at_once() -> None:
    result = run_alone("--version")
    assert (result.returncode, result.stdout) == (0, f"referee {__version__}\n")
    program = "import sys, referee.cli; sys.exit(bool({'lark', 'rich', 'referee.families'} & set(sys.modules)))"
    assert (
        subprocess.run([sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": str(TOP)}, check=False).returncode == 0
    )


def test_a_reader_who_has_seen_enough() -> None:
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    with subprocess.Popen(
        [sys.executable, "-m", "referee.cli", "show", "contract-bridge"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_examples(command: str) -> None:
    text = run(command, "--help").stdout
    assert "Example" in text
    assert f"  referee {command}" in text


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    assert [command for command in COMMANDS if f"  {command} " not in text] == []


def rows(*words: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in run(*words, "--format", "json").stdout.splitlines()]


def test_games_and_laws_for_other_programs() -> None:
    games = rows("games")
    assert [set(game) for game in games] == [
        {"schema", "slug", "title", "book", "family", "base", "laws", "cases", "unencoded"}
    ] * len(games)
    [bridge] = [game for game in games if game["slug"] == "contract-bridge"]
    laws = rows("laws", "contract-bridge")
    assert bridge["laws"] == len(laws) > 50
    assert {law["game"] for law in laws} == {"contract-bridge"}
    assert len(rows("laws")) == sum(int(str(game["laws"])) for game in games)
    [law] = [law for law in laws if law["id"] == "contract-bridge/insufficient-bid-corrected-by-pass"]
    assert set(law) == {
        "schema", "id", "game", "book", "lines", "breach", "facts", "until", "remedy", "chooser", "kind", "says", "cases",
    }  # fmt: skip
    assert (law["facts"], law["breach"]) == (
        {"accepted": [{"id": "no", "words": "no"}], "replaced-by": [{"id": "pass", "words": "a pass"}]},
        ["insufficient-bid"],
    )


def test_lists_to_read() -> None:
    assert "contract-bridge " in run("games").stdout
    assert "contract-bridge/bid-over-seven (usp56 " in run("laws", "contract-bridge").stdout
    assert "bid-over-seven\n" in run("show", "contract-bridge").stdout
    assert run("law", "chicane").stdout == run("law", "bridge-whist/chicane").stdout
    assert "there are several laws 'bid-over-seven'" in run("law", "bid-over-seven").stderr


def test_a_law_tells_its_near_misses_apart() -> None:
    shown, escaped = run("law", "contract-bridge/bid-over-seven").stdout.split("Near misses, in which it does not speak:\n")
    assert "contract-bridge-impossible-calls/a-bid-of-eight\n" in shown
    assert "contract-bridge-impossible-calls/a-bid-of-eight-called-over-is-only-a-pass\n" in escaped
    assert "seven-no-trump-can-be-bid" not in shown


def test_a_casebook_of_ones_own(tmp_path: Path) -> None:
    page = tmp_path / "mine" / "bids.md"
    page.parent.mkdir()
    near = "near miss: improper-call-overcalled-by-left-opponent\nbut for: E 1C -> S 1C, W pass\n"
    log = f"{near}```log\n{BREACH.rstrip()} ! insufficient-bid E\n```\n"
    page.write_text(f"## Too low\n{log}```ruling\ninsufficient-bid E [open]\n```\n")
    assert run("casebook", tmp_path).exit_code == 0
    assert run("casebook", page).stdout == "1 cases: 1 passed\n"
    [row] = rows("casebook", str(page), "--list")
    assert row == {
        "schema": 1, "id": "mine/bids/too-low", "file": str(page), "line": 1, "game": "contract-bridge", "laws": [],
        "near": ["contract-bridge/improper-call-overcalled-by-left-opponent"], "example": None, "result": None,
    }  # fmt: skip
    page.write_text(page.read_text().replace("E\n```", "W\n```"))
    failed = run("casebook", page)
    assert failed.exit_code == 1
    assert f"{page}:6: marked '! insufficient-bid W'; the referee finds ! insufficient-bid E" in failed.stdout


def test_a_folder_without_a_case(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# Nothing\n")
    assert run("casebook", tmp_path).exit_code == 2


@pytest.mark.parametrize(
    ("log", "why"),
    [
        ("game cribbage\nplayers Ann Bob\nplay W SA\n", "'play' names a player who does not sit at this table"),
        ("game cribbage\nplayers Ann Bob Cid\nplay Ann SA\n", "Cribbage with 3 players"),
        ("game no-game\nplay N SA\n", "there is no game 'no-game'"),
        ("game whist\nplay N SA\n", "is a log of Whist, and the question is one of Cribbage"),
    ],
)
def test_a_log_of_which_the_question_cannot_be(tmp_path: Path, log: str, why: str) -> None:
    path = tmp_path / "some.log"
    path.write_text(log)
    told = run("ask", "cribbage", "Was the ace all right?", "--log", path)
    assert (told.exit_code, told.stdout) == (2, "")
    assert why in told.stderr and told.stderr.count("\n") == 1


HOSTILE = "\x1b[2J\x9b1m\u202e<b>\u2066\x07"


@pytest.mark.parametrize("format", ["text", "json", "sarif", "github", "html"])
def test_names_and_remarks_are_text_and_no_more(tmp_path: Path, format: str) -> None:
    log = tmp_path / f"a{HOSTILE.replace('/', '')}.log"
    log.write_text(
        f'game contract-bridge\nplayers N "{HOSTILE}"\ndealer N\ncall N 1C, E 1C\nplaye {HOSTILE}\nnote "{HOSTILE}"\n'
    )
    told = run("check", log, "--format", format)
    assert told.exit_code in (2, 3)
    assert all(letter.isprintable() or letter == "\n" for letter in told.stdout + told.stderr)
    assert format != "html" or "<b>" not in told.stdout
    missing = run("check", tmp_path / f"{HOSTILE}\nno", "--format", format)
    assert all(letter.isprintable() or letter == "\n" for letter in missing.stdout + missing.stderr)


def test_what_stops_the_loading_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    with pytest.raises(SystemExit) as left:
        started()
    assert (left.value.code, capsys.readouterr().err) == (130, "referee: stopped\n")
