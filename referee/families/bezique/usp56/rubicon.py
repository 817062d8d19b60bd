"""Rubicon bezique (usp56 5202-5222)."""

from attrs import evolve

from referee.core.cards import ACE, QUADRUPLE_PIQUET_PACK, TEN
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.usp56.bezique import BEZIQUES, FOURS, TRIPLE
from referee.families.bezique.usp56.six_pack import IN_SUITS, SIX_PACK_BEZIQUE
from referee.mechanics import combinations, tricks

FOUR_BEZIQUES = combinations.Combination("quadruple bezique", "bezique", 4500, combinations.these("SQ DJ", 4))
RUBICON_DECLARATIONS = (*IN_SUITS, *BEZIQUES, TRIPLE, FOUR_BEZIQUES, *FOURS)
#: all aces and tens are 32, of ten each
ALL_BRISQUES = 320

RUBICON_BEZIQUE = SIX_PACK_BEZIQUE.vary(
    "rubicon-bezique",
    title="Rubicon Bezique",
    cite="usp56 5202-5222",
    pack=QUADRUPLE_PIQUET_PACK,
    hand_size=9,
    rounds=(),
    deal="Nine cards to each; the rest are the stock, and none is turned up.",
    form=evolve(
        SIX_PACK_BEZIQUE[bezique.LongBezique],
        scale=combinations.Scale(RUBICON_DECLARATIONS, anew=combinations.ONE_AT_A_TIME),
        cards=tricks.CardPoints({ACE: 10, TEN: 10}, last_trick=50),
        settles=bezique.AllToTheWinner(rubicon=1000, bonus=500, in_rubicon=1000, all_brisques=ALL_BRISQUES),
        carte_blanche=50,
        batch=None,
        trump_repeats=True,
    ),
    rules=(
        ("Trump", "The suit of the first marriage or sequence declared."),
        (
            "Declarations",
            "Sequence of trumps 250, of another suit 150; marriage in trumps 40, in another suit 20; bezique, queen of spades and jack of diamonds, 40, two 500, three 1,500, four 4,500; any four aces 100, kings 80, queens 60, jacks 40. Carte blanche 50, and 50 for each card drawn and shown to it.",
        ),
        (
            "Brisques",
            "They count only for both, to break a tie or where the loser is not rubiconed by them; the last trick is 50.",
        ),
        (
            "Score",
            "Each deal is a game, for 500. Under 1,000, brisques counted, the loser is rubiconed: the winner has 1,000, the points of both, and 320 for all brisques.",
        ),
    ),
    drop=(
        "cut-of-24-and-estimate",
        "repeats-last-deals-trump",
        "pending-declaration-not-announced",
    ),
    replace=(
        SIX_PACK_BEZIQUE.law("bezique-added-after-cards-played").but(
            cite="usp56 5029, 5142, 5208, 5214",
            says="Two beziques, three and four count as such while all their cards lie there.",
        ),
        SIX_PACK_BEZIQUE.law("declaration-after-stock").but(
            cite="drawn from usp56 5031, 5148, 5206",
            says="Once the last cards of the stock are drawn no declaration is scored.",
        ),
        SIX_PACK_BEZIQUE.law("one-hand-over-twelve").but(
            cite="drawn from usp56 5160, 5220-5222",
            says="If one hand is too long and the other right, its owner is rubiconed; his score counts for no more than the last hundred under the rubicon, since 2,900 is said of one at 3,000.",
        ),
        SIX_PACK_BEZIQUE.law("settlement").but(
            cite="usp56 5220",
            says="The winner has 500; if the loser has not 1,000 with his brisques, 1,000 instead, the points of both, and 320 for all brisques. Fractions of a hundred are dropped where they do not decide.",
        ),
    ),
    add=(
        Law(
            "brisques-counted-by-one-side",
            cite="usp56 5216-5218",
            says="Brisques break a tie and may save the loser from the rubicon; if either counts them, both do.",
        ),
    ),
)
