"""What the laws of schafskopf and of solo give: a game won or lost by an error, the loss charged to one player."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import OVER, Table
from referee.families.skat.moves.ombre import POOL, DeclaredGame
from referee.families.skat.score import SIMPLE
from referee.mechanics.rulings.gives.parts import CountsAs, Ends, Scores, Stands
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import Bidding


def _decided(table: Table, won: bool) -> Table:
    """The first error decides."""
    said = by_law_of(table)
    return table if said.deemed is not None else table.but(evolve(said, deemed=won))


def _player_wins(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if said.deemed is not None else table.but(evolve(said, deemed=True, revoker=matter.seat))


PLAYER_LOSES = CountsAs("lost", "the Player loses", lambda table, matter: _decided(table, False))
PLAYER_WINS_OFFENDER_PAYS = Scores(
    "charged-with-loss", "the Player wins, and {offender} is charged with the full loss", _player_wins
)


def _by_hand(table: Table, matter: Matter) -> Table:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None:
        return table.but(phase=OVER)
    return _decided(table, bidding.maker != matter.seat).but(phase=OVER)


def _hand_decides(table: Table, matter: Matter) -> str:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or matter.seat is None:
        return "play ends"
    return f"play ends, and the Player {'loses' if bidding.maker == matter.seat else 'wins'}"


DECIDED_BY_PLAYERS_HAND = Ends("play-and-game", _hand_decides, _by_hand)


REST_TO_THE_OTHER_SIDE = Stands("all the cards not played belong to the other side")

# --- solo, of the kind of ombre


def _side_loses(table: Table, matter: Matter) -> Table:
    """The offender's side loses, and he pays for all of it."""
    said, bidding = by_law_of(table), table.part(Bidding)
    if said.deemed is not None or matter.seat is None or bidding is None or bidding.maker is None:
        return table
    ours = table.side_of(matter.seat) == table.side_of(bidding.maker)
    return table.but(evolve(said, deemed=not ours, revoker=matter.seat))


SIDE_LOSES_OFFENDER_PAYS = Scores(
    "whole-loss", "the side of {offender} loses the game, and he pays the entire loss of it", _side_loses
)


def in_pool(table: Table, matter: Matter) -> bool:
    """Whether the players keep a pool, and it is a simple game."""
    game = table.part(DeclaredGame)
    return table.noted("rule", how=POOL) and game is not None and game.kind == SIMPLE
