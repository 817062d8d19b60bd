"""Blind bets: those that are not made, and straddles beyond what is agreed."""

from collections.abc import Iterator

from referee.core.expect import Unequal, Unpaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Money
from referee.core.record import Act, Amount, amount_text
from referee.core.table import Table
from referee.families.poker.facts.limits import LIMIT_PASSED, STRADDLES
from referee.families.poker.form import Form
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = (*SPEAKING, "blinds")

BLIND_NOT_POSTED = Unpaid("blind", name="blind-not-posted", says="a blind bet that was not made before the deal")
BLIND_UNEQUAL = Unequal(
    "blind bet",
    "amount due",
    name="blind-unequal",
    says="a blind raise or straddle that is not what the bets before it make it",
)
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
        due = _due(table, compelled)
        if act.amount is not None and due is not None and act.amount != due:
            why = f"{table.name(act.seat)} bet {amount_text(act.amount)} blind, where {amount_text(due)} are due"
            yield Matter(BLIND_UNEQUAL, act.seat, why, act.at, due=Money(due), found=Money(act.amount))
        return
    if betting.begun or betting.step:
        return
    for place, seat in enumerate(table.from_left_of(table.dealer)[: len(compelled)]):
        if not any(note.verb == "blinds" and note.seat == seat for note in table.acts):
            what = "open" if place == 0 else "raise"
            yield Matter(BLIND_NOT_POSTED, seat, f"{table.name(seat)} did not {what} blind", act.at)


def _due(table: Table, compelled: tuple[Amount, ...]) -> Amount | None:
    """What the next blind bet has to be: the first may be of any chips, and each straddle doubles what it straddles."""
    made = [note.amount for note in table.acts_of("blinds") if note.amount is not None]
    if not made or not compelled:
        return None
    times = compelled[min(len(made), len(compelled) - 1)] // compelled[0]
    return made[0] * int(times) * (1 << max(len(made) - len(compelled) + 1, 0))
