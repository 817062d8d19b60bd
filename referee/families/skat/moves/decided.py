"""A game that is not played to its end, or that its end does not decide: what claims, concessions and errors make of it."""

from attrs import frozen

from referee.core.cards import Hand
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.sheet import last_result
from referee.core.table import OVER, Table
from referee.families.skat.score import ALL_POINTS, points_in
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.tricks.moves.captured import won_in_tricks
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Tricks, is_untold, takers
from referee.score.race import RaceResult


@frozen
class Ended(Part):
    """A deal that is not played to its end: whose the cards that were not played are, or that the Player has given it up."""

    #: whether the rest goes to the Player; None where he has conceded
    rest_to_player: bool | None = None


@frozen
class Decided(Part):
    """What an error has made of the game, whatever the cards come to; the last one stands, and condones those before it."""

    #: whether the Player has won; None where it is played to its end before anybody can say
    won: bool | None
    #: whose error it was, and the number of its matter
    by: Seat
    matter: int
    #: whether he is charged with what the Player wins
    charged: bool = False
    #: whether play goes on, so that what is reached in it counts
    goes_on: bool = False
    #: what the lost game costs, where the book names that
    cost: int | None = None


@frozen
class Omission(Part):
    """Who dealt this deal out of turn, and is left out when his turn to deal comes."""

    seat: Seat


def following_dealer(table: Table) -> tuple[Seat | None, Seat | None]:
    """Who deals next, and who is still to be left out after that, having dealt out of his turn."""
    omission = table.part(Omission)
    if omission is not None and table.next_dealer is not None:
        return table.next_dealer, omission.seat
    if table.next_dealer is not None or known_dealer(table) is None:
        return table.next_dealer, None
    following, omitted = table.left(table.dealer), omitted_before(table)
    return (table.left(following), None) if following == omitted else (following, omitted)


def omitted_before(table: Table) -> Seat | None:
    """Who is still to be left out by a deal before this one."""
    before = None if table.sheet is None else last_result(table.sheet.deals)
    return before.omitted if isinstance(before, RaceResult) else None


def counted(table: Table, maker: Seat, aside: Hand) -> tuple[int, int] | None:
    """The points and the tricks of the Player: as they were played, with what a claim gives, or as the log tells them."""
    found, ended = table.part(Tricks), table.part(Ended)
    told = next((act.number for act in table.acts_of("took") if act.seat == maker and act.numbers), None)
    if told is not None:
        won = next((act.number for act in table.acts_of("won") if act.seat == maker), None)
        return told, 1 if won is None else won
    if table.phase != OVER or found is None or is_untold(table) or (ended is None and not is_over(table, found)):
        return None
    taken, own_side = won_in_tricks(table), [seat for seat in range(table.seats) if table.side_of(seat) == table.side_of(maker)]
    number = sum(winner in own_side for winner in takers(table))
    own = sum(points_in(taken[seat]) for seat in own_side) + points_in(aside)
    if ended is not None and ended.rest_to_player:
        others = sum(points_in(cards) for seat, cards in enumerate(taken) if seat not in own_side)
        return ALL_POINTS - others, table.hand_size - (len(takers(table)) - number)
    return own, number
