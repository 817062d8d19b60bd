"""Facts of napoleon: what a lost nap costs, and for what a player is fined in a pool."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.euchre.moves.napoleon import NapForm
from referee.mechanics.tricks.state import suit_here


@fact("nap-is-dear", "Does a lost nap on the extra hand cost as much as it wins?")
def NAP_IS_DEAR(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.game[NapForm].dear else NO


A_REVOKE, A_LEAD = Answer("revoke", "a revoke"), Answer("lead-out-of-turn", "a lead out of turn")


@fact("fined-for", "For what does he pay into the pool?", (A_REVOKE, A_LEAD))
def FINED_FOR(table: Table, matter: Matter, act: Act) -> str | None:
    """A revoke is about a suit that was led before; a lead out of turn about the suit of its own card."""
    if matter.card is None:
        return None
    return A_LEAD if matter.suit is None or suit_here(table, matter.card) == matter.suit else A_REVOKE
