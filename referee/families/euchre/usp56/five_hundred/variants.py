"""Five hundred for two, four, five and six players (usp56 3948-3968)."""

from attrs import evolve

from referee.core.cards import PACK_OF_42, PACK_OF_63, STANDARD_PACK, with_joker
from referee.core.law import Law
from referee.families import euchre
from referee.families.euchre.usp56.five_hundred import FIVE_HUNDRED, FORM
from referee.mechanics import rulings

FOUR_HAND_FIVE_HUNDRED = FIVE_HUNDRED.vary(
    "four-hand-five-hundred",
    title="Four-hand Five Hundred",
    cite="usp56 3948-3950",
    seats=4,
    players=(4, 4),
    sides=2,
    pack=with_joker(PACK_OF_42),
    rules=(
        ("Players", "Four, two against two, partners opposite each other."),
        ("Pack", "43 cards, without the twos, threes and black fours, and with a joker; or 42 without it."),
        ("Score", "By side: each scores ten for each trick against the contract; a side at 500 below nothing has lost."),
    ),
    add=[
        Law(
            "side-reaches-minus-500",
            cite="usp56 3950",
            says="A side that comes to 500 below nothing has lost the game.",
        ),
    ],
)

TWO_HAND_FIVE_HUNDRED = FIVE_HUNDRED.vary(
    "two-hand-five-hundred",
    title="Two-hand Five Hundred",
    cite="usp56 3952-3958",
    seats=2,
    players=(2, 2),
    rules=(
        ("Players", "Two; a third hand, at the dealer's left, is dealt face down and is out of play."),
        ("Pack", "33 cards; or 24 with a widow of four and no third hand."),
        ("Game", "500 points; a player at 500 below nothing has lost."),
    ),
    add=[
        Law(
            "player-reaches-minus-500",
            cite="usp56 3954",
            says="A player who comes to 500 below nothing has lost the game.",
        ),
        Law(
            "dead-hand-looked-at",
            breach=euchre.DEAD_HAND_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="drawn from usp56 3954",
            says="The hand that is out of play lies face down; the book says nothing of a look at it.",
        ),
    ],
)

FIVE_HAND_FIVE_HUNDRED = FIVE_HUNDRED.vary(
    "five-hand-five-hundred",
    title="Five-hand Five Hundred",
    cite="usp56 3960-3964",
    seats=5,
    players=(5, 5),
    pack=with_joker(STANDARD_PACK),
    form=evolve(FORM, chosen_partners=True),
    rules=(
        ("Players", "Five."),
        (
            "Partners",
            "When the bidding is over the contractor takes any other player for his partner, and for eight tricks or more two.",
        ),
    ),
    expects=(*FIVE_HUNDRED.expects, euchre.TOO_MANY_PARTNERS),
    add=[
        Law(
            "two-partners-on-a-low-bid",
            breach=euchre.TOO_MANY_PARTNERS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3964",
            says="A second partner is for him who bids eight tricks or more.",
        ),
    ],
)

SIX_HAND_FIVE_HUNDRED = FIVE_HUNDRED.vary(
    "six-hand-five-hundred",
    title="Six-hand Five Hundred",
    cite="usp56 3966-3968",
    seats=6,
    players=(6, 6),
    sides=2,
    pack=PACK_OF_63,
    rules=(
        ("Players", "Six in two sides of three, partners sitting alternately."),
        ("Pack", "63 cards: 52, an 11 and a 12 of each suit, two 13s and a joker; or 62 without it."),
    ),
)
