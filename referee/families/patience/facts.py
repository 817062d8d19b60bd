"""Facts about patience: what is wrong with a move, and the stop of russian bank."""

from referee.core.cards import suit_of
from referee.core.fact import NO, YES, Answer, fact, of
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import NOT_YET
from referee.mechanics.layout.moves.forms import KING
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_opponent
from referee.mechanics.windows import LATER_MOVE
from referee.score.counts import from_ace_to_king

#: the place of an ace where it is low
ACE_LOW_PLACE = 1

STOPPED = demanded("stop", before=LATER_MOVE, by=OPPONENTS, how=by_opponent("stops"), name="stopped")


@fact("build-demanded-back", "Did the opponent demand that it be taken back?", (YES, NOT_YET), later=True)
def DEMANDED_BACK(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("demands", "requires", "attention") and act.seat is not None and act.seat != matter.seat:
        return YES
    return NOT_YET if act.verb == "end" else None


MOVED_ON, NO_ERROR = "a later move had been completed", "no error could be shown"
WHY_NO_STOP = of("why-no-stop", MOVED_ON, NO_ERROR, question="Why was there no right to the stop?")

ON_CARD = Answer("on-card", "it goes on a card that it does not fit")
IN_SPACE = Answer("in-space", "it may not fill that space")
ON_OWN_PILE = Answer("on-own-pile", "it goes on the player's own stock or talon")
TOO_FAR = Answer("too-far", "it goes otherwise than to the next or the third at its left")
TURNED_BACK = Answer("turned-back", "it goes against the direction of the pile")
MISFIT = of("misfit", ON_CARD, IN_SPACE, ON_OWN_PILE, TOO_FAR, TURNED_BACK, question="What is wrong with where it goes?")


@fact("is-king", "Is the card a king?")
def IS_KING(table: Table, matter: Matter, act: Act) -> str | None:
    return None if matter.card is None else YES if from_ace_to_king(matter.card) == KING else NO


@fact("king-on-ace", "Is it a king on an ace?")
def KING_ON_ACE(table: Table, matter: Matter, act: Act) -> str | None:
    """By the card moved and the one on which it went."""
    if matter.card is None or matter.before is None or len(act.piles) != 2:
        return None
    under = layout_of(matter.before).pile(act.piles[1]).top
    return (
        YES if from_ace_to_king(matter.card) == KING and under is not None and from_ace_to_king(under) == ACE_LOW_PLACE else NO
    )


@fact("suit-fits", "Are the card and the one under it of one suit?")
def SUIT_FITS(table: Table, matter: Matter, act: Act) -> str | None:
    """Of an empty pile there is nothing to say against the suit."""
    if matter.card is None or matter.before is None or len(act.piles) != 2:
        return None
    under = layout_of(matter.before).pile(act.piles[1]).top
    return YES if under is None or suit_of(under) == suit_of(matter.card) else NO


OFF_FOUNDATION = Answer("foundation", "from a foundation")
OFF_TABLEAU = Answer("tableau", "from the tableau")
OFF_TALON = Answer("talon", "from the player's own talon")
OFF_ADVERSE_PILE = Answer("adverse-pile", "from the other player's stock or talon")
WHENCE = of("whence", OFF_FOUNDATION, OFF_TABLEAU, OFF_TALON, OFF_ADVERSE_PILE, question="From where does the card come?")

LOADED = Answer("loaded", "a card was loaded")
PLAYED = Answer("played", "another play was made than one to a foundation")
TABLEAU_CARD = Answer("tableau-card", "a tableau card went to a foundation before one of the stock")
TURNED = Answer("turned", "a card was turned")
FIRST_TURN = Answer("first-turn", "the stock was turned in the first turn")
OVER_SPACE = Answer("over-space", "a card of the hand was turned while the stock could fill a space")
TOUCHED = Answer("touched", "a card was touched")
TOO_SOON = of(
    "too-soon", LOADED, PLAYED, TABLEAU_CARD, TURNED, FIRST_TURN, OVER_SPACE, TOUCHED, question="What was done before its time?"
)

BY_MISTAKE = Answer("by-mistake", "a card was turned up by mistake")
PEEKED = Answer("peeked", "a player looked at it on purpose")
SPREAD = Answer("spread", "the other player's talon was spread")
HOW_SEEN = of("looked-how", BY_MISTAKE, PEEKED, SPREAD, question="How was it seen?")

OUTSIDE = Answer("outside", "it goes out of the five rows and columns")
TAKEN = Answer("taken", "a card lies there")
ALONE = Answer("alone", "it touches no other card")
OUT_OF_SQUARE = of("out-of-square", OUTSIDE, TAKEN, ALONE, question="What is wrong with the place?")

CENTER_STACK, SIDE_STACK = Answer("center", "a stack in the center"), Answer("side", "a side stack")
WHICH_STACK = of("which-stack", CENTER_STACK, SIDE_STACK, question="Of what was it one too many, or on what did it not fit?")
OFF_PAYOFF, OFF_SIDE = Answer("payoff", "from the pay-off pile"), Answer("side", "from another side stack")
SENT_TO_SIDE = of("sent-to-side", OFF_PAYOFF, OFF_SIDE, question="From where was it moved to a side stack?")
AN_ACE, A_TWO = Answer("ace", "an ace"), Answer("two", "a two")
KEPT_FROM_CENTER = of("kept-from-center", AN_ACE, A_TWO, question="What was kept from the center?")
