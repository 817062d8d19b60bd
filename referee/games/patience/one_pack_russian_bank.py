"""Russian bank with one pack: no stock, no foundations and no stops (usp56 7120-7142)."""

from referee.breaches.dealing import DEALT_INCORRECTLY
from referee.breaches.patience import WRONG_BUILD
from referee.breaches.russian_bank import (
    DIRECTION_REVERSED,
    LOADED_THOUGH_OPEN,
    SPACE_LEFT_OPEN,
    STOPPED_FOR_OVERSIGHT,
    TABLEAU_LOADED,
    TALON_PLAYED,
)
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.building import SAME_SUIT, Building
from referee.play.forms import HAND, TABLEAU, TALON, TOP_CARD, Form, Kind
from referee.play.russian_bank import RUSSIAN_BANK_PLAY
from referee.remedies.general import ALLOWED, NOTHING_STATED, no_penalty
from referee.score.tally import Tally

#: built in suit either way round the corner, and on in the way begun
EITHER_WAY = Kind(Building((1, -1), SAME_SUIT, round_the_corner=True), moves=TOP_CARD)

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
    play=RUSSIAN_BANK_PLAY,
    form=Form(
        {
            TABLEAU: EITHER_WAY,
            TALON: EITHER_WAY,
            HAND: Kind(moves=TOP_CARD),
        },
        turned_from="",
    ),
    score=Tally,
    rules=(
        ("Layout", "Eight tableau cards, and each player's hand and talon; no stock, no foundations, no stops."),
        ("Building", "In suit, up or down round the corner, and then on in the same direction."),
    ),
    laws=(
        Law(
            "deal-batches",
            breach=DEALT_INCORRECTLY,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7128",
            says="The cards are dealt in a round of two and eight rounds of three.",
        ),
        Law(
            "off-suit-build",
            breach=WRONG_BUILD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7132",
            says="All building is in suit and sequence.",
        ),
        Law(
            "direction-reversed",
            breach=DIRECTION_REVERSED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7132-7134",
            says="A sequence begun up or down goes on in that direction, unless a space is used to turn it round.",
        ),
        Law(
            "space-left-open",
            breach=SPACE_LEFT_OPEN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7134",
            says="Before his turn ends a player fills all spaces from his hand.",
        ),
        Law(
            "loads-though-tableau-open",
            breach=LOADED_THOUGH_OPEN,
            remedy=ALLOWED,
            kind="allowed",
            cite="usp56 7136",
            says="A card of the hand may be loaded on the opponent's talon though it fits the tableau too.",
        ),
        Law(
            "tableau-to-adverse-talon",
            breach=TABLEAU_LOADED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7136",
            says="A card of the tableau is not loaded on a talon.",
        ),
        Law(
            "talon-played",
            breach=TALON_PLAYED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7138",
            says="Cards of a talon are not played.",
        ),
        Law(
            "oversight",
            breach=STOPPED_FOR_OVERSIGHT,
            remedy=no_penalty("the stop takes nothing, and the turn goes on"),
            kind="allowed",
            cite="usp56 7142",
            says="With one pack a player may not be stopped for an oversight.",
        ),
    ),
)
