"""Gin rummy for three: two play and one waits, or one is in the box, or all three play (usp56 3429-3445)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import gin
from referee.families.gin.usp56.gin_rummy import BONUSES, GIN_RUMMY
from referee.mechanics import conduct, deal, melds, rulings, stock

#: what a hand of gin and the game bring, where a shutout is paid for and not doubled
BOXES = score.Boxes(each=25, game=100, shutout=False)

GIN_RUMMY_FOR_THREE = GIN_RUMMY.vary(
    "gin-rummy-for-three",
    title="Gin Rummy for three",
    cite="usp56 3429-3445",
    seats=3,
    players=(3, 3),
    play=gin.PLAY_OF_TWO,
    score=score.Tally(
        (score.Race(to=100), BOXES, gin.PaysDifferences(shut_out=100)), kind="gin", standings=frozenset({"points", "games"})
    ),
    rules=(
        ("Players", "Two play, and the third waits; the loser of a hand goes out. A line `meets Ann Bob` says who plays."),
        (
            "Score",
            "Each for himself, to 100; each pays every other who has more, and who has won no hand 100 more to the winner.",
        ),
    ),
    expects=(*GIN_RUMMY.expects, conduct.DISCLOSURE, melds.LAID_OFF_ON_LAID_OFF),
    add=[
        Law(
            "idle-player-advises",
            breach=conduct.DISCLOSURE,
            when=[gin.IDLE.yes, deal.PARTNERSHIP.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3433",
            says="Where each plays for himself the idle player advises nobody, but of the law of an irregularity.",
        ),
        Law(
            "idle-partner-consults",
            breach=conduct.DISCLOSURE,
            when=[gin.IDLE.yes, deal.PARTNERSHIP.yes],
            remedy=rulings.ALLOWED,
            cite="usp56 3435",
            says="The idle partner of two against one may consult on the play; the active one decides.",
        ),
        Law(
            "idle-player-discards",
            breach=stock.DISCARDED_OUT_OF_TURN,
            when=[gin.IDLE.yes],
            remedy=rulings.silent("it is no turn, and whoever was to play plays"),
            cite="usp56 3433",
            says="The idle player has no turn; of a card that he throws away all the same the book says nothing.",
        ),
        Law(
            "player-of-the-hand-talks",
            breach=conduct.DISCLOSURE,
            when=[gin.IDLE.no],
            remedy=rulings.silent("the hand goes on"),
            cite="usp56 3433-3435",
            says="Of what those say who play the hand the book says nothing.",
        ),
        Law(
            "layoff-on-laid-off-card",
            breach=melds.LAID_OFF_ON_LAID_OFF,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3443",
            says="Where three play a card is laid off on what the knocker had at first, and not on what another has laid off.",
        ),
        Law(
            "draws-discard-already-taken",
            breach=stock.WRONG_DISCARD_TAKEN,
            when=[gin.DISCARD_GONE.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3437",
            says="Of the two last discards of the others a player may draw either, unless one has been taken: then there is one.",
        ),
        Law(
            "tie-with-knocker",
            cite="usp56 3441",
            says="Where three play, who ties the knocker wins the hand, and 20 are taken from the knocker; there is no other undercut.",
        ),
        Law(
            "three-undrawn-cards-drawn-hand",
            cite="usp56 3443",
            says="Where three play the hand is drawn when three cards of the stock are left and nobody has knocked.",
        ),
        Law(
            "shut-out-pays-extra",
            cite="usp56 3433",
            says="A player who was shut out pays 100 more, to the winner of the game alone.",
        ),
    ],
)

GIN_RUMMY_IN_THE_BOX = GIN_RUMMY_FOR_THREE.vary(
    "gin-rummy-in-the-box",
    title="Gin Rummy for three, one in the box",
    cite="usp56 3435",
    sides=2,
    sided=(0, 1, 1),
    score=score.Tally(
        (score.Race(to=100), score.Boxes(each=25, game=100), gin.PaysDifferences()),
        kind="gin",
        standings=frozenset({"points", "games"}),
    ),
    rules=(
        ("Players", "The first named is in the box, against the two others by turns; `meets Ann Bob` says who plays."),
        ("Score", "One score for him and one for the two; each of them settles with him in full."),
    ),
)

THREE_PLAY_GIN_RUMMY = GIN_RUMMY_FOR_THREE.vary(
    "gin-rummy-three-together",
    title="Gin Rummy, three together",
    cite="usp56 3437-3445",
    play=gin.PLAY_OF_THREE,
    form=evolve(BONUSES, gin=40, undercut=0, left_in_stock=3, original_sets_only=True, any_last_discard=True, lost_by_a_tie=20),
    score=score.Tally(
        (score.Race(to=200), score.Boxes(each=25, game=100), gin.PaysDifferences()),
        kind="gin",
        standings=frozenset({"points", "games"}),
    ),
    rules=(
        ("First play", "Eldest hand may take the upcard, then the player at his left."),
        ("Draw", "The stock, or the last discard of either opponent that has not been taken."),
        (
            "Hand",
            "The lowest count wins the difference to the two others together; who ties the knocker wins, and the knocker loses 20.",
        ),
        ("Score", "Gin 40; to 200; each pays every other who has more."),
    ),
)
