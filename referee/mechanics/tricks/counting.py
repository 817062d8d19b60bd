"""What the cards count that somebody has taken in tricks, in games in which points and not tricks are counted."""

from collections.abc import Iterable, Mapping

from attrs import field

from referee.core.cards import Card, Hand, cards_of, rank_of
from referee.core.record import Seat
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.tricks.state import NOBODY, Tricks, tricks_with_cards


@frozen(eq=False)
class CardPoints:
    """What a card of each rank counts, and the last trick."""

    by_rank: Mapping[int, int]
    last_trick: int = 0
    #: other counts on which players may agree, by the name of the rule
    agreed: Mapping[str, "CardPoints"] = field(factory=dict)

    def at(self, table: Table) -> "CardPoints":
        """What they count at this table."""
        return next((each for rule, each in self.agreed.items() if table.noted("rule", how=rule)), self)

    def of(self, cards: Iterable[Card]) -> int:
        """What these cards count."""
        return sum(self.by_rank.get(rank_of(card), 0) for card in cards)

    def of_hand(self, hand: Hand) -> int:
        """The same for the cards of a hand."""
        return self.of(cards_of(hand))


def taken_in(table: Table) -> dict[Seat, tuple[Card, ...]]:
    """The cards in the tricks of each hand, as they were played."""
    taken: dict[Seat, tuple[Card, ...]] = dict.fromkeys(range(table.seats), ())
    for winner, cards in tricks_with_cards(table):
        if winner != NOBODY:
            taken[winner] += cards
    return taken


def won_last(table: Table) -> Seat | None:
    """Who has won the last trick, once it is gathered."""
    tricks = table.part(Tricks)
    whole = tricks is not None and not tricks.cards and tricks.number > tricks.last
    return tricks.winners[-1] if tricks and tricks.winners and whole else None
