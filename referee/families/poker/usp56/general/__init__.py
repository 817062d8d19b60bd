"""Poker, what is common to all its forms: the frame, and Laws 1 to 25 (usp56 1951-2089, 2449-2617, 2720-2785)."""

from referee import score
from referee.core.cards import STANDARD_PACK
from referee.core.game import Game
from referee.families import poker
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.poker.usp56.forms import CLOSED
from referee.families.poker.usp56.general import betting, deal, misdeal, showdown

POKER = Game(
    "poker",
    title="Poker",
    family="poker",
    cite="usp56 1951-2089, 2449-2617, 2720-2785",
    general=GENERAL_RULES,
    seats=4,
    players=(2, 10),
    sides=0,
    pack=STANDARD_PACK,
    hand_size=5,
    least_cut=5,
    rounds=(1,),
    deal="From the top, one at a time, clockwise from the dealer's left.",
    play=poker.POKER_PLAY,
    form=CLOSED,
    score=score.Tally(),
    rules=(
        ("Object", "To win the pot, by the best hand or by a bet that nobody meets."),
        ("Ranks", "Ace high to deuce low; the ace is also low in 5-4-3-2-A. Suits do not rank."),
        (
            "Hands",
            "Straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, no pair; above all of them five of a kind where cards are wild.",
        ),
        (
            "Betting",
            "In turn from the left: check as long as nobody has bet, bet, call, raise or drop, until all bets are equal.",
        ),
        ("Showdown", "The highest hand takes the pot; equal hands share it."),
    ),
    expects=(*poker.BETTING, *poker.OF_POKER_CONDUCT, *poker.OF_POKER_DEAL),
    laws=(
        *showdown.SESSION,
        *deal.SEATS,
        *deal.SHUFFLE_AND_CUT,
        *deal.PROCEDURE,
        *betting.PROCEDURE,
        *showdown.SHOWDOWN,
        *deal.REDEALS,
        *misdeal.MISDEALS,
        *misdeal.EXPOSED,
        *misdeal.PACK_AND_HANDS,
        *betting.CHIPS_IN,
        *betting.WORDS,
        *betting.OUT_OF_TURN,
        *showdown.ETHICS,
    ),
)
