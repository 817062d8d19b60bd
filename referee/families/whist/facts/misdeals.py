"""Facts about deals that can be lost, and about hands of a wrong number found in the play."""

from referee.core.fact import NO, YES, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.deal.moves import miscounts, who_deals_it
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.windows import DEAL_TOUCHED, TURN_UP_OR_LOOK


def _dealers_adversary(table: Table, seat: Seat | None) -> bool:
    dealer = who_deals_it(table)
    return seat is not None and dealer is not None and table.side_of(seat) != table.side_of(dealer)


@fact("dealer-interrupted", "Had an adversary touched a card during the deal, or interrupted the dealer?")
def DEALER_INTERRUPTED(table: Table, matter: Matter, act: Act) -> str | None:
    acts = (*table.acts, act)
    return YES if any(a.verb in ("touches", "interrupts") and _dealers_adversary(table, a.seat) for a in acts) else NO


#: an error of the dealer that his adversaries find while there is time
FOUND_BEFORE_TURN_UP = raised(before=TURN_UP_OR_LOOK, by=OPPONENTS, name="raised-before-turn-up-or-look")


@fact("others-had-touched", "Had the side not in fault touched a card of the deal?")
def OTHERS_HAD_TOUCHED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if DEAL_TOUCHED.closed(table, matter) else NO


# --- a wrong number of cards


@fact("adversaries-too", "Had one of his adversaries a wrong number of cards too?", later=True)
def ADVERSARIES_TOO(table: Table, matter: Matter, act: Act) -> str | None:
    """The others count when one of them has found a wrong number; what they find comes next in the log."""
    if matter.seat is None:
        return None
    if any(table.side_of(seat) != table.side_of(matter.seat) for seat in miscounts(table, act)):
        return YES
    return None if act.verb == "counts" else NO
