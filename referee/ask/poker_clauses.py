"""What a question about poker tells beside the breach, fact by fact. Data only; how a phrase is written stands in `phrases`."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.law import NO, YES
from referee.families.poker.facts.betting import CALL, LESS, NO_TURN, NOBODY_BET, RAISE, SHORT_RAISE
from referee.families.poker.facts.openers import AFTER_DRAW, BEFORE_DRAW, NOBODY_LEFT

FACTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "follows-another": {
        YES: ("after {person} bet|raised|called out of turn too", "{person} too bet|raised|called out of turn"),
        NO: ("alone", "nobody else"),
    },
    "at-his-turn": {
        NOBODY_BET: ("nobody has bet|opened", "before anybody bet|opened", "all check", "no bet before him"),
        LESS: (
            "{person} raises {number}",
            "out turn + raises",
            "{person} raises",
            "not enough|sufficient call",
            "less|fewer|short of than a call",
        ),
        CALL: ("exactly a call", "enough for a call", "just enough call"),
        RAISE: ("more than a call", "enough to raise", "larger than a call"),
        NO_TURN: ("turn does not come", "before his turn comes all drop"),
        SHORT_RAISE: ("not enough for a raise", "less than the least raise"),
    },
    "all-others-dropped": {
        YES: ("all|everybody others|else dropped|folded", "all others have dropped|folded", "nobody else is left"),
        NO: ("others are still in", "another player is in"),
    },
    "openers-found-when": {
        BEFORE_DRAW: ("before the draw", "before drawing"),
        AFTER_DRAW: ("after the draw", "after drawing", "in last interval", "at showdown"),
        NOBODY_LEFT: ("when all|everybody dropped|folded", "all others have dropped|folded"),
    },
    "draw-looked-at": {
        YES: ("after looking|seeing", "looked|looks at them|cards|draw", "has seen"),
        NO: ("before looking|seeing", "not looked|seen", "without looking"),
    },
    "next-player-served": {
        YES: ("next player|{person} has been served", "after next player|{person} served"),
        NO: ("before next player|{person} served", "next player not served"),
    },
    "has-discarded": {YES: ("has already discarded", "after discarding"), NO: ("not discarded", "before discarding")},
    "several-too-long": {YES: ("two|several|many players have too many",), NO: ("one|only player has too many", "nobody else")},
    "short-hands-play": {YES: ("short hands agreed", "agreed that short hands play"), NO: ("no such agreement", "not agreed")},
    "bets-blind": {
        YES: ("bets|raises|plays blind", "without having looked", "not looked|seen his cards"),
        NO: ("plays|bets open", "has looked|seen his cards"),
    },
    "open-after-blind": {
        YES: ("after a blind bet|stake", "last stake|bet was blind"),
        NO: ("bets|stays|plays blind", "after an open bet|stake", "last stake|bet was open"),
    },
    "raised-before-pot-taken": {
        YES: ("before pot taken", "pot not taken"),
        NO: ("after pot taken", "pot has been taken|gathered"),
    },
}
