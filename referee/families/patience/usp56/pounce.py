"""Pounce: canfield for many, all at once (usp56 6469-6477)."""

from referee.core.cards import FOUR_PACKS, SIX_PACKS, TWO_PACKS
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.canfield import CANFIELD
from referee.mechanics import layout, rulings

POUNCE = CANFIELD.vary(
    "pounce",
    title="Pounce",
    cite="usp56 6469-6477",
    seats=3,
    players=(2, 12),
    packs={2: TWO_PACKS, 3: FOUR_PACKS, 4: FOUR_PACKS} | dict.fromkeys((5, 6, 7, 8, 9, 10, 11, 12), SIX_PACKS),
    deal="Each lays out a canfield with a pack of his own.",
    play=patience.POUNCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,), layout.OTHER_COLOUR),
                moves=layout.WHOLE_PILE,
                filled_from=(layout.STOCK, layout.HAND, layout.TALON),
                number=4,
            ),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), moves=layout.TOP_CARD),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        turned=3,
        turned_from=layout.HAND,
        turned_to=layout.TALON,
        begin_at_once=True,
        own=(layout.TABLEAU,),
    ),
    rules=(
        ("Play", "All at once; the foundations in the centre are for everybody, and begin with aces."),
        ("End", "Who first has nothing left of his stock of thirteen wins, whatever else has been played."),
    ),
    drop=["foundation-delayed"],
    add=[
        Law(
            "ace-not-played",
            breach=patience.FOUNDATION_DELAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6477",
            says="Whoever has an ace must play it to the centre, and only aces begin a pile there.",
        ),
        Law(
            "same-pile-at-once",
            cite="usp56 6477",
            says="Of two who play on one pile at once the card counts that is there first.",
        ),
        Law(
            "first-without-stock-wins",
            cite="usp56 6477",
            says="The first to get rid of his stock of thirteen wins, however many cards anybody has played.",
        ),
    ],
)
