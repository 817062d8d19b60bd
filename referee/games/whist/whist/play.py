"""Whist, the laws of the play: cards liable to be called, leads and plays out of turn, calls refused (usp56 1888-1927)."""

from referee.breaches.against_a_ruling import CALLED_CARD_NOT_PLAYED, LEAD_AGAINST_RULING, PLAY_AGAINST_RULING
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_thrown import CARD_THROWN
from referee.breaches.demands import NO_RIGHT_TO_DEMAND, PLAYED_BEFORE_CALL, WRONG_PLAYER_CHOOSES
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.questions import PLACING_DEMANDED
from referee.breaches.rest_claimed import CLAIMS_THE_REST, HANDS_ABANDONED
from referee.breaches.turn_up import CARD_NAMED
from referee.facts.calling import (
    A_WHOLE_HAND,
    ALL_PLAYED,
    BY_PARTNER,
    FALSE_LEAD,
    FOURTH_AFTER_THIRD,
    FOURTH_BEFORE_SECOND,
    FOURTH_BEFORE_THIRD,
    HOW_SEEN,
    LED_WINNER,
    ON_THE_TABLE,
    OTHERS_PLAYED,
    POSITION,
    TAKEN_BACK,
    THIRD_BEFORE_SECOND,
)
from referee.games.whist.whist.revoke import REVOKE_PENALTY
from referee.law import Law
from referee.remedies.calling import CARD_PLAYED_IS_CALLABLE_TOO, CARDS_TAKEN_BACK, liable_to_be_called, may_call_suit
from referee.remedies.general import ALLOWED, condoned, no_penalty, silent
from referee.remedies.leads import LEAD_TAKEN_BACK
from referee.remedies.prescribing import FOURTH_MAY_PLAY_TOO, HIGHEST_OR_LOWEST, PLAY_IS_OVER, TRUMP_OR_NOT, WIN, may_prescribe
from referee.roles import OPPONENTS, PARTNER, RIGHT_OPPONENT
from referee.windows import PARTNERS_NEXT_LEAD

CALLABLE = (
    Law(
        "callable-card-faced",
        breach=CARD_EXPOSED,
        when=[HOW_SEEN.is_(ON_THE_TABLE)],
        remedy=liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1890",
        says="A card faced on the table otherwise than in the course of play is liable to be called; a card led out of turn is not.",
    ),
    Law(
        "callable-card-thrown-with-another",
        breach=CARD_THROWN,
        when=[LED_WINNER.no],
        remedy=liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1891",
        says="Of cards thrown together the player says which one he plays; the others are liable to be called.",
    ),
    Law(
        "callable-card-seen-by-partner",
        breach=CARD_EXPOSED,
        when=[HOW_SEEN.is_(BY_PARTNER)],
        remedy=liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1892",
        says="A card held so that the partner sees any of its face is liable to be called.",
    ),
    Law(
        "callable-all-cards-of-lowered-hand",
        breach=CARD_EXPOSED,
        when=[HOW_SEEN.is_(A_WHOLE_HAND)],
        remedy=liable_to_be_called(hand=True),
        chooser=OPPONENTS,
        cite="usp56 1893",
        says="A hand lowered or shown so that the partner sees more than one card of it is liable to be called card by card.",
    ),
    Law(
        "callable-card-named-by-holder",
        breach=CARD_NAMED,
        remedy=liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1895",
        says="A card that its holder names is liable to be called.",
    ),
    Law(
        "callable-card-effect",
        kind="definition",
        cite="usp56 1897",
        says="Such a card lies face up and is led or played when called, if that is no revoke, at one trick after another; its holder may always play it, and is then free.",
    ),
    Law(
        "called-card-not-played",
        breach=CALLED_CARD_NOT_PLAYED,
        remedy=silent("the card may be called again at the next trick"),
        kind="gap",
        cite="usp56 1897, 1923",
        says="A player must play the card that is called; of one who keeps it back the book says nothing, for the law on refusing names other calls.",
    ),
    Law(
        "leads-winner-and-continues-before-partner",
        breach=CARD_THROWN,
        when=[LED_WINNER.yes],
        remedy=may_prescribe(WIN, OPPONENTS) & liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1899",
        says="Of a player who leads a card his adversaries cannot beat and others after it, the partner may be called on to win the first trick, and the others are callable.",
    ),
    Law(
        "plays-before-adversaries-decide",
        breach=PLAYED_BEFORE_CALL,
        remedy=CARD_PLAYED_IS_CALLABLE_TOO,
        chooser=OPPONENTS,
        cite="usp56 1901",
        says="A player with a callable card waits to hear whether it is called; a card that he plays instead is callable too.",
    ),
)

