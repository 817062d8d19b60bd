"""Hearts as some play it: for a pool, with hearts led late, passed to the left, or the queen kept (usp56 3699, 3703, 3733-3735)."""

from referee import score
from referee.core.law import Law
from referee.families import hearts
from referee.families.hearts.usp56.hearts import HEARTS

HEARTS_POOL = HEARTS.vary(
    "hearts-pool",
    title="Hearts for a pool that the lowest takes",
    cite="usp56 3733",
    score=score.Tally((score.Pool(),), hearts.PaidIn(hearts.to_lowest)),
    rules=(("The pool", "A chip for each heart and thirteen for the queen; the lowest score takes all, and ties split."),),
)

SWEEPSTAKES_HEARTS = HEARTS.vary(
    "sweepstakes-hearts",
    title="Sweepstakes Hearts",
    cite="usp56 3733-3735",
    score=score.Tally((score.Pool(),), hearts.PaidIn(hearts.to_the_clean)),
    rules=(
        (
            "The pool",
            "A chip for each heart and thirteen for the queen; it goes to whoever took no point, or waits for the next deal.",
        ),
    ),
    add=(
        Law(
            "pool-division",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3735",
            says="One player without a point takes the pool, several split it; if every hand took one, it stays for the next deal.",
        ),
    ),
)

HEARTS_LATE = HEARTS.vary(
    "hearts-led-from-third-trick",
    title="Hearts, no heart led before the third trick",
    cite="usp56 3703",
    form=hearts.Hearts(hearts.BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}, hearts_from=3),
)

HEARTS_LEFT = HEARTS.vary(
    "hearts-passed-left",
    title="Hearts, cards passed to the left",
    cite="usp56 3699",
    form=hearts.Hearts(hearts.BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}, passed_left=True),
)

HEARTS_ACROSS = HEARTS.vary(
    "hearts-passed-across-too",
    title="Hearts, a second round of passing across the table",
    cite="usp56 3699",
    players=(4, 4),
    form=hearts.Hearts(hearts.BLACK_LADY, passed={4: 3}, then_across=True),
)

SOCIAL_HEARTS = HEARTS.vary(
    "social-hearts",
    title="Hearts, the queen of spades kept as long as one likes",
    cite="usp56 3703",
    owed=None,
)
