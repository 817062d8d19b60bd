"""Rulings as annotations of GitHub's workflow log: a comment appears beside the line that offends."""

from collections.abc import Iterable, Iterator

from referee.core.matter import Matter
from referee.core.record import Fault
from referee.report import APART, BREACH, REMARK, SUSPICION, Checked, cited, consequences, grouped, kind_of, lines_printable

_COMMANDS = {BREACH: "error", SUSPICION: "warning", REMARK: "notice"}


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """A line for each matter and for each line that cannot be read."""
    for each in checked:
        yield from (_fault(fault, each.file) for fault in each.verdict.faults)
        for matter, family in grouped(each.verdict.matters):
            yield from (_matter(one, each.file) for one in (matter, *family))


def _fault(fault: Fault, file: str) -> str:
    place = {"line": fault.line, "col": fault.column} if fault.line else {}
    message = f"{fault.found}; {fault.expected}" if fault.expected else fault.found
    return command("error", message, file=file, **place, title="unreadable")


def _matter(matter: Matter, file: str) -> str:
    lines = [matter.why]
    if matter.remedy:
        lines.append(f"ruling: [{matter.status}] {APART.join(consequences(matter))}")
    if matter.law is not None:
        lines += [f"law: {cited(matter.law)}", matter.law.says]
    else:
        lines += [f"law, perhaps: {cited(law)}" for law in matter.candidates]
    place = {"line": matter.at.line, "col": matter.at.column, "endColumn": matter.at.end} if matter.at.line else {}
    return command(_COMMANDS[kind_of(matter)], "\n".join(lines), file=file, **place, title=matter.headline)


def command(name: str, message: str, **properties: object) -> str:
    """A workflow command, with everything escaped that would end it early.

    >>> command("error", "one\\ntwo", file="a,b.log", line=3)
    '::error file=a%2Cb.log,line=3::one%0Atwo\\n'
    """
    told = ",".join(
        f"{key}={_escaped(str(value)).replace(':', '%3A').replace(',', '%2C')}" for key, value in properties.items()
    )
    return f"::{name} {told}::{_escaped(message)}\n"


def _escaped(text: str) -> str:
    return lines_printable(text.replace("%", "%25").replace("\r", "%0D")).replace("\n", "%0A")
