"""Beggar my neighbour: cards played from stacks on one pile, honours that the next player covers (arnold 349-388).

How many cards each has is known where the log tells it, or tells who dealt. The table of what is paid for a king, a queen or a
jack is lost, so that whoever played one takes the pile when the log says so.
"""

from collections.abc import Mapping

from attrs import evolve, frozen

from referee.core.cards import ACE, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import counted
from referee.core.table import OVER, Table
from referee.families.children.moves.stacks import dealt
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, attention
from referee.mechanics.turns.moves.turns import Turns, did, goes_out, player_of, turn_ends, turns_of
from referee.score.counts import FACES


@frozen
class Begging(Part):
    """What has to be paid for an honour, by its rank; None where the book's number is lost."""

    price: Mapping[int, int | None]


@frozen
class Centre(Part):
    """The pile on the table, and what is owed to it."""

    cards: int = 0
    #: who played the last honour, and its rank
    honour: Seat | None = None
    rank: int | None = None
    #: how many cards have been paid for it
    paid: int = 0
    #: who took the last pile for an honour that was paid, unless the log has said so
    taker: Seat | None = None
    #: what was paid for that
    price: int = 0
    #: by seat, how many cards each has; None where nobody knows
    stacks: tuple[int | None, ...] = ()


def centre_of(table: Table) -> Centre:
    """The pile, and the stacks as far as they are known."""
    known = table.part(Centre)
    return known if known is not None else Centre(stacks=dealt(table))


def owed(table: Table) -> int | None:
    """How many cards are still to be paid for the honour; none where there is none, or the number is lost."""
    centre = centre_of(table)
    price = None if centre.rank is None else table.game[Begging].price.get(centre.rank)
    return None if price is None else price - centre.paid


def price_is_lost(table: Table) -> bool:
    """Whether an honour is being paid for at a rate that the book does not have."""
    centre = centre_of(table)
    return centre.rank is not None and table.game[Begging].price.get(centre.rank) is None


def is_out(table: Table, seat: Seat) -> bool:
    """Whether a player is known to have no cards; who waits for the pile may yet have some."""
    centre = centre_of(table)
    return centre.stacks[seat] == 0 and seat != centre.honour


def _next(table: Table, seat: Seat) -> Seat:
    for _ in range(table.seats):
        seat = table.left(seat)
        if not is_out(table, seat):
            return seat
    return seat


def play(table: Table, act: Act) -> Table:
    """A player turns the top card of his stack onto the pile."""
    if not act.cards:
        return table
    seat = player_of(table, act)
    if is_out(table, seat):
        return table.note(act)
    table = did(table, act)
    centre = centre_of(table)
    held = centre.stacks[seat]
    left = None if held is None else max(0, held - 1)
    stacks = tuple(left if each == seat else number for each, number in enumerate(centre.stacks))
    rank = rank_of(act.card)
    paying = centre.honour is not None and seat != centre.honour
    centre = evolve(centre, cards=centre.cards + 1, stacks=stacks, paid=centre.paid + paying)
    if rank == ACE or rank in FACES:
        table = table.but(evolve(centre, honour=seat, rank=rank, paid=0))
        return _ended(turn_ends(table, to=_next(table, seat)))
    table = table.but(centre)
    if not paying:
        return _ended(turn_ends(table, to=_next(table, seat)))
    if left == 0 or owed(table) == 0:
        assert centre.honour is not None
        return _taken(table, centre.honour)
    return turn_ends(table, to=seat)


def take_pile(table: Table, act: Act) -> Table:
    """Whoever played the honour takes the pile; if he has it already, that only says so, cards paid beyond the price included."""
    centre = centre_of(table)
    if act.seat is None or act.seat not in (centre.honour, centre.taker):
        return table.note(act)
    if act.seat == centre.honour or paid_beyond(table, act.seat):
        table = _taken(table, act.seat)
    return table.but(evolve(centre_of(table), taker=None))


def paid_beyond(table: Table, taker: Seat) -> int:
    """How many cards were paid beyond the price, if it is only now that the pile is taken."""
    centre = centre_of(table)
    return centre.cards if centre.honour is None and taker == centre.taker else 0


def _taken(table: Table, taker: Seat) -> Table:
    centre = centre_of(table)
    held = centre.stacks[taker]
    after = None if held is None else held + centre.cards
    stacks = tuple(after if each == taker else number for each, number in enumerate(centre.stacks))
    table = table.but(Centre(taker=taker, price=centre.paid, stacks=stacks))
    table = table.comes_to("pile", f"{counted(centre.cards, 'card')} to {table.name(taker)}")
    return _ended(turn_ends(table, to=_next(table, taker)))


def _ended(table: Table) -> Table:
    """The last one who has cards has won."""
    left = [seat for seat in range(table.seats) if not is_out(table, seat)]
    out = sum(1 << seat for seat in range(table.seats) if seat not in left)
    table = table.but(evolve(turns_of(table), out=out))
    return table.comes_to("winner", table.name(left[0])).but(phase=OVER) if len(left) == 1 else table


def count(table: Table, act: Act) -> Table:
    """How many cards a player has."""
    if act.seat is None or not act.numbers:
        return table
    centre = centre_of(table)
    stacks = tuple(act.number if each == act.seat else held for each, held in enumerate(centre.stacks))
    table = table.but(evolve(centre, stacks=stacks))
    return table if act.number or table.part(Turns) is None else goes_out(table, act.seat)


BEGGING_PLAY = Play(
    "cards played on one pile, and honours paid for",
    moves=SETTING | dict(DEAL_MOVES) | {"play": play, "gathers": take_pile, "counts": count, "attention": attention},
    in_turn=frozenset({"play"}),
)
