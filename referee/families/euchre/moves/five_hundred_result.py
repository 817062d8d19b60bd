"""What a deal of five hundred comes to: the contract, the tricks in each column, and who was first at the game."""

from collections.abc import Mapping

from attrs import evolve

from referee.core.game import Play
from referee.core.record import DENOMINATION_NAMES, Act
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.euchre.moves import lowest_deals
from referee.families.euchre.moves.euchre import tricks_of
from referee.families.euchre.moves.five_hundred import (
    announces,
    bid_of,
    chooses,
    claims,
    contract,
    play,
    schedule,
    settle,
    speak,
)
from referee.families.euchre.score.five_hundred import MOST, deal_entries, passed_out_entries
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, takers
from referee.mechanics.trump.moves.bidding import Bidding, lay_away, widow_for
from referee.mechanics.trump.moves.makers import column, columns, ended, makers, others
from referee.score.match import points_to_win
from referee.score.race import RaceResult


def tricks_by_column(table: Table) -> Mapping[int, int]:
    """The tricks in each column of the score, as they were played, or as the log tells them."""
    won = dict.fromkeys(columns(table, tuple(range(table.seats))), 0)
    for seat in takers(table):
        won[column(table, seat)] += 1
    for act in table.acts:
        if act.verb == "won":
            won[act.side if act.seat is None else column(table, act.seat)] = act.number  # type: ignore[index]
    return won


def wins(table: Table, act: Act) -> Table:
    """How many tricks a player or a side won, where the play is not told."""
    bidding = table.part(Bidding)
    side = table.side_told(act)
    ours = bidding is not None and bidding.maker is not None and side == table.side_of(bidding.maker)
    return table.but(evolve(reckoning_of(table), won=(side, act.number))) if ours and side is not None else table


def contract_told(table: Table) -> str:
    """The bid and the contractor, with the partners that he took."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or bidding.best is None:
        return ""
    bid = bid_of(bidding.best)
    what = "nullo" if bid.denomination is None else f"{bid.tricks} {DENOMINATION_NAMES[bid.denomination]}"
    partners = " and ".join(map(table.name, bidding.partners))
    return f"{what} by {table.name(bidding.maker)}" + (f" with {partners}" if partners else "")


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The value of the contract, and ten points for each trick of the others."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    won = tricks_by_column(table)
    if bidding.maker is None:
        played_on = bidding.named and table.part(Tricks) is not None
        return ended(table, "", None, passed_out_entries(schedule(table), won) if played_on else ())
    claimed = next((act for act in table.acts if act.verb == "claims" and table.phase == OVER), None)
    told = contract_told(table)
    if claimed is not None and sum(won.values()) < MOST:
        lines = tuple(
            Entry(each, schedule(table).each_trick * won[each], "tricks")
            for each in columns(table, others(table, bidding.maker))
        )
        return ended(table, told, None, lines, first=(column(table, claimed.seat or 0),))
    made_by = tricks_of(table, bidding.maker)
    if made_by is None or bidding.best is None:
        return ended(table, told, None, None)
    ours, bid = columns(table, makers(table, bidding.maker)), bid_of(bidding.best)
    if table.phase != OVER:
        made_by = sum(won[each] for each in ours)
    if min(won.values()) < 0 or sum(won.values()) > MOST:
        return ended(table, told, None, None)
    values = schedule(table)
    lines = deal_entries(values, bid, ours, won)
    by_law, deemed = lines, by_law_of(table).deemed
    if deemed is not None:
        by_law = deal_entries(values, bid, ours, _with_awarded(table, ours[0]), made=deemed)
    return ended(table, told, made_by, lines, by_law, (*ours, *_order_of_arrival(table)))


def _with_awarded(table: Table, maker: int) -> Mapping[int, int]:
    """The tricks by column, with those that rulings give to the contractor."""
    won = dict(tricks_by_column(table))
    for number in by_law_of(table).awarded if table.part(Tricks) else ():
        winner = (
            column(table, table[Tricks].winners[number - 1])
            if table.part(Tricks) and number <= len(table[Tricks].winners)
            else maker
        )
        won[winner] -= 1
        won[maker] += 1
    return won


def _order_of_arrival(table: Table) -> tuple[int, ...]:
    """The columns that came to the game with a trick of this deal, in the order in which they did."""
    points = dict(enumerate(table.sheet.standing.points)) if table.sheet is not None else {}
    there: list[int] = []
    for seat in takers(table):
        each = column(table, seat)
        points[each] = points.get(each, 0) + schedule(table).each_trick
        if points[each] >= points_to_win(table.game.score) and each not in there:
            there.append(each)
    return tuple(there)


FIVE_HUNDRED_PLAY = Play(
    "one bid each, the widow for the highest bidder, who leads; ten tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "draws": lowest_deals.draw,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "contract": contract,
        "rule": moves_nothing,
        "widow": widow_for(settle),
        "discards": lay_away,
        "chooses": chooses,
        "announces": announces,
        "play": play,
        "claims": claims,
        "won": wins,
    },
    runs={},
    result=result,
)
