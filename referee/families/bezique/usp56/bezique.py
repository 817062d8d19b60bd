"""Bezique for two and three, with a trump turned up and without one (usp56 4981-5045)."""

from referee import score
from referee.core.cards import ACE, DOUBLE_PIQUET_PACK, JACK, KING, QUEEN, RANK_PLACE, TEN, TRIPLE_PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import raised
from referee.core.order import ten_high
from referee.families import bezique
from referee.families.bezique.moves.bezique import owed
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import combinations, rulings, talon, tricks, windows

IN_TIME = raised(before=windows.SCORE_AGREED)
BRISQUES = tricks.CardPoints({ACE: 10, TEN: 10}, last_trick=10)
MARRIAGES = (
    combinations.Combination("marriage in trumps", "suit", 40, combinations.of_one_suit((KING, QUEEN), combinations.TRUMP)),
    combinations.Combination("marriage", "suit", 20, combinations.of_one_suit((KING, QUEEN), combinations.PLAIN)),
)
#: printed 200 at 5002, and 250 where it is spoken of
SEQUENCE = combinations.Combination(
    "sequence", "suit", 250, combinations.of_one_suit((ACE, TEN, KING, QUEEN, JACK), combinations.TRUMP)
)
#: the suits and some of the numbers are lost at 5003-5009; the text has them, and each number stands a line too low
BEZIQUES = (
    combinations.Combination("bezique", "bezique", 40, combinations.these("SQ DJ")),
    combinations.Combination("double bezique", "bezique", 500, combinations.these("SQ DJ", 2)),
)
TRIPLE = combinations.Combination("triple bezique", "bezique", 1500, combinations.these("SQ DJ", 3))
FOURS = (
    combinations.Combination("four aces", "aces", 100, combinations.of_any_suits(ACE, 4)),
    combinations.Combination("four kings", "kings", 80, combinations.of_any_suits(KING, 4)),
    combinations.Combination("four queens", "queens", 60, combinations.of_any_suits(QUEEN, 4)),
    combinations.Combination("four jacks", "jacks", 40, combinations.of_any_suits(JACK, 4)),
)
SEVEN = combinations.Combination(
    "seven", "seven", 10, combinations.of_one_suit((RANK_PLACE["7"],), combinations.TRUMP), beside=True
)
WITHOUT_SEVEN = (*MARRIAGES, SEQUENCE, *BEZIQUES, *FOURS)
SCALE = combinations.Scale((*WITHOUT_SEVEN, SEVEN))

