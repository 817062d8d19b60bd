"""Four-hand bezique, two against two (usp56 5047-5057)."""

from referee import score
from referee.core.cards import QUADRUPLE_PIQUET_PACK
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.usp56.bezique import BEZIQUE, BRISQUES, IN_TIME, SEVEN, TRIPLE, WITHOUT_SEVEN
from referee.mechanics import combinations, rulings, tricks

FOUR_HAND_BEZIQUE = BEZIQUE.vary(
    "four-hand-bezique",
    title="Four-hand Bezique",
    cite="usp56 5047-5057",
    seats=4,
    players=(4, 4),
    sides=2,
    pack=QUADRUPLE_PIQUET_PACK,
    play=bezique.FOUR_HAND_BEZIQUE_PLAY,
    form=bezique.FourHandBezique(combinations.Scale((*WITHOUT_SEVEN, TRIPLE, SEVEN)), BRISQUES),
    score=score.Tally((score.HigherRace(to=2000),)),
    rules=(
        ("Players", "Four with four packs, two against two; or each for himself, to which none of this speaks."),
        (
            "Declaring",
            "The winner of a trick declares, or leaves it to his partner, as a line `lets N S` tells; then he does not declare himself. Cards that lie before one partner serve the other, for what the one could declare himself.",
        ),
        ("Declarations", "Two beziques 500 and three 1,500, out of one hand alone."),
        ("The end", "Once the stock is gone each beats the best card of the trick if he can, his partner's too."),
        ("Game", "Usually 2,000."),
    ),
    expects=(*BEZIQUE.expects, bezique.DOUBLE_OF_TWO_HANDS, bezique.CONSULTED_ON_DECLARING),
    drop=("revoke-in-last-eight-tricks",),
    replace=(
        BEZIQUE.law("declares-without-winning-trick").but(
            when=[bezique.LAST_OF_STOCK.no, bezique.LEFT_TO_PARTNER.no],
            cite="usp56 5017, 5051",
            says="The winner of a trick declares, or his partner if he leaves it to him.",
        ),
        BEZIQUE.law("card-reused-in-same-declaration").but(
            when=[bezique.PARTNERS_CARD.no],
        ),
        BEZIQUE.law("both-reach-game").but(
            cite="usp56 5033, 5057",
            says="If both sides reach 2,000 in the same deal the higher score wins.",
        ),
    ),
    add=(
        Law(
            "partners-consult-on-declaring",
            breach=bezique.CONSULTED_ON_DECLARING,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5051",
            says="Partners do not consult on which of them shall declare.",
        ),
        Law(
            "privilege-passed-not-returned",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.LAST_OF_STOCK.no, bezique.LEFT_TO_PARTNER.yes],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5051",
            says="If the partner to whom it was left cannot declare, the winner of the trick may not either.",
        ),
        Law(
            "illegal-combination-with-partners-cards",
            breach=combinations.CARD_COUNTED_BEFORE,
            when=[bezique.PARTNERS_CARD.yes],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5051",
            says="With his partner's cards nobody declares what the partner could not: no marriage with the queen of a sequence.",
        ),
        Law(
            "completes-partners-exposed-cards",
            on=bezique.WITH_PARTNERS_CARDS,
            remedy=rulings.allowed(),
            cite="usp56 5051",
            says="A player may add his own cards to those that lie before his partner.",
        ),
        Law(
            "double-bezique-from-two-hands",
            breach=bezique.DOUBLE_OF_TWO_HANDS,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5055",
            says="Two beziques count 500 and three 1,500 only if all the cards come from one hand.",
        ),
        Law(
            "does-not-beat-when-able",
            breach=tricks.REVOKE,
            until=IN_TIME,
            remedy=bezique.OTHER_SCORES_LAST_TRICK,
            late=rulings.condoned("an error in the play stands once the score of the deal is agreed upon"),
            cite="drawn from usp56 5053, 5035, 5178",
            says="Who does not follow suit or beat the best card though he can, once the stock is gone, gives the last trick to the others.",
        ),
    ),
)
