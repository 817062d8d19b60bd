"""Canasta, the laws of the play (usp56 2934-3037)."""

from referee.core.law import Law
from referee.families import canasta
from referee.mechanics import conduct, melds, rulings, stock

LAWS = (
    Law(
        "replacement-drawn-for-red-three-from-pile",
        breach=stock.TOO_MANY_DRAWN,
        when=[canasta.FOR_A_THREE.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2934",
        says="For a red three found in the discard pile no card is drawn.",
    ),
    Law(
        "red-three-discarded",
        breach=canasta.RED_THREE_DISCARDED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2934",
        says="A red three goes face up on the table as soon as its holder is in turn, and is no card to discard.",
    ),
    Law(
        "red-three-not-replaced",
        breach=canasta.RED_THREE_NOT_REPLACED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2934",
        says="Whoever lays down a red three draws a card of the stock for it in the same turn.",
    ),
    Law(
        "discard-pile-not-squared",
        breach=stock.DISCARDS_LOOKED_AT,
        when=[canasta.PILE_SPREAD.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2942",
        says="The discard pile is kept squared up.",
    ),
    Law(
        "discards-from-a-meld",
        breach=melds.DISCARD_FROM_MELD,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2942",
        says="The discard comes from the hand and never from a meld.",
    ),
    Law(
        "improper-information-to-partner",
        breach=conduct.DISCLOSURE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2998-3001",
        says="What a player may tell his partner, and when, is listed; nothing else is.",
    ),
    Law(
        "pile-examined-late",
        breach=stock.DISCARDS_LOOKED_AT,
        when=[canasta.PILE_SPREAD.no, canasta.EXAMINED_IN_TIME.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2942, 2998",
        says="After his own first discard a player may not look through the pile.",
    ),
    Law(
        "pile-examined-in-time",
        breach=stock.DISCARDS_LOOKED_AT,
        when=[canasta.PILE_SPREAD.no, canasta.EXAMINED_IN_TIME.yes],
        remedy=rulings.ALLOWED,
        cite="usp56 2998",
        says="Before his own first discard a player may look through the pile.",
    ),
    Law(
        "discards-last-card-without-canasta",
        breach=canasta.DISCARDED_OUT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3003",
        says="A player whose side has no canasta keeps a card in his hand.",
    ),
    Law(
        "answer-other-than-yes-or-no",
        breach=canasta.ANSWER_NOT_YES_OR_NO,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3009",
        says="The partner answers yes or no, and is held to it.",
    ),
    Law(
        "stays-in-after-answer-yes",
        breach=canasta.STAYS_IN_AFTER_YES,
        when=[canasta.COULD_GO_OUT.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3009",
        says="The answer binds the player who asked: with yes he goes out if he can.",
    ),
    Law(
        "concealed-bonus-claimed-wrongly",
        cite="usp56 3013, 3022",
        says="A hand goes out concealed if it melds all in one turn, a canasta in it, with no meld of its own before.",
    ),
    Law(
        "plays-on-after-last-card-red-three",
        breach=canasta.PLAYED_AFTER_LAST_THREE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3015",
        says="A red three as the last card of the stock ends play: its player faces it, and neither melds nor discards.",
    ),
    Law(
        "refuses-forced-take-after-stock-out",
        breach=canasta.FORCED_TAKE_REFUSED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3017",
        says="When the stock is gone, a discard that fits a meld of the side must be taken, if the pile is not frozen.",
    ),
    Law(
        "tied-totals",
        cite="usp56 3037",
        says="Of two sides that reach 5,000 with the same total the book says nothing; the margin is nothing then.",
    ),
)
