"""Draw poker (usp56 2091-2121) with the laws of the draw, 26 and 27 (usp56 2619-2634), and its two ways of opening."""

from referee.core.law import Law, by
from referee.families import poker
from referee.families.poker.usp56.forms import DRAW, PASS_OUT
from referee.families.poker.usp56.general import POKER
from referee.mechanics import rulings

LAWS = (
    Law(
        "check-before-draw-in-pass-and-out",
        breach=poker.CHECK_NOT_ALLOWED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2113",
        says="In a pass-and-out game there is no check before the draw: each player bets or drops.",
    ),
    Law(
        "first-in-turn",
        cite="usp56 2521",
        says="Before the draw the player at the dealer's left speaks first; after it the opener, or the active player nearest his left.",
    ),
    Law(
        "dealer-does-not-announce-his-draw",
        breach=poker.DEALER_SILENT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2625",
        says="A dealer who is in the pot says how many cards he draws.",
    ),
    Law(
        "asking-number-drawn",
        on=poker.ASKS_NUMBER_DRAWN,
        when=[poker.ASKED_IN_TIME.yes],
        remedy=poker.MUST_ANSWER,
        cite="usp56 2625",
        says="After the draw, until the first act of the last interval, an active player who asks another how many cards he drew is answered.",
    ),
    Law(
        "asking-number-drawn-late",
        on=poker.ASKS_NUMBER_DRAWN,
        when=[poker.ASKED_IN_TIME.no],
        remedy=poker.NEED_NOT_ANSWER,
        cite="drawn from usp56 2625",
        says="Asked later, or by a player who has dropped, nobody need answer.",
    ),
    Law(
        "bottom-card-not-served",
        breach=poker.BOTTOM_CARD_SERVED,
        remedy=poker.DISCARDS_SERVED & poker.EXEMPT_DISCARDS,
        cite="usp56 2626",
        says="The bottom card is not served; where the pack runs out, the discards are shuffled with it and served.",
    ),
    Law(
        "wrong-number-drawn-unseen",
        breach=poker.WRONG_NUMBER_SERVED,
        when=[poker.DRAW_LOOKED_AT.no, poker.NEXT_PLAYER_SERVED.no],
        remedy=poker.DEALER_CORRECTS,
        cite="usp56 2627",
        says="A wrong number served is put right, if the player speaks before he looks and before the next is served.",
    ),
    Law(
        "wrong-number-drawn-excess-after-next-served",
        breach=poker.WRONG_NUMBER_SERVED,
        when=[poker.DRAW_LOOKED_AT.no, poker.NEXT_PLAYER_SERVED.yes, poker.SERVED_SHORT.no],
        remedy=poker.MAY_DISCARD_TO_FIT,
        chooser=by(poker.SERVED, until=poker.SPEAKS_AFTER_DRAW, otherwise=poker.HAND_FOUL),
        cite="usp56 2627",
        says="Once the next player is served, one who has too many and has not looked may discard more from his hand.",
    ),
    Law(
        "wrong-number-drawn-short-after-next-served",
        breach=poker.WRONG_NUMBER_SERVED,
        when=[poker.DRAW_LOOKED_AT.no, poker.NEXT_PLAYER_SERVED.yes, poker.SERVED_SHORT.yes],
        remedy=poker.HAND_FOUL,
        cite="usp56 2627",
        says="Once the next player is served, a draw that leaves fewer than five cards makes the hand foul.",
    ),
    Law(
        "wrong-number-drawn-and-seen",
        breach=poker.WRONG_NUMBER_SERVED,
        when=[poker.DRAW_LOOKED_AT.yes],
        remedy=poker.HAND_FOUL,
        cite="usp56 2627",
        says="Who looks at a card of a draw of the wrong number has a foul hand.",
    ),
    Law(
        "first-exposed-draw-card-accepted",
        breach=poker.EXPOSED_DRAW_CARD,
        when=[poker.FIRST_EXPOSED.yes],
        remedy=poker.MUST_ACCEPT_CARD,
        cite="usp56 2628",
        says="The first card exposed in his draw a player must take.",
    ),
    Law(
        "further-exposed-draw-card-dead",
        breach=poker.EXPOSED_DRAW_CARD,
        when=[poker.FIRST_EXPOSED.no],
        remedy=poker.EXPOSED_CARD_DEAD,
        cite="usp56 2628",
        says="Any further card exposed in his draw is dead, and he gets another when all are served.",
    ),
    Law(
        "lets-another-draw-out-of-turn",
        breach=poker.LETS_ANOTHER_DRAW,
        when=[poker.HAS_DISCARDED.no],
        remedy=poker.NO_DRAW,
        cite="usp56 2630",
        says="Who lets a player at his left draw before him plays without drawing, or drops.",
    ),
    Law(
        "lets-another-draw-out-of-turn-after-discarding",
        breach=poker.LETS_ANOTHER_DRAW,
        when=[poker.HAS_DISCARDED.yes],
        remedy=poker.HAND_FOUL,
        cite="usp56 2630",
        says="If he had discarded a card already, his hand is foul.",
    ),
    Law(
        "draw-after-letting-another-draw",
        breach=poker.DRAWS_WHEN_PASSED_OVER,
        remedy=rulings.silent("he is served nothing"),
        cite="usp56 2630",
        says="He plays without drawing; what follows if he asks for cards all the same, the book does not say.",
    ),
    Law(
        "slip-in-number-wanted",
        on=poker.SLIP_IN_DRAW,
        when=[poker.ALREADY_SERVED.no],
        remedy=poker.CORRECTION_STANDS,
        cite="usp56 2632",
        says="A slip of the tongue about the number may be put right until the dealer has given that number.",
    ),
    Law(
        "slip-corrected-too-late",
        on=poker.SLIP_IN_DRAW,
        when=[poker.ALREADY_SERVED.yes],
        remedy=poker.FIRST_NUMBER_STANDS,
        cite="drawn from usp56 2632",
        says="Once the dealer has given the number first asked for, it stands.",
    ),
    Law(
        "discard-inconsistent-with-draw",
        breach=poker.DISCARD_DOES_NOT_FIT,
        remedy=poker.HAND_FOUL,
        cite="usp56 2634",
        says="Who discards another number of cards than he asks for and gets has a foul hand.",
    ),
)

DRAW_POKER = POKER.vary(
    "draw-poker",
    title="Draw Poker",
    cite="usp56 2091-2121, 2619-2634",
    deal="Five cards to each player, face down, one at a time from the dealer's left.",
    form=DRAW,
    rules=(
        ("Antes", "Each player one chip, or the dealer alone, as agreed."),
        ("Course", "Five cards down; an interval of betting; the draw; another interval; the showdown."),
        ("Draw", "From the dealer's left each active player discards what he likes and is served as many, or stands pat."),
        ("First to speak", "Before the draw the dealer's left; after it the opener, or the active player nearest his left."),
    ),
    expects=(*POKER.expects, *poker.OF_POKER_DRAW),
    add=LAWS,
)

PASS_AND_OUT = DRAW_POKER.vary(
    "pass-and-out",
    title="Pass and Out (Bet or Drop)",
    cite="usp56 2113",
    form=PASS_OUT,
    rules=(("Before the draw", "In turn each player bets at least the least or drops; after it he may check."),),
)

PASS_AND_BACK_IN = DRAW_POKER.vary(
    "pass-and-back-in",
    title="Pass and Back In",
    cite="usp56 2115-2117",
    rules=(("Before the draw", "As long as nobody has bet a player may pass and still come in; the first to bet opens."),),
)
