"""The books: rule sheets, laws and cases, with a search over all of them; served, or written as files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from attrs import frozen

from referee import api
from referee.casebook import Case, built_in, by_law, laws_of, near_misses_of
from referee.core.game import Game
from referee.core.law import Law
from referee.core.unheard import verbs_of
from referee.families import games
from referee.report import in_general, question_of
from referee.report.as_json import verb_row
from referee.report.sheet import KINDS
from referee.web.addresses import SERVED, Addresses
from referee.web.pages.common import by_family, game_named, page

#: so many things that were found are shown
MOST_FOUND = 60
#: what is found first where words are in several: a game, then a law, then a case
_FIRST = ("game", "law", "case")


@frozen
class Shown:
    """A law on a rule sheet."""

    law: Law
    #: the game whose law it is, where it is inherited
    source: Game | None
    kind: str
    gives: tuple[str, ...]
    speaks: tuple[str, ...]
    where: tuple[str, ...]
    until: str
    chooser: str


@frozen
class Entry:
    """Something that may be searched for: what it is, where it is, and the words by which it is found."""

    kind: str
    address: str
    title: str
    words: str


def shelf(addresses: Addresses = SERVED) -> str:
    """All games."""
    return page("shelf.html", "books", addresses, families=by_family())


def book(slug: str, addresses: Addresses = SERVED) -> str:
    """The rule sheet of a game."""
    game = game_named(slug)
    layers = [
        (source, [_shown(law, source if source is not game else None, game) for law in rows])
        for source, rows in zip(game.lineage, game.layers, strict=True)
        if rows
    ]
    unencoded = [(source, slug, reason) for source in game.lineage for slug, reason in source.unencoded.items()]
    verbs = [verb_row(verb, game) for verb in verbs_of(game)]
    return page("book.html", "books", addresses, game=game, layers=layers, unencoded=unencoded, verbs=verbs)


def _shown(law: Law, source: Game | None, game: Game) -> Shown:
    return Shown(
        law, source, KINDS.get(law.kind, ""), tuple(in_general(law, game)), tuple(each.says for each in law.subjects),
        tuple(map(str, law.conditions)), law.ends.phrase if law.ends else "", law.chooses.phrase if law.chooses else "",
    )  # fmt: skip


def law(id: str, addresses: Addresses = SERVED) -> str:
    """A law with its cases."""
    slug, _, name = id.partition("/")
    game = game_named(slug)
    if name in game.unencoded:
        return page("law.html", "books", addresses, id=id, game=game, shown=None, why=game.unencoded[name])
    found = next((each for layer in game.layers for each in layer if each.slug == name), None)
    if found is None:
        raise api.Unknown(f"there is no law '{id}'")
    showing, escaping = _cases_of_laws()
    cases, near = showing.get(found.id, ()), escaping.get(found.id, ())
    return page(
        "law.html", "books", addresses, id=id, game=game, shown=_shown(found, None, game), why="", cases=cases, near=near,
        questions=[question_of(each.fact, None) for each in found.conditions], neighbours=_neighbours(found, game),
    )  # fmt: skip


def _neighbours(law: Law, game: Game) -> list[Law]:
    """The other laws about the same thing, of which at most one speaks."""
    about = set(law.subjects)
    return [each for layer in game.layers for each in layer if each is not law and about & set(each.subjects)]


def case(id: str, addresses: Addresses = SERVED) -> str:
    """A case of the casebook."""
    found = _cases().get(id)
    if found is None:
        raise api.Unknown(f"there is no case '{id}'")
    blocks = [block for block in found.blocks if block.kind in ("log", "ruling", "ask", "report")]
    log = found.block("log")
    known = {each.slug: each for each in (games().get(found.game).layers if found.game in games() else ()) for each in each}  # type: ignore[union-attr]
    named = [known[slug] for slug in dict.fromkeys(_words(found)) if slug in known]
    return page("case.html", "books", addresses, case=found, blocks=blocks, log=log.text if log else "", laws=named)


def _words(case: Case) -> Iterator[str]:
    ruling = case.block("ruling")
    for line in ruling.lines if ruling else ():
        yield from line.split()[:1]


@cache
def _cases_of_laws() -> tuple[Mapping[str, Sequence[Case]], Mapping[str, Sequence[Case]]]:
    """By law, the cases that show it, and those that it only just escapes."""
    return by_law(built_in(), laws_of), by_law(built_in(), near_misses_of)


@cache
def _cases() -> dict[str, Case]:
    return {case.id: case for case in built_in()}


def search(words: str, addresses: Addresses = SERVED) -> str:
    """Everything in which all these words stand."""
    return page("search.html", "books", addresses, words=words, found=_found(words) if words.strip() else None)


def _found(words: str) -> Sequence[Entry]:
    wanted = words.casefold().split()
    hits = [entry for entry in entries() if all(word in entry.words for word in wanted)]
    titled = [sum(word in entry.title.casefold() for word in wanted) for entry in hits]
    ranked = sorted(zip(hits, titled, strict=True), key=lambda hit: (-hit[1], _FIRST.index(hit[0].kind)))
    return [entry for entry, _ in ranked[:MOST_FOUND]]


@cache
def entries() -> tuple[Entry, ...]:
    """Every game, every law and every case, with the address that it has here."""
    found = []
    for game in games().values():
        found.append(Entry("game", f"books/{game.slug}", game.title, f"{game.title} {game.slug} {game.family}".casefold()))
        for each in game.laws:
            told = f"{each.id} {each.says} {each.cite} {' '.join(breach.says for breach in each.subjects)}"
            found.append(Entry("law", f"law/{each.id}", each.says, told.casefold()))
    found += [Entry("case", f"case/{case.id}", case.heading, f"{case.id} {case.heading}".casefold()) for case in built_in()]
    return tuple(found)
