"""Five hundred, the laws of the play: exposed cards, leads and plays out of turn, revokes, cards looked at (usp56 3869, 3932-3944)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import euchre
from referee.mechanics import conduct, deal, exposure, roles, rulings, tricks, trump, windows

CLAIMED_IN_TIME = raised(before=windows.CUT_FOR_NEXT_DEAL)

EXPOSED_CARDS = (
    Law(
        "joker-led-without-naming-suit",
        breach=euchre.JOKER_UNNAMED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3869",
        says="Who leads the joker without a trump suit names the suit that the others must follow.",
    ),
    Law(
        "exposed-card",
        breach=[exposure.CARD_EXPOSED, deal.CARD_NAMED, tricks.CARD_THROWN],
        when=[euchre.LONE_HAND.no],
        remedy=exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 3932",
        says="A card dropped face up, shown to a partner or named stays face up and must be played at the first legal opportunity.",
    ),
    Law(
        "lone-contractor-exposes-card",
        breach=[exposure.CARD_EXPOSED, deal.CARD_NAMED, tricks.CARD_THROWN],
        when=[euchre.LONE_HAND.yes],
        remedy=rulings.no_penalty(),
        cite="usp56 3932",
        says="A contractor who plays alone pays nothing for exposing a card.",
    ),
    Law(
        "exposed-card-not-played",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3932",
        says="An exposed card must be played as soon as it legally can.",
    ),
)

OUT_OF_TURN = (
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[euchre.LONE_HAND.no, tricks.PARTNERS_TURN.no],
        until=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=euchre.FALSE_LEAD_TAKEN_BACK,
        cite="usp56 3934",
        says="A lead out of turn is taken back if an opponent demands it before the trick is complete, and the card is exposed.",
    ),
    Law(
        "lead-out-of-turn-at-partners-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[euchre.LONE_HAND.no, tricks.PARTNERS_TURN.yes],
        until=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=euchre.FALSE_LEAD_TAKEN_BACK & euchre.MAY_CONTROL_PARTNERS_LEAD,
        chooser=by(roles.OPPONENTS),
        cite="usp56 3934",
        says="For a lead at one's partner's turn an opponent may also have the partner lead a suit that he names, or not lead that of the exposed card.",
    ),
    Law(
        "lead-out-of-turn-by-lone-contractor",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[euchre.LONE_HAND.yes],
        until=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=exposure.LEAD_TAKEN_BACK & rulings.no_penalty("the card is not exposed"),
        cite="drawn from usp56 3932-3934",
        says="A contractor who plays alone takes his false lead back, and his card is not exposed.",
    ),
    Law(
        "cards-played-on-false-lead",
        on=euchre.PLAYED_ON_FALSE_LEAD,
        remedy=rulings.no_penalty("cards played to it are taken back without penalty"),
        cite="usp56 3934",
        says="Whoever has played to the false lead takes his card back and pays nothing.",
    ),
    Law(
        "play-out-of-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[euchre.LONE_HAND.no],
        until=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=tricks.CARD_BACK & exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 3936",
        says="A card played out of turn, not as a lead, is exposed: it is no part of the trick until its turn comes.",
    ),
    Law(
        "play-out-of-turn-by-lone-contractor",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[euchre.LONE_HAND.yes],
        until=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=tricks.CARD_BACK & rulings.no_penalty("the card is not exposed"),
        cite="drawn from usp56 3932, 3936",
        says="A contractor who plays alone takes back a card played out of turn, and it is not exposed.",
    ),
    Law(
        "out-of-turn-noticed-after-trick-gathered",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        after=euchre.RETRACTION_DEMANDED_BY_OPPONENT,
        remedy=rulings.condoned("the trick stands as regular"),
        cite="usp56 3938",
        says="A trick in which a lead or play out of turn is not noticed until it is gathered stands as regular.",
    ),
    Law(
        "suit-demanded-not-led",
        breach=rulings.LEAD_AGAINST_RULING,
        remedy=rulings.silent("the lead stands"),
        cite="usp56 3934, 3944",
        says="What follows if the suit demanded is not led, the book does not say.",
    ),
    Law(
        "suit-demanded-without-right",
        breach=[rulings.WRONG_PLAYER_CHOOSES, rulings.NO_RIGHT_TO_DEMAND],
        remedy=rulings.WithoutEffect("the demand has no effect"),
        cite="drawn from usp56 3934, 3944",
        says="A suit demanded by another than the law names, or when it gives no right, counts for nothing.",
    ),
    Law(
        "other-errors-of-play",
        breach=[tricks.CARD_TAKEN_BACK, euchre.IDLE_HAND_PLAYS],
        remedy=rulings.silent("the cards stand as they were played"),
        cite="usp56 3859, 3932-3940",
        says="Of a card taken back without cause, and of a hand that plays though it is out of the play, the book says nothing.",
    ),
)

REVOKES = (
    Law(
        "revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[euchre.LONE_HAND.no],
        until=tricks.CORRECTED,
        remedy=tricks.PUT_RIGHT & exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 3940",
        says="Until the next lead a revoke is corrected, and the wrong card is exposed.",
    ),
    Law(
        "lone-contractors-corrected-revoke-card-exposed",
        breach=tricks.REVOKE,
        when=[euchre.LONE_HAND.yes],
        until=tricks.CORRECTED,
        remedy=tricks.PUT_RIGHT & exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 3932, 3940",
        says="The wrong card of a corrected revoke is exposed even where it belongs to a contractor who plays alone.",
    ),
    Law(
        "revoke-by-contracting-side",
        breach=tricks.REVOKE,
        when=[euchre.WITH_JOKER.no, trump.CONTRACTING_SIDE.yes],
        after=tricks.CORRECTED,
        until=CLAIMED_IN_TIME,
        remedy=euchre.SCORED_AS_LOST,
        cite="usp56 3940",
        says="For an established revoke on the contracting side the contract is scored as lost.",
    ),
    Law(
        "revoke-by-opponent",
        breach=tricks.REVOKE,
        when=[euchre.WITH_JOKER.no, trump.CONTRACTING_SIDE.no],
        after=tricks.CORRECTED,
        until=CLAIMED_IN_TIME,
        remedy=euchre.SCORED_AS_MADE,
        cite="usp56 3940",
        says="For an established revoke by an opponent the contract is scored as made, and the opponents score nothing.",
    ),
    Law(
        "joker-played-while-able-to-follow",
        breach=tricks.REVOKE,
        when=[euchre.WITH_JOKER.yes],
        after=tricks.CORRECTED,
        until=CLAIMED_IN_TIME,
        remedy=euchre.DECIDES_CONTRACT,
        cite="usp56 3869, 3940",
        says="Without a trump suit the joker may not be played by a hand that can follow suit; to play it is a revoke.",
    ),
    Law(
        "revoke-claimed-late",
        breach=tricks.REVOKE,
        when=[tricks.CORRECTED.missed],
        after=CLAIMED_IN_TIME,
        remedy=rulings.condoned("no penalty", "the cards have been cut for the next deal"),
        cite="usp56 3940",
        says="A revoke not claimed before the cut for the next deal costs nothing.",
    ),
)

INFORMATION = (
    Law(
        "illegal-information-to-partner",
        breach=conduct.DISCLOSURE,
        remedy=euchre.LAST_HAND_MAY_CALL_SUIT,
        chooser=by(roles.LAST_TO_PLAY, until=windows.SIDE_LEADS),
        cite="usp56 3942-3944",
        says="For information given to a partner illegally, the opponent at the leader's right may name the suit of the next lead of that side.",
    ),
    Law(
        "looks-at-quitted-trick",
        breach=conduct.TRICK_SEEN,
        remedy=euchre.LAST_HAND_MAY_CALL_SUIT,
        chooser=by(roles.LAST_TO_PLAY, until=windows.SIDE_LEADS),
        cite="usp56 3942-3944",
        says="For a look at a quitted trick the opponent at the leader's right may name the suit of the next lead of that side.",
    ),
    Law(
        "contractor-looks-at-discards-late",
        breach=euchre.DISCARDS_SEEN,
        when=[trump.THE_CONTRACTOR.yes, euchre.OPENING_LEAD_MADE.yes],
        remedy=euchre.LAST_HAND_MAY_CALL_SUIT,
        chooser=by(roles.LAST_TO_PLAY, until=windows.SIDE_LEADS),
        cite="usp56 3942-3944",
        says="If the contractor looks at his discards after the opening lead, the opponent at the leader's right may name the suit of his side's next lead.",
    ),
    Law(
        "contractor-looks-at-discards",
        breach=euchre.DISCARDS_SEEN,
        when=[trump.THE_CONTRACTOR.yes, euchre.OPENING_LEAD_MADE.no],
        remedy=rulings.ALLOWED,
        cite="usp56 3942",
        says="Until the opening lead the contractor may look at his discards.",
    ),
    Law(
        "other-player-looks-at-discards",
        breach=euchre.DISCARDS_SEEN,
        when=[trump.THE_CONTRACTOR.no],
        remedy=euchre.LAST_HAND_MAY_CALL_SUIT,
        chooser=by(roles.LAST_TO_PLAY, until=windows.SIDE_LEADS),
        cite="usp56 3942-3944",
        says="If anybody else looks at the discards, the opponent at the leader's right may name the suit of that side's next lead.",
    ),
)

LAWS = (*EXPOSED_CARDS, *OUT_OF_TURN, *REVOKES, *INFORMATION)
