"""Facts about what a player owed to a trick, in games where it can be more than to follow suit."""

from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.state import order_here, suit_here

FOLLOW_SUIT, PLAY_OVER, TRUMP = (
    Answer("follow-suit", "a card of the suit led"),
    Answer("play-over", "a higher card of the suit led"),
    Answer("trump", "a trump"),
)


@fact("owed", "What did he owe to the trick?", (FOLLOW_SUIT, PLAY_OVER, TRUMP))
def OWED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or matter.card is None or matter.suit is None:
        return None
    if suit_here(table, matter.card) == matter.suit:
        return PLAY_OVER
    found_later = act.card != matter.card if act.cards else True  # only a card of the suit can show an earlier play to be wrong
    return FOLLOW_SUIT if found_later or table.hands[matter.seat] & order_here(table).of_suit[matter.suit] else TRUMP
