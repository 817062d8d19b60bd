"""What only the laws of today have of the play: a card that a defender names as his, and a dummy who leaves his place."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Disclosed, NoRight
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import penalty_cards
from referee.core.table import PLAY, Table
from referee.mechanics.declarer.contract import declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.state import Tricks

VERBS = ("names", "discloses", "picks", "leaves")

CARD_NAMED = Disclosed("named", "card", name="own-card-named", says="a card that a defender says he has")
HANDS_EXCHANGED = NoRight("exchange hands", name="dummy-exchanges-hands", says="dummy's hand exchanged with declarer's")
SEAT_LEFT = NoRight("leave his seat", name="dummy-leaves-seat", says="dummy away from his seat to watch declarer play")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """In the play a defender who names a card of his own, and a dummy who takes declarer's hand or leaves his seat."""
    if table.phase != PLAY or act.seat is None:
        return
    who = table.name(act.seat)
    if act.seat == dummy_of(table):
        if act.verb == "picks" and act.other is not None and act.other == declarer_of(table):
            yield Matter(HANDS_EXCHANGED, act.seat, f"{who}, dummy, exchanged hands with declarer", act.at)
        elif act.verb == "leaves":
            yield Matter(SEAT_LEFT, act.seat, f"{who}, dummy, left his seat to watch declarer", act.at)
    elif act.verb in ("names", "discloses") and is_defender(table, act.seat):
        unseen = tuple(card for card in act.cards if not _is_seen(table, act, card))
        if unseen:
            why = f"{who} said that he had {cards_text(unseen)}"
            yield Matter(CARD_NAMED, act.seat, why, act.at, card=unseen[0], cards=unseen)


def _is_seen(table: Table, act: Act, card: int) -> bool:
    """Whether the card lies on the table already, as one played or as a penalty card, or is not his."""
    assert act.seat is not None
    played = {each for trick in (*table[Tricks].past, table[Tricks].cards) for _, each in trick}
    return card in played or card in penalty_cards(table, act.seat) or table.holder(card) not in (None, act.seat)
