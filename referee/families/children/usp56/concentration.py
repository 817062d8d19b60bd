"""Concentration, also called memory (usp56 6415-6437)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import children
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, turns

CONCENTRATION = Game(
    "concentration",
    title="Concentration (Memory)",
    family="children",
    cite="usp56 6415-6437",
    general=GENERAL_RULES,
    players=(2, 14),
    sides=0,
    hand_size=0,
    deal="All cards face down on the table, one at a time, no two touching.",
    play=children.CONCENTRATION_PLAY,
    form=children.Memory(),
    score=score.Tally(),
    rules=(
        (
            "Play",
            "Turn up two cards; a pair is yours and you go on, any others are turned down where they lay, and the turn goes to the left.",
        ),
        ("Score", "Who has the most pairs gets a chip from each other player."),
    ),
    expects=(children.NOT_PUT_BACK, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "cards-not-replaced",
            breach=children.NOT_PUT_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6429",
            says="The first card stays face up until the second is turned; two that are no pair go down exactly where they lay.",
        ),
        Law(
            "turns-up-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6429",
            says="Each turns up cards in his turn, and the turn passes to the left from who has found no pair.",
        ),
        Law(
            "tie-for-most-pairs",
            cite="usp56 6433",
            says="Two who tie for the most pairs split what the others pay.",
        ),
    ),
)

CONCENTRATION_BY_PAIRS = CONCENTRATION.vary(
    "concentration-by-pairs",
    title="Concentration, each pair paid for",
    cite="usp56 6435-6437",
    form=children.Memory(each_pair=True),
    rules=(("Score", "Each player gets a chip from each other player for every pair that he has."),),
    drop=["tie-for-most-pairs"],
)
