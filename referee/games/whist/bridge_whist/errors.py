"""Bridge whist, the laws of cards played in error, and of a trick pointed out (ames 625-633, 685-691)."""

from referee.breaches.defective_trick import NO_CARD_TO_TRICK, TWO_CARDS_TO_TRICK
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.questions import TRICK_POINTED_OUT
from referee.facts.calling import FOURTH_AFTER_THIRD, FOURTH_BEFORE_SECOND, FOURTH_BEFORE_THIRD, POSITION, THIRD_BEFORE_SECOND
from referee.facts.dealers import OF_DUMMY
from referee.facts.play import A_DEFENDER, DECLARERS_SIDE, PLAYER
from referee.facts.tricks import FOUND_AFTER, FOUND_IN_PLAY, PLAYED_TO_NEXT, WHEN_FOUND
from referee.law import Law
from referee.remedies.general import corrected, says, silent
from referee.remedies.new_deals import may_claim_new_deal
from referee.remedies.prescribing import HIGHEST_OR_LOWEST, WIN_OR_LOSE, may_prescribe
from referee.roles import DEALER, OPPONENTS
from referee.windows import END_OF_PLAY, NEXT_TRICK_LED

IN_ERROR = (
    Law(
        "fourth-hand-plays-before-second",
        breach=PLAY_OUT_OF_TURN,
        when=[PLAYER.is_(A_DEFENDER), POSITION.is_(FOURTH_BEFORE_SECOND, FOURTH_AFTER_THIRD)],
        until=NEXT_TRICK_LED,
        remedy=may_prescribe(HIGHEST_OR_LOWEST + WIN_OR_LOSE, DEALER),
        chooser=DEALER,
        cite="ames 627-628",
        says="If an adversary plays fourth hand before the second has played, that one can be called on for his highest or lowest card of the suit, or to win or lose the trick.",
    ),
    Law(
        "adversary-plays-before-his-turn",
        breach=PLAY_OUT_OF_TURN,
        when=[PLAYER.is_(A_DEFENDER), POSITION.is_(THIRD_BEFORE_SECOND, FOURTH_BEFORE_THIRD)],
        remedy=silent("the card stays in the trick"),
        kind="gap",
        cite="ames 627-628",
        says="Of cards played in error the law knows that of the fourth hand before the second; of another before his turn it says nothing.",
    ),
    Law(
        "dealers-side-plays-before-its-turn",
        breach=PLAY_OUT_OF_TURN,
        when=[PLAYER.is_(DECLARERS_SIDE)],
        remedy=silent("the card stays in the trick"),
        kind="gap",
        cite="ames 627-628",
        says="The law of a card played before its turn leaves out the dealer and dummy.",
    ),
    Law(
        "omits-to-play-to-a-trick",
        breach=NO_CARD_TO_TRICK,
        when=[OF_DUMMY.no, PLAYED_TO_NEXT.yes],
        until=END_OF_PLAY,
        remedy=may_claim_new_deal(OPPONENTS, END_OF_PLAY)
        & says("otherwise the card left over at the end counts as played to that trick, and is no revoke in it"),
        chooser=OPPONENTS,
        cite="ames 630",
        says="If a player other than dummy omits a trick and has played to the next, his adversaries may have a new deal, or let the deal stand with the card left over in that trick.",
    ),
    Law(
        "omission-put-right",
        breach=NO_CARD_TO_TRICK,
        when=[OF_DUMMY.no, PLAYED_TO_NEXT.no],
        remedy=corrected("he plays to the trick and nothing is to be paid"),
        kind="derived",
        cite="ames 630",
        says="An omission put right before he has played to the next trick costs nothing.",
    ),
    Law(
        "dummy-omits-a-trick",
        breach=NO_CARD_TO_TRICK,
        when=[OF_DUMMY.yes],
        remedy=silent("the card left over at the end counts as played to that trick"),
        kind="gap",
        cite="ames 630",
        says="The law of a trick omitted leaves dummy out.",
    ),
    Law(
        "two-cards-to-a-trick-found-after-hand",
        breach=TWO_CARDS_TO_TRICK,
        when=[OF_DUMMY.no, WHEN_FOUND.is_(FOUND_AFTER)],
        remedy=says("he answers for any revoke that he made because of it"),
        cite="ames 631",
        says="Who has played two cards to a trick, found when the hand is played out, answers for the revokes that follow from it.",
    ),
    Law(
        "two-cards-to-a-trick-found-in-play",
        breach=TWO_CARDS_TO_TRICK,
        when=[OF_DUMMY.no, WHEN_FOUND.is_(FOUND_IN_PLAY)],
        remedy=says(
            "the tricks may be counted face down, and the card too many goes back to its owner",
            "he answers for any revoke that he made meanwhile",
        ),
        cite="ames 631-633",
        says="Found during the play, the tricks are counted face down, the card too many goes back, and its owner answers for revokes made meanwhile.",
    ),
    Law(
        "dummy-plays-two-cards",
        breach=TWO_CARDS_TO_TRICK,
        when=[OF_DUMMY.yes],
        remedy=silent("the card too many goes back to dummy"),
        kind="gap",
        cite="ames 631-633",
        says="The law of two cards to a trick leaves dummy out.",
    ),
    Law(
        "adversary-calls-attention-to-trick",
        breach=TRICK_POINTED_OUT,
        until=NEXT_TRICK_LED,
        remedy=may_prescribe(HIGHEST_OR_LOWEST + WIN_OR_LOSE, DEALER),
        chooser=DEALER,
        cite="ames 685-691",
        says="If an adversary, before his partner plays, says that the trick is his, or names or draws his card unasked, the partner can be called on for his highest or lowest card, or to win or lose the trick.",
    ),
)
