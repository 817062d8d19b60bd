"""Double rum: two packs with a joker each, which moves on the table once (usp56 2897-2908)."""

from referee import score
from referee.core.cards import CARD, STANDARD_PACK, Pack, hand_of
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import rulings

DOUBLE_RUM = RUMMY.vary(
    "double-rum",
    title="Double Rum (Coon-Can)",
    cite="usp56 2897-2908",
    pack=Pack("106 cards, two packs of 52 with a joker each", STANDARD_PACK.cards | hand_of((CARD["JK"],)), copies=2),
    players=(2, 8),
    hand_size=10,
    hand_sizes={},
    deal="Ten cards to each, one at a time; the next card is turned up.",
    play=rummy.JOKERS_PLAY,
    form=rummy.Rummy(
        matching=score.Matching(high=True, ace=11, wild=score.JOKERS_WILD, wild_left=15, wild_moves=True),
    ),
    rules=(
        ("Ranks", "The ace is high or low; a sequence does not go round the corner."),
        ("Groups", "Three or more of a rank, of whatever suits."),
        (
            "Jokers",
            "Two, wild. One at the end of a sequence moves on, once, when the card for which it stands is laid off; one inside stays.",
        ),
        ("Score", "A joker in the hand costs 15, an ace 11, other cards as in rummy."),
    ),
    expects=(*RUMMY.expects, rummy.JOKER_MOVED),
    add=[
        Law(
            "joker-moved-illegally",
            breach=rummy.JOKER_MOVED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2906",
            says="A joker at the end of a sequence may be moved when one lays off, once; one inside it may not.",
        ),
    ],
)
