"""The policy where a card was led or played against a ruling: it may be required to be changed, and be changed unasked."""

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.status import SILENT
from referee.core.table import Table
from referee.mechanics.roles import EITHER_OPPONENT, OFFENDING_SIDE
from referee.mechanics.rulings.gives.general import silent
from referee.mechanics.rulings.gives.parts import MayDemand, MayWithdraw, Meaning
from referee.mechanics.tricks.moves.corrections import card_to_replace, card_to_retract
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import NEXT_TRICK_LED

_CHANGES = ("lead", "play", "highest", "lowest", "withdraw", "retract")


def _is_changed(table: Table, right: Right, act: Act) -> bool:
    """Whether the player takes that card back, or puts another in its place."""
    if table.part(Tricks) is None or act.seat != right.seat or act.verb not in ("substitutes", "retracts"):
        return False
    replaced = act.cards[1] if len(act.cards) == 2 else card_to_replace(table[Tricks], act)
    return right.card == (card_to_retract(table, act) if act.verb == "retracts" else replaced)


_HAVE_IT_CHANGED = RightKind(
    "have a card changed",
    lambda table, right: f"require {table.name(right.seat)} to change {card_text(right.card or 0)} for a card that complies",
    claimed=lambda table, right, act: act.verb == "requires" and act.other == right.seat and act.how in _CHANGES,
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(
        table, right.matter, f"{table.name(act.seat)} requires {table.name(right.seat)} to change it", act
    ),
)
_CHANGE_IT = RightKind(
    "change a card",
    lambda table, right: f"change {card_text(right.card or 0)} for a card that complies",
    claimed=_is_changed,
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(
        table, right.matter, f"{table.name(right.seat)} takes back {card_text(right.card or 0)}", act
    ),
)


def _about_that_card(kind: RightKind) -> Meaning:
    def granted(table: Table, matter: Matter) -> Table:
        if matter.law is None or matter.seat is None or not matter.cards:
            return table
        return grant(table, Right(kind, matter.seat, matter.number, matter.law, card=matter.cards[0]))

    return granted


def may_be_changed(policy: str) -> Remedy:
    """The book is silent, and by this policy the card may be changed until the next trick is led to."""
    demanded = MayDemand("card-changed", "", _about_that_card(_HAVE_IT_CHANGED), status=SILENT, bites=False)
    unasked = MayWithdraw("card-against-ruling", "", _about_that_card(_CHANGE_IT), status=SILENT, bites=False)
    return (
        silent(policy) & demanded.by(EITHER_OPPONENT, until=NEXT_TRICK_LED) & unasked.by(OFFENDING_SIDE, until=NEXT_TRICK_LED)
    )
