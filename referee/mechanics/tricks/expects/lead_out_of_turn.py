"""A lead by a hand whose turn it is not.

The card lies on the table until the next hand plays to it, which accepts it, or its retraction is required, which drawing
attention to it does too.
"""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import Act
from referee.core.subject import OUT_OF_TURN, Deed
from referee.core.table import DEAL, PLAY, Table
from referee.mechanics.tricks.facts.play import (
    ANSWERED,
    AT_DEFENDERS_TURN,
    DUMMY_FIRST,
    FACES_HAND,
    LEADER,
    OPENING,
    WRONG_HAND,
)
from referee.mechanics.tricks.moves.tricks import held_up, is_in_vain, may_lead, whose_turn
from referee.mechanics.tricks.state import Tricks, empty_tricks, turn_told

VERBS = ("play",)

LEAD_OUT_OF_TURN = OutOfTurn(
    "lead",
    says="a lead from a hand whose turn it is not",
    never=(
        (LEADER.is_(WRONG_HAND), OPENING.yes),
        (LEADER.is_(DUMMY_FIRST), OPENING.no),
        (ANSWERED.is_(FACES_HAND), OPENING.no),
        (ANSWERED.is_(FACES_HAND), LEADER.is_(WRONG_HAND, AT_DEFENDERS_TURN, DUMMY_FIRST)),
    ),
    waits=OUT_OF_TURN,
)


FOLLOWED_FALSE_LEAD = Deed("followed-false-lead", "a card played to a lead out of turn")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card led by another hand than the one to lead."""
    yield from _followed(table, act)
    if table.part(Tricks) is None:
        table = _begun(table, act)
    tricks = table.part(Tricks)
    if not may_lead(table) or tricks is None or tricks.cards or act.seat is None or not act.cards:
        return
    turn = whose_turn(table)
    if turn == act.seat or tricks.idle >> act.seat & 1 or is_in_vain(table, act):
        return
    why = f"{table.name(act.seat)} led {card_text(act.card)} when it was {table.name(turn)}'s lead"
    yield Matter(
        LEAD_OUT_OF_TURN,
        act.seat,
        why,
        act.at,
        card=act.card,
        suit=tricks.order.suit[act.card],
        count=tricks.number,
        due=Whose(tricks.turn),
        found=Whose(act.seat),
        before=table,
    )


def _begun(table: Table, act: Act) -> Table:
    """The table with the turn as the log has told it, where the log begins with the lead and tells nothing of a trump."""
    play, told = table.game.play, turn_told(table)
    if told is None or play is None or table.phase != DEAL or act.verb not in play.moves:
        return table
    begins = play.moves[act.verb](table, act).part(Tricks) is not None
    return table.but(empty_tricks(table, told), phase=PLAY) if begins else table


def _followed(table: Table, act: Act) -> Iterator[Matter]:
    """The first card that another hand plays to a lead out of turn which lies on the table."""
    lead = held_up(table)
    if lead is None or table.part(Tricks) is None or len(table[Tricks].cards) != 1 or act.seat != table[Tricks].turn:
        return
    why = f"{table.name(act.seat)} played to the lead out of turn of {table.name(lead.seat)}"
    yield Matter(
        FOLLOWED_FALSE_LEAD, lead.seat, why, act.at, card=lead.card, other=act.seat, count=lead.count, before=lead.before
    )
