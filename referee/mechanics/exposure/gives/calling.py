"""What may be called where no side has a contract: a suit, from whichever of the offending side leads.

Who may call is for each law to say, as a role; a right to call a card is not used up by calling it.
"""

from attrs import evolve, field, frozen

from referee.core.law import RemedyPart
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, grant
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.exposure.gives.leads import calls_suit, control_one_lead
from referee.mechanics.roles import OFFENDER, PARTNER
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.tricks.moves.tricks import whose_turn
from referee.mechanics.tricks.state import Tricks

# --- a suit called


def _leads_for_side(table: Table, right: Right, act: Act) -> bool:
    """Whether a player of the side leads, by which the right over both of its players is at an end."""
    leads = act.verb == "play" and table.part(Tricks) is not None and not table[Tricks].cards
    own_side = act.seat is not None and table.side_of(act.seat) == table.side_of(right.seat)
    return table.phase == OVER or (leads and own_side)


CALL_SUIT = RightKind(
    "call a suit from the side",
    lambda table, right: f"call a suit from {table.name(right.seat)} when he is the next of his side to lead",
    lapses=_leads_for_side,
    claimed=calls_suit,
    ripe=lambda table, right: (
        table.phase == PLAY and table.part(Tricks) is not None and not table[Tricks].cards and whose_turn(table) == right.seat
    ),
    use=control_one_lead,
)


@frozen
class MayCallSuit(RemedyPart):
    """A suit may be called from the offender or his partner, whichever leads first, by whom the law names for each."""

    name = "may-demand"
    what: str = "lead-of-suit"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        role = chooser(matter)
        about = [evolve(matter, seat=seat) for whose in (OFFENDER, PARTNER) for seat in whose.seats(table, matter)]
        callers = dict.fromkeys(names(role, table, each) for each in about if role.from_the_one_called_on)
        callers = callers or {names(role, table, matter): None}
        both = f"{names(OFFENDER, table, matter)} or {names(PARTNER, table, matter)}"
        return f"{' or '.join(callers)} may call a suit from {both}, whichever is the first to lead"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the rights, of which one ends the other."""
        assert matter.law is not None
        for whose in (OFFENDER, PARTNER):
            for seat in whose.seats(table, matter):
                table = grant(table, Right(CALL_SUIT, seat, matter.number, matter.law))
        return table


MAY_CALL_SUIT = MayCallSuit()
