"""Seven-up, or all fours, or old sledge (usp56 4377-4411)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import raised
from referee.families import all_fours
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, exposure, rulings, tricks, windows

CLAIMED_IN_TIME = raised(before=windows.SCORE_AGREED)

SEVEN_UP = Game(
    "seven-up",
    title="Seven-Up (All Fours, Old Sledge)",
    family="all-fours",
    cite="usp56 4377-4411",
    general=GENERAL_RULES,
    seats=2,
    players=(2, 4),
    owed=tricks.follow_or_trump,
    hand_size=6,
    deal="Six cards to each player, three at a time; the next card is turned up.",
    rounds=(3, 3),
    least_cut=5,
    play=all_fours.BEG_PLAY,
    form=all_fours.BegForm(all_fours.Counting(tie=all_fours.non_dealer_of_two)),
    score=score.Match(score.Tally((score.Race(to=7, at_once=True),))),
    rules=(
        ("Players", "Two or three, or four in two sides."),
        ("Ranks", "Ace high to deuce low."),
        (
            "The trump",
            "The player at the dealer's left stands, and the suit turned up is trump; or he begs. The dealer then gives him a point, or runs the cards: three more to each, and another card turned up, until one of another suit makes the trump. What lay under cards of the suit turned down is laid aside. In the end each discards down to six.",
        ),
        (
            "Play",
            "The dealer's left leads. Who can follow suit does, or trumps; who cannot plays any card.",
        ),
        (
            "Points",
            "A jack turned up, for the dealer at once; the gift; high and low, the highest and the lowest trump in play, to whom they were dealt; the jack of trumps, to whoever wins it; and game, the most in tens (10), aces (4), kings (3), queens (2) and jacks (1). In a tie for game the non-dealer has it where two play, and otherwise nobody.",
        ),
        (
            "Game",
            "Seven points, in the order high, low, jack, game. The book has counters put into a pool; here points are counted.",
        ),
    ),
    expects=(*all_fours.PLAYS_THAT_STAND, *all_fours.BEGGING, exposure.CARD_EXPOSED),
    laws=(
        Law(
            "misdeal-wrong-number",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            until=deal.RAISED_BEFORE_MIXING,
            remedy=deal.NEXT_PLAYER_DEALS,
            cite="usp56 4409",
            says="A dealer who gives any player a wrong number of cards loses the deal.",
        ),
        Law(
            "card-exposed-by-dealer",
            breach=deal.FACED_IN_DEALING,
            until=all_fours.NEW_DEAL_BY_OWNER,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            cite="usp56 4409",
            says="The player to whom an exposed card is dealt may have a new deal by the same dealer.",
        ),
        Law(
            "exposed-card-let-stand",
            breach=deal.FACED_IN_DEALING,
            after=all_fours.NEW_DEAL_BY_OWNER,
            remedy=rulings.condoned("the deal stands"),
            cite="usp56 4409",
            says="Where he lets the deal stand, it does.",
        ),
        Law(
            "card-faced-in-pack",
            breach=deal.FACED_IN_PACK,
            remedy=deal.REDEAL,
            cite="usp56 4409",
            says="A card faced in the pack makes a new deal by the same dealer necessary.",
        ),
        Law(
            "pack-exhausted-by-running",
            cite="usp56 4391",
            says="When there are not enough cards to run again, and no new suit has come, the same dealer deals anew.",
        ),
        Law(
            "bunch-by-agreement",
            on=all_fours.BUNCHED,
            when=[all_fours.INSISTED.no],
            remedy=rulings.ALLOWED & deal.REDEAL,
            cite="usp56 4393",
            says="When a second trump is turned any player may suggest a new deal, and if nobody insists on the hand the same dealer deals it.",
        ),
        Law(
            "bunch-refused",
            on=all_fours.BUNCHED,
            when=[all_fours.INSISTED.yes],
            remedy=rulings.allowed("the hand is played"),
            cite="usp56 4393",
            says="If any player insists on it, the hand is played.",
        ),
        Law(
            "hand-not-reduced-after-running",
            breach=all_fours.HAND_NOT_REDUCED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4395",
            says="Once the trump is decided each player discards down to six cards.",
        ),
        Law(
            "spoken-by-another",
            breach=[all_fours.BEGS_BY_ANOTHER, all_fours.ANSWERED_BY_ANOTHER],
            remedy=rulings.silent("it has no effect"),
            cite="usp56 4391",
            says="The eldest hand stands or begs, and the dealer answers; of others who do the book says nothing.",
        ),
        Law(
            "new-suit-begged",
            breach=all_fours.NEW_SUIT_REJECTED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4391",
            says="A new suit that turns up is trump without further option.",
        ),
        Law(
            "revoke-jack-not-in-play",
            breach=tricks.REVOKE,
            when=[all_fours.JACK_IN_PLAY.no],
            until=CLAIMED_IN_TIME,
            remedy=all_fours.RevokeCosts(1),
            cite="usp56 4411",
            says="Who revokes cannot score for jack or game, and each opponent scores one point if the jack is not in play.",
        ),
        Law(
            "revoke-jack-in-play",
            breach=tricks.REVOKE,
            when=[all_fours.JACK_IN_PLAY.yes],
            until=CLAIMED_IN_TIME,
            remedy=all_fours.RevokeCosts(2),
            cite="usp56 4411",
            says="Who revokes cannot score for jack or game, and each opponent scores two points if the jack is in play.",
        ),
        Law(
            "revoke-claimed-late",
            breach=tricks.REVOKE,
            after=CLAIMED_IN_TIME,
            remedy=rulings.condoned("no penalty", "the score of the deal has been agreed upon"),
            cite="drawn from usp56 4411, 495-497",
            says="A revoke that comes up once the score is agreed upon costs nothing, as the general rules have it of errors in play.",
        ),
        Law(
            "other-errors-of-play",
            breach=[
                tricks.LEAD_OUT_OF_TURN,
                tricks.PLAY_OUT_OF_TURN,
                tricks.NO_CARD_TO_TRICK,
                tricks.TWO_CARDS_TO_TRICK,
                tricks.TRICK_GATHERED_BY_ANOTHER,
                all_fours.PLAY_TAKEN_BACK,
                exposure.CARD_EXPOSED,
            ],
            remedy=rulings.silent("the cards stand as they were played"),
            cite="usp56 4409-4411",
            says="Of leads and plays out of turn, defective tricks, and cards exposed or taken back the book says nothing.",
        ),
        Law(
            "game-tied",
            cite="usp56 4405",
            says="In a tie for game the non-dealer scores it where two play; where three or four do, nobody.",
        ),
        Law(
            "order-of-counting-out",
            cite="usp56 4407",
            says="Where several could go out with a deal, high counts first, then low, jack and game.",
        ),
    ),
)
