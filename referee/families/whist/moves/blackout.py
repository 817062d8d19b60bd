"""How Blackout moves: deal n is one of n cards, the next card makes the trump, all bid, and the tricks are played."""

from referee.core.game import Play
from referee.core.table import Table
from referee.families.whist.moves import exact_bids
from referee.families.whist.score.blackout import BlackoutResult
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.trump.moves import turn_up


def begin(table: Table) -> Table:
    """Each deal has one card more to each than the last."""
    return table if table.sheet is None else table.but(cards_each=table.sheet.standing.deal)


def result(table: Table) -> tuple[BlackoutResult | None, BlackoutResult | None]:
    """What each bid and won."""
    made, won = exact_bids.bids(table), tricks.won_by_each(table)
    seats = range(table.seats)
    ended = BlackoutResult(
        tuple(made.get(seat, 0) for seat in seats),
        tuple(won.get(seat, 0) for seat in seats),
        table.hand_size,
        table.dealer,
        table.number,
        complete=len(made) == table.seats and sum(won.values()) == table.hand_size,
    )
    return ended, None if table.void else ended


#: what a law may ask about later
_NOTED = ("draws", "won", "announces", "silent", "scatters")

BLACKOUT_PLAY = Play(
    "a card turned up for trumps, a bid by each, then as many tricks as each has cards",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | dict.fromkeys(_NOTED, moves_nothing)
    | {
        "turns": turn_up.turn_up,
        "trump": turn_up.trump,
        "bids": exact_bids.bid,
    },
    runs={"play": tricks.take_tricks},
    begin=begin,
    result=result,
)
