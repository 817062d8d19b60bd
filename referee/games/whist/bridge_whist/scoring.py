"""Bridge whist, the laws of the score (ames 46-106, 331-365)."""

from referee.breaches.written_score import SCORE_ERROR, WRONG_SCORE
from referee.facts.score import AGREED_BEFORE, GAME_STILL_OPEN, PART_SCORE_OR_GAME, WHICH_SCORE
from referee.law import Law
from referee.play.entries import HONORS, PREMIUM, SLAM, TRICK_SCORE, UNDERTRICKS, UNFINISHED
from referee.remedies.scores import CORRECTED_SCORE, SHOULD_BE, stands_as_written
from referee.roles import ANY_PLAYER
from referee.windows import RUBBER_AGREED, TRUMP_OF_NEXT_DEAL

LAWS = (
    Law(
        "game-and-rubber-count",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(TRICK_SCORE, PREMIUM, UNDERTRICKS, UNFINISHED)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="ames 333, 337-341, 358",
        says="Tricks over six count 2 in spades, 4 in clubs, 6 in diamonds, 8 in hearts and 12 at no trump; thirty of these are a game, and two games add 100.",
    ),
    Law(
        "value-of-honors",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(HONORS)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="ames 68-78, 343-347",
        says="The side with most honors counts as many tricks undoubled: three 2, four 4 or in one hand 8, five 5, with four in one hand 9, all in one 10; three aces 30, four 40 or 100.",
    ),
    Law(
        "slam-without-penalty-tricks",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(SLAM)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="ames 98, 349-351",
        says="Thirteen tricks count 40 and twelve 20, those of a penalty left out; a side that has revoked scores none.",
    ),
    Law(
        "chicane",
        kind="scoring",
        cite="ames 84-96, 353-356",
        says="A hand without trumps adds three honors to the honors of its side, or takes as much from those of the other; two such hands take four.",
    ),
    Law(
        "honors-not-doubled",
        kind="scoring",
        cite="ames 106, 357",
        says="Doubling touches the value of tricks alone.",
    ),
    Law(
        "honor-score-error",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.no, AGREED_BEFORE.no],
        until=RUBBER_AGREED,
        remedy=CORRECTED_SCORE,
        chooser=ANY_PLAYER,
        cite="ames 360-361",
        says="A wrong score of honors, chicane or slam may be corrected until the score of the rubber is made up and agreed.",
    ),
    Law(
        "score-stands-once-agreed",
        breach=SCORE_ERROR,
        when=[AGREED_BEFORE.yes],
        remedy=stands_as_written("the rubber score has been agreed"),
        kind="derived",
        cite="ames 360-365",
        says="Once the rubber is agreed, no error in it is corrected.",
    ),
    Law(
        "trick-score-error",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.yes, AGREED_BEFORE.no, GAME_STILL_OPEN.yes],
        until=TRUMP_OF_NEXT_DEAL,
        remedy=CORRECTED_SCORE,
        chooser=ANY_PLAYER,
        cite="ames 363-365",
        says="A wrong trick score is corrected before its game is concluded, which it is when the trump of the deal after it is named; in the last game, before the rubber is agreed.",
    ),
    Law(
        "trick-score-error-too-late",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.yes, AGREED_BEFORE.no, GAME_STILL_OPEN.no],
        remedy=stands_as_written("its game is concluded"),
        cite="ames 363-365",
        says="A wrong trick score stands once its game is concluded.",
    ),
)
