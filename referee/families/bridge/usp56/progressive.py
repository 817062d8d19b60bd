"""Progressive bridge, by deals and by rubbers, pivot bridge, and bridge at a party (usp56 1245-1459), by difference."""

from referee import score
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.mechanics import rulings

PROGRESSIVE_BRIDGE = CONTRACT_BRIDGE.vary(
    "progressive-bridge",
    title="Progressive Bridge",
    cite="usp56 1329-1407",
    score=bridge.ProgressiveSheet(),
    rules=(
        ("Players", "Two or more tables of four; four deals make a round, one by each player."),
        ("Moving", "The winners of a table go one up; at the first table they stay and the losers go to the last."),
        (
            "Score",
            "Every deal by itself: a game bid and made in it 300, vulnerable 500, a smaller contract 50; no side scores more than 1,000 except for a slam bid and made.",
        ),
        ("Vulnerable", "First deal nobody, second and third the dealer's side, fourth everybody."),
        ("Winner", "Each subtracts his opponents' points from his own; the largest plus wins."),
    ),
    drop=("game-and-rubber-score", "unfinished-rubber", "passed-out-deal", "back-score"),
    expects=(*CONTRACT_BRIDGE.expects, *bridge.OF_PARTIES),
    add=(
        Law(
            "passed-out-deal-scores-zero",
            cite="usp56 1351",
            says="A deal that is passed out scores nothing for either side and is not dealt again; the deal moves on.",
        ),
        Law(
            "progression",
            cite="usp56 1353",
            says="Losers of the first table go to the last, its winners stay; everywhere else winners go one table up and losers stay.",
        ),
        Law(
            "premiums-in-one-deal",
            breach=score.WRONG_SCORE,
            when=[score.WHICH_SCORE.is_(score.PREMIUM, score.UNFINISHED)],
            remedy=score.SHOULD_BE,
            cite="usp56 1373-1379",
            says="Nothing is carried over: a game counts only if bid and made in one deal, 300 or 500; any smaller contract 50; slams only if bid.",
        ),
        Law(
            "deal-score-capped-at-1000",
            cite="usp56 1381",
            says="A side scores no more than 1,000 in one deal, except for a slam bid and made.",
        ),
        Law(
            "director-forbids-doubles",
            breach=bridge.DOUBLES_FORBIDDEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 1383",
            says="Doubles and redoubles are not to be forbidden: the limit on penalties makes that needless.",
        ),
        Law(
            "vulnerability-by-deal",
            cite="usp56 1385-1391",
            says="Nobody is vulnerable in the first deal, the dealer's side in the second and third, everybody in the fourth; another way is announced before play.",
        ),
        Law(
            "player-records-only-own-points",
            cite="usp56 1399-1403",
            says="A tally has the opponents' points beside one's own, for without them it says nothing.",
        ),
        Law(
            "winner-by-net-score",
            cite="usp56 1399-1405",
            says="Own points less the opponents' points decide, the largest plus first and the largest minus last.",
        ),
    ),
)

PARTY_BRIDGE = PROGRESSIVE_BRIDGE.vary(
    "party-bridge",
    title="Party Bridge",
    cite="usp56 1245-1327",
    rules=(
        ("The hostess", "She chooses the form of the game, announces it, and is called to every dispute."),
        (
            "Usually",
            "As progressive bridge; each player may score all that he makes, but the opponents' points are written down too.",
        ),
    ),
    add=(
        Law(
            "totals-do-not-cross-check",
            cite="usp56 1289",
            says="All own scores together are as many as all opponents' scores together, or there is an error in one of the tallies.",
        ),
        Law(
            "penalty-dispute-goes-to-hostess",
            breach=bridge.PENALTY_DISPUTED,
            remedy=bridge.HOSTESS_MAY_COMPROMISE,
            cite="usp56 1295",
            says="The hostess is called, and may let each side have the score that it would have had without the irregularity.",
        ),
    ),
)

PROGRESSIVE_RUBBER_BRIDGE = CONTRACT_BRIDGE.vary(
    "progressive-rubber-bridge",
    title="Progressive Rubber Bridge",
    cite="usp56 1409-1429",
    rules=(
        ("Round", "Six or eight deals, or half an hour: what was begun in time is played out, and no deal is begun after it."),
        ("Score", "As rubber bridge, with as many rubbers as there is time for; every round begins a new one."),
        ("Tally", "Only what a side has gained or lost in the round is entered."),
    ),
    expects=(*CONTRACT_BRIDGE.expects, *bridge.OF_PARTIES),
    replace=(
        CONTRACT_BRIDGE.law("unfinished-rubber").but(
            cite="usp56 1417, 1429",
            says="The only game of a rubber not finished in the round counts 300, the only part score of its game 50; where nothing is subtracted, to each side.",
        ),
    ),
    add=(
        Law(
            "deal-started-after-time",
            breach=bridge.DEALT_AFTER_TIME,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 1413-1415",
            says="A deal begun before time is up may be played out; no other is begun.",
        ),
        Law(
            "part-score-carried-to-next-round",
            cite="usp56 1419-1421",
            says="Part scores and vulnerability end with the round, and a new rubber begins.",
        ),
        Law(
            "net-score-on-tally",
            cite="usp56 1423",
            says="Each player enters the net gain or loss of the round, not his total.",
        ),
    ),
)

PIVOT_BRIDGE = CONTRACT_BRIDGE.vary(
    "pivot-bridge",
    title="Pivot Bridge",
    cite="usp56 1431-1459",
    rules=(
        ("Players", "Four or five at one table, each once with every other as partner; a fifth sits one round out."),
        ("Score", "Rubbers as in contract bridge, or rounds of four deals as in progressive bridge."),
    ),
    add=(
        Law(
            "change-of-partners",
            cite="usp56 1437, 1441-1457",
            says="Partners change after each rubber or each four deals; four draw anew after three rounds, five after five. The seating diagrams are lost.",
        ),
        Law(
            "winner-by-net-score",
            cite="usp56 1439, 1459",
            says="Each totals his own and his opponents' scores; the largest plus wins.",
        ),
    ),
)
