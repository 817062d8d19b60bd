"""How games of the family are scored over several deals: what nobody has won in a deal goes to the winner of the next."""

from attrs import evolve, field, frozen

from referee.core.sheet import Entry, Result, of_kind
from referee.score.tally import Lines, Tally, TallyPart, TallyResult


@frozen
class GamePoints(TallyResult):
    """What a deal brought: game points to a column, or to nobody."""

    winner: int | None = None
    worth: int = 0
    #: game points for something beside, by column, such as a card won
    beside: tuple[Entry, ...] = ()


@frozen
class CarriedOver(TallyPart):
    """The game points of deals that nobody has won."""

    waiting: int = field(default=0, kw_only=True)

    def fresh(self) -> "CarriedOver":
        """Nothing waits in a new game."""
        return CarriedOver()

    def after(self, result: Result, lines: Lines) -> "CarriedOver":
        """One more after a deal that nobody has won, none after another."""
        won = of_kind(GamePoints, result).winner is not None
        return evolve(self, waiting=0 if won else self.waiting + 1)


def waiting(tally: Tally) -> int:
    """What waits for the winner of the next deal."""
    return sum(part.waiting for part in tally.parts if isinstance(part, CarriedOver))


def _won(result: Result, tally: Tally) -> Lines:
    deal = of_kind(GamePoints, result)
    if deal.winner is None:
        return deal.beside
    carried = waiting(tally)
    more = (Entry(deal.winner, carried, "carried over"),) if carried else ()
    return (Entry(deal.winner, deal.worth, "game points"), *more, *deal.beside)


def game_points(result: Result, tally: Tally) -> Lines:
    """What the winner of a deal scores, with what nobody has won before it."""
    return _won(result, tally)


@frozen
class WithoutDealer:
    """The same where the dealer has no hand, and scores what is won on his deal, but not the last point of the game."""

    game: int

    def __call__(self, result: Result, tally: Tally) -> Lines:
        """The lines of the players and of the dealer."""
        deal = of_kind(GamePoints, result)
        lines = _won(result, tally)
        points = sum(line.points for line in lines) if deal.winner is not None else 1
        if deal.dealer is None:
            return lines
        most = self.game - 1 - tally.totals[deal.dealer]
        return (*lines, Entry(deal.dealer, min(points, most), "as dealer")) if min(points, most) > 0 else lines
