"""What a ruling obliges a player to in games without tricks: cards not to be taken in, cards to be done without."""

from __future__ import annotations

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import (
    BARRED_CARD_TAKEN,
    DOUBTS_WHEN_BARRED,
    FULL_HAND_KEPT,
    SECOND_CARD_NOT_DOWN,
    TURNED_AFTER_RULING,
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

# --- cards turned up


def _turns(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "turns" and act.seat == duty.seat


def _another_moves(duty: Duty, act: Act) -> bool:
    return act.seat is not None and act.seat != duty.seat and act.verb in ("moves", "loads", "turns")


TURNS_NO_MORE = DutyKind(
    "turns no more",
    lambda table, duty: f"{table.name(duty.seat)} turns no more cards in this turn",
    _turns,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} turned another card",
    End("the other player's first move", lambda table, duty, act: _another_moves(duty, act)),
    TURNED_AFTER_RULING,
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
