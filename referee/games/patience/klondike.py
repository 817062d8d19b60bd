"""Klondike (usp56 6923-6947)."""

from referee.breaches.patience import (
    FOUNDATION_DELAYED,
    PARTIAL_UNIT,
    RUN_AGAIN,
    SPACE_FILLED_WRONGLY,
    TALON_TOO_LATE,
    WRONG_BUILD,
)
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.building import OTHER_COLOUR, SAME_SUIT, Building
from referee.play.forms import FOUNDATION, KING, STOCK, TABLEAU, TALON, TOP_CARD, WHOLE_PILE, Form, Kind
from referee.play.patience import PATIENCE_PLAY
from referee.remedies.general import NOTHING_STATED

KLONDIKE = Game(
    "klondike",
    title="Klondike",
    family="patience",
    cite="usp56 6923-6947",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="Seven piles of one to seven cards, the top ones face up.",
    play=PATIENCE_PLAY,
    form=Form(
        {
            TABLEAU: Kind(Building((-1,), OTHER_COLOUR, begins=KING), moves=WHOLE_PILE, number=7),
            FOUNDATION: Kind(Building((1,), SAME_SUIT, begins=1), moves=TOP_CARD, number=4),
            STOCK: Kind(moves=TOP_CARD),
            TALON: Kind(moves=TOP_CARD),
        },
        closes_talon=True,
        begin_at_once=True,
    ),
    rules=(
        ("Tableau", "Down in the other colour, all face-up cards of a pile as a unit; spaces for kings."),
        ("Foundations", "The aces, played as they come, built up in suit."),
        ("Stock", "One card at a time, gone through once; the top of the talon may be played until the next card is turned."),
    ),
    laws=(
        Law(
            "ace-delayed",
            breach=FOUNDATION_DELAYED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6931",
            says="Each ace is played to the row of foundations as it becomes available.",
        ),
        Law(
            "wrong-build",
            breach=WRONG_BUILD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6935-6941",
            says="A card goes on one of the other colour and the next higher rank, on foundations on the next lower of its suit.",
        ),
        Law(
            "partial-unit",
            breach=PARTIAL_UNIT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6941",
            says="All face-up cards of a pile are moved together.",
        ),
        Law(
            "space-not-king",
            breach=SPACE_FILLED_WRONGLY,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6943",
            says="A space is filled by a king alone.",
        ),
        Law(
            "second-pass",
            breach=RUN_AGAIN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6945",
            says="The stock is gone through once.",
        ),
        Law(
            "talon-after-turn",
            breach=TALON_TOO_LATE,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6947",
            says="The top card of the talon is available until the next card of the stock is turned.",
        ),
    ),
)
