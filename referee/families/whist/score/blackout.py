"""Blackout: ten points and the bid for whoever wins exactly the tricks he bid (usp56 1789, 1801-1803)."""

from __future__ import annotations

from attrs import evolve, field, frozen

from referee.core.cards import STANDARD_PACK
from referee.core.record import Seat
from referee.core.sheet import FRESH, Entry, Points, Result, Row, ScoreError, Standing, counted, deals_text, of_kind
from referee.score.players import ColumnSheet, Payment, columns_text, highest, settled_by_differences

#: for making a bid exactly, beside the bid itself
EXACT = 10
#: the length of the game that the book advises for three; for more it follows from the pack
DEALS_FOR_THREE = 15
FEWEST = 3


@frozen
class BlackoutResult:
    """How one deal ended; deal n is one of n cards to each."""

    bids: Points
    tricks: Points
    #: the place of the deal in the game, and so the number of its tricks
    cards: int
    dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the bids, and the play to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}: {counted(self.cards, 'card')} to each"

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left."""
        return None if self.dealer is None else (self.dealer + 1) % len(self.bids)

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        if not self.complete:
            return {}
        return {"bids": " ".join(map(str, self.bids)), "tricks": " ".join(map(str, self.tricks))}


def deals_in_game(players: int) -> int:
    """How many deals make a game.

    >>> [deals_in_game(players) for players in (3, 4, 5)]
    [15, 13, 10]
    """
    return DEALS_FOR_THREE if players == FEWEST else STANDARD_PACK.size // players


@frozen
class BlackoutSheet(ColumnSheet):
    """The score of one game. What local practice a table follows is part of its way of scoring."""

    standings = frozenset({"points", "deal"})

    #: for a bid of none made exactly, and beside it for each trick of the deal: practice differs from place to place
    zero_bid: int = field(default=EXACT, kw_only=True)
    zero_bid_per_trick: int = field(default=0, kw_only=True)
    #: for the winner of the game
    bonus: int = field(default=0, kw_only=True)
    #: the deal last played, by its place in the game
    played: int = field(default=0, kw_only=True)

    @property
    def players(self) -> int:
        """Each plays for himself."""
        return len(self.names)

    @property
    def over(self) -> bool:
        """Whether the last deal has been played, or the game was broken off."""
        return self.broken_off or self.played >= deals_in_game(self.players)

    @property
    def settlement(self) -> tuple[Payment, ...]:
        """Who pays whom, once the game is over."""
        return settled_by_differences(self.totals) if self.over else ()

    @property
    def standing(self) -> Standing:
        """The points, and the deal that comes next."""
        return Standing(points=self.totals, deal=self.played + 1)

    def start(self, at: Standing = FRESH) -> BlackoutSheet:
        """A fresh sheet of the same practice, or one that begins at a later deal, with points already scored."""
        if not 1 <= at.deal <= deals_in_game(self.players):
            raise ScoreError(f"a game of {self.players} players has no deal {at.deal}")
        return evolve(self.blank(), played=at.deal - 1).with_points(at.points)

    def scored(self, bid: int, tricks: int, cards: int) -> int:
        """What a player scores in a deal of so many cards."""
        if bid != tricks:
            return 0
        return EXACT + bid if bid else self.zero_bid + self.zero_bid_per_trick * cards

    def enter(self, result: Result) -> BlackoutSheet:
        """The sheet with this deal entered, and after the last one the bonus."""
        self.must_be_running()
        result = of_kind(BlackoutResult, result)
        self._must_be_possible(result)
        entries = [
            Entry(seat, self.scored(bid, tricks, result.cards), f"bid {bid} and made it")
            for seat, (bid, tricks) in enumerate(zip(result.bids, result.tricks, strict=True))
            if bid == tricks
        ]
        return self.written(result, entries, played=result.cards)._with_bonus()

    def break_off(self) -> BlackoutSheet:
        """The sheet of a game that ends before its last deal: each has what he has scored."""
        return self if self.over else evolve(self, broken_off=True)._with_bonus()

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), columns_text(self.totals, self.names)]
        if self.over:
            winners = [self.names[seat] for seat in highest(self.totals)]
            lines.append(f"{' and '.join(winners)} win{'s' if len(winners) == 1 else ''} the game")
            lines += [payment.text(self.names) for payment in self.settlement]
        return tuple(lines)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("blackout") | {"settlement": [payment.text(self.names) for payment in self.settlement]}

    def _must_be_possible(self, result: BlackoutResult) -> None:
        cards = result.cards
        if not 1 <= cards <= deals_in_game(self.players):
            raise ScoreError(f"a game of {self.players} players has no deal {cards}")
        if len(result.bids) != self.players or len(result.tricks) != self.players:
            raise ScoreError(f"a deal of {self.players} players has {self.players} bids and as many numbers of tricks")
        if sum(result.tricks) != cards or min(result.tricks) < 0:
            raise ScoreError(f"{sum(result.tricks)} tricks cannot be won in a deal of {cards}")

    def _with_bonus(self) -> BlackoutSheet:
        """The book gives the bonus to the winner; where several are level it names none, and none gets it."""
        winners = highest(self.totals)
        if not (self.over and self.bonus and len(winners) == 1):
            return self
        return self.add(Entry(winners[0], self.bonus, "winner of the game"))
