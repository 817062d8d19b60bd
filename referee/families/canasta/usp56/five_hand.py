"""Canasta for five: one side has three players, who sit out by turns (usp56 3097-3099)."""

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA
from referee.mechanics import conduct, rulings

FIVE_HAND_CANASTA = CANASTA.vary(
    "five-hand-canasta",
    title="Five-hand Canasta",
    cite="usp56 3097-3099",
    seats=5,
    players=(5, 5),
    sided=(0, 1, 0, 1, 0),
    play=canasta.PLAY_OF_FIVE,
    rules=(("Players", "Five: the first, third and fifth named against the two others. A line `sits Ann` says who sits out."),),
    expects=(*CANASTA.expects, canasta.CALLED_SITTING_OUT),
    add=[
        Law(
            "sitting-player-advises",
            breach=conduct.DISCLOSURE,
            when=[canasta.SITS_OUT.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3099",
            says="The player who sits out gives his side no advice.",
        ),
        Law(
            "sitting-player-calls-irregularity",
            breach=canasta.CALLED_SITTING_OUT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3099",
            says="Nor does he call attention to an irregularity, but in the score when play is over.",
        ),
    ],
)
