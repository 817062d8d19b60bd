"""A hand that is out of the play, because its partner plays alone or a ruling took it out, and takes part all the same."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import ByAnother
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.moves.tricks import card_changed
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("play",)

IDLE_HAND_PLAYS = ByAnother(
    "play", "idle hand", name="idle-hand-plays", says="a card from a hand that is out of the play", waits=WITHOUT_EFFECT
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card played by the partner of a lone hand, or out of a hand that is dead."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or act.seat is None or not act.cards or card_changed(table, act):
        return
    if tricks.idle >> act.seat & 1:
        bidding = table.part(Bidding)
        alone = bidding is not None and any(map(bidding.plays_alone, range(table.seats)))
        reason = "though his partner plays alone" if alone else "out of a hand that is dead"
        why = f"{table.name(act.seat)} played {card_text(act.card)} {reason}"
        yield Matter(IDLE_HAND_PLAYS, act.seat, why, act.at, card=act.card)
