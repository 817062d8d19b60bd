"""How gin is scored when more than two play: hands amalgamated, races by the number of players, differences paid (usp56 3433-3467)."""

from collections.abc import Iterable
from typing import Any, Self

from attrs import evolve, field, frozen

from referee.core.sheet import Entry, Points, Result, of_kind
from referee.score.players import settled_by_differences
from referee.score.tally import Tally, TallyPart, TallyResult, winner_of


@frozen
class HandOfSeveral(TallyResult):
    """One of the hands that are played side by side, and how many these are."""

    hands: int = 1


@frozen
class Amalgamated(Tally):
    """A tally in which the hands that are played side by side count as one: the side that is ahead in all of them wins the rest."""

    #: the hands of this deal that are over
    waiting: tuple[HandOfSeveral, ...] = field(default=(), kw_only=True)

    def _empty(self, names: tuple[str, ...], **more: Any) -> Self:
        return super()._empty(names, waiting=(), **more)

    def enter(self, result: Result) -> Self:
        """The tally with this hand, entered when it is the last of its deal."""
        self.must_be_running()
        hand = of_kind(HandOfSeveral, result)
        waiting = (*self.waiting, hand)
        if len(waiting) < hand.hands:
            return evolve(self, waiting=waiting)
        lines = [line for each in waiting for line in each.lines]
        ahead = winner_of(lines)
        margin = 0 if ahead is None else sum(line.points if line.side == ahead else -line.points for line in lines)
        together = (Entry(ahead or 0, margin, f"the {len(waiting)} hands together"),) if margin > 0 else ()
        return evolve(super().enter(evolve(hand, lines=together)), waiting=())


@frozen
class RaceBySize(TallyPart):
    """The game is won with so many points, by how many hands are played side by side."""

    #: hands side by side, and the points that win
    to: tuple[tuple[int, int], ...]

    def winners(self, tally: Tally) -> Points | None:
        """The side that is there."""
        last = tally.last
        hands = last.result.hands if last is not None and isinstance(last.result, HandOfSeveral) else self.to[0][0]
        target = dict(self.to).get(hands, self.to[-1][1])
        there = tuple(column for column, each in enumerate(tally.points) if each >= target)
        return there or None


@frozen
class PaysDifferences(TallyPart):
    """When the game is over each pays every other who has more; who won no hand pays the winner more."""

    shut_out: int = 0

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who pays whom."""
        for each in settled_by_differences(tally.totals) if tally.winners else ():
            extra = self.shut_out if each.payee in tally.winners and not tally.won[each.payer] else 0
            due = evolve(each, amount=each.amount + extra)
            payer, payee = tally.names[due.payer], tally.names[due.payee]
            if "-" in payer:
                yield f"{' and '.join(payer.split('-'))} pay {payee} {due.amount} each"
            elif "-" in payee:
                yield f"{payer} pays {' and '.join(payee.split('-'))} {due.amount} each"
            else:
                yield due.text(tally.names)
