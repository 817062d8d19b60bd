"""Gin Rummy (usp56 3323-3415), its laws in sections."""

from attrs import evolve

from referee import score
from referee.core.game import Game
from referee.families.gin.usp56.gin_rummy import irregularities, play
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import exposure, melds, stock

#: the hand (usp56 3347, 3355-3357)
BONUSES = melds.Bonuses(undercut=25, gin=25, most_to_knock=10)
#: the game (usp56 3361-3365)
SCORE = score.Tally((score.Race(to=100), score.Boxes(each=25, game=100)), kind="gin", standings=frozenset({"points", "games"}))

GIN_RUMMY = Game(
    "gin-rummy",
    title="Gin Rummy",
    family="gin",
    cite="usp56 3323-3415",
    general=RUMMY,
    seats=2,
    sides=0,
    hand_size=10,
    deal="Ten cards to each, one at a time, the opponent first; the next card is the upcard.",
    rounds=(1,) * 10,
    play=stock.KNOCKING_PLAY,
    form=BONUSES,
    score=SCORE,
    rules=(
        ("Ranks", "King high, ace low; court cards count ten, the ace one."),
        ("First play", "The non-dealer may take the upcard, then the dealer; if both refuse the non-dealer draws."),
        ("Knock", "After drawing, with ten points or fewer unmatched once the discard is down."),
        ("Showdown", "The opponent lays off on the knocker's sets, unless that player is gin."),
        ("Hand", "The lower count wins the difference; an undercut or gin brings 25 more."),
        ("Game", "100, with a bonus of 100, all doubled if the loser has won no hand; then 25 for each hand won."),
    ),
    expects=(
        *stock.STOCK,
        *melds.MELDING,
        stock.DRAWN_TOO_EARLY,
        exposure.CARD_EXPOSED,
        melds.KNOCK_OVER_TEN,
        score.WRONG_COUNT,
    ),
    laws=(*play.LAWS, *irregularities.LAWS),
)

GIN_RUMMY_VARIANT_SCORING = GIN_RUMMY.vary(
    "gin-rummy-variant-scoring",
    title="Gin Rummy, the other scale",
    cite="usp56 3367",
    form=evolve(BONUSES, undercut=10, gin=20, lays_off_against_gin=True),
    score=evolve(SCORE, parts=(score.Race(to=100), score.Boxes(each=20, game=100))),
    rules=(("Scale", "10 for an undercut, 20 for gin and for each hand won; cards may be laid off against gin."),),
    drop=("lays-off-against-gin",),
)
