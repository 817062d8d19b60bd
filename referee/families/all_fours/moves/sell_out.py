"""How sell-out moves: the eldest hand pitches for four, or has the others bid and sells to the highest, or keeps the pitch."""

from attrs import evolve, frozen

from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, PLAY, Table
from referee.families.all_fours.moves.pitch import PITCH_PLAY, SMUDGE, PitchForm, play, result, settle
from referee.families.all_fours.score import PitchResult, in_order_of_arrival
from referee.mechanics.trump.moves.bidding import Bidding, bids, is_settled, round_done, won
from referee.score.match import points_to_win


@frozen
class SellOutForm(PitchForm):
    """Pitch in which the eldest hand bids four or nothing."""

    def knows(self, table: Table, act: Act) -> bool:
        """The eldest hand takes it for four; the others bid as in pitch."""
        return super().knows(table, act) and (act.seat != table.eldest or act.numbers == (SMUDGE,))


@frozen
class Sale(Part):
    """Who has been given the amount of the bid for the pitch."""

    seller: Seat
    points: int


def _to_be_sold(table: Table, bidding: Bidding) -> Table:
    """All have bid: the eldest hand that has not taken it himself says whether he sells."""
    if bidding.best is not None and bidding.best.seat == table.eldest:
        return settle(table, bidding)
    return table.but(evolve(bidding, maker=None, turn=table.eldest), phase=AUCTION)


speak = bids(_to_be_sold)


def offered(table: Table) -> Act | None:
    """The bid that the eldest hand may take or leave, once all have bid."""
    bidding = table.part(Bidding)
    if bidding is None or is_settled(table) or table.phase == PLAY or not round_done(table, bidding):
        return None
    return bidding.best


def sells(table: Table, act: Act) -> Table:
    """The eldest hand sells: the bidder pitches, and he has the amount of the bid."""
    best = offered(table)
    if best is None or act.seat != table.eldest:
        return table
    return settle(table.but(Sale(table.eldest, best.number)), won(table[Bidding]))


def keeps(table: Table, act: Act) -> Table:
    """The eldest hand does not sell: he pitches at the bid, and the bidder has the amount of it."""
    best = offered(table)
    if best is None or best.seat is None or act.seat != table.eldest:
        return table
    own = evolve(table[Bidding], best=evolve(best, seat=table.eldest))
    return settle(table.but(Sale(best.seat, best.number)), won(own))


def pitch(table: Table, act: Act) -> Table:
    """A hand plays a card; who leads tells whether the pitch was sold, where the log does not."""
    best = offered(table)
    if best is not None and act.seat == table.eldest:
        table = keeps(table, act)
    elif best is not None and act.seat == best.seat:
        table = sells(table, evolve(act, seat=table.eldest))
    return play(table, act)


def sold_result(table: Table) -> tuple[PitchResult | None, PitchResult | None]:
    """What pitch brings, and before it the amount of the bid for the seller, or for the bidder who was refused."""
    played, ruled = result(table)
    sale = table.part(Sale)
    if sale is None:
        return played, ruled
    line = Entry(sale.seller, sale.points, "the amount of the bid")
    return _with(table, played, line), _with(table, ruled, line)


def _with(table: Table, ended: PitchResult | None, line: Entry) -> PitchResult | None:
    if ended is None or not ended.complete:
        return ended
    lines = (line, *ended.lines)
    before = (table.sheet.standing.points if table.sheet is not None else ()) or (0,) * table.seats
    return evolve(ended, lines=lines, first=in_order_of_arrival(before, lines, points_to_win(table.game.score)))


SELL_OUT_PLAY = Play(
    "the eldest hand pitches for four, or sells the pitch to the highest bidder, or keeps it for as much",
    moves={**PITCH_PLAY.moves, "bids": speak, "passes": speak, "accepts": sells, "refuses": keeps, "play": pitch},
    result=sold_result,
)
