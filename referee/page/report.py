"""Rulings as one page for a browser, with everything it needs in it: it opens without a server, and steps through each deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from referee import page
from referee.core.verdict import CLEAN
from referee.page.record import page_of
from referee.report import Checked, many

#: so many clean records are drawn act by act; of the others the result is told
CLEAN_DRAWN = 20


def render_head(title: str, heading: str) -> str:
    """The beginning of a page that is a file by itself."""
    policy, style = page.policy_of_file(), page.inline(page.STYLE)
    return page.render("file_head.html", title=title, heading=heading, style=style, policy=policy)


def render_foot(told: str) -> str:
    """Its end."""
    return page.render("file_foot.html", told=told, script=page.inline(page.SCRIPT))


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """The page, a record at a time."""
    yield render_head("Rulings", "Rulings")
    number = clean = 0
    for number, each in enumerate(checked, 1):
        is_clean = each.verdict.verdict == CLEAN
        clean += is_clean
        drawn = evolve(each, parts=()) if is_clean and clean > CLEAN_DRAWN else each
        yield page.render("record.html", record=page_of(drawn, number=number), links=None)
    if not number:
        yield "<p>Nothing was read.</p>\n"
    yield render_foot(many(number, "record"))
