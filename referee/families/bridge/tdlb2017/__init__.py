"""Duplicate bridge under the laws of 2017: the equipment of the book's duplicate bridge, and rows of its own."""

from referee.core.game import Years
from referee.families import bridge
from referee.families.bridge.tdlb2017 import (
    adjusting,
    auction,
    boards,
    claims,
    explaining,
    general,
    irregular_calls,
    leads_out_of_turn,
    penalty_cards,
    play,
    revoke,
    rights,
    rights_in_play,
    scoring,
)
from referee.families.bridge.tdlb2017.code import COMPARED, TABLE_OF_77, TDLB2017
from referee.families.bridge.tdlb2017.left_out import UNENCODED
from referee.families.bridge.usp56.duplicate import DUPLICATE_BRIDGE

DUPLICATE_BRIDGE_2017 = DUPLICATE_BRIDGE.under(
    TDLB2017,
    "duplicate-bridge-2017",
    title="Duplicate Bridge (laws of 2017)",
    # the table of 77 is that of 1987, and what was played between stands nearer to it than to the books
    years=Years(2017, serves=1987),
    score=bridge.DuplicateSheet(table=TABLE_OF_77),
    form=COMPARED,
    rules=(
        ("Players", "Four at a table, in pairs, teams, or each for himself."),
        ("Board", "Its number says who deals and who is vulnerable; each further sixteen go as the first."),
        ("Director", "He is called to every irregularity, and nobody acts before he has told what follows."),
        (
            "Score",
            "Each board by itself: a game bid and made 300, vulnerable 500, any smaller contract 50; doubled undertricks 100, 200, 200, then 300, vulnerable 200, then 300.",
        ),
        ("Match points", "Two units for each score in the same direction that is lower, one for each that is equal."),
        ("International match points", "The difference of the two scores of a board by a scale from 0 to 24."),
    ),
    expects=(*DUPLICATE_BRIDGE.expects, *DUPLICATE_BRIDGE.bottom.expects, *bridge.OF_TODAY),
    laws=(
        *general.LAWS,
        *boards.LAWS,
        *auction.LAWS,
        *explaining.LAWS,
        *irregular_calls.LAWS,
        *play.LAWS,
        *penalty_cards.LAWS,
        *leads_out_of_turn.LAWS,
        *revoke.LAWS,
        *claims.LAWS,
        *adjusting.LAWS,
        *rights.LAWS,
        *rights_in_play.LAWS,
        *scoring.LAWS,
    ),
    unencoded=UNENCODED,
)
