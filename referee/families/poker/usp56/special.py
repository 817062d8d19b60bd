"""Special hands by agreement (usp56 2123-2157). They go with any form; here draw poker stands for it."""

from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import SPECIAL_HANDS

SPECIAL_POKER_HANDS = DRAW_POKER.vary(
    "special-poker-hands",
    title="Special hands",
    cite="usp56 2123-2157",
    form=SPECIAL_HANDS,
    rules=(
        (
            "Cats and dogs",
            "Under a flush: big cat (king to eight), little cat (eight to three), big dog (ace to nine), little dog (seven to deuce), without a pair.",
        ),
        (
            "Skeet",
            "Nine, five, deuce and two others below the nine, or by agreement (`rule strict-skeet`) one on either side of the five;"
            " over a straight, under a flush.",
        ),
        ("Straights", "A skip straight beats three of a kind; a round-the-corner straight is lower still."),
        ("Blaze", "Five face cards beat two pair."),
        ("Fourflush", "Beats a pair."),
    ),
)
