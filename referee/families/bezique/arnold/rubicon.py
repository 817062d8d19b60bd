"""Rubicon bezique for two and four, and Chinese bezique, as Arnold has them (arnold 574-623)."""

from attrs import evolve

from referee import score
from referee.core.cards import ACE, QUADRUPLE_PIQUET_PACK, SIX_PIQUET_PACKS, TEN
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.arnold.bezique import BEZIQUE_ARNOLD
from referee.families.bezique.usp56.bezique import FOURS, MARRIAGES, SEQUENCE
from referee.families.bezique.usp56.rubicon import RUBICON_DECLARATIONS
from referee.families.bezique.usp56.six_pack import BACK_DOOR, FOUR_OF_TRUMPS
from referee.mechanics import combinations, conduct, rulings, tricks

LONG_FORM = bezique.LongBezique(
    combinations.Scale(RUBICON_DECLARATIONS, anew=combinations.EVERY_PAIRING),
    tricks.CardPoints({ACE: 10, TEN: 10}, last_trick=50),
    last_declaration=True,
    doubles_at_once=True,
    settles=bezique.DifferenceToTheWinner(rubicon=1000, bonus=500, in_rubicon=1000),
    carte_blanche=50,
)

RUBICON_BEZIQUE_ARNOLD = BEZIQUE_ARNOLD.vary(
    "rubicon-bezique-arnold",
    title="Rubicon Bezique (Arnold)",
    cite="arnold 574-586",
    pack=QUADRUPLE_PIQUET_PACK,
    hand_size=9,
    rounds=(3, 3, 3),
    deal="Nine cards to each, three at a time; the rest are the stock, and none is turned up.",
    play=bezique.LONG_PLAY,
    form=LONG_FORM,
    score=score.Tally(()),
    rules=(
        ("Trump", "The suit of the first marriage or sequence declared. The seven has no worth of its own."),
        (
            "Declarations",
            "As in bezique; three beziques 1,500, four 4,500, a sequence of another suit 150. Carte blanche, a hand without court cards, 50, and 50 for each card drawn to it and shown; `declares Ann carte-blanche` tells of it.",
        ),
        (
            "Again",
            "Once a card of a declaration is played, another in its place makes it again; and of like marriages king and queen in each pairing that has not counted.",
        ),
        (
            "The end",
            "The last trick is 50; brisques count only in a tie, or to bring the loser over the rubicon, and then for both.",
        ),
        (
            "Score",
            "Each deal is a game. Both totals are rounded down to a hundred; the winner has the difference and 500, and 500 more if the loser has not 1,000.",
        ),
    ),
    expects=(*BEZIQUE_ARNOLD.expects, *bezique.OF_CARTE_BLANCHE),
    drop=("brisques-total", "replacement"),
    replace=(
        BEZIQUE_ARNOLD.law("card-twice-same").but(
            when=(),
            cite="arnold 490, 577",
            says="As long as all of a declaration lies there its cards do not make it again.",
        ),
        BEZIQUE_ARNOLD.law("endgame-obligation-breached").but(
            cite="arnold 506, 574",
            says="In the last tricks suit is followed and the trick won if possible, and who has not the suit trumps.",
        ),
    ),
    add=(
        Law(
            "no-carte-blanche",
            breach=bezique.FALSE_CARTE_BLANCHE,
            remedy=rulings.silent("it counts nothing") & combinations.COMBINATION_NOT_COUNTED,
            cite="drawn from arnold 574",
            says="A hand with a court card is no carte blanche, nor is a court card that is drawn.",
        ),
        Law(
            "carte-late",
            breach=bezique.CARTE_BLANCHE_ENDED,
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 574",
            says="Who has drawn a court card, or not shown what he drew, scores no more for carte blanche.",
        ),
        Law(
            "replacement-scores-again",
            cite="arnold 577",
            says="A card put in the place of one played makes the declaration again, and like marriages count in every pairing.",
        ),
        Law(
            "tied-totals",
            cite="arnold 580",
            says="Where the rounded totals are equal both add their brisques and round again; if they are equal still the higher original is rounded up.",
        ),
        Law(
            "rubiconed",
            cite="arnold 583",
            says="A loser under 1,000, brisques added if they bring him there, costs 500 more, though the winner may be under it too.",
        ),
    ),
)


#: a hand of nine has no five of them but with the partner's; what they count is lost
MORE_BEZIQUES = tuple(
    bezique.without_number(
        combinations.Combination("quintuple bezique", "bezique", 0, combinations.these("SQ DJ", 5)),
        combinations.Combination("sextuple bezique", "bezique", 0, combinations.these("SQ DJ", 6)),
    )
)

