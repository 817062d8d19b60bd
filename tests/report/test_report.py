"""Reports: what is told, where it points, and that other programs can read it."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from markupsafe import Markup

from referee import api
from referee.core.fact import Fact
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Span
from referee.core.remedy import Consequence
from referee.core.status import NEEDS_FACT
from referee.core.subject import Breach, Deed
from referee.core.verdict import Verdict
from referee.families import games
from referee.mechanics.rulings.gives.parts import Must
from referee.page.cards import suited
from referee.report import Checked, grouped, in_general, options, question_of, refused
from referee.report.github import command
from referee.report.text import LONGEST_SHEET, WIDEST, body, plain

#: the schema of the standard itself, as OASIS publishes it
SARIF_SCHEMA = Path(__file__).parents[1] / "data" / "sarif-schema-2.1.0.json"

CORRECTED_BY_PASS = """game contract-bridge
dealer S
call S 1S, W pass, N 2H, E 1NT
call E pass
call S pass, W pass
"""
OUT_OF_ROTATION = """game contract-bridge
dealer S
call N 1S
attention E
"""
NEVER_SETTLED = """game contract-bridge
call N 1C, E 1C
"""
#: an act that the book allows, and a card that another hand holds
REMARK_AND_SUSPICION = """game contract-bridge
hands N AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432
contract S 1NT
play W CA
asks W N revoke
play N DA
"""
UNREADABLE = """game contract-bridge
call N 1C
call E 1SS
"""
PART_SCORE = """game contract-bridge
contract S 2H
won NS 9
"""


def told(text: str) -> list[str]:
    """The report on a text, without its heading and its summary."""
    [checked] = api.check_text(text)
    return [plain(line).rstrip("\n") for line in body(checked)]


def row_of(text: str, file: str = "a.log") -> dict[str, Any]:
    [line] = api.report(api.check_text(text, file=file), "json")
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


# --- text


def test_a_ruling_is_told_from_the_fact_to_the_law() -> None:
    lines = told(CORRECTED_BY_PASS)
    assert lines[:6] == [
        "insufficient-bid E: E bid 1NT over N's 2H",
        "   |",
        " 3 | call S 1S, W pass, N 2H, E 1NT",
        "   |                          ^^^^^",
        " 4 | call E pass",
        "   |      ------ settled here",
    ]
    labels = [line.split(":")[0].strip(" =") for line in lines if line.startswith("   = ")]
    assert labels == ["ruling", "choice", "bound", "facts", "law"]
    assert "   = facts: accepted=no, replaced-by=a pass" in lines
    [law] = [line for line in lines if line.startswith("   = law: ")]
    assert law.startswith("   = law: contract-bridge/insufficient-bid-corrected-by-pass (usp56 ")


def test_each_consequence_has_a_line_of_its_own() -> None:
    lines = told(CORRECTED_BY_PASS)
    place = lines.index("   = ruling: [optional] W must pass for the rest of the auction")
    assert lines[place + 1].startswith("             if an opponent becomes declarer")


def test_one_cause_has_one_headline() -> None:
    lines = told(OUT_OF_ROTATION)
    headlines = [line for line in lines if line and not line.startswith(" ")]
    assert headlines[0] == "call-out-of-rotation N: N called 1S when it was S's turn"
    assert not any(line.startswith("bid-out-of-turn") for line in headlines)
    assert "   = and: bid-out-of-turn N" in lines
    assert sum(line.startswith("   = ruling: ") for line in lines) == 1 + sum(line.startswith("   = and: ") for line in lines)


def test_another_cause_has_a_headline_of_its_own() -> None:
    breach = Breach("b", "")
    first = Matter(breach, 0, "N did one thing", number=1)
    same = Matter(breach, 0, "N did one thing", number=2, cause=1)
    other = Matter(breach, 0, "N did another", number=3, cause=1)
    assert grouped([other, same, first]) == [(first, (same,)), (other, ())]


def test_a_matter_that_is_not_decided_shows_its_branches() -> None:
    lines = told(NEVER_SETTLED)
    assert any(line.startswith("   = ruling: [open] ") for line in lines)
    assert "   = if: replaced-by=a pass, accepted=no" in lines
    after = lines[lines.index("   = if: accepted=yes") + 1]
    assert after.startswith("         contract-bridge/insufficient-bid-accepted (usp56 ")
    assert not any(line.startswith("   = law") for line in lines)


def test_a_fact_that_is_needed_is_asked_for_with_the_seats_of_the_matter() -> None:
    fact = Fact("agreed", "Did {left} ask {offender}, or {partner} {right}? {else}", lambda table, matter, act: None)
    assert question_of(fact, 1) == "Did S ask E, or W N? {else}"
    law = Law("x", when=[fact.yes], cite="usp56 1", says="so it is")
    matter = Matter(Breach("b", ""), 1, "why", Span(1, 1, 2), 1, status=NEEDS_FACT, candidates=(law,))
    lines = [plain(line) for line in body(Checked("", Verdict(None, 1, 1, (matter,), (), (), 1)))]
    assert "   = question: Did S ask E, or W N? {else} (agreed: yes, no)\n" in lines
    assert "   = if: agreed=yes\n" in lines


def test_what_is_allowed_is_a_quiet_remark_and_a_doubt_accuses_nobody() -> None:
    lines = told(REMARK_AND_SUSPICION)
    assert lines[0].startswith("asks-about-revoke W, line 5: ")
    assert lines[1].startswith("   = ")
    assert lines[1].endswith("contract-bridge/asking-about-a-revoke (usp56 880)")
    assert any(line.startswith("   = ruling: [suspect record] ") for line in lines)
    [checked] = api.check_text(REMARK_AND_SUSPICION)
    assert checked.verdict.verdict == "suspect"


def test_what_is_allowed_and_yet_costs_something_is_told_whole() -> None:
    seen = []
    for bites in (True, False):
        law = Law(
            "x", remedy=Must("pass", "E must pass", lambda table, matter: table, bites=bites), cite="usp56 1", says="so it is"
        )
        remedy = (Consequence("E must pass"),)
        matter = Matter(Deed("b", ""), 1, "why", Span(1, 1, 2), 1, law=law, status="due", remedy=remedy)
        seen.append([plain(line) for line in body(Checked("", Verdict(None, 1, 1, (matter,), (), (), 1)))])
    whole, quiet = seen
    assert "   = ruling: [due] E must pass\n" in whole
    assert quiet[0] == "b E, line 1: why\n"
    assert not any("ruling" in line for line in quiet)


def test_a_line_that_cannot_be_read_says_what_was_expected() -> None:
    lines = told(UNREADABLE)
    assert lines[:5] == [
        "unreadable: '1SS' is not a call",
        "   |",
        " 3 | call E 1SS",
        "   |        ^^^",
        "   = expected: calls are 1C to 7NT, pass, double and redouble",
    ]


def test_a_text_that_is_no_log_is_not_told_line_by_line() -> None:
    lines = told("game contract-bridge\n" + "what is this\n" * 50)
    assert sum(line.startswith("unreadable: ") for line in lines) == 20
    assert "and 30 more lines that cannot be read" in lines


@pytest.mark.parametrize("before", [0, 30, 500])
@pytest.mark.parametrize("after", [0, 500])
def test_the_caret_stays_under_its_word_in_a_long_line(before: int, after: int) -> None:
    line = f"call N 1C,{' ' * before} E 1C {'#' * bool(after)}{'.' * after}"
    lines = told(f"game contract-bridge\n{line}\n")
    place = next(place for place, text in enumerate(lines) if text.startswith(" 2 | "))
    shown, carets = lines[place], lines[place + 1]
    column = carets.index("^")
    assert shown[column : column + carets.count("^")] == "E 1C"
    assert len(shown) <= WIDEST + len(" 2 | ") + 2 * len("...")


def test_nothing_in_a_log_moves_the_cursor() -> None:
    report = "\n".join(told("game contract-bridge\n\x1b[2Jfoo \x07\ncall N 1C,\tE 1C # \x9b2J\n"))
    assert all(letter.isprintable() for letter in report.replace("\n", ""))
    assert "E 1C" in report


def test_a_score_on_which_all_agree_is_told_once() -> None:
    lines = told(PART_SCORE)
    assert lines[:3] == ["contract: 2H by S", "tricks: 9", "score:"]
    assert "    N-S 60 below: 2 odd tricks in hearts" in lines


def test_a_long_sheet_is_told_from_its_end() -> None:
    deals = "".join(f"deal\ncontract S 1C\nwon NS {tricks}\n" for tricks in [6, 5] * 40)
    lines = told(f"game contract-bridge\n{deals}")
    place = lines.index("score:")
    assert "lines of the sheet before these" in lines[place + 1]
    assert len(lines[place + 2 :]) == LONGEST_SHEET + 1  # and an empty one
    assert any(line.strip().startswith("N-S 0, E-W") for line in lines)


def test_headings_summaries_and_the_count_of_all() -> None:
    checked = [*api.check_text(PART_SCORE, file="a.log"), *api.check_text(NEVER_SETTLED, file="b.log"), refused("c", "why")]
    text = "".join(api.report(checked))
    assert "a.log line 1: Contract Bridge" in text
    assert "\nclean\n" in text
    assert "\n1 breach\n" in text
    assert "\nc: why\n" in text
    assert text.endswith("\n3 logs: 1 breach, 1 clean, 1 unreadable\n")


# --- json


def test_json_carries_what_other_programs_rely_on() -> None:
    row = row_of(CORRECTED_BY_PASS)
    assert {key: row[key] for key in ("schema", "file", "record", "line", "game", "verdict")} == {
        "schema": 3, "file": "a.log", "record": 1, "line": 1, "game": "contract-bridge", "verdict": "breach",
    }  # fmt: skip
    [matter] = row["matters"]
    assert set(matter) >= {
        "law", "breach", "form", "kind", "of", "due", "found", "status", "seat", "line", "column", "why",
        "facts", "remedy", "chooser", "options", "cite", "says",
    }  # fmt: skip
    assert (matter["law"], matter["breach"]) == (
        "contract-bridge/insufficient-bid-corrected-by-pass",
        "insufficient-bid",
    )
    assert (matter["form"], matter["kind"], matter["of"]) == ("limit", "NotHigher", {"of": "bid"})
    assert (matter["due"], matter["found"]) == ("more than 2H", "1NT")
    assert (matter["seat"], matter["line"], matter["column"], matter["end"]) == ("E", 3, 26, 31)
    assert matter["facts"] == {"accepted": {"id": "no", "words": "no"}, "replaced-by": {"id": "pass", "words": "a pass"}}
    assert matter["cite"]["book"] == "usp56"
    [option] = matter["options"]
    assert "declarer may require or forbid" in option
    assert set(row["score"]) == {"played", "ruled"}


def test_json_gives_the_branches_of_what_is_not_decided() -> None:
    [matter] = row_of(NEVER_SETTLED)["matters"]
    assert (matter["law"], matter["status"], matter["cite"]) == (None, "open", None)
    accepted = next(each for each in matter["candidates"] if each["law"].endswith("/insufficient-bid-accepted"))
    assert [(need["fact"], need["answers"]) for need in accepted["needs"]] == [("accepted", [{"id": "yes", "words": "yes"}])]


def test_json_gives_the_score_and_the_faults() -> None:
    assert row_of(PART_SCORE)["score"]["played"]["totals"] == {"N-S": 90, "E-W": 0}
    assert row_of(PART_SCORE)["matters"] == []
    row = row_of(UNREADABLE)
    assert row["verdict"] == "unreadable"
    assert [(fault["line"], fault["column"]) for fault in row["faults"]] == [(3, 8)]


def test_a_barred_player_is_no_option() -> None:
    law = Law("x", chooser=in_force("contract-bridge/bid-over-seven").chooser, cite="usp56 1", says="so it is")
    remedy = (Consequence("E may not double"), Consequence("S may require a lead", choice=True), Consequence("it counts"))
    matter = Matter(Breach("b", ""), 1, "why", law=law, remedy=remedy)
    assert options(matter) == ["S may require a lead"]
    assert options(Matter(Breach("b", ""), 1, "why", remedy=(Consequence("S may choose", choice=True),))) == []


def in_force(name: str) -> Law:
    slug, _, law = name.partition("/")
    return games()[slug].law(law)


# --- sarif


def sarif(*texts: str) -> dict[str, Any]:
    checked = [each for place, text in enumerate(texts) for each in api.check_text(text, file=f"logs/night {place}.log")]
    document = json.loads("".join(api.report(checked, "sarif")))
    assert isinstance(document, dict)
    return document


@pytest.fixture(scope="module")
def schema() -> jsonschema.Draft4Validator:
    return jsonschema.Draft4Validator(json.loads(SARIF_SCHEMA.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "texts",
    [
        (),
        (PART_SCORE,),
        (CORRECTED_BY_PASS, OUT_OF_ROTATION, NEVER_SETTLED, REMARK_AND_SUSPICION, UNREADABLE, PART_SCORE),
        ("call N 1C",),
    ],
)
def test_sarif_is_valid(texts: tuple[str, ...], schema: jsonschema.Draft4Validator) -> None:
    assert [error.message for error in schema.iter_errors(sarif(*texts))] == []


def test_a_file_that_cannot_be_read_is_a_valid_result(schema: jsonschema.Draft4Validator) -> None:
    document = json.loads("".join(api.report([refused("/bin/ls", "no log")], "sarif")))
    assert [error.message for error in schema.iter_errors(document)] == []
    assert document["runs"][0]["results"][0]["message"]["text"] == "no log"


def test_the_schema_can_find_fault(schema: jsonschema.Draft4Validator) -> None:
    document = sarif(CORRECTED_BY_PASS)
    document["runs"][0]["results"][0]["level"] = "grave"
    assert len(list(schema.iter_errors(document))) == 1


def test_sarif_points_at_the_place_and_explains_the_law() -> None:
    [run] = sarif(CORRECTED_BY_PASS, REMARK_AND_SUSPICION)["runs"]
    result = run["results"][0]
    assert result["ruleId"] == "contract-bridge/insufficient-bid-corrected-by-pass"
    rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
    assert rule["id"] == result["ruleId"]
    assert in_force(rule["id"]).says in rule["help"]["text"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "logs/night%200.log"
    assert place["region"] == {"startLine": 3, "startColumn": 26, "endColumn": 31}
    assert [each["level"] for each in run["results"]] == ["error", "note", "warning"]


# --- annotations


def test_annotations_have_a_place_and_a_title() -> None:
    [line] = api.report(api.check_text(CORRECTED_BY_PASS, file="a.log"), "github")
    assert line.startswith("::error file=a.log,line=3,col=26,endColumn=31,title=insufficient-bid E::E bid 1NT over N's 2H%0A")
    assert line.count("\n") == 1
    commands = [line.split(" ")[0] for line in api.report(api.check_text(REMARK_AND_SUSPICION), "github")]
    assert commands == ["::notice", "::warning"]


def test_nothing_in_a_text_ends_an_annotation_early() -> None:
    assert command("error", "50%\r\nmore: a,b", file="a:b,c%.log") == "::error file=a%3Ab%2Cc%25.log::50%25%0D%0Amore: a,b\n"


# --- a page


class Page(HTMLParser):
    """What stands in a page, and whether its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.outside += [f"{tag} {name}" for name, to in attrs if name in ("src", "href") and not (to or "").startswith("#")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("text", [CORRECTED_BY_PASS, PART_SCORE, UNREADABLE, REMARK_AND_SUSPICION])
def test_a_page_is_whole_and_says_what_the_text_says(text: str) -> None:
    page = Page()
    checked = api.check_text(text, file="<b>&.log")
    page.feed("".join(api.report(checked, "html")))
    page.close()
    assert page.open == []
    assert page.outside == []
    assert "<b>&.log" in page.words
    words = " ".join(page.words.split())
    row = row_of(text)
    for matter in row["matters"]:
        assert Markup(suited(matter["why"])).striptags() in words
        assert all(matter[slot] is None or matter[slot] in words for slot in ("law", "says"))
        assert all(Markup(suited(part["words"])).striptags() in words for part in matter["remedy"])
    assert all(fault["found"] in words for fault in row["faults"])
    sheets = [sheet for each in checked for sheet in (each.verdict.played, each.verdict.ruled) if sheet and sheet.entries]
    assert all(line.strip() in words for sheet in sheets for line in sheet.text())


def test_a_page_of_nothing_and_of_a_refusal() -> None:
    assert "Nothing was read" in "".join(api.report([], "html"))
    assert "why &lt;so&gt;" in "".join(api.report([refused("a.log", "why <so>")], "html"))


# --- laws without a table


def every_law() -> list[Any]:
    return [pytest.param(law, id=law.id) for game in games().values() for law in game.laws]


@pytest.mark.parametrize("law", every_law())
def test_what_a_law_gives_can_be_told_without_a_table(law: Law) -> None:
    words = " ".join(in_general(law, games()[law.game]))
    assert words or law.remedy is None or not law.remedy.bites
    for nonsense in ("1C", "C2", "9NT", "C11", "None", "{"):
        assert nonsense not in words.split(), words


@pytest.mark.parametrize("slug", sorted(games()))
def test_a_rule_sheet_has_every_law_in_force_with_the_game_it_comes_from(slug: str) -> None:
    game = games()[slug]
    lines = list(api.show(slug))
    laws = [law.slug if law.game == slug else f"{law.slug} (from {law.game})" for layer in game.layers for law in layer]
    assert [line for line in lines if line in laws] == laws
    own = [f"{name}: {reason[:20]}" for name, reason in game.unencoded.items()]
    assert all(any(line.startswith(told) for line in lines) for told in own)


def test_a_rule_sheet_of_a_variant_names_what_does_not_hold() -> None:
    """A law dropped is named under the game that has it, and so is one in whose place the variant has its own."""
    sheet = "\n".join(api.show("duplicate-bridge"))
    start = sheet.index("Laws from Contract Bridge (rubber)")
    of_contract_bridge = " ".join(sheet[start : sheet.index("\n\n", start)].split())
    dropped, replaced = of_contract_bridge.split("replaced by laws above: ")
    assert "passed-out-deal" in dropped and "revoke-at-trick-twelve" in replaced
    for name in games()["duplicate-bridge"].dropped:
        assert (name in dropped) != (name in replaced)


def test_the_page_of_a_law_says_on_what_it_turns() -> None:
    page = "\n".join(api.law("contract-bridge/insufficient-bid-corrected-by-pass"))
    law = in_force("contract-bridge/insufficient-bid-corrected-by-pass")
    for wanted in (
        str(law.cite),
        "replaced-by=a pass, accepted=no",
        "who chooses: declarer",
        "until: the opening lead",
    ):
        assert wanted in page
    assert "What did the offender put in its place?" in page


def test_a_law_that_no_log_can_show_says_why() -> None:
    for game in games().values():
        for slug, reason in game.unencoded.items():
            assert reason in "\n".join(api.law(f"{game.slug}/{slug}"))
