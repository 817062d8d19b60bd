"""A game as an English rule sheet, and a law as a page: for the reader who knows cards and not Python."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from referee.core.game import Game
from referee.core.law import Law
from referee.core.unheard import verbs_of
from referee.report import in_general, many, question_of
from referee.report.as_json import Row, verb_row

WIDTH = 100
#: what the kinds of row mean to a reader; a penalty is what a law is expected to be, and goes without saying
KINDS = {
    "allowed": "allowed",
    "forbidden": "forbidden, without a remedy",
    "definition": "a definition",
    "scoring": "a rule of scoring",
    "gap": "the book is silent here",
    "derived": "drawn from the book, and not printed in it",
}


def rule_sheet(game: Game) -> Iterator[str]:
    """The whole sheet, line by line."""
    yield from _headed(game.title, "=")
    yield f"{game.slug}, of the {game.family} family"
    yield f"book: {game.cite.in_full if game.cite else 'none; it is in no book, and general laws of books speak to it'}"
    fewest, most = game.players
    yield f"players: {fewest}" if fewest == most else f"players: {fewest} to {most}"
    yield f"pack: {game.pack.name}"
    yield from _paragraph("deal: ", game.deal or f"{game.hand_size} cards to each player")
    yield from _descent(game)
    for heading, words in game.rules:
        yield ""
        yield from _headed(heading, "-")
        yield from _paragraph("", words)
    for source, rows in zip(game.lineage, game.layers, strict=True):
        yield from _laws(game, source, rows)
    yield ""
    yield from _headed("What a log can tell", "-")
    yield from verbs_table([verb_row(verb, game) for verb in verbs_of(game)])
    unencoded = [(source, slug, reason) for source in game.lineage for slug, reason in source.unencoded.items()]
    if unencoded:
        yield ""
        yield from _headed("What is no row of its own", "-")
        for source, slug, reason in unencoded:
            yield from _paragraph(f"{slug}{_origin(game, source)}: ", reason)


def _descent(game: Game) -> Iterator[str]:
    """What holds here beside the game's own laws."""
    if game.base is not None:
        yield f"a variant of: {game.base.title}; what is not said here is as there: referee show {game.base.slug}"
    for above, rows in zip(game.lineage[1:], game.layers[1:], strict=True):
        yield f"{many(len(rows), 'law')} from: {above.title} ({above.slug})"


def _laws(game: Game, source: Game, rows: Sequence[Law]) -> Iterator[str]:
    """The laws that a game has of itself, or from one of those above it; what of these does not hold is named."""
    off = [law.slug for law in source.laws if law not in rows]
    if not (rows or off):
        return
    inherited = f" from {source.title}" if source is not game else ""
    yield ""
    yield from _headed(f"Laws{inherited} ({len(rows)})", "-")
    anew = {law.slug for layer in game.layers[: game.lineage.index(source)] for law in layer}
    yield from _paragraph("do not hold here: ", ", ".join(slug for slug in off if slug not in anew))
    yield from _paragraph("replaced by laws above: ", ", ".join(slug for slug in off if slug in anew))
    for law in rows:
        yield ""
        yield f"{law.slug}{_origin(game, source)}"
        yield from _paragraph("    ", law.says)
        yield from _terms(law, game)


def _origin(game: Game, source: Game) -> str:
    """The mark of what a game inherits."""
    return "" if source is game else f" (from {source.slug})"


def _terms(law: Law, game: Game) -> Iterator[str]:
    if law.kind in KINDS:
        yield f"    kind: {KINDS[law.kind]}"
    if law.subjects:
        yield from _paragraph("    speaks to: ", "; ".join(f"{breach.name} ({breach.says})" for breach in law.subjects))
    if law.conditions:
        yield from _paragraph("    where: ", ", ".join(map(str, law.conditions)))
    if law.ends is not None:
        yield f"    until: {law.ends.phrase}"
    for place, given in enumerate(in_general(law, game)):
        yield from _paragraph("    gives: " if place == 0 else "           ", given)
    if law.chooses is not None:
        yield f"    who chooses: {law.chooses.phrase}"
    yield f"    book: {law.cite}"


def law_page(
    law: Law, game: Game, cases: Sequence[tuple[str, str]], near_misses: Sequence[tuple[str, str]] = ()
) -> Iterator[str]:
    """One law: what it says, to what it speaks, what it gives, and its cases and near misses by id and heading."""
    yield from _headed(law.id, "=")
    yield from _paragraph("", law.says)
    yield ""
    yield f"    game: {game.title} ({game.slug})" + ("" if game.cite else ", which is in no book")
    if law.game != game.slug:
        yield f"    from: {law.game}, whose law it is; it holds here too"
    yield from _terms(law, game)
    yield f"          {law.cite.code.title}"
    questions = {condition.fact.name: question_of(condition.fact, None) for condition in law.conditions}
    if questions:
        yield ""
        yield "The questions on which it turns:"
        for name, question in questions.items():
            yield from _paragraph(f"    {name}: ", question)
    yield ""
    yield from _cases("Cases:", cases) if cases else ("No case in the casebook yet.",)
    if near_misses:
        yield ""
        yield from _cases("Near misses, in which it does not speak:", near_misses)


def _cases(label: str, cases: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield label
    for name, heading in cases:
        yield f"    {heading}"
        yield f"        {name}"


def _headed(title: str, line: str) -> Iterator[str]:
    yield title
    yield line * len(title)


def _paragraph(label: str, words: str) -> Iterator[str]:
    """Words after a label, what does not fit on the line under the first of them."""
    if not words:
        return
    indent = " " * min(len(label), 16)
    yield from fill(words, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False).split("\n")


def games_table(rows: Sequence[Row]) -> Iterator[str]:
    """The games as a list to read."""
    width = max((len(row["slug"]) for row in rows), default=0)
    for row in rows:
        counts = f"{many(row['laws'], 'law')}, {many(row['cases'], 'case')}"
        yield f"{row['slug']:<{width}}  {row['title']} ({row['family']}, {row['book'] or 'in no book'}): {counts}"


def laws_table(rows: Sequence[Row]) -> Iterator[str]:
    """Laws as a list to read."""
    for row in rows:
        yield f"{row['id']} ({row['book']} {row['lines']})"
        yield from _paragraph("    ", row["says"])


def verbs_table(rows: Sequence[Row]) -> Iterator[str]:
    """Verbs as a list to read: a line with each, what it does, and how it is written where that says more."""
    for row in rows:
        yield row["example"]
        yield from _paragraph("    ", row["does"])
        if row["written"] != row["example"]:
            yield f"    {row['written']}"


def rest_in_words(rows: Sequence[Row]) -> Iterator[str]:
    """What the rest of each deal is worth by best play, for people."""
    for row in rows:
        yield f"{row['file'] or 'standard input'} line {row['line']}: {row['claim'] or 'the end of what is told'}"
        won = row["won"]
        if not isinstance(won, dict):
            yield f"  {many(int(str(row['left'])), 'trick')} left; not all four hands are known, so that nothing can be said"
            continue
        shares = ", ".join(f"{side} {number}" for side, number in won.items())
        yield f"  of the {many(int(str(row['left'])), 'trick')} left: {shares}, by best play of all with every card seen"
        yield "  a help only; what normal play brings, the director decides"
