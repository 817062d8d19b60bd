"""Cards laid away for others from the stock, by each player once and in turn, before the play (usp56 5807-5811, 5865-5869)."""

from attrs import evolve, frozen

from referee.core.cards import Card, with_card, without_card
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.tricks.moves.tricks import has_begun, with_hand

#: whoever draws first draws so many at the most (usp56 5809)
FIRST_MOST = 5


@frozen
class Exchange(Part, OutOfHand):
    """What has been laid away and drawn."""

    #: by seat, how many cards
    away: tuple[int, ...]
    drawn: tuple[int, ...]
    #: the cards laid away that are told
    cards: tuple[Card, ...] = ()
    #: who has touched the stock since he laid cards away
    touched: frozenset[Seat] = frozenset()
    #: who may lay away and draw once more, because the other did not say that he left cards
    once_more: frozenset[Seat] = frozenset()

    def lying(self) -> "tuple[tuple[Card, Seat | None], ...]":
        """The cards laid away."""
        return tuple((card, None) for card in self.cards)


def exchange_of(table: Table) -> Exchange:
    """What has been laid away and drawn so far."""
    return table.part(Exchange) or Exchange((0,) * table.seats, (0,) * table.seats)


def left_in_stock(table: Table) -> int:
    """How many cards of the stock are left."""
    return table.pack_used.size - table.seats * table.hand_size - sum(exchange_of(table).drawn)


def too_many(table: Table, seat: Seat) -> int:
    """How many cards the player has drawn beyond those that he has laid away, or beyond the most that he may have."""
    now = exchange_of(table)
    return max(0, now.drawn[seat] - min(now.away[seat], most_for(table, seat)))


def most_for(table: Table, seat: Seat) -> int:
    """How many cards the player may draw at the most."""
    if seat != table.dealer:
        return FIRST_MOST
    return table.pack_used.size - table.seats * table.hand_size


def _plus(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(number + more * (each == seat) for each, number in enumerate(numbers))


# --- moves


def lay_away(table: Table, act: Act) -> Table:
    """A player lays cards away."""
    if act.seat is None or has_begun(table):
        return table
    now, hand = exchange_of(table), table.hands[act.seat]
    for card in act.cards:
        hand = without_card(hand, card)
    if not act.cards and act.how_many:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    now = evolve(
        now,
        away=_plus(now.away, act.seat, act.how_many),
        cards=(*now.cards, *act.cards),
        touched=now.touched - {act.seat},
        once_more=now.once_more - {act.seat} if act.seat in now.touched else now.once_more,
    )
    return with_hand(table, act.seat, hand).but(now, phase=PLAY)


def draw(table: Table, act: Act) -> Table:
    """A player draws from the stock."""
    if act.seat is None or has_begun(table):
        return table
    now, hand = exchange_of(table), table.hands[act.seat]
    for card in act.cards:
        hand = with_card(hand, card)
    if len(act.cards) < drawn_by(act):
        table = table.but(unknown=table.unknown | 1 << act.seat)
    now = evolve(now, drawn=_plus(now.drawn, act.seat, drawn_by(act)), touched=now.touched | {act.seat})
    return with_hand(table, act.seat, hand).but(now, phase=PLAY)


def drawn_by(act: Act) -> int:
    """How many cards a player draws: those that he names, or the number that he says, or one."""
    return max(len(act.cards), act.numbers[0] if act.numbers else 0) or 1


def touch(table: Table, act: Act) -> Table:
    """A player touches the stock."""
    if act.seat is None or has_begun(table):
        return table
    now = exchange_of(table)
    return table.note(act).but(evolve(now, touched=now.touched | {act.seat}))


def put_back(table: Table, act: Act) -> Table:
    """A player takes up again what he laid away, or puts back what he drew beyond that."""
    if act.seat is None or has_begun(table):
        return table
    now, hand = exchange_of(table), table.hands[act.seat]
    if act.cards and set(act.cards) <= set(now.cards):
        cards = tuple(card for card in now.cards if card not in act.cards)
        for card in act.cards:
            hand = with_card(hand, card)
        now = evolve(now, away=_plus(now.away, act.seat, -len(act.cards)), cards=cards)
        return with_hand(table, act.seat, hand).but(now)
    more = too_many(table, act.seat)
    if not more:
        return table
    for card in act.cards:
        hand = without_card(hand, card)
    return with_hand(table, act.seat, hand).but(evolve(now, drawn=_plus(now.drawn, act.seat, -more)))
