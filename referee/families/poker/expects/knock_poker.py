"""Knocking in poker: at the wrong moment, cards changed after it, too many drawn at once, passes in a row."""

from collections.abc import Iterator

from referee.core.expect import Again, TooLate, Withheld, WrongNumber, WrongUnit
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.poker.moves.knock_poker import has_drawn, knocker_of, to_move
from referee.mechanics.melds.expects.knocks import KNOCK_AT_WRONG_MOMENT
from referee.mechanics.stock.expects import DISCARDED_WITHOUT_DRAWING
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN

VERBS = ("knocks", "draws", "discards", "widow", "passes", "improper")

DRAWS_SEVERAL = WrongNumber(
    "drawn",
    "in a turn",
    name="draws-several",
    says="more than one card drawn from the stock in one turn",
    waits=WITHOUT_EFFECT,
)
TAKES_PART_OF_WIDOW = WrongUnit("widow", name="takes-part-of-widow", says="two to four cards of the widow taken")
KNOCKER_PLAYS_ON = TooLate("changes", "knock", name="knocker-plays-on", says="cards changed by a player who has knocked")
DRAWS_AND_KNOCKS = TooLate(
    "knocks", "draw", name="draws-and-knocks", says="a knock in the turn in which the player has changed cards"
)
PASSES_AGAIN = Again("pass", name="passes-again", says="a pass in two turns running")
WIDOW_LEFT_DOWN = Withheld("widow", name="widow-left-down", says="a widow that the dealer neither takes nor turns up")
_TURNS = ("draws", "discards", "widow", "passes", "knocks")


def in_game(game: Game) -> bool:
    """Other games have a knock of their own."""
    return game.minds(KNOCKER_PLAYS_ON)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a player does at his turn, after what he did before."""
    if act.seat is None:
        return
    who, seat = table.name(act.seat), act.seat
    mine = [note.verb for note in table.acts if note.verb in _TURNS and note.seat == seat]
    last = next((note for note in reversed(table.acts) if note.verb in _TURNS), None)
    changed = last is not None and last.seat == seat and last.verb in ("draws", "widow", "discards")
    turn, goes_on = to_move(table), act.verb == "knocks" and changed
    if (
        act.verb != "improper"
        and turn not in (None, seat)
        and not goes_on
        and (seat != knocker_of(table) or act.verb in ("passes", "knocks"))
    ):
        why = f"{who} took a turn when it was {table.name(turn)}'s"
        yield Matter(PLAYS_OUT_OF_TURN, seat, why, act.at, cards=act.cards, act=act, due=whose(turn), found=whose(seat))
        return
    match act.verb:
        case "discards":
            if turn == seat and not has_drawn(table, seat):
                yield Matter(DISCARDED_WITHOUT_DRAWING, seat, f"{who} discarded without drawing", act.at, cards=act.cards)
        case "improper":
            if act.how == "widow-down":
                yield Matter(WIDOW_LEFT_DOWN, seat, f"{who} neither took the widow nor turned it up", act.at)
        case "knocks":
            if last is not None and last.seat == seat and last.verb == "discards":
                yield Matter(KNOCK_AT_WRONG_MOMENT, seat, f"{who} knocked after discarding", act.at)
            if last is not None and last.seat == seat and last.verb in ("draws", "widow"):
                yield Matter(DRAWS_AND_KNOCKS, seat, f"{who} changed cards and knocked in one turn", act.at)
        case "passes":
            if mine and mine[-1] == "passes":
                yield Matter(PASSES_AGAIN, seat, f"{who} passed in two turns running", act.at)
        case _:
            yield from _changed(table, act)


def _changed(table: Table, act: Act) -> Iterator[Matter]:
    who, number = table.name(act.seat), len(act.cards) or (act.numbers[0] if act.numbers else 1)
    if act.seat == knocker_of(table):
        yield Matter(KNOCKER_PLAYS_ON, act.seat, f"{who} changed cards after knocking", act.at)
    elif act.verb == "draws" and number > 1:
        yield Matter(DRAWS_SEVERAL, act.seat, f"{who} drew {number} cards from the stock", act.at)
        if number < table.hand_size:
            yield Matter(TAKES_PART_OF_WIDOW, act.seat, f"{who} took {number} cards of the widow", act.at)
