"""The mutants that no case can notice, each with the reason: `survivors.tsv`, beside the pages of a casebook.

A line has a law, what is said otherwise in it, and why no log could show that, with tabs between; lines that begin with `#`
are for readers. An entry that has become untrue is an error, so that the list holds what is so today and nothing else.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from referee.reading.resources import casebook_root
from referee.reading.sources import Unreadable

NAME = "survivors.tsv"

#: by law and mutant, the reason
Reasons = Mapping[tuple[str, str], str]


def reasons(paths: Iterable[Path] = ()) -> Reasons:
    """What the lists beside these pages say, or that of the built-in casebook."""
    folders = dict.fromkeys(path if path.is_dir() else path.parent for path in list(paths) or [casebook_root()])
    found: dict[tuple[str, str], str] = {}
    for folder in folders:
        if (folder / NAME).is_file():
            found |= _read(folder / NAME)
    return found


def _read(file: Path) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        law, mutant, reason = [*(each.strip() for each in line.split("\t")), "", ""][:3]
        if not (law and mutant and reason):
            reason = f"line {number} needs a law, what is said otherwise in it, and the reason, with tabs between"
            raise Unreadable(file, reason)
        if (law, mutant) in found:
            raise Unreadable(file, f"line {number} says '{mutant}' of {law} again")
        found[law, mutant] = reason
    return found
