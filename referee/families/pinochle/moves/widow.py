"""Who takes part in a deal with a widow, and what the bidder does with it: taken into his hand, cards buried for it, the first lead."""

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from referee.core.cards import Card, copies_in, without_card
from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.pinochle.moves.melds import PinochleForm, fate_of
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.state import shown_of
from referee.mechanics.deal import moves as deal
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.hands import gains
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding, Settle, bidding_of, ready, taken_for_closed

#: players who receive cards where the dealer may sit out
ACTIVE = 3
#: what a log says where fewer cards are dealt to the widow, and more to the players
SMALL_WIDOW = "small-widow"


class WidowForm(PinochleForm):
    """What a game with a widow says of it."""

    __slots__ = ()

    #: how many cards lie in it; none where there is no widow
    widow: int
    #: how many where players agree on fewer, and none where they cannot
    small_widow: int
    #: whether the trump is named before it is seen, unless it is the smaller one
    trump_before_widow: bool


def widow_size(table: Table) -> int:
    """How many cards the widow has at this table."""
    form = table.game[WidowForm]
    return form.small_widow if form.small_widow and table.noted("rule", how=SMALL_WIDOW) else form.widow


def agrees_on(table: Table, act: Act) -> Table:
    """The players agree on a rule: with fewer cards in the widow each has more."""
    form = table.game.part(WidowForm)
    if form is None or act.how != SMALL_WIDOW or not form.small_widow:
        return table
    return table.but(cards_each=(table.pack_used.size - form.small_widow) // table.seats)


@frozen
class InHand(Part, OutOfHand):
    """The widow in the bidder's hand, before he has buried as many cards."""

    bidder: Seat
    number: int

    def due(self, seat: Seat) -> int | None:
        """So many cards he has; of the others the deal says how many."""
        return self.number if seat == self.bidder else None


def bidder_of(table: Table) -> Seat | None:
    """Who has the contract."""
    bidding = table.part(Bidding)
    return None if bidding is None else bidding.maker


# --- who takes part


def inactive(table: Table) -> frozenset[Seat]:
    """Those who receive no cards: the dealer of four; of five he and the second player from his left."""
    if table.game.seats != ACTIVE or table.seats <= ACTIVE or known_dealer(table) is None:
        return frozenset()
    second = table.from_left_of(table.dealer)[1]
    return frozenset((table.dealer,) if table.seats == ACTIVE + 1 else (table.dealer, second))


def seated(table: Table) -> Table:
    """The table with the turn going round those who take part."""
    out = inactive(table)
    around = tuple(seat for seat in table.from_left_of(table.dealer) if seat not in out) if out else ()
    return table.but(around=around) if around != table.around else table


def dealer(table: Table, act: Act) -> Table:
    """The log says whose deal it is."""
    return seated(deal.dealer(table, act))


def deals(table: Table, act: Act) -> Table:
    """Somebody deals."""
    return seated(deal.deals(table, act))


def next_dealer(table: Table) -> Seat:
    """Who deals next, though he may take no part now."""
    return table.left(table.dealer) if not table.around else (table.dealer + 1) % table.seats


def to_lead(table: Table, bidding: Bidding, leader: Seat) -> Table:
    """The table before the first lead, those who take no part left out."""
    idle = sum(1 << seat for seat in inactive(table))
    after = ready(table, bidding, leader, idle)
    around = tuple(seat for seat in range(table.seats) if not idle >> seat & 1) if idle else ()
    return after.but(evolve(after[Tricks], around=around))


# --- what the bidder does


def takes_widow(settle: Settle) -> Callable[[Table, Act], Table]:
    """The move of the bidder who takes the widow; without a player the log tells what lies in it."""

    def widow(table: Table, act: Act) -> Table:
        table = taken_for_closed(table, act, settle)
        bidding = table.part(Bidding)
        if act.seat is None or bidding is None or act.seat != bidding.maker or bidding.taken or fate_of(table).off:
            return table.note(act)
        told = next((each.cards for each in reversed(table.acts_of("widow")) if each.seat is None), ())
        cards = act.cards or told
        table = gains(table, act.seat, cards)
        if not cards:
            table = table.but(unknown=table.unknown | 1 << act.seat)
        table = table.but(evolve(table[Bidding], taken=True))
        return (table.but(InHand(act.seat, table.hand_size + widow_size(table))) if is_buried_for(table) else table).note(act)

    return widow


def is_buried_for(table: Table) -> bool:
    """Whether the widow lies beside whole hands, so that as many cards are buried for it; otherwise it fills them up."""
    players = ACTIVE if table.game.seats == ACTIVE else table.seats
    return players * table.hand_size + widow_size(table) == table.pack_used.size


def bury(table: Table, act: Act) -> Table:
    """The bidder lays cards away."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or has_begun(table):
        return table
    hand = table.hands[act.seat]
    for card in act.cards:
        hand = without_card(hand, card)
    table = tricks.with_hand(table, act.seat, hand)
    number = act.numbers[0] if act.numbers else len(act.cards)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    laid = tuple(each + number * (seat == act.seat) for seat, each in enumerate(bidding.laid_away))
    return table.without(InHand).but(evolve(bidding, laid_away=laid)).note(act)


def restores(table: Table, act: Act) -> Table:
    """A player takes his melds up, or the bidder cards that he has buried."""
    if not act.cards or act.seat is None or has_begun(table) or act.seat != bidder_of(table):
        return combining.restores(table, act)
    table, bidding = gains(table, act.seat, act.cards), bidding_of(table, act.seat)
    laid = tuple(each - len(act.cards) * (seat == act.seat) for seat, each in enumerate(bidding.laid_away))
    return table.but(evolve(bidding, laid_away=laid), InHand(act.seat, table.hand_size + len(act.cards))).note(act)


def buried(table: Table) -> tuple[Card, ...]:
    """The cards that the bidder has laid away, as far as they are told."""
    bidder = bidder_of(table)
    away: list[Card] = []
    for act in table.acts:
        if act.seat == bidder and act.verb == "discards":
            away += act.cards
        elif act.seat == bidder and act.verb == "restores":
            away = [card for card in away if card not in act.cards]
    return tuple(away)


def melded_and_buried(table: Table) -> tuple[Card, ...]:
    """Melded cards that are not in the bidder's hand any more, because he has buried them."""
    bidder = bidder_of(table)
    if bidder is None:
        return ()
    lie = [each.card for each in shown_of(table).laid if each.owner == bidder]
    if table.is_open(bidder):
        away = buried(table)
        return tuple(card for card in set(lie) if lie.count(card) + away.count(card) > table.pack_used.copies)
    return tuple(card for card in dict.fromkeys(lie) if lie.count(card) > copies_in(table.hands[bidder], card))


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(WidowForm)
    return (SMALL_WIDOW,) if form is not None and form.small_widow else ()
