"""How games with an auction, a dummy and tricks move: which function moves the table at which verb."""

from __future__ import annotations

from referee.game import Play
from referee.play import auction, claims, tricks
from referee.play.deal import DEAL_MOVES
from referee.play.setting import SETTING, attention

BRIDGE_PLAY = Play(
    "an auction, then thirteen tricks, dummy's cards played by declarer",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "call": auction.call,
        "simultaneous": auction.call,
        "changes": auction.change,
        "play": tricks.play,
        "substitutes": tricks.substitute,
        "retracts": tricks.retract,
        "adds": tricks.add,
        "omits": tricks.omit,
        "names": tricks.name_card,
        "touches": tricks.name_card,
        "exposes": tricks.face,
        "attention": attention,
        "claims": claims.claim,
        "concedes": claims.concede,
        "disputes": claims.dispute,
        "end": claims.settle,
    },
    runs={"call": auction.take_calls, "play": tricks.take_tricks},
)
