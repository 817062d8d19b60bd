"""What goes wrong with the game that is undertaken: by another, below the bid, with something foretold that may not be."""

from collections.abc import Iterator

from referee.core.expect import ByAnother, NoRight, NotInThisGame, Under
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.skat.facts.league import NULL_GAME, TRUMP_GAME, WHICH_GAME
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.skat import GAMES, Undertaken, most_worth, player
from referee.families.skat.score import FIXED, GUCKSER, TOURNEE
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import Bidding, is_settled

VERBS = ("undertakes", "predicts", "widow")

GAME_BELOW_BID = Under("game", "bid", name="game-below-bid", says="a game undertaken that cannot be worth what was bid")
GAME_BY_ANOTHER = ByAnother(
    "game", "player", name="game-by-another", says="a game undertaken by another than the highest bidder", waits=WITHOUT_EFFECT
)
GAME_NOT_LISTED = NotInThisGame("undertaking", name="game-not-listed", says="a game undertaken that this form does not have")
SKAT_BY_ANOTHER = ByAnother(
    "skat", "player", name="skat-by-another", says="the skat taken up by another than the highest bidder", waits=WITHOUT_EFFECT
)
PREDICTED_WITH_SKAT = NoRight(
    "predict",
    "skat used",
    name="predicted-with-skat",
    says="schneider or schwarz foretold in a game that uses the skat",
    waits=WITHOUT_EFFECT,
)


def in_game(game: Game) -> bool:
    """Where there is a skat."""
    return game.part(PlayerForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The game, what is foretold of it, and who takes the skat."""
    bidding, now = table.part(Bidding), table.part(Undertaken)
    if act.seat is None or bidding is None or has_begun(table):
        return
    who = table.name(act.seat)
    match act.verb:
        case "undertakes":
            yield from _undertaken(table, bidding, act)
        case "widow":
            if act.seat not in (bidding.maker, player(table)):
                whose = table.name(bidding.maker) if is_settled(table) else "the winner of the bidding"
                why = f"{who} took the skat up, which is for {whose} to do"
                yield Matter(SKAT_BY_ANOTHER, act.seat, why, act.at)
        case "predicts" if now is not None and act.seat != player(table):
            why = f"{who} foretold {act.how}, where {table.name(player(table))} plays"
            yield Matter(GAME_BY_ANOTHER, act.seat, why, act.at)
        case "predicts":
            if now is not None and (now.took or now.kind in (TOURNEE, GUCKSER)):
                yield Matter(PREDICTED_WITH_SKAT, act.seat, f"{who} foretold {act.how} in a game with the skat", act.at)


def _undertaken(table: Table, bidding: Bidding, act: Act) -> Iterator[Matter]:
    who, kind, to_name = table.name(act.seat), GAMES.get(act.how, ""), player(table)
    if to_name is not None and act.seat != to_name:
        why = f"{who} undertook {act.how}, where {table.name(to_name)} is to name the game"
        yield Matter(GAME_BY_ANOTHER, act.seat, why, act.at)
    elif table.game[PlayerForm].open_skat and kind in (TOURNEE, GUCKSER):
        yield Matter(GAME_NOT_LISTED, act.seat, f"{who} undertook {act.how}", act.at)
    elif bidding.best is not None and bidding.best.numbers and act.seat is not None:
        bid, most = bidding.best.number, most_worth(table, act.seat, kind, act.suit)
        if most is not None and bid > most:
            why = f"{who} undertook {act.how}, worth {most}{'' if kind in FIXED else ' at most'}, where {bid} was bid"
            of = WHICH_GAME.told(NULL_GAME if kind in FIXED else TRUMP_GAME)
            yield Matter(GAME_BELOW_BID, act.seat, why, act.at, due=Number(bid), found=Number(most), of=of)
