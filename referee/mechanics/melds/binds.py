"""What a ruling obliges a player to in draw, meld, discard: not to draw, not to meld or knock, to leave his hand face up."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.cards import card_text
from referee.core.law import Breach
from referee.core.record import Act
from referee.core.sanctions import END_OF_DEAL, Duty, DutyKind, End, penalty_cards
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import FACED, FROM_PILE, FROM_STOCK, excess, hand_told, matching_of, melding_of
from referee.mechanics.rulings.expects.against_a_ruling import (
    DISCARD_WHEN_BARRED,
    DRAW_WHEN_BARRED,
    KNOCK_WHEN_BARRED,
    MELD_WHEN_BARRED,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_AGAINST_RULING,
)
from referee.mechanics.stock.moves import count_if_knocked
from referee.mechanics.tricks.binds import card_of

Holds = Callable[[Table, Duty, Act], bool]


def _never(table: Table, duty: Duty, act: Act) -> bool:
    return False


def _bars(name: str, words: str, binds: Holds, did: str, until: End, broken: Breach, kept: Holds = _never) -> DutyKind:
    """A duty not to do something: whatever binds it breaks it, unless it is kept after all."""
    return DutyKind(
        name,
        lambda table, duty: words.format(table.name(duty.seat)),
        binds,
        kept,
        lambda table, duty, act: f"{table.name(act.seat)} {did}",
        until,
        broken,
    )


def _draws(*sources: str) -> Holds:
    return lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat and act.how in sources


def _melds(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("melds", "lays") and act.seat == duty.seat


def _knocks(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "knocks" and act.seat == duty.seat


def _ends_turn(table: Table, duty: Duty, act: Act) -> bool:
    """He ends a turn: by a discard, or by the draw with which he mends a short hand."""
    mends = act.verb == "draws" and duty.seat in melding_of(table).mends and excess(table, duty.seat) < 0
    return act.seat == duty.seat and (act.verb == "discards" or mends)


def _is_right_again(table: Table, duty: Duty, act: Act) -> bool:
    """The turn is over in which the hand comes to its right number."""
    if not _ends_turn(table, duty, act):
        return False
    before = excess(table, duty.seat)
    if act.verb == "draws":
        return before + 1 == 0
    return before - (0 if melding_of(table).drawn else 1) <= 0


def _turn_of_mending_is_over(table: Table, duty: Duty, act: Act) -> bool:
    """The hand is right, and the next turn begins: his own discard ended his, or somebody draws again."""
    if act.verb == "draws":
        return excess(table, duty.seat) == 0
    return act.verb == "discards" and _is_right_again(table, duty, act)


def _discards_while_mending(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "discards" and act.seat == duty.seat and not _ruled_just_now(table, duty)


def _ruled_just_now(table: Table, duty: Duty) -> bool:
    """Whether the act that is looked at is the one at which the ruling was made."""
    return any(matter.number == duty.matter and matter.settled_at == table.clock for matter in table.settled)


def _draws_with_long_hand(table: Table, duty: Duty, act: Act) -> bool:
    drawing = act.verb == "draws" and act.seat == duty.seat and act.how in (FROM_STOCK, FROM_PILE, FACED)
    return drawing and excess(table, duty.seat) > 0 and not _ruled_just_now(table, duty)


def _has_passed_up_draw(table: Table, duty: Duty, act: Act) -> bool:
    """His draw has gone by: he has passed it up, or the other has drawn when it was his turn."""
    if act.verb == "declines":
        return act.seat == duty.seat
    return act.verb == "draws" and act.seat != duty.seat and melding_of(table).turn == duty.seat


def _opponent_drew_from_stock(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "draws" and act.seat != duty.seat and act.how == FROM_STOCK


def _opponent_has_played(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "discards" and act.seat != duty.seat


def _is_gin(table: Table, duty: Duty, act: Act) -> bool:
    return count_if_knocked(table, duty.seat) == 0


HAND_RIGHT_AGAIN = End("the end of the turn in which the hand is right again", _is_right_again)
NO_DRAW_UNTIL_RIGHT = _bars(
    "no draw until the hand is right",
    "{0} discards without drawing, a card in each turn, until the hand is right",
    _draws_with_long_hand,
    "drew with a hand too long",
    HAND_RIGHT_AGAIN,
    DRAW_WHEN_BARRED,
)
NO_DISCARD_UNTIL_RIGHT = _bars(
    "no discard until the hand is right",
    "{0} draws without discarding, a card in each turn, until the hand is right",
    _discards_while_mending,
    "discarded with a hand too short",
    End("the next draw once the hand is right", lambda table, duty, act: act.verb == "draws" and excess(table, duty.seat) >= 0),
    DISCARD_WHEN_BARRED,
)
NO_MELD_UNTIL_RIGHT = _bars(
    "no meld until the hand is right",
    "{0} may not meld in a turn in which the hand is wrong",
    _melds,
    "melded",
    End("the turn after that in which the hand is right again", _turn_of_mending_is_over),
    MELD_WHEN_BARRED,
)
NO_MELD_THIS_TURN = _bars(
    "no meld in this turn",
    "{0} may not meld in this turn",
    _melds,
    "melded",
    End("the next player's draw", lambda table, duty, act: act.verb == "draws" and act.seat != duty.seat),
    MELD_WHEN_BARRED,
)
LOSES_NEXT_DRAW = _bars(
    "no next draw",
    "{0} loses his next draw",
    _draws(FROM_STOCK, FROM_PILE, FACED),
    "drew a card",
    End("the draw that goes by", _has_passed_up_draw),
    DRAW_WHEN_BARRED,
)
NO_KNOCK_THIS_TURN = _bars(
    "no knock in this turn",
    "{0} may not knock in this turn",
    _knocks,
    "knocked",
    End("the end of his turn", _ends_turn),
    KNOCK_WHEN_BARRED,
)
NO_KNOCK_UNLESS_GIN = _bars(
    "no knock until his next turn",
    "{0} may not knock until his next turn, unless he is gin",
    _knocks,
    "knocked",
    End("the next discard", lambda table, duty, act: act.verb == "discards"),
    KNOCK_WHEN_BARRED,
    kept=_is_gin,
)
NO_FACED_CARD_YET = _bars(
    "no faced card before the other has drawn from the stock",
    "{0} may not take the faced cards until the other player has drawn from the stock",
    _draws(FACED),
    "took a faced card",
    End("a draw from the stock by the other player", _opponent_drew_from_stock),
    DRAW_WHEN_BARRED,
)
NO_FACED_CARD = _bars(
    "no faced card",
    "{0} may not take the faced cards",
    _draws(FACED),
    "took a faced card",
    End("the taking of the last of them", lambda table, duty, act: not melding_of(table).seen),
    DRAW_WHEN_BARRED,
)
HAND_OPEN_FOR_A_PLAY = _bars(
    "his hand face up until the other's next play",
    "{0}'s hand lies face up until the other player has completed his next play",
    _never,
    "took his hand up",
    End("the other player's next discard", _opponent_has_played),
    PLAY_AGAINST_RULING,
)
HAND_OPEN = _bars(
    "the rest of the hand played exposed",
    "{0} plays the rest of the hand with all cards exposed",
    _never,
    "took his hand up",
    END_OF_DEAL,
    PLAY_AGAINST_RULING,
)


# --- all that can be laid down


def _can_lay(table: Table, duty: Duty, act: Act) -> bool:
    """Whether something of a hand that is told makes a set, or fits one on the table, beside the card that is discarded."""
    cards = hand_told(table, duty.seat) or ()
    matching, sets = matching_of(table), [each.cards for each in melding_of(table).melds if not each.shut]
    fits = any(matching.fits((card,), each) for card in cards for each in sets)
    return fits or bool(matching.best_parting(cards))


ALL_LAID_DOWN = DutyKind(
    "all he can laid down",
    lambda table, duty: f"{table.name(duty.seat)} lays down and lays off all he can",
    lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat,
    lambda table, duty, act: not _can_lay(table, duty, act),
    lambda table, duty, act: f"{table.name(duty.seat)} discarded {card_text(act.card)}",
    End("his discard", lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat),
    PLAY_AGAINST_RULING,
)


# --- cards that lie face up


def _discards(table: Table, duty: Duty, act: Act) -> bool:
    """A discard of a hand with such cards; of several, one answers for all."""
    if act.verb != "discards" or act.seat != duty.seat or not act.cards:
        return False
    return duty.card == next(iter(penalty_cards(table, duty.seat)), None)


def _has_gone(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("discards", "melds", "lays") and act.seat == duty.seat and duty.card in act.cards


NEXT_DISCARD = DutyKind(
    "exposed card",
    lambda table, duty: (
        f"{card_text(card_of(duty))} lies face up before {table.name(duty.seat)} and must be melded or discarded"
    ),
    _discards,
    lambda table, duty, act: any(card in penalty_cards(table, duty.seat) for card in act.cards),
    lambda table, duty, act: f"{table.name(act.seat)} discarded {card_text(act.card)}",
    End("the meld or discard of that card", _has_gone),
    PENALTY_CARD_NOT_PLAYED,
    lies_face_up=True,
)
