"""How cassino moves: which function moves the table at which verb."""

from referee.core.game import Play
from referee.families.cassino.moves import fishing
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.setting.moves import BEFORE, SETTING, attention, moves_nothing
from referee.mechanics.turns.moves.drawing import draw

CASSINO_PLAY = Play(
    "cards taken in from the table with cards from the hand",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        BEFORE: fishing.before,
        "pile": patience.lay_out,
        "captures": fishing.capture,
        "builds": fishing.build,
        "trails": fishing.trail,
        "draws": draw,
        "announces": moves_nothing,
        "attention": attention,
        "end": fishing.finish,
    },
    in_turn=frozenset(fishing.PLAYS),
    result=fishing.result,
)
