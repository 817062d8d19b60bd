"""Rulings as one page for a browser, with everything it needs in it."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from referee.core.verdict import CLEAN
from referee.report import Checked, printable
from referee.report.text import DOUBTFUL, EMPTY, FINE, GUTTER, LABEL, PLAIN, QUIET, TITLE, WRONG, Line, body, record_lines

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; }
pre { font: 14px/1.45 ui-monospace, monospace; margin: .8rem 0; overflow-x: auto; padding: .7rem 1rem;
      border: 1px solid #8884; border-left: 4px solid #8886; border-radius: 4px; }
nav li { margin: .15rem 0; }
.title { font-weight: 600; } .wrong { color: #c22; font-weight: 600; } .doubtful { color: #b70; font-weight: 600; }
.fine { color: #283; font-weight: 600; } .gutter { color: #57a; } .label { font-weight: 600; } .quiet { color: #777; }
@media (prefers-color-scheme: dark) { .wrong { color: #f77; } .doubtful { color: #fb5; } .fine { color: #7d8; }
  .gutter { color: #8bd; } }
"""
_CLASSES = {TITLE, WRONG, DOUBTFUL, FINE, GUTTER, LABEL, QUIET}


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """The page, a record at a time."""
    yield f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referee</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>Rulings</h1>
"""
    number = 0
    for number, each in enumerate(checked, 1):
        yield from _record(each, number)
    if not number:
        yield "<p>Nothing was read.</p>\n"
    yield "</body>\n</html>\n"


def _record(checked: Checked, number: int) -> Iterator[str]:
    lines = list(record_lines(checked))
    yield f'<section id="record-{number}" class="{escape(checked.verdict.verdict)}">\n'
    yield f"<h2>{_spans(lines[0])}</h2>\n"
    if checked.verdict.verdict == CLEAN:
        yield f"<p>{_spans(lines[-1])}</p>\n<details><summary>score</summary>\n"
    for empty, block in groupby(body(checked) if len(lines) > 1 else (), key=lambda line: line == EMPTY):
        if not empty:
            yield "<pre>" + "\n".join(map(_spans, block)) + "</pre>\n"
    if checked.verdict.verdict == CLEAN:
        yield "</details>\n"
    elif len(lines) > 1:
        yield f"<p>{_spans(lines[-1])}</p>\n"
    yield "</section>\n"


def _spans(line: Line) -> str:
    return "".join(
        f'<span class="{part}">{escape(text)}</span>' if part in _CLASSES and part != PLAIN else escape(text)
        for part, text in ((part, printable(text)) for part, text in line)
    )
