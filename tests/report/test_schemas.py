"""What the commands write in JSON has the shape that `referee schema` prints."""

import json
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from referee import api
from referee.ask import row as answer_row
from referee.cli import app
from referee.core.remedy import RemedyPart
from referee.reading.resources import schema_names
from referee.report import SCHEMAS
from referee.report.as_json import record_row

LOGS = {
    "breach": "game contract-bridge\ndealer S\ncall S 1S, W pass, N 2H, E 1NT\ncall E pass\n",
    "open": "game contract-bridge\ndealer S\ncall S 1S, W pass, N 2H, E 1NT\n",
    "clean": "game contract-bridge\ncontract S 2H\nwon NS 9\n",
    "suspect": "game contract-bridge\ncontract S 2H\nplay W SA, N SA\n",
    "unreadable": "game contract-bridge\nplaye W SA\n",
    "an unknown game": "game bridgge\n",
    "whist": "game whist\nturn E\nplay W CK\n",
    "poker": "game draw-poker\nplayers Ann Bob Cy\ndealer Cy\nantes 1\nbets Ann 2\nbets Cy 2\n",
    "cribbage": "game cribbage\nplayers N S\ndealer S\nturns D9\nplay N 7H\nsays N 8\n",
    "two deals": "game contract-bridge\ndeal\ncontract S 3NT\nwon NS 9\ndeal\ncontract W 1C\nwon EW 6\n",
}
QUESTIONS = {
    "ruled": ("contract-bridge", "East shows the king of spades in the auction"),
    "asks": ("contract-bridge", "insufficient bid"),
    "nothing wrong": ("contract-bridge", "East bids 2H over 1S in turn"),
    "which": ("contract-bridge", "what happens to a bid that partner did not like"),
    "not understood": ("contract-bridge", "colourless green ideas"),
}


def validator(name: str) -> Any:
    shape = json.loads(api.schema(name))
    jsonschema.Draft202012Validator.check_schema(shape)
    return jsonschema.Draft202012Validator(shape)


def written(row: object) -> Any:
    """A row as it comes out of a pipe."""
    return json.loads(json.dumps(row, default=str))


def test_every_command_that_writes_json_has_a_schema() -> None:
    assert set(schema_names()) == set(SCHEMAS)


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_a_schema_is_printed_and_names_its_version(name: str) -> None:
    printed = CliRunner().invoke(app, ["schema", name])
    assert printed.exit_code == 0
    assert json.loads(printed.output)["properties"]["schema"] == {"const": SCHEMAS[name]}


def test_a_schema_that_is_not_there_is_refused() -> None:
    refused = CliRunner().invoke(app, ["schema", "chek"])
    assert refused.exit_code == 2
    assert "there is no schema 'chek'" in refused.output


@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_what_check_writes(log: str) -> None:
    for checked in api.check_text(log, file="a.log"):
        validator("check").validate(written(record_row(checked)))


def test_the_logs_come_to_every_verdict() -> None:
    verdicts = {checked.verdict.verdict for log in LOGS.values() for checked in api.check_text(log, file="a.log")}
    assert verdicts == {"clean", "breach", "suspect", "unreadable"}


def test_what_check_writes_of_the_whole_casebook() -> None:
    valid = validator("check")
    for case in api.cases():
        log = case.block("log")
        for checked in api.check_text(log.text, file=str(case.file)) if log else ():
            valid.validate(written(record_row(checked)))


@pytest.mark.parametrize("status", QUESTIONS)
def test_what_ask_writes(status: str) -> None:
    game, words = QUESTIONS[status]
    row = written(answer_row(api.ask(game, words)))
    validator("ask").validate(row)
    assert row["status"] == status


def test_a_ruling_of_ask_stands_alone_when_nothing_is_asked() -> None:
    row = written(answer_row(api.ask(*QUESTIONS["ruled"])))
    assert row["rulings"] and all(part["name"] and part["words"] for part in row["rulings"][0]["remedy"])


def test_each_answer_that_is_asked_for_names_the_laws_to_which_it_leads() -> None:
    row = written(answer_row(api.ask(*QUESTIONS["asks"])))
    ids = {law["id"] for law in api.laws("contract-bridge")}
    led_to = [law for asked in row["asks"] for answer in asked["answers"] for law in answer["laws"]]
    assert led_to and set(led_to) <= ids | {law["id"] for law in api.laws()}


def test_what_games_laws_and_verbs_write() -> None:
    rows_of = {"games": api.games(), "laws": api.laws(), "verbs": [*api.verbs(), *api.verbs("cribbage")]}
    for name, rows in rows_of.items():
        valid = validator(name)
        for row in rows:
            valid.validate(written(row))


def test_what_casebook_writes() -> None:
    valid = validator("casebook")
    for result in api.casebook(run=False):
        valid.validate(written(api.case_row(result)))


def kinds_of(part: type) -> set[type]:
    kinds = {part}
    children: list[type] = part.__subclasses__()
    for child in children:
        kinds |= kinds_of(child)
    return kinds


def test_the_names_of_parts_are_those_of_the_schema() -> None:
    shape = json.loads(api.schema("check"))
    own = (each for each in kinds_of(RemedyPart) if not each.__module__.startswith("referee.casebook"))
    named = {each.name for each in own if hasattr(each, "name")}
    assert set(shape["$defs"]["consequence"]["properties"]["name"]["enum"]) == {None, *named}
