"""The verbs of poker: betting, and cards dealt as it goes on.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "wild": "[bug|not-held] CARDS",  # cards agreed to be wild, and what they may stand for if not for any card
    "blinds": "SEAT AMOUNT",  # a blind bet, raise or straddle
    "interval": "NUMBER",  # begins in the middle, before this betting interval
    "checks": "SEAT",
    "calls": "SEAT [AMOUNT]",
    "raises": "SEAT [to] AMOUNT",  # by so many, or to so many
    "puts": "SEAT [unannounced] AMOUNT",  # chips without a word about them
    "drops": "SEAT [down]",  # down: without facing the cards
    "up": "SEAT CARDS",  # dealt face up
    "down": "SEAT CARDS|NUMBER",
    "first": "SEAT OTHER",  # the dealer says who bets first
    "center": "CARDS",
    "serves": "SEAT [up|bottom] (CARDS [NUMBER])|(NUMBER [CARDS])",  # what the dealer gives in the draw
    "stands": "SEAT",
    "shows": "SEAT [openers] [CARDS]",
}

SAID: Sayings = {
    "checks": ("checks|checked",),
    "calls": ("calls|sees|covers bet|raise|him|{number}", "calls"),
    "raises": ("raises|ups|bumps|reraises",),
    "puts": (
        "puts|shoves|throws|pushes|slides in|{number}",
        "tosses|chucks|flicks|pitches {number} in",
        "tosses|chucks|flicks|pitches in {number}",
    ),
    "drops": ("drops|folds|mucks", "throws|tosses hand|cards in|away", "is out"),
    "serves": ("serves",),
    "stands": ("stands pat",),
    "shows": ("shows|faces|tables hand|cards|down", "shows down|openers"),
}

PLAYING = dict.fromkeys(("checks", "calls", "raises", "puts", "drops"))
