"""Cutting for partners and deal, the ace low: the lowest deals, and cards of one rank are cut again (ames 36, 369-387)."""

from referee.core.cards import Card
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.seating.score import cut_for_partners
from referee.mechanics.setting import moves as setting


def cards_cut(table: Table) -> dict[Seat, list[Card]]:
    """What each player has cut, one card after the other; who shows more than one at once has to cut again."""
    found: dict[Seat, list[Card]] = {}
    for act in table.acts:
        if act.verb == "draws" and act.seat is not None and len(act.cards) == 1:
            found.setdefault(act.seat, []).append(act.card)
    return found


def cut(table: Table, act: Act) -> Table:
    """A player cuts a card. Once all have, it is known who deals and who plays with whom, or who has to cut again."""
    table = table.note(act)
    cards = cards_cut(table)
    if len(cards) < table.seats:
        return table
    result = cut_for_partners([cards[seat] for seat in range(table.seats)])
    if result.again:
        return table.comes_to("cut again", " and ".join(map(table.name, result.again)))
    first, second, *others = map(table.name, result.order)
    table = table.comes_to("first dealer", first)
    table = table.comes_to("partners", f"{first} and {second} against {' and '.join(others)}")
    if result.order[1] == table.partner(result.order[0]):
        table = setting.dealer(table, Act("dealer", result.order[0])).note(Act("dealer", result.order[0]))
    return table
