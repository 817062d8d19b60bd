"""What the holdings count that a player names: so many of a suit, in a row, of a rank."""

from collections.abc import Iterator

from referee.core.cards import RANK_PLACE
from referee.core.game import Game
from referee.core.sums import AS_CLAIMED, CLAIMED, Figures, Line, Reckoned, Sum, ranked
from referee.families.piquet_klaberjass.moves.declaring import Declares
from referee.families.piquet_klaberjass.moves.holdings import Alike, Point, Said, Sequence
from referee.score.expects import WRONG_ENTRY

#: sequences by the words for their length
_LONG = {"tierce": 3, "quart": 4, "quint": 5, "sixieme": 6, "septieme": 7, "huitieme": 8}


def _holdings(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(Declares)
    lines = tuple(_lines(form, figures)) if form is not None else ()
    if lines:
        found = Reckoned("what was named, where it is good", lines, added_up=False)
        yield found.against(figures.claimed, *WRONG_ENTRY)


def _lines(form: Declares, figures: Figures) -> Iterator[Line]:
    for each in form.classes:
        if isinstance(each, Sequence):
            for number in _sequences(figures):
                if points := each.values.get(number, 0):
                    yield Line(points, f"a sequence of {number}")
        elif isinstance(each, Point) and "point" in figures:
            yield Line(each.worth(Said(0, each.name, (figures["point"],))), "the point")
        elif isinstance(each, Alike):
            for rank in dict.fromkeys(figures.ranks):
                number = figures.ranks.count(rank)
                if points := each.values.get((number, RANK_PLACE[rank]), 0):
                    yield Line(points, ranked(number, RANK_PLACE[rank]))


def _sequences(figures: Figures) -> Iterator[int]:
    yield from (number for word, number in _LONG.items() if word in figures)
    if "row" in figures:
        yield figures["row"]


SUMS = (
    Sum(
        {
            CLAIMED: AS_CLAIMED,
            "row": ("sequence|run|row of {number}", "{number} in row|sequence", "{number} card|cards sequence|run"),
            "point": ("point of {number}",),
            **{word: (word, f"{word}s") for word in _LONG},
        },
        _holdings,
    ),
)
