"""Hollywood scoring: several games at once, each hand entered in more of them the more hands its winner has won."""

from typing import Any, ClassVar, Self

from attrs import evolve, field

from referee.core.sheet import FRESH, Entry, Points, Result, Row, Standing, by_side, deals_text
from referee.core.values import frozen
from referee.score.players import ColumnSheet, added, columns_text
from referee.score.tally import Tally, winner_of


@frozen
class Hollywood(ColumnSheet):
    """So many games of one kind side by side, each with its own end and what that brings."""

    by_column: ClassVar[tuple[str, ...]] = ("totals", "wins")

    #: a game of this kind before its first hand
    of: Tally
    at_once: int = 3
    #: whether another game is begun when one has ended; otherwise all is over with the last of them
    goes_on: bool = False
    #: every game begun
    games: tuple[Tally, ...] = field(default=(), kw_only=True)
    #: how many hands each player has won
    wins: Points = field(default=(), kw_only=True)

    @property
    def over(self) -> bool:
        """Whether every game is decided."""
        return self.broken_off or all(game.over for game in self.games)

    def _empty(self, names: tuple[str, ...], **more: Any) -> Self:
        of = self.of.named(names)
        return super()._empty(names, of=of, games=(of,) * self.at_once, **more)

    def start(self, at: Standing = FRESH) -> Self:
        """An empty sheet of this kind; that a log begins in the middle of several games cannot be told."""
        return self.blank()

    def enter(self, result: Result) -> Self:
        """The sheet with this hand entered, in each of its games where it counts."""
        self.must_be_running()
        winner = winner_of(self.of.enter(result).deals[-1].entries)
        if winner is None:
            return self.written(result, ())
        wins = added(self.wins, [Entry(winner, 1, "a hand")])
        here = self.entered_by(winner)
        games = tuple(game.enter(result) if place in here else game for place, game in enumerate(self.games))
        brought = [(f"game {place + 1}: ", games[place].deals[-1]) for place in here]
        lines = tuple(evolve(line, what=which + line.what) for which, deal in brought for line in deal.entries)
        note = "; ".join(which + deal.note for which, deal in brought if deal.note)
        ended = sum(games[place].over for place in here) if self.goes_on else 0
        return self.written(result, lines, note, games=(*games, *(self.of,) * ended), wins=wins)

    def entered_by(self, winner: int) -> list[int]:
        """The places of the games in which the next hand that this player wins counts.

        Those in which he has scored already and one more; from his third on all. A game that has ended is passed over.
        """
        running = [place for place, game in enumerate(self.games) if not game.over][: self.at_once]
        if self.wins[winner] + 1 >= self.at_once:
            return running
        inside = [place for place in running if self.games[place].won[winner]]
        return sorted((*inside, *[place for place in running if place not in inside][:1]))

    def break_off(self) -> Self:
        """The sheet when play stops: games that are not decided bring what stands in them."""
        return evolve(super().break_off(), games=tuple(game if game.over else game.break_off() for game in self.games))

    def brought_forward(self) -> Self:
        """The same sheet with the hands of each game as one sum."""
        return evolve(super().brought_forward(), games=tuple(game.brought_forward() for game in self.games))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        games = (
            f"game {number}: {'; '.join((columns_text(game.totals, self.names), *game.ending()))}"
            for number, game in enumerate(self.games, 1)
        )
        return (*deals_text(self.deals, self.names), *games)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("hollywood") | {"games": [by_side(game.totals, self.names) for game in self.games]}
