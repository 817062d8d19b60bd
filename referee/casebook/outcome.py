"""What a log comes to, by the names that a ruling block gives it: contract, tricks, score, and whatever a sheet tells."""

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.casebook.expectation import Failure, WantedOutcome, plain
from referee.core.record import SIDE_NAMES
from referee.core.sheet import Json, Sheet, below_and_above
from referee.core.verdict import DealVerdict, Verdict
from referee.report import Checked

#: outcomes of a verdict or a deal itself; every other has its name from the deal's outcomes or from the sheet
_OWN = ("contract", "tricks", "score", "void", "verdict")


def compare_outcomes(outcomes: Iterable[WantedOutcome], checked: Sequence[Checked]) -> Iterator[Failure]:
    """Where the last of these records comes to something else."""
    for outcome in outcomes:
        comes_to = _found(outcome, checked[-1].verdict) if checked else None
        if comes_to is None:
            yield Failure(outcome.line, f"nothing here is called '{outcome.name}'; there are: {_names(checked)}")
        elif not _same(outcome, comes_to, _columns(checked)):
            yield Failure(outcome.line, f"expected {outcome.name}: {outcome.value}; found {comes_to}")


def _found(wanted: WantedOutcome, verdict: Verdict) -> str | None:
    """What the log comes to under that name, in words; None where nothing has it."""
    if wanted.name == "verdict":
        return verdict.verdict
    deal = next((each for each in reversed(verdict.deals) if wanted.deal in (None, each.number)), None)
    if deal is None:
        return None
    sheet = verdict.ruled if wanted.ruled else verdict.played
    match wanted.name:
        case "contract":
            return deal.told().get("contract", "none")
        case "tricks":
            return deal.told(ruled=wanted.ruled).get("tricks", "not told")
        case "void":
            return _worded(deal.void)
        case "score":
            return "not scored" if sheet is None else _score(wanted, deal, sheet)
    told = {name.casefold(): value for name, value in (*deal.told(ruled=wanted.ruled).items(), *deal.outcomes)}
    if wanted.name in told:
        return str(told[wanted.name])
    known = sheet.as_json() if sheet is not None else {}
    name = wanted.name.replace(" ", "_").replace("-", "_")
    return next((_worded(known[key]) for key in (name, f"{name}s") if key in known), None)


def _columns(checked: Sequence[Checked]) -> Sequence[str]:
    """What the columns of the score sheet are called."""
    return next((each.verdict.ruled.names for each in reversed(checked) if each.verdict.ruled is not None), SIDE_NAMES)


def _names(checked: Sequence[Checked]) -> str:
    """The names that there are."""
    names = dict.fromkeys(_OWN)
    for each in checked[-1:]:
        names |= {name: None for deal in each.verdict.deals for name, _ in deal.outcomes}
        sheet = each.verdict.played
        names |= {key.replace("_", " "): None for key in (sheet.as_json() if sheet is not None else {})}
    return ", ".join(names)


def _worded(value: Json) -> str:
    match value:
        case True | False:
            return "yes" if value else "no"
        case None:
            return "none"
        case dict():
            return ", ".join(f"{key} {_worded(each)}" for key, each in value.items())
        case list() | tuple():
            return ", ".join(map(_worded, value))
    return str(value)


# --- scores


def _score(wanted: WantedOutcome, deal: DealVerdict, sheet: Sheet) -> str:
    """What a deal brought to each column of its sheet, below and above the line where there is one."""
    if deal.void and wanted.ruled:
        return "none"
    entered = [
        each
        for each in sheet.deals
        if each.result is not None
        and (wanted.deal is None or wanted.deal in (getattr(each.result, "board", None), each.result.number))
    ]
    lines = "below" in sheet.standings
    clauses = []
    for side, name in enumerate(sheet.names):
        below, above = below_and_above(entered[-1].entries, side) if entered else (0, 0)
        told = ([f"{below} below"] if below else []) + ([f"{above} above" if lines else f"{above}"] if above else [])
        clauses += [f"{name} {', '.join(told)}"] if told else []
    return "; ".join(clauses) or "none"


def _same(wanted: WantedOutcome, found: str, names: Sequence[str]) -> bool:
    if wanted.name != "score":
        return plain(wanted.value) == plain(found)
    expected, given = _points(wanted.value, names), _points(found, names)
    for side in set(expected) | set(given):
        below, above, sum_of_both = expected.get(side, (0, 0, None))
        got = given.get(side, (0, 0, None))
        if sum_of_both is not None or got[2] is not None:
            same = sum((below, above, sum_of_both or 0)) == sum((got[0], got[1], got[2] or 0))
        else:
            same = (below, above) == got[:2]
        if not same:
            return False
    return bool(expected) or plain(wanted.value) == "none"


def _points(text: str, names: Sequence[str] = SIDE_NAMES) -> dict[str, tuple[int, int, int | None]]:
    """By column: points below and above the line, or points of which that is not said.

    >>> _points("N-S 60 below, 30 above; EW 100")
    {'ns': (60, 30, None), 'ew': (0, 0, 100)}
    """
    known = {plain(name).replace("-", ""): name for name in names}
    said = "|".join(re.escape(each) for name in names for each in (plain(name), plain(name).replace("-", "")))
    found: dict[str, tuple[int, int, int | None]] = {}
    column = ""
    for name, points, where in re.findall(rf"(?:\b({said})\s+)?([+-]?\d+)(?:\s+(below|above))?", plain(text)):
        column = name.replace("-", "") or column
        if column not in known:
            continue
        below, above, unsaid = found.get(column, (0, 0, None))
        if where == "below":
            below += int(points)
        elif where == "above":
            above += int(points)
        else:
            unsaid = (unsaid or 0) + int(points)
        found[column] = (below, above, unsaid)
    return found
