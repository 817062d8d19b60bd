"""A game under another code of law: the same equipment, one folder of rows, and nothing else anywhere."""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import api, families
from referee.core.book import BOOKS, Code, cite
from referee.core.game import Equipment, Game
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.expects import insufficient_bid
from referee.families.bridge.usp56 import contract
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.mechanics.rulings.gives.general import no_penalty
from referee.report.as_json import record_row

SHELF = f"{bridge.__name__}.club99"

CODE = f"""
from {Code.__module__} import Code

CLUB = Code("club99", "Laws of our club (1999)", unit="laws", place=r"[1-9][0-9]?[A-Z]?[0-9]?[a-z]?", such_as="27B1a")
"""

ROWS = f"""
from {insufficient_bid.__name__} import INSUFFICIENT_BID
from {SHELF}.code import CLUB
from {Law.__module__} import Law
from {no_penalty.__module__} import no_penalty

LAWS = (
    Law(
        "insufficient-bid-stands",
        breach=INSUFFICIENT_BID,
        cite=CLUB.at("PLACE"),
        says="A bid that does not top the last one stands.",
        remedy=no_penalty("it stands"),
    ),
)
"""

GAME = f"""
from {contract.__name__} import CONTRACT_BRIDGE
from {SHELF}.code import CLUB
from {SHELF}.rows import LAWS

CLUB_BRIDGE = CONTRACT_BRIDGE.under(CLUB, slug="club-bridge", title="Bridge in our club", laws=LAWS)
"""

LOG = "dealer S\ncall S 1S, W pass, N 2H, E 1NT"


class Shelf:
    """A folder outside the package in which games are looked for too."""

    def __init__(self, top: Path) -> None:
        self.folder = top / "club99"
        self.folder.mkdir()

    def write(self, place: str = "27A, 27B1a") -> None:
        texts = {"code": CODE, "rows": ROWS.replace("PLACE", place), "__init__": GAME}
        for name, text in texts.items():
            (self.folder / f"{name}.py").write_text(text, encoding="utf-8")

    def load(self) -> Game:
        game: Game = importlib.import_module(SHELF).CLUB_BRIDGE
        return game


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.setattr(bridge, "__path__", [*bridge.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    _forget()
    yield Shelf(tmp_path)
    _forget()


def _forget() -> None:
    families.games.cache_clear()
    families.find_game.cache_clear()
    families.modules_of_rows.cache_clear()
    for name in [name for name in sys.modules if name.startswith(SHELF)]:
        del sys.modules[name]
    vars(bridge).pop("club99", None)


def test_a_folder_of_rows_is_a_game_under_a_code_of_its_own(shelf: Shelf) -> None:
    """Found by its slug, listed, and judged by its own rows alone."""
    shelf.write()
    [ours] = api.check_text(LOG, game="club-bridge")
    [bridge] = api.check_text(LOG, game="contract-bridge")
    [matter], [other] = ours.verdict.matters, bridge.verdict.matters
    assert matter.law is not None and matter.law.id == "club-bridge/insufficient-bid-stands"
    assert other.breach is matter.breach and (other.at, other.seat) == (matter.at, matter.seat) and other.law is None
    listed = {row["slug"]: row for row in api.games()}["club-bridge"]
    assert (listed["book"], listed["base"], listed["laws"]) == ("club99", None, 1)
    assert [law["id"] for law in api.laws("club-bridge")] == ["club-bridge/insufficient-bid-stands"]


def test_the_equipment_is_shared_and_the_rows_are_not(shelf: Shelf) -> None:
    shelf.write()
    game = shelf.load()
    assert isinstance(game, Equipment)
    assert {**game.equipment, "expects": ()} == {**CONTRACT_BRIDGE.equipment, "expects": ()}
    assert set(game.expects) == {*CONTRACT_BRIDGE.expects, *CONTRACT_BRIDGE.bottom.expects}
    assert game.family == CONTRACT_BRIDGE.family
    assert [law.slug for layer in game.layers for law in layer] == ["insufficient-bid-stands"]
    played = "deal\ncontract S 4S\nwon NS 11"
    scores = [api.check_text(played, game=slug)[0].verdict.score() for slug in ("club-bridge", "contract-bridge")]
    assert scores[0].totals == scores[1].totals != (0, 0)


def test_a_citation_is_a_locator_of_its_code_wherever_it_is_told(shelf: Shelf) -> None:
    shelf.write()
    [checked] = api.check_text(LOG, game="club-bridge")
    [told] = record_row(checked)["matters"]
    assert told["cite"] == {"book": "club99", "lines": "27A, 27B1a"}
    assert "(club99 27A, 27B1a)" in "".join(api.report([checked]))
    sarif = json.loads("".join(api.report([checked], "sarif")))
    [rule] = sarif["runs"][0]["tool"]["driver"]["rules"]
    assert "Laws of our club (1999), laws 27A, 27B1a (club99)" in rule["help"]["text"]
    assert "book: Laws of our club (1999) (club99)" in list(api.show("club-bridge"))
    page = list(api.law("club-bridge/insufficient-bid-stands"))
    assert "    book: club99 27A, 27B1a" in page and "          Laws of our club (1999)" in page


@pytest.mark.parametrize("place", ["B27", "27B1a; 28", "", "0"])
def test_a_place_that_the_code_cannot_have_is_an_error_at_import(shelf: Shelf, place: str) -> None:
    shelf.write(place)
    with pytest.raises(ValueError, match=r"is no place in Laws of our club .1999.; write such as 'club99 27B1a'"):
        shelf.load()


CLUB = Code("club99", "Laws of our club", unit="laws", place=r"\d+[A-Z]?", such_as="27B")


def test_a_row_of_another_code_is_an_error_at_import() -> None:
    law = CONTRACT_BRIDGE.laws[0]
    with pytest.raises(ValueError, match=f"'{law.slug}' of ours cites 'usp56 .*', and ours stands in club99"):
        CONTRACT_BRIDGE.under(CLUB, "ours", title="Ours", laws=[law])


def test_numbers_of_the_equipment_that_a_code_changes_have_to_differ() -> None:
    assert CONTRACT_BRIDGE.under(CLUB, "ours", title="Ours", hand_size=12, rounds=()).hand_size == 12
    with pytest.raises(ValueError, match="hand_size=13 is what contract-bridge already says"):
        CONTRACT_BRIDGE.under(CLUB, "ours", title="Ours", hand_size=13)
    with pytest.raises(TypeError):
        CONTRACT_BRIDGE.under(CLUB, "ours", title="Ours", hand=13)


def test_a_code_may_have_the_game_in_one_place() -> None:
    game = CONTRACT_BRIDGE.under(CLUB, "ours", title="Ours", cite="1, 27B")
    assert (str(game.cite), game.code, game.book) == ("club99 1, 27B", CLUB, "club99")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("usp56", "'' is no place in Official Rules"),
        ("usp56 27B1a", "'27B1a' is no place in Official Rules"),
        ("usp56 12-", "'12-' is no place"),
        ("usp56 12 - 14", "'12 - 14' is no place"),
        ("usp56 14-12", "the book has lines 1 to 8145"),
        ("gibson 12, 406", "the book has lines 1 to 405"),
        ("gibson 0", "the book has lines 1 to 405"),
        ("hoyle 12", "the books are usp56, ames, gibson, arnold"),
    ],
)
def test_a_wrong_citation_of_a_book_says_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(ValueError) as error:
        cite(text)
    assert wrong in str(error.value)


