"""Red and Black, the form in which the dealer banks (usp56 2437)."""

from referee.breaches.bet_amounts import BET_OVER_LIMIT
from referee.breaches.red_and_black import COLOR_NOT_NAMED
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import Law
from referee.play.red_and_black import RED_AND_BLACK_PLAY, RedAndBlack
from referee.remedies.general import NOTHING_STATED
from referee.score.tally import Tally

RED_AND_BLACK_BANK = Game(
    "red-and-black-bank",
    title="Red and Black (banking form)",
    family="banking",
    cite="usp56 2437",
    general=GENERAL_RULES,
    players=(2, 10),
    sides=0,
    hand_size=5,
    deal="Five cards, face up, to each player who has bet, one player after the other.",
    play=RED_AND_BLACK_PLAY,
    form=RedAndBlack(),
    score=Tally,
    rules=(("Play", "Each player in turn from the dealer's left bets up to the limit and names red or black."),),
    laws=(
        Law(
            "stake-over-limit",
            breach=BET_OVER_LIMIT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2437",
            says="A player bets what he likes up to the limit.",
        ),
        Law(
            "colour-not-named-with-bet",
            breach=COLOR_NOT_NAMED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 2437",
            says="He names red or black with his bet, before his cards are dealt.",
        ),
        Law(
            "hand-settled",
            kind="scoring",
            cite="usp56 2437",
            says="Three or more of the color he named win his bet, of the other lose it, and five alike win or lose it twice.",
        ),
    ),
)