RUBICON_BEZIQUE_FOUR_ARNOLD = RUBICON_BEZIQUE_ARNOLD.vary(
    "rubicon-bezique-four-arnold",
    title="Rubicon Bezique for four (Arnold)",
    cite="arnold 590-600",
    seats=4,
    players=(4, 4),
    sides=2,
    pack=SIX_PIQUET_PACKS,
    play=bezique.LONG_PARTNERS_PLAY,
    form=bezique.LongPartners(
        combinations.Scale((*RUBICON_DECLARATIONS, *MORE_BEZIQUES), anew=combinations.EVERY_PAIRING),
        LONG_FORM.cards,
        last_declaration=True,
        settles=bezique.DifferenceToTheWinner(rubicon=2500, bonus=1000, in_rubicon=2000),
        carte_blanche=50,
    ),
    rules=(
        ("Players", "Four, two against two. A marker lies on the last 24 cards of the stock."),
        (
            "Declarations",
            "The table of what counts otherwise than for two is lost: what is known of it counts as there, and five and six beziques what is said.",
        ),
        (
            "Partners",
            "The winner of a trick declares with his partner's cards too, or leaves it to him for good; a line `lets N S` tells of it.",
        ),
        ("Score", "The difference and 1,000, or 2,000 where the losers have not 2,500."),
    ),
    expects=(*RUBICON_BEZIQUE_ARNOLD.expects, conduct.DISCLOSURE),
    drop=("double-bezique-not-together", "rubiconed"),
    replace=(
        RUBICON_BEZIQUE_ARNOLD.law("declare-without-trick").but(
            when=[bezique.STOCK_IS_GONE.no, bezique.LEFT_TO_PARTNER.no],
            cite="arnold 471, 478, 597",
            says="A declaration is made by the winner of a trick, or by the partner to whom he offers it.",
        ),
    ),
    add=(
        Law(
            "game-bonus",
            cite="arnold 594",
            says="A thousand is added to the difference, and twice that where the losers have not reached 2,500.",
        ),
        Law(
            "completes-partners-cards",
            on=bezique.WITH_PARTNERS_CARDS,
            remedy=rulings.allowed(),
            cite="arnold 597",
            says="The winner of a trick may declare with cards that his partner has declared, several beziques too.",
        ),
        Law(
            "reclaim-offer",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.STOCK_IS_GONE.no, bezique.LEFT_TO_PARTNER.yes],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 597",
            says="Who has offered the declaration to his partner cannot claim it back.",
        ),
        Law(
            "signal-partner",
            breach=conduct.DISCLOSURE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 597",
            says="Partners make each other no signals about it.",
        ),
    ),
)

#: what the text tells of the declarations; of the rest, which stood in a table, the numbers are lost
CHINESE_DECLARATIONS = (
    *MARRIAGES,
    SEQUENCE,
    *tuple(bezique.beziques(40, 500)),
    *FOURS,
    *bezique.without_number(BACK_DOOR, *tuple(bezique.beziques(0, 0, 0, 0))[2:], *FOUR_OF_TRUMPS),
)

CHINESE_BEZIQUE_ARNOLD = RUBICON_BEZIQUE_ARNOLD.vary(
    "chinese-bezique-arnold",
    title="Chinese Bezique (Arnold)",
    cite="arnold 604-623",
    pack=SIX_PIQUET_PACKS,
    hand_size=12,
    rounds=(1,),
    deal="Twelve cards to each, one at a time; the rest are the stock, and none is turned up.",
    form=evolve(
        LONG_FORM,
        scale=combinations.Scale(CHINESE_DECLARATIONS, anew=combinations.EVERY_PAIRING),
        cards=tricks.CardPoints({}, last_trick=250),
        settles=bezique.DifferenceToTheWinner(rubicon=3000, bonus=1000, in_rubicon=1000, brisques=False, adds_the_losers=True),
        carte_blanche=None,
        batch=bezique.Batch(24, lifted=250, estimated=150),
    ),
    rules=(
        (
            "The batch",
            "The dealer lifts the cards that he deals from: 250 for him if they are 24, 150 for the other if he guesses their number. Lines `batch` and `estimates` tell of it.",
        ),
        (
            "Declarations",
            "Bezique is the queen of trumps with the jack of diamonds (spades), spades (diamonds), hearts (clubs) or clubs (hearts), and there is none before the trump is made. The table of what counts beside the declarations of bezique is lost: sequences of other suits, three and four beziques, four of a rank in trumps and carte blanche count what is said of them. The last trick is 250; brisques do not count.",
        ),
        (
            "Score",
            "Both totals are rounded down to a hundred; the winner has the difference and 1,000. Under 3,000 the loser is rubiconed, and the winner has the points of both and 1,000.",
        ),
    ),
    drop=("tied-totals", "rubiconed"),
    replace=(
        RUBICON_BEZIQUE_ARNOLD.law("no-declaration").but(
            when=[bezique.BEFORE_TRUMP.no],
        ),
        RUBICON_BEZIQUE_ARNOLD.law("replacement-scores-again").but(
            cite="arnold 617",
            says="A declaration is repeated with a card put in the place of one played, as in rubicon bezique.",
        ),
    ),
    add=(
        Law(
            "batch-not-24",
            cite="arnold 607",
            says="A batch of another number than 24 brings the dealer nothing: he takes more or gives some back.",
        ),
        Law(
            "batch-guess",
            cite="arnold 607",
            says="Whoever does not deal has 150 if he has guessed the number that was lifted.",
        ),
        Law(
            "bezique-before-trump",
            breach=combinations.NO_COMBINATION,
            when=[bezique.BEFORE_TRUMP.yes],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 610",
            says="No bezique is declared before the trump suit is made.",
        ),
        Law(
            "settlement",
            cite="arnold 623",
            says="The winner has the difference of the rounded totals and 1,000; under 3,000 the loser's points are added to his instead.",
        ),
    ),
)
