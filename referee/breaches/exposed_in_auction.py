"""Cards exposed, or led, while the auction is on."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.law import Breach
from referee.matter import Matter
from referee.record import Act
from referee.table import AUCTION, Table, seat_text

VERBS = ("exposes", "play")

EXPOSED_IN_AUCTION = Breach("exposed-in-auction", "a card exposed or led during the auction")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card faced, or played, before the auction is over."""
    if table.phase != AUCTION or act.seat is None or not act.cards:
        return
    did = "led" if act.verb == "play" else "exposed"
    cards = " ".join(card_text(card) for card in act.cards)
    why = f"{seat_text(act.seat)} {did} {cards} during the auction"
    yield Matter(EXPOSED_IN_AUCTION, act.seat, why, act.at, card=act.cards[0], cards=act.cards)
