"""Partnership gin: hands between two sides, played at the same time and scored as one (usp56 3447-3467)."""

from referee import score
from referee.core.law import Law
from referee.families import gin
from referee.families.gin.usp56.gin_rummy import GIN_RUMMY
from referee.mechanics import conduct, deal, rulings

#: whoever plays against the partner may claim a new deal before he goes on
_LATE = rulings.condoned("the hand goes on")

PARTNERSHIP_GIN = GIN_RUMMY.vary(
    "partnership-gin",
    title="Partnership Gin",
    cite="usp56 3447-3457",
    seats=4,
    players=(4, 4),
    sides=2,
    play=gin.PLAY_OF_TWO,
    score=gin.Amalgamated(
        (gin.RaceBySize(((2, 125),)), score.Boxes(each=25, game=100)), kind="gin", standings=frozenset({"points", "games"})
    ),
    rules=(
        ("Players", "Four, two against two; two hands are played at once, told one after the other as deals of the log."),
        ("Hand", "A dealer plays the opponent at his right at first, then the other; `meets N E` says who plays."),
        ("Score", "One for each side: what both partners win or lose together. A drawn hand is not replayed. Game 125."),
    ),
    expects=(*GIN_RUMMY.expects, conduct.DISCLOSURE),
    unencoded={
        "waits-for-other-hand": "that a player waits is allowed once there has been a knock in the other hand, and a log tells one hand"
        " after the other: how far the other was when he waited it does not say; usp56 3455",
    },
    add=[
        Law(
            "idle-partner-advises-before-knock",
            breach=conduct.DISCLOSURE,
            when=[gin.TOLD_PARTNER.is_(gin.TOO_EARLY)],
            until=gin.NEW_DEAL_CLAIMED,
            remedy=deal.REDEAL,
            late=_LATE,
            cite="usp56 3455",
            says="Advice before the partner's opponent has knocked: that opponent may claim a new deal before his next draw or discard.",
        ),
        Law(
            "idle-partner-gives-other-information",
            breach=conduct.DISCLOSURE,
            when=[gin.TOLD_PARTNER.is_(gin.INFORMATION)],
            until=gin.NEW_DEAL_CLAIMED,
            remedy=deal.REDEAL,
            late=_LATE,
            cite="usp56 3455",
            says="Information beyond matching, laying off and the law: the partner's opponent may claim a new deal before he goes on.",
        ),
        Law(
            "idle-partner-advises-after-knock",
            breach=conduct.DISCLOSURE,
            when=[gin.TOLD_PARTNER.is_(gin.ADVICE)],
            remedy=rulings.ALLOWED,
            cite="usp56 3455",
            says="When the partner's opponent has knocked, a player whose hand is over may advise on matching and laying off.",
        ),
        Law(
            "player-of-the-hand-talks",
            breach=conduct.DISCLOSURE,
            when=[gin.TOLD_PARTNER.is_(gin.PLAYING)],
            remedy=rulings.silent("the hand goes on"),
            cite="usp56 3455",
            says="Of what those say who still play the book says nothing.",
        ),
        Law(
            "drawn-hand-not-replayed",
            cite="usp56 3457, 3467",
            says="A hand that is drawn is not played again, and counts as one of its deal.",
        ),
    ],
)

PARTNERSHIP_GIN_SIX_OR_MORE = PARTNERSHIP_GIN.vary(
    "partnership-gin-six-or-more",
    title="Partnership Gin, six or more",
    cite="usp56 3459-3467",
    seats=6,
    players=(6, 12),
    score=gin.Amalgamated(
        (gin.RaceBySize(((3, 150), (4, 150), (5, 175), (6, 200))), score.Boxes(each=25, game=100)),
        kind="gin",
        standings=frozenset({"points", "games"}),
    ),
    rules=(
        ("Players", "Half against half, each playing the opponent who faces him all through the game."),
        ("Score", "What all of a side win or lose together. Game 150, with five a side 175, with six 200."),
    ),
    add=[
        Law(
            "advises-after-seeing-opponents-hand",
            breach=conduct.DISCLOSURE,
            when=[gin.SAW_A_HAND.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3465",
            says="Who has seen the hand of an opponent advises nobody.",
        ),
    ],
)
