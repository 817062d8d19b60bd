"""What declarer means who names a card of dummy by half: high or low, a suit without a rank, a rank without a suit."""

from referee.core.cards import PLANE, Card, cards_of, rank_of
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.tricks.moves.tricks import winner_of
from referee.mechanics.tricks.state import Tricks, order_here, suit_here

HIGH, LOW, WIN, ANYTHING = "high", "low", "win", "anything"


def highest(table: Table, act: Act) -> Card | None:
    """The highest card of the suit that he means."""
    return next(reversed(_of_suit(table, act)), None)


def lowest(table: Table, act: Act) -> Card | None:
    """The lowest."""
    return next(iter(_of_suit(table, act)), None)


def lowest_to_win(table: Table, act: Act) -> Card | None:
    """The lowest card of dummy that wins the trick whatever the cards that nobody has seen; else the lowest."""
    tricks, dummy = table.part(Tricks), dummy_of(table)
    if tricks is None or dummy is None:
        return None
    return next((card for card in _of_suit(table, act) if _is_sure(table, tricks, dummy, card)), lowest(table, act))


def of_rank(table: Table, act: Act, in_suit: int | None) -> tuple[Card, ...]:
    """The cards of that rank that dummy has and may legally play, in that suit or in any."""
    dummy = dummy_of(table)
    if dummy is None:
        return ()
    having = [card for card in cards_of(table.hands[dummy]) if rank_of(card) == act.rank]
    must = _led(table)
    if must is not None and any(suit_here(table, card) == must for card in cards_of(table.hands[dummy])):
        having = [card for card in having if suit_here(table, card) == must]
    return tuple(card for card in having if in_suit in (None, suit_here(table, card)))


def suit_won_with(table: Table) -> int | None:
    """The suit of the card with which dummy won the last trick, if he leads to the next."""
    tricks, dummy = table.part(Tricks), dummy_of(table)
    if tricks is None or tricks.cards or not tricks.past or tricks.turn != dummy:
        return None
    return next((suit_here(table, card) for seat, card in tricks.past[-1] if seat == dummy), None)


def _led(table: Table) -> int | None:
    tricks = table.part(Tricks)
    return suit_here(table, tricks.cards[0][1]) if tricks is not None and tricks.cards else None


def _of_suit(table: Table, act: Act) -> list[Card]:
    dummy, suit = dummy_of(table), act.suit if act.suit is not None else _led(table)
    if dummy is None or suit is None:
        return []
    order = order_here(table)
    return sorted((card for card in cards_of(table.hands[dummy]) if order.suit[card] == suit), key=order.power.__getitem__)


def _is_sure(table: Table, tricks: Tricks, dummy: Seat, card: Card) -> bool:
    """Whether no card that may still come beats it: those played and those of dummy do not."""
    order = order_here(table)
    if winner_of((*tricks.cards, (dummy, card)), order) != dummy:
        return False
    if len(tricks.cards) == table.seats - 1:
        return True
    seen = {each for trick in (*tricks.past, tricks.cards) for _, each in trick} | set(cards_of(table.hands[dummy]))
    suit = (each for each in cards_of(order.of_suit[order.suit[card]]) if each < PLANE)
    return all(each in seen for each in suit if order.power[each] > order.power[card])
