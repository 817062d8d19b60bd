"""How a game finds who plays against the others: by the ladder of calls of bridge, which has a declarer, or in its own way."""

from __future__ import annotations

from referee.core.expect import NotHigher
from referee.core.game import Game
from referee.mechanics.trump.moves.bidding import BidForm
from referee.mechanics.trump.moves.making import DealerDeclares


def is_a_ladder(game: Game) -> bool:
    """Whether there are calls, each bid of which has to top the last by the ladder of bridge and no scale of its own."""
    calls = game.play is not None and "call" in game.play.moves and game.part(BidForm) is None
    return calls and game.minds_any(NotHigher)


def has_contractor(game: Game) -> bool:
    """Whether whoever makes the trump, or plays against the others, is no declarer: a bidder, a picker, the Player."""
    return game.play is not None and not is_a_ladder(game) and game.part(DealerDeclares) is None
