"""Klaberjass and belotte (usp56 5881-5958)."""

from referee import score
from referee.core.cards import PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law, by
from referee.families import piquet_klaberjass as klaberjass
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, roles, rulings, tricks, trump

WHICHEVER_IS_CHOSEN = klaberjass.REDEAL_OR_CORRECTION.is_(*klaberjass.REDEAL_OR_CORRECTION.answers)

KLABERJASS = Game(
    "klaberjass",
    title="Klaberjass",
    family="piquet-klaberjass",
    cite="usp56 5881-5952",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=PIQUET_PACK,
    order=klaberjass.jack_and_nine_high,
    owed=klaberjass.over_and_trump,
    hand_size=9,
    rounds=(3, 3, 1, 1, 1),
    deal="Six cards to each, three at a time, and the next turned up; once the trump is made three more to each, one at a time.",
    least_cut=3,
    left_cuts=True,
    play=klaberjass.KLABERJASS_PLAY,
    form=klaberjass.Klaberjass(),
    score=score.Tally((score.HigherRace(to=500),)),
    rules=(
        (
            "Ranks",
            "In trumps jack, nine, ace, ten, king, queen, eight, seven; in other suits ace, ten, king, queen, jack, nine, eight, seven.",
        ),
        (
            "Bidding",
            "The non-dealer takes the suit turned up, passes, or offers to throw the hand in, a schmeiss; then the dealer. If both pass, each may name another suit or pass once more. A schmeiss that is refused is played.",
        ),
        ("Exchange", "Who holds the seven of trumps may take the card turned up for it before he plays."),
        (
            "Melds",
            "A sequence of three is 20, of four 50. The non-dealer tells what his best counts; good, no good, or how high is answered. Of two with the same head a trump sequence is better, and otherwise neither scores. Who has the best scores all he shows after the first trick.",
        ),
        ("Bella", "King and queen of trumps are 20 if bella is said on playing the second."),
        ("Play", "The non-dealer leads. Follow suit; without it trump; beat a trump that is led."),
        (
            "Cards",
            "Jack of trumps 20, nine of trumps 14, aces 11, tens 10, kings 4, queens 3, other jacks 2, the last trick 10.",
        ),
        (
            "Score",
            "A maker who has more scores his own, and so does the other; if he has as much he scores nothing; if he has less the other scores all. Game is 500.",
        ),
    ),
    expects=(
        *tricks.TRICKS,
        *klaberjass.OF_DECLARING,
        *klaberjass.OF_KLABERJASS,
        trump.SPEAKS_OUT_OF_TURN,
        rulings.WRONG_PLAYER_CHOOSES,
    ),
    laws=(
        Law(
            "schmeiss-answered",
            cite="usp56 5897-5899",
            says="A schmeiss accepted is a new deal; refused, whoever offered plays the suit turned up, or names another in the second round. Who deals anew is not said.",
        ),
        Law(
            "all-pass",
            cite="usp56 5899",
            says="The dealer, last to speak, may have a new deal instead of naming a suit; who deals it is not said.",
        ),
        Law(
            "loser-scores-own-sequences",
            breach=klaberjass.LOSER_SHOWS_MELD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5923",
            says="Only the player with the better meld shows and scores sequences.",
        ),
        Law(
            "bella-not-announced",
            breach=klaberjass.BELLA_LATE,
            remedy=rulings.NOTHING_STATED & klaberjass.BELLA_NOT_SCORED,
            cite="usp56 5925, 5950-5952",
            says="King and queen of trumps score only where bella is said on playing the second of them.",
        ),
        Law(
            "maker-tied",
            cite="usp56 5938",
            says="A maker who has as much as the other scores nothing, and the other what he made.",
        ),
        Law(
            "maker-bete",
            cite="usp56 5938",
            says="If the maker has less, the other scores all points made by both.",
        ),
        Law(
            "score-of-a-deal",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 5927-5938",
            says="Melds and cards of each are what a deal brings, as the maker has more, as much or less.",
        ),
        Law(
            "both-over-500",
            cite="usp56 5940",
            says="If both pass 500 in one deal the higher score wins; by agreement the maker's is counted first.",
        ),
        Law(
            "faulty-deal-before-bidding",
            breach=[deal.FACED_IN_DEALING, deal.FACED_IN_PACK, deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            when=[klaberjass.WHOSE_CARD_EXPOSED.is_(klaberjass.OTHERWISE), WHICHEVER_IS_CHOSEN],
            until=klaberjass.FOUND_BEFORE_BIDDING,
            remedy=klaberjass.NEW_DEAL_OR_PUT_RIGHT,
            chooser=by(roles.ELDEST_HAND, until=klaberjass.BIDDING_BEGUN),
            cite="usp56 5944",
            says="Before the bidding the non-dealer may have a new deal or a correction: a card of his exposed in dealing, one exposed in the pack, a wrong number.",
        ),
        Law(
            "correction-of-long-hand",
            on=klaberjass.HAND_CORRECTED,
            when=[klaberjass.LONG_OR_SHORT.is_(klaberjass.TOO_LONG)],
            remedy=klaberjass.OTHER_DRAWS_EXCESS,
            cite="usp56 5944",
            says="From a hand with too many cards, held face down, the other draws the excess.",
        ),
        Law(
            "correction-of-short-hand",
            on=klaberjass.HAND_CORRECTED,
            when=[klaberjass.LONG_OR_SHORT.is_(klaberjass.TOO_SHORT)],
            remedy=klaberjass.FILLED_FROM_PACK,
            cite="usp56 5944",
            says="A short hand is filled from the top of the pack.",
        ),
        Law(
            "incorrect-hand-after-bidding",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            after=klaberjass.FOUND_BEFORE_BIDDING,
            until=klaberjass.FOUND_BEFORE_PLAYING,
            remedy=klaberjass.PUT_RIGHT,
            cite="usp56 5946-5948",
            says="An incorrect hand found once the bidding has begun has to be corrected.",
        ),
        Law(
            "revoke-in-following-suit",
            breach=tricks.REVOKE,
            when=[klaberjass.DUTY_NOT_KEPT.is_(klaberjass.FOLLOW)],
            until=klaberjass.FOUND_IN_TIME,
            remedy=klaberjass.ALL_TO_THE_OTHER,
            cite="usp56 5948, 497",
            says="Who does not follow suit though he can loses all points of the deal to the other.",
        ),
        Law(
            "does-not-trump-when-void",
            breach=tricks.REVOKE,
            when=[klaberjass.DUTY_NOT_KEPT.is_(klaberjass.TRUMP)],
            until=klaberjass.FOUND_IN_TIME,
            remedy=klaberjass.ALL_TO_THE_OTHER,
            cite="usp56 5948, 497",
            says="Who has nothing of the suit and does not trump though he can loses all points of the deal to the other.",
        ),
        Law(
            "does-not-beat-trump-lead",
            breach=tricks.REVOKE,
            when=[klaberjass.DUTY_NOT_KEPT.is_(klaberjass.BEAT)],
            until=klaberjass.FOUND_IN_TIME,
            remedy=klaberjass.ALL_TO_THE_OTHER,
            cite="usp56 5948, 497",
            says="Who does not beat a trump that is led though he can loses all points of the deal to the other.",
        ),
        Law(
            "revoke-found-after-score-is-agreed",
            breach=tricks.REVOKE,
            after=klaberjass.FOUND_IN_TIME,
            remedy=rulings.condoned("the general limit: an error in the play stands once the score of the deal is agreed upon"),
            cite="drawn from usp56 497, 5942",
            says="The section sets no limit, so that of the general rules holds.",
        ),
        Law(
            "false-meld-announcement",
            breach=[klaberjass.FALSE_DECLARATION, klaberjass.FALSE_EQUALITY],
            remedy=klaberjass.ALL_TO_THE_OTHER,
            cite="usp56 5948",
            says="A meld announced that is not held, or how high said without one as good, is a revoke.",
        ),
        Law(
            "wrong-number-after-first-trick",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            after=klaberjass.FOUND_BEFORE_PLAYING,
            remedy=klaberjass.ALL_TO_THE_OTHER,
            cite="usp56 5948",
            says="Too many or too few cards in a hand that has led or played to the first trick are a revoke.",
        ),
        Law(
            "seven-exchanged-late",
            breach=klaberjass.SEVEN_EXCHANGED_LATE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5950",
            says="The seven of trumps is not exchanged after its holder has played to the first trick.",
        ),
    ),
)

KLABERJASS_MAKER_FIRST = KLABERJASS.vary(
    "klaberjass-maker-first",
    title="Klaberjass, the maker counted first",
    cite="usp56 5940",
    form=klaberjass.Klaberjass(maker_first=True),
)

BELOTTE = KLABERJASS.vary(
    "belotte",
    title="Belotte",
    cite="usp56 5958",
    form=klaberjass.Klaberjass(classes=klaberjass.GROUPS_TOO, bete_pays=False),
    rules=(
        (
            "Melds",
            "Four jacks 200, four nines, aces, tens, kings or queens 100; sequences of five 50, of four 40, of three 20. Who has the best group scores all his groups, who has the best sequence all his sequences.",
        ),
        ("Score", "A maker who does not have more loses his own points, and the other scores no more than his own."),
    ),
    add=(
        Law(
            "maker-does-not-score-more",
            cite="usp56 5958",
            says="A maker who does not score more than the other loses his own points; the other does not add them to his.",
        ),
    ),
)
