"""Where the grammars, the schemas and the built-in casebook are.

Grammars and casebook are text that card players read and correct, so a checkout keeps them at its top and not among the
modules. A wheel has no top, so there they travel inside the package. Nobody else needs to know which of the two is running.
The schemas are for programs, and lie in the package in both.
"""

from pathlib import Path

#: this package's own folder, in a checkout or where pip put it
PACKAGE = Path(__file__).parent.parent
#: what a checkout calls a folder, and what the installed package calls it (`referee.casebook` is a module)
GRAMMARS = ("grammars", "grammars")
CASEBOOK = ("casebook", "casebook_pages")


def grammar(name: str) -> str:
    """The text of a grammar by its plain name: `record`, `pbn`."""
    grammars = {path.stem: path for path in _folder(*GRAMMARS).glob("*.lark")}
    if name not in grammars:
        raise FileNotFoundError(f"there is no grammar {name!r}; there are: {', '.join(sorted(grammars)) or 'none'}")
    return grammars[name].read_text(encoding="utf-8")


def schema_names() -> list[str]:
    """The commands whose JSON has a schema."""
    return sorted(path.stem for path in (PACKAGE / "schemas").glob("*.json"))


def schema(name: str) -> str:
    """The JSON Schema (draft 2020-12) of what that command writes."""
    if name not in schema_names():
        raise FileNotFoundError(f"there is no schema '{name}'; there are: {', '.join(schema_names()) or 'none'}")
    return (PACKAGE / "schemas" / f"{name}.json").read_text(encoding="utf-8")


def casebook_root() -> Path:
    """The folder of the built-in casebook, a page for each game in a folder for each family."""
    return _folder(*CASEBOOK)


def _folder(in_checkout: str, installed: str) -> Path:
    inside = PACKAGE / installed
    if inside.is_dir():
        return inside
    # Beside an installed package lie the packages of strangers, one of which may have a folder of that name.
    top = PACKAGE.parent
    beside = top / in_checkout
    if (top / "pyproject.toml").is_file() and beside.is_dir():
        return beside
    raise FileNotFoundError(f"referee is not complete: neither {inside} nor {beside} is there; install it again")
