"""How five hundred moves: one bid each, the widow, partners of a deal, a joker that names a suit, and what it all comes to."""

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from referee.core.cards import EMPTY, JOKERS, SUIT_WIDTH, Hand, Suit
from referee.core.game import Game
from referee.core.record import NO_TRUMP, Act, Seat, denomination_of, level_of
from referee.core.table import OVER, PLAY, Table
from referee.families.euchre.score.five_hundred import FEWEST, MOST, NULLO, Bid, Schedule, overcalls
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Trick, Tricks, order_here, takers
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    BidForm,
    bidding_of,
    bids,
    may_be_maker,
    passed_out,
    ready,
    taken_for_closed,
)
from referee.mechanics.trump.moves.makers import column, makers
from referee.score.match import points_to_win

#: optional rules, by their words
BY_VALUE, PASSED_DEALS = "by-value", "passed-deals"

JOKER = JOKERS * SUIT_WIDTH
#: so many tricks bid entitle to a second partner, where partners are chosen (usp56 3964)
FOR_TWO_PARTNERS = 8


@frozen
class FiveHundredForm(BidForm):
    """What one form of five hundred has of its own."""

    #: the table of values, and those that players may agree on, by the name of the rule
    schedule: Schedule
    other_schedules: Mapping[str, Schedule]
    #: how many cards lie in the widow
    widow: int = 3
    #: whether the maker chooses his partners when he has seen the widow
    chosen_partners: bool = False

    def knows(self, table: Table, act: Act) -> bool:
        """Whether the game has such a bid: six tricks to ten in a suit or at no trump, or nullo."""
        return act.how == "nullo" or (act.call is not None and act.call >= 0 and FEWEST <= level_of(act.call) <= MOST)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """Whether a bid is higher than the last one."""
        return overcalls(schedule(table), bid_of(act), bid_of(last), agreed_on(table, BY_VALUE))

    def may_take_widow(self, table: Table, seat: Seat) -> bool:
        """Whether that player may take the widow: the highest bidder."""
        return may_be_maker(table, seat)

    def partners(self, table: Table) -> int:
        """How many partners the maker may choose."""
        best = table[Bidding].best if table.part(Bidding) else None
        if not self.chosen_partners or best is None:
            return 0
        return 2 if bid_of(best).tricks >= FOR_TWO_PARTNERS else 1


def bid_of(act: Act) -> Bid:
    """The bid that an act makes."""
    return NULLO if act.call is None else Bid(level_of(act.call), denomination_of(act.call))


def agreed_on(table: Table, rule: str) -> bool:
    """Whether the log says that the players have agreed on an optional rule."""
    return table.noted("rule", how=rule)


def schedule(table: Table) -> Schedule:
    """The table of values in use."""
    form = table.game[FiveHundredForm]
    return next((other for rule, other in form.other_schedules.items() if agreed_on(table, rule)), form.schedule)


# --- from the bids to the first lead


def settle(table: Table, bidding: Bidding) -> Table:
    """The highest bidder has it, and leads when he has laid his discard away."""
    assert bidding.best is not None and bidding.maker is not None
    denomination = bid_of(bidding.best).denomination
    trump = None if denomination in (None, NO_TRUMP) else denomination
    return to_the_lead(table.but(evolve(bidding, trump=trump, named=True)))


def to_the_lead(table: Table) -> Table:
    """The table at the first lead: the sides of the deal taken, and at nullo the contractor's partners out of the play."""
    bidding = bidding_of(table)
    assert bidding.best is not None and bidding.maker is not None
    if not table.game.sides:
        own = {bidding.maker, *bidding.partners}
        table = table.but(sided=tuple(int(seat not in own) for seat in range(table.seats)))
    idle = 0
    if bid_of(bidding.best).nullo:
        idle = sum(1 << seat for seat in makers(table, bidding.maker) if seat != bidding.maker)
    return ready(table, evolve(bidding, alone=1 << bidding.maker if idle else 0), bidding.maker, idle)


def all_passed(table: Table, bidding: Bidding) -> Table:
    """The deal is abandoned; or, where that is agreed, played at no trump, each for himself."""
    if not agreed_on(table, PASSED_DEALS):
        return passed_out(table, bidding)
    table = table.but(sided=tuple(range(table.seats)))
    return ready(table, evolve(bidding, named=True), table.eldest)


speak = bids(settle, all_passed)


def contract(table: Table, act: Act) -> Table:
    """A log that begins after the bidding: `contract P1 7H`."""
    if act.seat is None or table.part(Bidding) is not None or not table.game[BidForm].knows(table, act):
        return table
    bidding = evolve(bidding_of(table, act.seat), best=evolve(act, verb="bids"), maker=act.seat)
    return settle(table, bidding)


def chooses(table: Table, act: Act) -> Table:
    """The contractor takes a partner."""
    table = taken_for_closed(table, act, settle)
    bidding = table.part(Bidding)
    if bidding is None or act.other is None or act.seat != bidding.maker or act.other == act.seat or tricks.has_begun(table):
        return table
    return to_the_lead(table.but(evolve(bidding, partners=(*bidding.partners, act.other))))


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; with the first one of the highest bidder the bidding is over."""
    return tricks.play(taken_for_closed(table, act, settle), act)


# --- the joker


def suit_to_follow(table: Table, trick: Trick) -> Suit | None:
    """The suit that the others have to follow: where the joker is led without trumps, the one that its leader names."""
    led = trick[0][1]
    if led != JOKER or order_here(table).trump != JOKERS:
        return order_here(table).suit[led]
    number = table[Tricks].number if table.part(Tricks) else 0
    named = (act for act in reversed(table.acts) if act.verb == "announces" and act.numbers == (number,))
    return next((act.suit for act in named), None)


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """The cards that follow suit."""
    suit = suit_to_follow(table, trick)
    return EMPTY if suit is None else table.hands[seat] & order_here(table).of_suit[suit]


def announces(table: Table, act: Act) -> Table:
    """The leader of the joker names the suit to be followed; it is kept with the number of the trick."""
    number = table[Tricks].number if table.part(Tricks) else 0
    return table.note(evolve(act, numbers=(number,)))


# --- a game claimed


def points_so_far(table: Table, seat: Seat) -> int:
    """What an opponent of the contractor stands at, with the tricks that he has won in this deal."""
    before = table.sheet.standing.points[column(table, seat)] if table.sheet is not None else 0
    won = takers(table)
    return before + schedule(table).each_trick * sum(1 for winner in won if column(table, winner) == column(table, seat))


def claims(table: Table, act: Act) -> Table:
    """A player claims the game: where he has the points, the deal is over."""
    if act.seat is None or table.phase != PLAY or points_so_far(table, act.seat) < points_to_win(table.game.score):
        return table
    return table.but(phase=OVER)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(FiveHundredForm)
    return () if form is None else (*form.other_schedules, BY_VALUE, PASSED_DEALS)
