"""Darda (usp56 5960-5974)."""

from referee import score
from referee.core.law import Law
from referee.families import piquet_klaberjass as darda
from referee.families.piquet_klaberjass.usp56.klaberjass import KLABERJASS
from referee.mechanics import deal, tricks, trump

DARDA = KLABERJASS.vary(
    "darda",
    title="Darda",
    cite="usp56 5960-5974",
    seats=3,
    players=(2, 4),
    order=darda.queen_and_nine_high,
    play=darda.DARDA_PLAY,
    form=darda.Darda(),
    score=score.Tally((score.Race(to=10),)),
    rules=(
        ("Players", "Two, three or four; of four the dealer has no hand."),
        (
            "Ranks",
            "In trumps queen, nine, ace, ten, king, jack, eight, seven; the queen counts 20 and the jack 2. There is no schmeiss.",
        ),
        (
            "Widow",
            "The cards left over lie face up, squared. Who exchanges the seven of trumps for the card turned up, the eight if the seven was turned, may then take the card that shows as long as it is a trump, laying one away each time.",
        ),
        ("Play", "The maker leads. A meld is announced with its owner's first card, king and queen of trumps too."),
        (
            "Score",
            "A maker who has more than anybody else scores 1 under 100, 2 under 150, 3 under 200, else 4; game is 10. What he loses otherwise is not said.",
        ),
        ("Four alike", "There is no play: four queens win 4, nines 3, others 2."),
    ),
    expects=(
        *tricks.TRICKS,
        darda.FALSE_DECLARATION,
        darda.FALSE_EQUALITY,
        darda.SEVEN_EXCHANGED_LATE,
        *darda.OF_DARDA,
        trump.SPEAKS_OUT_OF_TURN,
    ),
    drop=(
        "schmeiss-answered",
        "all-pass",
        "loser-scores-own-sequences",
        "bella-not-announced",
        "maker-tied",
        "maker-bete",
        "both-over-500",
        "faulty-deal-before-bidding",
        "correction-of-long-hand",
        "correction-of-short-hand",
        "incorrect-hand-after-bidding",
        "revoke-in-following-suit",
        "does-not-trump-when-void",
        "does-not-beat-trump-lead",
        "revoke-found-after-score-is-agreed",
        "false-meld-announcement",
        "wrong-number-after-first-trick",
        "seven-exchanged-late",
    ),
    replace=(
        KLABERJASS.law("score-of-a-deal").but(
            cite="usp56 5968",
            says="A maker who has more than every other player scores by his points.",
        ),
    ),
    add=(
        Law(
            "meld-announced-late",
            breach=darda.MELD_LATE,
            remedy=darda.MELD_NOT_COUNTED,
            cite="usp56 5964",
            says="A meld that is not announced with the first card does not count, king and queen of trumps included.",
        ),
        Law(
            "maker-succeeds",
            cite="usp56 5968",
            says="The maker scores if no other player has as much: one below 100, two below 150, three below 200, four from there.",
        ),
        Law(
            "four-of-a-kind",
            cite="usp56 5970",
            says="With four of a kind there is no play: the highest wins 4 for queens, 3 for nines, 2 for others.",
        ),
        Law(
            "any-irregularity",
            breach=[
                *tricks.TRICKS,
                darda.FALSE_DECLARATION,
                darda.FALSE_EQUALITY,
                darda.SEVEN_EXCHANGED_LATE,
                darda.WIDOW_WITHOUT_RIGHT,
                trump.SPEAKS_OUT_OF_TURN,
                deal.FACED_IN_DEALING,
                deal.TOO_MANY_CARDS,
                deal.TOO_FEW_CARDS,
            ],
            remedy=darda.OthersScore(2),
            cite="usp56 5972-5974",
            says="Any irregularity stops the play, and every player except the offender scores 2.",
        ),
    ),
)
