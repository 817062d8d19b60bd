"""Facts about who had played to a revoke, and who else has revoked (ames 649-665)."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.tricks.facts.play import takes_back
from referee.mechanics.tricks.facts.revokes import ESTABLISHED, REVOKE_ENDED
from referee.mechanics.tricks.moves.tricks import last_trick
from referee.mechanics.tricks.state import Tricks


@fact(
    "adversaries-played", "Had both adversaries played to the trick, the one who corrects it not being fourth hand?", later=True
)
def ADVERSARIES_PLAYED(table: Table, matter: Matter, act: Act) -> str | None:
    if not takes_back(act, matter) or table.part(Tricks) is None or matter.seat is None:
        return None
    trick = last_trick(table[Tricks])
    players = [seat for seat, _ in trick]
    both = table.left(matter.seat) in players and table.right(matter.seat) in players
    fourth = len(players) == table.seats and players[-1] == matter.seat
    return YES if both and not fourth else NO


@fact("other-side-revoked", "Has the other side revoked too?")
def OTHER_SIDE_REVOKED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    other = [
        each
        for each in table.matters
        if each.answer(REVOKE_ENDED) == ESTABLISHED
        and each.seat not in (None, dummy_of(table))
        and table.side_of(each.seat or 0) != table.side_of(matter.seat)
    ]
    return YES if other else NO
