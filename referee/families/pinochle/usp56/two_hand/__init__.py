"""Pinochle for two (usp56 4441-4536)."""

from referee import score
from referee.core.cards import DOUBLE_24_PACK
from referee.core.game import Game
from referee.core.order import ten_high
from referee.families import pinochle
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.pinochle.moves.two_hand import owed
from referee.families.pinochle.usp56.melds import CARDS, LONG_SCALE, SCALE
from referee.families.pinochle.usp56.two_hand.laws import LAWS
from referee.mechanics import combinations, rulings, talon, tricks

TWO_HAND_PINOCHLE = Game(
    "two-hand-pinochle",
    title="Pinochle for two",
    family="pinochle",
    cite="usp56 4441-4536",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=DOUBLE_24_PACK,
    order=ten_high,
    owed=owed,
    hand_size=12,
    deal="Twelve cards to each, three or four at a time; the next card is turned up, and the rest are the stock.",
    rounds=(3, 3, 3, 3),
    other_rounds=((4, 4, 4),),
    least_cut=5,
    play=pinochle.TWO_HAND_PLAY,
    form=pinochle.TwoHand(SCALE, CARDS, rounds_up_from=7, long_scale=LONG_SCALE),
    score=score.Tally((pinochle.Rising(to=1000, step=250),)),
    rules=(
        ("Players", "Two."),
        (
            "Pack",
            "48 cards, two of each from ace to nine; with `pack 64` the sevens and eights too, and sixteen cards to each.",
        ),
        (
            "Ranks",
            "Ace, ten, king, queen, jack, nine; of like cards the one played first wins. The card turned up is trump.",
        ),
        (
            "Play",
            "The other player leads. As long as there is a stock any card may be played to a trick; the winner draws a card and then the loser. After that suit is followed, a trump led is beaten if possible, and who has not the suit trumps.",
        ),
        (
            "Melds",
            "After a trick won, before drawing, one combination is laid down, with a card out of the hand at least. A card counts again in another class, or in one of its class that counts more. Class A: flush 150, royal marriage 40, marriage 20, dix 10; class B: aces 100, kings 80, queens 60, jacks 40, one of each suit; class C: pinochle, the queen of spades and the jack of diamonds, 40.",
        ),
        (
            "Dix",
            "The dealer scores 10 at once for turning up the lowest trump; held, it is shown after a trick won, beside another meld, and may be exchanged for the turn-up.",
        ),
        (
            "Cards",
            "Ace 11, ten 10, king 4, queen 3, jack 2, the last trick 10; each counts what he took to the nearest ten below, or above from seven on.",
        ),
        (
            "Game",
            "1,000 points; where both are there after a deal, 1,250, then 1,500 and so on. Who says that he is out ends the play, and wins or loses by it. A log says `rule single-deals` where every deal is a game.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *combinations.DECLARED_IN_PLAY,
        *talon.TALON,
        pinochle.NOT_OUT,
    ),
    laws=LAWS,
)
