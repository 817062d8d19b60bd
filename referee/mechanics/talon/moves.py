"""How hands are filled from the stock while tricks are played: as it is told, in turn or not, one card or more."""

from attrs import evolve

from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal import moves as deal
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.talon.state import Talon, begun, is_drawing, with_number, with_talon
from referee.mechanics.tricks.moves import corrections
from referee.mechanics.tricks.moves.hands import gains
from referee.mechanics.tricks.state import Tricks, empty_tricks
from referee.mechanics.trump.turned import turned_up

#: how the second card of the stock is drawn, where that is allowed
SECOND = "other"


def endless(table: Table, leader: Seat, trump: int | None) -> Table:
    """The table before the first lead; nobody counts the tricks as long as the stock lasts."""
    return table.but(evolve(empty_tricks(table, leader, trump), last=table.pack_used.size), phase=PLAY)


def pile(table: Table, act: Act) -> Table:
    """A log that begins in the middle: how many cards lie in the stock."""
    if act.piles != (STOCK,):
        return table
    after = begun(table, len(act.cards) + (act.numbers[0] if act.numbers else 0))
    size = table.hand_size
    held = (size if table.is_open(seat) else min(size, hand.bit_count()) for seat, hand in enumerate(table.hands))
    return run_out(with_talon(after, since=1, held=tuple(held)))


def draw(table: Table, act: Act) -> Table:
    """A player draws after a trick, in turn or not; or for the deal, before there is any."""
    talon = table.part(Talon)
    if talon is None or act.seat is None or not talon.to_draw:
        return deal.draw(table, act) if talon is None or table.part(Tricks) is None else table
    number = max(1, act.how_many)
    if talon.back:
        return table.but(evolve(talon, back=False, top=(*act.cards, *talon.top)))
    if act.how == SECOND:
        return _draw_second(table, talon, act)
    keeps = number if talon.keeps is None else min(number, talon.keeps)
    cards = act.cards or talon.top[:number]
    face = turned_up(table)
    if not cards and talon.left == 1 and face is not None:
        cards = (face,)
    seat = talon.turn if talon.for_the_other and talon.turn is not None else act.seat
    table = gains(table, seat, cards[:keeps])
    if len(cards) < keeps:
        table = table.but(unknown=table.unknown | 1 << seat)
    put_back = cards[keeps:]
    top = (*put_back, *talon.top[len(cards) if not act.cards else keeps :])
    out = 1 if talon.chooses == seat else 0
    after = evolve(
        talon, left=max(0, talon.left - keeps - out), top=top, for_the_other=False, keeps=None,
        chooses=None if out else talon.chooses, to_draw=tuple(each for each in talon.to_draw if each != seat),
        held=with_number(talon.held, seat, 1), off=with_number(talon.off, seat, keeps - 1),
    )  # fmt: skip
    return run_out(table.but(after))


def _draw_second(table: Table, talon: Talon, act: Act) -> Table:
    """A player takes the second card of the stock: the first stays on top of it."""
    after = draw(table.but(evolve(talon, top=talon.top[1:])), evolve(act, how="", cards=act.cards or talon.top[1:2]))
    return with_talon(after, top=(*talon.top[:1], *talon.top[2:]))


def run_out(table: Table) -> Table:
    """The table with the number of the last trick known, once the stock is gone.

    Of more than two players each draws, or none: cards that do not go round are left where they lie.
    """
    talon, tricks = table[Talon], table.part(Tricks)
    players = table.seats - (tricks.idle.bit_count() if tricks else 0)
    if not talon.to_draw and 2 < players > talon.left:
        talon = evolve(talon, left=0)
        table = table.but(talon)
    if talon.left or talon.to_draw or tricks is None:
        return table
    most = min(max(talon.held), table.hand_size)
    lacks = tuple(max(0, most - each) for each in talon.held) if talon.uneven else tricks.extra
    return table.but(evolve(tricks, last=tricks.number - 1 + most + (1 if tricks.cards else 0), extra=lacks))


