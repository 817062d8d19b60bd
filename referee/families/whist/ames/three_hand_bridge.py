"""Three hand bridge (ames 313-319): bridge whist with an absent fourth player, whose hand is dummy to each dealer in turn."""

from referee.core.law import Law
from referee.families import whist
from referee.families.whist.ames.bridge_whist import BRIDGE_WHIST
from referee.mechanics import rulings, trump

THREE_HAND_BRIDGE = BRIDGE_WHIST.vary(
    "three-hand-bridge-ames",
    title="Three Hand Bridge",
    cite="ames 313-319",
    form=trump.DealerDeclares(partner_is_absent=True),
    score=whist.ThreeHandSheet(),
    rules=(
        (
            "Players",
            "Three; the partner of each dealer is absent, and his hand is dummy. The players change seats as the deal goes round.",
        ),
        (
            "Make",
            "The dealer makes the trump, passes the deal on, or makes from dummy: no trump with three aces, else the longest suit, the best of several.",
        ),
        ("Doubling", "Only the leader doubles; a dealer who has seen dummy does not redouble."),
        ("Score", "Each player has his own, the dealer for himself, the others for both of them; 100 for the rubber."),
    ),
    add=(
        Law(
            "dealer-cannot-make-trump",
            on=whist.DEAL_PASSED_ON,
            remedy=rulings.ALLOWED,
            cite="ames 315",
            says="A dealer who cannot make the trump passes the deal to the next player, or makes from dummy's hand.",
        ),
        Law(
            "wrong-make-from-dummys-hand",
            breach=whist.MADE_BY_ANOTHER,
            when=[whist.FROM_ABSENT_HAND.yes],
            remedy=rulings.NOTHING_STATED,
            cite="ames 315-317",
            says="From dummy's hand no trump is made if it has three aces, else its longest suit, or the best of two as long.",
        ),
        Law(
            "double-by-other-than-leader",
            breach=whist.DOUBLED_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="ames 317",
            says="Only the leader can double.",
        ),
        Law(
            "dealer-redoubles-after-seeing-dummy",
            breach=whist.REDOUBLED_AFTER_LOOKING,
            remedy=rulings.NOTHING_STATED,
            cite="ames 317",
            says="A dealer who has seen dummy's cards cannot redouble.",
        ),
        Law(
            "winning-bonus",
            cite="ames 319",
            says="The winner of a rubber adds 100; where only games are played, the winner of one adds 50.",
        ),
    ),
)

THREE_HAND_BRIDGE_GAMES = THREE_HAND_BRIDGE.vary(
    "three-hand-bridge-ames-single-games",
    title="Three Hand Bridge, single games",
    cite="ames 319",
    score=whist.ThreeHandSheet(1),
    rules=(("Score", "Each player has his own; whoever wins the game adds 50."),),
)
