"""What was laid off on a sequence with a joker, and has been taken up again, moves no joker."""

from __future__ import annotations

from referee.core.cards import CARD
from referee.core.table import Table
from referee.families import games
from referee.families.rummy.moves.joker import is_moved_wrongly
from referee.mechanics.melds.moves.melding import Meld


def cards(text: str) -> tuple[int, ...]:
    return tuple(CARD[each] for each in text.split())


def test_a_card_taken_up_again_is_laid_off_no_more() -> None:
    table = Table(games()["double-rum"])
    assert not is_moved_wrongly(table, Meld(0, cards("H4 H5 H6 H7"), laid_off=cards("H8 H7"), laid_by=(1, 1)))
