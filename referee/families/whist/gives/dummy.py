"""Remedies against a dummy who takes part in the play."""

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy
from referee.core.sanctions import Duty, Right, RightKind, grant, impose, record_choice
from referee.core.status import SILENT
from referee.core.table import PLAY, Table
from referee.mechanics.declarer.contract import declarer_of, is_defender
from referee.mechanics.rulings.gives.naming import carded, chooser, names
from referee.mechanics.rulings.gives.parts import Back, Loses, MayDemand
from referee.mechanics.tricks.binds import NOT_PLAY_CARD, PLAY_CARD
from referee.mechanics.tricks.gives.plays import extra_back, let_go
from referee.mechanics.tricks.state import suit_here


def _calls(table: Table, right: Right, act: Act) -> Table:
    """The card suggested must be played from the hand that holds it, or may not be."""
    kind = PLAY_CARD if act.verb == "requires" else NOT_PLAY_CARD
    holder = table.holder(act.card)
    hand = holder if holder is not None and not is_defender(table, holder) else right.seat
    duty = Duty(kind, hand, right.matter, right.law, card=act.card, suit=suit_here(table, act.card))
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


CALL_SUGGESTED_CARD = RightKind(
    "call on the dealer for the card suggested",
    lambda table, right: f"call on {table.name(declarer_of(table))} to play {carded(right)} or not to play it",
    claimed=lambda table, right, act: (
        act.verb in ("requires", "forbids") and act.how == "play" and bool(act.cards) and act.card == right.card
    ),
    ripe=lambda table, right: table.phase == PLAY,
    use=_calls,
)


def _may_call(table: Table, matter: Matter) -> Table:
    if matter.law is None or matter.seat is None or not matter.cards:
        return table
    return grant(table, Right(CALL_SUGGESTED_CARD, matter.seat, matter.number, matter.law, card=matter.cards[0]))


def _words(table: Table, matter: Matter) -> str:
    card = card_text(matter.cards[0]) if matter.cards else carded(matter)
    return f"{names(chooser(matter), table, matter)} may each call on the dealer to play {card}, or not to play it"


DUMMYS_CARD_CALLED: Remedy = MayDemand("suggested-card", _words, _may_call, choice=True)


# --- rights lost

DEALER_MAY_NOT_PENALIZE = Loses("dealers-right-to-penalize", "the dealer may not exact any penalty for it", let_go)

#: of a card too many that dummy has played the laws say nothing
EXTRA_CARD_BACK_BY_POLICY = Back("extra-card", "", extra_back, status=SILENT, bites=False)
