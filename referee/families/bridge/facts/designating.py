"""By which half declarer has named a card of dummy."""

from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bridge.moves.designating import ANYTHING, HIGH, LOW, WIN, of_rank, suit_won_with

SAID_HIGH, SAID_WIN, SAID_LOW, SAID_SUIT, RANK_IN_SUIT_WON, RANK_ELSEWHERE, NONE_OF_IT, SAID_ANYTHING = (
    Answer("high", "high, or the like"),
    Answer("win", "to win the trick"),
    Answer("low", "low, or the like"),
    Answer("suit", "a suit without a rank"),
    Answer("rank-in-suit-won", "a rank without a suit, and dummy leads and has it in the suit with which he won"),
    Answer("rank", "a rank without a suit, of which dummy may play one elsewhere"),
    Answer("not-there", "a card that dummy has not, or may not play"),
    Answer("anything", "neither suit nor rank"),
)


@fact(
    "named-how",
    "How did declarer name the card?",
    (SAID_HIGH, SAID_WIN, SAID_LOW, SAID_SUIT, RANK_IN_SUIT_WON, RANK_ELSEWHERE, NONE_OF_IT, SAID_ANYTHING),
)
def NAMED_HOW(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb != "names" or act.cards:
        return None
    said = {HIGH: SAID_HIGH, LOW: SAID_LOW, WIN: SAID_WIN, ANYTHING: SAID_ANYTHING}.get(act.how)
    if said is not None:
        return said
    if act.suit is not None:
        return SAID_SUIT
    suit = suit_won_with(table)
    if suit is not None and of_rank(table, act, suit):
        return RANK_IN_SUIT_WON
    return RANK_ELSEWHERE if of_rank(table, act, None) else NONE_OF_IT
