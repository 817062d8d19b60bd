"""California Jack and Shasta Sam (usp56 4413-4437)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import raised
from referee.families import all_fours
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, exposure, rulings, talon, tricks, windows

CLAIMED_IN_TIME = raised(before=windows.SCORE_AGREED)

CALIFORNIA_JACK = Game(
    "california-jack",
    title="California Jack",
    family="all-fours",
    cite="usp56 4413-4433",
    general=GENERAL_RULES,
    seats=2,
    owed=tricks.follow_or_trump,
    hand_size=6,
    deal="Six cards to each, one or three at a time; the rest is turned face up for a stock.",
    rounds=(3, 3),
    other_rounds=((1, 1, 1, 1, 1, 1), (1,)),
    play=all_fours.CALIFORNIA_PLAY,
    form=all_fours.CaliforniaForm(),
    score=score.Match(score.Tally((score.Race(to=10, at_once=True),))),
    rules=(
        ("Players", "Two."),
        ("Ranks", "Ace high to deuce low; the suit of the card on top of the stock, once it is turned up, is trump."),
        (
            "Play",
            "The non-dealer leads. Who can follow suit does, or trumps; who cannot plays any card. The winner of a trick draws the card on top and the loser the next, until the stock is out and the last six are played.",
        ),
        (
            "Points",
            "One each for winning high (the ace), low (the deuce) and the jack of trumps, and for game, the most in tens (10), aces (4), kings (3), queens (2) and jacks (1). Of a tie for game the book says nothing; here nobody has it.",
        ),
        ("Game", "Ten points, in the order high, low, jack, game."),
    ),
    expects=(
        *all_fours.PLAYS_OF_TWO,
        *talon.TALON,
        all_fours.STOCK_CARD_DOWN,
        exposure.CARD_EXPOSED,
    ),
    laws=(
        Law(
            "dealing-irregularity",
            breach=[
                deal.DEAL_OUT_OF_TURN,
                deal.UNCUT_PACK_DEALT,
                deal.DEALT_INCORRECTLY,
                deal.CUT_MISDONE,
                deal.CUT_TOO_SMALL,
                deal.FACED_IN_SHUFFLE_OR_CUT,
                deal.FACED_IN_DEALING,
            ],
            until=all_fours.NEW_DEAL_BY_NON_DEALER,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            cite="usp56 4431",
            says="After any irregularity in dealing the non-dealer may call for a new deal by the same dealer.",
        ),
        Law(
            "wrong-number-dealt",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            until=all_fours.MISDEAL_BY_NON_DEALER,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            cite="usp56 4431, 489",
            says="The non-dealer may call for a new deal if a hand has a wrong number of cards, until the cards are mixed.",
        ),
        Law(
            "irregular-deal-stands",
            breach=[
                deal.DEAL_OUT_OF_TURN,
                deal.UNCUT_PACK_DEALT,
                deal.DEALT_INCORRECTLY,
                deal.CUT_MISDONE,
                deal.CUT_TOO_SMALL,
                deal.FACED_IN_SHUFFLE_OR_CUT,
                deal.FACED_IN_DEALING,
            ],
            after=all_fours.NEW_DEAL_BY_NON_DEALER,
            remedy=deal.DEAL_GOES_ON,
            cite="drawn from usp56 4431, 483",
            says="If he does not call for it in time, the deal stands.",
        ),
        Law(
            "wrong-number-stands",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            after=all_fours.MISDEAL_BY_NON_DEALER,
            remedy=deal.DEAL_AND_SCORE_STAND,
            cite="drawn from usp56 4431, 489",
            says="Once the cards are mixed a deal with a wrong number of cards stands.",
        ),
        Law(
            "stock-card-exposed-in-deal",
            breach=deal.FACED_IN_PACK,
            remedy=rulings.no_penalty("no penalty", "the card is put back in its place"),
            cite="usp56 4431",
            says="A card of the stock that is exposed during the deal is put back in its place, without a penalty.",
        ),
        Law(
            "stock-card-face-down",
            breach=all_fours.STOCK_CARD_DOWN,
            remedy=rulings.no_penalty("no penalty", "the card is turned up"),
            cite="usp56 4431",
            says="A card of the stock that lies face down is put right, without a penalty.",
        ),
        Law(
            "revoke",
            breach=tricks.REVOKE,
            until=CLAIMED_IN_TIME,
            remedy=all_fours.LosesPoints(1),
            cite="usp56 4433",
            says="A revoke costs the offender one point.",
        ),
        Law(
            "revoke-claimed-late",
            breach=tricks.REVOKE,
            after=CLAIMED_IN_TIME,
            remedy=rulings.condoned("no penalty", "the score of the deal has been agreed upon"),
            cite="drawn from usp56 4433, 495-497",
            says="A revoke that comes up once the score is agreed upon costs nothing, as the general rules have it of errors in play.",
        ),
        Law(
            "drawing-errors",
            breach=[talon.FILLED_OUT_OF_TURN, talon.FILLED_WITH_TOO_MANY, talon.WRONG_HAND_IN_PLAY],
            remedy=rulings.silent("the cards stand as they were drawn"),
            cite="usp56 4423-4433",
            says="Of cards drawn out of turn or too many the book says nothing.",
        ),
        Law(
            "other-errors-of-play",
            breach=[
                tricks.LEAD_OUT_OF_TURN,
                tricks.PLAY_OUT_OF_TURN,
                tricks.NO_CARD_TO_TRICK,
                tricks.TRICK_GATHERED_BY_ANOTHER,
                all_fours.PLAY_TAKEN_BACK,
                exposure.CARD_EXPOSED,
            ],
            remedy=rulings.silent("the cards stand as they were played"),
            cite="usp56 4431-4433",
            says="Of plays out of turn, defective tricks, and cards exposed or taken back the book says nothing.",
        ),
        Law(
            "order-of-counting-out",
            cite="usp56 4429",
            says="If both come to ten with one deal, high counts first, then low, jack and game.",
        ),
    ),
)

SHASTA_SAM = CALIFORNIA_JACK.vary(
    "shasta-sam",
    title="Shasta Sam",
    cite="usp56 4435-4437",
    deal="A card is cut or turned for the trump; then six cards to each, one or three at a time, and the rest lies face down.",
    drop=["stock-card-face-down"],
    expects=(*all_fours.PLAYS_OF_TWO, *talon.TALON, exposure.CARD_EXPOSED),
    rules=(
        ("Stock", "It lies face down, so that nobody knows what he will draw; the trump is cut or turned before the deal."),
    ),
)
