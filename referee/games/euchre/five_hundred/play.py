"""Five hundred, the laws of the play: exposed cards, leads and plays out of turn, revokes, cards looked at (usp56 3869, 3932-3944)."""

from referee.breaches.against_a_ruling import LEAD_AGAINST_RULING, PENALTY_CARD_NOT_PLAYED
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.card_thrown import CARD_THROWN
from referee.breaches.demands import NO_RIGHT_TO_DEMAND, WRONG_PLAYER_CHOOSES
from referee.breaches.five_hundred import DISCARDS_SEEN, JOKER_UNNAMED
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.lead_taken_back import PLAYED_ON_FALSE_LEAD
from referee.breaches.lone_hand import IDLE_HAND_PLAYS
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.questions import QUITTED_TRICK_SEEN
from referee.breaches.remarks import DISCLOSURE
from referee.breaches.revoke import REVOKE
from referee.breaches.turn_up import CARD_NAMED
from referee.facts.bidding import CONTRACTING_SIDE, LONE_HAND, THE_CONTRACTOR
from referee.facts.calling import ALL_PLAYED, FALSE_LEAD, TAKEN_BACK
from referee.facts.five_hundred import OPENING_LEAD_MADE, PARTNERS_TURN, WITH_JOKER
from referee.facts.tricks import QUITTED
from referee.law import Law
from referee.remedies.calling import LAST_HAND_MAY_CALL_SUIT
from referee.remedies.five_hundred import DECIDES_CONTRACT, MAY_CONTROL_PARTNERS_LEAD, SCORED_AS_LOST, SCORED_AS_MADE
from referee.remedies.general import ALLOWED, NOTHING_STATED, condoned, no_penalty, says, silent
from referee.remedies.leads import FACE_UP_UNTIL_PLAYED, FALSE_LEAD_TAKEN_BACK, LEAD_TAKEN_BACK
from referee.remedies.plays import PUT_RIGHT
from referee.roles import LAST_TO_PLAY, OPPONENTS
from referee.windows import CUT_FOR_NEXT_DEAL, raised_before

CLAIMED_IN_TIME = raised_before(CUT_FOR_NEXT_DEAL)

EXPOSED_CARDS = (
    Law(
        "joker-led-without-naming-suit",
        breach=JOKER_UNNAMED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3869",
        says="Who leads the joker without a trump suit names the suit that the others must follow.",
    ),
    Law(
        "exposed-card",
        breach=[CARD_EXPOSED, CARD_NAMED, CARD_THROWN],
        when=[LONE_HAND.no],
        remedy=FACE_UP_UNTIL_PLAYED,
        cite="usp56 3932",
        says="A card dropped face up, shown to a partner or named stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "lone-contractor-exposes-card",
        breach=[CARD_EXPOSED, CARD_NAMED, CARD_THROWN],
        when=[LONE_HAND.yes],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 3932",
        says="A contractor who plays alone pays nothing for exposing a card.",
    ),
    Law(
        "exposed-card-not-played",
        breach=PENALTY_CARD_NOT_PLAYED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3932",
        says="An exposed card must be played as soon as it legally can.",
    ),
)

OUT_OF_TURN = (
    Law(
        "lead-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK), LONE_HAND.no, PARTNERS_TURN.no],
        remedy=FALSE_LEAD_TAKEN_BACK,
        chooser=OPPONENTS,
        cite="usp56 3934",
        says="A lead out of turn is taken back if an opponent demands it before the trick is complete, and the card is exposed.",
    ),
    Law(
        "lead-out-of-turn-at-partners-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK), LONE_HAND.no, PARTNERS_TURN.yes],
        remedy=FALSE_LEAD_TAKEN_BACK & MAY_CONTROL_PARTNERS_LEAD,
        chooser=OPPONENTS,
        cite="usp56 3934",
        says="For a lead at one's partner's turn an opponent may also have the partner lead a suit that he names, or not lead that of the exposed card.",
    ),
    Law(
        "lead-out-of-turn-by-lone-contractor",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK), LONE_HAND.yes],
        remedy=LEAD_TAKEN_BACK & no_penalty("the card is not exposed"),
        kind="derived",
        cite="usp56 3932-3934",
        says="A contractor who plays alone takes his false lead back, and his card is not exposed.",
    ),
    Law(
        "cards-played-on-false-lead",
        breach=PLAYED_ON_FALSE_LEAD,
        remedy=no_penalty("cards played to it are taken back without penalty"),
        kind="allowed",
        cite="usp56 3934",
        says="Whoever has played to the false lead takes his card back and pays nothing.",
    ),
    Law(
        "play-out-of-turn",
        breach=PLAY_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=FACE_UP_UNTIL_PLAYED,
        cite="usp56 3936",
        says="A card played out of turn, not as a lead, is exposed.",
    ),
    Law(
        "out-of-turn-noticed-after-trick-gathered",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
        when=[FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=condoned("the trick stands as regular"),
        kind="allowed",
        cite="usp56 3938",
        says="A trick in which a lead or play out of turn is not noticed until it is gathered stands as regular.",
    ),
    Law(
        "suit-demanded-not-led",
        breach=LEAD_AGAINST_RULING,
        remedy=silent("the lead stands"),
        kind="gap",
        cite="usp56 3934, 3944",
        says="What follows if the suit demanded is not led, the book does not say.",
    ),
    Law(
        "suit-demanded-without-right",
        breach=[WRONG_PLAYER_CHOOSES, NO_RIGHT_TO_DEMAND],
        remedy=says("the demand has no effect"),
        kind="derived",
        cite="usp56 3934, 3944",
        says="A suit demanded by another than the law names, or when it gives no right, counts for nothing.",
    ),
    Law(
        "other-errors-of-play",
        breach=[CARD_TAKEN_BACK, IDLE_HAND_PLAYS],
        remedy=silent("the cards stand as they were played"),
        kind="gap",
        cite="usp56 3859, 3932-3940",
        says="Of a card taken back without cause, and of a hand that plays though it is out of the play, the book says nothing.",
    ),
)

