"""Spider (usp56 6953-6971)."""

from referee.core.cards import TWO_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings

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
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,)), moves=layout.ANY_RUN, run=layout.Building((-1,), layout.SAME_SUIT), number=10
            )
        },
        turned=10,
        turned_to=layout.TABLEAU,
    ),
    rules=(
        ("Tableau", "Down regardless of suit; cards that follow each other in suit move together; any unit fills a space."),
        ("Suits", "A suit from king to ace leaves the game; all eight win."),
        ("Stock", "A row of ten on the piles when there is no space; the last four on the first piles from the left."),
    ),
    expects=(*patience.OF_PATIENCE,),
    laws=(
        Law(
            "mixed-suit-unit",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6959",
            says="Cards move together that follow each other down in one suit.",
        ),
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.IS_KING.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6965",
            says="A unit goes on a card of the next higher rank, whatever the suit.",
        ),
        Law(
            "king-on-card",
            breach=patience.DOES_NOT_FIT,
            when=[patience.IS_KING.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6965",
            says="A king goes into a space only.",
        ),
        Law(
            "row-dealt-with-space",
            breach=patience.ROW_OVER_SPACE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6971",
            says="All spaces are filled before another row is dealt.",
        ),
        Law(
            "final-row",
            breach=patience.WRONG_NUMBER_TURNED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6971",
            says="A row is one card on each pile; the last four go on the first four piles from the left.",
        ),
    ),
)
