"""Out of turn: a player does what belongs to another's turn, in a game in which the turn goes round without tricks or calls."""

from collections.abc import Iterator

from referee.core.expect import OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.turns.moves.turns import Turns, in_play, may_have_turn, turn_of, turns_of

VERBS = ("captures", "builds", "trails", "play", "passes", "draws", "asks", "lays", "moves", "turns", "bets")

PLAYS_OUT_OF_TURN = OutOfTurn(
    "turn", name="plays-out-of-turn", says="a turn taken by a player whose turn it is not", undone=True
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """An act of a turn by somebody else than the player whose turn it is known to be."""
    play = table.game.play
    if play is None or act.verb not in play.in_turn or act.seat is None or table.phase == OVER:
        return
    if table.part(Turns) is None and known_dealer(table) is None:
        return  # a log that begins in the middle, or does not say who dealt
    turn = turn_of(table)
    if not in_play(table, act.seat):
        return  # what one does who is out of the play is another matter
    if act.seat != turns_of(table).corrects and not may_have_turn(table, act.seat):
        why = f"{table.name(act.seat)} took a turn when it was {table.name(turn)}'s"
        card = act.cards[0] if act.cards else None
        due, found = whose(turn), whose(act.seat)
        yield Matter(PLAYS_OUT_OF_TURN, act.seat, why, act.at, card=card, cards=act.cards, act=act, due=due, found=found)
