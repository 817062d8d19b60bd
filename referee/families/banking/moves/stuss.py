"""Stuss and faro: cards turned in twos, the first of which loses and the second wins (usp56 6787-6811)."""

from attrs import evolve, frozen

from referee.core.cards import Card, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act
from referee.core.table import Table
from referee.families.banking.moves.wagers import TO_LOSE, loses, put_up, taken_up, wagered, wagers_of, wins, without
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments

#: the cards before the last turn, whose order may be called
LAST_CARDS = 3


@frozen
class Faro(Part):
    """What the banker takes of bets on both cards of a turn, and pays for the last turn called."""

    #: in halves of the bet
    split: int = 2
    called: int = 4
    #: the same where two of the last three are a pair
    cat_hop: int = 2


@frozen
class Box(Part):
    """The pack as it is turned."""

    #: the cards left, as far as that is known
    left: int | None = None
    #: the first card of a turn whose second has not come
    losing: Card | None = None
    begun: bool = False
    #: the cards of the last turn, as far as it has come
    last: tuple[Card, ...] = ()


def box_of(table: Table) -> Box:
    """The pack as it is turned."""
    return table.part(Box) or Box(left=table.pack_used.size)


def turn(table: Table, act: Act) -> Table:
    """Cards are turned; the very first is soda, unless the log begins with a whole turn."""
    box = box_of(table)
    if not box.begun and len(act.cards) == 2 and box.left == table.pack_used.size:
        box = evolve(box, left=None)  # the log begins in the middle
    elif not box.begun and act.cards and box.left == table.pack_used.size:
        return table.but(evolve(box, left=box.left - 1, begun=True)).note(act)
    table = table.but(evolve(box, begun=True)).note(act)
    for card in act.cards:
        table = _turned(table, card)
    return table


def _turned(table: Table, card: Card) -> Table:
    box = box_of(table)
    last = (*box.last, card) if box.last or box.left == LAST_CARDS else ()
    box = evolve(box, left=None if box.left is None else box.left - 1, last=last)
    if box.losing is None:
        return _called(table.but(evolve(box, losing=card)))
    table = _settled(table.but(evolve(box, losing=None)), box.losing, card)
    return _called(table)


def _settled(table: Table, losing: Card, winning: Card) -> Table:
    """The bets on the ranks of this turn."""
    half = table.game[Faro].split
    for wager in wagers_of(table).all:
        if wager.rank is None or wager.rank not in (rank_of(losing), rank_of(winning)):
            continue
        if rank_of(losing) == rank_of(winning):
            table = loses(table, wager, wager.amount * half // 2, "a split")
        elif (wager.rank == rank_of(winning)) != (wager.on == TO_LOSE):
            table = wins(table, wager, wager.amount, "a bet won")
        else:
            table = loses(table, wager, wager.amount, "a bet lost")
        table = without(table, wager)
    return table


def _called(table: Table) -> Table:
    """The last turn, once both of its cards are there: the third follows of itself."""
    last, form = box_of(table).last, table.game[Faro]
    if len(last) != LAST_CARDS - 1:
        return table
    for wager in wagers_of(table).all:
        if len(wager.cards) != LAST_CARDS:
            continue
        ranks = [rank_of(card) for card in wager.cards]
        if ranks[: LAST_CARDS - 1] == [rank_of(card) for card in last]:
            pays = form.cat_hop if len(set(ranks)) < LAST_CARDS else form.called
            table = wins(table, wager, wager.amount * pays, "the turn called")
        else:
            table = loses(table, wager, wager.amount, "the turn called wrong")
        table = without(table, wager)
    return table


def stock(table: Table, act: Act) -> Table:
    """A log that begins in the middle: how many cards are left."""
    if act.piles[:1] != (STOCK,) or not act.numbers:
        return table
    return table.but(evolve(box_of(table), left=act.number, begun=True))


FARO_PLAY = Play(
    "bets on ranks, of which the first of two cards loses and the second wins",
    moves=SETTING
    | {
        "banks": put_up,
        "bets": wagered,
        "foretells": wagered,
        "withdraws": taken_up,
        "turns": turn,
        "pile": stock,
        "shuffles": moves_nothing,
        "cuts": moves_nothing,
        "pays": payments.pay,
        "attention": attention,
    },
    result=payments.result,
)
