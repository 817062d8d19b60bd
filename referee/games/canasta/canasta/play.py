"""Canasta, the laws of the play (usp56 2934-3037)."""

from referee.breaches.asking_out import ANSWER_NOT_YES_OR_NO, STAYS_IN_AFTER_YES
from referee.breaches.canasta_melds import DISCARD_FROM_MELD, DISCARDED_OUT, PLAYED_AFTER_LAST_THREE
from referee.breaches.discard_pile import FORCED_TAKE_REFUSED, PILE_SPREAD, RED_THREE_DISCARDED, THREE_REPLACED
from referee.breaches.remarks import DISCLOSURE
from referee.breaches.stock import DISCARDS_LOOKED_AT
from referee.facts.canasta import COULD_GO_OUT, EXAMINED_IN_TIME
from referee.law import Law
from referee.remedies.general import ALLOWED, NOTHING_STATED

LAWS = (
    Law(
        "replacement-drawn-for-red-three-from-pile",
        breach=THREE_REPLACED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2934",
        says="For a red three found in the discard pile no card is drawn.",
    ),
    Law(
        "red-three-discarded",
        breach=RED_THREE_DISCARDED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2934",
        says="A red three goes face up on the table as soon as its holder is in turn, and is no card to discard.",
    ),
    Law(
        "discard-pile-not-squared",
        breach=PILE_SPREAD,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2942",
        says="The discard pile is kept squared up.",
    ),
    Law(
        "discards-from-a-meld",
        breach=DISCARD_FROM_MELD,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2942",
        says="The discard comes from the hand and never from a meld.",
    ),
    Law(
        "improper-information-to-partner",
        breach=DISCLOSURE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2998-3001",
        says="What a player may tell his partner, and when, is listed; nothing else is.",
    ),
    Law(
        "pile-examined-late",
        breach=DISCARDS_LOOKED_AT,
        when=[EXAMINED_IN_TIME.no],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2942, 2998",
        says="After his own first discard a player may not look through the pile.",
    ),
    Law(
        "pile-examined-in-time",
        breach=DISCARDS_LOOKED_AT,
        when=[EXAMINED_IN_TIME.yes],
        remedy=ALLOWED,
        kind="allowed",
        proper=True,
        cite="usp56 2998",
        says="Before his own first discard a player may look through the pile.",
    ),
    Law(
        "discards-last-card-without-canasta",
        breach=DISCARDED_OUT,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3003",
        says="A player whose side has no canasta keeps a card in his hand.",
    ),
    Law(
        "answer-other-than-yes-or-no",
        breach=ANSWER_NOT_YES_OR_NO,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3009",
        says="The partner answers yes or no, and is held to it.",
    ),
    Law(
        "stays-in-after-answer-yes",
        breach=STAYS_IN_AFTER_YES,
        when=[COULD_GO_OUT.yes],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3009",
        says="The answer binds the player who asked: with yes he goes out if he can.",
    ),
    Law(
        "concealed-bonus-claimed-wrongly",
        kind="scoring",
        cite="usp56 3013, 3022",
        says="A hand goes out concealed if it melds all in one turn, a canasta in it, with no meld of its own before.",
    ),
    Law(
        "plays-on-after-last-card-red-three",
        breach=PLAYED_AFTER_LAST_THREE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3015",
        says="A red three as the last card of the stock ends play: its player faces it, and neither melds nor discards.",
    ),
    Law(
        "refuses-forced-take-after-stock-out",
        breach=FORCED_TAKE_REFUSED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3017",
        says="When the stock is gone, a discard that fits a meld of the side must be taken, if the pile is not frozen.",
    ),
    Law(
        "tied-totals",
        kind="gap",
        cite="usp56 3037",
        says="Of two sides that reach 5,000 with the same total the book says nothing; the margin is nothing then.",
    ),
)
