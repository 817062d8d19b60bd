"""How cassino moves: which function moves the table at which verb."""

from __future__ import annotations

from referee.game import Play
from referee.play import fishing, patience
from referee.play.deal import DEAL_MOVES
from referee.play.setting import SETTING, attention, remember
from referee.play.shedding import draw

CASSINO_PLAY = Play(
    "cards taken in from the table with cards from the hand",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lay_out,
        "captures": fishing.capture,
        "builds": fishing.build,
        "trails": fishing.trail,
        "draws": draw,
        "announces": remember,
        "attention": attention,
        "end": fishing.finish,
    },
    in_turn=frozenset(fishing.PLAYS),
    result=fishing.result,
)
