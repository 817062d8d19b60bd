"""What is given for an option means the same whoever reads it; what is plain needs no pydantic."""

import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import pytest
import typer
from typer.testing import CliRunner

from referee.plainly import PlainCommand, PlainGroup


class Colour(StrEnum):
    red = "red"
    black = "black"


def told_by(plainly: bool, words: list[str]) -> tuple[int, str]:
    """What a command is told by these words, or how it is refused."""
    app = typer.Typer(cls=PlainGroup if plainly else None, add_completion=False, rich_markup_mode=None)

    @app.callback()
    def together() -> None:
        pass

    @app.command(cls=PlainCommand if plainly else None)
    def tell(
        paths: list[Path],
        word: str = "",
        colour: Colour = Colour.red,
        number: Annotated[int | None, typer.Option(min=1)] = None,
        out: Path | None = None,
        fact: list[str] | None = None,
        flag: bool = False,
    ) -> None:
        typer.echo(repr((paths, word, colour, number, out, list(fact or ()), flag)))

    result = CliRunner().invoke(app, ["tell", *words])
    return result.exit_code, result.output


@pytest.mark.parametrize(
    "words",
    [
        ["."],
        ["-"],
        [".", "not/there", "-"],
        [".", "--word", "a b", "--colour", "black", "--number", "3", "--out", "not/there", "--flag"],
        [".", "--fact", "one=yes", "--fact", "two=no"],
        [".", "--colour", "green"],
        [".", "--number", "0"],
        [".", "--number", "three"],
        [".", "--no-such-option"],
        ["--help"],
        [],
    ],
)
def test_whoever_reads_it_it_means_the_same(words: list[str]) -> None:
    assert told_by(True, words) == told_by(False, words)


def test_a_short_check_loads_no_pydantic() -> None:
    code = (
        "import sys; from referee.cli import app; app(['games'], standalone_mode=False); assert 'pydantic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
