"""Spider (usp56 6953-6971)."""

from referee.breaches.patience import KING_ON_CARD, MIXED_UNIT, ROW_MISDEALT, ROW_OVER_SPACE, WRONG_BUILD
from referee.cards import TWO_PACKS
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.building import SAME_SUIT, Building
from referee.play.forms import ANY_RUN, TABLEAU, Form, Kind
from referee.play.patience import PATIENCE_PLAY
from referee.remedies.general import NOTHING_STATED

SPIDER = Game(
    "spider",
    title="Spider",
    family="patience",
    cite="usp56 6953-6971",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    pack=TWO_PACKS,
    hand_size=0,
    deal="Ten piles of five cards, the top ones face up; the stock in rows of ten, the last of four.",
    play=PATIENCE_PLAY,
    form=Form(
        {TABLEAU: Kind(Building((-1,)), moves=ANY_RUN, run=Building((-1,), SAME_SUIT), number=10)},
        turned=10,
        turned_to=TABLEAU,
    ),
    rules=(
        ("Tableau", "Down regardless of suit; cards that follow each other in suit move together; any unit fills a space."),
        ("Suits", "A suit from king to ace leaves the game; all eight win."),
        ("Stock", "A row of ten on the piles when there is no space; the last four on the first piles from the left."),
    ),
    laws=(
        Law(
            "mixed-suit-unit",
            breach=MIXED_UNIT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6959",
            says="Cards move together that follow each other down in one suit.",
        ),
        Law(
            "wrong-build",
            breach=WRONG_BUILD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6965",
            says="A unit goes on a card of the next higher rank, whatever the suit.",
        ),
        Law(
            "king-on-card",
            breach=KING_ON_CARD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6965",
            says="A king goes into a space only.",
        ),
        Law(
            "row-dealt-with-space",
            breach=ROW_OVER_SPACE,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6971",
            says="All spaces are filled before another row is dealt.",
        ),
        Law(
            "final-row",
            breach=ROW_MISDEALT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6971",
            says="A row is one card on each pile; the last four go on the first four piles from the left.",
        ),
    ),
)
