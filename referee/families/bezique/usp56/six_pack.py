"""Six-pack bezique, eight-pack bezique (usp56 5059-5200)."""

from referee import score
from referee.core.cards import ACE, JACK, KING, QUEEN, SIX_PIQUET_PACKS, TEN
from referee.core.game import Game
from referee.core.law import Law, by
from referee.core.limits import raised
from referee.core.order import ten_high
from referee.core.window import TOO_LATE
from referee.families import bezique
from referee.families.bezique.moves.bezique import owed
from referee.families.bezique.usp56.bezique import FOURS, MARRIAGES, SEQUENCE
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import combinations, deal, roles, rulings, talon, tricks, windows

IN_TIME = raised(before=windows.SCORE_AGREED)
CORRECTED_IN_TIME = raised(before=windows.SCORE_AGREED, how=score.corrects, name="score-corrected-before-agreement")

BACK_DOOR = combinations.Combination(
    "plain sequence", "suit", 150, combinations.of_one_suit((ACE, TEN, KING, QUEEN, JACK), combinations.PLAIN)
)
IN_SUITS = (*MARRIAGES, SEQUENCE, BACK_DOOR)
FOUR_OF_TRUMPS = tuple(bezique.of_trumps("four", 4, {ACE: 1000, TEN: 900, KING: 800, QUEEN: 600, JACK: 400}))
SIX_PACK_SCALE = combinations.Scale(
    (*IN_SUITS, *bezique.beziques(40, 500, 1500, 4500), *FOURS, *FOUR_OF_TRUMPS), anew=combinations.ONE_AT_A_TIME
)

