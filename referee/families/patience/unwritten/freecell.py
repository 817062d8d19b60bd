"""FreeCell, which is in no book: columns built down in the other colour, four cells, and runs as long as these let go over."""

from referee.core.game import Game
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout

_DOWN = layout.Building((-1,), layout.OTHER_COLOUR)

FREECELL = Game(
    "freecell",
    title="FreeCell (not from the books)",
    family="patience",
    cite=None,
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="The whole pack face up in eight columns, the first four of seven cards and the others of six.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(_DOWN, moves=layout.ANY_RUN, run=_DOWN, number=8),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), number=4),
            layout.RESERVE: layout.Kind(layout.Building(()), moves=layout.TOP_CARD, number=4, most=1),
        },
        turned_from="",
        cells=layout.RESERVE,
        unfinished=True,
    ),
    rules=(
        ("Columns", "T1 to T8, down in the other colour; any card or run fills an empty one."),
        ("Cells", "R1 to R4, a card each."),
        ("Foundations", "From the aces up in suit."),
        ("Runs", "One card more than there are free cells goes over at once, and twice that for each other empty column."),
    ),
    expects=(patience.DOES_NOT_FIT, patience.WRONG_UNIT, patience.COVERED_CARD_MOVED),
)
