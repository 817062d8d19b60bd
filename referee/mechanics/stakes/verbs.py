"""The verbs of stakes: chips and points that change hands.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "pays": "SEAT [OTHER] NUMBER",  # another player, or the pool
    "penalty": "SEAT NUMBER",  # takes points for his side, or, below nothing, from the other, for a revoke
    "rake": "AMOUNT",  # what the house takes out of the pot
}

OF_CERTAIN_GAMES: Shapes = {
    "limit": "[pot|stakes] [AMOUNTS]",
    "stack": "[SEAT] AMOUNTS",  # what he has in front of him; without a seat, what each has, by seat
    "pot": "AMOUNT",  # what lies there from an earlier deal
    "antes": "[SEAT] [alone] AMOUNT",  # without a seat: everybody; alone: one for all
    # on a colour, a hand, a layout, or a rank (lose: that it loses)
    "bets": "SEAT [red|black|right|left|cheval|top|bottom|punto|banco|lose] [RANK] AMOUNT",
    "withdraws": "SEAT [AMOUNT]",
    "money": "[SEAT] [CARDS] NUMBER",  # chips laid on money cards; without a seat, what lies there from an earlier deal
}

SAID: Sayings = {
    "limit": (
        "limit|maximum|max is {number}",
        "limit|maximum|max {number}",
        "most is|was {number}",
        "{number} is limit|maximum|max|most|tops",
    ),
    "pot": ("pot|pool|bank is|has|had|holds|at {number}", "{number} in pot|pool|middle|bank|kitty"),
    "pays": ("pays|paid", "hands over chip|chips|{number}", "puts {number} in pool|pot"),
    "bets": ("bets|wagers|stakes", "opens for {number}", "lays|puts|places|piles|shoves {number} on|down"),
    "antes": ("antes",),
    "withdraws": ("withdraws|takes bet|stake|chips", "takes back bet|chips"),
}

PLAYING = dict.fromkeys(("bets",))
