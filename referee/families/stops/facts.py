"""Facts about cards kept back, and suits begun, in games of getting rid of cards."""

from referee.core.cards import Card
from referee.core.fact import NO, YES, Answer, fact, of
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.stops.moves.shedding import beside_sevens, rules_of
from referee.score.counts import from_ace_to_king

_SEVEN = 7


def _is_seven(card: Card) -> bool:
    return from_ace_to_king(card) == _SEVEN


@fact("could-play-a-seven", "Could he have played a seven?")
def COULD_PLAY_A_SEVEN(table: Table, matter: Matter, act: Act) -> str | None:
    rules = rules_of(table)
    if not matter.cards:
        return None  # what he could have played is not told
    sevens_begin = rules is not None and rules.fitting is beside_sevens
    return YES if sevens_begin and any(map(_is_seven, matter.cards)) else NO


COULD_PLAY = Answer("could-play", "he passed and could play")
COULD_DRAW = Answer("could-draw", "he passed while there were cards to draw")
DUE_CARD = Answer("due-card", "he had the card that was due")
OUT_FIRST = Answer("out-first", "he is out, having kept back a card that was due")
WITHHELD = of("withheld", COULD_PLAY, COULD_DRAW, DUE_CARD, OUT_FIRST, question="What was kept back?")

NOT_LOWEST, STOPPED_SUIT = Answer("not-lowest", "not with its lowest card"), Answer("stopped", "it had just been stopped")
BEGUN = of("begun", NOT_LOWEST, STOPPED_SUIT, question="How was the suit begun?")
