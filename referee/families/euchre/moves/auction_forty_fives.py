"""How auction forty-fives moves: bids by five, which the dealer may hold, and cards drawn for discards (usp56 4233-4245)."""

from attrs import evolve, frozen

from referee.core.game import Play
from referee.core.record import Act
from referee.core.table import OVER, PLAY, Table
from referee.families.euchre.moves.spoil_five import MOVES
from referee.families.euchre.score.spoil_five import LEAST_BID_NEAR_HOME, NEAR_HOME, TRICKS, auction_entries, is_a_bid
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Tricks, takers, tricks_with_cards
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    BidForm,
    begun,
    going_on,
    is_high_enough,
    is_pass,
    lay_away,
    names_trump_next,
    passed_out,
    ready,
    taken_for_closed,
    takes_up,
    won,
)
from referee.mechanics.trump.moves.makers import ended
from referee.score.race import RaceResult


@frozen
class FortyFivesForm(BidForm):
    """What auction forty-fives has of its own."""

    def knows(self, table: Table, act: Act) -> bool:
        """Whether so many points may be bid: a multiple of five to thirty, or the dealer holds the last bid."""
        return act.how == "hold" or (bool(act.numbers) and is_a_bid(act.number))

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points; and the dealer takes a bid by holding it."""
        return act.seat == table.dealer if act.how == "hold" else act.number > last.number


def is_too_low(table: Table, act: Act) -> bool:
    """Whether a side near home bids less than it may."""
    if act.seat is None or not act.numbers or table.sure_sheet is None:
        return False
    return bool(table.sure_sheet.standing.points[table.side_of(act.seat)] >= NEAR_HOME and act.number < LEAST_BID_NEAR_HOME)


@going_on
def speak(table: Table, act: Act) -> Table:
    """A player bids or passes. Where the dealer holds a bid, each who has not passed gets another turn."""
    table, bidding = begun(table, act)
    if act.seat is None or bidding.maker is not None or act.seat in bidding.spoken or table.phase in (PLAY, OVER):
        return table
    counts = not is_pass(act) and is_high_enough(table, act) and not is_too_low(table, act)
    bidding = evolve(bidding, spoken=(*bidding.spoken, act.seat), turn=table.left(act.seat))
    if not counts:
        bidding = evolve(bidding, out=bidding.out | {act.seat})
    elif act.how != "hold":
        bidding = evolve(bidding, best=act)
    elif bidding.best is not None:
        bidding = evolve(bidding, best=evolve(bidding.best, seat=act.seat))
        bidding = evolve(bidding, spoken=tuple(sorted(bidding.out)), round=bidding.round + 1)
    while len(set(bidding.spoken)) < table.seats and bidding.turn in bidding.spoken:
        bidding = evolve(bidding, turn=table.left(bidding.turn))
    left = [seat for seat in range(table.seats) if seat not in bidding.spoken]
    if left and not (bidding.best is not None and left == [bidding.best.seat]):
        return table.but(bidding)
    return passed_out(table, bidding) if bidding.best is None else names_trump_next(table, won(bidding))


def names_trump(table: Table, act: Act) -> Table:
    """The highest bidder names the trump, and the player at his left will lead."""
    table = taken_for_closed(table, act, names_trump_next)
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or bidding.named:
        return table
    return ready(table, evolve(bidding, trump=act.suit, named=True), table.left(act.seat))


def draws(table: Table, act: Act) -> Table:
    """The dealer fills a hand up from the pack, with cards that the log may tell."""
    if act.seat is None or table.phase != PLAY:
        return table
    return takes_up(table, act.seat, act.cards)


def best_trump(table: Table) -> int | None:
    """The side that won the highest trump in play, once all tricks are gathered."""
    found = table.part(Tricks)
    if found is None or found.trump is None:
        return None
    trumps = found.order.of_suit[found.trump]
    taken = ((winner, card) for winner, cards in tricks_with_cards(table) for card in cards)
    played = [(found.order.power[card], winner) for winner, card in taken if trumps >> card & 1]
    return table.side_of(max(played)[1]) if played else None


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """Five points a trick and five for the highest trump, against the bid."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    if bidding.maker is None or bidding.best is None:
        return ended(table, "", None, ())
    told = f"{bidding.best.number} by {table.name(bidding.maker)}"
    won_by, best = _told(table)
    side = table.side_of(bidding.maker)
    lines = None if won_by is None else auction_entries(bidding.best.number, side, won_by, best)
    return ended(table, told, None if won_by is None else won_by[side], lines)


def _told(table: Table) -> tuple[list[int] | None, int | None]:
    """The tricks of each side and the side of the highest trump, as they were played or as the log tells them."""
    if table.phase == OVER and table.part(Tricks) is not None:
        won_by = [0] * table.sides
        for seat in takers(table):
            won_by[table.side_of(seat)] += 1
        return won_by, best_trump(table)
    told = reckoning_of(table).won
    if told is None or not 0 <= told[1] <= TRICKS:
        return None, None
    side, number = told
    holder = next((table.side_of(act.seat) for act in table.acts if act.verb == "took" and act.seat is not None), None)
    won_by = [number if each == side else TRICKS - number for each in range(table.sides)]
    return won_by, holder if number not in (0, TRICKS) else side if number else 1 - side


AUCTION_FORTY_FIVES_PLAY = Play(
    "bids by five, which the dealer may hold; the highest bidder names the trump; all discard and draw",
    moves=MOVES
    | {
        "bids": speak,
        "passes": speak,
        "call": speak,
        "makes": names_trump,
        "discards": lay_away,
        "draws": draws,
        "took": moves_nothing,
    },
    runs={"play": tricks.take_tricks},
    result=result,
)
