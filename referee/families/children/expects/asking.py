"""Asking for cards: for what one may not ask, a card kept back, a book not shown."""

from collections.abc import Iterator

from referee.core.cards import RANK_NAMES, bit, card_text, hand_of, hand_text, rank_of
from referee.core.expect import NotHeld, NotShown, Withheld
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.children.moves.asking import (
    BOOK,
    Asking,
    complete,
    last_moved,
    last_question,
    of_rank,
    rank_asked,
    rules_of,
    what_is_asked,
)
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.expects.sets import FALSE_SET
from referee.mechanics.stock.expects import DRAWN_OUT_OF_TURN
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN
from referee.mechanics.turns.moves.turns import Turns, may_have_turn, player_of, turn_of

VERBS = ("asks", "draws", "gives", "refuses", "shows")

ILLEGAL_CALL = NotHeld("rank asked for", name="illegal-call", says="a card asked for that may not be asked for")
CARD_WITHHELD = Withheld("card asked for", name="card-withheld", says="a card asked for properly and not given up")
BOOK_NOT_SHOWN = NotShown("book", says="a book made and not shown before the end of the turn")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a question or with its answer."""
    if table.game.part(Asking) is None:
        return
    if act.verb == "asks":
        yield from _books(table, act)
        yield from _question(table, act)
    elif act.verb == "draws":
        yield from _drawn(table, act)
    elif act.verb == "shows":
        # who shows more lays his hand open, and claims no book
        if len(act.cards) < BOOK or (len(act.cards) == BOOK and len({rank_of(card) for card in act.cards}) != 1):
            why = f"{table.name(act.seat)} showed {hand_text(hand_of(act.cards))} for a book"
            yield Matter(FALSE_SET, act.seat, why, act.at, cards=act.cards)
    else:
        yield from _answer(table, act)


def _question(table: Table, act: Act) -> Iterator[Matter]:
    seat = player_of(table, act)
    name = table.name(seat)
    rules, rank = rules_of(table), rank_asked(act)
    if rules.one_card and not rules.of_rank_held:
        if act.cards and table.hands[seat] & bit(act.card):
            yield Matter(ILLEGAL_CALL, seat, f"{name} asked for {card_text(act.card)}, which he had", act.at, card=act.card)
    elif rank is not None and table.holds(seat, of_rank(table, rank)) is False:
        asked = card_text(act.card) if act.cards else RANK_NAMES[rank]
        why = f"{name} asked for {asked} and had {'no other of its rank' if act.cards else 'none'}"
        yield Matter(ILLEGAL_CALL, seat, why, act.at, count=rank)


def _drawn(table: Table, act: Act) -> Iterator[Matter]:
    """A card drawn by another than who has asked in vain, or than the player in turn, who has none with which to ask."""
    question = last_question(table)
    fisher = question.seat if question is not None and last_moved(table) == "asks" else None
    due = turn_of(table) if fisher is None else fisher
    if act.seat in (None, due) or (table.part(Turns) is None and known_dealer(table) is None):
        return
    if fisher is not None or not may_have_turn(table, player_of(table, act)):
        why = f"{table.name(act.seat)} drew a card where {table.name(due)} had to {'ask' if fisher is None else 'fish'}"
        yield Matter(DRAWN_OUT_OF_TURN, act.seat, why, act.at, cards=act.cards)


def _answer(table: Table, act: Act) -> Iterator[Matter]:
    question = last_question(table)
    if question is None or act.seat is None or act.seat != question.other:
        return
    if any(matter.breach in (PLAYS_OUT_OF_TURN, ILLEGAL_CALL) and matter.at == question.at for matter in table.matters):
        return  # not properly asked
    held = table.hands[act.seat] & what_is_asked(table, question)
    for card in act.cards:
        held &= ~bit(card)
    if held:
        why = f"{table.name(act.seat)} kept back {hand_text(held)}"
        rank = rank_of(held.bit_length() - 1)
        yield Matter(CARD_WITHHELD, act.seat, why, act.at, count=rank, act=question)


def _books(table: Table, act: Act) -> Iterator[Matter]:
    """The books that the player whose turn was before has not shown by now."""
    question = last_question(table)
    if question is None or question.seat is None or question.seat == player_of(table, act):
        return
    for rank in complete(table, question.seat):
        if not of_rank(table, rank) & ~table.dealt[question.seat]:
            continue  # he was dealt it, and has made no book in his turn
        known = any(m.breach == BOOK_NOT_SHOWN and m.count == rank for m in table.matters)
        if not known:
            why = f"{table.name(question.seat)} did not show his four {RANK_NAMES[rank]}"
            yield Matter(BOOK_NOT_SHOWN, question.seat, why, act.at, count=rank)
