"""The lurch: a game counts two for its winner where the loser has not passed the halfway mark (usp56 6083)."""

from attrs import frozen

from referee.core.record import Seat
from referee.core.sheet import Row
from referee.families.cribbage.score.cribbage import games_won
from referee.score.tally import Tally, TallyPart


@frozen
class Lurch(TallyPart):
    """What a game of so many holes counts, and who deals first in the next: of two the loser (usp56 5990)."""

    of: int

    def games(self, tally: Tally) -> int:
        """What the game counts for its winner: two if nobody else has passed the halfway mark."""
        losers = (total for column, total in enumerate(tally.totals) if column not in tally.winners)
        return min(games_won(total, self.of) for total in losers) if tally.winners else 0

    def note(self, tally: Tally) -> str:
        """Whom the game is for."""
        lurched = ", and the loser lurched: it counts two" if self.games(tally) == 2 else ""
        return f"the game is for {tally.names[tally.winners[0]]}{lurched}"

    def first_dealer(self, tally: Tally) -> Seat | None:
        """The loser deals first in the next game."""
        return 1 - tally.winners[0] if tally.winners and len(tally.names) == 2 else None

    def as_json(self, tally: Tally) -> Row:
        """Who has won, and how many games that counts."""
        winner = tally.names[tally.winners[0]] if tally.winners else None
        return {"winner": winner, "games": self.games(tally)}
