"""How bridge whist moves: the make, the doubling, then thirteen tricks, dummy's cards played by the dealer."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Seat
from referee.core.table import OVER, Table
from referee.families.whist.moves import cutting
from referee.families.whist.score.bridge_whist import TRICKS, BridgeWhistResult, honors_dealt, void_hands
from referee.mechanics.declarer.moves import CONTRACT_PLAY
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import as_dealt
from referee.mechanics.trump.moves import making
from referee.mechanics.trump.moves.making import making_of

CHICANE = "chicane"


def result(table: Table) -> tuple[BridgeWhistResult | None, BridgeWhistResult | None]:
    """The tricks of both sides and the honors of all hands, as the table counted them and with what the rulings move."""
    made, reckoning = making_of(table), reckoning_of(table)
    if made.trump is None:
        return None, None
    dealt = as_dealt(table)
    told = [int(number) for seat in range(table.seats) for number in honors_told(table, seat)]
    void = frozenset(seat for seat, number in reckoning.honors if number == CHICANE)
    played = BridgeWhistResult(
        made.trump,
        tricks_in_play(table),
        made.doubling,
        (reckoning.taken[0], reckoning.taken[1]),
        tuple(told) if len(told) == table.seats else honors_dealt(dealt, made.trump),
        void or void_hands(dealt, made.trump),
        dealer=table.dealer,
        number=table.number,
    )
    if table.void:
        return played, None
    moved = (tricks.tricks_moved(table, 1), tricks.tricks_moved(table, 0))
    barred = (0 in reckoning.barred_from_game, 1 in reckoning.barred_from_game)
    ruled = evolve(played, given=moved, barred=barred)
    return played, played if ruled == played else ruled


def honors_told(table: Table, seat: Seat) -> tuple[str, ...]:
    """How many honors the log says that a hand held: one number, or none where it says nothing of any hand."""
    if not reckoning_of(table).honors:
        return ()
    number = next((number for each, number in reckoning_of(table).honors if each == seat and number != CHICANE), "0")
    return ("4" if number == "aces" else number,)


def tricks_in_play(table: Table) -> tuple[int, int] | None:
    """The tricks each side won as the cards were played, where that is told."""
    told = reckoning_of(table).won
    if told is not None:
        side, number = told
        return (number, TRICKS - number) if side == 0 else (TRICKS - number, number)
    won = tricks.tricks_won(table)
    return (won[0], won[1]) if table.phase == OVER and sum(won) == TRICKS else None


BRIDGE_WHIST_PLAY = Play(
    "a trump made and doubled, then thirteen tricks, dummy's cards played by the dealer",
    moves={
        verb: move
        for verb, move in CONTRACT_PLAY.moves.items()
        if verb not in ("call", "simultaneous", "changes", "vulnerable")
    }
    | {
        "draws": cutting.cut,
        "makes": making.make,
        "passes": making.let_pass,
        "asks": making.asks,
        "agrees": making.let_pass,
        "doubles": making.double,
        "trump": making.made_before,
        "play": making.play,
    }
    | dict.fromkeys(("accepts", "refuses", "consults", "suggests", "arranges"), moves_nothing),
    runs={"play": tricks.take_tricks},
    result=result,
)
