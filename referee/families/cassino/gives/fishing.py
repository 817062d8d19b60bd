"""Remedies of cassino: cards put back on the table, builds taken in, cards as if trailed, points, cards dealt short."""

from attrs import evolve

from referee.core.cards import cards_text
from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.families.cassino.binds import FEWER_NEXT_ROUND, NOT_TAKE_CARD
from referee.families.cassino.facts.fishing import CALLED_OFF, OFF_OR_STANDS
from referee.families.cassino.moves.fishing import put_back, with_loose
from referee.mechanics.deal.gives import who_deals
from referee.mechanics.rulings.gives.general import condoned, makes_void, notes
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    Back,
    Loses,
    LosesTurn,
    MayNot,
    Physical,
    Redeal,
    Remark,
    Stands,
    To,
)
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.mechanics.turns.moves.turns import misses_turn, turn_of, turns_of


def _cards(matter: Matter) -> str:
    return cards_text(matter.cards) or "the card"


def _restore(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else put_back(table, matter.seat, matter.cards)


RESTORED = Back("cards", lambda table, matter: f"{_cards(matter)} to be put back on the table", _restore)
TAKEN_STANDS = condoned("what was taken in stays taken in")


def _misses(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else misses_turn(table, matter.seat)


MISSES_NEXT_TURN = LosesTurn("next", "{offender} misses his next turn", _misses)

LIES_ON_TABLE = Stands("{card} lies on the table as if trailed")


def _to_table(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.card is None:
        return table
    table = with_hand(table, matter.seat, table.hands[matter.seat] & ~(1 << matter.card))
    return with_loose(table, [matter.card])


GOES_TO_TABLE = To("table", "{card} goes to the table at once", _to_table)


def _barred(table: Table, matter: Matter) -> str:
    if matter.seat is None or table.sides == table.seats:
        return ""
    return f"{table.name(table.partner(matter.seat))} may not take it in"


def _bar(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.card is None or matter.law is None or table.sides == table.seats:
        return table
    return impose(table, Duty(NOT_TAKE_CARD, table.partner(matter.seat), matter.number, matter.law, card=matter.card))


PARTNER_MAY_NOT_TAKE = MayNot("take-by-partner", _barred, _bar)


def _back_in_turn(table: Table, matter: Matter) -> Table:
    """He may take it in now; who is in turn goes on if the log does not tell that he has."""
    if matter.seat is None or turn_of(table) != table.left(matter.seat):
        return table
    return table.but(evolve(turns_of(table), corrects=matter.seat))


TAKES_BUILD_IN = Back(
    "build",
    "{offender} takes in his build, and {card} stays on the table",
    _back_in_turn,
)

# --- the deal

NEW_DEAL = Redeal("deal", lambda table, matter: f"new deal by {who_deals(table)}", makes_void)
IS_CALLED_OFF = Remark(lambda table, matter: "the deal is called off" if matter.answer(OFF_OR_STANDS) == CALLED_OFF else "")
SUPPLIED = Physical("the dealer supplies the missing cards from the top of the pack", HANDS_AS_TOLD)
FEWER_FOR_DEALER = notes("the dealer takes fewer cards", "the deal is void if the pack proves imperfect")
EXCESS_BACK_ON_PACK = Physical("the excess is drawn from the hand and goes back on top of the pack", HANDS_AS_TOLD)
EXCESS_TO_TABLE = Physical("the player may put the excess on the table, cards of his choice", HANDS_AS_TOLD)
EXPOSED_TO_TABLE = Physical("{card} goes to the table, and another takes its place", HANDS_AS_TOLD)
EXPOSED_TO_DEALER = Physical("the dealer takes {card} and gives the opponent another", HANDS_AS_TOLD)
OPPONENT_SUPPLIED = Physical(
    "the opponent is supplied from the top of the pack and {card} goes to the table",
    HANDS_AS_TOLD,
)


def _fewer(table: Table, matter: Matter) -> Table:
    if matter.law is None:
        return table
    return impose(table, Duty(FEWER_NEXT_ROUND, table.dealer, matter.number, matter.law))


DEALER_SHORT_NEXT_ROUND = Loses("cards-of-next-round", "the dealer plays the next round with fewer cards", _fewer)
DEALER_MAY_LOSE_DEAL = Remark("or the dealer loses his deal, as the opponent chooses")
GAME_LOST = Loses(
    "game",
    "{offender} loses the game",
    lambda table, matter: table if matter.seat is None else table.comes_to("game", f"lost by {table.name(matter.seat)}"),
)
