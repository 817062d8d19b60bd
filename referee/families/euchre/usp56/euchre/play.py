"""Euchre, the laws of the play: leads and plays out of turn, exposed cards, quitted tricks, revokes (usp56 4032-4048)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import euchre
from referee.mechanics import conduct, deal, exposure, roles, rulings, tricks, windows

FOUND_IN_TIME = raised(before=windows.SCORE_AGREED)
CLAIM_IS_PROVED = rulings.Remark("a claim of revoke against his side is proved")
WHATEVER_IS_TAKEN = euchre.REVOKE_TAKEN.is_(*euchre.REVOKE_TAKEN.answers)

OUT_OF_TURN = (
    Law(
        "errors-of-lone-hand",
        breach=[tricks.PLAY_OUT_OF_TURN, exposure.CARD_EXPOSED, deal.CARD_NAMED, tricks.CARD_THROWN],
        when=[euchre.LONE_HAND.yes],
        remedy=rulings.no_penalty("no penalty", "it is put right on demand if noticed in time"),
        cite="usp56 4032-4034",
        says="A hand that plays alone pays nothing for a card led, played out of turn or exposed, but puts the error right on demand.",
    ),
    Law(
        "lone-hand-leads-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[euchre.LONE_HAND.yes],
        until=tricks.RETRACTION_DEMANDED,
        remedy=exposure.LEAD_TAKEN_BACK & rulings.no_penalty(),
        cite="usp56 4032-4036",
        says="A lone hand's lead out of turn is taken back on demand, and costs nothing.",
    ),
    Law(
        "lead-out-of-turn-trick-completed",
        breach=tricks.LEAD_OUT_OF_TURN,
        after=tricks.RETRACTION_DEMANDED,
        remedy=rulings.condoned("the trick stands"),
        cite="usp56 4036",
        says="If all other hands have played to a lead out of turn before anybody noticed, the trick stands.",
    ),
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[euchre.LONE_HAND.no],
        until=tricks.RETRACTION_DEMANDED,
        remedy=euchre.FALSE_LEAD_TAKEN_BACK & rulings.Opens(euchre.LEAD_WAS_TAKEN_BACK),
        cite="usp56 4036",
        says="As long as a hand has not played to it, a lead out of turn is taken back if any player demands it, and the card is exposed.",
    ),
    Law(
        "cards-played-on-false-lead",
        on=euchre.PLAYED_ON_FALSE_LEAD,
        remedy=rulings.no_penalty("cards played to it are taken back without penalty"),
        cite="usp56 4036",
        says="Whoever has played to the false lead takes his card back and pays nothing.",
    ),
    Law(
        "suit-called-after-lead-out-of-turn",
        breach=euchre.LEAD_WAS_TAKEN_BACK,
        remedy=euchre.LAST_HAND_MAY_CALL_SUIT,
        chooser=by(roles.LAST_TO_PLAY, until=windows.SIDE_LEADS),
        cite="usp56 4036",
        says="The next time the offender or his partner leads, the opponent who plays last to the trick may name the suit.",
    ),
    Law(
        "called-suit-not-led",
        breach=rulings.LEAD_AGAINST_RULING,
        remedy=rulings.silent("the lead stands"),
        cite="usp56 4036",
        says="What follows if another suit is led than the one called, the book does not say.",
    ),
    Law(
        "suit-called-by-another",
        breach=[rulings.WRONG_PLAYER_CHOOSES, rulings.NO_RIGHT_TO_DEMAND],
        remedy=rulings.WithoutEffect("the demand has no effect"),
        cite="drawn from usp56 4036",
        says="The call is for the hand that plays last to the trick, and once; another's counts for nothing.",
    ),
)

EXPOSED_CARDS = (
    Law(
        "exposed-card",
        breach=[exposure.CARD_EXPOSED, deal.CARD_NAMED],
        when=[euchre.LONE_HAND.no, euchre.AS_REGULAR_PLAY.no],
        remedy=exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038-4040",
        says="A card dropped face up, or named as held, stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "card-played-out-of-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[euchre.LONE_HAND.no],
        remedy=exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038-4040",
        says="A card played out of turn stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "two-cards-played-at-once",
        breach=tricks.CARD_THROWN,
        when=[euchre.LONE_HAND.no],
        remedy=exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 4038",
        says="A card played together with the one that was meant stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "card-dropped-as-regular-play",
        breach=[exposure.CARD_EXPOSED, deal.CARD_NAMED],
        when=[euchre.LONE_HAND.no, euchre.AS_REGULAR_PLAY.yes],
        remedy=rulings.allowed("no penalty"),
        cite="usp56 4038",
        says="A card that falls face up as a regular play in turn is played, and not exposed.",
    ),
    Law(
        "exposed-card-not-played",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4038-4040",
        says="An exposed card must be played as soon as it legally can.",
    ),
    Law(
        "quitted-trick-turned-up",
        breach=conduct.TRICK_SEEN,
        remedy=exposure.MAY_CALL_SUIT,
        chooser=by(roles.OPPONENTS, until=windows.SIDE_LEADS),
        cite="usp56 4042",
        says="If a player turns up a quitted trick before the end of play, the opponents may call a lead from his side.",
    ),
    Law(
        "other-errors-of-play",
        breach=[tricks.CARD_TAKEN_BACK, tricks.NO_CARD_TO_TRICK],
        remedy=rulings.silent("the cards stand as they were played"),
        cite="usp56 4036-4048",
        says="Of a card taken back without cause, and of a hand that does not play to a trick, the laws of euchre say nothing.",
    ),
)

REVOKES = (
    Law(
        "claim-of-a-revoke",
        on=conduct.ASKS_ABOUT_REVOKE,
        remedy=rulings.ALLOWED,
        cite="usp56 4044-4048",
        says="Any player may claim that there was a revoke; it is for the tricks to prove it.",
    ),
    Law(
        "tricks-not-kept-separate",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        when=[tricks.REVOKE_CLAIMED.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4042",
        says="Tricks are turned face down and kept apart, so that each can be told from the others.",
    ),
    Law(
        "tricks-mixed-revoke-deemed-proved",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        when=[tricks.REVOKE_CLAIMED.yes, euchre.AGAINST_LONE_HAND.no, WHATEVER_IS_TAKEN],
        remedy=CLAIM_IS_PROVED & euchre.score_as_played_or(2),
        chooser=by(roles.OPPONENTS),
        cite="usp56 4044-4048",
        says="Against a side that has mixed its tricks, so that nothing can be proved, a claim of revoke is proved, and paid for as one.",
    ),
    Law(
        "tricks-mixed-against-lone-hand",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        when=[tricks.REVOKE_CLAIMED.yes, euchre.AGAINST_LONE_HAND.yes, WHATEVER_IS_TAKEN],
        remedy=CLAIM_IS_PROVED & euchre.score_as_played_or(4),
        chooser=by(roles.OPPONENTS),
        cite="usp56 4044-4048",
        says="If the side that has mixed its tricks plays against a lone hand, the revoke that is taken to be proved costs four points.",
    ),
    Law(
        "revoke-corrected-in-time",
        breach=tricks.REVOKE,
        until=tricks.CORRECTED,
        remedy=tricks.PUT_RIGHT & tricks.OTHERS_MAY_WITHDRAW,
        cite="usp56 4044",
        says="Until the trick is quitted a revoke is corrected, and an opponent who played after it may change his card.",
    ),
    Law(
        "revoke",
        breach=tricks.REVOKE,
        when=[euchre.AGAINST_LONE_HAND.no, WHATEVER_IS_TAKEN],
        after=tricks.CORRECTED,
        until=FOUND_IN_TIME,
        remedy=euchre.score_as_played_or(2),
        chooser=by(roles.OPPONENTS),
        cite="usp56 4048",
        says="For an established revoke the other side scores the hand as played, or two points for itself or off the offenders' score.",
    ),
    Law(
        "revoke-against-lone-hand",
        breach=tricks.REVOKE,
        when=[euchre.AGAINST_LONE_HAND.yes, WHATEVER_IS_TAKEN],
        after=tricks.CORRECTED,
        until=FOUND_IN_TIME,
        remedy=euchre.score_as_played_or(4),
        chooser=by(roles.OPPONENTS),
        cite="usp56 4048",
        says="For an established revoke against a lone hand the other side may have four points instead of two.",
    ),
    Law(
        "revoke-found-late",
        breach=tricks.REVOKE,
        when=[tricks.CORRECTED.missed],
        after=FOUND_IN_TIME,
        remedy=rulings.condoned("no penalty", "the score of the deal is agreed"),
        cite="usp56 495-497",
        says="By the general rules an error of the play stands once the score of the deal is agreed.",
    ),
)

LAWS = (*OUT_OF_TURN, *EXPOSED_CARDS, *REVOKES)
