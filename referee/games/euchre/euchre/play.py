"""Euchre, the laws of the play: leads and plays out of turn, exposed cards, quitted tricks, revokes (usp56 4032-4048)."""

from referee.breaches.against_a_ruling import LEAD_AGAINST_RULING, PENALTY_CARD_NOT_PLAYED
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.card_thrown import CARD_THROWN
from referee.breaches.defective_trick import NO_CARD_TO_TRICK
from referee.breaches.demands import NO_RIGHT_TO_DEMAND, WRONG_PLAYER_CHOOSES
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.lead_taken_back import LEAD_WAS_TAKEN_BACK, PLAYED_ON_FALSE_LEAD
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.questions import ASKS_ABOUT_REVOKE, QUITTED_TRICK_SEEN
from referee.breaches.remarks import TRICKS_NOT_IN_ORDER
from referee.breaches.revoke import REVOKE
from referee.breaches.turn_up import CARD_NAMED
from referee.facts.bidding import AGAINST_LONE_HAND, LONE_HAND
from referee.facts.calling import ALL_PLAYED, FALSE_LEAD, TAKEN_BACK
from referee.facts.exposure import AS_REGULAR_PLAY
from referee.facts.hearts import REVOKE_CLAIMED
from referee.facts.tricks import QUITTED
from referee.law import Law
from referee.remedies.calling import LAST_HAND_MAY_CALL_SUIT, OPPONENTS_MAY_CALL_SUIT
from referee.remedies.general import ALLOWED, NOTHING_STATED, condoned, no_penalty, opens, says, silent
from referee.remedies.leads import FACE_UP_UNTIL_PLAYED, FALSE_LEAD_TAKEN_BACK, LEAD_TAKEN_BACK
from referee.remedies.plays import OTHERS_MAY_WITHDRAW, PUT_RIGHT
from referee.remedies.revokes import REVOKE_TAKEN, score_as_played_or
from referee.roles import ANY_PLAYER, LAST_TO_PLAY, OPPONENTS
from referee.windows import END_OF_PLAY, SCORE_AGREED, raised_before

FOUND_IN_TIME = raised_before(SCORE_AGREED)
WHATEVER_IS_TAKEN = REVOKE_TAKEN.is_(*REVOKE_TAKEN.answers)

OUT_OF_TURN = (
    Law(
        "errors-of-lone-hand",
        breach=[PLAY_OUT_OF_TURN, CARD_EXPOSED, CARD_NAMED, CARD_THROWN],
        when=[LONE_HAND.yes],
        remedy=no_penalty("no penalty", "it is put right on demand if noticed in time"),
        kind="allowed",
        cite="usp56 4032-4034",
        says="A hand that plays alone pays nothing for a card led, played out of turn or exposed, but puts the error right on demand.",
    ),
    Law(
        "lone-hand-leads-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[LONE_HAND.yes, FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=LEAD_TAKEN_BACK & no_penalty(),
        kind="allowed",
        cite="usp56 4032-4036",
        says="A lone hand's lead out of turn is taken back on demand, and costs nothing.",
    ),
    Law(
        "lead-out-of-turn-trick-completed",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=condoned("the trick stands"),
        kind="allowed",
        cite="usp56 4036",
        says="If all other hands have played to a lead out of turn before anybody noticed, the trick stands.",
    ),
    Law(
        "lead-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[LONE_HAND.no, FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=FALSE_LEAD_TAKEN_BACK & opens(LEAD_WAS_TAKEN_BACK),
        chooser=ANY_PLAYER,
        cite="usp56 4036",
        says="As long as a hand has not played to it, a lead out of turn is taken back if any player demands it, and the card is exposed.",
    ),
    Law(
        "cards-played-on-false-lead",
        breach=PLAYED_ON_FALSE_LEAD,
        remedy=no_penalty("cards played to it are taken back without penalty"),
        kind="allowed",
        cite="usp56 4036",
        says="Whoever has played to the false lead takes his card back and pays nothing.",
    ),
    Law(
        "suit-called-after-lead-out-of-turn",
        breach=LEAD_WAS_TAKEN_BACK,
        remedy=LAST_HAND_MAY_CALL_SUIT,
        chooser=LAST_TO_PLAY,
        cite="usp56 4036",
        says="The next time the offender or his partner leads, the opponent who plays last to the trick may name the suit.",
    ),
    Law(
        "called-suit-not-led",
        breach=LEAD_AGAINST_RULING,
        remedy=silent("the lead stands"),
        kind="gap",
        cite="usp56 4036",
        says="What follows if another suit is led than the one called, the book does not say.",
    ),
    Law(
        "suit-called-by-another",
        breach=[WRONG_PLAYER_CHOOSES, NO_RIGHT_TO_DEMAND],
        remedy=says("the demand has no effect"),
        kind="derived",
        cite="usp56 4036",
        says="The call is for the hand that plays last to the trick, and once; another's counts for nothing.",
    ),
)

