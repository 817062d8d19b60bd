"""What the laws of skat oblige a player to: a misplay put right, no second turn, no grand."""

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.families.skat.moves.skat import Undertaken
from referee.families.skat.score import GRAND_SECOND_TURN, GRAND_TOURNEE, SECOND_TURN, TOURNEE
from referee.mechanics.rulings.expects.against_a_ruling import MADE_WHEN_BARRED, PLAY_AGAINST_RULING
from referee.mechanics.tricks.binds import card_of, plays_card, what_he_played
from referee.mechanics.tricks.state import Tricks


def lies_there(table: Table, duty: Duty) -> bool:
    """Whether the card still lies in the trick on the table, or in the one before it."""
    found = table.part(Tricks)
    return found is not None and any((duty.seat, duty.card) in trick for trick in (found.cards, *found.past[-1:]))


def _plays_on(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "play" and act.seat == duty.seat and lies_there(table, duty)


PUT_RIGHT = DutyKind(
    "put it right",
    lambda table, duty: f"{table.name(duty.seat)} must put right at once that he played {card_text(card_of(duty))}, if he can",
    _plays_on,
    lambda table, duty, act: False,
    what_he_played,
    End("his next card", lambda table, duty, act: plays_card(table, duty, act) or act.verb == "retracts"),
    PLAY_AGAINST_RULING,
    lets_change_card=True,
)


def _is_tournee(table: Table) -> bool:
    now = table.part(Undertaken)
    return now is not None and now.kind in (TOURNEE, SECOND_TURN, GRAND_TOURNEE, GRAND_SECOND_TURN)


FIRST_LEAD = End("the first lead", lambda table, duty, act: act.verb == "play")
NO_SECOND_TURN = DutyKind(
    "no second turn",
    lambda table, duty: f"{table.name(duty.seat)} must turn the top card of the skat if he plays a tournee",
    lambda table, duty, act: act.verb == "rejects" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(act.seat)} went on to the second card",
    FIRST_LEAD,
    MADE_WHEN_BARRED,
)
NO_GRAND = DutyKind(
    "no grand",
    lambda table, duty: f"{table.name(duty.seat)} may not play a grand tournee",
    lambda table, duty, act: act.verb == "undertakes" and act.seat == duty.seat and _is_tournee(table),
    lambda table, duty, act: act.how != "grand",
    lambda table, duty, act: f"{table.name(act.seat)} undertook a grand",
    FIRST_LEAD,
    MADE_WHEN_BARRED,
)
