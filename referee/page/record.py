"""A record as its template needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.core.record import Fault
from referee.core.sheet import Sheet
from referee.core.verdict import DealVerdict, Verdict
from referee.report import FAULTS_TOLD, Checked
from referee.report.text import LONGEST_SHEET, summary
from referee.view import DealView, Finding, deal_views, findings

#: of the deals of a record so many are drawn act by act: those with findings first
MOST_DEALS = 12


@frozen
class Score:
    """What the deals of a record come to: as played and as ruled."""

    deals: tuple[str, ...]
    #: for each sheet the labels with the lines under them, each with how far it is indented
    sheets: tuple[tuple[tuple[str, tuple[tuple[int, str], ...]], ...], ...]


@frozen
class Page:
    """One record as it is drawn."""

    number: int
    verdict: str
    title: str
    summary: str
    faults: tuple[Fault, ...]
    deals: tuple[DealView, ...]
    #: findings about no act that is drawn
    others: tuple[Finding, ...]
    score: Score
    #: the address of this record, to which `?act=` is added; empty in a file
    base: str = ""
    #: whether every position is in the page, for a script to step through
    every: bool = True
    #: the act that is shown first, and its deal; 0 for the first finding
    act: int = 0
    act_deal: int = 0


def page_of(checked: Checked, *, number: int = 1, base: str = "", deal: int = 0, act: int = 0) -> Page:
    """What is drawn of one record, that act of that deal first."""
    found = findings(checked)
    game = checked.verdict.game.slug if checked.verdict.game else None
    views = list(deal_views(checked.parts, found, game)) if game else []
    drawn = _drawn(views, deal)
    told = {finding.number for view in drawn for finding in view.findings}
    shown = next((view for view in drawn if view.number == deal), drawn[0] if drawn else None)
    act = min(act, len(shown.steps)) if shown else 0
    return Page(
        number, checked.verdict.verdict, title_of(checked), summary(checked.verdict)[1], checked.verdict.faults[:FAULTS_TOLD],
        tuple(drawn), tuple(finding for finding in found if finding.number not in told), score_of(checked.verdict), base,
        act=act, act_deal=shown.number if shown and act else 0,
    )  # fmt: skip


def _drawn(views: Sequence[DealView], deal: int) -> list[DealView]:
    """The deals that are drawn: the one that is asked for, those with findings, and then the first ones."""
    first = sorted(views, key=lambda view: (view.number != deal, not view.findings, view.number))[:MOST_DEALS]
    return sorted(first, key=lambda view: view.number)


def title_of(checked: Checked) -> str:
    """What a record is called: its board where it says so, its game, and where it stands."""
    verdict = checked.verdict
    game = verdict.game.title if verdict.game else "a game that is not known"
    tags = dict(verdict.tags)
    board = f"Board {tags['Board']}, " if tags.get("Board") else ""
    where = f"{checked.file}, line {verdict.line}" if checked.file else f"line {verdict.line}"
    return f"{board}{game} ({where})"


def score_of(verdict: Verdict) -> Score:
    """The results of deals that say anything, and the sheets."""
    several = verdict.count > 1
    telling = [deal for deal in verdict.deals if not several or deal.void or deal.played != deal.ruled]
    deals = [line for deal in telling for line in _result(deal, several)]
    sheets = []
    for played, ruled in (*verdict.earlier, (verdict.played, verdict.ruled)):
        if any(sheet is not None and sheet.entries for sheet in (played, ruled)):
            sheets.append(_sheets(played, ruled))
    return Score(tuple(deals), tuple(sheets))


def _result(deal: DealVerdict, several: bool) -> Iterator[str]:
    name = f"deal {deal.number} " if several else ""
    if deal.void:
        yield f"{name}void"
    played, ruled = deal.told(), deal.told(ruled=True)
    for label, value in played.items():
        same = deal.void or ruled.get(label, value) == value
        yield f"{name}{label}: {value}" if same else f"{name}{label}: {value} as played, {ruled[label]} as ruled"
    for outcome, value in deal.outcomes:
        yield f"{name}{outcome}: {value}"


def _sheets(played: Sheet | None, ruled: Sheet | None) -> tuple[tuple[str, tuple[tuple[int, str], ...]], ...]:
    both = [tuple(map(_indented, sheet.text()))[-LONGEST_SHEET:] if sheet else () for sheet in (played, ruled)]
    if both[0] == both[1]:
        return (("as played and as ruled", both[0]),)
    return (("as played", both[0]), ("as ruled", both[1]))


def _indented(line: str) -> tuple[int, str]:
    return min(3, (len(line) - len(line.lstrip())) // 2), line.strip()
