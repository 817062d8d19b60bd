"""A moment in the middle of games against a bank: what each has won or lost by then, and the bets and cards that still wait."""

from __future__ import annotations

from referee.core.table import Table
from referee.families.banking.moves.monte import Monte
from referee.families.banking.moves.red_and_black import RedAndBlack
from referee.families.banking.moves.stakes import BUST, OPEN_BET, STANDS, bank_of, bets_laid, dealers
from referee.families.banking.moves.stuss import LAST_CARDS, Faro, box_of
from referee.families.banking.moves.wagers import Wager, wagers_of

from .log import Log
from .middle_cards import chips_told

#: what is agreed on for all coups
_AGREED = {"dealer", "limit", "banks", "rule"}
#: what lays a bet on a place of the layout
_BETS = ("bets", "foretells")
#: what a hand at black jack is made by
_OF_A_HAND = ("bets", "doubles", "down", "up", "draws", "stands")


def agreed(log: Log, table: Table, place: int) -> list[str]:
    """Who banks and with how much, and what each has won or lost by then."""
    return [*(line.text for line in log.lines[:place] if line.verb in _AGREED), *chips_told(log, table)]


def waiting(log: Log, table: Table, place: int) -> list[str]:
    """The bets that wait to be settled, as they were laid."""
    lines = [line.text for line in log.lines[:place] if line.verb in _BETS]
    laid = [act for act in table.acts if act.verb in _BETS]
    left = list(wagers_of(table).all)
    told = []
    for text, act in reversed([*zip(lines, laid, strict=True)]):
        wager = Wager(act.seat or 0, act.number if act.numbers else int(act.amount or 0), act.how, act.rank, act.cards)
        if wager in left:
            left.remove(wager)
            told.append(text)
    return told[::-1]


def of_turns(log: Log, table: Table, place: int) -> list[str] | None:
    """Between two turns at stuss or faro: how many cards are left, and the bets on the layout."""
    box, line = box_of(table), log.lines[place]
    if table.game.part(Faro) is None or line.verb != "turns" or not box.begun or box.losing is not None:
        return None
    if box.left is None or box.left <= LAST_CARDS or box.left % 2 == 0:
        return None
    return [*agreed(log, table, place), f"pile stock {box.left}", *waiting(log, table, place)]


def of_layouts(log: Log, table: Table, place: int) -> list[str] | None:
    """Before the gate at monte bank: two layouts lie there, and what is bet on them."""
    line = log.lines[place]
    if table.game.part(Monte) is None or line.verb != "turns" or "gate" not in line.words:
        return None
    layouts = [each.text for each in log.lines[:place] if each.verb == "turns"][-2:]
    return [*agreed(log, table, place), *layouts, *waiting(log, table, place)]


def of_colors(log: Log, table: Table, place: int) -> list[str] | None:
    """Before a player of red and black is dealt his cards: his bet lies there."""
    line = log.lines[place]
    if table.game.part(RedAndBlack) is None or line.verb != "up":
        return None
    return [*agreed(log, table, place), log.lines[place - 1].text]


def of_hands_against_the_dealer(log: Log, table: Table, place: int) -> list[str] | None:
    """At black jack: the bets that wait, with what each hand has, and of those that are settled what they came to."""
    line = log.lines[place]
    bank = bank_of(table)
    if bank is None or line.verb not in ("draws", "stands") or not table.noted("naturals"):
        return None
    if any(each.verb == "splits" for each in log.lines[:place]) or any(each.state == BUST for each in bets_laid(table)):
        return None  # which of two hands a card was for is told by their order, and who is over by nothing but his cards
    bets = {stake.seat: stake.bet for stake in bets_laid(table) if stake.state in (OPEN_BET, STANDS)}
    lines = [each for each in log.lines[:place] if each.seat in {*bets, dealers(table).seat} and each.verb in _OF_A_HAND]
    if not bank.doubles_down:  # all bets are doubled at once, and lie there as they are then
        told = [log.said("bets", seat, [bet]) for seat, bet in bets.items()]
        lines = [each for each in lines if each.verb not in ("bets", "doubles")]
        return [*agreed(log, table, place), *told, *(each.text for each in lines)]
    return [*agreed(log, table, place), *(each.text for each in lines)]
