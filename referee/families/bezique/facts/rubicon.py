"""Facts about the long games of bezique: what bars a declaration, whose hands are too long, until when things may be put right."""

from referee.core.cards import SUITS
from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import as_told, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.bezique.expects.rubicon import is_refused
from referee.families.bezique.moves.rubicon import beside
from referee.mechanics.combinations.state import scale_of, shown_of, trump_with, use_of
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.tricks.facts.calling import demanded_back
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import order_here
from referee.mechanics.windows import ALL_PLAYED_TO_TRICK, OPPONENT_PLAYS

#: the group of the combinations that are several of it
BEZIQUE = "bezique"
SAME, LARGER = (
    Answer("same", "in the same declaration, all of which lies there still"),
    Answer("larger", "in a larger one, as the sequence or more beziques"),
)


@fact("counted-in", "In what had the cards counted?", (SAME, LARGER))
def COUNTED_IN(table: Table, matter: Matter, act: Act) -> str | None:
    use = use_of(table, matter.seat or 0, matter.cards)
    if use.combination is None or not use.barred:
        return None
    names = {shown_of(table).declared[place].name for each in use.barred for place in each.places}
    return SAME if use.combination.name in names else LARGER


@fact("is-bezique", "Was it one of several beziques?")
def IS_BEZIQUE(table: Table, matter: Matter, act: Act) -> str | None:
    if not matter.cards or matter.seat is None:
        return None
    made = scale_of(table).found(matter.cards, trump_with(table, matter.seat, matter.cards))
    return YES if made is not None and made.group == BEZIQUE else NO


@fact("before-trump", "Would it be bezique, had the trump been made?")
def BEFORE_TRUMP(table: Table, matter: Matter, act: Act) -> str | None:
    if not matter.cards:
        return NO
    made = (scale_of(table).found(matter.cards, suit) for suit in SUITS)
    would_be = any(each is not None and each.group == BEZIQUE for each in made)
    return YES if would_be and order_here(table).trump is None else NO


@fact("both-too-long", "Were both hands too long?")
def BOTH_TOO_LONG(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if beside(table).too_long - {matter.seat} else NO


#: the time before a card is played
FIRST_PLAY = Window("the first play", lambda table, matter, act: act.verb == "play", as_told(lambda table, _: has_begun(table)))
BEFORE_FIRST_PLAY = raised(before=FIRST_PLAY)


def _demanded(table: Table, matter: Matter, act: Act) -> bool:
    """The opponent demands that it be put right."""
    return act.verb == "demands" and act.how == "correction" and act.seat in OPPONENTS.seats(table, matter)


CORRECTED_BEFORE_NEXT_PLAY = put_right(before=OPPONENT_PLAYS, how=_demanded, name="declaration-corrected")


def _with_leave(table: Table, matter: Matter, act: Act) -> bool:
    """The other demands it back, or lets it be taken back and does not refuse."""
    return not is_refused(table, matter) and demanded_back()(table, matter, act)


WITHDRAWN_WITH_LEAVE = put_right(before=ALL_PLAYED_TO_TRICK, how=_with_leave, name="lead-withdrawn-with-leave")
