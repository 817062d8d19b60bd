"""Remedies that leave a choice to the dealer of bridge whist (ames 577-633, 657-665)."""

from functools import cache

from attrs import evolve, field, frozen

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Right, RightKind, grant, record_choice, ruling
from referee.core.status import CORRECTED
from referee.core.table import PLAY, Table
from referee.mechanics.exposure.gives.calling import LiableToBeCalled, lay_callable
from referee.mechanics.exposure.gives.prescribing import HIGHEST_OR_LOWEST, MayPrescribe
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import carded
from referee.mechanics.rulings.gives.parts import Corrected, May, MayWithdraw
from referee.mechanics.tricks.moves.corrections import substitute
from referee.mechanics.tricks.state import Tricks

# --- one remedy or the other


@cache
def _instead_of_others(kind: RightKind) -> RightKind:
    """The same right; who uses it gives up the other that the ruling offered."""

    def use(table: Table, right: Right, act: Act) -> Table:
        table = kind.use(table, right, act)
        others = (each for each in table.rights if each.matter != right.matter or each.kind.name == kind.name)
        return table.but(rights=tuple(others))

    return evolve(kind, use=use)


@frozen
class Either(RemedyPart):
    """One remedy or the other: the first that is used ends the other."""

    name = "either"
    first: Remedy
    second: Remedy
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        told = (", ".join(map(str, remedy.consequences(table, matter))) for remedy in (self.first, self.second))
        return ", or else ".join(told)

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the rights of both, of which one ends the other."""
        before = table.rights
        for part in (*self.first.parts, *self.second.parts):
            table = part.apply(table, matter)
        new = (evolve(right, kind=_instead_of_others(right.kind)) for right in table.rights if right not in before)
        return table.but(rights=(*before, *new))


# --- two cards at once


def _call_other(table: Table, right: Right, act: Act) -> Table:
    """The card thrown with the one played takes its place in the trick, and that one lies face up instead."""
    matter = ruling(table, right.matter)
    assert table.part(Tricks) is not None and right.card is not None and matter is not None
    first = next(card for seat, card in table[Tricks].cards if seat == right.seat)
    if first in act.cards:  # it is played already, and the other lies face up
        return record_choice(table, right.matter, f"{table.name(act.seat)} calls {card_text(first)} to the trick", act)
    table = substitute(table, Act("substitutes", right.seat, cards=(right.card, first)))
    table = table.but(rights=tuple(each for each in table.rights if each.card != right.card or each is right))
    table = lay_callable(table, matter, right.seat, first)
    return record_choice(table, right.matter, f"{table.name(act.seat)} calls {card_text(right.card)} to the trick", act)


def _says_which(table: Table, right: Right, act: Act) -> bool:
    """Whether one of the cards is called to the trick: the other one, or the first, which is in it already."""
    if act.verb != "requires" or act.how != "play" or act.other != right.seat or not act.cards:
        return False
    tricks = table.part(Tricks)
    return act.card == right.card or (tricks is not None and (right.seat, act.card) in tricks.cards)


CALL_OTHER_CARD = RightKind(
    "call the other card to the trick",
    lambda table, right: f"have {carded(right)} played to this trick instead",
    claimed=_says_which,
    ripe=lambda table, right: (
        table.phase == PLAY and table.part(Tricks) is not None and any(seat == right.seat for seat, _ in table[Tricks].cards)
    ),
    use=_call_other,
)


def _may_call_other(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    if matter.seat is None:
        return table
    return grant(table, Right(CALL_OTHER_CARD, matter.seat, matter.number, matter.law, card=matter.card))


MAY_CALL_OTHER_CARD = May(
    "call-either-card",
    "{chooser} says which of the cards is played, and {card} or the other stays face up",
    _may_call_other,
    choice=True,
)


# --- a revoke put right

OTHERS_MAY_CHANGE = MayWithdraw(
    "later-cards",
    "who has played after it may withdraw his card, which is not exposed",
    status=CORRECTED,
    bites=False,
    choice=True,
)


CARD_CALLABLE_OR_PRESCRIBED = Corrected("") & Either(LiableToBeCalled(), MayPrescribe(HIGHEST_OR_LOWEST, OFFENDER))
ELDEST_PRESCRIBES = Corrected("") & MayPrescribe(HIGHEST_OR_LOWEST, OFFENDER)
