"""Bridge whist, the laws of cards played in error, and of a trick pointed out (ames 625-633, 685-691)."""

from referee.core.law import Law, by
from referee.families import whist
from referee.mechanics import conduct, exposure, roles, rulings, tricks, windows
from referee.mechanics.rulings.gives.parts import ByLaw

IN_ERROR = (
    Law(
        "fourth-hand-plays-before-second",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[
            tricks.PLAYER.is_(tricks.A_DEFENDER),
            whist.POSITION.is_(whist.FOURTH_BEFORE_SECOND, whist.FOURTH_AFTER_THIRD),
        ],
        remedy=exposure.MayPrescribe(exposure.HIGHEST_OR_LOWEST + whist.WIN_OR_LOSE),
        chooser=by(roles.DEALER),
        cite="ames 627-628",
        says="If an adversary plays fourth hand before the second has played, that one can be called on for his highest or lowest card of the suit, or to win or lose the trick.",
    ),
    Law(
        "adversary-plays-before-his-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[
            tricks.PLAYER.is_(tricks.A_DEFENDER),
            whist.POSITION.is_(whist.THIRD_BEFORE_SECOND, whist.FOURTH_BEFORE_THIRD),
        ],
        remedy=rulings.silent("the card stays in the trick"),
        cite="ames 627-628",
        says="Of cards played in error the law knows that of the fourth hand before the second; of another before his turn it says nothing.",
    ),
    Law(
        "dealers-side-plays-before-its-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[tricks.PLAYER.is_(tricks.DECLARERS_SIDE)],
        remedy=rulings.silent("the card stays in the trick"),
        cite="ames 627-628",
        says="The law of a card played before its turn leaves out the dealer and dummy.",
    ),
    Law(
        "omits-to-play-to-a-trick",
        breach=tricks.NO_CARD_TO_TRICK,
        when=[whist.OF_DUMMY.no],
        after=whist.ADDED_IN_TIME,
        remedy=whist.may_claim_new_deal()
        & rulings.Remark("otherwise the card left over at the end counts as played to that trick, and is no revoke in it"),
        chooser=by(roles.OPPONENTS, until=windows.END_OF_PLAY),
        cite="ames 630",
        says="If a player other than dummy omits a trick and has played to the next, his adversaries may have a new deal, or let the deal stand with the card left over in that trick.",
    ),
    Law(
        "omission-put-right",
        breach=tricks.NO_CARD_TO_TRICK,
        when=[whist.OF_DUMMY.no],
        until=whist.ADDED_IN_TIME,
        remedy=rulings.corrected("he plays to the trick and nothing is to be paid"),
        cite="drawn from ames 630",
        says="An omission put right before he has played to the next trick costs nothing.",
    ),
    Law(
        "dummy-omits-a-trick",
        breach=tricks.NO_CARD_TO_TRICK,
        when=[whist.OF_DUMMY.yes],
        remedy=rulings.silent("the card left over at the end counts as played to that trick"),
        cite="ames 630",
        says="The law of a trick omitted leaves dummy out.",
    ),
    Law(
        "two-cards-to-a-trick-found-after-hand",
        breach=tricks.TWO_CARDS_TO_TRICK,
        when=[whist.OF_DUMMY.no],
        after=whist.FOUND_IN_PLAY,
        remedy=ByLaw("he answers for any revoke that he made because of it"),
        cite="ames 631",
        says="Who has played two cards to a trick, found when the hand is played out, answers for the revokes that follow from it.",
    ),
    Law(
        "two-cards-to-a-trick-found-in-play",
        breach=tricks.TWO_CARDS_TO_TRICK,
        when=[whist.OF_DUMMY.no],
        until=whist.FOUND_IN_PLAY,
        remedy=rulings.Physical("the tricks may be counted face down", rulings.HANDS_AS_TOLD)
        & tricks.EXTRA_CARD_BACK
        & ByLaw("he answers for any revoke that he made meanwhile"),
        cite="ames 631-633",
        says="Found during the play, the tricks are counted face down, the card too many goes back, and its owner answers for revokes made meanwhile.",
    ),
    Law(
        "dummy-plays-two-cards",
        breach=tricks.TWO_CARDS_TO_TRICK,
        when=[whist.OF_DUMMY.yes],
        until=whist.FOUND_IN_PLAY,
        remedy=rulings.silent("the card too many goes back to dummy") & whist.EXTRA_CARD_BACK_BY_POLICY,
        late=rulings.silent("the trick stays as it is"),
        cite="ames 631-633",
        says="The law of two cards to a trick leaves dummy out.",
    ),
    Law(
        "adversary-calls-attention-to-trick",
        breach=conduct.TRICK_POINTED_OUT,
        remedy=exposure.MayPrescribe(exposure.HIGHEST_OR_LOWEST + whist.WIN_OR_LOSE),
        chooser=by(roles.DEALER),
        cite="ames 685-691",
        says="If an adversary, before his partner plays, says that the trick is his, or names or draws his card unasked, the partner can be called on for his highest or lowest card, or to win or lose the trick.",
    ),
)
