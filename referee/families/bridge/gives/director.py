"""What a director rules: scores adjusted, boards played on or rated by groups, procedure enforced."""

from __future__ import annotations

from referee.core.status import CONDONED, CORRECTED
from referee.families.bridge.expects.director import IMPROPER_INFORMATION
from referee.mechanics.rulings.gives.general import condoned, no_penalty, opens
from referee.mechanics.rulings.gives.parts import (
    DECIDED_ELSEWHERE,
    NOT_HELD_TO_IT,
    Physical,
    Remark,
    Stands,
    Undone,
    WithoutEffect,
)

DIRECTOR_MUST_BE_CALLED = Undone("the director must be called before anybody goes on", NOT_HELD_TO_IT)
BY_THE_DIRECTOR_ALONE = WithoutEffect("it has no effect") & Remark("the director alone waives and assesses penalties")
MAY_ADJUST = Physical("the director may assign an adjusted score if the other pair was damaged", DECIDED_ELSEWHERE, choice=True)
SCORE_IS_ADJUSTED = no_penalty("the director assigns an adjusted score")
PLAYED_NORMALLY = Stands("the board is played and scored normally", status=CORRECTED, bites=False)
ADJUSTED_INSTEAD = Physical("the director assigns an adjusted score", DECIDED_ELSEWHERE)
POCKETS_PUT_RIGHT = Physical(
    "the director puts the pockets right if he can and has the board played", DECIDED_ELSEWHERE
) & Physical("he adjusts the score if somebody learned too much", DECIDED_ELSEWHERE)
MAY_SEND_AWAY = no_penalty("the director may send the caller from the table and have his partner explain", choice=True)
MAY_REQUIRE_OR_FORBID_CARD = Undone(
    "the director may require or forbid declarer to play the card suggested, or its equivalent", NOT_HELD_TO_IT, choice=True
)
CARD_PUT_BACK = Undone("the card named is played", NOT_HELD_TO_IT, status=CORRECTED) & Undone(
    "a defender may withdraw a card played after the error", NOT_HELD_TO_IT, status=CORRECTED, choice=True
)
PLACED_CARD_STANDS = Stands("the card placed stands", status=CONDONED, bites=False)
FIRST_DESIGNATION_STANDS = Undone("the card first named is played", NOT_HELD_TO_IT)
NO_PROCEDURAL_PENALTY = no_penalty("no penalty, as no adjusted score became necessary")
TENTH_OF_A_BOARD = Physical(
    "the director may take a tenth of a board's most match points from the offender, and give as much to a side without fault",
    DECIDED_ELSEWHERE,
    choice=True,
)
RATED_BY_GROUPS = Physical(
    "each group that played the same cards is rated by itself, with half a match point for every pair of the other groups",
    DECIDED_ELSEWHERE,
)
DIRECTOR_RULES_ON_CLAIM = Physical("the director must be called and nothing done without him", DECIDED_ELSEWHERE) & Physical(
    "he gives doubtful tricks to the claimant's opponents", DECIDED_ELSEWHERE
)
BOARD_MOVED_ON = condoned("no penalty", "the round is over and the board has been moved")
HANDS_ARE_BACK = condoned("no penalty", "the hands are back in the board")
IMPROPER_INFORMATION_RULED = opens(IMPROPER_INFORMATION)
