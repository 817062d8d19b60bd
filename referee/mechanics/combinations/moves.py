"""How combinations move: cards laid down for what they count, played from where they lie, taken up again.

They are laid down as they are told, for more or less than they count and whether they may be or not, until a ruling says what
becomes of that.
"""

from collections import Counter

from attrs import evolve

from referee.core.cards import Card, copies_in
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.combinations.state import (
    Declared,
    Use,
    best_there,
    came_back,
    declared_by,
    laid_down,
    left_the_table,
    lying,
    scale_of,
    shown_of,
    taken_up,
    tricks_gathered,
    use_of,
)
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.moves import BEFORE, MELDED, PLAYED
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import order_here

#: in an earlier turn, of which nobody knows after how many tricks
LONG_AGO = -1


def restated(table: Table, act: Act) -> Declared | None:
    """What a player says again of cards that he has laid down, and now rightly: they count something else than he had said."""
    if act.seat is None or not act.numbers:
        return None
    said = (each for each in reversed(declared_by(table, act.seat)) if Counter(each.cards) == Counter(act.cards))
    return next((each for each in said if each.said not in (None, each.points) and act.number == each.points), None)


def points_of(table: Table, act: Act) -> int:
    """What the cards that are laid down count: as one combination, or shown at once as many as there are."""
    return scale_of(table).worth(act.cards, order_here(table).trump)


def said_of(act: Act) -> int | None:
    """What the player says that it counts."""
    return act.number if act.numbers else None


def declare(table: Table, act: Act) -> Table:
    """A player lays down a combination, or says again what it counts."""
    if act.seat is None or not act.cards:
        return table
    again = restated(table, act)
    if again is not None:
        declared = tuple(evolve(each, said=act.number) if each is again else each for each in shown_of(table).declared)
        return table.but(evolve(shown_of(table), declared=declared))
    use = use_of(table, act.seat, act.cards, said_of(act))
    made = use.combination
    worth = points_of(table, act) if made is None else made.points
    if made is None:  # of several laid down together, as of one and something else, the best
        found = scale_of(table).best_in(act.cards, order_here(table).trump)
        made, use = (found[0], use_of(table, act.seat, found[1])) if found else (None, use)
    elif use.missing and scale_of(table).anew:
        use = use_of(table, act.seat, best_there(table, act.seat, act.cards, use.missing))
        made = use.combination
    declared_now = Declared(
        act.seat, act.cards, made.name if made else "", worth, said=said_of(act), after=tricks_gathered(table)
    )
    return laid_down(table, declared_now, use)


def show_all(table: Table, act: Act) -> Table:
    """A player lays down all that he has to count, or some of it: what lies there counts together.

    Where he only says how much that is, so much he has.
    """
    if act.seat is None:
        return table
    again = restated(table, act)
    if again is not None:
        declared = tuple(evolve(each, said=act.number) if each is again else each for each in shown_of(table).declared)
        return table.but(evolve(shown_of(table), declared=declared))
    fresh, points = not_lying(table, act.seat, act.cards), worth_added(table, act.seat, act.cards)
    said = said_of(act)
    declared_now = Declared(act.seat, act.cards, "", points if act.cards else said or 0, said=said)
    return laid_down(table, declared_now, Use(None, fresh=fresh))


def not_lying(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of the cards that are laid down now: one that lies there is not told again, unless the hand has another like it."""
    lie, fresh = Counter(each.card for each in lying(table, seat)), list[Card]()
    for card in cards:
        held = copies_in(table.hands[seat], card) if not table.is_open(seat) else table.pack_used.copies
        if lie[card] + fresh.count(card) < held or not lie[card]:
            fresh.append(card)
    return tuple(fresh)


def worth_added(table: Table, seat: Seat, cards: tuple[Card, ...]) -> int:
    """What cards add to what lies there already."""
    trump, scale = order_here(table).trump, scale_of(table)
    before = tuple(each.card for each in lying(table, seat))
    return scale.worth((*before, *not_lying(table, seat, cards)), trump) - scale.worth(before, trump)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card, from the table where one like it lies there."""
    after = tricks.play(table, act)
    return after if act.seat is None or not act.cards else left_the_table(after, act.seat, act.card)


def retract(table: Table, act: Act) -> Table:
    """A player takes a card back."""
    after = corrections.retract(table, act)
    if after is table or act.seat is None:
        return after
    return _all_back(table, after)


def substitute(table: Table, act: Act) -> Table:
    """A player puts another card in the place of the one he played."""
    after = corrections.substitute(table, act)
    if after is table or act.seat is None:
        return after
    return left_the_table(_all_back(table, after), act.seat, act.card)


def _all_back(before: Table, after: Table) -> Table:
    """The table with every card lying again that has come back to a hand."""
    came = Counter[tuple[Seat, Card]]()
    for each in reversed(shown_of(before).gone):
        if came[each.owner, each.card] < _held_more(before, after, each.owner, each.card):
            came[each.owner, each.card] += 1
            after = came_back(after, each.owner, each.card)
    return after


def _held_more(before: Table, after: Table, seat: Seat, card: Card) -> int:
    return copies_in(after.hands[seat], card) - copies_in(before.hands[seat], card)


def restores(table: Table, act: Act) -> Table:
    """A player takes up what he has laid down."""
    return table.note(act) if act.seat is None else taken_up(table, act.seat)


def before(table: Table, act: Act) -> Table:
    """A log that begins in the middle: a combination laid down by then, or cards played, some of which had lain there."""
    if act.how == MELDED and table.game.play is not None:
        after = table.game.play.moves["melds"](table, evolve(act, verb="melds", how=""))
        declared = shown_of(after).declared
        return after.but(evolve(shown_of(after), declared=(*declared[:-1], evolve(declared[-1], after=LONG_AGO))))
    after = setting.before(table, act)
    if act.how == PLAYED and act.seat is not None:
        for card in act.cards:
            after = left_the_table(after, act.seat, card)
    return after


#: what moves combinations that are laid down one after the other while tricks are played
DECLARING = {"melds": declare, "play": play, "retracts": retract, "substitutes": substitute, "restores": restores} | {
    BEFORE: before
}
