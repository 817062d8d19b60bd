"""Rulings for a terminal: what was done and where, then what the law gives, who chooses, on which facts, and which law.

A line is made of pieces of text with the part each plays, so that a terminal may colour what a file gets plain. The words
are the same in both, and do not depend on how wide anything is.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.core.matter import Matter
from referee.core.record import Fault, Span
from referee.core.sheet import Sheet
from referee.core.status import CONDONED, CORRECTED, NEEDS_FACT, NO_PENALTY, OPEN, SUSPECT
from referee.core.verdict import CLEAN, DealVerdict, Verdict
from referee.report import (
    APART,
    BREACH,
    FAULTS_TOLD,
    REMARK,
    SUSPICION,
    Checked,
    cited,
    consequences,
    grouped,
    kind_of,
    many,
    open_conditions,
    printable,
    question_of,
)

#: of the clean records, the first ones are told with their score, and all are counted
CLEAN_TOLD = 20

# --- the parts that a piece of text plays
PLAIN, TITLE, WRONG, DOUBTFUL, FINE, GUTTER, LABEL, QUIET = (
    "plain",
    "title",
    "wrong",
    "doubtful",
    "fine",
    "gutter",
    "label",
    "quiet",
)

Piece = tuple[str, str]
#: pieces, each with its part before it
Line = tuple[Piece, ...]

#: a longer line of a log is shown in part
WIDEST = 120
#: a longer sheet is shown from its end
LONGEST_SHEET = 40
EMPTY: Line = ()

_COLOUR = {BREACH: WRONG, SUSPICION: DOUBTFUL, REMARK: QUIET}
#: how the act that settled a matter is called
_SETTLED = {CORRECTED: "put right here", CONDONED: "too late from here on"}


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """The whole report as plain text."""
    for line in lines_of(checked):
        yield plain(line)


def plain(line: Line) -> str:
    """A line as a file gets it."""
    return printable("".join(text for _, text in line)).rstrip() + "\n"


def lines_of(checked: Iterable[Checked]) -> Iterator[Line]:
    """The whole report, line by line."""
    tally: dict[str, int] = {}
    for each in checked:
        verdict = each.verdict.verdict
        tally[verdict] = tally.get(verdict, 0) + 1
        if verdict == CLEAN and not each.verdict.matters and tally[verdict] > CLEAN_TOLD:
            continue  # of a whole archive, those in which something is to be told
        yield from record_lines(each)
        yield EMPTY
    if sum(tally.values()) > 1:
        told = ", ".join(f"{number:,} {verdict}" for verdict, number in sorted(tally.items()))
        yield ((TITLE, f"{sum(tally.values()):,} logs: {told}"),)


def record_lines(checked: Checked) -> Iterator[Line]:
    """What is said of one record."""
    verdict = checked.verdict
    if verdict.faults and not verdict.faults[0].line:
        yield (TITLE, printable(checked.file)), (PLAIN, ": "), (WRONG, verdict.faults[0].found)
        return
    yield ((TITLE, _title(checked)),)
    if verdict.code:
        yield ((QUIET, verdict.code),)
    yield EMPTY
    yield from body(checked)
    yield (summary(verdict),)


def body(checked: Checked) -> Iterator[Line]:
    """What is said of one record, but for its heading and its summary: what a casebook shows."""
    # each is put into words when its turn has come: there may be as many as the record has deals
    told: list[Fault | tuple[Matter, tuple[Matter, ...]]] = [
        *checked.verdict.faults[:FAULTS_TOLD],
        *grouped(checked.verdict.matters),
    ]
    for each in sorted(told, key=lambda each: each.line if isinstance(each, Fault) else each[0].at.line):
        yield from _fault(each, checked) if isinstance(each, Fault) else _matter(*each, checked)
        yield EMPTY
    more = len(checked.verdict.faults) - FAULTS_TOLD
    if more > 0:
        yield ((WRONG, f"and {many(more, 'more line')} that cannot be read"),)
        yield EMPTY
    results = list(_results(checked.verdict))
    yield from results
    if results:
        yield EMPTY


def _title(checked: Checked) -> str:
    verdict = checked.verdict
    place = f"{printable(checked.file)} line {verdict.line}" if checked.file else f"line {verdict.line}"
    return f"{place}: {verdict.game.title if verdict.game else 'a game that is not known'}"


def summary(verdict: Verdict) -> Piece:
    """How many breaches and doubts there are, in a line."""
    counts = dict.fromkeys(_COLOUR, 0)
    for matter, family in grouped(verdict.matters):
        kinds = {kind_of(each) for each in (matter, *family)}
        counts[next(kind for kind in _COLOUR if kind in kinds)] += 1
    said = [many(len(verdict.faults), "line that cannot be read", "lines that cannot be read")] if verdict.faults else []
    said += [many(counts[BREACH], "breach", "breaches")] if counts[BREACH] else []
    said += [f"{many(counts[SUSPICION], 'place')} where the record does not hold together"] if counts[SUSPICION] else []
    clean = verdict.verdict == CLEAN
    said += ["clean"] if clean else []
    said += [many(verdict.count, "deal")] if verdict.count > 1 else []
    return (FINE if clean else DOUBTFUL if not (verdict.faults or counts[BREACH]) else WRONG), ", ".join(said)


# --- one matter -------------------------------------------------------------------------------------------------------


def _matter(matter: Matter, family: Sequence[Matter], checked: Checked) -> Iterator[Line]:
    kind = max((kind_of(each) for each in (matter, *family)), key=[REMARK, SUSPICION, BREACH].index)
    if kind == REMARK and not any(_bites(each) for each in (matter, *family)):
        for each in (matter, *family):
            yield from _remark(each)
        return
    yield (_COLOUR[kind], f"{matter.headline}: "), (TITLE, printable(matter.why))
    yield from _places(matter, checked)
    yield from _ruling(matter)
    for each in family:
        yield from _under("and", [each.headline])
        yield from _ruling(each)


def _bites(matter: Matter) -> bool:
    """Whether anything is taken from or imposed on anybody, so that the ruling is worth telling whole."""
    return matter.law is not None and matter.law.remedy is not None and matter.law.remedy.bites


def _remark(matter: Matter) -> Iterator[Line]:
    """What the book allows is told in a line, and its law in another."""
    where = f"line {matter.at.line}: " if matter.at.line else ""
    yield ((QUIET, f"{matter.headline}, {where}{printable(matter.why)}"),)
    given = APART.join(consequences(matter))
    if matter.law is not None:
        yield (GUTTER, "   = "), (QUIET, f"{given}: {cited(matter.law)}" if given else cited(matter.law))
    elif given:
        yield (GUTTER, "   = "), (QUIET, printable(given))


def _under(label: str, texts: Iterable[str]) -> Iterator[Line]:
    """A label with one text to a line."""
    for place, text in enumerate(texts):
        if place == 0:
            yield (GUTTER, "   = "), (LABEL, f"{label}: "), (PLAIN, printable(text))
        else:
            yield ((PLAIN, " " * len(f"   = {label}: ") + printable(text)),)


def _ruling(matter: Matter) -> Iterator[Line]:
    given = consequences(matter)
    if matter.candidates:
        given = [undecided(matter)]
    elif not given:
        given = [matter.law.says if matter.law else "nobody is accused" if matter.status == SUSPECT else "the book is silent"]
    yield from _under("ruling", [f"[{matter.status}] {given[0]}", *given[1:]])
    yield from _under("choice", choices_of(matter))
    yield from _under("bound", [f"{words}; until {until}" for words, until in matter.bound])
    if matter.known:
        yield from _under("facts", [", ".join(f"{fact.name}={fact.said(answer)}" for fact, answer in matter.known)])
    if matter.candidates:
        yield from _branches(matter)
    elif matter.law is not None:
        yield from _under("law", [cited(matter.law), matter.law.says])


def choices_of(matter: Matter) -> list[str]:
    """Who may choose and until when, a line for each, and what became of it."""
    told = [
        role.phrase if until is None else f"{role.phrase}; until {until.phrase}"
        for role, until in (matter.law.choices if matter.law else ())
    ]
    became = []
    if matter.lapsed.line:
        became.append(f"lapsed unused (line {matter.lapsed.line})")
    if matter.taken:
        became.append(f"{matter.taken} (line {matter.since.line})" if matter.since.line else matter.taken)
    if not became or matter.law is None:
        return told
    return [*told[:-1], "; ".join([*told[-1:], *became])]


# --- rows that may still apply


def undecided(matter: Matter) -> str:
    """What is said of a matter to which several laws may yet speak."""
    if matter.status == NEEDS_FACT:
        return "the record does not tell which of these laws speaks"
    if matter.status == OPEN:
        return "not yet decided; which of these laws speaks depends on what follows"
    return "one of these laws speaks"


def _branches(matter: Matter) -> Iterator[Line]:
    """Each row that may still speak, after the questions that separate them."""
    asked = {condition.fact: None for law in matter.candidates for condition in open_conditions(matter, law)}
    for fact in asked:
        question = question_of(fact, matter.seat, matter.names)
        yield from _under("question", [f"{question} ({fact.name}: {', '.join(fact.answers)})"])
    for law in matter.candidates:
        conditions = ", ".join(str(condition) for condition in open_conditions(matter, law)) or "in any case"
        yield from _under("if", [conditions, cited(law), law.says])


# --- places in the log


def _places(matter: Matter, checked: Checked) -> Iterator[Line]:
    """The line that offends with its columns underlined, and the one by which the matter was settled."""
    shown = [(matter.at, "^", "")]
    label = "chosen here" if matter.taken else _SETTLED.get(matter.status, "settled here")
    if matter.since.line > matter.at.line and matter.status != NO_PENALTY:
        shown.append((matter.since, "-", " " + label))
    yield from _excerpts(shown, checked)


def _excerpts(places: Sequence[tuple[Span, str, str]], checked: Checked) -> Iterator[Line]:
    places = [place for place in places if place[0].line in checked.lines]
    if not places:
        return
    width = max(2, *(len(str(span.line)) for span, _, _ in places))
    bar = (GUTTER, " " * width + " | ")
    yield (bar,)
    for span, sign, label in places:
        text, column = _window(checked.lines[span.line], span)
        length = max(1, min(span.end - span.column, len(text) - column))
        yield (GUTTER, f"{span.line:>{width}} | "), (PLAIN, text)
        yield bar, (WRONG if sign == "^" else LABEL, " " * column + sign * length + label)


def _window(line: str, span: Span) -> tuple[str, int]:
    """As much of a line as is shown, and where in it the span begins."""
    line, column = printable(line.rstrip()), max(0, span.column - 1)
    if len(line) <= WIDEST:
        return line, column
    start = max(0, min(column - WIDEST // 3, len(line) - WIDEST))
    text = line[start : start + WIDEST]
    before, after = "..." if start else "", "..." if start + WIDEST < len(line) else ""
    return before + text + after, column - start + len(before)


def _fault(fault: Fault, checked: Checked) -> Iterator[Line]:
    yield (WRONG, "unreadable: "), (TITLE, printable(fault.found))
    word = re.compile(r"[^\s,:!#]*").match(checked.lines.get(fault.line, ""), max(0, fault.column - 1))
    end = fault.column + (len(word[0]) if word else 0)
    yield from _excerpts([(Span(fault.line, fault.column, end), "^", "")], checked)
    if fault.expected:
        yield from _under("expected", [fault.expected])


# --- what the record comes to -----------------------------------------------------------------------------------------


def _results(verdict: Verdict) -> Iterator[Line]:
    several = verdict.count > 1
    for deal in verdict.deals:
        if not several or deal.void or deal.played != deal.ruled:
            yield from _deal(deal, several)
    for number, sheets in enumerate((*verdict.earlier, (verdict.played, verdict.ruled)), 1):
        if not any(_has_entries(sheet) for sheet in sheets):
            continue
        which = f" of rubber or round {number}" if verdict.earlier else ""
        played, ruled = (tuple(sheet.text()) if sheet is not None else () for sheet in sheets)
        if played == ruled:
            yield from _sheet(f"score{which}", played)
        else:
            yield from _sheet(f"score{which} as played", played)
            yield from _sheet(f"score{which} as ruled", ruled)


def _has_entries(sheet: Sheet | None) -> bool:
    return sheet is not None and (bool(sheet.entries) or any(deal.note for deal in sheet.deals))


def _deal(deal: DealVerdict, several: bool) -> Iterator[Line]:
    name = f"deal {deal.number} " if several else ""
    played, ruled = deal.told(), deal.told(ruled=True)
    if deal.void:
        yield (LABEL, f"{name}void: "), (PLAIN, "yes")
    for label, value in played.items():
        same = deal.void or ruled.get(label, value) == value
        yield (LABEL, f"{name}{label}: "), (PLAIN, value if same else f"{value} as played, {ruled[label]} as ruled")
    for outcome, value in deal.outcomes:
        yield (LABEL, f"{name}{outcome}: "), (PLAIN, printable(value))


def _sheet(label: str, lines: tuple[str, ...]) -> Iterator[Line]:
    if not lines:
        return
    yield ((LABEL, f"{label}:"),)
    if len(lines) > LONGEST_SHEET:
        yield ((QUIET, f"  ... {len(lines) - LONGEST_SHEET:,} lines of the sheet before these"),)
    for line in lines[-LONGEST_SHEET:]:
        yield ((PLAIN, f"  {printable(line)}"),)
