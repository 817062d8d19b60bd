"""Boat House rum: two cards with a discard, and a hand laid down whole (usp56 2865-2873)."""

from referee import score
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import rulings, stock

BOAT_HOUSE_RUM = RUMMY.vary(
    "boat-house-rum",
    title="Boat House Rum",
    cite="usp56 2865-2873",
    form=rummy.Rummy(all_at_once=True, pays_unmatched=True, after_discard=True, matching=score.Matching(corners=True, ace=11)),
    rules=(
        ("Draw", "The top of the stock; or the last discard, and then the next of the discards or the top of the stock."),
        ("Out", "Nobody lays down before his whole hand; one card is discarded in a turn."),
        ("Sequences", "The ace is high or low, and they go round the corner."),
        ("Score", "Each pays for what is in no set: its pips, an ace 11, or one a card as agreed (`rule by-cards`)."),
    ),
    expects=(*RUMMY.expects, rummy.PART_LAID_DOWN, stock.DISCARD_TAKEN_LATE),
    add=[
        Law(
            "lays-down-part-of-hand",
            breach=rummy.PART_LAID_DOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2869",
            says="Play ends when a player lays down his entire hand at one time, and no part of it goes down before.",
        ),
        Law(
            "discard-taken-after-stock-card",
            breach=stock.DISCARD_TAKEN_LATE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2869",
            says="The last discard is taken before a card of the stock is drawn, and not after.",
        ),
    ],
)
