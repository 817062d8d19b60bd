"""What is known of a hand that lays down again what lies before it, in logs that do not tell the hands."""

from __future__ import annotations

from referee.core.cards import CARD, copies_in
from referee.core.fold import play_through
from referee.core.table import Table
from referee.families import games
from referee.reading.logs import read

#: the king lies there, and the queen that lay beside it was played: it takes another queen to lay them down again
MARRIED_ANEW = """game chinese-bezique-arnold
players 2
dealer P1
batch P1 22
estimates P2 22
play P2 C7
play P1 S7
melds P2 HK HQ 40
draws P2 S7
draws P1 HQ
play P2 HQ
play P1 H8
draws P2 D8
draws P1 DJ
play P2 D9
play P1 D8
melds P2 HK HQ
draws P2 DJ
draws P1 D8
play P2 D9
play P1 D8
"""


def kings_and_queens_of_hearts_held(log: str) -> list[int]:
    (record,) = read(log)
    assert not record.faults
    hand = play_through(Table(games()[record.game]), record.acts).hands[1]
    return [copies_in(hand, CARD[card]) for card in ("HK", "HQ")]


def test_a_card_without_which_it_could_not_be_laid_down_again_is_held() -> None:
    assert kings_and_queens_of_hearts_held(MARRIED_ANEW) == [1, 1]


def test_of_two_cards_of_which_one_has_to_be_new_neither_is_known_to_be_held_twice() -> None:
    assert kings_and_queens_of_hearts_held(f"{MARRIED_ANEW}melds P2 HK HQ\n") == [1, 1]