BEZIQUE = Game(
    "bezique",
    title="Bezique",
    family="bezique",
    cite="usp56 4981-5035",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=DOUBLE_PIQUET_PACK,
    order=ten_high,
    owed=owed,
    hand_size=8,
    rounds=(3, 2, 3),
    deal="Eight cards to each, three, two and three; the next is turned up for trump, and the rest are the stock.",
    left_cuts=True,
    play=bezique.BEZIQUE_PLAY,
    form=bezique.Bezique(SCALE, BRISQUES),
    score=score.Tally((score.HigherRace(to=1500),)),
    rules=(
        ("Ranks", "Ace, ten, king, queen, jack, nine, eight, seven; of like cards the one played first wins."),
        (
            "Play",
            "The non-dealer leads. Any card may be played as long as there is a stock; the winner of a trick may score a declaration, draws, and then the other.",
        ),
        (
            "Declarations",
            "Marriage 20, in trumps 40; sequence from the ace of trumps to the jack 250; bezique, queen of spades and jack of diamonds, 40, two of them 500; four aces 100, kings 80, queens 60, jacks 40. The seven of trumps 10, exchanged for the trump card or shown, and to the dealer who turns it.",
        ),
        (
            "Again",
            "A card counts again in another kind of declaration, and king and queen of trumps in the sequence afterwards; two beziques after one.",
        ),
        (
            "The end",
            "With the last card of the stock nothing is declared. In the last eight tricks suit is followed and the trick won if it can be.",
        ),
        ("Score", "Each ace and ten taken 10, the last trick 10. Game is 1,500; the higher score wins."),
    ),
    expects=(
        *tricks.TRICKS,
        *talon.TALON,
        combinations.COMBINATION_AT_WRONG_TIME,
        combinations.SECOND_COMBINATION,
        combinations.NO_COMBINATION,
        combinations.COMBINATION_WITH_PLAYED_CARD,
        combinations.CARD_COUNTED_BEFORE,
    ),
    laws=(
        Law(
            "seven-of-trumps",
            cite="usp56 4997",
            says="The seven of trumps is 10 to the dealer who turns it, and to who exchanges or shows it upon winning a trick.",
        ),
        Law(
            "declares-without-winning-trick",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.LAST_OF_STOCK.no],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5017",
            says="A declaration is made after winning a trick and before drawing.",
        ),
        Law(
            "two-declarations-scored",
            breach=combinations.SECOND_COMBINATION,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5023",
            says="Of several declarations shown in a turn one is scored; the others wait for another trick won.",
        ),
        Law(
            "card-reused-in-same-declaration",
            breach=combinations.CARD_COUNTED_BEFORE,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5025-5029",
            says="A card does not count twice in the same kind of declaration; king and queen do not count after the sequence, nor one bezique after two.",
        ),
        Law(
            "declared-with-played-card",
            breach=combinations.COMBINATION_WITH_PLAYED_CARD,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5025",
            says="A card that has been played makes no declaration any more.",
        ),
        Law(
            "no-declaration",
            breach=combinations.NO_COMBINATION,
            remedy=rulings.silent("they count nothing") & combinations.COMBINATION_NOT_COUNTED,
            cite="drawn from usp56 4997-5009",
            says="Cards that make none of the declarations count nothing.",
        ),
        Law(
            "marriage-after-whole-sequence",
            cite="usp56 5027",
            says="After the whole sequence at once king and queen of trumps no longer count 40; the other way round they count both.",
        ),
        Law(
            "double-bezique-at-once",
            cite="usp56 5029",
            says="Two beziques declared at once count 500 and no more; one and then the second count 40 and 500.",
        ),
        Law(
            "declaration-after-stock",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.LAST_OF_STOCK.yes],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5031",
            says="Who takes the last face-down card of the stock may not declare, nor anybody after that.",
        ),
        Law(
            "revoke-in-last-eight-tricks",
            breach=tricks.REVOKE,
            until=IN_TIME,
            remedy=bezique.OTHER_SCORES_LAST_TRICK,
            cite="drawn from usp56 5031, 5035, 5178",
            says="Who does not follow suit or win the trick though he can, once the stock is gone, gives the last trick to the other.",
        ),
        Law(
            "revoke-found-after-score-is-agreed",
            breach=tricks.REVOKE,
            after=IN_TIME,
            remedy=rulings.condoned("an error in the play stands once the score of the deal is agreed upon"),
            cite="drawn from usp56 495-497, 5035",
            says="A revoke found after the score of the deal is agreed upon costs nothing, by the general limit.",
        ),
        Law(
            "score-of-a-deal",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 4995-5011",
            says="Declarations, ten for each ace and ten taken, and ten for the last trick are what a deal brings.",
        ),
        Law(
            "both-reach-game",
            cite="usp56 5033",
            says="If both reach 1,500 in the same deal the higher score wins.",
        ),
    ),
)

BEZIQUE_WITHOUT_A_TRUMP = BEZIQUE.vary(
    "bezique-without-a-trump",
    title="Bezique without a Trump",
    cite="usp56 5037-5039",
    form=bezique.Bezique(combinations.Scale(WITHOUT_SEVEN), BRISQUES, marriage_makes_trump=True),
    deal="Eight cards to each, three, two and three; the rest are the stock.",
    rules=(("Trump", "The first marriage declared makes the trump. The seven counts nothing."),),
    drop=("seven-of-trumps",),
)

THREE_HAND_BEZIQUE = BEZIQUE.vary(
    "three-hand-bezique",
    title="Three-hand Bezique",
    cite="usp56 5041-5045",
    seats=3,
    players=(3, 3),
    pack=TRIPLE_PIQUET_PACK,
    form=bezique.Bezique(combinations.Scale((*WITHOUT_SEVEN, TRIPLE, SEVEN)), BRISQUES),
    score=score.Tally((score.HigherRace(to=2000),)),
    rules=(
        ("Players", "Three, with three packs; the player at the dealer's left leads, and only the winner of a trick declares."),
        ("Declarations", "Three beziques, the third added to two, count 1,500."),
        ("Game", "Usually 2,000."),
    ),
    replace=(
        BEZIQUE.law("revoke-in-last-eight-tricks").but(
            until=None,
            remedy=rulings.silent("nothing is taken, since it is not said whose of two the last trick would be"),
            cite="drawn from usp56 5031, 5043",
            says="What a revoke costs one of three, no part of the book says.",
        ),
    ),
    add=(
        Law(
            "non-winner-declares",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.LAST_OF_STOCK.no],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5043",
            says="Only the winner of a trick may declare.",
        ),
        Law(
            "triple-bezique",
            cite="usp56 5043",
            says="A third bezique added to a double one counts 1,500.",
        ),
    ),
)
