"""Stealing bundles, a form of cassino for children (usp56 421)."""

from referee import score
from referee.core.law import Law
from referee.families import cassino
from referee.families.cassino.usp56.cassino import CASSINO
from referee.mechanics import exposure, rulings, turns

STEALING_BUNDLES = CASSINO.vary(
    "stealing-bundles",
    title="Stealing Bundles",
    family="children",
    cite="usp56 421",
    form=cassino.Fishing(counting=cassino.most_cards_alone, steals=True, single_deal=True),
    score=score.Tally((score.Deals(1), score.Told(cassino.majority_text))),
    rules=(
        ("Taking in", "As at cassino, and nothing is built; what is taken in lies face up in a stack."),
        ("Stealing", "A card like the top one of another's stack takes the whole stack."),
        ("Score", "The most cards win, and nothing else counts."),
    ),
    expects=(
        cassino.WRONGLY_TAKEN,
        cassino.NO_BUILDING,
        cassino.LAST_ROUND_NOT_ANNOUNCED,
        turns.PLAYS_OUT_OF_TURN,
        exposure.CARD_EXPOSED,
    ),
    drop=[
        "tie-for-cards-or-spades",
        "build-not-announced",
        "builds-with-two-cards-from-hand",
        "build-not-left-face-up",
        "face-cards-combined-or-built",
        "multiple-build-increased",
        "build-increased-with-table-card",
        "looks-back-at-taken-cards",
        "trails-while-own-build-stands",
        "builds-without-taking-card",
        "both-reach-eleven",
        "both-reach-twenty-one",
        "any-irregularity-two-hand-single-deal",
    ],
    add=[
        Law(
            "bundle-stolen",
            cite="usp56 421",
            says="A card that matches the top one of another player's stack takes all of it.",
        ),
        Law(
            "nothing-is-built",
            breach=cassino.NO_BUILDING,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 421",
            says="There is no building.",
        ),
        Law(
            "most-cards-win",
            cite="usp56 421",
            says="Nothing counts but getting the most cards.",
        ),
    ],
)
