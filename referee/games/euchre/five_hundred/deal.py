"""Five hundred, the laws of the deal and of hands with a wrong number of cards (usp56 3849-3853, 3920, 3928-3930)."""

from referee.breaches.dealing import DEALT_INCORRECTLY, FACED_IN_PACK, UNCUT_PACK_DEALT, WIDOW_DEALT_LATE
from referee.breaches.defective_trick import NO_CARD_TO_TRICK
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.five_hundred import (
    BEFORE_BIDDING,
    CONTRACTOR_AND_DISCARD,
    CONTRACTOR_AND_OPPONENT,
    HAND_AND_WIDOW,
    IN_BIDDING,
    IN_PLAY,
    ONE_HAND,
    PLAYED_ON_FOR_ALL,
    STAGE,
    TWO_HANDS,
    TWO_OPPONENTS,
    WRONG_HANDS,
)
from referee.games.general import GENERAL_RULES
from referee.law import Law
from referee.remedies.deals import REDEAL
from referee.remedies.five_hundred import (
    CONTRACTOR_WINS_TRICK,
    MAY_PLAY_FOR_ALL,
    PLAYED_OUT_FOR_OPPONENTS,
    RECTIFIED,
    SCORED_AS_LOST,
    SCORED_AS_MADE,
)
from referee.remedies.general import silent
from referee.windows import LAST_CARD_DEALT, raised_before

NOTICED = raised_before(LAST_CARD_DEALT)

LAWS = (
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        kind="forbidden",
        cite="usp56 3851, 475",
        says="Each packet of the cut must have four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "new-deal-card-exposed-in-pack",
        breach=FACED_IN_PACK,
        remedy=REDEAL,
        cite="usp56 3920",
        says="A card found exposed in the pack makes a new deal by the same dealer necessary.",
    ),
    Law(
        "new-deal-wrong-number",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(BEFORE_BIDDING)],
        remedy=REDEAL,
        cite="usp56 3920",
        says="A wrong number of cards in any hand, found before the bidding, makes a new deal necessary.",
    ),
    Law(
        "new-deal-cut-omitted",
        breach=UNCUT_PACK_DEALT,
        when=[NOTICED.yes],
        until=LAST_CARD_DEALT,
        remedy=REDEAL,
        cite="usp56 3920",
        says="A cut left out makes a new deal necessary, if attention is drawn to it before the last card is dealt.",
    ),
    Law(
        "new-deal-wrong-batches",
        breach=DEALT_INCORRECTLY,
        when=[NOTICED.yes],
        until=LAST_CARD_DEALT,
        remedy=REDEAL,
        cite="usp56 3920",
        says="Cards dealt otherwise than by three, four and three make a new deal necessary, if that is noticed before the last card is dealt.",
    ),
    Law(
        "new-deal-widow-at-wrong-time",
        breach=WIDOW_DEALT_LATE,
        when=[NOTICED.yes],
        until=LAST_CARD_DEALT,
        remedy=REDEAL,
        cite="usp56 3920",
        says="A widow not laid out after the first round makes a new deal necessary, if that is noticed before the last card is dealt.",
    ),
    Law(
        "widow-at-wrong-time-stands",
        breach=WIDOW_DEALT_LATE,
        when=[NOTICED.no],
        remedy=silent("the deal stands, as the general rules have it of other errors in dealing"),
        kind="derived",
        cite="usp56 3920, 483",
        says="Once the last card is dealt, the moment at which the widow was laid out no longer matters.",
    ),
    Law(
        "two-hands-incorrect-in-auction",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_BIDDING), WRONG_HANDS.is_(TWO_HANDS)],
        remedy=REDEAL,
        cite="usp56 3928",
        says="Two wrong hands found during the bidding make a new deal by the same dealer necessary.",
    ),
    Law(
        "widow-and-one-hand-incorrect-in-auction",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_BIDDING), WRONG_HANDS.is_(HAND_AND_WIDOW)],
        remedy=RECTIFIED,
        cite="usp56 3928",
        says="One hand and the widow are put right by another player, and the owner of the hand may not bid.",
    ),
    Law(
        "contractor-and-opponent-incorrect-in-play",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_PLAY), WRONG_HANDS.is_(CONTRACTOR_AND_OPPONENT)],
        remedy=REDEAL,
        cite="usp56 3930",
        says="If the contractor and an opponent are found to have wrong hands during the play, there must be a new deal.",
    ),
    Law(
        "hand-incorrect-from-bad-pack",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_BIDDING, IN_PLAY), WRONG_HANDS.is_(ONE_HAND)],
        remedy=REDEAL,
        cite="usp56 3930",
        says="One wrong hand, and nothing else to make up for it, shows an incorrect pack, and there must be a new deal.",
    ),
    Law(
        "two-opponents-incorrect-in-play",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_PLAY), WRONG_HANDS.is_(TWO_OPPONENTS)],
        remedy=SCORED_AS_MADE & MAY_PLAY_FOR_ALL,
        cite="usp56 3930",
        says="If two opponents have wrong hands and the contractor a right one, the bid counts as made and they score nothing; he may play on.",
    ),
    Law(
        "short-hand-cannot-play-last-tricks",
        breach=NO_CARD_TO_TRICK,
        when=[PLAYED_ON_FOR_ALL.yes],
        remedy=CONTRACTOR_WINS_TRICK,
        cite="usp56 3930",
        says="The contractor who plays on wins the last tricks, to which the short hand has no card.",
    ),
    Law(
        "no-card-to-a-trick",
        breach=NO_CARD_TO_TRICK,
        when=[PLAYED_ON_FOR_ALL.no],
        remedy=silent("the trick goes on without it"),
        kind="gap",
        cite="usp56 3930",
        says="Of a hand that does not play to a trick for another reason the book says nothing.",
    ),
    Law(
        "contractors-hand-and-discard-incorrect",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[STAGE.is_(IN_PLAY), WRONG_HANDS.is_(CONTRACTOR_AND_DISCARD)],
        remedy=SCORED_AS_LOST & PLAYED_OUT_FOR_OPPONENTS,
        cite="usp56 3930",
        says="If the contractor's hand and his discard are wrong and the others right, the bid is lost, and the play decides what the others score.",
    ),
)
