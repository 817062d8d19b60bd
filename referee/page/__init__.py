"""Pages for a browser: templates, and what is drawn with them, for a server and for single files alike.

Nothing that a person or a file says is anything but text: templates escape, names stand in `<bdi>`, and what cannot be printed
is shown as a blank. No page asks another host for anything.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from importlib import resources

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from referee.page import cards
from referee.report import lines_printable, many, printable
from referee.view import DealView, Finding

#: what the pages need beside their text; the policy of a single file names them by what is in them
STYLE, SCRIPT = "desk.css", "desk.js"


@cache
def environment() -> Environment:
    """The templates, with what they may say."""
    made = Environment(
        loader=PackageLoader("referee.page"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made.filters.update(
        card=cards.card, suited=cards.suited, by_suits=cards.by_suits, printable=printable,
        lines_printable=lines_printable, many=many, first_step=first_step,
    )  # fmt: skip
    return made


def render(template: str, **what: object) -> str:
    """A template with what it shows."""
    return environment().get_template(template).render(**what)


@cache
def asset(name: str) -> str:
    """A style or a script."""
    return resources.files("referee.page").joinpath("static", name).read_text(encoding="utf-8")


@cache
def version() -> str:
    """A name for the assets as they are, so that they can be kept for ever under it."""
    return hashlib.sha256("".join(map(asset, (STYLE, SCRIPT))).encode()).hexdigest()[:12]


def inline(name: str) -> Markup:
    """An asset as it stands within a page."""
    return Markup(asset(name))


def policy_of_file() -> str:
    """What a page that is a file by itself may do: show what is in it, and run the one script that is ours."""
    style, script = (_digest(asset(name)) for name in (STYLE, SCRIPT))
    return f"default-src 'none'; style-src '{style}'; script-src '{script}'; img-src data:; base-uri 'none'; form-action 'none'"


def _digest(text: str) -> str:
    return "sha256-" + b64encode(hashlib.sha256(text.encode()).digest()).decode()


def first_step(finding: Finding, view: DealView) -> int:
    """The act of a deal that a finding is about; the last one where it is about none of them."""
    return next((step.number for step in view.steps if finding.number in step.findings), len(view.steps))