REVOKES = (
    Law(
        "revoke-corrected-in-time",
        breach=REVOKE,
        when=[QUITTED.no, LONE_HAND.no],
        remedy=PUT_RIGHT & FACE_UP_UNTIL_PLAYED,
        cite="usp56 3940",
        says="Until the next lead a revoke is corrected, and the wrong card is exposed.",
    ),
    Law(
        "lone-contractors-corrected-revoke-card-exposed",
        breach=REVOKE,
        when=[QUITTED.no, LONE_HAND.yes],
        remedy=PUT_RIGHT & FACE_UP_UNTIL_PLAYED,
        cite="usp56 3932, 3940",
        says="The wrong card of a corrected revoke is exposed even where it belongs to a contractor who plays alone.",
    ),
    Law(
        "revoke-by-contracting-side",
        breach=REVOKE,
        when=[QUITTED.yes, WITH_JOKER.no, CONTRACTING_SIDE.yes, CLAIMED_IN_TIME.yes],
        until=CUT_FOR_NEXT_DEAL,
        remedy=SCORED_AS_LOST,
        cite="usp56 3940",
        says="For an established revoke on the contracting side the contract is scored as lost.",
    ),
    Law(
        "revoke-by-opponent",
        breach=REVOKE,
        when=[QUITTED.yes, WITH_JOKER.no, CONTRACTING_SIDE.no, CLAIMED_IN_TIME.yes],
        until=CUT_FOR_NEXT_DEAL,
        remedy=SCORED_AS_MADE,
        cite="usp56 3940",
        says="For an established revoke by an opponent the contract is scored as made, and the opponents score nothing.",
    ),
    Law(
        "joker-played-while-able-to-follow",
        breach=REVOKE,
        when=[QUITTED.yes, WITH_JOKER.yes, CLAIMED_IN_TIME.yes],
        until=CUT_FOR_NEXT_DEAL,
        remedy=DECIDES_CONTRACT,
        cite="usp56 3869, 3940",
        says="Without a trump suit the joker may not be played by a hand that can follow suit; to play it is a revoke.",
    ),
    Law(
        "revoke-claimed-late",
        breach=REVOKE,
        when=[QUITTED.yes, CLAIMED_IN_TIME.no],
        remedy=condoned("no penalty", "the cards have been cut for the next deal"),
        kind="allowed",
        cite="usp56 3940",
        says="A revoke not claimed before the cut for the next deal costs nothing.",
    ),
)

INFORMATION = (
    Law(
        "illegal-information-to-partner",
        breach=DISCLOSURE,
        remedy=LAST_HAND_MAY_CALL_SUIT,
        chooser=LAST_TO_PLAY,
        cite="usp56 3942-3944",
        says="For information given to a partner illegally, the opponent at the leader's right may name the suit of the next lead of that side.",
    ),
    Law(
        "looks-at-quitted-trick",
        breach=QUITTED_TRICK_SEEN,
        remedy=LAST_HAND_MAY_CALL_SUIT,
        chooser=LAST_TO_PLAY,
        cite="usp56 3942-3944",
        says="For a look at a quitted trick the opponent at the leader's right may name the suit of the next lead of that side.",
    ),
    Law(
        "contractor-looks-at-discards-late",
        breach=DISCARDS_SEEN,
        when=[THE_CONTRACTOR.yes, OPENING_LEAD_MADE.yes],
        remedy=LAST_HAND_MAY_CALL_SUIT,
        chooser=LAST_TO_PLAY,
        cite="usp56 3942-3944",
        says="If the contractor looks at his discards after the opening lead, the opponent at the leader's right may name the suit of his side's next lead.",
    ),
    Law(
        "contractor-looks-at-discards",
        breach=DISCARDS_SEEN,
        when=[THE_CONTRACTOR.yes, OPENING_LEAD_MADE.no],
        remedy=ALLOWED,
        kind="allowed",
        proper=True,
        cite="usp56 3942",
        says="Until the opening lead the contractor may look at his discards.",
    ),
    Law(
        "other-player-looks-at-discards",
        breach=DISCARDS_SEEN,
        when=[THE_CONTRACTOR.no],
        remedy=LAST_HAND_MAY_CALL_SUIT,
        chooser=LAST_TO_PLAY,
        cite="usp56 3942-3944",
        says="If anybody else looks at the discards, the opponent at the leader's right may name the suit of that side's next lead.",
    ),
)

LAWS = (*EXPOSED_CARDS, *OUT_OF_TURN, *REVOKES, *INFORMATION)
