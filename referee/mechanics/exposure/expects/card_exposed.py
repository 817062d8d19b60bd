"""A card exposed during the play, and a hand shown to one player.

Where there is a contract it matters who is to make it; elsewhere a card is exposed that the table or the partner could see.
"""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import cards_text
from referee.core.expect import Exposed
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import callable_cards, penalty_cards
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal.moves import dealing_on
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of, is_defender
from referee.mechanics.exposure.expects.exposed_in_auction import EXPOSED_IN_AUCTION
from referee.mechanics.tricks.facts.play import DECLARERS_SIDE, EXPOSER, IN_A_CLAIM
from referee.mechanics.tricks.moves.tricks import is_curtailed
from referee.mechanics.trump.moves.making import awaits_lead

VERBS = ("exposes",)

CARD_EXPOSED = Exposed(
    "card",
    says="a card faced on the table or shown before its time",
    # a declarer who faces his hand claims
    never=((EXPOSER.is_(DECLARERS_SIDE), IN_A_CLAIM.yes),),
)
CARD_BELOW_TABLE = Deed("card-below-table", "a card dropped on the floor or below the table")
SHOWN_TO_DUMMY = Exposed("hand", "to dummy", name="shown-to-dummy", says="a hand shown by a defender to dummy")
SHOWN_TO_DECLARER = Deed("shown-to-declarer", "cards shown by a defender to declarer alone")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards shown: to declarer alone, to the partner, or to everybody."""
    if not _lie_open(table) or act.seat is None or act.how in ("widow", "discards"):
        return
    if act.cards and set(act.cards) <= {*penalty_cards(table, act.seat), *callable_cards(table, act.seat)}:
        return  # they lie face up as it is
    cards = cards_text(act.cards) or "his hand"
    said = f"{table.name(act.seat)} showed {cards}"
    matter = Matter(CARD_EXPOSED, act.seat, said, act.at, card=act.cards[0] if act.cards else None, cards=act.cards)
    if act.how == "floor":
        yield evolve(matter, breach=CARD_BELOW_TABLE, why=f"{table.name(act.seat)} dropped {cards} below the table")
    elif table.part(Contract) is None:
        if act.other is None or table.side_of(act.other) == table.side_of(act.seat):
            yield evolve(matter, why=f"{said} to his partner") if act.other is not None else matter
    elif is_defender(table, act.seat):
        if act.other == declarer_of(table) and act.other is not None:
            yield evolve(matter, breach=SHOWN_TO_DECLARER, why=f"{said} to declarer alone")
        elif act.how == "hand" and act.other is not None and act.other == dummy_of(table) and table.game.minds(SHOWN_TO_DUMMY):
            yield evolve(matter, breach=SHOWN_TO_DUMMY, why=f"{said} to dummy")
        elif is_curtailed(table):
            return  # after declarer has curtailed the play a defender may face his hand (usp56 631)
        elif act.cards or act.how == "hand":
            yield evolve(matter, why=f"{table.name(act.seat)} exposed {cards}")
    elif act.seat == declarer_of(table) and act.how != "hand":  # a hand faced is a claim, or dummy after a wrong opening lead
        yield evolve(matter, why=f"{table.name(act.seat)} exposed {cards}")


def _lie_open(table: Table) -> bool:
    """Whether a card shown now is an exposed one; before the play only where the game has no law for those shown so early."""
    if table.phase == PLAY and not awaits_lead(table):
        return True
    return table.phase != OVER and not dealing_on(table) and not table.game.minds(EXPOSED_IN_AUCTION)
