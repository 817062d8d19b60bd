"""Hearts as some play it: for a pool, with hearts led late, passed to the left, or the queen kept (usp56 3699, 3703, 3733-3735)."""

from functools import partial

from referee.breaches.written_score import WRONG_SCORE
from referee.games.hearts.hearts import HEARTS
from referee.law import Law
from referee.play.hearts_form import Hearts
from referee.remedies.scores import SHOULD_BE
from referee.score.hearts import BLACK_LADY
from referee.score.pool_sheet import PoolSheet
from referee.score.pools import to_lowest, to_the_clean

HEARTS_POOL = HEARTS.vary(
    "hearts-pool",
    title="Hearts for a pool that the lowest takes",
    cite="usp56 3733",
    score=partial(PoolSheet, divide=to_lowest),
    rules=(("The pool", "A chip for each heart and thirteen for the queen; the lowest score takes all, and ties split."),),
)

SWEEPSTAKES_HEARTS = HEARTS.vary(
    "sweepstakes-hearts",
    title="Sweepstakes Hearts",
    cite="usp56 3733-3735",
    score=partial(PoolSheet, divide=to_the_clean),
    rules=(
        (
            "The pool",
            "A chip for each heart and thirteen for the queen; it goes to whoever took no point, or waits for the next deal.",
        ),
    ),
    add=(
        Law(
            "pool-division",
            breach=WRONG_SCORE,
            remedy=SHOULD_BE,
            kind="scoring",
            cite="usp56 3735",
            says="One player without a point takes the pool, several split it; if every hand took one, it stays for the next deal.",
        ),
    ),
)

HEARTS_LATE = HEARTS.vary(
    "hearts-led-from-third-trick",
    title="Hearts, no heart led before the third trick",
    cite="usp56 3703",
    form=Hearts(BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}, hearts_from=3),
)

HEARTS_LEFT = HEARTS.vary(
    "hearts-passed-left",
    title="Hearts, cards passed to the left",
    cite="usp56 3699",
    form=Hearts(BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}, passed_left=True),
)

HEARTS_ACROSS = HEARTS.vary(
    "hearts-passed-across-too",
    title="Hearts, a second round of passing across the table",
    cite="usp56 3699",
    players=(4, 4),
    form=Hearts(BLACK_LADY, passed={4: 3}, then_across=True),
)

SOCIAL_HEARTS = HEARTS.vary(
    "social-hearts",
    title="Hearts, the queen of spades kept as long as one likes",
    cite="usp56 3703",
    owed=None,
)
