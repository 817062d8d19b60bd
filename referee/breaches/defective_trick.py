"""A trick with too few cards or too many: somebody did not play to it, or played twice."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.law import Breach
from referee.matter import Matter
from referee.play.tricks import has_played, plays_early
from referee.record import Act
from referee.table import PLAY, Table, seat_text

VERBS = ("play", "omits")

NO_CARD_TO_TRICK = Breach("no-card-to-trick", "a trick to which a player did not play")
TWO_CARDS_TO_TRICK = Breach("two-cards-to-trick", "more than one card played to a trick")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A lead while a hand has not played to the trick before, by a hand that did not win it; a second card by one hand."""
    tricks = table.tricks
    if table.phase != PLAY or tricks is None or act.seat is None:
        return
    if act.verb == "omits":
        why = f"{seat_text(act.seat)} did not play to trick {tricks.number}"
        yield Matter(NO_CARD_TO_TRICK, act.seat, why, act.at, count=tricks.number, before=tricks)
    elif tricks.cards and act.cards and has_played(tricks, act.seat) and not plays_early(tricks, act.seat):
        first = next(card for seat, card in tricks.cards if seat == act.seat)
        why = f"{seat_text(act.seat)} played {card_text(act.card)} to a trick to which he had played {card_text(first)}"
        yield Matter(TWO_CARDS_TO_TRICK, act.seat, why, act.at, card=act.card, count=tricks.number, before=tricks)
