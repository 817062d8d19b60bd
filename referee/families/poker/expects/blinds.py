"""Blind bets: those that are not made, and straddles beyond what is agreed."""

from collections.abc import Iterator

from referee.core.expect import Unpaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.facts.limits import LIMIT_PASSED, STRADDLES
from referee.families.poker.form import Form
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = (*SPEAKING, "blinds")

BLIND_NOT_POSTED = Unpaid("blind", name="blind-not-posted", says="a blind bet that was not made before the deal")
#: straddles of which a player is free, beside those that the form compels
MOST_STRADDLES = 2


def in_game(game: Game) -> bool:
    """Where some player has to bet blind."""
    form = game.part(Form)
    return form is not None and bool(form.blinds)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first act of a deal whose blinds are missing, and a straddle too many."""
    betting, compelled = betting_of(table), form_of(table).blinds
    if act.verb == "blinds":
        if sum(note.verb == "blinds" for note in table.acts) >= len(compelled) + MOST_STRADDLES:
            why = f"{table.name(act.seat)} made another straddle"
            yield Matter(BET_OVER_LIMIT, act.seat, why, act.at, of=LIMIT_PASSED.told(STRADDLES))
        return
    if betting.begun or betting.step:
        return
    for place, seat in enumerate(table.from_left_of(table.dealer)[: len(compelled)]):
        if not any(note.verb == "blinds" and note.seat == seat for note in table.acts):
            what = "open" if place == 0 else "raise"
            yield Matter(BLIND_NOT_POSTED, seat, f"{table.name(seat)} did not {what} blind", act.at)
