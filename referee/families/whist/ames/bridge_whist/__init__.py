"""Bridge whist (ames), its laws in sections as the book has them."""

from referee import score
from referee.core.game import Game
from referee.families import whist
from referee.families.whist.ames.bridge_whist import cutting, deal, dummy, errors, general, make, play, revoke, scoring
from referee.mechanics import conduct, declarer, exposure, rulings, seating, tricks, trump
from referee.mechanics import deal as dealing

BRIDGE_WHIST = Game(
    "bridge-whist",
    title="Bridge Whist",
    family="whist",
    cite="ames 26-140, 226-228, 327-776",
    deal="Thirteen cards to each player, one at a time, from the dealer's left; no card is turned.",
    rounds=(1,) * 13,
    play=whist.BRIDGE_WHIST_PLAY,
    form=trump.DealerDeclares(),
    score=score.RubberSheet(scale=whist.BRIDGE_WHIST_SCALE),
    rules=(
        ("Players", "Four, two against two; the two lowest cuts play the two highest, ace low, and the lowest deals."),
        ("Ranks", "Ace high to deuce low; honors are ace to ten of trumps, at no trump the aces."),
        ("Make", "The dealer names the trump or no trump, or leaves it to his partner, who then must; nobody bids."),
        (
            "Doubling",
            "The player at the dealer's left may double, or asks his partner whether he may lead; the other side may redouble, and so on without end.",
        ),
        ("Play", "The player at the dealer's left leads; then dealer's partner is dummy; players follow suit if they can."),
        (
            "Trick score",
            "Whoever has more than six tricks scores for each 2 in spades, 4 in clubs, 6 in diamonds, 8 in hearts, 12 at no trump, times what was doubled.",
        ),
        (
            "Above the line",
            "Honors to the side with most of them, as so many undoubled tricks; chicane; 20 for twelve tricks and 40 for thirteen.",
        ),
        ("Game and rubber", "Thirty trick points are a game; two games end the rubber and add 100; the difference is won."),
    ),
    expects=(
        *seating.SEATING,
        *dealing.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        conduct.SPECTATOR_SPEAKS,
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *conduct.TALKING,
        *declarer.DUMMY,
        *whist.MAKING,
        seating.CUT_FROM_ANOTHER_PACK,
        exposure.EXPOSED_IN_AUCTION,
        declarer.DUMMY_TAKES_PART,
        tricks.CARD_THROWN,
        tricks.GAME_OF_REVOKERS,
        whist.SLAM_OF_REVOKERS,
        whist.CUTS_INTO_SECOND_TABLE,
    ),
    laws=(
        *scoring.LAWS,
        *cutting.CUTTING,
        *cutting.SHUFFLING,
        *deal.DEALING,
        *make.MAKE,
        *make.DOUBLING,
        *make.EXPOSED,
        *dummy.LAWS,
        *play.EXPOSED,
        *play.LEADS,
        *errors.IN_ERROR,
        *revoke.LAWS,
        *general.GENERAL,
        *cutting.CARDS,
        *general.ETIQUETTE,
    ),
)
