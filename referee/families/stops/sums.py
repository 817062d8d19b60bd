"""What the cards cost that are left in a hand when another is out."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sums import LEFT_IN_HAND, Figures, Reckoned, Sum, each_rank
from referee.families.stops.moves.shedding import Shedding


def _left(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(Shedding)
    if form is not None and LEFT_IN_HAND.keys() <= figures.numbers.keys():
        yield from each_rank(figures, "the cards left", form.value)


SUMS = (Sum(LEFT_IN_HAND, _left),)