def before_lead(table: Table, act: Act) -> Table:
    """The table with the draws done that the log does not tell: who leads has drawn, and so have the others."""
    talon = table.part(Talon)
    for seat in talon.to_draw if talon is not None else ():
        draws = table[Talon].allowed(seat) > 0
        table = draw(table, Act("draws", seat)) if draws else run_out(_passes_up(table, seat))
    return table


def _passes_up(table: Table, seat: Seat) -> Table:
    """The table with a player nearer to his number by not drawing."""
    now = table[Talon]
    to_draw = tuple(each for each in now.to_draw if each != seat)
    return table.but(evolve(now, to_draw=to_draw, held=with_number(now.held, seat, 1), off=with_number(now.off, seat, -1)))


def after_card(before: Table, table: Table, act: Act) -> Table:
    """The table after a card: the hand has one less, and with the last of a trick everybody is to draw."""
    talon, tricks, old = table.part(Talon), table.part(Tricks), before.part(Tricks)
    if talon is None or tricks is None or old is None or act.seat is None or before.hands is table.hands:
        return table
    since = max(talon.since, int(bool(tricks.winners)))
    return passed_over(before, table.but(evolve(talon, held=with_number(talon.held, act.seat, -1), since=since)))


def passed_over(before: Table, table: Table) -> Table:
    """The table as the trick goes on, or is gathered: then everybody is to draw."""
    talon, tricks, old = table.part(Talon), table.part(Tricks), before.part(Tricks)
    if (
        talon is None
        or tricks is None
        or old is None
        or tricks.cards
        or not talon.left
        or len(tricks.winners) <= len(old.winners)
    ):
        return table
    return table.but(evolve(talon, to_draw=_drawing(table, talon, tricks)))


def _drawing(table: Table, talon: Talon, tricks: Tricks) -> tuple[Seat, ...]:
    """Who draws after the last trick, in order."""
    winner = tricks.winners[-1]
    seats = (seat for seat in (winner, *table.from_left_of(winner)[:-1]) if not tricks.idle >> seat & 1)
    return tuple(seats)[: talon.left]


def put_right(before: Table, table: Table) -> Table:
    """The table after a card was taken back or changed: who has it again has one more, and whoever wins now draws first.

    Once somebody has drawn, the draws are as they are.
    """
    talon, tricks, old = table.part(Talon), table.part(Tricks), before.part(Tricks)
    if talon is None or tricks is None or old is None or tricks is old:
        return table
    back = [_cards_out(old, seat) - _cards_out(tricks, seat) for seat in range(table.seats)]
    talon = evolve(talon, held=tuple(held + more for held, more in zip(talon.held, back, strict=True)))
    if not old.cards and old.winners and talon.to_draw == _drawing(before, talon, old):
        talon = evolve(talon, to_draw=() if tricks.cards else _drawing(table, talon, tricks))
    return table.but(talon)


def _cards_out(tricks: Tricks, seat: Seat) -> int:
    return sum(each == seat for trick in (*tricks.past, tricks.cards) for each, _ in trick)


def retract(table: Table, act: Act) -> Table:
    """A card is taken back, before anybody has drawn for it."""
    return put_right(table, corrections.retract(table, act))


def substitute(table: Table, act: Act) -> Table:
    """Another card is put in the place of one that was played."""
    return put_right(table, corrections.substitute(table, act))


def counts(table: Table, act: Act) -> Table:
    """A player counts his cards, or those of the stock, which are so many."""
    if act.how == STOCK and table.part(Talon) is not None:
        return with_talon(table, left=max(0, act.number - table[Talon].dead)).note(act)
    return deal.counts(table, act)


def in_play(table: Table) -> bool:
    """Whether tricks are played, and cards drawn between them."""
    return table.phase != OVER and is_drawing(table)
