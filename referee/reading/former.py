"""What breaches were called before: the table `names.tsv` of the casebook, for what still calls them so.

A line gives the old name, the name of the use that it is now, and the answers that it stood for, where the two were told
apart by a parameter that is now a fact (`how=twice`).
"""

from collections.abc import Mapping
from functools import cache

from referee.reading.resources import casebook_root


@cache
def renamed() -> Mapping[str, tuple[str, str]]:
    """Every name that is no longer given, with the one of today and the answers that go with it."""
    found: dict[str, tuple[str, str]] = {}
    for line in (casebook_root() / "names.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        was, name, answers = line.split("\t")
        if was in found:
            raise ValueError(f"'{was}' has two meanings in names.tsv")
        found[was] = name, answers
    return found


def current(name: str) -> str:
    """What a breach of this name is called now."""
    return renamed()[name][0] if name in renamed() else name
