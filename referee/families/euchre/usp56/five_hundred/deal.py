"""Five hundred, the laws of the deal and of hands with a wrong number of cards (usp56 3849-3853, 3920, 3928-3930)."""

from referee.core.law import Law
from referee.core.limits import raised
from referee.families import euchre
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, rulings, tricks, windows

NOTICED = raised(before=windows.LAST_CARD_DEALT)

LAWS = (
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        cite="usp56 3851, 475",
        says="Each packet of the cut must have four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "new-deal-card-exposed-in-pack",
        breach=deal.FACED_IN_PACK,
        remedy=deal.REDEAL,
        cite="usp56 3920",
        says="A card found exposed in the pack makes a new deal by the same dealer necessary.",
    ),
    Law(
        "new-deal-wrong-number",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.BEFORE_BIDDING)],
        remedy=deal.REDEAL,
        cite="usp56 3920",
        says="A wrong number of cards in any hand, found before the bidding, makes a new deal necessary.",
    ),
    Law(
        "new-deal-cut-omitted",
        breach=deal.UNCUT_PACK_DEALT,
        until=NOTICED,
        remedy=deal.REDEAL,
        cite="usp56 3920",
        says="A cut left out makes a new deal necessary, if attention is drawn to it before the last card is dealt.",
    ),
    Law(
        "new-deal-wrong-batches",
        breach=deal.DEALT_INCORRECTLY,
        until=NOTICED,
        remedy=deal.REDEAL,
        cite="usp56 3920",
        says="Cards dealt otherwise than by three, four and three make a new deal necessary, if that is noticed before the last card is dealt.",
    ),
    Law(
        "new-deal-widow-at-wrong-time",
        breach=deal.WIDOW_DEALT_LATE,
        until=NOTICED,
        remedy=deal.REDEAL,
        cite="usp56 3920",
        says="A widow not laid out after the first round makes a new deal necessary, if that is noticed before the last card is dealt.",
    ),
    Law(
        "widow-at-wrong-time-stands",
        breach=deal.WIDOW_DEALT_LATE,
        after=NOTICED,
        remedy=rulings.silent("the deal stands, as the general rules have it of other errors in dealing"),
        cite="drawn from usp56 3920, 483",
        says="Once the last card is dealt, the moment at which the widow was laid out no longer matters.",
    ),
    Law(
        "two-hands-incorrect-in-auction",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_BIDDING), euchre.WRONG_HANDS.is_(euchre.TWO_HANDS)],
        remedy=deal.REDEAL,
        cite="usp56 3928",
        says="Two wrong hands found during the bidding make a new deal by the same dealer necessary.",
    ),
    Law(
        "widow-and-one-hand-incorrect-in-auction",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_BIDDING), euchre.WRONG_HANDS.is_(euchre.HAND_AND_WIDOW)],
        remedy=euchre.RECTIFIED,
        cite="usp56 3928",
        says="One hand and the widow are put right by another player, and the owner of the hand may not bid.",
    ),
    Law(
        "contractor-and-opponent-incorrect-in-play",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_PLAY), euchre.WRONG_HANDS.is_(euchre.CONTRACTOR_AND_OPPONENT)],
        remedy=deal.REDEAL,
        cite="usp56 3930",
        says="If the contractor and an opponent are found to have wrong hands during the play, there must be a new deal.",
    ),
    Law(
        "hand-incorrect-from-bad-pack",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_BIDDING, euchre.IN_PLAY), euchre.WRONG_HANDS.is_(euchre.ONE_HAND)],
        remedy=deal.REDEAL,
        cite="usp56 3930",
        says="One wrong hand, and nothing else to make up for it, shows an incorrect pack, and there must be a new deal.",
    ),
    Law(
        "two-opponents-incorrect-in-play",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_PLAY), euchre.WRONG_HANDS.is_(euchre.TWO_OPPONENTS)],
        remedy=euchre.SCORED_AS_MADE & euchre.MAY_PLAY_FOR_ALL,
        cite="usp56 3930",
        says="If two opponents have wrong hands and the contractor a right one, the bid counts as made and they score nothing; he may play on.",
    ),
    Law(
        "short-hand-cannot-play-last-tricks",
        breach=tricks.NO_CARD_TO_TRICK,
        when=[euchre.PLAYED_ON_FOR_ALL.yes],
        remedy=euchre.CONTRACTOR_WINS_TRICK,
        cite="usp56 3930",
        says="The contractor who plays on wins the last tricks, to which the short hand has no card.",
    ),
    Law(
        "no-card-to-a-trick",
        breach=tricks.NO_CARD_TO_TRICK,
        when=[euchre.PLAYED_ON_FOR_ALL.no],
        remedy=rulings.silent("the trick goes on without it"),
        cite="usp56 3930",
        says="Of a hand that does not play to a trick for another reason the book says nothing.",
    ),
    Law(
        "contractors-hand-and-discard-incorrect",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.STAGE.is_(euchre.IN_PLAY), euchre.WRONG_HANDS.is_(euchre.CONTRACTOR_AND_DISCARD)],
        remedy=euchre.SCORED_AS_LOST & euchre.PLAYED_OUT_FOR_OPPONENTS,
        cite="usp56 3930",
        says="If the contractor's hand and his discard are wrong and the others right, the bid is lost, and the play decides what the others score.",
    ),
)
