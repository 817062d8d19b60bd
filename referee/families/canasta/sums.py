"""What cards count at canasta, and what a first meld must count."""

from collections.abc import Iterator

from referee.core.cards import RANK_PLACE, Card, card
from referee.core.game import Game
from referee.core.sums import CLAIMED, Figures, Line, Reckoned, Sum, at_least, ranked
from referee.families.canasta.score.canasta import Counts, value
from referee.mechanics.melds.expects.first_meld import INSUFFICIENT_COUNT

#: fewer cards are no meld
_FEWEST = 3


def _minimum(game: Game, figures: Figures) -> Iterator[Reckoned]:
    counts = game.part(Counts)
    if counts is not None and "first meld" in figures and "score" in figures:
        score = figures["score"]
        by_number = not counts.opens_with(score)  # elsewhere it must be a canasta, whatever its cards count
        if by_number and (counts.lost_from is None or score < counts.lost_from):
            least = counts.minimum(score)
            line = Line(least, "the least that its first meld must count", "the side")
            held = None if figures.claimed is None else at_least(figures.claimed, least, INSUFFICIENT_COUNT)
            yield Reckoned(f"a side that has {score}", (line,), added_up=False, held=held)


def _melded(game: Game, figures: Figures) -> Iterator[Reckoned]:
    if game.part(Counts) is None or "worth" not in figures or len(figures.ranks) < _FEWEST or "joker" in figures:
        return  # of a joker no rank is told, and it counts as well
    found: dict[str, list[Card]] = {}
    for rank in figures.ranks:
        found.setdefault(rank, []).append(card(0, rank))
    lines = tuple(Line(sum(map(value, cards)), ranked(len(cards), RANK_PLACE[rank])) for rank, cards in found.items())
    yield Reckoned("the cards melded", lines)


SUMS = (
    Sum(
        {
            CLAIMED: (
                "opens|opened with|for|on|at {number}",
                "first|initial|opening meld of|is|was|counts|worth|only {number}",
                "melds|lays|laid|puts {number}",
                "melds|meld|cards worth|counting|of {number}",
                "comes|came|goes|went|gets|got down with|on|for {number}",
            ),
            "first meld": (
                "first|initial|opening meld",
                "open|opens|opened",
                "comes|came|goes|went|gets|got down",
                "minimum|requirement|need|needs|needed",
            ),
            "score": ("score|total of|be {number}", "have|has|got|on|at|stands|stand|are {number}", "{number} points|up|ahead"),
        },
        _minimum,
    ),
    Sum({"worth": ("count|counts|counted|worth|points|enough|adds|makes", "comes to"), "joker": ("joker",)}, _melded),
)