EXPOSED_CARDS = (
    Law(
        "exposed-card",
        breach=[CARD_EXPOSED, CARD_NAMED],
        when=[LONE_HAND.no, AS_REGULAR_PLAY.no],
        remedy=FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038-4040",
        says="A card dropped face up, or named as held, stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "card-played-out-of-turn",
        breach=PLAY_OUT_OF_TURN,
        when=[LONE_HAND.no],
        remedy=FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038-4040",
        says="A card played out of turn stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "two-cards-played-at-once",
        breach=CARD_THROWN,
        when=[LONE_HAND.no],
        remedy=FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038",
        says="A card played together with the one that was meant stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "card-dropped-as-regular-play",
        breach=[CARD_EXPOSED, CARD_NAMED],
        when=[LONE_HAND.no, AS_REGULAR_PLAY.yes],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 4038",
        says="A card that falls face up as a regular play in turn is played, and not exposed.",
    ),
    Law(
        "exposed-card-not-played",
        breach=PENALTY_CARD_NOT_PLAYED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4038-4040",
        says="An exposed card must be played as soon as it legally can.",
    ),
    Law(
        "quitted-trick-turned-up",
        breach=QUITTED_TRICK_SEEN,
        until=END_OF_PLAY,
        remedy=OPPONENTS_MAY_CALL_SUIT,
        chooser=OPPONENTS,
        cite="usp56 4042",
        says="If a player turns up a quitted trick before the end of play, the opponents may call a lead from his side.",
    ),
    Law(
        "other-errors-of-play",
        breach=[CARD_TAKEN_BACK, NO_CARD_TO_TRICK],
        remedy=silent("the cards stand as they were played"),
        kind="gap",
        cite="usp56 4036-4048",
        says="Of a card taken back without cause, and of a hand that does not play to a trick, the laws of euchre say nothing.",
    ),
)

REVOKES = (
    Law(
        "claim-of-a-revoke",
        breach=ASKS_ABOUT_REVOKE,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 4044-4048",
        says="Any player may claim that there was a revoke; it is for the tricks to prove it.",
    ),
    Law(
        "tricks-not-kept-separate",
        breach=TRICKS_NOT_IN_ORDER,
        when=[REVOKE_CLAIMED.no],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4042",
        says="Tricks are turned face down and kept apart, so that each can be told from the others.",
    ),
    Law(
        "tricks-mixed-revoke-deemed-proved",
        breach=TRICKS_NOT_IN_ORDER,
        when=[REVOKE_CLAIMED.yes],
        remedy=says("a claim of revoke against his side is proved"),
        cite="usp56 4044-4046",
        says="Against a side that has mixed its tricks, so that nothing can be proved, a claim of revoke is proved.",
    ),
    Law(
        "revoke-corrected-in-time",
        breach=REVOKE,
        when=[QUITTED.no],
        remedy=PUT_RIGHT & OTHERS_MAY_WITHDRAW,
        cite="usp56 4044",
        says="Until the trick is quitted a revoke is corrected, and an opponent who played after it may change his card.",
    ),
    Law(
        "revoke",
        breach=REVOKE,
        when=[QUITTED.yes, AGAINST_LONE_HAND.no, FOUND_IN_TIME.yes, WHATEVER_IS_TAKEN],
        until=SCORE_AGREED,
        remedy=score_as_played_or(2),
        chooser=OPPONENTS,
        cite="usp56 4048",
        says="For an established revoke the other side scores the hand as played, or two points for itself or off the offenders' score.",
    ),
    Law(
        "revoke-against-lone-hand",
        breach=REVOKE,
        when=[QUITTED.yes, AGAINST_LONE_HAND.yes, FOUND_IN_TIME.yes, WHATEVER_IS_TAKEN],
        until=SCORE_AGREED,
        remedy=score_as_played_or(4),
        chooser=OPPONENTS,
        cite="usp56 4048",
        says="For an established revoke against a lone hand the other side may have four points instead of two.",
    ),
    Law(
        "revoke-found-late",
        breach=REVOKE,
        when=[QUITTED.yes, FOUND_IN_TIME.no],
        remedy=condoned("no penalty", "the score of the deal is agreed"),
        kind="allowed",
        cite="usp56 495-497",
        says="By the general rules an error of the play stands once the score of the deal is agreed.",
    ),
)

LAWS = (*OUT_OF_TURN, *EXPOSED_CARDS, *REVOKES)
