"""Remedies of banking games: cards taken or refused, bets withdrawn or paid twice, a natural that counts as twenty-one."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.roles import OFFENDER
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.families.banking.facts import CARD_TAKEN, REFUSES_IT, TAKES_IT
from referee.families.banking.moves.banking import deemed_plain
from referee.mechanics.rulings.gives.choices import one_of
from referee.mechanics.rulings.gives.general import does, names, says
from referee.mechanics.stakes.moves import paid
from referee.mechanics.turns.binds import NEXT_CARD_DOWN

NEXT_MAY_TAKE = one_of(
    CARD_TAKEN,
    {
        TAKES_IT: says("he takes the card"),
        REFUSES_IT: says("the next player who draws may take it, and if he refuses it too it is discarded"),
    },
    OFFENDER,
)
DISCARDED_IF_REFUSED = one_of(
    CARD_TAKEN,
    {
        TAKES_IT: says("he keeps the card"),
        REFUSES_IT: says("it is a discard, face up at the bottom of the pack, and nobody else may claim it"),
    },
    OFFENDER,
)
TAKEN_OR_REFUSED = one_of(CARD_TAKEN, {TAKES_IT: says("he takes the card"), REFUSES_IT: says("he refuses the card")}, OFFENDER)
TAKEN_OR_BET_WITHDRAWN = one_of(
    CARD_TAKEN, {TAKES_IT: says("he takes the card"), REFUSES_IT: says("he withdraws his bet")}, OFFENDER
)
KEEPS_ANY_TWO = says("the player keeps any two cards and discards the rest face up")
WITHDRAWS_BET = does(lambda table, matter: f"{names(OFFENDER, table, matter)} withdraws his bet")
WITHDRAWS_OR_IS_SUPPLIED = says("the player withdraws his bet, or gets the second card when his turn comes and not before")
MAY_DROP_OUT = says("the player may withdraw his bet and drop out of the deal")
SUPPLIED_FROM_TOP = says("on demand the dealer supplies the card from the top of the pack")
STAYS_OUT = does(lambda table, matter: f"{names(OFFENDER, table, matter)} stays out of the deal")
ONE_CARD_OR_TWO_HANDS = says("the player keeps one card, or both as two hands with a bet on each", "not both in one hand")
KEEPS_EITHER = says("the player chooses which card to keep")
BURNS_ON_DEMAND = says("on demand the dealer shuffles the rest of the pack and burns a card before he goes on")
MAY_SIT_OUT_OR_BET = says("the player may sit out, or bet with the cards he has", "no penalty for the dealer")
OUT_OF_DEAL = does(lambda table, matter: f"{names(OFFENDER, table, matter)} is out of the deal") & says(
    "no penalty for the dealer"
)
BET_STANDS = says("the bet stands as it was first named")


def _must_be_down(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(NEXT_CARD_DOWN, matter.seat, matter.number, matter.law))


STILL_BETS_NEXT_CARD_DOWN = says("he must still bet") & does("the dealer gives him his next card face down", _must_be_down)
NATURAL_IS_TWENTY_ONE = does(
    "the dealer's natural counts as twenty-one made with three cards or more", lambda table, matter: deemed_plain(table)
)


def _double(table: Table, matter: Matter) -> Table:
    """Twice the bet, beside what a settlement as if he had not gone over has brought him."""
    if matter.seat is None:
        return table
    won = sum(each.amount for each in table.payments if each.payee == matter.seat and each.payer == table.dealer)
    lost = sum(each.amount for each in table.payments if each.payer == matter.seat and each.payee == table.dealer)
    return paid(table, matter.seat, table.dealer, 2 * matter.count + won - lost, "an undeclared bust", by_ruling=True)


PAYS_DOUBLE = does(lambda table, matter: f"{names(OFFENDER, table, matter)} pays the dealer twice his bet", _double)
