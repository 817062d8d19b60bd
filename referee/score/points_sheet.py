"""Totals of players who play each for himself and score for the cards they took (usp56 3705-3731, arnold 886, 936)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from referee.core.record import Seat
from referee.core.sheet import Entry, Points, Result, Row, ScoreError, of_kind
from referee.core.values import frozen
from referee.score.players import Payment, columns_text, settled_by_differences, win_text
from referee.score.tally import Lines, Tally, TallyPart


@frozen
class TakenResult:
    """How one deal ended: what each player scores for the cards he took."""

    points: Points
    names: tuple[str, ...]
    dealer: Seat | None = None
    number: int = 1
    complete: bool = True
    #: what each is charged or credited with, where it is not for the cards he took
    why: str = "cards taken"
    #: the player who took every counting card
    took_all: Seat | None = None
    #: who bid for the right to name the suit, and how much he put into the pool for it
    bidder: Seat | None = None
    bid: int = 0

    def __str__(self) -> str:
        return f"deal {self.number}"

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left."""
        return None if self.dealer is None else (self.dealer + 1) % len(self.points)

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        return {"points": columns_text(self.points, self.names)} if self.complete else {}

    def of_players(self, players: int) -> TakenResult:
        """The same, where so many play."""
        if len(self.points) != players:
            raise ScoreError(f"a deal of {players} players has as many scores, not {len(self.points)}")
        return self


def cards_taken(result: Result, tally: Tally) -> Lines:
    """What each scores for the cards he took."""
    taken = of_kind(TakenResult, result).of_players(len(tally.names))
    return tuple(Entry(seat, points, taken.why) for seat, points in enumerate(taken.points) if points)


def back_to_nothing(result: Result, tally: Tally) -> Lines:
    """The same, but a player who took every counting card goes back to nothing instead."""
    lines, seat = cards_taken(result, tally), of_kind(TakenResult, result).took_all
    return lines if seat is None else (Entry(seat, -tally.totals[seat], "every penalty card: back to nothing"),)


@frozen
class BestTotal(TallyPart):
    """The best total wins when the game is over, and where only the table ends it all settle with each other."""

    #: whether the cards are to be avoided, so that the lowest is best
    low: bool = True
    #: the game is over when at the end of a deal somebody has more than this; None: when the table breaks up
    limit: int | None = None
    #: or after so many deals
    deals: int | None = None

    def best(self, tally: Tally) -> Points:
        """Who has the best total, several where they are level."""
        wanted = min(tally.totals) if self.low else max(tally.totals)
        return tuple(seat for seat, points in enumerate(tally.totals) if points == wanted)

    def winners(self, tally: Tally) -> Points | None:
        """Those with the best total, once somebody has passed the limit, or the deals are played."""
        passed = self.limit is not None and max(tally.totals) > self.limit
        return self.best(tally) if passed or (self.deals is not None and tally.played >= self.deals) else None

    def differences(self, tally: Tally) -> tuple[Fraction, ...]:
        """What each pays, or gets where it is below nothing, when all settle with the average of the totals."""
        middle = Fraction(sum(tally.totals), len(tally.totals))
        return tuple(each - middle if self.low else middle - each for each in tally.totals)

    def settlement(self, tally: Tally) -> tuple[Payment, ...]:
        """Who pays whom when each settles with every other on the difference of their totals."""
        return settled_by_differences(tuple(-each for each in tally.totals) if self.low else tally.totals)

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who wins, or who pays."""
        if self.limit is not None or self.deals is not None:
            yield win_text(self.best(tally), tally.names, "the game")
        else:
            middle = Fraction(sum(tally.totals), len(tally.totals))
            yield f"against the average of {middle}: {self._against_average(tally)}"
            yield from (payment.text(tally.names) for payment in self.settlement(tally))

    def as_json(self, tally: Tally) -> Row:
        """The same for reports in JSON."""
        return {
            "winners": [tally.names[seat] for seat in self.best(tally)] if tally.over else [],
            "settlement": [payment.text(tally.names) for payment in self.settlement(tally)] if tally.over else [],
            "against_average": self._against_average(tally) if tally.over else "",
        }

    def _against_average(self, tally: Tally) -> str:
        paid = ((name, each) for name, each in zip(tally.names, self.differences(tally), strict=True) if each)
        return ", ".join(f"{who} {'pays' if each > 0 else 'gets'} {abs(each)}" for who, each in paid) or "nobody pays"
