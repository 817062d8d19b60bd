"""What the laws of schafskopf give: a game won or lost by an error, the loss charged to one player, points for a look."""

from attrs import evolve, field, frozen

from referee.core.law import RemedyPart
from referee.core.matter import Matter
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.skat.moves.ombre import POOL, DeclaredGame
from referee.families.skat.moves.schafskopf import begun
from referee.families.skat.score import SIMPLE
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import CountsAs, Ends, Remark, Scores, Stands
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


@frozen
class Charged(RemedyPart):
    """So many points off somebody's score."""

    name = "loses"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} is charged {self.points} points"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with a line beside those of the deal."""
        said = by_law_of(table)
        if matter.seat is None:
            return table
        return table.but(evolve(said, beside=(*said.beside, Entry(matter.seat, -self.points, "a look at the blind"))))


def _reverts(table: Table, matter: Matter) -> Table:
    """Who dealt out of turn is the dealer of this deal, and the next one is for him whose turn it was."""
    if matter.seat is None:
        return table
    table = table.but(dealer=matter.seat, next_dealer=matter.other).without(Bidding)
    return table.but(begun(table))


HAND_IS_PLAYED = CountsAs("his-deal", "the hand is played", _reverts) & Remark(
    "the next deal is for the player whose turn it was, and the offender is skipped at his next turn"
)
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
