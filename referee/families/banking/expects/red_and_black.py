"""Red and Black: bets above the limit or too late, and cards dealt before the color is named."""

from collections.abc import Iterator

from referee.core.expect import Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.banking.expects.coup import BET_AFTER_DEAL
from referee.families.banking.moves.red_and_black import RedAndBlack, named_color
from referee.families.banking.moves.stakes import amount_of, stake_of
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = ("bets", "up")

COLOR_NOT_NAMED = Unsaid("color", name="color-not-named", says="a bet for which cards are dealt before its color is named")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bet of too much, and the first card on a bet without a color."""
    if table.game.part(RedAndBlack) is None or act.seat is None:
        return
    who, stake = table.name(act.seat), stake_of(table, act.seat)
    if act.verb == "up":
        if stake is not None and not stake.cards and not named_color(table, act.seat):
            yield Matter(COLOR_NOT_NAMED, act.seat, f"{who} had named no color when his cards were dealt", act.at)
        return
    if stake is not None and stake.cards:
        yield Matter(BET_AFTER_DEAL, act.seat, f"{who} bet when his cards had been dealt", act.at)
    limit = next((note.amount for note in reversed(table.acts) if note.verb == "limit"), None)
    if limit is not None and amount_of(act) > limit:
        yield Matter(BET_OVER_LIMIT, act.seat, f"{who} bet {amount_of(act)}, above the limit of {limit}", act.at)