OUT_OF_TURN = (
    Law(
        "lead-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK), OTHERS_PLAYED.no],
        until=PARTNERS_NEXT_LEAD,
        remedy=LEAD_TAKEN_BACK & may_call_suit(),
        chooser=RIGHT_OPPONENT,
        cite="usp56 1903",
        says="For a lead out of turn a suit may be called from the offender or his partner at the first lead of either, by the adversary at the right of the one called on.",
    ),
    Law(
        "lead-out-of-turn-called-suit-absent",
        kind="allowed",
        cite="usp56 1905",
        says="A player who has none of the suit called leads what he likes.",
    ),
    Law(
        "false-lead-all-have-played",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=condoned("no penalty", "the trick stands"),
        kind="allowed",
        cite="usp56 1905",
        says="Once all have played to a false lead nothing can be asked for it.",
    ),
    Law(
        "false-lead-not-all-have-played",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(TAKEN_BACK), OTHERS_PLAYED.yes],
        until=PARTNERS_NEXT_LEAD,
        remedy=CARDS_TAKEN_BACK & may_call_suit(),
        chooser=RIGHT_OPPONENT,
        cite="usp56 1903-1905",
        says="If not all have played to it, the cards played to a false lead are taken back too, and none of them is liable to be called.",
    ),
    Law(
        "third-hand-plays-before-second",
        breach=PLAY_OUT_OF_TURN,
        when=[POSITION.is_(THIRD_BEFORE_SECOND)],
        remedy=FOURTH_MAY_PLAY_TOO,
        cite="usp56 1907",
        says="If the third hand plays before the second, the fourth may do so too.",
    ),
    Law(
        "fourth-hand-plays-after-early-third",
        breach=PLAY_OUT_OF_TURN,
        when=[POSITION.is_(FOURTH_AFTER_THIRD)],
        remedy=ALLOWED,
        kind="allowed",
        proper=True,
        cite="usp56 1907",
        says="The fourth hand that plays before the second after the third has done so uses his right.",
    ),
    Law(
        "fourth-hand-plays-before-second",
        breach=PLAY_OUT_OF_TURN,
        when=[POSITION.is_(FOURTH_BEFORE_SECOND)],
        remedy=may_prescribe((*HIGHEST_OR_LOWEST, *TRUMP_OR_NOT), RIGHT_OPPONENT),
        chooser=RIGHT_OPPONENT,
        cite="usp56 1907",
        says="If the fourth hand plays before second and third, the third may call the second's highest or lowest card of the suit, or have him trump or not trump.",
    ),
    Law(
        "fourth-hand-plays-before-third",
        breach=PLAY_OUT_OF_TURN,
        when=[POSITION.is_(FOURTH_BEFORE_THIRD)],
        remedy=silent("the card stays in the trick"),
        kind="gap",
        cite="usp56 1907",
        says="Of a fourth hand that plays before the third, when the second has played, the book says nothing.",
    ),
    Law(
        "all-hands-abandoned-face-up",
        breach=HANDS_ABANDONED,
        remedy=PLAY_IS_OVER,
        cite="usp56 1909",
        says="After all four have thrown their hands on the table no card is played; the result as claimed or admitted stands, and a revoke still costs its penalty.",
    ),
)

MISCELLANEOUS = (
    Law(
        "players-asked-to-draw-their-cards",
        breach=PLACING_DEMANDED,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 1919",
        says="Until the cards of a trick are touched for gathering anybody may have the players draw theirs to themselves.",
    ),
    Law(
        "claims-the-rest",
        breach=CLAIMS_THE_REST,
        remedy=liable_to_be_called(whose=PARTNER, hand=True),
        chooser=OPPONENTS,
        cite="usp56 1921",
        says="If a player says that the rest or the game is won, his partner's cards are laid on the table and are liable to be called.",
    ),
    Law(
        "refuses-lawful-call",
        breach=[LEAD_AGAINST_RULING, PLAY_AGAINST_RULING],
        remedy=REVOKE_PENALTY,
        chooser=OPPONENTS,
        cite="usp56 1923-1925",
        says="Who is lawfully called on for the highest or lowest, to trump or not, to lead a suit, and fails without need, pays as for a revoke.",
    ),
    Law(
        "offender-must-await-decision",
        kind="definition",
        cite="usp56 1927",
        says="The offender awaits what his adversaries decide; a penalty to which they are entitled, once demanded by either, is final.",
    ),
    Law(
        "wrong-adversary-calls",
        breach=WRONG_PLAYER_CHOOSES,
        remedy=no_penalty("the call does not bind"),
        kind="derived",
        cite="usp56 1888, 1903, 1907",
        says="A call by a player to whom the law does not give it binds nobody.",
    ),
    Law(
        "demand-without-a-right",
        breach=NO_RIGHT_TO_DEMAND,
        remedy=silent("the demand has no effect"),
        kind="gap",
        cite="usp56 1927",
        says="Of a demand for a penalty to which nobody is entitled the book says nothing.",
    ),
)
