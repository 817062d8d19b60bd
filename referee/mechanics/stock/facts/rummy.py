"""Facts about the rummy family: turns out of turn, cards seen, discards without a draw, wrong hands, false sets."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.limits import RAISING, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.melds.moves.melding import FROM_STOCK, melding_of
from referee.mechanics.melds.moves.rummy import rummy_of
from referee.mechanics.rulings.facts import by_offender, by_opponent, choice
from referee.mechanics.windows import OFFENDER_DISCARDS

# --- turns out of turn

COMPLETED = Answer("completed", "he had completed it by discarding")
IN_HAND = Answer("in-hand", "he had a card of the stock in his hand, and had not discarded")
IN_TIME = Answer("in-time", "he was stopped in time")


def _how_far(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "discards" and act.seat == matter.seat:
        return COMPLETED
    stopped = act.verb in RAISING or (act.verb == "restores" and act.seat == matter.seat)
    if stopped or act.verb == "end" or (act.verb == "draws" and act.seat == matter.other):
        return IN_HAND if FROM_STOCK in melding_of(table).drawn else IN_TIME
    return None


HOW_FAR = Fact("how-far", "How far had the player out of turn come?", _how_far, (COMPLETED, IN_HAND, IN_TIME), later=True)

# --- cards seen

ONE_CARD, SEVERAL_CARDS = "one", "several"
HOW_MANY = Fact(
    "how-many-cards",
    "How many cards were there?",
    lambda table, matter, act: None if not matter.cards else SEVERAL_CARDS if len(matter.cards) > 1 else ONE_CARD,
    (ONE_CARD, SEVERAL_CARDS),
)
SEEN_IN_TIME = raised(before=OFFENDER_DISCARDS)

TAKES_IT, BURIES_IT = Answer("takes-it", "the next player takes the card"), Answer("buries-it", "the next player has it buried")
TAKES_OR_BURIES = choice(
    "takes-or-buries",
    "What does the next player do with it?",
    {
        TAKES_IT: lambda table, matter, act: act.verb == "draws" and act.how == "faced",
        BURIES_IT: by_opponent("buries", "draws"),
    },
)

# --- discards


def _next_player_drew(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "draws":
        return NO if act.seat == matter.seat else YES
    return NO if act.verb == "end" else None


NEXT_PLAYER_DREW = Fact("next-player-drew", "Had the next player drawn before it was noticed?", _next_player_drew, later=True)


def _taken_back(table: Table, matter: Matter, act: Act) -> str | None:
    """Either of two discards may be taken back until the next player has drawn that card or ended his turn."""
    if act.verb in ("restores", "retracts") and act.seat == matter.seat:
        return YES
    if act.verb == "discards" and act.seat != matter.seat:
        return NO
    return YES if act.verb == "end" or (act.verb in RAISING and act.seat is not None) else None


TAKEN_BACK_IN_TIME = Fact(
    "taken-back-in-time",
    "Was it noticed before the next player had ended his turn?",
    _taken_back,
    later=True,
)

# --- hands of a wrong number of cards

BEFORE_DRAWING, IN_THE_PLAY = Answer("before-drawing", "before he drew in his first turn"), Answer("in-the-play", "in the play")
ANOTHER_OUT, HIMSELF_OUT = (
    Answer("another-out", "after another had gone out"),
    Answer("himself-out", "after he had gone out himself"),
)


def _when(table: Table, matter: Matter, act: Act) -> str | None:
    melding = melding_of(table)
    if matter.seat is None:
        return None
    if table.phase == OVER or melding.out is not None:
        return HIMSELF_OUT if melding.out == matter.seat else ANOTHER_OUT
    return IN_THE_PLAY if melding.begun >> matter.seat & 1 else BEFORE_DRAWING


WHEN_WRONG = Fact("when-found", "When was it found?", _when, (BEFORE_DRAWING, IN_THE_PLAY, ANOTHER_OUT, HIMSELF_OUT))

REDEAL, NO_REDEAL = Answer("redeal", "a redeal"), Answer("no-redeal", "to play on")
DEMANDS_REDEAL = choice(
    "demands-redeal",
    "Did he demand a redeal before he drew?",
    {
        REDEAL: lambda table, matter, act: act.verb == "demands" and act.how == "redeal" and act.seat == matter.seat,
        NO_REDEAL: by_offender("draws"),
    },
)

# --- cards faced, and discards called


def _several_faced(table: Table, matter: Matter, act: Act) -> str | None:
    told = [note for note in table.acts if note.verb == "faces" and note.how in ("deal", "pack", "last")]
    return YES if len(matter.cards) > 1 or told else NO


SEVERAL_FACED = Fact("several-faced", "Was more than one card exposed?", _several_faced)

CALLING_PLAYED = Fact(
    "calling-played",
    "Is it agreed that a discard that fits a set may be called?",
    lambda table, matter, act: YES if rummy_of(table).calls else NO,
)
