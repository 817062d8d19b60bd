"""What dummy does: his rights, what he may not do, and what follows when he has looked at another hand."""

from __future__ import annotations

from collections.abc import Iterator

from referee.facts.play import FORFEITS
from referee.law import Breach
from referee.matter import Matter
from referee.play.tricks import is_curtailed
from referee.record import Act, Seat
from referee.table import OVER, PLAY, Table, seat_text

VERBS = ("attention", "asks", "warns", "suggests", "discloses", "looks")

DUMMY_SPEAKS = Breach("dummy-speaks", "a warning, question or remark that dummy has a right to", regular=True)
DUMMY_SUGGESTS = Breach("dummy-suggests", "a play suggested, or a part taken in the play, by dummy")
DUMMY_LOOKS = Breach("dummy-looks", "a look by dummy at a card in another hand")
FORFEITED_DUMMY_DRAWS_ATTENTION = Breach(
    "forfeited-dummy-draws-attention", "attention first drawn to a defender's irregularity by a dummy without rights"
)
FORFEITED_DUMMY_WARNS = Breach("forfeited-dummy-warns", "a warning about the wrong hand by a dummy without rights")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Acts of the player whose hand is dummy, during the play."""
    if table.phase not in (PLAY, OVER) or act.seat is None or act.seat != table.dummy:
        return
    who = seat_text(act.seat)
    spoiled = table.noted(FORFEITS, act.seat)
    if act.verb == "looks":
        if act.other is not None and act.other not in (act.seat, *table.faced) and not is_curtailed(table):
            yield Matter(DUMMY_LOOKS, act.seat, f"{who}, dummy, looked at a card in {seat_text(act.other)}'s hand", act.at)
    elif act.verb in ("suggests", "discloses"):
        yield Matter(DUMMY_SUGGESTS, act.seat, f"{who}, dummy, suggested a play", act.at, suit=act.suit, cards=act.cards)
    elif not spoiled:
        said = {
            "attention": "drew attention",
            "asks": f"asked about a {act.how}",
            "warns": f"warned {seat_text(act.other)}",
        }
        yield Matter(DUMMY_SPEAKS, act.seat, f"{who}, dummy, {said[act.verb]}", act.at)
    elif act.verb == "warns" and act.other in (None, table.declarer):
        yield Matter(FORFEITED_DUMMY_WARNS, act.seat, f"{who}, a dummy without rights, warned {seat_text(act.other)}", act.at)
    elif act.verb == "attention" and without_attention(table, act.other):
        why = f"{who}, a dummy without rights, was the first to draw attention to a defender's irregularity"
        yield Matter(FORFEITED_DUMMY_DRAWS_ATTENTION, act.seat, why, act.at, other=act.other)


def without_attention(table: Table, other: Seat | None) -> Matter | None:
    """The last irregularity of a defender (of that one) that can be penalized and to which nobody has drawn attention."""
    rights = {right.matter for right in table.rights if table.is_defender(right.seat)} | {duty.matter for duty in table.duties}
    matters = [m for m in table.settled if m.number in rights] + list(table.docket)
    mine = [m for m in matters if m.seat is not None and table.is_defender(m.seat) and other in (None, m.seat)]
    return max((m for m in mine if m.opened > table.attention), key=lambda m: m.number, default=None)
