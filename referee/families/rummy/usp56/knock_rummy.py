"""Knock rummy, or poker rum: nothing is laid down before a knock (usp56 3481-3497)."""

from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds, rulings

KNOCK_RUMMY = RUMMY.vary(
    "knock-rummy",
    title="Knock Rummy",
    cite="usp56 3481-3497",
    players=(2, 5),
    hand_sizes={2: 10, 3: 7, 4: 7, 5: 6},
    deal="Ten cards to each of two, seven to three or four, six to five, one at a time; the next card is turned up.",
    play=rummy.KNOCK_RUMMY_PLAY,
    form=melds.Bonuses(undercut=0, gin=25, most_to_knock=0, left_in_stock=0, lost_by_a_tie=10),
    rules=(
        ("Play", "Draw and discard; nothing is laid down or off."),
        ("Knock", "After drawing and before discarding, with any count."),
        ("Score", "The low hand wins the difference from each, and 25 more from each with nothing unmatched."),
        ("Knocker", "Who ties him wins the hand; if he is not low he pays the low hand 10 and the difference."),
    ),
    expects=(*RUMMY.expects, rummy.MELDED_BEFORE_KNOCK),
    add=[
        Law(
            "melds-before-a-knock",
            breach=rummy.MELDED_BEFORE_KNOCK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3495",
            says="Nothing is laid down or laid off before a knock.",
        ),
        Law(
            "knocks-at-wrong-moment",
            breach=melds.KNOCK_AT_WRONG_MOMENT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3495",
            says="A player knocks after drawing and before discarding.",
        ),
        Law(
            "knocker-not-low",
            cite="usp56 3497",
            says="A knocker who has not the low count pays 10 and the difference to the player who has, and who wins the hand.",
        ),
        Law(
            "tie-with-knocker",
            cite="usp56 3497",
            says="A player who ties the knocker for the low count wins instead of him.",
        ),
    ],
)
