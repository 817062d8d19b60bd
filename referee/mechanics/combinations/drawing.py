"""Combinations declared between tricks while a stock lasts: the card turned up, the lowest trump for it, and what lies before a
player taken up once the stock is gone."""

from attrs import evolve

from referee.core.cards import Suit, with_card, without_card
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Combination
from referee.mechanics.combinations.state import (
    Declared,
    Laid,
    declared_by,
    is_ruled_out,
    scale_of,
    shown_of,
    taken_up,
    tricks_gathered,
)
from referee.mechanics.deal.moves import as_dealer, known_dealer
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import Talon, begun, is_drawing
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import Tricks, order_here
from referee.mechanics.trump.turned import TurnUp, turned_up

#: the pile that lies face up before a player
TABLE = "table"


def lowest_of(table: Table) -> Combination | None:
    """The combination that may be counted beside others: the lowest trump."""
    return next((each for each in scale_of(table).combinations if each.beside), None)


def turn_up(table: Table, act: Act) -> Table:
    """The next card is turned up: its suit is trump, and if it is the lowest the dealer scores for it at once."""
    if not act.cards or table.part(Tricks) is not None:
        return table
    table = as_dealer(table, act)
    trump = order_here(table).suit[act.card]
    table = begin(table.note(act).but(TurnUp(act.card)), trump)
    low = lowest_of(table)
    if low is None or (act.card,) not in low.ways(trump) or known_dealer(table) is None:
        return table
    turned = Declared(table.dealer, (act.card,), low.name, low.points)
    return table.but(evolve(shown_of(table), declared=(*shown_of(table).declared, turned)))


def begin(table: Table, trump: Suit | None) -> Table:
    """The table before the first lead, with the stock that the deal leaves."""
    leader = table.left(table.dealer)
    after = talon.endless(table, leader, trump)
    return after if after.part(Talon) is not None else begun(after)


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the deal: which suit is trump."""
    stands = table.part(Tricks)
    return begin(table, act.suit) if stands is None else table.but(evolve(stands, order=table.game.order(act.suit)))


def pile(table: Table, act: Act) -> Table:
    """A log that begins in the middle: what lies in the stock, the turn-up face up under it, or before a player."""
    if act.piles == (STOCK,):
        if act.cards:
            suit = order_here(table).suit[act.card]
            table = table.but(TurnUp(act.card)) if table.part(Tricks) else begin(table.but(TurnUp(act.card)), suit)
        return talon.pile(table, act)
    if act.piles != (TABLE,) or act.seat is None:
        return table
    shown = shown_of(table)
    laid = tuple(Laid(act.seat, card) for card in act.cards)  # for what they were counted nobody tells
    held = table.hands[act.seat]
    for card in act.cards if table.is_open(act.seat) else ():
        held = with_card(held, card)
    return tricks.with_hand(table, act.seat, held).but(evolve(shown, laid=(*shown.laid, *laid)))


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; who leads has drawn, and what lay on the table is taken up once the stock is gone."""
    if table.part(Tricks) is None or table.phase != PLAY:
        return table
    if not table[Tricks].cards:
        table = talon.before_lead(table, act)
    if not is_drawing(table) and shown_of(table).laid:
        table = taken_up(table)
    return talon.after_card(table, combining.play(table, act), act)


def retract(table: Table, act: Act) -> Table:
    """A card is taken back, before anybody has drawn for it."""
    return talon.put_right(table, combining.retract(table, act))


def substitute(table: Table, act: Act) -> Table:
    """Another card is put in the place of one that was played."""
    return talon.put_right(table, combining.substitute(table, act))


def omit(table: Table, act: Act) -> Table:
    """A hand does not play to the trick, and they draw without waiting for it."""
    return talon.passed_over(table, corrections.omit(table, act))


def exchange(table: Table, act: Act) -> Table:
    """The lowest trump is put in the place of the turn-up, and is counted with that."""
    face, low = turned_up(table), lowest_of(table)
    if act.seat is None or face is None or low is None:
        return table
    place, (card,) = len(shown_of(table).declared), low.ways(order_here(table).trump)[0]
    if is_ruled_out(table, place):
        return table.but(
            evolve(shown_of(table), declared=(*shown_of(table).declared, Declared(act.seat, (card,), low.name, 0)))
        )
    table = tricks.with_hand(table, act.seat, with_card(without_card(table.hands[act.seat], card), face)).but(TurnUp(card))
    if any(each.name == low.name and each.cards == (card,) for each in declared_by(table, act.seat)):
        shown = shown_of(table)
        return table.but(evolve(shown, laid=tuple(each for each in shown.laid if (each.owner, each.card) != (act.seat, card))))
    declared = Declared(act.seat, (card,), low.name, low.points, after=tricks_gathered(table))
    return table.but(evolve(shown_of(table), declared=(*shown_of(table).declared, declared)))
