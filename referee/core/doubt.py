"""What a log has and the game does not know: a peg, or a meld, where tricks are played. The log is of another game."""

from __future__ import annotations

from referee.core.expect import OfAnotherGame
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

OF_ANOTHER_GAME = OfAnotherGame()


def of_another_game(table: Table, act: Act) -> list[Matter]:
    """The doubt about an act that moves nothing here and that no law looks at; said once for each verb of a deal."""
    why = f"{table.game.title} knows no '{act.verb}'"
    told = any(matter.breach == OF_ANOTHER_GAME and matter.why == why for matter in table.matters)
    return [] if told else [Matter(OF_ANOTHER_GAME, None, why, act.at)]
