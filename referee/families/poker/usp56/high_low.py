"""High-low poker (usp56 2235-2267): the highest hand and the lowest share the pot."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import HIGH_LOW_DRAW, SEVEN_HIGH_LOW
from referee.families.poker.usp56.stud import SEVEN_CARD_STUD
from referee.mechanics import rulings

HIGH_LOW_POKER = DRAW_POKER.vary(
    "high-low-poker",
    title="High-Low Poker",
    cite="usp56 2235-2267",
    form=HIGH_LOW_DRAW,
    rules=(
        ("Pot", "Half to the highest hand, half to the lowest; an odd chip to the high hand."),
        (
            "Low hands",
            "By the usual ranks the lowest is 7-5-4-3-2 in two suits or more. By agreement aces may be low, and wild cards.",
        ),
        (
            "Declarations",
            "Where they are played, each player declares after the betting for high, low or both, in turn or at once with chips in the hand.",
        ),
    ),
    expects=(*DRAW_POKER.expects, *poker.OF_DECLARATIONS),
    add=(
        Law(
            "odd-chip-to-high-hand",
            cite="usp56 2241",
            says="If the pot does not divide evenly, the high hand has the odd chip.",
        ),
        Law(
            "hands-shown-before-declaration",
            breach=poker.SHOWN_BEFORE_DECLARING,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2245-2249",
            says="All declare before any hand is shown.",
        ),
        Law(
            "declaration-changed",
            breach=poker.DECLARATION_CHANGED,
            remedy=rulings.silent("the first declaration stands"),
            cite="usp56 2243-2253",
            says="The book does not provide for a player who declares anew.",
        ),
        Law(
            "all-declare-same-way",
            cite="usp56 2249-2251",
            says="If all declare the same way, the best hand of that way takes the whole pot.",
        ),
        Law(
            "declared-both-and-failed",
            cite="usp56 2253",
            says="Who declares for both and is tied or beaten on either has no share in the pot.",
        ),
        Law(
            "no-declaration-satisfied",
            cite="usp56 2253",
            says="If nobody makes good what he declared, the declarations are disregarded, and all who are left share the pot.",
        ),
        Law(
            "ace-not-designated",
            breach=poker.ACE_NOT_NAMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2477",
            says="Where aces may be low, the holder says when he shows his hand whether they are high or low.",
        ),
    ),
)

SEVEN_CARD_HIGH_LOW_STUD = SEVEN_CARD_STUD.vary(
    "seven-card-high-low-stud",
    title="Seven-card High-Low Stud",
    cite="usp56 2255-2267",
    form=SEVEN_HIGH_LOW,
    rules=(("Showdown", "Any five cards for high and any five for low; a player may win both ways."),),
)
