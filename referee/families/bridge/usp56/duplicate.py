"""Duplicate bridge and its contests (usp56 1461-1662): contract bridge with a director, by difference."""

from referee.core.game import Years
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.families.bridge.usp56.duplicate_laws import DROPPED, LAWS, REPLACED

DUPLICATE_BRIDGE = CONTRACT_BRIDGE.vary(
    "duplicate-bridge",
    title="Duplicate Bridge",
    # the book prints the laws that were superseded in 1975
    years=Years(1949, 1974, serves=0),
    cite="usp56 1461-1662",
    play=bridge.DUPLICATE_PLAY,
    score=bridge.DuplicateSheet(),
    deal="Once for all tables, one card at a time, into the four pockets of a board.",
    rules=(
        ("Players", "Four for a replay, eight or more for pairs, individuals and teams."),
        ("Board", "Its number says who deals and who is vulnerable; boards 17 to 32 are as 1 to 16."),
        ("Play", "As contract bridge, but each player keeps his cards before him and the hands go back into the board."),
        (
            "Score",
            "Each board by itself: a game bid and made 300, vulnerable 500, any smaller contract 50; no rubber; at match points no honors.",
        ),
        ("Match points", "One for each score in the same direction that is beaten, half a point for each that is equalled."),
        ("Director", "He is called to every irregularity; players neither waive nor assess penalties."),
    ),
    drop=DROPPED,
    expects=(*CONTRACT_BRIDGE.expects, *bridge.OF_DIRECTOR),
    replace=REPLACED,
    add=LAWS,
)

REPLAY_DUPLICATE = DUPLICATE_BRIDGE.vary(
    "replay-duplicate",
    title="Replay Duplicate",
    cite="usp56 1544-1572",
    rules=(
        ("Players", "Four, in two pairs, who play the boards once and at a later time again with the arrows turned."),
        ("Score", "The better net score of a board wins a point; or the net scores of all boards are added up."),
    ),
    add=(
        Law(
            "scoring",
            cite="usp56 1554-1560",
            says="The pair with the better net score over both plays of a board wins one point, or its net points where totals count.",
        ),
    ),
)

INDIVIDUAL_DUPLICATE = DUPLICATE_BRIDGE.vary(
    "individual-duplicate",
    title="Individual Contest",
    cite="usp56 1574-1592",
    rules=(
        ("Players", "Eight or twelve, each once with every other as partner and twice against him."),
        ("Rounds", "Seven rounds of 14, 21 or 28 boards in all for eight players; eleven rounds of 33 boards for twelve."),
        ("Score", "Match points."),
    ),
)

TEAM_OF_FOUR_DUPLICATE = DUPLICATE_BRIDGE.vary(
    "team-of-four-duplicate",
    title="Team-of-four Contest",
    cite="usp56 1594-1604",
    score=bridge.DuplicateSheet(honors_count=True),
    rules=(
        ("Players", "Two teams of two pairs, one pair of each team N-S in one room and the other E-W in the other room."),
        ("Boards", "A multiple of four, each played in both rooms."),
    ),
    add=(
        Law(
            "net-plus-wins",
            cite="usp56 1604",
            says="The team that is plus over all boards and both rooms wins the match.",
        ),
    ),
)

INTERNATIONAL_MATCH_POINTS = TEAM_OF_FOUR_DUPLICATE.vary(
    "international-match-points",
    title="Team-of-four Contest by International Match Points",
    cite="usp56 1650-1662",
    score=bridge.DuplicateSheet(),
    rules=(("Score", "The net score of each board is turned into international match points by the scale."),),
)

MITCHELL_PAIR_GAME = DUPLICATE_BRIDGE.vary(
    "mitchell-pair-game",
    title="Mitchell Pair Game",
    cite="usp56 1606-1642",
    rules=(
        ("Tables", "Three or more; half a table is arranged for as a whole one."),
        ("Movement", "N-S stay; E-W go to the next higher table and the boards to the next lower."),
        ("Pairs", "The number of the table at which a pair starts is its number throughout."),
    ),
    add=(
        Law(
            "match-points",
            cite="usp56 1632-1638",
            says="N-S and E-W are rated apart: a point for each score beaten and half for each tied; the most over all boards wins.",
        ),
    ),
)

HOWELL_MOVEMENT = DUPLICATE_BRIDGE.vary(
    "howell-movement",
    title="Howell Movement",
    cite="usp56 1644-1648",
    rules=(("Movement", "Each pair meets every other pair for one set of boards, as guide cards direct."),),
)
