"""What a deal of sixty-six is worth, by what each took in cards: told as a log, and scored."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sums import CLAIMED, AsLog, Figures, Sum
from referee.families.bezique.moves.sixty_six import SixtySix
from referee.score.expects import WRONG_ENTRY

_WINNER, _OTHER = "Winner", "Other"
_TOOK = (
    "{person} has|had|have|got|took|reached|made|counted {number}",
    "{person} be on|at|out with {number}",
    "against|to {number}",
)


def _deal(game: Game, figures: Figures) -> Iterator[AsLog]:
    if game.part(SixtySix) is None or not {"mine", "others"} <= figures.numbers.keys():
        return
    mine, others = figures["mine"], figures["others"]
    log = (f"players {_WINNER} {_OTHER}", f"dealer {_OTHER}", "turns H9", f"took {_WINNER} {mine}", f"took {_OTHER} {others}")
    told = f"{mine} against {others}"
    yield AsLog(told, log, ("that side", "the other side"), claimed=figures.claimed, breaches=WRONG_ENTRY)


SUMS = (
    Sum(
        {
            CLAIMED: ("scores|marks|claims|enters|writes {number}", "{number} game point|points"),
            "mine": _TOOK,
            "others": _TOOK,
        },
        _deal,
        apart=(("mine", "others"),),
    ),
)
