"""Boure: a pot for most tricks, and another like it from whoever stayed in and won none (usp56 1937, 1941, 1947)."""

from attrs import frozen

from referee.core.record import Seat
from referee.core.sheet import Entry, Points, Result, ScoreError, counted, of_kind
from referee.score.players import highest
from referee.score.pool import pool_before
from referee.score.tally import Lines, Tally

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


def settled(result: Result, tally: Tally) -> Lines:
    """What a deal brings.

    The book is silent where nobody stays in, and where chips are left over from dividing the pot: they stay in the pot for
    the next deal here. A player who alone stays in has all the tricks that are played, and so the pot.
    """
    deal = of_kind(BoureResult, result)
    _must_be_possible(deal, len(tally.names))
    lines = [Entry(seat, -ante, "ante") for seat, ante in enumerate(deal.antes) if ante]
    if not deal.winners:
        return tuple(lines)
    pot = pool_before(tally) + sum(deal.antes)
    what = "the pot" if len(deal.winners) == 1 else "a share of the pot"
    lines += [Entry(seat, pot // len(deal.winners), what) for seat in deal.winners]
    losers = (seat for seat in deal.stayed if deal.tricks[seat] == 0 and seat not in deal.winners)
    return (*lines, *(Entry(seat, -pot, "stayed in and won no trick") for seat in losers))


def _must_be_possible(deal: BoureResult, players: int) -> None:
    if len(deal.antes) != players or len(deal.tricks) != players:
        raise ScoreError(f"a deal of {players} players has {players} antes and as many numbers of tricks")
    if min(deal.antes) < 0:
        raise ScoreError("an ante cannot be less than nothing")
    won = [tricks for tricks in deal.tricks if tricks is not None]
    if len(won) > 1 and (sum(won) != TRICKS or min(won) < 0):
        raise ScoreError(f"{counted(sum(won), 'trick')} cannot be won in a deal of {TRICKS}")
