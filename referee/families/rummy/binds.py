"""What a ruling obliges a player to at rummy: to lay down all he can, or not to meld."""

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.families.rummy.expects.spreads import FORCED_CARD_REFUSED
from referee.mechanics.melds.binds import bars, melds
from referee.mechanics.melds.moves.melding import FROM_PILE, hand_told, matching_of, melding_of, takes
from referee.mechanics.rulings.expects.against_a_ruling import MELD_WHEN_BARRED, PLAY_AGAINST_RULING, PLAYS_WHEN_OUT

NO_MELD_THIS_TURN = bars(
    "no meld in this turn",
    "{0} may not meld in this turn",
    melds,
    "melded",
    End("the next player's draw", lambda table, duty, act: act.verb == "draws" and act.seat != duty.seat),
    MELD_WHEN_BARRED,
)


# --- all that can be laid down


def _can_lay(table: Table, duty: Duty, act: Act) -> bool:
    """Whether something of a hand that is told makes a set, or fits one on the table, beside the card that is discarded."""
    cards = hand_told(table, duty.seat) or ()
    sets = [each for each in melding_of(table).melds if not each.shut]
    fits = any(takes(table, each, (card,)) for card in cards for each in sets)
    return fits or any(True for _ in matching_of(table).sets_in(cards))


ALL_LAID_DOWN = DutyKind(
    "all he can laid down",
    lambda table, duty: f"{table.name(duty.seat)} lays down and lays off all he can",
    lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat,
    lambda table, duty, act: not _can_lay(table, duty, act),
    lambda table, duty, act: f"{table.name(duty.seat)} discarded {card_text(act.card)}",
    End("his discard", lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat),
    PLAY_AGAINST_RULING,
)


# --- a discard that has to be taken

TAKES_DISCARD = DutyKind(
    "takes the discard",
    lambda table, duty: f"{table.name(duty.seat)} takes the last discard, adds it to his set and discards",
    lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat,
    lambda table, duty, act: act.how == FROM_PILE,
    lambda table, duty, act: f"{table.name(duty.seat)} drew from the stock again",
    End("his draw", lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat),
    FORCED_CARD_REFUSED,
)


# --- a hand that is foul

RETIRED = bars(
    "retired from the deal",
    "{0} takes no more part in the deal, and pays what is due to others",
    lambda table, duty, act: act.seat == duty.seat and act.verb in ("draws", "melds", "lays", "borrows", "discards"),
    "played on",
    End("the end of the deal", lambda table, duty, act: False),
    PLAYS_WHEN_OUT,
)
