"""How whist moves: the last card is turned up for trumps, and thirteen tricks are played."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.whist.score.whist import TRICKS, WhistResult
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.trump.moves import turn_up
from referee.score.counts import from_ace_to_king


def result(table: Table) -> tuple[WhistResult | None, WhistResult | None]:
    """The tricks of both sides, as the table counted them and with what the rulings move."""
    won, reckoning = _in_play(table), reckoning_of(table)
    if won is None:
        unfinished = WhistResult((0, 0), dealer=table.dealer, number=table.number, complete=False)
        return unfinished, None if table.void else unfinished
    played = WhistResult(_moved(won, reckoning.taken[0] - reckoning.taken[1]), dealer=table.dealer, number=table.number)
    if table.void:
        return played, None
    barred = (0 in reckoning.barred_from_game, 1 in reckoning.barred_from_game)
    due = tricks.tricks_moved(table, 1) - tricks.tricks_moved(table, 0)
    ruled = evolve(played, tricks=_moved(won, due), barred=barred)
    return played, played if ruled == played else ruled


def _moved(won: tuple[int, int], to_first: int) -> tuple[int, int]:
    """The tricks with so many moved to the first side, as far as the other has them."""
    first = max(0, min(TRICKS, won[0] + to_first))
    return first, TRICKS - first


def _in_play(table: Table) -> tuple[int, int] | None:
    """The tricks as the cards were played, or as the players say that they were, where the play is not told to its end."""
    won = tricks.tricks_won(table)
    if table.phase == OVER and sum(won) == TRICKS:
        return won[0], won[1]
    told = reckoning_of(table).won
    if told is None:
        return None
    side, number = told
    return (number, TRICKS - number) if side == 0 else (TRICKS - number, number)


def draw(table: Table, act: Act) -> Table:
    """A player draws for partners, the ace low: the two lowest play together, and the lowest chooses (usp56 1817-1819).

    The book does not say what holds where two of the same rank leave that open.
    """
    table = table.note(act)
    drawn = {note.seat: from_ace_to_king(note.card) for note in table.acts if note.verb == "draws" and len(note.cards) == 1}
    if None in drawn or len(set(drawn.values())) < table.seats:
        return table
    low, second, *others = (table.name(seat) for seat in sorted(drawn, key=lambda seat: drawn[seat]))
    table = table.comes_to("partners", f"{low} and {second} against {' and '.join(others)}")
    return table.comes_to("choice of cards and seats", low)


def abandon(table: Table, act: Act) -> Table:
    """All players throw their hands on the table face up, and no card is played any more."""
    return table.but(phase=OVER)


#: what a law may ask about later
_NOTED = ("touches", "interrupts", "leaves", "quits", "claims", "asks")

WHIST_PLAY = Play(
    "a card turned up for trumps, then thirteen tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | dict.fromkeys(_NOTED, moves_nothing)
    | {
        "turns": turn_up.turn_up_own,
        "trump": turn_up.trump,
        "draws": draw,
        "abandons": abandon,
    },
    runs={"play": tricks.take_tricks},
    result=result,
)
