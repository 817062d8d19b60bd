"""A further card from a hand that has played to the trick: led on before the partner has played, or thrown with the first.

It is not played: it lies beside the trick, and what becomes of it is for the law to say. Games without such a law take it for a
lead to the next trick, or for a trick with too many cards.
"""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.moves.tricks import has_played, held_up, is_in_vain
from referee.mechanics.tricks.state import Tricks, suit_here

VERBS = ("play", "adds")

CARD_THROWN = WrongNumber(
    "trick",
    "thrown",
    name="card-thrown",
    says="another card from a hand that has played to the trick already",
    waits=WITHOUT_EFFECT,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A second card, and a third, while the trick is not complete; or told to have come together with the first."""
    tricks = table.part(Tricks)
    if act.verb == "adds" and not is_thrown(table, act):
        return
    if table.phase != PLAY or tricks is None or act.seat is None or not act.cards or not has_played(tricks, act.seat):
        return
    if held_up(table) is not None or is_in_vain(table, act):
        return  # a lead out of turn or a card taken back lies there, and this may be the card that is to take its place
    first = next(card for seat, card in tricks.cards if seat == act.seat)
    why = (
        f"{table.name(act.seat)} put {card_text(act.card)} on the table after {card_text(first)}, before the trick was complete"
    )
    yield Matter(CARD_THROWN, act.seat, why, act.at, card=act.card, suit=suit_here(table, first), count=tricks.number)


def is_thrown(table: Table, act: Act) -> bool:
    """Whether a card that is added came together with that which the hand has played to the trick on the table."""
    tricks = table.part(Tricks)
    if tricks is None or act.how != "together" or act.seat is None or not has_played(tricks, act.seat):
        return False
    return table.game.minds(CARD_THROWN) and act.numbers in ((), (tricks.number,))
