"""Contract bridge, the laws of any moment: attention, penalties and who enforces them, remarks, proprieties (usp56 762, 776-786, 816, 960-974)."""

from referee.core.law import Law, by
from referee.families import bridge
from referee.mechanics import conduct, roles, rulings, tricks, windows

ATTENTION = (
    Law(
        "drawing-attention-to-irregularity",
        cite="usp56 776",
        says="Any player may draw attention to an irregularity, save a dummy who has lost his rights; doing so for one's own side costs the opponents nothing.",
    ),
    Law(
        "who-may-enforce-a-penalty",
        breach=rulings.WRONG_PLAYER_CHOOSES,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 778",
        says="Either opponent of the offender may select or enforce a penalty, but not dummy.",
    ),
    Law(
        "demand-without-a-right",
        breach=rulings.NO_RIGHT_TO_DEMAND,
        remedy=rulings.silent("the demand has no effect"),
        cite="usp56 778",
        says="A penalty may be enforced where a law gives one; of a demand where none does, or when its time is over, the book says nothing.",
    ),
    Law(
        "opponents-consult-on-penalty",
        breach=rulings.CONSULTATION,
        remedy=tricks.RIGHT_TO_PENALIZE_CANCELLED,
        cite="usp56 778-780",
        says="Partners who consult about choosing or enforcing a penalty lose the right to it.",
    ),
    Law(
        "unauthorised-information-in-auction",
        breach=conduct.DISCLOSURE,
        when=[tricks.DURING.is_(tricks.IN_AUCTION)],
        remedy=bridge.MAY_REQUIRE_PASSES.by(roles.EITHER_OPPONENT, until=windows.AUCTION_ENDS)
        & bridge.MAY_PENALIZE_OPENING_LEAD.by(roles.DECLARER, until=windows.PARTNERS_NEXT_LEAD),
        cite="usp56 782-784",
        says="For a remark or gesture in the auction either opponent may require the side to pass from then on, and declarer may control the partner's opening lead.",
    ),
    Law(
        "unauthorised-information-in-play",
        breach=conduct.DISCLOSURE,
        when=[tricks.DURING.is_(tricks.IN_PLAY), conduct.BY_DUMMY.no],
        remedy=bridge.MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN,
        chooser=by(roles.DECLARER_OR_DEFENDER, until=windows.END_OF_PLAY),
        cite="usp56 782, 786",
        says="For a remark or gesture in the play the partner may be required, on one later trick, to withdraw a lead or play it suggested.",
    ),
)

WAIVER = (
    Law(
        "penalty-waived-by-acting-over-right-opponent",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[tricks.LEADER.is_(tricks.A_DEFENDER), tricks.OPENING.no, tricks.ANSWERED.is_(tricks.ACCEPTS)],
        remedy=tricks.LEAD_ACCEPTED,
        cite="usp56 816",
        says="Who calls or plays over an illegal act of the opponent at his right accepts it and waives the penalty.",
    ),
    Law(
        "declarers-lead-played-over",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[tricks.LEADER.is_(tricks.AT_DEFENDERS_TURN, tricks.DUMMY_FIRST), tricks.ANSWERED.is_(tricks.ACCEPTS)],
        remedy=tricks.LEAD_ACCEPTED,
        cite="drawn from usp56 816",
        says="A lead by declarer's side at a defender's turn that the next defender plays to is accepted like any other illegal play.",
    ),
)

EXCESS = (
    Law(
        "more-tricks-taken-than-due",
        breach=rulings.TOO_MANY_TRICKS_TAKEN,
        remedy=bridge.TRICKS_DUE_STAND,
        cite="drawn from usp56 890",
        says="A revoke brings two tricks where two are available, one where one is, and no more; tricks taken beyond that are given back.",
    ),
)

PROPRIETIES = (
    Law(
        "tricks-not-kept-in-order",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 627-629",
        says="Declarer, and one defender for his side, keeps the tricks so that their number and order can be seen.",
    ),
    Law(
        "intentional-infringement",
        cite="usp56 762, 972",
        says="The laws are not made for deliberate infringements; for these the book knows only exclusion from the game.",
    ),
    Law(
        "call-with-emphasis-or-delay",
        breach=conduct.EMPHASIS_OR_DELAY,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 968",
        says="A call is made without special emphasis and without a delay that may tell partner something.",
    ),
    Law(
        "approval-or-informative-remark",
        breach=conduct.APPROVAL_OR_HINT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 968",
        says="Nobody shows approval of partner's call or play, hints by remark or question, or points to the score or the tricks needed.",
    ),
    Law(
        "trick-gathered-or-card-detached-early",
        breach=conduct.GATHERED_EARLY,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 968",
        says="Nobody reaches for a trick before all have played, or takes a card from his hand before his turn.",
    ),
    Law(
        "watching-where-a-card-is-drawn",
        breach=conduct.WATCHES_HAND,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 968",
        says="Nobody watches from where in a hand a card is taken.",
    ),
    Law(
        "influenced-by-partners-hesitation",
        breach=conduct.INFLUENCED_BY_PARTNER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 970",
        says="Partner's hesitation or mannerism must not influence a call, lead or play.",
    ),
    Law(
        "inference-from-opponents-mannerism",
        on=conduct.INFERS,
        remedy=rulings.ALLOWED,
        cite="usp56 970",
        says="What an opponent gives away freely may be used, at one's own risk.",
    ),
    Law(
        "silence-on-own-sides-irregularity",
        on=conduct.SILENT,
        remedy=rulings.ALLOWED,
        cite="usp56 972",
        says="A player need not speak of an irregularity of his own side.",
    ),
    Law(
        "undisclosed-convention",
        breach=conduct.UNDISCLOSED_CONVENTION,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 974",
        says="A convention that partner knows must be announced to the opponents.",
    ),
)
