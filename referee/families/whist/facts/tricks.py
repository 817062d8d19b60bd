"""Facts about when a wrong number of cards in a trick is found."""

from referee.core.limits import put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.windows import END_OF_PLAY, OWN_PLAY_TO_NEXT_TRICK


def adds_card(table: Table, matter: Matter, act: Act) -> bool:
    """He who omitted to play to the trick adds his card."""
    return act.verb == "adds" and act.seat == matter.seat


ADDED_IN_TIME = put_right(before=OWN_PLAY_TO_NEXT_TRICK, how=adds_card)


def finds_it(table: Table, matter: Matter, act: Act) -> bool:
    """The trick is looked through, or the card taken back."""
    return act.verb in ("finds", "inspects", "retracts")


FOUND_IN_PLAY = raised(before=END_OF_PLAY, how=finds_it, name="found-in-play")
