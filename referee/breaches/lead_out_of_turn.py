"""A lead by a hand whose turn it is not.

The card lies on the table until the next hand plays to it, which accepts it, or its retraction is required, which drawing
attention to it does too.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text, suit_of
from referee.facts.play import ANSWERED, AT_DEFENDERS_TURN, DUMMY_FIRST, FACES_HAND, LEADER, OPENING, WRONG_HAND
from referee.law import OUT_OF_TURN, Breach
from referee.matter import Matter
from referee.play.tricks import whose_turn
from referee.record import Act
from referee.table import PLAY, Table, seat_text

VERBS = ("play",)

LEAD_OUT_OF_TURN = Breach(
    "lead-out-of-turn",
    "a lead from a hand whose turn it is not",
    never=(
        (LEADER.is_(WRONG_HAND), OPENING.yes),
        (LEADER.is_(DUMMY_FIRST), OPENING.no),
        (ANSWERED.is_(FACES_HAND), OPENING.no),
        (ANSWERED.is_(FACES_HAND), LEADER.is_(WRONG_HAND, AT_DEFENDERS_TURN, DUMMY_FIRST)),
    ),
    waits=OUT_OF_TURN,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card led by another hand than the one to lead."""
    tricks = table.tricks
    if table.phase != PLAY or tricks is None or tricks.cards or act.seat is None or not act.cards:
        return
    turn = whose_turn(table)
    if turn == act.seat:
        return
    why = f"{seat_text(act.seat)} led {card_text(act.card)} when it was {seat_text(turn)}'s lead"
    yield Matter(
        LEAD_OUT_OF_TURN,
        act.seat,
        why,
        act.at,
        card=act.card,
        suit=suit_of(act.card),
        count=tricks.number,
        before=tricks,
    )
