"""Eight-pack bezique, and chouette, in which more than two take part (usp56 5188-5200, 5224-5230)."""

from attrs import evolve

from referee import score
from referee.core.cards import ACE, EIGHT_PIQUET_PACKS, JACK, KING, QUEEN, TEN
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.usp56.bezique import FOURS
from referee.families.bezique.usp56.six_pack import FOUR_OF_TRUMPS, IN_SUITS, SIX_PACK_BEZIQUE
from referee.mechanics import combinations, rulings

FIVE_OF_TRUMPS = tuple(bezique.of_trumps("five", 5, {ACE: 2000, TEN: 1800, KING: 1600, QUEEN: 1200, JACK: 800}))

EIGHT_PACK_BEZIQUE = SIX_PACK_BEZIQUE.vary(
    "eight-pack-bezique",
    title="Eight-pack Bezique",
    cite="usp56 5188-5200",
    pack=EIGHT_PIQUET_PACKS,
    hand_size=15,
    deal="Fifteen cards to each, one at a time; the rest are the stock, and none is turned up.",
    form=evolve(
        SIX_PACK_BEZIQUE[bezique.LongBezique],
        scale=combinations.Scale(
            (*IN_SUITS, *bezique.beziques(50, 500, 1500, 4500, 9000), *FOURS, *FOUR_OF_TRUMPS, *FIVE_OF_TRUMPS),
            anew=combinations.ONE_AT_A_TIME,
        ),
        settles=bezique.AllToTheWinner(rubicon=5000, bonus=1000, in_rubicon=1000),
    ),
    rules=(
        (
            "Declarations",
            "As in six-pack bezique; but a bezique 50, and five 9,000; and five aces of trumps 2,000, tens 1,800, kings 1,600, queens 1,200, jacks 800.",
        ),
        ("Score", "The loser is rubiconed under 5,000."),
    ),
    replace=(
        SIX_PACK_BEZIQUE.law("one-hand-over-twelve").but(
            cite="drawn from usp56 5160, 5192, 5200",
            says="If one hand is too long and the other right, its owner is rubiconed; his score counts for no more than the last hundred under the rubicon, since 2,900 is said of one at 3,000.",
        ),
    ),
    add=(
        Law(
            "rubicon",
            cite="usp56 5200",
            says="The loser is rubiconed if he does not reach 5,000.",
        ),
    ),
)

CHOUETTE_BEZIQUE = SIX_PACK_BEZIQUE.vary(
    "chouette-bezique",
    title="Chouette (Bezique)",
    cite="usp56 5224-5230",
    seats=3,
    players=(3, 6),
    play=bezique.CHOUETTE_PLAY,
    score=score.Tally((bezique.Precedence(),)),
    rules=(
        (
            "Players",
            "One is in the box and plays the captain; the others are the captain's partners and may consult with him. A line `boxes Ann Bob` says who they are; the rest follow in the order of the players.",
        ),
        (
            "Score",
            "The loser's difference is paid between the one in the box and each of the others. If he wins he stays, and the captain goes to the end; if he loses he goes there, and the captain is in the box.",
        ),
    ),
    expects=(*SIX_PACK_BEZIQUE.expects, bezique.WRONG_PLAYER_IN_BOX),
    add=(
        Law(
            "box-wins",
            cite="usp56 5228",
            says="If the one in the box wins he collects in full from each opponent and stays; the next in order is captain.",
        ),
        Law(
            "box-loses",
            cite="usp56 5230",
            says="If he loses he pays each opponent in full and is last in order; the captain is in the box, and the next in order captain.",
        ),
        Law(
            "another-in-the-box",
            breach=bezique.WRONG_PLAYER_IN_BOX,
            remedy=rulings.silent("the game is that of those who play it, and the order goes on from there"),
            cite="drawn from usp56 5228-5230",
            says="Who is in the box and who is captain follows from the game before; what follows if others play, the book does not say.",
        ),
    ),
)
