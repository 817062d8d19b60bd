"""Pinochle for three with a stock (usp56 4538-4540)."""

from referee.core.cards import DOUBLE_PIQUET_PACK
from referee.families import pinochle
from referee.families.pinochle.usp56.two_hand import TWO_HAND_PINOCHLE
from referee.mechanics import combinations, rulings, talon, tricks

#: laws of a stock that is drawn by two
OF_TWO = ("three-cards-left-in-stock", "last-stock-card-not-shown")

THREE_HAND_PINOCHLE = TWO_HAND_PINOCHLE.vary(
    "three-hand-pinochle",
    title="Three-hand Pinochle",
    cite="usp56 4538-4540",
    seats=3,
    players=(3, 3),
    pack=DOUBLE_PIQUET_PACK,
    rules=(
        (
            "Players",
            "Three, each for himself, in turn clockwise. The book says no more of this game than its players, its pack, twelve cards to each and 1,000 points, and that it is on the order of the game for two: it is played and ruled on as that is.",
        ),
        (
            "Pack",
            "64 cards, two of each from ace to seven; the seven of trumps is the dix. With `pack 48` the nine is the lowest.",
        ),
        (
            "Stock",
            "The winner of a trick draws first, and the others after him. A card that does not go round is left where it lies, of which the book says nothing.",
        ),
        (
            "Game",
            "1,000 points; where two are there after a deal, 1,250, then 1,500 and so on. Who loses the game by a ruling has lost it to both others.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *combinations.DECLARED_IN_PLAY,
        *talon.FILLING,
        pinochle.NOT_OUT,
    ),
    drop=OF_TWO,
)
