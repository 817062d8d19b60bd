"""Contract bridge, the laws of any moment: attention, penalties and who enforces them, remarks, proprieties (usp56 762, 776-786, 816, 960-974)."""

from referee.breaches.demands import CONSULTATION, NO_RIGHT_TO_DEMAND, TOO_MANY_TRICKS_TAKEN, WRONG_PLAYER_CHOOSES
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.remarks import (
    APPROVAL_OR_HINT,
    DISCLOSURE,
    EMPHASIS_OR_DELAY,
    GATHERED_EARLY,
    INFERS,
    INFLUENCED_BY_PARTNER,
    SILENT,
    TRICKS_NOT_IN_ORDER,
    UNDISCLOSED_CONVENTION,
    WATCHES_HAND,
)
from referee.facts.play import (
    A_DEFENDER,
    ACCEPTS,
    ANSWERED,
    AT_DEFENDERS_TURN,
    DUMMY_FIRST,
    DURING,
    IN_AUCTION,
    IN_PLAY,
    LEADER,
    OPENING,
)
from referee.law import Law
from referee.remedies.calls import MAY_REQUIRE_PASSES
from referee.remedies.general import ALLOWED, NOTHING_STATED, silent
from referee.remedies.leads import MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN, MAY_PENALIZE_OPENING_LEAD
from referee.remedies.plays import LEAD_ACCEPTED, RIGHT_TO_PENALIZE_CANCELLED, TRICKS_DUE_STAND
from referee.roles import DECLARER_OR_DEFENDER, EITHER_OPPONENT, LEFT_OPPONENT
from referee.windows import ANY_TIME, AUCTION_ENDS, END_OF_PLAY, NEXT_HAND_PLAYS

ATTENTION = (
    Law(
        "drawing-attention-to-irregularity",
        kind="allowed",
        cite="usp56 776",
        says="Any player may draw attention to an irregularity, save a dummy who has lost his rights; doing so for one's own side costs the opponents nothing.",
    ),
    Law(
        "who-may-enforce-a-penalty",
        breach=WRONG_PLAYER_CHOOSES,
        remedy=NOTHING_STATED,
        chooser=EITHER_OPPONENT,
        kind="definition",
        cite="usp56 778",
        says="Either opponent of the offender may select or enforce a penalty, but not dummy.",
    ),
    Law(
        "demand-without-a-right",
        breach=NO_RIGHT_TO_DEMAND,
        remedy=silent("the demand has no effect"),
        kind="gap",
        cite="usp56 778",
        says="A penalty may be enforced where a law gives one; of a demand where none does, or when its time is over, the book says nothing.",
    ),
    Law(
        "opponents-consult-on-penalty",
        breach=CONSULTATION,
        remedy=RIGHT_TO_PENALIZE_CANCELLED,
        cite="usp56 778-780",
        says="Partners who consult about choosing or enforcing a penalty lose the right to it.",
    ),
    Law(
        "unauthorised-information-in-auction",
        breach=DISCLOSURE,
        when=[DURING.is_(IN_AUCTION)],
        until=AUCTION_ENDS,
        remedy=MAY_REQUIRE_PASSES & MAY_PENALIZE_OPENING_LEAD,
        chooser=EITHER_OPPONENT,
        cite="usp56 782-784",
        says="For a remark or gesture in the auction either opponent may require the side to pass from then on, and declarer may control the partner's opening lead.",
    ),
    Law(
        "unauthorised-information-in-play",
        breach=DISCLOSURE,
        when=[DURING.is_(IN_PLAY)],
        until=END_OF_PLAY,
        remedy=MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN,
        chooser=DECLARER_OR_DEFENDER,
        cite="usp56 782, 786",
        says="For a remark or gesture in the play the partner may be required, on one later trick, to withdraw a lead or play it suggested.",
    ),
)

WAIVER = (
    Law(
        "penalty-waived-by-acting-over-right-opponent",
        breach=LEAD_OUT_OF_TURN,
        when=[LEADER.is_(A_DEFENDER), OPENING.no, ANSWERED.is_(ACCEPTS)],
        until=NEXT_HAND_PLAYS,
        remedy=LEAD_ACCEPTED,
        chooser=LEFT_OPPONENT,
        kind="allowed",
        cite="usp56 816",
        says="Who calls or plays over an illegal act of the opponent at his right accepts it and waives the penalty.",
    ),
    Law(
        "declarers-lead-played-over",
        breach=LEAD_OUT_OF_TURN,
        when=[LEADER.is_(AT_DEFENDERS_TURN, DUMMY_FIRST), ANSWERED.is_(ACCEPTS)],
        until=NEXT_HAND_PLAYS,
        remedy=LEAD_ACCEPTED,
        chooser=LEFT_OPPONENT,
        kind="derived",
        cite="usp56 816",
        says="A lead by declarer's side at a defender's turn that the next defender plays to is accepted like any other illegal play.",
    ),
)

EXCESS = (
    Law(
        "more-tricks-taken-than-due",
        breach=TOO_MANY_TRICKS_TAKEN,
        until=ANY_TIME,
        remedy=TRICKS_DUE_STAND,
        kind="derived",
        cite="usp56 890",
        says="A revoke brings two tricks where two are available, one where one is, and no more; tricks taken beyond that are given back.",
    ),
)

PROPRIETIES = (
    Law(
        "tricks-not-kept-in-order",
        breach=TRICKS_NOT_IN_ORDER,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 627-629",
        says="Declarer, and one defender for his side, keeps the tricks so that their number and order can be seen.",
    ),
    Law(
        "intentional-infringement",
        kind="forbidden",
        cite="usp56 762, 972",
        says="The laws are not made for deliberate infringements; for these the book knows only exclusion from the game.",
    ),
    Law(
        "call-with-emphasis-or-delay",
        breach=EMPHASIS_OR_DELAY,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 968",
        says="A call is made without special emphasis and without a delay that may tell partner something.",
    ),
    Law(
        "approval-or-informative-remark",
        breach=APPROVAL_OR_HINT,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 968",
        says="Nobody shows approval of partner's call or play, hints by remark or question, or points to the score or the tricks needed.",
    ),
    Law(
        "trick-gathered-or-card-detached-early",
        breach=GATHERED_EARLY,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 968",
        says="Nobody reaches for a trick before all have played, or takes a card from his hand before his turn.",
    ),
    Law(
        "watching-where-a-card-is-drawn",
        breach=WATCHES_HAND,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 968",
        says="Nobody watches from where in a hand a card is taken.",
    ),
    Law(
        "influenced-by-partners-hesitation",
        breach=INFLUENCED_BY_PARTNER,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 970",
        says="Partner's hesitation or mannerism must not influence a call, lead or play.",
    ),
    Law(
        "inference-from-opponents-mannerism",
        breach=INFERS,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 970",
        says="What an opponent gives away freely may be used, at one's own risk.",
    ),
    Law(
        "silence-on-own-sides-irregularity",
        breach=SILENT,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 972",
        says="A player need not speak of an irregularity of his own side.",
    ),
    Law(
        "undisclosed-convention",
        breach=UNDISCLOSED_CONVENTION,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 974",
        says="A convention that partner knows must be announced to the opponents.",
    ),
)
