"""What goes wrong when the trump is pitched: too early, by the wrong player, changed afterwards; and plays that are taken back."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, card_text
from referee.core.expect import Changed, TakenBack
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import PLAY, Table
from referee.families.all_fours.moves.pitch import pitcher, pitches_early
from referee.mechanics.tricks.expects.seen_by_families import PLAYED_TOO_EARLY
from referee.mechanics.tricks.moves.corrections import UNTOLD, card_to_replace, card_to_retract
from referee.mechanics.tricks.moves.tricks import held_up
from referee.mechanics.tricks.state import Tricks

VERBS = ("play", "makes", "substitutes", "retracts")

TRUMP_CHANGED = Changed("trump", says="another trump named after a card has made one", waits=WITHOUT_EFFECT)
PLAY_TAKEN_BACK = TakenBack("play", says="a play taken back where none can be withdrawn", waits=WITHOUT_EFFECT)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card led before the bidding is over, another trump named, a play withdrawn."""
    if act.seat is None:
        return
    who, tricks = table.name(act.seat), table.part(Tricks)
    if act.verb == "play":
        if act.cards and table.game.minds(PLAYED_TOO_EARLY) and pitches_early(table, act):
            why = f"{who} led {card_text(act.card)} before the bidding was over"
            yield Matter(PLAYED_TOO_EARLY, act.seat, why, act.at, card=act.card, count=1)
    elif act.verb == "makes":
        if (
            tricks is not None
            and tricks.trump is not None
            and act.suit not in (None, tricks.trump)
            and act.seat == pitcher(table)
        ):
            trump, wanted = SUIT_NAMES[tricks.trump], SUIT_NAMES[act.suit or 0]
            yield Matter(TRUMP_CHANGED, act.seat, f"{who} named {wanted} when {trump} were trumps", act.at, suit=act.suit)
    elif table.phase == PLAY and tricks is not None and act.how != UNTOLD:
        waiting = held_up(table)
        old = card_to_replace(tricks, act) if act.verb == "substitutes" else card_to_retract(table, act)
        if old is not None and (waiting is None or waiting.seat != act.seat):
            yield Matter(PLAY_TAKEN_BACK, act.seat, f"{who} took back {card_text(old)}", act.at, card=old, count=tricks.number)
