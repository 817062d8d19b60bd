"""A slam won by a side that has revoked, seen when the last trick is won or the log tells how many were."""

from collections.abc import Iterator

from referee.core.expect import Revoke
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.facts.revokes import ESTABLISHED, REVOKE_ENDED
from referee.mechanics.tricks.moves.tricks import tricks_won, winner_of
from referee.mechanics.tricks.state import Tricks

VERBS = ("play", "won")

SLAM_OF_REVOKERS = Revoke("bars the slam", name="slam-of-revokers", says="a slam won by a side that has revoked")

#: so many tricks are a little slam
SLAM = 12


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Twelve tricks or more of a side one of whose hands, not dummy, has an established revoke."""
    for side, won in enumerate(_tricks_after(table, act)):
        if won >= SLAM:
            for revoke in table.matters:
                if revoke.breach == REVOKE and revoke.answer(REVOKE_ENDED) == ESTABLISHED and _is_of(table, revoke, side):
                    why = f"{table.side_name(side)} won {won} tricks and had revoked"
                    yield Matter(SLAM_OF_REVOKERS, revoke.seat, why, act.at, count=won)
                    return


def _is_of(table: Table, revoke: Matter, side: int) -> bool:
    return revoke.seat not in (None, dummy_of(table)) and table.side_of(revoke.seat or 0) == side


def _tricks_after(table: Table, act: Act) -> tuple[int, ...]:
    """The tricks of each side, where this act ends the play."""
    if act.verb == "won":
        side = table.side_told(act)
        return () if side is None or not act.numbers else (act.number, table.hand_size - act.number)[:: 1 - 2 * side]
    tricks = table.part(Tricks)
    if tricks is None or act.seat is None or not act.cards:
        return ()
    if tricks.number != tricks.last or len(tricks.cards) != table.seats - 1:
        return ()
    won = list(tricks_won(table))
    won[table.side_of(winner_of((*tricks.cards, (act.seat, act.card)), tricks.order))] += 1
    return tuple(won)
