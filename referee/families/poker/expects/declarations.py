"""High and low: declarations changed or made too late, and aces of which nobody knows what they are."""

from collections.abc import Iterator

from referee.core.expect import Changed, TooEarly, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.betting import seats_in
from referee.families.poker.form import Declared
from referee.families.poker.moves.betting import betting_of, form_of, is_over

VERBS = ("declares", "shows", "improper")

DECLARATION_CHANGED = Changed("declaration", says="another declaration than the one a player has made")
SHOWN_BEFORE_DECLARING = TooEarly(
    "shows", "declares", name="shown-before-declaring", says="a hand shown before all have declared"
)
ACE_NOT_NAMED = Unsaid("aces", name="ace-not-named", says="a hand shown without a word on whether its aces are high or low")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What players say, and show, once the betting is over."""
    if act.seat is None:
        return
    who, betting = table.name(act.seat), betting_of(table)
    if act.verb == "improper":
        if act.how == "ace-unnamed":
            yield Matter(ACE_NOT_NAMED, act.seat, f"{who} did not say whether his aces are high or low", act.at)
    elif act.verb == "declares":
        before = betting.declared[act.seat]
        if before and before != act.how:
            yield Matter(DECLARATION_CHANGED, act.seat, f"{who} declared for {act.how} after {before}", act.at)
    elif is_over(table, betting) and any(isinstance(step, Declared) for step in form_of(table).script):
        silent = [seat for seat in seats_in(betting.active) if not betting.declared[seat]]
        if silent and betting.alone is None and any(betting.declared):
            why = f"{who} showed his hand before {table.name(silent[0])} had declared"
            yield Matter(SHOWN_BEFORE_DECLARING, act.seat, why, act.at)
