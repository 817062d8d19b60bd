"""A trick with too few cards or too many: somebody did not play to it, or played twice."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import WrongNumber
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.expects.card_thrown import CARD_THROWN, is_thrown
from referee.mechanics.tricks.moves.corrections import trick_meant
from referee.mechanics.tricks.moves.tricks import is_in_vain, plays_early
from referee.mechanics.tricks.state import Tricks

VERBS = ("play", "omits", "adds")

NO_CARD_TO_TRICK = WrongNumber("trick", "none", name="no-card-to-trick", says="a trick to which a player did not play")
TWO_CARDS_TO_TRICK = WrongNumber("trick", "too many", name="two-cards-to-trick", says="more than one card played to a trick")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A hand that does not play to the trick, and a second card by one hand."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or act.seat is None:
        return
    if act.verb == "omits":
        why = f"{table.name(act.seat)} did not play to trick {tricks.number}"
        yield Matter(NO_CARD_TO_TRICK, act.seat, why, act.at, count=tricks.number, due=Number(1), found=Number(0))
        return
    if act.verb == "play" and (plays_early(tricks, act.seat) or table.game.minds(CARD_THROWN) or is_in_vain(table, act)):
        return
    if act.verb == "adds" and is_thrown(table, act):
        return  # it is not played, and lies beside the trick
    number, trick = trick_meant(tricks, act)
    first = next((card for seat, card in trick if seat == act.seat), None)
    if first is not None and act.cards:
        why = f"{table.name(act.seat)} played {card_text(act.card)} to a trick to which he had played {card_text(first)}"
        yield Matter(
            TWO_CARDS_TO_TRICK,
            act.seat,
            why,
            act.at,
            card=act.card,
            count=number,
            due=Number(1),
            found=Number(2),
        )
