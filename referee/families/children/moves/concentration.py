"""Concentration: two cards turned up at a time, pairs taken, others turned down again where they lay (usp56 6415-6437).

That two cards which are no pair are turned down again need not be told; that it was done otherwise does.
"""

from attrs import evolve, frozen

from referee.core.cards import Card, Hand, hand_of, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import each_pays, paid
from referee.mechanics.turns.moves.turns import did, player_of, turn_ends, turns_of

PAIR = 2


@frozen
class Memory(Part):
    """How pairs are paid for."""

    #: whether each pair is paid for by every other player, rather than the most pairs
    each_pair: bool = False


@frozen
class Faced(Part):
    """What lies face up, and what has been taken."""

    #: the cards turned up in this turn and not yet down again
    up: tuple[Card, ...] = ()
    #: whether both were up already
    both: bool = False
    #: the cards that have been taken
    gone: Hand = 0
    #: the pairs of each player
    pairs: tuple[int, ...] = ()


def faced(table: Table) -> Faced:
    """What lies face up on this table, and what has been taken."""
    return table.part(Faced) or Faced(pairs=(0,) * table.seats)


def are_pair(cards: tuple[Card, ...]) -> bool:
    """Whether these are two of a rank."""
    return len(cards) == PAIR and rank_of(cards[0]) == rank_of(cards[1])


def _lie_open(table: Table, now: Faced, seat: Seat, card: Card) -> tuple[Card, ...]:
    """Of two cards up the last, where he who turned them up goes on with its pair; else they count as turned down."""
    goes_on = table.left(seat) == turns_of(table).seat and are_pair((*now.up[-1:], card))
    return now.up[-1:] if goes_on else ()


def turn_up(table: Table, act: Act) -> Table:
    """A player turns a card up; a pair is his and he goes on, and after two that are none the turn is the next player's."""
    if not act.cards:
        return table
    seat = player_of(table, act)
    now = faced(table)
    if turns_of(table).corrects == seat:  # the first he has turned down too early
        return turn_ends(did(table, act).but(evolve(now, up=(act.card,), both=True)), to=table.left(seat))
    up = (*(_lie_open(table, now, seat, act.card) if now.both else now.up), act.card)
    table = did(table, act) if seat == turns_of(table).seat else turn_ends(did(table, act), to=seat)
    if len(up) < PAIR:
        return table.but(evolve(now, up=up, both=False))
    if not are_pair(up):
        return turn_ends(table.but(evolve(now, up=up, both=True)), to=table.left(seat))
    pairs = tuple(each + (one == seat) for one, each in enumerate(now.pairs))
    table = table.but(Faced((), False, now.gone | hand_of(up), pairs))
    return settled(table) if PAIR * sum(pairs) == table.pack_used.size else table


def turn_down(table: Table, act: Act) -> Table:
    """A player turns a card down, or both; with the only one that he turned up his turn is over, unless he turns another up."""
    now, seat = faced(table), player_of(table, act)
    up = tuple(card for card in now.up if act.cards and card != act.card)
    if now.up and not (up or now.both) and seat == turns_of(table).seat:
        table = turn_ends(table, to=table.left(seat))
        table = table.but(evolve(turns_of(table), corrects=seat))
    return table.but(evolve(now, up=up)).note(act)


def took(table: Table, act: Act) -> Table:
    """A log that begins in the middle: how many pairs a player has."""
    if act.seat is None or not act.numbers:
        return table
    now = faced(table)
    return table.but(evolve(now, pairs=tuple(act.number if one == act.seat else each for one, each in enumerate(now.pairs))))


def settled(table: Table) -> Table:
    """All pairs are taken. Who tie for the most split what the others pay, and an odd chip is the first one's of them."""
    pairs, form = faced(table).pairs, table.game[Memory]
    if form.each_pair:
        for seat, number in enumerate(pairs):
            others = (each for each in range(table.seats) if each != seat)
            table = each_pays(table, seat, ((each, number) for each in others), "pairs")
        return table.but(phase=OVER)
    best = [seat for seat in table.from_left_of(table.dealer) if pairs[seat] == max(pairs)]
    payers = [seat for seat in range(table.seats) if seat not in best]
    for place, payer in enumerate(payers):
        table = paid(table, payer, best[place % len(best)], 1, "the most pairs")
    return table.but(phase=OVER)


CONCENTRATION_PLAY = Play(
    "two cards turned up at a time, pairs taken",
    moves=SETTING
    | {
        "turns": turn_up,
        "covers": turn_down,
        "places": moves_nothing,
        "leaves": moves_nothing,
        "took": took,
        "shuffles": moves_nothing,
        "attention": attention,
    },
    in_turn=frozenset({"turns"}),
    result=payments.result,
)
