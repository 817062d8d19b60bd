"""Remedies of lowball in the clubs of California."""

from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, record_choice
from referee.core.table import Table
from referee.core.window import Role
from referee.families.poker.binds import ACCEPTS_CARD
from referee.families.poker.gives.betting import dead_card, stays_or_drops
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.binding import binds, grants
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import May, Remark, WithoutEffect

CARD_DEAD = dead_card("the card is dead")
MUST_ACCEPT = binds(ACCEPTS_CARD)
REFUSAL_VOID = WithoutEffect("the refusal is void, and the card is kept")
MUST_TAKE_IT = Remark("the dealer must take it") & binds(ACCEPTS_CARD)
DEALT_TO = Role("the player to whom the card is dealt", OFFENDER.seats)


def _accepts_or_refuses(table: Table, right: Right, act: Act) -> Table:
    did = "accepts the card" if act.verb == "accepts" else "gets the top card instead"
    return record_choice(table, right.matter, f"{table.name(act.seat)} {did}", act)


ACCEPT_OR_REFUSE = RightKind(
    "accept or refuse the card",
    lambda table, right: "accept the card, or get the top card before the deal goes on",
    claimed=lambda table, right, act: act.verb in ("accepts", "refuses"),
    ripe=lambda table, right: True,
    use=_accepts_or_refuses,
)
MAY_REJECT = May(
    "refuse",
    "{offender} accepts the card, or gets the top card before the deal goes on",
    grants(ACCEPT_OR_REFUSE),
    choice=True,
)
REPLACED_LATER = dead_card("the card is dead, and is replaced when the others are served")
GETS_FIRST_NUMBER = WithoutEffect(
    lambda table, matter: f"{names(OFFENDER, table, matter)} gets {matter.count or 'the number he called for first'}"
)
ADD_OR_FORFEIT = stays_or_drops(
    "add or forfeit", "add the balance, or forfeit what is in", stays="adds the balance", drops="forfeits what is in"
)
ADDS_OR_FORFEITS = May(
    "add-or-forfeit",
    "{offender} adds the balance or forfeits what is in",
    grants(ADD_OR_FORFEIT),
    choice=True,
)
HANDS_PLAYED_OUT = Remark("the hands are played out")
