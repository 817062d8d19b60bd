"""Where more is owed to a trick than to follow suit: which duty a revoke has failed."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import PLAY, Table
from referee.families.general.moves.duties import owed_there
from referee.mechanics.tricks.moves.tricks import following
from referee.mechanics.tricks.state import Tricks, order_here

VERBS = ("play",)

TRUMP_KEPT_BACK = Deed("trump-kept-back", "a trump not played by a player who cannot follow suit and has to trump")
HIGHER_TRUMP_KEPT_BACK = Deed("higher-trump-kept-back", "a higher trump not played to a lead of trumps")
TRUMPED_BY_LEAVE = Deed("trumped-by-leave", "a plain lead trumped by a player who could have followed it")


def in_game(game: Game) -> bool:
    """Where duties depend on the game that the players say it is."""
    return game.owed is owed_there


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card that does not keep a duty, or that makes use of a liberty."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or not tricks.cards or act.seat is None or not act.cards:
        return
    held, follows = owed_there(table, act.seat, tricks.cards), following(table, act.seat, tricks.cards)
    did, order = f"{table.name(act.seat)} played {card_text(act.card)}", order_here(table)
    if held and not held >> act.card & 1:
        if not follows:
            yield Matter(TRUMP_KEPT_BACK, act.seat, f"{did}, and could have trumped", act.at, card=act.card)
        elif follows >> act.card & 1:
            yield Matter(HIGHER_TRUMP_KEPT_BACK, act.seat, f"{did}, and had a higher trump", act.at, card=act.card)
    elif follows and not follows >> act.card & 1 and order.suit[act.card] == order.trump:
        yield Matter(TRUMPED_BY_LEAVE, act.seat, f"{did} to a suit that he has", act.at, card=act.card)
