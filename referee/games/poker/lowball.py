"""Low poker, or lowball, and the rules of the clubs of California (usp56 2269-2321)."""

from referee.breaches.bet_amounts import SHORT_CALL, STRING_BET
from referee.breaches.california import FOULED_BY_ANOTHER, RAISE_AFTER_CHECK, TOP_CARD_NOT_BURNED
from referee.breaches.checks_and_drops import CHECK_NOT_ALLOWED
from referee.breaches.chips_out_of_turn import CHIPS_AFTER_DROPPING
from referee.breaches.dealing import FACED_IN_DEALING, FACED_IN_PACK
from referee.breaches.poker_conduct import HELD_BELOW_TABLE, PLAYS_AS_PARTNERS
from referee.breaches.poker_draw import EXPOSED_DRAW_CARD, SLIP_IN_DRAW
from referee.breaches.showdown import HAND_NOT_SHOWN
from referee.breaches.wrong_number_of_cards import CARD_OUTSIDE_DEAL, TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.california import DEALERS_OWN, SEVEN_OR_LOWER
from referee.games.poker.draw import DRAW_POKER
from referee.games.poker.forms import CALIFORNIA, LOWBALL
from referee.law import Law
from referee.remedies.betting import HAND_DEAD
from referee.remedies.california import (
    ADDS_OR_FORFEITS,
    CARD_DEAD,
    GETS_FIRST_NUMBER,
    HANDS_PLAYED_OUT,
    MAY_REJECT,
    MUST_ACCEPT,
    MUST_TAKE_IT,
    REPLACED_LATER,
)
from referee.remedies.general import NOTHING_STATED
from referee.roles import OFFENDER

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
            breach=CHECK_NOT_ALLOWED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2273",
            says="Before the draw each player bets or drops.",
        ),
        Law(
            "first-bettor-after-draw",
            kind="gap",
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
    add=(
        Law(
            "raise-after-check",
            breach=RAISE_AFTER_CHECK,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2287",
            says="Who has checked after the draw may call, and not raise.",
        ),
        Law(
            "check-with-seven-high-or-better",
            kind="scoring",
            cite="usp56 2287",
            says="In some clubs who checks a seven-high hand or better has no share in what is bet after that.",
        ),
        Law(
            "hand-not-of-five-cards",
            breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
            remedy=HAND_DEAD,
            cite="usp56 2289",
            says="A hand of more or fewer than five cards is dead.",
        ),
        Law(
            "card-off-the-table",
            breach=CARD_OUTSIDE_DEAL,
            remedy=CARD_DEAD,
            cite="usp56 2291",
            says="A card off the table is dead.",
        ),
        Law(
            "card-faced-in-deck",
            breach=FACED_IN_PACK,
            remedy=CARD_DEAD,
            cite="usp56 2291",
            says="A card found faced in the pack is dead.",
        ),
        Law(
            "dealer-exposes-seven-or-lower",
            breach=FACED_IN_DEALING,
            when=[DEALERS_OWN.no, SEVEN_OR_LOWER.yes],
            remedy=MUST_ACCEPT,
            cite="usp56 2293",
            says="A seven or lower that the dealer faces before the draw is the player's to keep.",
        ),
        Law(
            "dealer-exposes-eight-or-higher",
            breach=FACED_IN_DEALING,
            when=[DEALERS_OWN.no, SEVEN_OR_LOWER.no],
            remedy=MAY_REJECT,
            chooser=OFFENDER,
            cite="usp56 2293",
            says="An eight or higher he may refuse, and gets the top card before the deal goes on.",
        ),
        Law(
            "dealer-exposes-own-card",
            breach=FACED_IN_DEALING,
            when=[DEALERS_OWN.yes],
            remedy=MUST_TAKE_IT,
            cite="usp56 2295-2297",
            says="A card of his own that the dealer faces he must take.",
        ),
        Law(
            "dealer-exposes-draw-card",
            breach=EXPOSED_DRAW_CARD,
            remedy=REPLACED_LATER,
            cite="usp56 2295",
            says="A card faced in the draw is dead, and is replaced when the others are served.",
        ),
        Law(
            "number-of-cards-called-binds",
            breach=SLIP_IN_DRAW,
            remedy=GETS_FIRST_NUMBER,
            cite="usp56 2299",
            says="Whoever says two and means three gets two, even if that fouls his hand.",
        ),
        Law(
            "hand-held-below-table",
            breach=HELD_BELOW_TABLE,
            remedy=HAND_DEAD,
            cite="usp56 2301-2303",
            says="A hand held below the table is dead.",
        ),
        Law(
            "top-card-not-burned",
            breach=TOP_CARD_NOT_BURNED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2305",
            says="Before he serves cards the dealer discards the top card face down.",
        ),
        Law(
            "called-hand-not-fully-spread",
            breach=HAND_NOT_SHOWN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2307",
            says="A hand that is called is shown, all five cards of it.",
        ),
        Law(
            "thrown-hand-not-retrieved",
            breach=CHIPS_AFTER_DROPPING,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2309",
            says="A hand that was thrown in and touches another card is not taken back.",
        ),
        Law(
            "hand-fouled-by-another",
            breach=FOULED_BY_ANOTHER,
            remedy=HAND_DEAD,
            cite="usp56 2311-2313",
            says="A hand that another player fouls is dead; everybody looks after his own.",
        ),
        Law(
            "insufficient-bet",
            breach=SHORT_CALL,
            remedy=ADDS_OR_FORFEITS,
            chooser=OFFENDER,
            cite="usp56 2315",
            says="Too few chips are made up, or forfeited; nothing is taken out of the pot.",
        ),
        Law(
            "string-raise",
            breach=STRING_BET,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2317-2319",
            says="Nobody goes back to his stack to raise without having said clearly that he raises.",
        ),
        Law(
            "pot-split-without-tie",
            breach=PLAYS_AS_PARTNERS,
            remedy=NOTHING_STATED & HANDS_PLAYED_OUT,
            kind="forbidden",
            cite="usp56 2321",
            says="Hands are played out; a pot is shared only by equal hands.",
        ),
    ),
)
