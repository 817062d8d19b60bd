"""The shuffle and the cut: who cuts and how many, cards faced, and a demand that both be done again."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.law import Breach
from referee.matter import Matter
from referee.play.deal import LEAST_IN_A_PACKET, dealing_done, pack_in_use, rightful_cutter
from referee.record import Act
from referee.table import Table, seat_text

VERBS = ("cuts", "faces", "demands")

CUT_BY_ANOTHER = Breach("cut-by-another", "a pack cut by another than the player at the dealer's right")
CUT_TOO_SMALL = Breach("cut-too-small", "a cut that leaves too few cards in a packet")
FACED_IN_SHUFFLE_OR_CUT = Breach("faced-in-shuffle-or-cut", "a card faced in shuffling or cutting")
NEW_SHUFFLE_DEMANDED = Breach("new-shuffle-demanded", "a demand for a new shuffle and cut", regular=True)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A cut by the wrong player or of too few cards, a card faced before the deal, a demand for a new shuffle."""
    who = seat_text(act.seat)
    if act.verb == "faces":
        if act.how in ("shuffle", "cut"):
            doing = "shuffling" if act.how == "shuffle" else "cutting"
            why = f"{card_text(act.card)} was faced in {doing}"
            yield Matter(FACED_IN_SHUFFLE_OR_CUT, act.seat, why, act.at, card=act.card)
    elif act.verb == "demands":
        if act.how == "shuffle" and not dealing_done(table):
            yield Matter(NEW_SHUFFLE_DEMANDED, act.seat, f"{who} demanded a new shuffle and cut", act.at)
    else:
        cutter = rightful_cutter(table)
        if cutter is not None and act.seat != cutter:
            why = f"{who} cut the pack, which was for {seat_text(cutter)} to do"
            yield Matter(CUT_BY_ANOTHER, act.seat, why, act.at, other=cutter)
        if act.numbers:
            size = pack_in_use(table).size
            smaller = min(act.number, size - act.number)
            if smaller < LEAST_IN_A_PACKET:
                why = f"{who} cut {act.number} cards of {size}, so that one packet had {max(smaller, 0)}"
                yield Matter(CUT_TOO_SMALL, act.seat, why, act.at, count=act.number)
