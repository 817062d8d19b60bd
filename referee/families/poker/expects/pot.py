"""Chips taken out of the pot: by a player to whom no law gives them, by one who did not win it, or more than his share."""

from collections.abc import Iterator

from referee.core.expect import ToAnother
from referee.core.matter import Matter
from referee.core.measured import Money
from referee.core.record import Act, amount_text
from referee.core.table import Table
from referee.families.poker.moves.betting import betting_of, is_over, is_poker
from referee.families.poker.moves.chips import gathers
from referee.families.poker.moves.showdown import most_due, outcome_ruled
from referee.mechanics.stakes.expects import CHIPS_TAKEN_BACK, PAYMENT_OVER_DUE

VERBS = ("withdraws", "gathers")

POT_TO_WRONG_PLAYER = ToAnother("pot", name="pot-to-wrong-player", says="a pot taken in by a player who has not won it")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whoever takes chips, with what right."""
    if act.seat is None or not is_poker(table):
        return
    who, betting = table.name(act.seat), betting_of(table)
    if act.verb == "withdraws":
        his = betting.returned[act.seat]
        entitled = his and (act.amount is None or act.amount <= his)
        if not entitled and not any(right.kind.claimed(table, right, act) for right in table.rights):
            back = amount_text(betting.put[act.seat] if act.amount is None else act.amount)
            yield Matter(CHIPS_TAKEN_BACK, act.seat, f"{who} took {back} back out of the pot", act.at, act=act)
        return
    if table.void or betting.alone == act.seat or not is_over(table, betting):
        return
    after = gathers(table, act)
    ruled, taken = outcome_ruled(after), betting_of(after).taken[act.seat]
    if ruled is None or ruled.settlement is None:
        return
    due = most_due(after, ruled.settlement, act.seat)
    if not due:
        yield Matter(POT_TO_WRONG_PLAYER, act.seat, f"{who} took in a pot that is not his", act.at)
    elif taken > due:
        why = f"{who} took {amount_text(taken)} out of the pot, of which {amount_text(due)} are his"
        yield Matter(PAYMENT_OVER_DUE, act.seat, why, act.at, due=Money(due), found=Money(taken))
