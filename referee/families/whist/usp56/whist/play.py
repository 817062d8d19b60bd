"""Whist, the laws of the play: cards liable to be called, leads and plays out of turn, calls refused (usp56 1888-1927)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import whist
from referee.families.whist.facts.calling import ON_THE_TABLE
from referee.families.whist.usp56.whist.revoke import REVOKE_PENALTY
from referee.mechanics import conduct, deal, exposure, roles, rulings, tricks, windows

CALLABLE = (
    Law(
        "callable-card-faced",
        breach=exposure.CARD_EXPOSED,
        when=[whist.HOW_SEEN.is_(ON_THE_TABLE)],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1890",
        says="A card faced on the table otherwise than in the course of play is liable to be called; a card led out of turn is not.",
    ),
    Law(
        "callable-card-thrown-with-another",
        breach=tricks.CARD_THROWN,
        when=[whist.LED_WINNER.no],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1891",
        says="Of cards thrown together the player says which one he plays; the others are liable to be called.",
    ),
    Law(
        "callable-card-seen-by-partner",
        breach=exposure.CARD_EXPOSED,
        when=[whist.HOW_SEEN.is_(whist.BY_PARTNER)],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1892",
        says="A card held so that the partner sees any of its face is liable to be called.",
    ),
    Law(
        "callable-all-cards-of-lowered-hand",
        breach=exposure.CARD_EXPOSED,
        when=[whist.HOW_SEEN.is_(whist.A_WHOLE_HAND)],
        remedy=exposure.LiableToBeCalled(hand=True),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1893",
        says="A hand lowered or shown so that the partner sees more than one card of it is liable to be called card by card.",
    ),
    Law(
        "callable-card-named-by-holder",
        breach=deal.CARD_NAMED,
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1895",
        says="A card that its holder names is liable to be called.",
    ),
    Law(
        "callable-card-effect",
        cite="usp56 1897",
        says="Such a card lies face up and is led or played when called, if that is no revoke, at one trick after another; its holder may always play it, and is then free.",
    ),
    Law(
        "called-card-not-played",
        breach=rulings.CALLED_CARD_NOT_PLAYED,
        remedy=rulings.silent("the card may be called again at the next trick"),
        cite="usp56 1897, 1923",
        says="A player must play the card that is called; of one who keeps it back the book says nothing, for the law on refusing names other calls.",
    ),
    Law(
        "leads-winner-and-continues-before-partner",
        breach=tricks.CARD_THROWN,
        when=[whist.LED_WINNER.yes],
        remedy=exposure.MayPrescribe(whist.WIN) & exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1899",
        says="Of a player who leads a card his adversaries cannot beat and others after it, the partner may be called on to win the first trick, and the others are callable.",
    ),
    Law(
        "plays-before-adversaries-decide",
        breach=rulings.PLAYED_BEFORE_CALL,
        remedy=whist.CARD_PLAYED_IS_CALLABLE_TOO,
        chooser=by(roles.OPPONENTS),
        cite="usp56 1901",
        says="A player with a callable card waits to hear whether it is called; a card that he plays instead is callable too.",
    ),
)

OUT_OF_TURN = (
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.FALSE_LEAD.is_(whist.TAKEN_BACK), whist.OTHERS_PLAYED.no],
        remedy=exposure.LEAD_TAKEN_BACK & exposure.MAY_CALL_SUIT,
        chooser=by(roles.RIGHT_OF_THE_ONE_CALLED_ON, until=windows.SIDE_LEADS),
        cite="usp56 1903",
        says="For a lead out of turn a suit may be called from the offender or his partner at the first lead of either, by the adversary at the right of the one called on.",
    ),
    Law(
        "lead-out-of-turn-called-suit-absent",
        cite="usp56 1905",
        says="A player who has none of the suit called leads what he likes.",
    ),
    Law(
        "false-lead-all-have-played",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.FALSE_LEAD.is_(whist.ALL_PLAYED)],
        remedy=rulings.condoned("no penalty", "the trick stands"),
        cite="usp56 1905",
        says="Once all have played to a false lead nothing can be asked for it.",
    ),
    Law(
        "false-lead-not-all-have-played",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.FALSE_LEAD.is_(whist.TAKEN_BACK), whist.OTHERS_PLAYED.yes],
        remedy=whist.CARDS_TAKEN_BACK & exposure.MAY_CALL_SUIT,
        chooser=by(roles.RIGHT_OF_THE_ONE_CALLED_ON, until=windows.SIDE_LEADS),
        cite="usp56 1903-1905",
        says="If not all have played to it, the cards played to a false lead are taken back too, and none of them is liable to be called.",
    ),
    Law(
        "third-hand-plays-before-second",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[whist.POSITION.is_(whist.THIRD_BEFORE_SECOND)],
        remedy=whist.FOURTH_MAY_PLAY_TOO,
        cite="usp56 1907",
        says="If the third hand plays before the second, the fourth may do so too.",
    ),
    Law(
        "fourth-hand-plays-after-early-third",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[whist.POSITION.is_(whist.FOURTH_AFTER_THIRD)],
        remedy=rulings.ALLOWED,
        cite="usp56 1907",
        says="The fourth hand that plays before the second after the third has done so uses his right.",
    ),
    Law(
        "fourth-hand-plays-before-second",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[whist.POSITION.is_(whist.FOURTH_BEFORE_SECOND)],
        remedy=exposure.MayPrescribe((*exposure.HIGHEST_OR_LOWEST, *exposure.TRUMP_OR_NOT)),
        chooser=by(roles.RIGHT_OPPONENT),
        cite="usp56 1907",
        says="If the fourth hand plays before second and third, the third may call the second's highest or lowest card of the suit, or have him trump or not trump.",
    ),
    Law(
        "fourth-hand-plays-before-third",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[whist.POSITION.is_(whist.FOURTH_BEFORE_THIRD)],
        remedy=rulings.silent("the card stays in the trick"),
        cite="usp56 1907",
        says="Of a fourth hand that plays before the third, when the second has played, the book says nothing.",
    ),
    Law(
        "all-hands-abandoned-face-up",
        breach=whist.HANDS_ABANDONED,
        remedy=whist.PLAY_IS_OVER,
        cite="usp56 1909",
        says="After all four have thrown their hands on the table no card is played; the result as claimed or admitted stands, and a revoke still costs its penalty.",
    ),
)

MISCELLANEOUS = (
    Law(
        "players-asked-to-draw-their-cards",
        on=conduct.PLACING_DEMANDED,
        until=raised(before=windows.TRICK_TOUCHED),
        remedy=rulings.ALLOWED,
        late=rulings.silent("the cards are gathered, and the demand has no effect"),
        cite="usp56 1919",
        says="Until the cards of a trick are touched for gathering anybody may have the players draw theirs to themselves.",
    ),
    Law(
        "claims-the-rest",
        breach=whist.CLAIMS_THE_REST,
        remedy=exposure.LiableToBeCalled(whose=roles.PARTNER, hand=True),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1921",
        says="If a player says that the rest or the game is won, his partner's cards are laid on the table and are liable to be called.",
    ),
    Law(
        "refuses-lawful-call",
        breach=[rulings.LEAD_AGAINST_RULING, rulings.PLAY_AGAINST_RULING],
        remedy=REVOKE_PENALTY,
        cite="usp56 1923-1925",
        says="Who is lawfully called on for the highest or lowest, to trump or not, to lead a suit, and fails without need, pays as for a revoke.",
    ),
    Law(
        "offender-must-await-decision",
        cite="usp56 1927",
        says="The offender awaits what his adversaries decide; a penalty to which they are entitled, once demanded by either, is final.",
    ),
    Law(
        "wrong-adversary-calls",
        breach=rulings.WRONG_PLAYER_CHOOSES,
        remedy=rulings.no_penalty("the call does not bind"),
        cite="drawn from usp56 1888, 1903, 1907",
        says="A call by a player to whom the law does not give it binds nobody.",
    ),
    Law(
        "demand-without-a-right",
        breach=rulings.NO_RIGHT_TO_DEMAND,
        remedy=rulings.silent("the demand has no effect"),
        cite="usp56 1927",
        says="Of a demand for a penalty to which nobody is entitled the book says nothing.",
    ),
)
