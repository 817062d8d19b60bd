"""Blind bets: those that are not made, that another makes, and straddles beyond what is agreed."""

from collections.abc import Iterator

from referee.core.expect import OutOfTurn, Unequal, Unpaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Money, whose
from referee.core.record import Act, Amount, Seat, amount_text
from referee.core.table import Table
from referee.families.poker.facts.limits import LIMIT_PASSED, STRADDLES
from referee.families.poker.form import Form
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.setting.moves import began_in_the_middle
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = (*SPEAKING, "blinds")

BLIND_NOT_POSTED = Unpaid("blind", name="blind-not-posted", says="a blind bet that was not made before the deal")
BLIND_UNEQUAL = Unequal(
    "blind bet",
    "amount due",
    name="blind-unequal",
    says="a blind raise or straddle that is not what the bets before it make it",
)
BLIND_OUT_OF_TURN = OutOfTurn(
    "chips", "blind", name="blind-bet-out-of-turn", says="a blind bet or straddle that another has to make, or may"
)
#: straddles of which a player is free, beside those that the form compels
MOST_STRADDLES = 2


def in_game(game: Game) -> bool:
    """Where some player has to bet blind."""
    form = game.part(Form)
    return form is not None and bool(form.blinds)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first act of a deal whose blinds are missing, a straddle too many, and a blind bet that is another's."""
    betting, compelled = betting_of(table), form_of(table).blinds
    if act.verb == "blinds":
        next_one = _next(table)
        if next_one is not None and act.seat is not None and act.seat != next_one and not began_in_the_middle(table):
            why = f"{table.name(act.seat)} bet blind, where it was for {table.name(next_one)} to do so"
            turn, found = whose(next_one), whose(act.seat)
            yield Matter(BLIND_OUT_OF_TURN, act.seat, why, act.at, other=next_one, due=turn, found=found)
        if len(table.acts_of("blinds")) >= len(compelled) + MOST_STRADDLES:
            why = f"{table.name(act.seat)} made another straddle"
            yield Matter(BET_OVER_LIMIT, act.seat, why, act.at, of=LIMIT_PASSED.told(STRADDLES))
        due = _due(table, compelled)
        if act.amount is not None and due is not None and act.amount != due:
            why = f"{table.name(act.seat)} bet {amount_text(act.amount)} blind, where {amount_text(due)} are due"
            yield Matter(BLIND_UNEQUAL, act.seat, why, act.at, due=Money(due), found=Money(act.amount))
        return
    if betting.begun or betting.step or len(table.acts_of("blinds")) >= len(compelled):
        return  # who has not bet where another did it for him is told of then
    if known_dealer(table) is None:
        return
    for place, seat in enumerate(table.from_left_of(table.dealer)[: len(compelled)]):
        if not any(note.seat == seat for note in table.acts_of("blinds")):
            what = "open" if place == 0 else "raise"
            yield Matter(BLIND_NOT_POSTED, seat, f"{table.name(seat)} did not {what} blind", act.at)


def _next(table: Table) -> Seat | None:
    """Who bets blind next: the player at the left of the dealer, if it is told who that is, or of him who did so last."""
    last = next((note.seat for note in reversed(table.acts_of("blinds")) if note.seat is not None), known_dealer(table))
    return None if last is None else table.left(last)


def _due(table: Table, compelled: tuple[Amount, ...]) -> Amount | None:
    """What the next blind bet has to be: the first may be of any chips, and each straddle doubles what it straddles."""
    made = [note.amount for note in table.acts_of("blinds") if note.amount is not None]
    if not made or not compelled:
        return None
    times = compelled[min(len(made), len(compelled) - 1)] // compelled[0]
    return made[0] * int(times) * (1 << max(len(made) - len(compelled) + 1, 0))
