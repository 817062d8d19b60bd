"""Acting against a ruling: a player who was bound to something did otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from referee.law import DEEMED_PASS, Breach
from referee.matter import Matter
from referee.play.auction import CALLS, called_upon
from referee.record import Act
from referee.table import AUCTION, DEAL, Table

VERBS = (*CALLS, "play", "substitutes")

CALL_WHEN_BARRED = Breach("call-when-barred", "a call other than a pass by a player who has to pass", waits=DEEMED_PASS)
CALL_AGAINST_RULING = Breach("call-against-ruling", "a call other than the one that a ruling prescribes")
PENALTY_CARD_NOT_PLAYED = Breach("penalty-card-not-played", "a penalty card kept back when it could be played")
DESIGNATION_IGNORED = Breach("designation-ignored", "another penalty card played than the one declarer named")
LEAD_AGAINST_RULING = Breach("lead-against-ruling", "a lead that a ruling forbids, or another than it requires")
PLAY_AGAINST_RULING = Breach("play-against-ruling", "a card other than one that a ruling requires")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every duty that speaks to the act and is not kept; of two to the same effect one."""
    if act.verb in CALLS and table.phase not in (DEAL, AUCTION):
        return  # a call after the auction is a matter of its own
    said: set[str] = set()
    passes = False  # one call breaks the duty to pass once, however many rulings impose it
    for duty in table.duties:
        if duty.kind.binds(table, duty, act) and not duty.kind.kept(table, duty, act):
            if (did := f"{duty.kind.did(table, duty, act)}, though {duty}") in said:
                continue
            if duty.kind.to_pass and passes:
                continue
            passes = passes or duty.kind.to_pass
            said.add(did)
            yield Matter(
                duty.kind.broken,
                act.seat,
                did,
                act.at,
                cause=duty.matter,
                opened=table.clock,
                card=duty.card if duty.card is not None else (act.card if act.cards else None),
                cards=act.cards,
                call=act.call,
                suit=duty.suit,
                before=called_upon(table, act) or table.tricks,
            )
