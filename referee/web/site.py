"""The books as files: what the desk shows of games, laws and cases, for a club's own server or a folder opened from a disk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from referee import api
from referee.casebook import built_in
from referee.families import games
from referee.page import SCRIPT, STYLE, asset
from referee.web.addresses import from_depth
from referee.web.pages import books


def write_site(out: Path, watch: Callable[[int, int], None] | None = None) -> int:
    """Write all pages into a folder, which is empty or holds an earlier site; how many there are."""
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / "static" / STYLE).exists())):
        raise api.Unknown(f"{out} is not an empty folder, and holds no site that was written before")
    laws = [law.id for game in games().values() for law in game.laws]
    laws += [f"{game.slug}/{slug}" for game in games().values() for slug in game.unencoded]
    made: list[tuple[Path, Callable[[], str]]] = [
        (Path("index.html"), lambda: books.shelf(from_depth(0))),
        (Path("books.html"), lambda: books.shelf(from_depth(0))),
        (Path("search.html"), lambda: books.search("", from_depth(0))),
    ]
    made += [(Path("books", f"{slug}.html"), lambda slug=slug: books.book(slug, from_depth(1))) for slug in games()]  # type: ignore[misc]
    made += [(_below("law", id), lambda id=id: books.law(id, from_depth(2))) for id in laws]  # type: ignore[misc]
    made += [(_below("case", case.id), lambda id=case.id: books.case(id, from_depth(3))) for case in built_in()]  # type: ignore[misc]
    for number, (path, write) in enumerate(made, 1):
        whole = out / path
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.write_text(write(), encoding="utf-8")
        if watch:
            watch(number, len(made))
    static = out / "static"
    static.mkdir(exist_ok=True)
    for name in (STYLE, SCRIPT):
        (static / name).write_text(asset(name), encoding="utf-8")
    (static / "index.js").write_text(_index(), encoding="utf-8")
    return len(made)


def _below(folder: str, id: str) -> Path:
    path = Path(folder, *id.split("/"))
    return path.with_name(f"{path.name}.html")


def _index() -> str:
    """What can be found, as a script: a page that is opened from a disk may load no other data."""
    rows = [[entry.kind, f"{entry.address}.html", entry.title, entry.words] for entry in books.entries()]
    return f"window.REFEREE_INDEX = {json.dumps(rows, ensure_ascii=True)};\n"
