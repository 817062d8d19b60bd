"""Whist (usp56), after the laws of the American Whist Congress as the book has them."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import whist
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.whist.usp56.whist import deal, hands, play, revoke
from referee.mechanics import deal as dealing
from referee.mechanics import exposure, rulings, tricks

WHIST = Game(
    "whist",
    title="Whist",
    family="whist",
    cite="usp56 1811-1927",
    general=GENERAL_RULES,
    deal="Thirteen cards to each player, one at a time, from dealer's left; the dealer's last card is turned up and makes its suit trumps.",
    rounds=(1,) * 13,
    play=whist.WHIST_PLAY,
    score=score.Tally((score.Race(to=7), whist.Value()), whist.by_odd_tricks, "whist"),
    rules=(
        (
            "Players",
            "Four, two against two; of five or six the four highest in the draw play first, and the lowest make room after each game.",
        ),
        ("Ranks", "Ace high to deuce low; in the draw the ace is low."),
        ("Trumps", "The suit of the card turned up, which the dealer takes into his hand when he plays to the first trick."),
        (
            "Play",
            "The player at the dealer's left leads; all follow suit if they can; the highest trump or card of the suit led wins and leads.",
        ),
        ("Score", "One point for each trick over six; seven points are a game, worth seven less the score of the losers."),
    ),
    expects=(
        *whist.OF_REST_CLAIMED,
        *dealing.OF_TURN_UP,
        tricks.NO_CARD_TO_TRICK,
        exposure.CARD_EXPOSED,
        tricks.CARD_THROWN,
        rulings.PLAYED_BEFORE_CALL,
        tricks.LEAD_OUT_OF_TURN,
        tricks.PLAY_OUT_OF_TURN,
        tricks.REVOKE,
        tricks.TRICK_GATHERED_BY_ANOTHER,
        tricks.CARD_TAKEN_BACK,
        rulings.WRONG_PLAYER_CHOOSES,
        rulings.NO_RIGHT_TO_DEMAND,
    ),
    laws=(
        Law(
            "game-value",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 1833, 1839",
            says="Each trick over six counts one, seven points win the game, and its value is seven less what the losers have.",
        ),
        *deal.LAWS,
        *hands.LAWS,
        *play.CALLABLE,
        *play.OUT_OF_TURN,
        *revoke.LAWS,
        *play.MISCELLANEOUS,
    ),
)
