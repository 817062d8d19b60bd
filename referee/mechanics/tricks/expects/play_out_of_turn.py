"""A card played before one's turn: to the trick on the table, or to the next before this one is complete."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.expects.card_thrown import CARD_THROWN
from referee.mechanics.tricks.facts.play import DECLARER_PLAYED_BOTH, PARTNER_PLAYED
from referee.mechanics.tricks.moves.tricks import has_played, is_in_vain, plays_early
from referee.mechanics.tricks.state import Tricks

VERBS = ("play",)

PLAY_OUT_OF_TURN = OutOfTurn(
    "play", says="a card played before its turn", never=((DECLARER_PLAYED_BOTH.yes, PARTNER_PLAYED.yes),)
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card to a trick that is on the table, by another hand than the next; or a lead while the trick is not complete."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or not tricks.cards or act.seat is None or not act.cards:
        return
    if act.seat == tricks.turn or tricks.idle >> act.seat & 1 or is_in_vain(table, act):
        return
    if has_played(tricks, act.seat) and table.game.minds(CARD_THROWN):
        return
    card = card_text(act.card)
    if plays_early(tricks, act.seat):
        why = f"{table.name(act.seat)} led {card} to the next trick before {table.name(tricks.turn)} had played to this one"
    elif has_played(tricks, act.seat):
        return  # a second card to the trick is another matter
    else:
        why = f"{table.name(act.seat)} played {card} when it was {table.name(tricks.turn)}'s turn"
    yield Matter(
        PLAY_OUT_OF_TURN,
        act.seat,
        why,
        act.at,
        card=act.card,
        count=tricks.number,
        due=Whose(tricks.turn),
        found=Whose(act.seat),
    )
