"""The side that makes the trump and those against it: their columns of the score, and how a deal ends that they played."""

from attrs import evolve

from referee.core.record import Seat
from referee.core.sheet import Entry
from referee.core.table import Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import bidding_of
from referee.score.race import RaceResult


def column(table: Table, seat: Seat) -> int:
    """The column of the score that a player's points go to."""
    return table.side_of(seat) if table.game.sides else seat


def columns(table: Table, seats: tuple[Seat, ...]) -> list[int]:
    """The columns of these players, each once."""
    return list(dict.fromkeys(column(table, seat) for seat in seats))


def makers(table: Table, maker: Seat) -> tuple[Seat, ...]:
    """The players of the side that made the trump."""
    return tuple(seat for seat in range(table.seats) if table.side_of(seat) == table.side_of(maker))


def others(table: Table, maker: Seat) -> tuple[Seat, ...]:
    """Those who play against it."""
    return tuple(seat for seat in range(table.seats) if table.side_of(seat) != table.side_of(maker))


def ended(
    table: Table,
    contract: str,
    won: int | None,
    lines: tuple[Entry, ...] | None,
    by_law: tuple[Entry, ...] | None = None,
    first: tuple[int, ...] = (),
) -> tuple[RaceResult, RaceResult | None]:
    """The end of a deal as it was played and as it is ruled; without lines where it is not told to its end, or all passed.

    `by_law` are the lines that rulings on the contract itself make of it.
    """
    bidding = bidding_of(table)
    following = None if known_dealer(table) is None else table.left(table.dealer)
    complete = lines is not None or not (bidding.maker is not None or bidding.named)
    played = RaceResult(lines or (), table.number, table.dealer, following, complete, contract, won, first)
    if table.void:
        return played, None
    ruled = by_law_of(table).lines(played.lines if by_law is None else by_law)
    return played, played if ruled == played.lines else evolve(played, lines=ruled)


def side_text(table: Table, seat: Seat) -> str:
    """The players of a side, in words."""
    return " and ".join(table.name(each) for each in makers(table, seat))