SIX_PACK_BEZIQUE = Game(
    "six-pack-bezique",
    title="Six-pack Bezique",
    family="bezique",
    cite="usp56 5059-5186",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=SIX_PIQUET_PACKS,
    order=ten_high,
    owed=owed,
    hand_size=12,
    rounds=(1,),
    deal="Twelve cards to each, one at a time; the rest are the stock, and none is turned up.",
    left_cuts=True,
    play=bezique.LONG_PLAY,
    form=bezique.LongBezique(
        SIX_PACK_SCALE,
        tricks.CardPoints({}, last_trick=250),
        settles=bezique.AllToTheWinner(rubicon=3000, bonus=1000, in_rubicon=1000),
        carte_blanche=250,
        batch=bezique.Batch(24, lifted=250, estimated=150),
        trump_repeats=False,
    ),
    score=score.Tally(()),
    rules=(
        ("Ranks", "Ace, ten, king, queen, jack, nine, eight, seven; of like cards the one played first wins."),
        (
            "The batch",
            "The dealer lifts the cards that he deals from: 250 for him if they are 24, 150 for the other if he estimates their number. Lines `batch` and `estimates` tell of it.",
        ),
        (
            "Play",
            "The non-dealer leads; any card may be played as long as there is a stock. The winner of a trick may score one declaration, draws, and then the other.",
        ),
        (
            "Trump",
            "The suit of the first marriage or sequence declared; not that of the deal before, whose marriage counts 20 and makes none.",
        ),
        (
            "Declarations",
            "Sequence of trumps 250, of another suit 150; marriage in trumps 40, in another suit 20; bezique, the queen of trumps with the jack of diamonds (spades), spades (diamonds), clubs (hearts) or hearts (clubs) 40, two 500, three 1,500, four 4,500; any four aces 100, kings 80, queens 60, jacks 40; four aces of trumps 1,000, tens 900, kings 800, queens 600, jacks 400.",
        ),
        (
            "Carte blanche",
            "Twelve cards without king, queen or jack, all of them shown, 250; and as much again for each card then drawn and shown, until one is a court card or is not shown. `declares Ann carte-blanche` tells of it, with the card where it is one drawn.",
        ),
        (
            "Again",
            "A card counts again in the same declaration, once a card of it has been played; two of the same kind do not lie there at a time.",
        ),
        (
            "Later",
            "More than one may be announced in a turn, and one is scored; a line `reserves` tells what is left for later.",
        ),
        (
            "The end",
            "Once the last two cards of the stock are drawn nothing is declared. In the last twelve tricks suit is followed and the trick won if it can be; the last is 250.",
        ),
        (
            "Score",
            "Each deal is a game, for 1,000. Under 3,000 the loser is rubiconed, and the winner has the points of both. Fractions of a hundred are dropped.",
        ),
    ),
    expects=(
        *tricks.TRICKS,
        *talon.TALON_FACE_DOWN,
        combinations.COMBINATION_AT_WRONG_TIME,
        combinations.SECOND_COMBINATION,
        combinations.NO_COMBINATION,
        combinations.COMBINATION_WITH_PLAYED_CARD,
        combinations.CARD_COUNTED_BEFORE,
        combinations.COMBINATION_MISCOUNTED,
        *bezique.OF_LONG_GAMES,
        rulings.WRONG_PLAYER_CHOOSES,
    ),
    laws=(
        Law(
            "cut-of-24-and-estimate",
            cite="usp56 5075",
            says="A dealer who lifts exactly 24 cards scores 250, and the other 150 if he estimates their number rightly.",
        ),
        Law(
            "carte-blanche-card-not-shown",
            breach=bezique.CARTE_BLANCHE_ENDED,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5112",
            says="Who draws a court card, or takes a card up without showing it, scores no more for carte blanche.",
        ),
        Law(
            "declares-without-winning-trick",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.STOCK_IS_GONE.no],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5122",
            says="The winner of a trick shows and scores a declaration, before he draws.",
        ),
        Law(
            "repeats-last-deals-trump",
            cite="usp56 5124-5126",
            says="A suit is not trump in two deals running: its marriage counts 20 before the new trump is made, and makes none.",
        ),
        Law(
            "fifth-card-added-to-four",
            breach=combinations.CARD_COUNTED_BEFORE,
            when=[bezique.COUNTED_IN.is_(bezique.SAME)],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5134-5136",
            says="No more cards lie there than one declaration takes: a card of it has to be played before another makes it again.",
        ),
        Law(
            "marriage-after-whole-sequence",
            breach=combinations.CARD_COUNTED_BEFORE,
            when=[bezique.COUNTED_IN.is_(bezique.LARGER)],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5138-5142",
            says="After the whole sequence at once the count for its marriage is lost, and a single bezique after two at once.",
        ),
        Law(
            "bezique-added-after-cards-played",
            breach=combinations.COMBINATION_WITH_PLAYED_CARD,
            when=[bezique.IS_BEZIQUE.yes],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5142",
            says="Two beziques, three and four count as such while all their cards lie there. The fourth is printed at 4,000 here and at 4,500 in the table, which is followed.",
        ),
        Law(
            "declared-with-played-card",
            breach=combinations.COMBINATION_WITH_PLAYED_CARD,
            when=[bezique.IS_BEZIQUE.no],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="drawn from usp56 5128, 5132",
            says="A card that has been played makes no declaration any more.",
        ),
        Law(
            "two-declarations-scored",
            breach=combinations.SECOND_COMBINATION,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5144",
            says="One declaration is scored in a turn; others that are announced wait for another trick won.",
        ),
        Law(
            "order-of-pending-declarations",
            on=bezique.DECLARATION_RESERVED,
            remedy=rulings.allowed(),
            cite="usp56 5144",
            says="Declarations may be left to be scored later, in what order their owner likes and only if he likes.",
        ),
        Law(
            "pending-declaration-not-announced",
            breach=bezique.PENDING_NOT_ANNOUNCED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5146",
            says="What is left to be scored should be announced after every trick, won or lost.",
        ),
        Law(
            "declaration-after-stock",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.STOCK_IS_GONE.yes],
            remedy=combinations.COMBINATION_NOT_COUNTED,
            cite="usp56 5148",
            says="Once the last two cards of the stock are drawn no declaration is scored.",
        ),
        Law(
            "settlement",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 5154",
            says="The winner adds 1,000; if the loser has not reached 3,000 the winner scores the points of both, though he may have less than 3,000 himself.",
        ),
        Law(
            "incorrect-deal",
            breach=[deal.DEALT_INCORRECTLY, deal.TOO_FEW_CARDS],
            until=deal.MISDEAL_CALLED_FOR,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            cite="usp56 5156",
            says="After an incorrect deal either player may demand a new one.",
        ),
        Law(
            "incorrect-deal-put-right",
            breach=[deal.DEALT_INCORRECTLY, deal.TOO_FEW_CARDS],
            when=[deal.MISDEAL_CALLED_FOR.is_(deal.PUT_RIGHT)],
            remedy=rulings.corrected("both agree, and it is put right"),
            cite="usp56 5156",
            says="It may be put right if both agree.",
        ),
        Law(
            "incorrect-deal-played-on",
            breach=[deal.DEALT_INCORRECTLY, deal.TOO_FEW_CARDS],
            when=[deal.MISDEAL_CALLED_FOR.is_(TOO_LATE)],
            remedy=rulings.condoned("the deal stands"),
            cite="drawn from usp56 483, 5156",
            says="Who plays on has accepted it.",
        ),
        Law(
            "too-many-cards-before-play",
            breach=deal.TOO_MANY_CARDS,
            until=bezique.BEFORE_FIRST_PLAY,
            remedy=deal.REDEAL,
            cite="usp56 5156-5158",
            says="If either player is dealt too many cards, and it is found before a card is played, there has to be a new deal.",
        ),
        Law(
            "too-many-cards-found-in-first-trick",
            breach=deal.TOO_MANY_CARDS,
            after=bezique.BEFORE_FIRST_PLAY,
            remedy=bezique.RUBICONED,
            cite="drawn from usp56 5160",
            says="Once a card is played, a hand too long is one that was found in the play.",
        ),
        Law(
            "both-hands-over-twelve",
            breach=talon.WRONG_HAND_IN_PLAY,
            when=[talon.LENGTH.is_(talon.LONG), bezique.BOTH_TOO_LONG.yes],
            remedy=deal.REDEAL,
            cite="usp56 5160",
            says="If both hands are found too long, whenever it be, there has to be a new deal.",
        ),
        Law(
            "short-hand",
            breach=talon.WRONG_HAND_IN_PLAY,
            when=[talon.LENGTH.is_(talon.SHORT)],
            remedy=talon.CANNOT_WIN_LAST_TRICK,
            cite="usp56 5160",
            says="After both have drawn a hand too short plays on, and the player with fewer cards cannot win the last trick.",
        ),
        Law(
            "one-hand-over-twelve",
            breach=talon.WRONG_HAND_IN_PLAY,
            when=[talon.LENGTH.is_(talon.LONG), bezique.BOTH_TOO_LONG.no],
            remedy=bezique.RUBICONED,
            cite="usp56 5160",
            says="If one hand is too long and the other right, its owner is rubiconed, and his score counts for 2,900 at the most; the last trick counts only if it is played.",
        ),
        Law(
            "dealt-card-exposed",
            breach=deal.FACED_IN_DEALING,
            when=[talon.CARD_OF.is_(talon.OTHERS_OR_PACKS)],
            until=deal.NEW_DEAL_CALLED_BY_OTHER,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            late=rulings.condoned("the deal stands"),
            cite="usp56 5162",
            says="The non-dealer may have a new deal if one of his cards is exposed in dealing.",
        ),
        Law(
            "pack-card-exposed-before-play",
            breach=deal.FACED_IN_PACK,
            until=bezique.BEFORE_FIRST_PLAY,
            remedy=deal.REDEAL,
            cite="usp56 5162",
            says="A card of the pack found exposed before a card is played makes a new deal.",
        ),
        Law(
            "pack-card-exposed-after-play",
            breach=deal.FACED_IN_PACK,
            after=bezique.BEFORE_FIRST_PLAY,
            remedy=talon.SHUFFLED_INTO_STOCK,
            cite="usp56 5162",
            says="Found later it is shuffled into the stock.",
        ),
        Law(
            "illegal-draw-seen",
            breach=[talon.FILLED_OUT_OF_TURN, talon.FILLED_WITH_TOO_MANY, talon.STOCK_CARD_SEEN],
            remedy=talon.SEEN_CARD_BACK & talon.OPPONENT_TAKES_ONE_OF_TWO,
            chooser=by(roles.OPPONENTS),
            cite="usp56 5164",
            says="If a player sees a card in drawing that is not for him, the other may look at the two top cards at his next draw and take either.",
        ),
        Law(
            "lead-out-of-turn",
            breach=tricks.LEAD_OUT_OF_TURN,
            until=bezique.WITHDRAWN_WITH_LEAVE,
            remedy=tricks.CARD_BACK,
            late=rulings.condoned("it was not demanded back, and stands"),
            cite="usp56 5166-5168",
            says="A lead out of turn is withdrawn if the other demands it.",
        ),
        Law(
            "lead-withdrawn-without-permission",
            breach=bezique.LEAD_WITHDRAWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5168",
            says="Without the other's permission it may not be withdrawn.",
        ),
        Law(
            "odd-number-in-stock",
            breach=talon.ODD_STOCK,
            remedy=talon.LAST_CARD_DEAD,
            cite="usp56 5170",
            says="If the stock has an odd number of cards the last is dead.",
        ),
        Law(
            "wrong-declaration",
            breach=[combinations.NO_COMBINATION, bezique.FALSE_CARTE_BLANCHE],
            until=bezique.CORRECTED_BEFORE_NEXT_PLAY,
            remedy=combinations.COMBINATION_NOT_COUNTED,
            late=combinations.STAYS_AS_SAID,
            cite="usp56 5172",
            says="What was scored for cards that do not make the declaration stands, unless the other demands correction before he plays to the next trick.",
        ),
        Law(
            "score-error",
            breach=combinations.COMBINATION_MISCOUNTED,
            until=IN_TIME,
            remedy=combinations.COUNTS_ITS_WORTH,
            late=combinations.STAYS_AS_SAID,
            cite="usp56 5174-5176",
            says="An error in scoring is put right at any time before the final score of the deal is agreed on.",
        ),
        Law(
            "sheet-error",
            breach=score.SCORE_ERROR,
            until=CORRECTED_IN_TIME,
            remedy=score.CORRECTED_SCORE,
            late=score.stands_as_written("the score of the deal has been agreed"),
            cite="usp56 5174-5176",
            says="So is one on the sheet.",
        ),
        Law(
            "revoke-after-stock-ends",
            breach=tricks.REVOKE,
            until=IN_TIME,
            remedy=bezique.OTHER_SCORES_LAST_TRICK,
            late=rulings.condoned("an error in the play stands once the score of the deal is agreed upon"),
            cite="usp56 5178-5180, 495-497",
            says="Who does not play by the law once the stock is gone gives the last trick to the other.",
        ),
        Law(
            "imperfect-pack",
            breach=deal.INCORRECT_PACK,
            until=IN_TIME,
            remedy=deal.ABANDONED,
            late=deal.SCORES_STAND,
            cite="usp56 5182",
            says="If the pack is found imperfect before the final score is agreed on the deal is void.",
        ),
        Law(
            "cards-found-on-floor",
            breach=deal.CARD_OUTSIDE_DEAL,
            remedy=bezique.CARD_FOUND_IS_DEAD,
            cite="usp56 5182",
            says="If what is missing is found on the floor or near the table the deal stands, and those cards are dead.",
        ),
        Law(
            "looks-at-played-cards",
            on=bezique.LOOKED_BACK,
            remedy=rulings.allowed(),
            cite="usp56 5184",
            says="Cards that were played may be looked at.",
        ),
        Law(
            "counts-stock",
            on=talon.COUNTS_STOCK,
            remedy=rulings.allowed(),
            cite="usp56 5184-5186",
            says="The stock may be counted.",
        ),
    ),
)
