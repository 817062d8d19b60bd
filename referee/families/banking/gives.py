"""Remedies of banking games: cards taken or refused, bets withdrawn or paid twice, a natural that counts as twenty-one."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.families.banking.facts import CARD_TAKEN, REFUSES_IT, TAKES_IT
from referee.families.banking.moves.banking import deemed_plain
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.choices import one_of
from referee.mechanics.rulings.gives.general import names
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    NOT_ASKED,
    NOT_HELD_TO_IT,
    CountsAs,
    Must,
    Pays,
    Physical,
    Remark,
    Undone,
)
from referee.mechanics.stakes.moves import paid, payments_of
from referee.mechanics.turns.binds import NEXT_CARD_DOWN

NEXT_MAY_TAKE = one_of(
    CARD_TAKEN,
    {
        TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD),
        REFUSES_IT: Physical("the next player who draws may take it, and if he refuses it too it is discarded", HANDS_AS_TOLD),
    },
    OFFENDER,
)
DISCARDED_IF_REFUSED = one_of(
    CARD_TAKEN,
    {
        TAKES_IT: Physical("he keeps the card", HANDS_AS_TOLD),
        REFUSES_IT: Physical("it is a discard, face up at the bottom of the pack, and nobody else may claim it", HANDS_AS_TOLD),
    },
    OFFENDER,
)
TAKEN_OR_REFUSED = one_of(
    CARD_TAKEN,
    {TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD), REFUSES_IT: Physical("he refuses the card", HANDS_AS_TOLD)},
    OFFENDER,
)
TAKEN_OR_BET_WITHDRAWN = one_of(
    CARD_TAKEN,
    {TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD), REFUSES_IT: Undone("he withdraws his bet", NOT_HELD_TO_IT)},
    OFFENDER,
)
KEEPS_ANY_TWO = Physical("the player keeps any two cards and discards the rest face up", HANDS_AS_TOLD)
WITHDRAWS_BET = Undone(lambda table, matter: f"{names(OFFENDER, table, matter)} withdraws his bet", NOT_HELD_TO_IT)
WITHDRAWS_OR_IS_SUPPLIED = Undone(
    "the player withdraws his bet, or gets the second card when his turn comes and not before", NOT_HELD_TO_IT
)
MAY_DROP_OUT = Undone("the player may withdraw his bet and drop out of the deal", NOT_HELD_TO_IT)
SUPPLIED_FROM_TOP = Physical("on demand the dealer supplies the card from the top of the pack", HANDS_AS_TOLD)
STAYS_OUT = Undone(lambda table, matter: f"{names(OFFENDER, table, matter)} stays out of the deal", NOT_HELD_TO_IT)
ONE_CARD_OR_TWO_HANDS = Undone("the player keeps one card, or both as two hands with a bet on each", NOT_HELD_TO_IT) & Remark(
    "not both in one hand"
)
KEEPS_EITHER = Undone("the player chooses which card to keep", NOT_ASKED)
BURNS_ON_DEMAND = Physical(
    "on demand the dealer shuffles the rest of the pack and burns a card before he goes on", NO_ORDER_IS_SHOWN
)
MAY_SIT_OUT_OR_BET = Undone("the player may sit out, or bet with the cards he has", NOT_ASKED) & Remark(
    "no penalty for the dealer"
)
OUT_OF_DEAL = Undone(lambda table, matter: f"{names(OFFENDER, table, matter)} is out of the deal", NOT_HELD_TO_IT) & Remark(
    "no penalty for the dealer"
)
BET_STANDS = Undone("the bet stands as it was first named", NOT_HELD_TO_IT)


def _must_be_down(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(NEXT_CARD_DOWN, matter.seat, matter.number, matter.law))


STILL_BETS_NEXT_CARD_DOWN = Undone("he must still bet", NOT_HELD_TO_IT) & Must(
    "next-card-down", "the dealer gives him his next card face down", _must_be_down
)
NATURAL_IS_TWENTY_ONE = CountsAs(
    "twenty-one",
    "the dealer's natural counts as twenty-one made with three cards or more",
    lambda table, matter: deemed_plain(table),
)


def _double(table: Table, matter: Matter) -> Table:
    """Twice the bet, beside what a settlement as if he had not gone over has brought him."""
    if matter.seat is None:
        return table
    won = sum(each.amount for each in payments_of(table) if each.payee == matter.seat and each.payer == table.dealer)
    lost = sum(each.amount for each in payments_of(table) if each.payer == matter.seat and each.payee == table.dealer)
    return paid(table, matter.seat, table.dealer, 2 * matter.count + won - lost, "an undeclared bust", by_ruling=True)


PAYS_DOUBLE = Pays("double", lambda table, matter: f"{names(OFFENDER, table, matter)} pays the dealer twice his bet", _double)
