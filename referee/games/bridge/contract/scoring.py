"""Contract bridge, the laws of the score (usp56 643-667, 735-758, 916)."""

from referee.breaches.written_score import SCORE_ERROR, WRONG_SCORE
from referee.facts.score import (
    AFTER_AGREEMENT,
    BEFORE_AGREEMENT,
    BEFORE_SECOND_DEAL,
    ERROR_RAISED,
    MAJORITY_CONSENTS,
    PART_SCORE_OR_GAME,
    WHICH_SCORE,
)
from referee.law import Law
from referee.play.entries import HONORS, PREMIUM, SLAM, TRICK_SCORE, UNDERTRICKS, UNFINISHED
from referee.remedies.scores import CORRECTED_SCORE, SHOULD_BE, stands_as_written
from referee.roles import ANY_PLAYER, MAJORITY
from referee.windows import RUBBER_AGREED, SECOND_DEAL_DEALT

LAWS = (
    Law(
        "both-sides-responsible-for-score",
        kind="definition",
        cite="usp56 647-649",
        says="Any player may keep the score; where one player does, both sides answer for every entry.",
    ),
    Law(
        "trick-and-overtrick-score",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(TRICK_SCORE)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 653-655, 735-752",
        says="Odd tricks bid and won count below the line; overtricks, and 50 for a doubled contract made, above it.",
    ),
    Law(
        "undertrick-premiums",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(UNDERTRICKS)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 657, 750-752",
        says="Each undertrick brings the other side 50, vulnerable 100; doubled 100 and then 200, vulnerable 200 and then 300.",
    ),
    Law(
        "slam-premiums",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(SLAM)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 657, 755",
        says="A slam counts only if bid and made: little 500, vulnerable 750; grand 1000, vulnerable 1500.",
    ),
    Law(
        "honor-premiums",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(HONORS)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 661, 754, 758",
        says="Four trump honors in one hand bring its side 100, five 150, four aces at no trump 150, whoever plays and however it ends.",
    ),
    Law(
        "game-and-rubber-score",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(PREMIUM)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 663-665, 756",
        says="A hundred trick points make a game and clear both part scores; the second game wins 700, or 500 if the others have one.",
    ),
    Law(
        "back-score",
        kind="scoring",
        cite="usp56 667",
        says="Each player's gain or loss on the rubber is kept in hundreds; an odd 50 or more counts as a hundred.",
    ),
    Law(
        "unfinished-rubber",
        breach=WRONG_SCORE,
        when=[WHICH_SCORE.is_(UNFINISHED)],
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 758",
        says="In a rubber broken off the only game counts 300 and the only part score of the game begun counts 50.",
    ),
    Law(
        "score-error-corrected-until-rubber-agreed",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.no, ERROR_RAISED.is_(BEFORE_SECOND_DEAL, BEFORE_AGREEMENT)],
        until=RUBBER_AGREED,
        remedy=CORRECTED_SCORE,
        chooser=ANY_PLAYER,
        cite="usp56 916",
        says="A score shown or admitted to be wrong can be put right until the result of the rubber is agreed.",
    ),
    Law(
        "score-stands-once-rubber-agreed",
        breach=SCORE_ERROR,
        when=[ERROR_RAISED.is_(AFTER_AGREEMENT)],
        remedy=stands_as_written("the rubber score has been agreed"),
        kind="derived",
        cite="usp56 916",
        says="Once the rubber score is agreed, an error in it is no longer corrected.",
    ),
    Law(
        "part-score-or-game-entry-error",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.yes, ERROR_RAISED.is_(BEFORE_SECOND_DEAL)],
        until=SECOND_DEAL_DEALT,
        remedy=CORRECTED_SCORE,
        chooser=ANY_PLAYER,
        cite="usp56 916",
        says="A part score or game entered wrongly or omitted is corrected until the second correct deal after it has been dealt.",
    ),
    Law(
        "part-score-or-game-corrected-by-consent",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.yes, ERROR_RAISED.is_(BEFORE_AGREEMENT), MAJORITY_CONSENTS.yes],
        until=RUBBER_AGREED,
        remedy=CORRECTED_SCORE,
        chooser=MAJORITY,
        cite="usp56 916",
        says="After that a part score or game is corrected only if most of the players consent.",
    ),
    Law(
        "part-score-or-game-error-too-late",
        breach=SCORE_ERROR,
        when=[PART_SCORE_OR_GAME.yes, ERROR_RAISED.is_(BEFORE_AGREEMENT), MAJORITY_CONSENTS.no],
        remedy=stands_as_written("two more deals have been dealt, and no majority consents"),
        chooser=MAJORITY,
        cite="usp56 916",
        says="Without that consent a part score or game entered wrongly stands once two more deals have been dealt.",
    ),
)
