"""Accordion, belvedere and bisley as Arnold has them (arnold 45-87, 392-437, 641-687)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.mechanics import layout, rulings

ACCORDION_ARNOLD = Game(
    "accordion-arnold",
    title="Accordion (Arnold)",
    family="patience",
    cite="arnold 45-87",
    seats=1,
    sides=0,
    hand_size=0,
    deal="The cards one by one in a row from left to right.",
    play=patience.ACCORDION_PLAY,
    form=patience.Accordion(must_move=True),
    rules=(
        (
            "Building",
            "A card goes on the next at its left or the third, if they are of one suit or one rank; a pile goes with its top card.",
        ),
        ("Duty", "A move that can be made has to be made before the next card; of two the player has the choice."),
        ("Object", "All cards in one pile."),
    ),
    expects=(patience.DOES_NOT_FIT, patience.WRONG_UNIT, patience.MOVES_LEFT),
    laws=(
        Law(
            "wrong-distance",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.TOO_FAR)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 71",
            says="A pile goes on the next at its left or on the third, and these are the only moves.",
        ),
        Law(
            "no-match",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 71",
            says="A card is packed on one of its suit or of its rank.",
        ),
        Law(
            "move-omitted",
            breach=patience.MOVES_LEFT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 71",
            says="A move is always made when one is possible; of two places the player takes the better.",
        ),
        Law(
            "pile-split",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 74",
            says="A pile goes with its top card and is never split.",
        ),
    ),
)

BELVEDERE = Game(
    "belvedere-arnold",
    title="Belvedere (Arnold)",
    family="patience",
    cite="arnold 392-437",
    seats=1,
    sides=0,
    hand_size=0,
    deal="An ace as the first foundation, eight fans of three, a row of three as the reserve; the rest is the stock.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(layout.Building((-1,)), moves=layout.TOP_CARD, number=8, stays_empty=True),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), begins=1), moves=layout.TOP_CARD, number=4),
            layout.RESERVE: layout.Kind(moves=layout.TOP_CARD, moves_to=(layout.TABLEAU, layout.FOUNDATION), number=3),
        },
        turned=3,
        turned_to=layout.RESERVE,
        moves_first=True,
    ),
    rules=(
        ("Foundations", "From the aces to the kings, whatever the suits."),
        ("Fans", "Down whatever the suits, one card at a time; a king goes to the bottom of his fan; no fan is filled again."),
        ("Reserve", "Three cards at a time on three piles, when no move is left."),
    ),
    expects=(*patience.OF_PATIENCE,),
    laws=(
        Law(
            "king-not-under",
            cite="arnold 409",
            says="A king among the cards of a fan is put at its bottom before the play.",
        ),
        Law(
            "wrong-pack",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 415-418",
            says="A card goes on the next higher of a fan, or on the next lower of a foundation, whatever their suits.",
        ),
        Law(
            "covered-card-used",
            breach=patience.COVERED_CARD_MOVED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 415",
            says="Only the top cards of the fans and of the reserve can be played.",
        ),
        Law(
            "multi-card",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 418",
            says="Only one card is played at a time.",
        ),
        Law(
            "refill-fan",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.IN_SPACE)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 421",
            says="The space of a fan that has been played is not filled.",
        ),
        Law(
            "reserve-early",
            breach=patience.MOVES_LEFT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 424, 437",
            says="Three cards are dealt to the reserve when the moves that are possible have been made; a king may wait in the tableau.",
        ),
        Law(
            "wrong-row",
            breach=patience.WRONG_NUMBER_TURNED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 424",
            says="The reserve gets three cards at a time, one on each pile or vacancy.",
        ),
    ),
)

BISLEY = Game(
    "bisley-arnold",
    title="Bisley (Arnold)",
    family="patience",
    cite="arnold 641-687",
    seats=1,
    sides=0,
    hand_size=0,
    deal="The aces, nine cards at their right, and three rows of thirteen, all face up: thirteen columns.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((1, -1), layout.SAME_SUIT), moves=layout.TOP_CARD, number=13, stays_empty=True
            ),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), number=4),
            layout.FROM_KING: layout.Kind(layout.Building((-1,), layout.SAME_SUIT, begins=layout.KING), number=4),
        },
        turned_from="",
    ),
    rules=(
        ("Foundations", "Up from the aces and down from the kings, in suit; they meet wherever it falls."),
        ("Columns", "The card at the foot goes on a foot of its suit, the next higher or lower; an empty column stays so."),
    ),
    expects=(patience.DOES_NOT_FIT, patience.WRONG_UNIT, patience.COVERED_CARD_MOVED),
    laws=(
        Law(
            "not-foot",
            breach=patience.COVERED_CARD_MOVED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 672",
            says="The cards at the foot of the columns are available, and no others.",
        ),
        Law(
            "one-card-at-a-time",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 672",
            says="A card is played from the foot, and the one above it is free only then.",
        ),
        Law(
            "off-suit-pack",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD), patience.SUIT_FITS.no],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 675-678",
            says="Foundations and columns are built in suit.",
        ),
        Law(
            "wrong-sequence",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD), patience.SUIT_FITS.yes],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 675-678",
            says="Aces are built up by one, kings down by one, and columns either way by one.",
        ),
        Law(
            "refill-column",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.IN_SPACE)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 678",
            says="A column that has been cleared is not filled again.",
        ),
    ),
)
