"""The draw where the lowest card deals first: the ace below the deuce, a joker below all (usp56 3849, 3982, 4089, 4143)."""

from referee.core.cards import ACE, JOKERS, Card, rank_of, suit_of
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.setting import moves as setting


def place(card: Card) -> int:
    """How high a card ranks in the draw."""
    if suit_of(card) == JOKERS:
        return -2
    return -1 if rank_of(card) == ACE else rank_of(card)


def draw(table: Table, act: Act) -> Table:
    """A player draws a card. Once all have, it is known who deals, or who has to draw again.

    Where there are two sides, the two lowest play against the others (usp56 3982).
    """
    table = table.note(act)
    draws = (told for told in table.acts if told.verb == "draws" and len(told.cards) == 1)
    drawn: dict[Seat, int] = {told.seat: place(told.card) for told in draws if told.seat is not None}
    if len(drawn) < table.seats:
        return table
    level = [seat for seat, rank in drawn.items() if list(drawn.values()).count(rank) > 1]
    if level:
        return table.comes_to("draw again", " and ".join(map(table.name, sorted(level))))
    table = table.but(outcomes=tuple(each for each in table.outcomes if each[0] != "draw again"))
    order = sorted(drawn, key=drawn.__getitem__)
    first, *others = map(table.name, order)
    table = table.comes_to("first dealer", first)
    if table.game.sides == 2 and table.seats == 4:
        table = table.comes_to("partners", f"{first} and {others[0]} against {others[1]} and {others[2]}")
        if order[1] != table.partner(order[0]):
            return table  # they have to change their seats
    dealer = Act("dealer", order[0])
    return setting.dealer(table, dealer).note(dealer)
