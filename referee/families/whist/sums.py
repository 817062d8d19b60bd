"""What the tricks of a deal of whist come to."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sheet import counted
from referee.core.sums import AS_CLAIMED, CLAIMED, AsLog, Figures, Sum
from referee.score.expects import WRONG_ENTRY


def _tricks(game: Game, figures: Figures) -> Iterator[AsLog]:
    won = figures["tricks"]
    for tricks in dict.fromkeys((won, won + figures.ruled_tricks)):
        yield AsLog(
            counted(tricks, "trick"),
            (f"won NS {tricks}",),
            ("that side", "the other side"),
            ruled=tricks != won,
            claimed=figures.claimed,
            breaches=WRONG_ENTRY,
        )


SUMS = (Sum({CLAIMED: AS_CLAIMED, "tricks": ("takes|took|wins|won|makes|made|got|gets {number} tricks",)}, _tricks),)
