"""What a bidder may expect of cards that nobody has seen yet."""

from math import comb

from referee.core.cards import copies_in
from referee.core.record import Act
from referee.core.table import Table


def of_finding(helpful: int, unseen: int, drawn: int) -> tuple[int, int]:
    """In how many of all the ways in which so many of the unseen cards can lie in a widow it has a helpful one at least.

    >>> of_finding(2, 33, 3)
    (961, 5456)
    """
    ways = comb(unseen, drawn)
    return ways - comb(unseen - helpful, drawn), ways


def wants(table: Table, act: Act, drawn: int) -> Table:
    """A player says which card he would like to find among so many: the chance of one at least of all those he has named.

    That is reckoned from his own hand alone, of which all has to be told; of a card named each copy that he has not will do.
    """
    if act.seat is None or not act.cards or table.is_open(act.seat) or not table.hands[act.seat]:
        return table
    hand, named = table.hands[act.seat], [told.card for told in table.acts_of("wants") if told.seat == act.seat]
    helpful = sum(table.pack_used.copies - copies_in(hand, card) for card in dict.fromkeys((*named, act.card)))
    found, ways = of_finding(helpful, table.pack_used.size - hand.bit_count(), drawn)
    return table.comes_to("chance", f"{found} of {ways}")
