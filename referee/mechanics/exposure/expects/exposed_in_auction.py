"""Cards exposed, or led, while the auction is on."""

from collections.abc import Iterator

from referee.core.cards import cards_of, cards_text
from referee.core.expect import Exposed
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.deal.moves import dealing_on
from referee.mechanics.declarer.expects import faces_dummy_early
from referee.mechanics.trump.moves.making import awaits_lead, leads_early
from referee.mechanics.trump.turned import takes_by_lead

VERBS = ("exposes", "play")

EXPOSED_IN_AUCTION = Exposed("card", "auction", name="exposed-in-auction", says="a card exposed or led before the play begins")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card faced, or played, before the auction is over."""
    waits = table.phase == AUCTION or (awaits_lead(table) and act.verb == "exposes")
    if act.seat is None or not (waits or (table.phase == DEAL and _dealt_and_shown(table, act))):
        return
    if leads_early(table, act) or takes_by_lead(table, act) or faces_dummy_early(table, act):
        return
    shown = act.cards or (tuple(cards_of(table.hands[act.seat])) if act.how == "hand" else ())
    if not shown and act.how != "hand":
        return
    did = "led" if act.verb == "play" else "exposed"
    cards = cards_text(act.cards) or "his hand"
    called = table.game.play is not None and "call" in table.game.play.moves
    why = f"{table.name(act.seat)} {did} {cards} {'during the auction' if called else 'before the play'}"
    yield Matter(EXPOSED_IN_AUCTION, act.seat, why, act.at, card=shown[0] if shown else None, cards=shown)


def _dealt_and_shown(table: Table, act: Act) -> bool:
    """A card shown before the first call belongs to the auction once the cards are dealt."""
    return act.verb == "exposes" and not dealing_on(table)
