"""What is to be seen of the chips, and of the cards that lie open in a deal of poker."""

from collections.abc import Iterator

from referee.core.cards import cards_of
from referee.core.record import amount_text
from referee.core.shown import Cards, Figure, Shown, by_suit
from referee.core.table import Table
from referee.families.poker.betting import Betting


def shown(table: Table) -> Iterator[Shown]:
    """The pot and the board, and of each player what is before him, what he has put in, and whether he is still in."""
    betting = table.part(Betting)
    if betting is None:
        return
    yield Figure("pot", amount_text(betting.pot))
    if betting.bet:
        yield Figure("bet to meet", amount_text(betting.bet))
    if betting.centre:
        yield Cards("board", tuple(cards_of(betting.centre)))
    for seat in range(table.seats):
        if seat < len(betting.stacks) and (stack := betting.stacks[seat]) is not None:
            yield Figure("chips", amount_text(stack), seat)
        if seat < len(betting.put) and betting.put[seat]:
            yield Figure("in the pot", amount_text(betting.put[seat]), seat)
        if seat < len(betting.up) and betting.up[seat]:
            yield Cards("up", by_suit(cards_of(betting.up[seat])), seat)
        if not betting.is_active(seat):
            yield Figure("", "dropped", seat)
        elif betting.is_dead(seat):
            yield Figure("", "hand is dead", seat)
        elif betting.all_in >> seat & 1:
            yield Figure("", "all in", seat)
    if betting.turn is not None:
        yield Figure("", "to act", betting.turn)
