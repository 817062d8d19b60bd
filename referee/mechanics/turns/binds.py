"""What a ruling obliges a player to in games without tricks: cards not to be taken in, cards to be done without."""

from __future__ import annotations

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import (
    BARRED_CARD_TAKEN,
    DISCARD_WHEN_BARRED,
    DOUBTS_WHEN_BARRED,
    DRAW_WHEN_BARRED,
    FULL_HAND_KEPT,
    SECOND_CARD_NOT_DOWN,
)
from referee.mechanics.tricks.binds import card_of
from referee.mechanics.turns.moves.claiming import last_claim

# --- cards lying on the table


def _takes(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "captures" and act.seat == duty.seat and bool(act.cards)


def _taken(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "captures" and duty.card in act.cards[1:]


NOT_TAKE_CARD = DutyKind(
    "not take card",
    lambda table, duty: f"{table.name(duty.seat)} may not take in {card_text(card_of(duty))}",
    _takes,
    lambda table, duty, act: duty.card not in act.cards[1:],
    lambda table, duty, act: f"{table.name(duty.seat)} took in {card_text(card_of(duty))}",
    End("the taking in of the card", _taken),
    BARRED_CARD_TAKEN,
)

# --- cards dealt


def _dealt(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "hand" and act.seat == duty.seat


FEWER_NEXT_ROUND = DutyKind(
    "fewer next round",
    lambda table, duty: f"{table.name(duty.seat)} plays the next round with fewer cards than the others",
    _dealt,
    lambda table, duty, act: len(act.cards) < table.hand_size,
    lambda table, duty, act: f"{table.name(duty.seat)} had {len(act.cards)} cards",
    End("his next hand", _dealt),
    FULL_HAND_KEPT,
)

# --- announcements


def _next_is_announced(table: Table, duty: Duty, act: Act) -> bool:
    """Whether the announcement that he may not doubt is over: another follows, or somebody has doubted it."""
    return last_claim(table) is not None and act.verb in ("lays", "doubts")


NOT_DOUBT = DutyKind(
    "not doubt",
    lambda table, duty: f"{table.name(duty.seat)} may not doubt the next announcement",
    lambda table, duty, act: act.verb == "doubts" and act.seat == duty.seat and last_claim(table) is not None,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} doubted",
    End("the next announcement, or a doubt of the last", _next_is_announced),
    DOUBTS_WHEN_BARRED,
)


def _dealt_a_card(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("up", "down") and act.seat == duty.seat


NEXT_CARD_DOWN = DutyKind(
    "next card down",
    lambda table, duty: f"{table.name(duty.seat)} gets his next card face down",
    _dealt_a_card,
    lambda table, duty, act: act.verb == "down",
    lambda table, duty, act: f"{table.name(duty.seat)} was given a card face up",
    End("his next card", _dealt_a_card),
    SECOND_CARD_NOT_DOWN,
)


# --- one half of a turn, by which a hand comes to its right number

DISCARDS_ONLY = DutyKind(
    "discard without drawing",
    lambda table, duty: f"{table.name(duty.seat)} discards without drawing",
    lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} drew",
    End("his next discard", lambda table, duty, act: act.verb in ("discards", "draws") and act.seat == duty.seat),
    DRAW_WHEN_BARRED,
)


def _turn_after_drawing_is_over(table: Table, duty: Duty, act: Act) -> bool:
    if act.seat == duty.seat:
        return act.verb == "discards"
    return table.noted("draws", duty.seat)


DRAWS_ONLY = DutyKind(
    "draw without discarding",
    lambda table, duty: f"{table.name(duty.seat)} draws without discarding",
    lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} discarded",
    End(
        "the end of the turn in which he draws",
        lambda table, duty, act: act.seat is not None and _turn_after_drawing_is_over(table, duty, act),
    ),
    DISCARD_WHEN_BARRED,
)
