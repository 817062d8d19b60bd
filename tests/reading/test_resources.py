"""The grammars and the casebook are found in a checkout and in an installed package alike."""

import tomllib
from pathlib import Path

import pytest

from referee.reading import resources

TOP = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place that resources takes for its own."""
    folder = tmp_path / "referee"
    folder.mkdir()
    monkeypatch.setattr(resources, "PACKAGE", folder)
    return folder


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_checkout_has_them_at_its_top(package: Path) -> None:
    put(package.parent / "pyproject.toml", "")
    put(package.parent / "grammars" / "record.lark", "start: ♠")
    put(package.parent / "casebook" / "whist" / "whist.md", "")
    assert resources.grammar("record") == "start: ♠"
    assert resources.casebook_root() == package.parent / "casebook"


def test_an_installed_package_has_them_inside(package: Path) -> None:
    put(package / "grammars" / "record.lark", "start: ♠")
    put(package / "casebook_pages" / "whist" / "whist.md", "")
    assert resources.grammar("record") == "start: ♠"
    assert resources.casebook_root() == package / "casebook_pages"


def test_the_folders_of_strangers_are_not_ours(package: Path) -> None:
    """Beside an installed package there may be another that is called `casebook`."""
    put(package.parent / "casebook" / "__init__.py", "")
    with pytest.raises(FileNotFoundError, match="referee is not complete"):
        resources.casebook_root()


@pytest.mark.parametrize("name", ["pbm", "../pyproject", ""])
def test_an_unknown_grammar_is_answered_with_those_there_are(package: Path, name: str) -> None:
    put(package / "grammars" / "pbn.lark", "")
    put(package / "grammars" / "lin.lark", "")
    with pytest.raises(FileNotFoundError, match=f"no grammar {name!r}; there are: lin, pbn"):
        resources.grammar(name)


def test_the_wheel_puts_them_where_they_are_looked_for() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert carried == {top: f"referee/{inside}" for top, inside in (resources.GRAMMARS, resources.CASEBOOK)}


def test_this_very_checkout_is_complete() -> None:
    assert resources.grammar("record")
    assert any(resources.casebook_root().rglob("*.md"))
