"""Facts about bids and the making of the trump, and about hands that play alone."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import as_told, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.core.window import Window
from referee.mechanics.tricks.facts.calling import demanded_back
from referee.mechanics.trump.moves.bidding import Bidding
from referee.mechanics.windows import SPEAKING, TRICK_QUITTED


def plays_alone(table: Table, seat: int | None) -> bool:
    """Whether that player plays against all others, or without his partner."""
    bidding = table.part(Bidding)
    if bidding is None or seat is None or bidding.maker is None:
        return False
    own_side = [each for each in range(table.seats) if table.side_of(each) == table.side_of(seat)]
    by_himself = table.seats > 2 and own_side == [seat]
    return bidding.plays_alone(seat) or (seat == bidding.maker and by_himself)


@fact("lone-hand", "Does he play alone?")
def LONE_HAND(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if bidding is None or matter.seat is None or (bidding.maker is None and table.phase != PLAY):
        return None
    return YES if plays_alone(table, matter.seat) else NO


@fact("against-lone-hand", "Does he play against a lone hand?")
def AGAINST_LONE_HAND(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or matter.seat is None:
        return None
    opposed = table.side_of(bidding.maker) != table.side_of(matter.seat)
    return YES if opposed and plays_alone(table, bidding.maker) else NO


OWN_CALL = Window(
    "his first bid or pass",
    lambda table, matter, act: act.verb in SPEAKING and act.seat == matter.seat,
    as_told(lambda table, matter: table.part(Bidding) is not None and matter.seat in table[Bidding].spoken),
)
ANNOUNCED_BEFORE_CALL = raised(before=OWN_CALL)
#: a card out of turn goes back on demand until the trick is turned (usp56 4167)
DEMANDED_BEFORE_QUITTED = put_right(before=TRICK_QUITTED, how=demanded_back(), name="demanded-before-trick-quitted")
