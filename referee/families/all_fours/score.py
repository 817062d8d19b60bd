"""High, low, jack and game: what the cards won in tricks bring, in the order in which they are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import field, frozen

from referee.core.cards import (
    ACE,
    JACK,
    JOKERS,
    KING,
    PLANE,
    QUEEN,
    RANK_PLACE,
    SUIT_WIDTH,
    TEN,
    Card,
    Hand,
    Suit,
    cards_of,
    rank_of,
    suit_of,
)
from referee.core.order import Order
from referee.core.sheet import Entry, Points, counted, last_result
from referee.score.race import RaceResult
from referee.score.tally import Tally, TallyPart

#: the points, in the order in which they are counted; the joker counts where there is one
HIGH, LOW, JACK_OF_TRUMPS, JOKER, GAME = "high", "low", "jack", "joker", "game"
#: what a card counts for game (usp56 4273, 4405, 4427, gibson 247, arnold 166)
FOR_GAME: Mapping[int, int] = {TEN: 10, ACE: 4, KING: 3, QUEEN: 2, JACK: 1}
#: what trumps bring at once to whoever takes them, and the five of trumps for game, in all fives (gibson 245)
TAKEN_IN_TRUMPS: Mapping[int, int] = {ACE: 4, KING: 3, QUEEN: 2, JACK: 1, TEN: 10, RANK_PLACE["5"]: 5}
FIVE_OF_TRUMPS: Mapping[int, int] = {RANK_PLACE["5"]: 5}
#: how many play at a table for two
BOTH = 2
THE_JOKER = JOKERS * SUIT_WIDTH

#: whose the point for game is where several have as much, seen from these, the dealer's column and how many play; None: nobody's
Tie = Callable[[Sequence[int], int, int], int | None]


def nobody(tied: Sequence[int], dealer: int, players: int) -> int | None:
    """A tie for game counts for nobody."""
    return None


def non_dealer_of_two(tied: Sequence[int], dealer: int, players: int) -> int | None:
    """Of two players the one who did not deal; of more nobody (usp56 4405)."""
    return 1 - dealer if players == BOTH else None


def non_dealer(tied: Sequence[int], dealer: int, players: int) -> int | None:
    """Whoever did not deal, if there is one such among those who tie (arnold 194, 232)."""
    others = [each for each in tied if each != dealer]
    return others[0] if len(others) == 1 else None


@frozen
class Counting:
    """How a form of all fours counts."""

    #: whether low counts for whoever wins it in a trick, and not for the player to whom it was dealt
    low_to_winner: bool = False
    tie: Tie = nobody
    #: what cards of the trump suit count for game beside those of every suit
    trumps_for_game: Mapping[int, int] = field(factory=dict)

    def for_game(self, cards: Hand, trump: Suit) -> int:
        """What these cards count for game."""
        return sum(self._worth(card % PLANE, trump) for card in cards_of(cards))

    def _worth(self, card: Card, trump: Suit) -> int:
        if card >= THE_JOKER:
            return 0
        own = self.trumps_for_game.get(rank_of(card)) if suit_of(card) == trump else None
        return FOR_GAME.get(rank_of(card), 0) if own is None else own

    def points(
        self, won: Mapping[int, Hand], dealt: Mapping[Card, int], order: Order, dealer: int, players: int
    ) -> tuple[tuple[str, int], ...]:
        """Each point and the column that has it: from the cards that each has won and to whom each trump was dealt."""
        trump = order.trump
        assert trump is not None
        winner = {card % PLANE: column for column, cards in won.items() for card in cards_of(cards)}
        trumps = [card for card in winner if order.suit[card] == trump]
        natural = [card for card in trumps if card != THE_JOKER]
        found: list[tuple[str, int]] = []
        if natural:
            best, worst = max(natural, key=order.power.__getitem__), min(natural, key=order.power.__getitem__)
            found += [(HIGH, winner[best]), (LOW, winner[worst] if self.low_to_winner else dealt.get(worst, winner[worst]))]
        found += [(JACK_OF_TRUMPS, winner[card]) for card in natural if rank_of(card) == JACK and suit_of(card) == trump]
        found += [(JOKER, winner[THE_JOKER])] if THE_JOKER in winner else []
        game = self.game({column: self.for_game(cards, trump) for column, cards in won.items()}, dealer, players)
        return (*found, *([] if game is None else [(GAME, game)]))

    def game(self, counts: Mapping[int, int], dealer: int, players: int) -> int | None:
        """Whose the point for game is."""
        most = max(counts.values())
        tied = [column for column, count in counts.items() if count == most]
        return None if not most else tied[0] if len(tied) == 1 else self.tie(tied, dealer, players)


@frozen
class PitchResult(RaceResult):
    """How a deal ended, with who has won the game by it whatever the points are."""

    outright: Points = ()


def pitch_entries(bid: int, pitcher: int, points: Iterable[tuple[str, int]], revokers: Iterable[int] = ()) -> tuple[Entry, ...]:
    """What a deal of pitch brings: the pitcher's points or his set-back first, and then the others', as they are counted.

    A pitcher who revokes is set back. Where another has revoked the pitcher scores what he makes, short of his bid or not, and
    the revoker loses the bid (usp56 4283, 4291).

    >>> [(line.side, line.points) for line in pitch_entries(3, 0, [("high", 0), ("low", 1), ("jack", 0), ("game", 2)])]
    [(0, -3), (1, 1), (2, 1)]
    """
    told, out = list(points), set(revokers)
    own = [name for name, column in told if column == pitcher]
    made = pitcher not in out and (len(own) >= bid or bool(out))
    lines = [Entry(pitcher, 1, name) for name in own] if made else [Entry(pitcher, -bid, f"set back {counted(bid, 'point')}")]
    lines += [Entry(column, 1, name) for name, column in told if column != pitcher and column not in out]
    return (*lines, *(Entry(column, -bid, "a revoke") for column in sorted(out - {pitcher})))


def in_order_of_arrival(before: Sequence[int], lines: Iterable[Entry], to: int) -> Points:
    """The columns that come to so many points with these lines, in the order in which they do."""
    points, there = list(before), list[int]()
    for line in lines:
        points[line.side] += line.points
        if points[line.side] >= to and line.side not in there:
            there.append(line.side)
    return tuple(there)


# --- cinch (usp56 4351-4357)

#: all the points of a deal, and what the jack, the ten and the fives of trumps count of them beside high and low
ALL_OF_CINCH = 14
GAME_AND_PEDROS: Mapping[int, int] = {JACK: 1, TEN: 1, RANK_PLACE["5"]: 5}


def cinch_entries(bid: int, bidder: int, counts: Sequence[int]) -> tuple[Entry, ...]:
    """What a deal of cinch brings: the difference to whoever has more, or all the points and the shortfall to the others.

    >>> [(line.side, line.points) for line in (*cinch_entries(6, 0, (6, 8)), *cinch_entries(8, 0, (7, 7)))]
    [(1, 2), (1, 15)]
    """
    other = 1 - bidder
    if counts[bidder] < bid:
        return (Entry(other, ALL_OF_CINCH + bid - counts[bidder], "bid not made"),)
    more = bidder if counts[bidder] > counts[other] else other
    difference = abs(counts[bidder] - counts[other])
    return (Entry(more, difference, "more points"),) if difference else ()


# --- parts of the sheet


@frozen
class Outright(TallyPart):
    """A deal may win the game whatever the points are."""

    def winners(self, tally: Tally) -> Points | None:
        """Who has won so."""
        last = last_result(tally.deals)
        return (last.outright or None) if isinstance(last, PitchResult) else None


@frozen
class PaidInCounters(TallyPart):
    """The winner is paid so many counters by each other player who has points, and more by one who has none."""

    plus: int
    not_plus: int

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who pays him what."""
        for winner in tally.winners:
            owed = [
                f"{counted(self.plus if points > 0 else self.not_plus, 'counter')} from {tally.names[column]}"
                for column, points in enumerate(tally.points)
                if column != winner
            ]
            yield f"{tally.names[winner]} wins the game, and gets {', '.join(owed)}"
