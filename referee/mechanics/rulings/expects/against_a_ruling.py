"""Acting against a ruling: a player who was bound to something did otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.law import DEEMED_PASS, WITHOUT_EFFECT, Breach
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, Table
from referee.families.poker.moves.betting import PAYING
from referee.mechanics.auction.moves import CALLS, called_upon
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import SPEAKING

VERBS = (
    *CALLS,
    *(verb for verb in SPEAKING if verb not in CALLS),
    *PAYING,
    "play",
    "substitutes",
    "draws",
    "discards",
    "knocks",
    "melds",
    "lays",
    "captures",
    "hand",
    "doubts",
    "turns",
    "up",
)

CALL_WHEN_BARRED = Breach("call-when-barred", "a call other than a pass by a player who has to pass", waits=DEEMED_PASS)
CALL_AGAINST_RULING = Breach("call-against-ruling", "a call other than the one that a ruling prescribes")
MADE_WHEN_BARRED = Breach(
    "made-when-barred", "a bid or a trump made by a player whom a ruling bars from it", waits=WITHOUT_EFFECT
)
PENALTY_CARD_NOT_PLAYED = Breach("penalty-card-not-played", "a penalty card kept back when it could be played")
DESIGNATION_IGNORED = Breach("designation-ignored", "another penalty card played than the one declarer named")
ADDS_TO_RAISE = Breach("adds-to-raise", "chips put in to raise by a player who may only call")
LEAD_AGAINST_RULING = Breach("lead-against-ruling", "a lead that a ruling forbids, or another than it requires")
DEAD_CARD_PLAYED = Breach("dead-card-played", "a card played that a ruling has made dead", waits=WITHOUT_EFFECT)
KNOCK_WHEN_BARRED = Breach("knock-when-barred", "a knock by a player whom a ruling bars from it")
DRAW_WHEN_BARRED = Breach("draw-when-barred", "a draw by a player who has lost it, or of a card that he may not take")
DISCARD_WHEN_BARRED = Breach("discard-when-barred", "a discard by a player who draws without discarding")
MELD_WHEN_BARRED = Breach("meld-when-barred", "a meld by a player whose hand has to be put right first")
PLAY_AGAINST_RULING = Breach("play-against-ruling", "a card other than one that a ruling requires")
CALLED_CARD_NOT_PLAYED = Breach("called-card-not-played", "another card played than the one face up that was called")
BARRED_CARD_TAKEN = Breach("barred-card-taken", "a card taken in that a ruling keeps from the player")
DOUBTS_WHEN_BARRED = Breach("doubts-when-barred", "a doubt by a player whom a ruling keeps from it", waits=WITHOUT_EFFECT)
SECOND_CARD_NOT_DOWN = Breach("second-card-not-down", "a card given face up that a ruling has given face down")
TURNED_AFTER_RULING = Breach("turned-after-ruling", "another card turned by a player whose turn a ruling has ended")
FULL_HAND_KEPT = Breach("full-hand-kept", "as many cards for the dealer as for the others where a ruling gives him fewer")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every duty that speaks to the act and is not kept; of two to the same effect one."""
    if act.verb in CALLS and table.phase not in (DEAL, AUCTION):
        return  # a call after the auction is a matter of its own
    said: set[str] = set()
    passes = False  # one call breaks the duty to pass once, however many rulings impose it
    for duty in table.duties:
        if duty.kind.binds(table, duty, act) and not duty.kind.kept(table, duty, act):
            if (did := f"{duty.kind.did(table, duty, act)}, though {duty.text(table)}") in said:
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
                count=table[Tricks].number if table.part(Tricks) else 0,
                before=called_upon(table, act) or table.part(Tricks),
            )
