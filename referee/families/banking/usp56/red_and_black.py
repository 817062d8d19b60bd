"""Red and Black, the form in which the dealer banks (usp56 2437)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, stakes

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
    play=banking.RED_AND_BLACK_PLAY,
    form=banking.RedAndBlack(),
    score=score.Tally(),
    rules=(("Play", "Each player in turn from the dealer's left bets up to the limit and names red or black."),),
    expects=(stakes.BET_OVER_LIMIT, banking.BET_AFTER_DEAL, stakes.PAYMENT_OVER_DUE, banking.COLOR_NOT_NAMED),
    laws=(
        Law(
            "stake-over-limit",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2437",
            says="A player bets what he likes up to the limit.",
        ),
        Law(
            "colour-not-named-with-bet",
            breach=banking.COLOR_NOT_NAMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2437",
            says="He names red or black with his bet, before his cards are dealt.",
        ),
        Law(
            "bet-after-his-cards",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2437",
            says="He bets first, and then he gets his cards.",
        ),
        Law(
            "hand-settled",
            cite="usp56 2437",
            says="Three or more of the color he named win his bet, of the other lose it, and five alike win or lose it twice.",
        ),
    ),
)
