"""Stuss and faro (usp56 6787-6811)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, stakes

STUSS = Game(
    "stuss",
    title="Stuss",
    family="banking",
    cite="usp56 6787-6807",
    general=GENERAL_RULES,
    players=(2, 10),
    sides=0,
    hand_size=0,
    deal="One card, soda, which counts for nothing; then two cards a turn.",
    play=banking.FARO_PLAY,
    form=banking.Faro(),
    score=score.Tally(),
    rules=(
        ("Bets", "On a rank to win, or with a copper on it to lose, between one turn and the next."),
        ("Turns", "The first card of a turn loses and the second wins; bets on other ranks wait."),
        ("Splits", "Of two cards of a rank in one turn the banker takes all bets on it."),
        ("The last three", "Their order called right is paid four to one, two to one where two are a pair."),
    ),
    expects=(banking.BET_DURING_TURN, banking.CALLED_TOO_SOON, stakes.PAYMENT_OVER_DUE),
    laws=(
        Law(
            "soda-ignored",
            cite="usp56 6797",
            says="The first card of the pack, called soda, has no bearing on the bets.",
        ),
        Law(
            "turn-settled",
            cite="usp56 6797-6799",
            says="The first card of a turn loses and the second wins, with a copper the other way; other bets wait.",
        ),
        Law(
            "bet-after-turn-begun",
            breach=banking.BET_DURING_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6799-6801",
            says="Bets are placed before a turn, and unsettled ones withdrawn after it.",
        ),
        Law(
            "withdraw-unsettled",
            on=banking.UNSETTLED_TAKEN_UP,
            remedy=rulings.ALLOWED,
            cite="usp56 6801",
            says="After each turn bets that are not settled may be withdrawn.",
        ),
        Law(
            "split-stuss",
            cite="usp56 6805",
            says="If both cards of a turn are of one rank, the banker takes all bets on it.",
        ),
        Law(
            "turn-called",
            cite="usp56 6807",
            says="Who calls the order of the last three cards is paid four to one if he is right.",
        ),
        Law(
            "cat-hop",
            cite="usp56 6807",
            says="If two of the last three are a pair, only two to one is paid, and their order is not asked.",
        ),
        Law(
            "called-too-soon",
            breach=banking.CALLED_TOO_SOON,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6807",
            says="The turn is called when only three cards remain.",
        ),
    ),
)

FARO = STUSS.vary(
    "faro",
    title="Faro",
    cite="usp56 6805, 6809-6811",
    form=banking.Faro(split=1),
    rules=(("Splits", "Of two cards of a rank in one turn the banker takes half of the bets on it; he deals from a box."),),
    drop=["split-stuss"],
    add=[
        Law(
            "split-faro",
            cite="usp56 6805, 6811",
            says="If both cards of a turn are of one rank, the banker takes half of the bets on it.",
        ),
        Law(
            "combination-bets",
            cite="usp56 6811",
            says="Many more combinations may be bet on; the book does not describe them.",
        ),
    ],
)
