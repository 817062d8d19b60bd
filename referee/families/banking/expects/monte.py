"""Monte bank: bets that the bank does not cover, layouts out of order, a gate that stays."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import OutOfOrder, WrongUnit
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.banking.expects.coup import BET_AFTER_DEAL
from referee.families.banking.moves.monte import BOTTOM, GATE, LAYOUTS, TOP, Monte, layouts_of, matched
from referee.families.banking.moves.wagers import at_stake, bank_left, wagers_of
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = ("bets", "turns", "leaves")

LAYOUT_OUT_OF_ORDER = OutOfOrder(
    "layout", name="layout-out-of-order", says="a layout not drawn as it is to be: two from the bottom, then two from the top"
)
GATE_KEPT = WrongUnit("gate", name="gate-kept", says="an old gate that is not thrown aside before the next layouts")
LAYOUT_PAID = Deed("layout-paid", "a layout in which the suit of the gate is found")


def in_game(game: Game) -> bool:
    """Where there is a gate."""
    return game.part(Monte) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bet, a layout, a gate."""
    now, dealer = layouts_of(table), table.dealer
    if act.verb == "bets":
        if now.gate is not None:
            yield Matter(BET_AFTER_DEAL, act.seat, f"{table.name(act.seat)} bet when the gate had been turned", act.at)
        bank, bets = bank_left(table), at_stake(table) + int(act.amount or 0)
        if bank is not None and bets > bank:
            why = f"{table.name(act.seat)} bet {act.amount}, which makes {bets} against a bank of {bank}"
            yield Matter(BET_OVER_LIMIT, act.seat, why, act.at, count=bets)
    elif act.verb == "leaves":
        if now.gate is not None and act.cards[:1] in ((), (now.gate,)):
            yield Matter(GATE_KEPT, dealer, f"{table.name(dealer)} left the gate {card_text(now.gate)} in the pack", act.at)
    elif act.piles and act.piles[0] in LAYOUTS and act.cards:
        name, begun = act.piles[0], now.gate is None
        due = table.game[Monte].cards
        if (name == TOP and not (begun and now.bottom)) or (name == BOTTOM and begun and now.top) or len(act.cards) != due:
            why = f"{table.name(dealer)} drew {len(act.cards)} cards for the {name} layout"
            why += "" if len(act.cards) != due else " before the bottom one" if name == TOP else " after the top one"
            yield Matter(LAYOUT_OUT_OF_ORDER, dealer, why, act.at, cards=act.cards)
    elif act.piles and act.piles[0] == GATE and act.cards:
        paid = [name for name in matched(table, act.card) if any(wager.on == name for wager in wagers_of(table).all)]
        if paid:
            yield Matter(LAYOUT_PAID, None, f"{card_text(act.card)} pays the {' and the '.join(paid)} layout", act.at)
