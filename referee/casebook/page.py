"""A page of Markdown into cases. What the blocks of a case mean is not known here."""

import re
from collections.abc import Iterator
from pathlib import Path

from attrs import evolve, frozen


@frozen
class Block:
    """A fenced block: what stands between its fences, and on which line of the page that begins."""

    kind: str
    lines: tuple[str, ...]
    first: int

    @property
    def text(self) -> str:
        """The block as one text."""
        return "".join(f"{line}\n" for line in self.lines)


@frozen
class ButFor:
    """What stands in the way of a law: words of the log, and those that would make the law speak; none leave them out."""

    line: int
    old: str
    new: str = ""

    @property
    def place(self) -> re.Pattern[str]:
        """How the words are found in a log, whatever blanks stand between them."""
        return re.compile(r"(?<![^\s,])" + r"[^\S\n]+".join(map(re.escape, self.old.split())) + r"(?![^\s,])")


@frozen
class NearMiss:
    """A law that a case only just escapes."""

    line: int
    law: str
    but_for: ButFor | None = None


@frozen
class Case:
    """One case of a page."""

    file: Path
    heading: str
    slug: str
    #: the line of its heading
    line: int
    blocks: tuple[Block, ...] = ()
    #: the id of the worked example of a book that it is
    example: str | None = None
    near: tuple[NearMiss, ...] = ()
    #: why it is known to fail
    todo: str = ""
    #: what is wrong with its form: line and words
    problems: tuple[tuple[int, str], ...] = ()

    @property
    def id(self) -> str:
        """The name of the case in the whole casebook: folder, page, heading."""
        return f"{self.file.absolute().parent.name}/{self.file.stem}/{self.slug}"

    def block(self, kind: str) -> Block | None:
        """The first block of a kind."""
        return next((block for block in self.blocks if block.kind == kind), None)

    @property
    def game(self) -> str:
        """The slug of its game: what its log says, or else the name of its page."""
        log = self.block("log")
        if log is None:
            return self.file.stem
        found = _GAME.search(log.text)
        return found[1].casefold() if found else ""


_HEADING = re.compile(r"##\s+(.*?)\s*#*\s*\Z")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})\s*([\w-]*)")
#: what a case says of itself outside its blocks; in a comment of Markdown too, for who wants it hidden
_LABEL = re.compile(r"\s*(?:<!--\s*)?(example|near miss|but for|todo):\s*(.*?)\s*(?:-->)?\s*\Z", re.IGNORECASE)
_NAMES = re.compile(r"[\w./-]+(?:\s*,\s*[\w./-]+)*,?\Z")
_TODO_IN_HEADING = re.compile(r"\s*[\[(]?\btodo\b:?\s*([^\])]*)[\])]?\s*\Z", re.IGNORECASE)
_GAME = re.compile(r"^[\s,:]*game[\s,:]+([\w./-]+)", re.IGNORECASE | re.MULTILINE)
_ONCE = ("log", "report", "ruling")
_BLOCKS = (*_ONCE, "ask")
_NO_REASON = "no reason given"
_BECOMES = "->"


def slug_of(heading: str) -> str:
    """A heading as a name.

    >>> slug_of("Corrected by a pass: partner's barred")
    'corrected-by-a-pass-partners-barred'
    """
    return "-".join(re.findall(r"[\w]+", re.sub(r"['’`]", "", heading.casefold()))) or "case"


def read_page(path: Path) -> list[Case]:
    """The cases of a page; a page without any is prose."""
    return parse_page(path, path.read_bytes().decode("utf-8", "replace"))


def parse_page(path: Path, text: str) -> list[Case]:
    """The cases of the text of a page."""
    cases: list[Case] = []
    names: dict[str, int] = {}
    for line, heading, lines in _sections(text.split("\n")):
        case = _case(path, line, heading, lines)
        if case.block("log") is None and case.block("ask") is None:
            continue
        names[case.slug] = names.get(case.slug, 0) + 1
        if names[case.slug] > 1:
            case = evolve(case, slug=f"{case.slug}-{names[case.slug]}")
        cases.append(case)
    return cases


def _sections(lines: list[str]) -> Iterator[tuple[int, str, list[tuple[int, str]]]]:
    """Line and heading of each section, and its lines with their numbers. A heading in a block is none."""
    begun: tuple[int, str] | None = None
    held: list[tuple[int, str]] = []
    fence = ""
    for number, line in enumerate(lines, 1):
        line = line.removesuffix("\r")
        fence = _after(fence, line)
        heading = _HEADING.match(line) if not fence else None
        if heading:
            if begun:
                yield (*begun, held)
            begun, held = (number, heading[1]), []
        else:
            held.append((number, line))
    if begun:
        yield (*begun, held)


def _after(fence: str, line: str) -> str:
    """The fence that is open after this line, if any."""
    found = _FENCE.match(line)
    if not fence:
        return found[1] if found else ""
    return "" if found and found[1].startswith(fence) and not found[2] else fence


def _case(path: Path, line: int, heading: str, lines: list[tuple[int, str]]) -> Case:
    blocks, prose, problems = _blocks(lines)
    example, todo = None, ""
    near: list[NearMiss] = []
    nearest: list[NearMiss] = []
    if found := _TODO_IN_HEADING.search(heading):
        heading, todo = heading[: found.start()], found[1] or _NO_REASON
    for number, text in prose:
        found = _LABEL.match(text)
        if not found:
            continue
        label, said = found[1].casefold(), found[2]
        names = [name.strip().rstrip(".") for name in said.split(",") if name.strip()] if _NAMES.match(said) else []
        if label == "todo":
            todo = said or _NO_REASON
        elif label == "near miss" and names:
            nearest = [NearMiss(number, name) for name in names]
            near += nearest
        elif label == "near miss":
            problems.append((number, "a near miss names the laws that must not speak, with commas between them"))
        elif label == "but for" and said and nearest:
            old, _, new = said.partition(_BECOMES)
            change = ButFor(number, old.strip(), new.strip())
            near[-len(nearest) :] = [evolve(each, but_for=change) for each in nearest]
            nearest = []
        elif label == "but for":
            problems.append((number, "a 'but for' stands under its near miss, one for each: words of the log -> other words"))
        elif label == "example" and len(names) == 1:
            if example is not None:
                problems.append((number, "a second example; each case is one"))
            example = names[0]
    return Case(path, heading, slug_of(heading), line, tuple(blocks), example, tuple(near), todo, tuple(problems))


def _blocks(lines: list[tuple[int, str]]) -> tuple[list[Block], list[tuple[int, str]], list[tuple[int, str]]]:
    """The blocks of a case, the lines outside them, and what is wrong with the blocks."""
    blocks: list[Block] = []
    prose: list[tuple[int, str]] = []
    problems: list[tuple[int, str]] = []
    held: list[str] = []
    fence, kind, first = "", "", 0
    for number, text in lines:
        before, fence = fence, _after(fence, text)
        if fence and before:
            held.append(text)
        elif fence:
            opened = _FENCE.match(text)
            kind, held, first = opened[2].casefold() if opened else "", [], number + 1
        elif not before:
            prose.append((number, text))
        elif kind in _BLOCKS:
            if kind in _ONCE and any(block.kind == kind for block in blocks):
                problems.append((first, f"a second {kind} block; each case has one"))
            blocks.append(Block(kind, tuple(held), first))
    if fence:
        problems.append((first, f"this {kind} block has no end"))
    return blocks, prose, problems
