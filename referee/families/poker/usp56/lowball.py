"""Low poker, or lowball, and the rules of the clubs of California (usp56 2269-2321)."""

from referee.core.law import Law, by
from referee.families import poker
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import CALIFORNIA, LOWBALL
from referee.mechanics import deal, roles, rulings

LOW_POKER = DRAW_POKER.vary(
    "lowball",
    title="Lowball (Low Poker)",
    cite="usp56 2269-2275",
    form=LOWBALL,
    rules=(
        ("Hands", "The lowest wins; the ace is low, straights and flushes count for nothing, so that 5-4-3-2-A is the best."),
        ("Joker", "The lowest card that its holder does not have."),
        (
            "Betting",
            "Pass and out before the draw; after it the active player nearest the dealer's left speaks first and may check.",
        ),
    ),
    add=(
        Law(
            "check-before-draw",
            breach=poker.CHECK_NOT_ALLOWED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2273",
            says="Before the draw each player bets or drops.",
        ),
        Law(
            "first-bettor-after-draw",
            cite="usp56 2273-2275",
            says="Who speaks first after the draw is garbled in the book; we take the active player nearest the dealer's left, and not the opener.",
        ),
    ),
)

CALIFORNIA_LOWBALL = LOW_POKER.vary(
    "california-lowball",
    title="California Lowball",
    cite="usp56 2277-2321",
    form=CALIFORNIA,
    rules=(
        (
            "Antes",
            "The dealer and one or two players at his left; together they are the limit before the draw, and count toward bets.",
        ),
        ("Limit", "After the draw twice that."),
        ("First to speak", "The player at the left of the last ante."),
    ),
    expects=(*LOW_POKER.expects, *poker.OF_CALIFORNIA, poker.CARD_REFUSED),
    add=(
        Law(
            "raise-after-check",
            breach=poker.RAISE_AFTER_CHECK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2287",
            says="Who has checked after the draw may call, and not raise.",
        ),
        Law(
            "check-with-seven-high-or-better",
            cite="usp56 2287",
            says="In some clubs who checks a seven-high hand or better has no share in what is bet after that.",
        ),
        Law(
            "hand-not-of-five-cards",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            remedy=poker.HAND_DEAD,
            cite="usp56 2289",
            says="A hand of more or fewer than five cards is dead.",
        ),
        Law(
            "card-off-the-table",
            breach=deal.CARD_OUTSIDE_DEAL,
            remedy=poker.CARD_DEAD,
            cite="usp56 2291",
            says="A card off the table is dead.",
        ),
        Law(
            "card-faced-in-deck",
            breach=deal.FACED_IN_PACK,
            remedy=poker.CARD_DEAD,
            cite="usp56 2291",
            says="A card found faced in the pack is dead.",
        ),
        Law(
            "dealer-exposes-seven-or-lower",
            breach=deal.FACED_IN_DEALING,
            when=[poker.DEALERS_OWN.no, poker.SEVEN_OR_LOWER.yes],
            remedy=poker.MUST_ACCEPT,
            cite="usp56 2293",
            says="A seven or lower that the dealer faces before the draw is the player's to keep.",
        ),
        Law(
            "dealer-exposes-eight-or-higher",
            breach=deal.FACED_IN_DEALING,
            when=[poker.DEALERS_OWN.no, poker.SEVEN_OR_LOWER.no],
            remedy=poker.MAY_REJECT,
            chooser=by(poker.DEALT_TO),
            cite="usp56 2293",
            says="An eight or higher he may refuse, and gets the top card before the deal goes on.",
        ),
        Law(
            "dealer-exposes-own-card",
            breach=deal.FACED_IN_DEALING,
            when=[poker.DEALERS_OWN.yes],
            remedy=poker.MUST_TAKE_IT,
            cite="usp56 2295-2297",
            says="A card of his own that the dealer faces he must take.",
        ),
        Law(
            "exposed-card-refused",
            breach=poker.CARD_REFUSED,
            remedy=poker.REFUSAL_VOID,
            cite="drawn from usp56 2293, 2295-2297",
            says="A card that a player has to take is his, though he refuses it.",
        ),
        Law(
            "dealer-exposes-draw-card",
            breach=poker.EXPOSED_DRAW_CARD,
            remedy=poker.REPLACED_LATER,
            cite="usp56 2295",
            says="A card faced in the draw is dead, and is replaced when the others are served.",
        ),
        Law(
            "number-of-cards-called-binds",
            on=poker.SLIP_IN_DRAW,
            remedy=poker.GETS_FIRST_NUMBER,
            cite="usp56 2299",
            says="Whoever says two and means three gets two, even if that fouls his hand.",
        ),
        Law(
            "hand-held-below-table",
            breach=poker.HELD_BELOW_TABLE,
            remedy=poker.HAND_DEAD,
            cite="usp56 2301-2303",
            says="A hand held below the table is dead.",
        ),
        Law(
            "top-card-not-burned",
            breach=deal.CARD_NOT_BURNED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2305",
            says="Before he serves cards the dealer discards the top card face down.",
        ),
        Law(
            "called-hand-not-fully-spread",
            breach=poker.HAND_NOT_SHOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2307",
            says="A hand that is called is shown, all five cards of it.",
        ),
        Law(
            "thrown-hand-not-retrieved",
            breach=poker.CHIPS_AFTER_DROPPING,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2309",
            says="A hand that was thrown in and touches another card is not taken back.",
        ),
        Law(
            "hand-fouled-by-another",
            breach=poker.FOULED_BY_ANOTHER,
            remedy=poker.HAND_DEAD,
            cite="usp56 2311-2313",
            says="A hand that another player fouls is dead; everybody looks after his own.",
        ),
        Law(
            "insufficient-bet",
            breach=poker.SHORT_CALL,
            remedy=poker.ADDS_OR_FORFEITS,
            chooser=by(roles.OFFENDER),
            cite="usp56 2315",
            says="Too few chips are made up, or forfeited; nothing is taken out of the pot.",
        ),
        Law(
            "string-raise",
            breach=poker.STRING_BET,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2317-2319",
            says="Nobody goes back to his stack to raise without having said clearly that he raises.",
        ),
        Law(
            "pot-split-without-tie",
            breach=poker.PLAYS_AS_PARTNERS,
            remedy=rulings.NOTHING_STATED & poker.HANDS_PLAYED_OUT,
            cite="usp56 2321",
            says="Hands are played out; a pot is shared only by equal hands.",
        ),
    ),
)
