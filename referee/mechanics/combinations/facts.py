"""Until when what was said of a combination may be put right."""

from referee.core.limits import put_right
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.mechanics.combinations.state import lying
from referee.mechanics.roles import OPPONENTS


def _leaves_the_table(table: Table, matter: Matter, act: Act) -> bool:
    """He plays one of the cards, or takes his cards up."""
    if act.seat != matter.seat or matter.seat is None:
        return False
    there = [each.card for each in lying(table, matter.seat)]
    played = act.verb == "play" and act.cards and act.card in matter.cards and there.count(act.card) > 0
    return bool(played) or act.verb == "restores"


PLAYED_OR_PICKED_UP = Window("the play or the picking up of one of its cards", _leaves_the_table)
OPPONENT_DRAWS = Window(
    "the opponent's draw", lambda table, matter, act: act.verb in ("draws", "play") and act.seat != matter.seat
)


def _says_it_again(table: Table, matter: Matter, act: Act) -> bool:
    """He says what the same cards count."""
    same = act.verb == "melds" and act.seat == matter.seat and sorted(act.cards) == sorted(matter.cards)
    return same and bool(act.numbers)


PUT_RIGHT_BEFORE_PLAYED = put_right(before=PLAYED_OR_PICKED_UP, how=_says_it_again, name="count-put-right")


def _demanded(table: Table, matter: Matter, act: Act) -> bool:
    """An opponent demands that it be put right, or it is."""
    said = act.verb == "demands" and act.how == "correction" and act.seat in OPPONENTS.seats(table, matter)
    return said or _says_it_again(table, matter, act)


CORRECTION_DEMANDED = put_right(before=OPPONENT_DRAWS, how=_demanded, name="correction-of-count-demanded")
