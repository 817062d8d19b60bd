"""Queen City rum: nothing is laid down before all of it, and the winner's own hand is paid for (usp56 3311-3317)."""

from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import rulings

QUEEN_CITY_RUM = RUMMY.vary(
    "queen-city-rum",
    title="Queen City Rum",
    cite="usp56 3311-3317",
    hand_sizes={},
    deal="Seven cards to each, one at a time; the next card is turned up.",
    form=rummy.Rummy(all_at_once=True),
    rules=(
        ("Out", "Nobody lays down until he can go out all at once, with seven cards or with eight and no discard."),
        ("Score", "Each pays the winner the pips of the winner's own hand, and never double."),
    ),
    expects=(*RUMMY.expects, rummy.PART_LAID_DOWN),
    add=[
        Law(
            "melds-before-going-out",
            breach=rummy.PART_LAID_DOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3315",
            says="A player does not meld until he can go rummy.",
        ),
        Law(
            "wrong-settlement",
            cite="usp56 3317",
            says="The winner collects the value of his own hand from each, not of theirs, and not double.",
        ),
    ],
)
