"""Monte bank (usp56 6813-6823)."""

from referee import score
from referee.core.cards import stripped
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, stakes

FORTY_CARDS = stripped("C8", "C9", "CT", "D8", "D9", "DT", "H8", "H9", "HT", "S8", "S9", "ST")

MONTE_BANK = Game(
    "monte-bank",
    title="Monte Bank",
    family="banking",
    cite="usp56 6813-6823",
    general=GENERAL_RULES,
    players=(2, 10),
    sides=0,
    pack=FORTY_CARDS,
    hand_size=0,
    deal="Two cards from the bottom of the pack are the bottom layout, two from the top the top layout.",
    play=banking.MONTE_PLAY,
    form=banking.Monte(),
    score=score.Tally(),
    rules=(
        ("Bets", "On either layout, up to what is in the bank."),
        ("Gate", "The card that shows when the pack is turned; each layout with its suit is paid, any other is the banker's."),
        ("Next", "Layouts and gate are thrown aside, and two new layouts made, until the pack is out."),
    ),
    expects=(
        banking.LAYOUT_OUT_OF_ORDER,
        banking.GATE_KEPT,
        banking.BET_AFTER_DEAL,
        stakes.BET_OVER_LIMIT,
        stakes.PAYMENT_OVER_DUE,
    ),
    laws=(
        Law(
            "layout-order",
            breach=banking.LAYOUT_OUT_OF_ORDER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6819",
            says="The banker draws two cards from the bottom for one layout, and then two from the top for the other.",
        ),
        Law(
            "bet-over-bank",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6821",
            says="The players bet what they please on either layout, up to the limit of the bank.",
        ),
        Law(
            "bet-after-the-gate",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6821-6823",
            says="Bets lie on the layouts before the gate is turned, and the next when two fresh ones are made.",
        ),
        Law(
            "gate-settled",
            cite="usp56 6821",
            says="A layout that has the suit of the gate is paid, and both may be; on one that has not the banker wins all bets.",
        ),
        Law(
            "pay-rate",
            on=banking.LAYOUT_PAID,
            remedy=rulings.silent("a bet that wins is paid with as much again"),
            cite="usp56 6821",
            says="The banker pays all bets on such a layout; at what rate is not printed.",
        ),
        Law(
            "gate-kept",
            breach=banking.GATE_KEPT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6823",
            says="The layouts and the old gate are thrown aside before two fresh layouts are made.",
        ),
    ),
)
