"""Bridge whist, the laws of the score (ames 46-106, 331-365)."""

from referee import score
from referee.core.law import Law

LAWS = (
    Law(
        "game-and-rubber-count",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.TRICK_SCORE, score.PREMIUM, score.UNDERTRICKS, score.UNFINISHED)],
        remedy=score.SHOULD_BE,
        cite="ames 333, 337-341, 358",
        says="Tricks over six count 2 in spades, 4 in clubs, 6 in diamonds, 8 in hearts and 12 at no trump; thirty of these are a game, and two games add 100.",
    ),
    Law(
        "value-of-honors",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.HONORS)],
        remedy=score.SHOULD_BE,
        cite="ames 68-78, 343-347",
        says="The side with most honors counts as many tricks undoubled: three 2, four 4 or in one hand 8, five 5, with four in one hand 9, all in one 10; three aces 30, four 40 or 100.",
    ),
    Law(
        "slam-without-penalty-tricks",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.SLAM)],
        remedy=score.SHOULD_BE,
        cite="ames 98, 349-351",
        says="Thirteen tricks count 40 and twelve 20, those of a penalty left out; a side that has revoked scores none.",
    ),
    Law(
        "chicane",
        cite="ames 84-96, 353-356",
        says="A hand without trumps adds three honors to the honors of its side, or takes as much from those of the other; two such hands take four.",
    ),
    Law(
        "honors-not-doubled",
        cite="ames 106, 357",
        says="Doubling touches the value of tricks alone.",
    ),
    Law(
        "honor-score-error",
        breach=score.SCORE_ERROR,
        when=[score.PART_SCORE_OR_GAME.no],
        until=score.BEFORE_RUBBER_AGREED,
        remedy=score.CORRECTED_SCORE,
        cite="ames 360-361",
        says="A wrong score of honors, chicane or slam may be corrected until the score of the rubber is made up and agreed.",
    ),
    Law(
        "score-stands-once-agreed",
        breach=score.SCORE_ERROR,
        when=[score.PART_SCORE_OR_GAME.no],
        after=score.BEFORE_RUBBER_AGREED,
        remedy=score.stands_as_written("the rubber score has been agreed"),
        cite="drawn from ames 360-365",
        says="Once the rubber is agreed, no error in it is corrected.",
    ),
    Law(
        "trick-score-error",
        breach=score.SCORE_ERROR,
        when=[score.PART_SCORE_OR_GAME.yes],
        until=score.BEFORE_GAME_CONCLUDED,
        remedy=score.CORRECTED_SCORE,
        cite="ames 363-365",
        says="A wrong trick score is corrected before its game is concluded, which it is when the trump of the deal after it is named; in the last game, before the rubber is agreed.",
    ),
    Law(
        "trick-score-error-too-late",
        breach=score.SCORE_ERROR,
        when=[score.PART_SCORE_OR_GAME.yes],
        after=score.BEFORE_GAME_CONCLUDED,
        remedy=score.stands_as_written("its game is concluded"),
        cite="ames 363-365",
        says="A wrong trick score stands once its game is concluded.",
    ),
)