def test_a_book_is_cited_by_its_lines() -> None:
    citation = cite("gibson 12, 14-20")
    assert (citation.code, citation.lines, str(citation)) == (BOOKS["gibson"], "12, 14-20", "gibson 12, 14-20")


# --- a game that is in no book

YOUNGER = [game for game in families.games().values() if game.cite is None]
#: a law that such games of a family have from elsewhere, and its place
ELSEWHERE = {"poker": ("house-rules-final", "poker", "2043"), "patience": ("covered-card-moved", "solitaire", "6833")}


@pytest.mark.parametrize("game", YOUNGER, ids=lambda game: game.slug)
def test_a_game_in_no_book_says_so(game: Game) -> None:
    """In the list, on its sheet, and on the page of a law that it has from elsewhere, which keeps its citation."""
    assert {row["slug"]: row["book"] for row in api.games()}[game.slug] is None
    sheet = list(api.show(game.slug))
    assert sheet[3].startswith("book: none; it is in no book")
    slug, owner, lines = ELSEWHERE[game.family]
    page = list(api.law(f"{game.slug}/{slug}"))
    assert f"    game: {game.title} ({game.slug}), which is in no book" in page
    assert f"    from: {owner}, whose law it is; it holds here too" in page
    assert f"    book: usp56 {lines}" in page


def test_those_in_no_book_are_the_forms_younger_than_the_books() -> None:
    assert {game.slug for game in YOUNGER} == {
        game.slug for game in families.games().values() if "not from the books" in game.title
    }
    assert "texas-hold-em" in {game.slug for game in YOUNGER}
    codes = {game.book for game in families.games().values() if game.cite}
    assert codes - set(BOOKS) == {"tdlb2017"}
