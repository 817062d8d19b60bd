"""Ambigu as Gibson has it (gibson 261-289)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import poker
from referee.families.general.gibson.general import GENERAL_RULES_GIBSON
from referee.families.poker.usp56.forms import AMBIGU_FORM, FORTY_CARDS
from referee.mechanics import deal, rulings, seating, stakes

AMBIGU = Game(
    "ambigu",
    title="Ambigu",
    family="poker",
    cite="gibson 261-289",
    general=GENERAL_RULES_GIBSON,
    seats=4,
    players=(2, 6),
    sides=0,
    pack=FORTY_CARDS,
    hand_size=4,
    rounds=(),
    deal="Two cards to each, which may be changed, and then two more; counterclockwise, and so the players are named in that order.",
    play=poker.POKER_PLAY,
    form=AMBIGU_FORM,
    score=score.Tally(),
    rules=(
        ("Cards", "Ten to ace, the ace lowest; kings, queens and jacks are left out."),
        (
            "Betting",
            "Each in turn passes or bets, calls, raises or drops; those who are still in may draw again, and then show.",
        ),
        (
            "Hands and bonuses",
            "Point 1, prime 2, grand prime 3, sequence 3, tricon 4, flush 5, prime and tricon 6, with grand prime 7, sequence and flush 8, fredon 10, with grand prime 11.",
        ),
    ),
    # players bet as in poker, change cards and show their hands (gibson 261-263): what breaks that is seen, without a price
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        poker.SHORT_CALL,
        stakes.BET_OVER_LIMIT,
        poker.STRING_BET,
        *poker.BETTING_BY_TURNS,
        poker.HAND_NOT_SHOWN,
        poker.WRONG_NUMBER_SERVED,
        poker.DISCARD_DOES_NOT_FIT,
    ),
    laws=(
        Law(
            "bet-over-limit",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 261",
            says="Bets stay within the limit.",
        ),
        Law(
            "uncalled-raiser",
            cite="gibson 263",
            says="If nobody calls the last raiser, he takes the pool and shows his hand.",
        ),
        Law(
            "winner-bonus",
            cite="gibson 263-287",
            says="The highest hand takes the pool, and from each loser a bonus by the kind of the hand.",
        ),
        Law(
            "point-tie",
            cite="gibson 265",
            says="Of equal points the one whose two cards are in sequence wins.",
        ),
        Law(
            "identical-hands",
            cite="gibson 289",
            says="Of identical hands the one nearest the dealer's right wins, to whom cards are dealt first.",
        ),
    ),
)
