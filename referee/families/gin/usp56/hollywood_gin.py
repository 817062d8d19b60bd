"""Hollywood gin: a game of gin rummy whose hands are entered in three games at once (usp56 3417-3423)."""

from referee import score
from referee.core.law import Law
from referee.families.gin.usp56.gin_rummy import GIN_RUMMY, SCORE

HOLLYWOOD_GIN = GIN_RUMMY.vary(
    "hollywood-gin",
    title="Hollywood Gin",
    cite="usp56 3417-3423",
    score=score.Hollywood(of=SCORE, at_once=3),
    rules=(("Score", "Three games at once; each has its own end, with all that it brings, and the play ends with the last."),),
    add=[
        Law(
            "hand-entered-in-wrong-games",
            cite="usp56 3419",
            says="A player's first win counts in the first game, his second in two, his third and every later one in all three.",
        ),
        Law(
            "score-entered-in-finished-game",
            cite="usp56 3421",
            says="A game that somebody has won takes no more scores; they go into those that are not decided.",
        ),
        Law(
            "shut-out-player-enters-in-finished-game",
            cite="usp56 3423",
            says="Whoever was shut out of a game enters his first score in the first that is not decided.",
        ),
    ],
)
