"""What a director rules: scores adjusted, boards played on or rated by groups, procedure enforced."""

from __future__ import annotations

from referee.core.status import CONDONED, CORRECTED
from referee.families.bridge.expects.director import IMPROPER_INFORMATION
from referee.mechanics.rulings.gives.general import condoned, does, no_penalty, opens, says

DIRECTOR_MUST_BE_CALLED = says("the director must be called before anybody goes on")
BY_THE_DIRECTOR_ALONE = says("it has no effect", "the director alone waives and assesses penalties")
MAY_ADJUST = does("the director may assign an adjusted score if the other pair was damaged", choice=True)
SCORE_IS_ADJUSTED = no_penalty("the director assigns an adjusted score")
PLAYED_NORMALLY = does("the board is played and scored normally", status=CORRECTED, bites=False)
ADJUSTED_INSTEAD = does("the director assigns an adjusted score")
POCKETS_PUT_RIGHT = says(
    "the director puts the pockets right if he can and has the board played",
    "he adjusts the score if somebody learned too much",
)
MAY_SEND_AWAY = no_penalty("the director may send the caller from the table and have his partner explain", choice=True)
MAY_REQUIRE_OR_FORBID_CARD = does(
    "the director may require or forbid declarer to play the card suggested, or its equivalent", choice=True
)
CARD_PUT_BACK = does("the card named is played", status=CORRECTED) & does(
    "a defender may withdraw a card played after the error", status=CORRECTED, choice=True
)
PLACED_CARD_STANDS = does("the card placed stands", status=CONDONED, bites=False)
FIRST_DESIGNATION_STANDS = does("the card first named is played")
NO_PROCEDURAL_PENALTY = no_penalty("no penalty, as no adjusted score became necessary")
TENTH_OF_A_BOARD = does(
    "the director may take a tenth of a board's most match points from the offender, and give as much to a side without fault",
    choice=True,
)
RATED_BY_GROUPS = does(
    "each group that played the same cards is rated by itself, with half a match point for every pair of the other groups"
)
DIRECTOR_RULES_ON_CLAIM = says(
    "the director must be called and nothing done without him", "he gives doubtful tricks to the claimant's opponents"
)
BOARD_MOVED_ON = condoned("no penalty", "the round is over and the board has been moved")
HANDS_ARE_BACK = condoned("no penalty", "the hands are back in the board")
IMPROPER_INFORMATION_RULED = opens(IMPROPER_INFORMATION)
