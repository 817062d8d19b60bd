"""What brag has beside poker: the most that a player may stake on a hand, and bets by players who have not seen their cards."""

from attrs import evolve

from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.poker.betting import replaced
from referee.families.poker.form import Limit
from referee.families.poker.moves import chips
from referee.families.poker.moves.betting import betting_of
from referee.families.poker.moves.poker import POKER_PLAY
from referee.mechanics.deal.moves import as_dealer


def limit(table: Table, act: Act) -> Table:
    """The maximum agreed on for each raise, and then that for all that a player stakes on one hand."""
    total = act.amounts[1] if len(act.amounts) > 1 else None
    return table.but(betting_of(table).but(limit=Limit(fixed=act.amounts[:1], total=total)))


def has_looked(table: Table, seat: Seat) -> bool:
    """Whether the log says that the player has looked at his own cards."""
    return any(note.verb == "looks" and note.seat == seat and note.other is None for note in table.acts)


def announces(table: Table, act: Act) -> Table:
    """A player says that he bets blind; until he looks at his cards every chip of his counts for two."""
    betting, seat = betting_of(table), act.seat
    if act.how == "blind" and seat is not None and not has_looked(table, seat):
        table = table.but(betting.but(unseen=betting.unseen | 1 << seat))
    return table


def looks(table: Table, act: Act) -> Table:
    """A player looks at his cards: what he has staked blind is now worth no more than it is."""
    betting, seat = betting_of(table), act.seat
    if seat is not None and act.other is None and betting.is_unseen(seat):
        seen = betting.but(unseen=betting.unseen & ~(1 << seat), credit=replaced(betting.credit, seat, 0))
        table = table.but(seen)
    return table


def antes(table: Table, act: Act) -> Table:
    """The dealer antes; where the log has not said whose deal it is, it is his who does (arnold 973)."""
    return chips.antes(as_dealer(table, act), act)


BRAG_PLAY = evolve(
    POKER_PLAY,
    name="stakes put on three cards, until all that are left are equal",
    moves={**POKER_PLAY.moves, "limit": limit, "antes": antes},
)
BLIND_BRAG_PLAY = evolve(
    BRAG_PLAY,
    name="stakes put on three cards, seen or unseen, until all that are left are equal",
    moves={**BRAG_PLAY.moves, "announces": announces, "looks": looks},
)
