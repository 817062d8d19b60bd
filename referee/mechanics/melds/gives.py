"""Remedies in draw, meld, discard: cards put back, hands mended a card at a time, turns that revert, faced cards."""

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.mechanics.melds.binds import (
    HAND_OPEN,
    NEXT_DISCARD,
    NO_DISCARD_UNTIL_RIGHT,
    NO_DRAW_UNTIL_RIGHT,
    NO_MELD_UNTIL_RIGHT,
)
from referee.mechanics.melds.moves.melding import excess, melding_of, with_melding
from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.naming import offender
from referee.mechanics.rulings.gives.parts import Must, Remark

# --- hands of a wrong number of cards


def _mends(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, mends=melding_of(table).mends | {matter.seat})


MENDS_LONG_HAND = binds(NO_DRAW_UNTIL_RIGHT) & Must("mend-hand", lambda table, matter: "", _mends)
MENDS_SHORT_HAND = binds(NO_DISCARD_UNTIL_RIGHT) & Must("mend-hand", "", _mends)


def _mending(table: Table, matter: Matter) -> Remedy:
    short = matter.breach == TOO_FEW_CARDS or (matter.seat is not None and excess(table, matter.seat) < 0)
    return MENDS_SHORT_HAND if short else MENDS_LONG_HAND


def _mending_text(table: Table, matter: Matter) -> str:
    return ", ".join(filter(None, (part.text(table, matter) for part in _mending(table, matter).parts)))


def _mends_either(table: Table, matter: Matter) -> Table:
    for part in _mending(table, matter).parts:
        table = part.apply(table, matter)
    return table


MENDS_HAND = Must("mend-hand", _mending_text, _mends_either)
MAY_NOT_MELD_UNTIL_RIGHT = binds(NO_MELD_UNTIL_RIGHT)


def _missing(table: Table, matter: Matter) -> int:
    return 0 if matter.seat is None else max(0, melding_of(table).due[matter.seat] - matter.count)


@frozen
class ChargedForMissing(RemedyPart):
    """So many points for each card that is missing from the hand."""

    name = "loses"
    points: int
    what: str = "for-each-missing-card"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{offender(table, matter)} is charged {self.points} points for each missing card"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the charge, which the count takes in."""
        if matter.seat is None:
            return table
        return with_melding(table, charged=(*melding_of(table).charged, (matter.seat, self.points * _missing(table, matter))))


# --- cards of the stock that were seen


def _told(matter: Matter) -> str:
    return " and ".join(map(card_text, matter.cards)) or "the card"


def lie_face_up(where: str) -> Remedy:
    """The cards that were seen lie open."""
    return Remark(lambda table, matter: f"{_told(matter)} lie{'s' if len(matter.cards) < 2 else ''} face up {where}")


# --- exposed cards


def _penalty_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, *(Duty(NEXT_DISCARD, matter.seat, matter.number, matter.law, card=card) for card in matter.cards))


def _stay_on_table(table: Table, matter: Matter) -> str:
    stay = "stays" if len(matter.cards) < 2 else "stay"
    return f"{_told(matter)} {stay} on the table and, if not melded, must be discarded at the next opportunity"


EXPOSED_CARD_IS_DISCARDED = Must("discard-exposed-card", _stay_on_table, _penalty_cards)
OPEN_TO_THE_END = binds(HAND_OPEN)
