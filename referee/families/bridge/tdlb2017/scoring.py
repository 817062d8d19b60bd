"""The laws of the score, 77 to 79."""

from referee import score
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.tdlb2017.code import TDLB2017
from referee.mechanics import rulings

LAWS = (
    Law(
        "board-dealer-and-vulnerability",
        cite=TDLB2017.at("2"),
        says="The number of the board says who deals it and who is vulnerable; each further sixteen go as the first.",
    ),
    Law(
        "trick-and-overtrick-score",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.TRICK_SCORE)],
        remedy=score.SHOULD_BE,
        cite=TDLB2017.at("77"),
        says="Odd tricks bid and won count 20, 30 or 40 and 30; each overtrick as much, or 100 doubled, 200 vulnerable, and twice that redoubled.",
    ),
    Law(
        "game-and-part-score-bonus",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.PREMIUM, score.HONORS, score.UNFINISHED)],
        remedy=score.SHOULD_BE,
        cite=TDLB2017.at("77"),
        says="Tricks worth 100 or more bring 300, vulnerable 500, and any less 50; nothing is carried over, and honors do not count.",
    ),
    Law(
        "insult-bonus",
        cite=TDLB2017.at("77"),
        says="A doubled contract that is made brings 50 besides, a redoubled one 100.",
    ),
    Law(
        "undertrick-premiums",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.UNDERTRICKS)],
        remedy=score.SHOULD_BE,
        cite=TDLB2017.at("77"),
        says="Undertricks cost 50, vulnerable 100; doubled 100, 200, 200 and then 300 each, vulnerable 200 and then 300; redoubled twice that.",
    ),
    Law(
        "slam-premiums",
        breach=score.WRONG_SCORE,
        when=[score.WHICH_SCORE.is_(score.SLAM)],
        remedy=score.SHOULD_BE,
        cite=TDLB2017.at("77"),
        says="A slam bid and made brings 500, vulnerable 750, and a grand slam 1000, vulnerable 1500, besides the game.",
    ),
    Law(
        "passed-out-scores-zero",
        cite=TDLB2017.at("22B, 77"),
        says="A board that all four pass out scores nothing for either side and is not dealt again.",
    ),
    Law(
        "matchpoint-scoring",
        cite=TDLB2017.at("78A"),
        says="Two units for each score of the same direction that is lower, and one for each that is equal.",
    ),
    Law(
        "imp-scoring",
        cite=TDLB2017.at("78B"),
        says="The difference of the two scores of a board is turned into 0 to 24 international match points by the scale.",
    ),
    Law(
        "total-point-scoring",
        cite=TDLB2017.at("78C"),
        says="Where total points count, a contestant has the net of all boards that it played.",
    ),
    Law(
        "recording-error-correction-period",
        breach=score.SCORE_ERROR,
        until=bridge.IN_CORRECTION_PERIOD,
        remedy=score.CORRECTED_SCORE,
        cite=TDLB2017.at("79C1"),
        says="An error in writing down or reckoning an agreed score is corrected until 30 minutes after the official score, or as the organiser sets.",
    ),
    Law(
        "recording-error-after-period",
        breach=score.SCORE_ERROR,
        after=bridge.IN_CORRECTION_PERIOD,
        remedy=score.stands_as_written("the time set for corrections is over")
        & rulings.notes(
            "the director may still correct it if he has no reasonable doubt that it is wrong and the organiser allows it"
        ),
        cite=TDLB2017.at("79C2"),
        says="After that time a score is corrected only with the organiser's leave, and if the record is wrong beyond reasonable doubt.",
    ),
)
