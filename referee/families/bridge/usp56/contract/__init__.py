"""Contract bridge (usp56), its laws in sections as the book has them."""

from referee import score
from referee.core.game import Game
from referee.families import bridge
from referee.families.bridge.usp56.contract import auction, claims, deal, general, play, revoke, scoring
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import claims as claiming
from referee.mechanics import conduct, declarer, rulings, seating, tricks

CONTRACT_BRIDGE = Game(
    "contract-bridge",
    title="Contract Bridge (rubber)",
    family="bridge",
    cite="usp56 543-667, 693-974",
    general=GENERAL_RULES,
    # an error on the sheet has limits of its own here (usp56 916)
    dropped=frozenset({"limit-score-error-until-payment", "score-stands-after-payment"}),
    deal="Thirteen cards to each player, one at a time, from dealer's left.",
    rounds=(1,) * 13,
    play=bridge.CONTRACT_BRIDGE_PLAY,
    score=score.RubberSheet(),
    rules=(
        ("Players", "Four, two against two; five or six may rotate in."),
        ("Ranks", "Ace high to deuce low; no trump over spades, hearts, diamonds, clubs."),
        ("Auction", "Dealer calls first; each bid tops the last; three passes after a bid close the auction."),
        (
            "Play",
            "The defender at declarer's left leads; dummy is faced; players follow suit if they can; the highest trump or card of the suit led wins.",
        ),
        (
            "Trick score",
            "Odd tricks bid and won, below the line: clubs and diamonds 20, hearts and spades 30, no trump 40 and then 30; doubled twice, redoubled four times.",
        ),
        (
            "Premiums",
            "Above the line: overtricks, undertricks of the other side, slams 500/750 and 1000/1500, honors 100 or 150, 50 for a doubled contract made.",
        ),
        (
            "Game and rubber",
            "100 trick points are a game; two games win the rubber, 700 if the other side has none, 500 if it has one; the higher total wins.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *bridge.CALLING,
        *tricks.TRICKS,
        *claiming.CLAIMING,
        *conduct.TALKING,
        *declarer.DUMMY,
        seating.SHOWN_EARLY_IN_DRAW,
    ),
    laws=(
        *deal.LAWS,
        *general.ATTENTION,
        *auction.LAWS,
        *general.WAIVER,
        *play.PROCEDURE,
        *play.IRREGULARITIES,
        *revoke.LAWS,
        *claims.LAWS,
        *play.ILLUSTRATED,
        *scoring.LAWS,
        *general.EXCESS,
        *general.PROPRIETIES,
    ),
)
