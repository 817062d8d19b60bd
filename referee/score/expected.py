"""What score expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.score.expects import SCORE_ERROR, WRONG_SCORE

#: what is written on the sheet
SCORING = (
    WRONG_SCORE,
    SCORE_ERROR,
)
