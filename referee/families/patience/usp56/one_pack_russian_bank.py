"""Russian bank with one pack: no stock, no foundations and no stops (usp56 7120-7142)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import deal, layout, rulings

#: built in suit either way round the corner, and on in the way begun
EITHER_WAY = layout.Building((1, -1), layout.SAME_SUIT, round_the_corner=True, keeps_direction=True)

ONE_PACK_RUSSIAN_BANK = Game(
    "one-pack-russian-bank",
    title="One-pack Russian Bank",
    family="patience",
    cite="usp56 7120-7142",
    general=SOLITAIRE,
    seats=2,
    sides=0,
    hand_size=26,
    rounds=(2, 3, 3, 3, 3, 3, 3, 3, 3),
    deal="Twenty-six cards to each, a round of two and eight rounds of three.",
    play=patience.RUSSIAN_BANK_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(EITHER_WAY, moves=layout.TOP_CARD, moves_to=(layout.TABLEAU,)),
            layout.TALON: layout.Kind(EITHER_WAY, moves=layout.TOP_CARD),
            layout.HAND: layout.Kind(moves=layout.TOP_CARD),
        },
        turned_from="",
    ),
    rules=(
        ("Layout", "Eight tableau cards, and each player's hand and talon; no stock, no foundations, no stops."),
        ("Building", "In suit, up or down round the corner, and then on in the same direction."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.SPACE_LEFT_OPEN,
        patience.FROM_ELSEWHERE,
        patience.STOPPED_FOR_OVERSIGHT,
        patience.COVERED_CARD_MOVED,
    ),
    laws=(
        Law(
            "deal-batches",
            breach=deal.DEALT_INCORRECTLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7128",
            says="The cards are dealt in a round of two and eight rounds of three.",
        ),
        Law(
            "off-suit-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7132",
            says="All building is in suit and sequence.",
        ),
        Law(
            "direction-reversed",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.TURNED_BACK)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7132-7134",
            says="A sequence begun up or down goes on in that direction, unless a space is used to turn it round.",
        ),
        Law(
            "space-left-open",
            breach=patience.SPACE_LEFT_OPEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7134",
            says="Before his turn ends a player fills all spaces from his hand.",
        ),
        Law(
            "loads-though-tableau-open",
            on=patience.LOADED_THOUGH_OPEN,
            remedy=rulings.ALLOWED,
            cite="usp56 7136",
            says="A card of the hand may be loaded on the opponent's talon though it fits the tableau too.",
        ),
        Law(
            "tableau-to-adverse-talon",
            breach=patience.FROM_ELSEWHERE,
            when=[patience.WHENCE.is_(patience.OFF_TABLEAU)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7136",
            says="A card of the tableau is not loaded on a talon.",
        ),
        Law(
            "talon-played",
            breach=patience.FROM_ELSEWHERE,
            when=[patience.WHENCE.is_(patience.OFF_TALON)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7138",
            says="Cards of a talon are not played.",
        ),
        Law(
            "oversight",
            breach=patience.STOPPED_FOR_OVERSIGHT,
            remedy=rulings.no_penalty("the stop takes nothing, and the turn goes on"),
            cite="usp56 7142",
            says="With one pack a player may not be stopped for an oversight.",
        ),
    ),
)
