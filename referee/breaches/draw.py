"""The draw for partners and deal: one card each, not from the ends of the spread, and none shown before all have drawn."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.law import Breach
from referee.matter import Matter
from referee.play.deal import dealing_begun, drawn
from referee.record import Act
from referee.score.draw import SEATS_AT_TABLE
from referee.table import Table, seat_text

VERBS = ("draws", "exposes")

TWO_CARDS_IN_DRAW = Breach("two-cards-in-draw", "more than one card exposed in the draw")
END_CARD_DRAWN = Breach("end-card-drawn", "one of the four cards at either end of the spread drawn")
SHOWN_EARLY_IN_DRAW = Breach("shown-early-in-draw", "a drawn card exposed before all have drawn")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A draw of too many cards or from the ends, and a card shown while others have still to draw."""
    who, cards = seat_text(act.seat), " ".join(card_text(card) for card in act.cards)
    if act.verb == "draws":
        if len(act.cards) > 1:
            yield Matter(TWO_CARDS_IN_DRAW, act.seat, f"{who} exposed {cards} in the draw", act.at, cards=act.cards)
        if act.how == "end":
            why = f"{who} drew {cards}, one of the four cards at the end of the spread"
            yield Matter(END_CARD_DRAWN, act.seat, why, act.at, cards=act.cards)
    elif act.cards and act.seat is not None and not dealing_begun(table):
        candidates = drawn(table)
        if act.seat in candidates and len(candidates) < SEATS_AT_TABLE:
            why = f"{who} exposed {cards} when {len(candidates)} of {SEATS_AT_TABLE} had drawn"
            yield Matter(SHOWN_EARLY_IN_DRAW, act.seat, why, act.at, cards=act.cards)
