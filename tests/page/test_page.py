"""Pages: what a file or a person says is text, and a file needs nothing but itself."""

import re

import pytest

from referee import api
from referee.core.cards import CARD
from referee.page import SCRIPT, STYLE, asset, policy_of_file, version
from referee.page.cards import card, suited

HOSTILE = """game contract-bridge
players <script>alert(1)</script> "Bob" Cy Dee
"""


def page(text: str, file: str = "a.log") -> str:
    return "".join(api.report(api.check_text(text, file=file, whole=True), "html"))


def test_what_people_say_is_text() -> None:
    told = page('game contract-bridge\ncall N 1C "</script><img src=x onerror=alert(1)>", E 1C\n', "<b>&'\".log")
    assert "<img" not in told and "<b>" not in told
    assert told.count("<script>") == 1
    assert page(HOSTILE).count("<script>") == 1


@pytest.mark.parametrize("text", ["call N 1C, E 1C", "", "\x1b[31m\n", "game gin-rummy\nknocks P1 12"])
def test_a_file_asks_nobody_and_has_no_handlers(text: str) -> None:
    told = page(text)
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", told)
    assert not re.search(r"<[^>]* (on\w+|style)=", told)


def test_the_policy_of_a_file_names_its_own_style_and_script() -> None:
    told = page("call N 1C, E 1C")
    assert policy_of_file().replace("'", "&#39;") in told
    assert asset(STYLE) in told and asset(SCRIPT) in told
    assert re.fullmatch(r"[0-9a-f]{12}", version())


def test_cards_are_signs_and_words() -> None:
    assert card(CARD["HT"]).striptags() == "10♥10 of hearts"
    assert suited("3D over SQ").striptags() == "3♦ diamonds over Q♠queen of spades"
    assert suited("S9x and USA are none") == "S9x and USA are none"


def test_a_record_is_stepped_through() -> None:
    told = page("game contract-bridge\ndealer N\ncall N 1C, E 1C\n", "a.log")
    assert told.count('class="position"') == 3
    assert 'data-findings="1"' in told
    assert 'class="mark"' in told


def test_of_many_clean_records_the_first_are_drawn() -> None:
    told = page("game contract-bridge\ncall N 1C\n\n" * 30)
    assert told.count('<section class="record clean"') == 30
    assert told.count('class="position"') == 20
