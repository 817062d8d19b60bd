"""Remedies of banking games: cards taken or refused, bets withdrawn or paid twice, a natural that counts as twenty-one."""

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Duty
from referee.core.table import Table
from referee.families.banking.binds import (
    CARD_IN_TURN,
    DROP_OUT,
    KEEP_ONE_OR_BOTH,
    KEEP_SOME,
    MUST_BET,
    NO_CARD_TOO_MANY,
    OUT,
    SIT_OUT_OR_BET,
    WITHDRAW_OR_BE_SUPPLIED,
    put_out,
)
from referee.families.banking.facts import CARD_TAKEN, REFUSES_IT, TAKES_IT
from referee.families.banking.moves.banking import UNDECLARED, deal, deemed_plain
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.choices import OneOf
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    Back,
    CountsAs,
    May,
    MayNot,
    Meaning,
    Must,
    OutOf,
    Pays,
    Physical,
    Remark,
    Stands,
)
from referee.mechanics.stakes.moves import paid, payments_of
from referee.mechanics.turns.binds import NEXT_CARD_DOWN

NEXT_MAY_TAKE = OneOf(
    CARD_TAKEN,
    {
        TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD),
        REFUSES_IT: Physical("the next player who draws may take it, and if he refuses it too it is discarded", HANDS_AS_TOLD),
    },
)
DISCARDED_IF_REFUSED = OneOf(
    CARD_TAKEN,
    {
        TAKES_IT: Physical("he keeps the card", HANDS_AS_TOLD),
        REFUSES_IT: Physical("it is a discard, face up at the bottom of the pack, and nobody else may claim it", HANDS_AS_TOLD),
    },
)
TAKEN_OR_REFUSED = OneOf(
    CARD_TAKEN,
    {TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD), REFUSES_IT: Physical("he refuses the card", HANDS_AS_TOLD)},
)


def _goes_out(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return put_out(table, Duty(OUT, matter.seat, matter.number, matter.law))


WITHDRAWS_BET = Back("bet", "{offender} withdraws his bet", _goes_out)
TAKEN_OR_BET_WITHDRAWN = OneOf(
    CARD_TAKEN,
    {TAKES_IT: Physical("he takes the card", HANDS_AS_TOLD), REFUSES_IT: Back("bet", "he withdraws his bet", _goes_out)},
)


def _both(first: Meaning, then: Meaning) -> Meaning:
    return lambda table, matter: then(first(table, matter), matter)


KEEPS_ANY_TWO = May(
    "keep-two",
    "the player keeps any two cards and discards the rest face up",
    _both(imposes(NO_CARD_TOO_MANY), grants(KEEP_SOME)),
)
KEEPS_EITHER = May(
    "keep-either",
    "the player chooses which card to keep",
    _both(imposes(NO_CARD_TOO_MANY), grants(KEEP_SOME)),
)
ONE_CARD_OR_TWO_HANDS = May(
    "one-card-or-two-hands",
    "the player keeps one card, or both as two hands with a bet on each",
    grants(KEEP_ONE_OR_BOTH),
) & MayNot("one-hand", "not both in one hand", imposes(NO_CARD_TOO_MANY))
WITHDRAWS_OR_IS_SUPPLIED = May(
    "withdraw-or-be-supplied",
    "the player withdraws his bet, or gets the second card when his turn comes and not before",
    _both(imposes(CARD_IN_TURN), grants(WITHDRAW_OR_BE_SUPPLIED)),
)
MAY_DROP_OUT = May(
    "drop-out",
    "the player may withdraw his bet and drop out of the deal",
    grants(DROP_OUT),
)
MAY_SIT_OUT_OR_BET = May(
    "sit-out-or-bet",
    "the player may sit out, or bet with the cards he has",
    grants(SIT_OUT_OR_BET),
) & Remark("no penalty for the dealer")
STAYS_OUT = OutOf("deal", "{offender} stays out of the deal", _goes_out)
OUT_OF_DEAL = OutOf("deal", "{offender} is out of the deal", _goes_out) & Remark("no penalty for the dealer")
SUPPLIED_FROM_TOP = Physical("on demand the dealer supplies the card from the top of the pack", HANDS_AS_TOLD)
BURNS_ON_DEMAND = Physical(
    "on demand the dealer shuffles the rest of the pack and burns a card before he goes on", NO_ORDER_IS_SHOWN
)
BET_STANDS = Stands("the bet stands as it was first named")


def _plays_with_it(table: Table, matter: Matter) -> Table:
    """The player has the card that was faced, and is to bet before he gets another."""
    if matter.seat is not None and matter.card is not None:
        table = deal(table, Act("up", matter.seat, cards=(matter.card,)))
    return imposes(MUST_BET)(table, matter)


STILL_BETS_NEXT_CARD_DOWN = Must("bet", "he must still bet", _plays_with_it) & Must(
    "next-card-down",
    "the dealer gives him his next card face down",
    imposes(NEXT_CARD_DOWN),
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
    return paid(table, matter.seat, table.dealer, 2 * matter.count + won - lost, UNDECLARED, by_ruling=True)


PAYS_DOUBLE = Pays("double", "{offender} pays the dealer twice his bet", _double)
