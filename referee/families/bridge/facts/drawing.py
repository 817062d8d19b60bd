"""Facts about games in which cards are drawn between tricks."""

from referee.core.fact import NO, YES, Fact
from referee.families.bridge.moves.honeymoon import is_drawing

DRAWING_PHASE = Fact(
    "drawing-phase",
    "Was it in one of the tricks between which cards are drawn from the stock?",
    lambda table, matter, act: YES if is_drawing(table) else NO,
)
