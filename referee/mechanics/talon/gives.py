"""What laws give for a wrong draw: the card goes to the other, what was too much goes back, a hand comes right in drawing."""

from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.table import Table
from referee.mechanics.rulings.gives.binding import binds, grants, imposes
from referee.mechanics.rulings.gives.parts import Back, CannotScore, Dead, LosesTurn, May, Must, Supply, To
from referee.mechanics.talon.binds import NO_COMBINATION_UNTIL_RIGHT, SHOW_DRAWN
from referee.mechanics.talon.expects import FILLED_OUT_OF_TURN, ONE_OF_TWO
from referee.mechanics.talon.moves import SECOND, run_out
from referee.mechanics.talon.state import Talon, with_number, with_talon

CARD_GOES_TO_THE_OTHER = To(
    "the-other", "the card goes to the player who was to draw", lambda table, matter: with_talon(table, for_the_other=True)
)


SHOWS_WHAT_HE_DRAWS = Must("show-drawn", "{offender} shows the card that he draws himself", imposes(SHOW_DRAWN))
SHOWS_ALL_HE_DREW = Must("show-all-drawn", "{offender} shows all the cards that he drew", imposes(SHOW_DRAWN))


def _excess_back(table: Table, matter: Matter) -> Table:
    return with_talon(table, keeps=matter.due.number) if isinstance(matter.due, Number) else table


EXCESS_BACK = Back("excess", "what he drew too much goes back on top of the stock", _excess_back)


def _off(table: Table, matter: Matter) -> Table:
    talon = table.part(Talon)
    if talon is None or matter.seat is None:
        return table
    return with_talon(table, off=with_number(talon.off, matter.seat, matter.count))


DRAWS_WHAT_HE_LACKS = Supply("draws-more", "{offender} draws as many cards as he lacks at his next draw", _off)
DRAWS_NONE = LosesTurn("draw", "{offender} does not draw until his hand is right", _off)
MAY_NOT_MELD = binds(NO_COMBINATION_UNTIL_RIGHT)

# --- a card too many in the stock


def _took(table: Table, right: Right, act: Act) -> Table:
    card = "the trump card" if act.how == "faced" else "the face-down card"
    return record_choice(table, right.matter, f"{table.name(act.seat)} took {card}", act)


TAKE_EITHER = RightKind(
    "take either of the last two",
    lambda table, right: "take the face-down card or the trump card, without looking",
    claimed=lambda table, right, act: act.verb == "draws" and act.seat == right.seat,
    ripe=lambda table, right: table.part(Talon) is not None and table[Talon].to_draw == (right.seat,),
    use=_took,
)


def _chooses(table: Table, matter: Matter) -> Table:
    if matter.other is None or matter.law is None:
        return table
    return grant(table, Right(TAKE_EITHER, matter.other, matter.number, matter.law))


LOSER_TAKES_EITHER = May(
    "either-of-last-two",
    "{chooser} may take the face-down card or the trump card",
    _chooses,
    choice=True,
)
OTHER_OUT_OF_PLAY = Dead(
    "other-card",
    "the other card is shown and counts for nobody",
    lambda table, matter: table if matter.other is None else with_talon(table, chooses=matter.other),
)

# --- a card seen in drawing


def _lies_again(table: Table, matter: Matter) -> str:
    drawn = isinstance(matter.due, Number) or matter.breach is FILLED_OUT_OF_TURN
    return "the card that was not his lies on top of the stock again" if drawn else ""


def _seen_back(table: Table, matter: Matter) -> Table:
    """What was drawn out of turn, or too much, lies on top of the stock again."""
    if isinstance(matter.due, Number):
        return with_talon(table, keeps=matter.due.number)
    return with_talon(table, back=True) if matter.breach is FILLED_OUT_OF_TURN else table


SEEN_CARD_BACK = Back("seen-card", _lies_again, _seen_back)


def _took_second(table: Table, right: Right, act: Act) -> Table:
    which = "the second" if act.how == SECOND else "the first"
    return record_choice(table, right.matter, f"{table.name(act.seat)} took {which} of the two", act)


TAKE_ONE_OF_TWO = RightKind(
    ONE_OF_TWO,
    lambda table, right: "look at the two top cards of the stock and take either",
    lapses=lambda table, right, act: act.verb == "play",
    claimed=lambda table, right, act: act.verb == "draws" and act.seat != right.seat,
    ripe=lambda table, right: table.part(Talon) is not None and table[Talon].turn not in (None, right.seat),
    use=_took_second,
)


OPPONENT_TAKES_ONE_OF_TWO = May(
    "one-of-two",
    "{chooser} may look at the two top cards of the stock at his next draw and take either",
    grants(TAKE_ONE_OF_TWO),
    choice=True,
)

# --- hands and a stock that stay as they are


def _plays_on(table: Table, matter: Matter) -> Table:
    talon = table.part(Talon)
    if talon is None or matter.seat is None:
        return table
    return run_out(with_talon(table, held=with_number(talon.held, matter.seat, matter.count), uneven=True))


CANNOT_WIN_LAST_TRICK = CannotScore(
    "last-trick", "{offender} plays on, and with fewer cards cannot win the last trick", _plays_on
)
LAST_CARD_DEAD = Dead(
    "last-card", "the last card of the stock is dead", lambda table, matter: with_talon(table, dead=matter.count)
)
SHUFFLED_INTO_STOCK = To(
    "into-stock",
    "{card} is shuffled into the stock",
    lambda table, matter: with_talon(table, top=()) if table.part(Talon) else table,
)
