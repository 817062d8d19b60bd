"""What goes wrong with the blind of schafskopf, and claims to have won."""

from collections.abc import Iterator

from referee.core.expect import Claimed, OutOfTurn, Seen
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import OVER, PLAY, Table
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.schafskopf import SheepsheadForm, begun
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("widow", "looks", "claims", "concedes")

BLIND_OUT_OF_TURN = OutOfTurn(
    "pick", "blind", name="blind-out-of-turn", says="the blind picked up by a player whose turn it is not", waits=WITHOUT_EFFECT
)
BLIND_SEEN = Seen("blind", says="a look at the blind by another than the player who has picked it up")
GAME_CLAIMED = Claimed("game", says="a claim to have won the game")
PLAYER_CONCEDES = Deed("player-concedes", "the Player concedes that he has lost")


def in_game(game: Game) -> bool:
    """Where one plays against the others, by the blind or by a bid."""
    return any(game.part(form) is not None for form in (SheepsheadForm, PlayerForm))


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The blind taken and looked at, claims and concessions."""
    bidding = table.part(Bidding)
    if act.seat is None or table.phase == OVER:
        return
    who = table.name(act.seat)
    match act.verb:
        case "widow" if table.game.part(SheepsheadForm) is not None:
            turn = begun(table).turn
            if bidding is not None and (bidding.maker is not None or table.phase == PLAY or act.seat != turn):
                yield Matter(BLIND_OUT_OF_TURN, act.seat, f"{who} picked the blind up when it was not his to take", act.at)
        case "looks" if act.how == "widow" and table.game.part(SheepsheadForm) is not None:
            if bidding is None or bidding.maker != act.seat:
                yield Matter(BLIND_SEEN, act.seat, f"{who} looked at the blind", act.at)
        case "claims":
            if bidding is not None and bidding.maker is not None and table.phase == PLAY:
                yield Matter(GAME_CLAIMED, act.seat, f"{who} claimed to have won", act.at)
        case "concedes":
            if bidding is not None and bidding.maker == act.seat and table.phase == PLAY:
                yield Matter(PLAYER_CONCEDES, act.seat, f"{who} conceded his game", act.at)
