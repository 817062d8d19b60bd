"""Boxes: a line drawn under the score for every hand won, which counts when the game is over."""

from collections.abc import Iterable

from referee.core.sheet import Entry, Row, by_side
from referee.core.values import frozen
from referee.score.tally import Tally, TallyPart


@frozen
class Boxes(TallyPart):
    """What the end of a game of gin brings: a bonus for it, doubled with all that stands by a shutout, and the boxes."""

    #: for each hand won, to whoever won it
    each: int
    #: for the game
    game: int
    #: whether the score of a winner is doubled against whom nobody else has won a hand
    shutout: bool = True

    def due(self, tally: Tally) -> Iterable[Entry]:
        """The game bonus comes first, then the shutout doubles all that stands, and what the boxes bring is not doubled."""
        (winner,) = tally.winners
        yield Entry(winner, self.game, "the game")
        if self.shutout and not any(won for column, won in enumerate(tally.won) if column != winner):
            yield Entry(winner, tally.totals[winner] + self.game, "a shutout, which doubles the score")
        yield from (Entry(column, won * self.each, f"{won} hands won") for column, won in enumerate(tally.won) if won)

    def note(self, tally: Tally) -> str:
        """Who wins the game."""
        return f"{tally.names[tally.winners[0]]} wins the game"

    def ending(self, tally: Tally) -> Iterable[str]:
        """By how much, unless it was broken off."""
        if tally.winners:
            yield f"the game is won by {self.margin(tally)}"

    def as_json(self, tally: Tally) -> Row:
        """The hands won, and by how much the game is."""
        return {"boxes": by_side(tally.won, tally.names), "margin": self.margin(tally)}

    @staticmethod
    def margin(tally: Tally) -> int:
        """What the game is won by, once it is over: the difference of the totals."""
        return max(tally.totals) - min(tally.totals) if tally.over else 0
