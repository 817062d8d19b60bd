"""Out of turn: a player does what belongs to another's turn, in a game in which the turn goes round without tricks or calls."""

from collections.abc import Callable, Collection, Iterator
from functools import partial

from referee.core.expect import OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Whose, whose
from referee.core.record import Act, Seat
from referee.core.subject import Subject
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.turns.moves.turns import Turns, in_play, may_have_turn, next_in_play, turn_of, turns_of

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
    if act.seat != turns_of(table).corrects and not may_have_turn(table, act.seat) and act.seat != _again_due(table, turn):
        why = f"{table.name(act.seat)} took a turn when it was {table.name(turn)}'s"
        card = act.cards[0] if act.cards else None
        due, found = whose(turn), whose(act.seat)
        yield Matter(PLAYS_OUT_OF_TURN, act.seat, why, act.at, card=card, cards=act.cards, act=act, due=due, found=found)


def _again_due(table: Table, turn: Seat) -> Seat | None:
    onwards = partial(next_in_play, table)
    verbs = frozenset() if table.game.play is None else table.game.play.in_turn
    return again_due(table, PLAYS_OUT_OF_TURN, verbs, turn, onwards)


def again_due(
    table: Table, breach: Subject, verbs: Collection[str], turn: Seat, onwards: Callable[[Seat], Seat]
) -> Seat | None:
    """Who may move beside him whose turn it seems to be, as the play goes back to a turn that another took.

    First him whose turn was taken, as long as nobody but that other has moved; and when the turn then comes round to that one,
    who has moved already, whoever comes after him.
    """
    taken = max((each for each in table.matters if each.breach is breach), key=lambda each: each.number, default=None)
    if taken is None or taken.before is None or taken.seat is None or not isinstance(taken.due, Whose):
        return None
    since = [act.seat for act in table.acts[len(taken.before.acts) :] if act.verb in verbs]
    if taken.due.seat not in since:
        return taken.due.seat if set(since) <= {taken.seat} else None
    back = turn == taken.seat and taken.seat not in since[since.index(taken.due.seat) :]
    return onwards(taken.seat) if back else None
