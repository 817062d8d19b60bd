"""What a kind of play tells of its cards where these do not stay in the hands into which they were dealt."""

from collections.abc import Iterable

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.table import Table


class DealtInPlay(Part):
    """The form of a game in which cards go on coming to the players between their acts."""

    @property
    def deals_open(self) -> bool:
        """Whether some of them come face up."""
        return False


class OutOfHand:
    """What a part of the table is that knows of cards which are neither in hands nor in tricks."""

    __slots__ = ()

    def lying(self) -> Iterable[tuple[Card, Seat | None]]:
        """These cards, and whose each still is; nobody's, once it is played or laid away."""
        return ()

    def before(self, seat: Seat) -> Iterable[Card]:
        """Those of them that lie open before a player, for him to count."""
        return ()

    def due(self, seat: Seat) -> int | None:
        """How many cards the hand is to have now, once that is none of the deal's any more."""
        return None


def out_of_hand(table: Table) -> OutOfHand:
    """What the table knows of such cards."""
    return next((part for part in table.parts if isinstance(part, OutOfHand)), NOTHING_OUT)


#: where nothing is told of such cards
NOTHING_OUT = OutOfHand()


def deals_open(table: Table) -> bool:
    """Whether cards are dealt face up to the players."""
    form = table.game.part(DealtInPlay)
    return form is not None and form.deals_open
