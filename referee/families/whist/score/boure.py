"""Boure: a pot for most tricks, and another like it from whoever stayed in and won none (usp56 1937, 1941, 1947)."""

from __future__ import annotations

from attrs import evolve, field, frozen

from referee.core.record import Seat
from referee.core.sheet import FRESH, Entry, Points, Result, Row, ScoreError, Standing, counted, deals_text, of_kind
from referee.score.players import ColumnSheet, columns_text, highest

TRICKS = 5


@frozen
class BoureResult:
    """How one deal ended."""

    #: what each put into the pot
    antes: Points
    #: won by each; one who dropped out, and so can win none, has None
    tricks: tuple[int | None, ...]
    dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}: antes of {sum(self.antes)}"

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left."""
        return None if self.dealer is None else (self.dealer + 1) % len(self.tricks)

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        if not self.complete:
            return {}
        return {"tricks": " ".join("-" if tricks is None else str(tricks) for tricks in self.tricks)}

    @property
    def stayed(self) -> tuple[Seat, ...]:
        """The players who did not drop out."""
        return tuple(seat for seat, tricks in enumerate(self.tricks) if tricks is not None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has most tricks: one player, two with two each, or five with one each."""
        return highest(tuple(-1 if tricks is None else tricks for tricks in self.tricks)) if self.stayed else ()


@frozen
class BoureSheet(ColumnSheet):
    """What each player has won or lost, and what lies in the pot for the next deal."""

    standings = frozenset({"points"})

    pot: int = field(default=0, kw_only=True)

    def start(self, at: Standing = FRESH) -> BoureSheet:
        """A fresh sheet, or one of players who have won and lost already: what they are out in all lies in the pot."""
        pot = -sum(at.points)
        if pot < 0:
            raise ScoreError(f"a pot of {pot} cannot be")
        return evolve(self.blank().with_points(at.points, "chips brought forward"), pot=pot)

    def enter(self, result: Result) -> BoureSheet:
        """The sheet with this deal entered.

        The book is silent where nobody stays in, and where chips are left over from dividing the pot: they stay in the pot for
        the next deal here. A player who alone stays in has all the tricks that are played, and so the pot.
        """
        self.must_be_running()
        result = of_kind(BoureResult, result)
        self._must_be_possible(result)
        entries = [Entry(seat, -ante, "ante") for seat, ante in enumerate(result.antes) if ante]
        pot = self.pot + sum(result.antes)
        left = pot
        if result.winners:
            share, left = divmod(pot, len(result.winners))
            what = "the pot" if len(result.winners) == 1 else "a share of the pot"
            entries += [Entry(seat, share, what) for seat in result.winners]
            losers = [seat for seat in result.stayed if result.tricks[seat] == 0 and seat not in result.winners]
            entries += [Entry(seat, -pot, "stayed in and won no trick") for seat in losers]
            left += pot * len(losers)
        return evolve(self.written(result, entries), pot=left)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        pot = (f"{self.pot} in the pot for the next deal",) if self.pot else ()
        return (*deals_text(self.deals, self.names), columns_text(self.totals, self.names), *pot)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("boure") | {"pot": self.pot}

    def _must_be_possible(self, result: BoureResult) -> None:
        if len(result.antes) != len(self.names) or len(result.tricks) != len(self.names):
            raise ScoreError(f"a deal of {len(self.names)} players has {len(self.names)} antes and as many numbers of tricks")
        if min(result.antes) < 0:
            raise ScoreError("an ante cannot be less than nothing")
        won = [tricks for tricks in result.tricks if tricks is not None]
        if len(won) > 1 and (sum(won) != TRICKS or min(won) < 0):
            raise ScoreError(f"{counted(sum(won), 'trick')} cannot be won in a deal of {TRICKS}")
