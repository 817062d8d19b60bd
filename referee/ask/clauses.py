"""The words in which a question tells more than acts: who is who, whose turn it was, what is known. Data only.

How a phrase is written is said in `referee.ask.phrases`, and what its slots stand for in `referee.ask.words`.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.ask import poker_clauses, table_clauses
from referee.core.law import NO, NOT_YET, TOO_LATE, YES
from referee.families.bridge.facts.auction import (
    A_DOUBLE,
    A_PASS,
    BIDS,
    DOUBLES,
    FIRST_STANDS,
    HIGHER_SAME,
    LEFT_OPPONENTS,
    LOWEST_SAME,
    NO_BID_YET,
    NO_TRUMPS,
    OTHER_DENOMINATION,
    PARTNERS,
    PARTNERS_BID,
    PASSES,
    RIGHT_OPPONENTS,
    SECOND,
    SUBSTITUTED,
    SUIT,
    UNDOUBLED,
)
from referee.families.bridge.facts.exposure import AN_HONOR, LED, SEVERAL, SMALL
from referee.families.euchre.facts.bidding import A_PASS as A_SPOKEN_PASS
from referee.families.euchre.facts.bidding import SOMETHING_ELSE
from referee.families.whist.facts.calling import ALL_PLAYED, TAKEN_BACK
from referee.families.whist.facts.making import LEADERS_PARTNER_AFTER_LEAD, PONE_UNASKED
from referee.mechanics.deal.facts import ELSEWHERE, IN_A_TRICK, IN_ANOTHER_HAND, NOWHERE
from referee.mechanics.tricks.facts.calling import CORRECTED_IN_TIME
from referee.mechanics.tricks.facts.play import (
    ACCEPTS,
    AT_DEFENDERS_TURN,
    DUMMY_FIRST,
    FACES_HAND,
    IN_AUCTION,
    IN_PLAY,
    LEAD_PENALTY_CHOSEN,
    PENALTY_CARD_CHOSEN,
    RETRACTION,
    WRONG_HAND,
)
from referee.mechanics.tricks.facts.revokes import ESTABLISHED as ESTABLISHED_REVOKE

# --- what a question says of the table ------------------------------------------------------------------------------------

#: of two people, that they are one
IS_THE_SAME = ("{person} is {other}", "{person} as {other}", "{person} is the {other}")
#: who declares, who deals
DECLARES = ("{person} declares", "{person} is in {call}", "{person} plays the hand|contract", "{owner} contract")
DEALS = ("{person} dealt|deals", "{owner} deal")
#: whose turn it was
WHOSE_TURN = (
    "is {owner} turn|lead|call|bid|play",
    "at {owner} turn",
    "instead of {person}",
    "is {person} to lead|call|bid|play",
    "is {person} on lead",
    "{person} is to|on lead|call|bid|play",
    "{person} should have led|called|bid|played|lead",
    "{person} should|must|had to lead|call|bid|play",
    "before {person} called|bid|passed|said|spoken",
)
#: the bid that stood
LAST_BID = (
    "over|after|on|against {last}",
    "less|lower than {last}",
    "underbids {last}",
    "{person} has bid|called|opened {last}",
    "{person} bids|calls|opens|overcalls|responds {last} +",
    "last bid be|was {last}",
    "bid of {last}",
)
#: when it was
IN_THE_AUCTION = ("in|during|before|while auction|calling", "opening bid", "before the play")
IN_THE_PLAY = ("in|during the play", "opening lead", "trick")
#: the first trick
OPENING_LEAD = ("opening lead", "first lead", "leads first|opening")

# --- what answers a fact outright: by the fact's name, its answers and how they are said. The answers' own words do too. ------

_BEFORE_THE_CUT = {
    YES: ("claims|claimed|found in time", "before the cut"),
    NO: ("claims|claimed|found too late", "after the cut", "cards|pack cut for next deal"),
}
FACTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "accepted": {
        YES: ("is accepted", "accepts", "call|bid stands", "calls over it", "{person} has called over"),
        NO: (
            "attention is drawn|called",
            "draws|calls attention",
            "not accepts",
            "is cancelled|corrected|refused",
            "at once|immediately noticed",
            "before {person} calls|called|bids",
            "nobody has called",
        ),
    },
    "replaced-by": {
        LOWEST_SAME: ("lowest sufficient", "corrects same suit|denomination", "makes it sufficient", "corrects it sufficient"),
        HIGHER_SAME: ("higher same suit|denomination", "jumps same"),
        OTHER_DENOMINATION: ("another|other|different suit|denomination", "another|other|different sufficient bid"),
        A_PASS: ("to|with|by a pass", "passes instead"),
        A_DOUBLE: ("to|with|by a double|redouble", "doubles instead"),
    },
    "any-bid-before": {
        NO: (
            "before any|anybody|anyone has bid",
            "before anybody|anyone bid|called|opened",
            "before any bid|call",
            "nobody has bid|called|opened",
            "not bid yet",
        ),
        YES: ("after|over {last}", "after|over a bid", "{person} has bid", "somebody has bid", "{person} opened"),
    },
    "any-call-before": {
        NO: ("before anybody|anyone called", "before any call", "nobody has called", "before the auction", "first call"),
        YES: (
            "{person} has called|bid|passed|opened",
            "{person} called|passed already",
            "after|over {last}",
            "after {owner} pass|bid|call",
            "after a pass|bid|call",
            "{person} opened",
        ),
    },
    "whose-turn": {
        PARTNERS: ("partner turn",),
        RIGHT_OPPONENTS: ("right opponent turn", "rho turn"),
        LEFT_OPPONENTS: ("left opponent turn", "lho turn"),
    },
    "right-opponent-then": {
        PASSES: ("rho|right then passes",),
        BIDS: ("rho|right then bids",),
        DOUBLES: ("rho|right then doubles|redoubles",),
    },
    "which-double": {
        SECOND: (
            "already doubled|redoubled",
            "doubles a doubled bid",
            "redoubles a redoubled",
            "second double|redouble",
            "doubles|redoubles twice",
        ),
        PARTNERS_BID: ("doubles {partner}", "doubles own side", "own side bid"),
        UNDOUBLED: ("undoubled", "redoubles not doubled"),
        NO_BID_YET: ("before any|anybody bid", "nobody has bid", "before any bid"),
    },
    "without-pause": {
        YES: (
            "without pause",
            "at once",
            "immediately",
            "instantly",
            "same breath",
            "slip tongue",
            "inadvertent",
            "inadvertence",
        ),
        NO: ("later", "after pause|thought|while|thinking", "too late", "late"),
    },
    "first-call-legal": {YES: ("legal call|bid", "proper call|bid"), NO: ("illegal|improper|insufficient call|bid",)},
    "change-ends-in": {
        FIRST_STANDS: ("lets first stand", "first call|bid stands"),
        SUBSTITUTED: ("substitutes another|other|legal", "puts another call"),
    },
    "said": {
        A_SPOKEN_PASS: ("passes out|when|before|instead",),
        SOMETHING_ELSE: (
            "orders|assists|lifts|takes up",
            "turns down",
            "assists|bids|declares out|when|before|instead",
            "makes|names trump|{suit}",
            "bids {call}|{number}",
        ),
    },
    "cancelled-was": {SUIT: ("names a suit",), NO_TRUMPS: ("names no trump",)},
    "harmless-after-close": {YES: ("{defender} passes", "{declarer}|{dummy} calls|bids|passes|doubles|redoubles")},
    "at-own-turn": {
        YES: ("at|in|on own|his turn", "when his turn", "at turn"),
        NO: ("out of turn", "not his turn", "when {owner} turn"),
    },
    "exposed-what": {
        AN_HONOR: ("exposes|drops|shows|faces|leads honor|honour|ace|king|queen|jack|ten",),
        SMALL: ("small|low card|{suit}", "small|low"),
        SEVERAL: ("2|3|4|several|both|some|more cards", "exposes|drops|shows|faces hand|cards"),
        LED: ("leads a small|low", "small|low led|lead"),
    },
    "leader": {
        WRONG_HAND: ("from wrong hand", "from wrong side", "from dummy", "from hand"),
        AT_DEFENDERS_TURN: ("{declarer} leads defender turn|lead",),
        DUMMY_FIRST: ("{dummy} opening lead", "{dummy} leads first"),
    },
    "opening": {YES: ("opening lead", "first lead", "first trick"), NO: ("not the opening lead", "later trick")},
    "answered": {
        ACCEPTS: ("is accepted", "accepts", "lead stands", "plays to it", "follows to it"),
        RETRACTION: (
            "is retracted|withdrawn|refused",
            "requires|demands retract|retraction|withdrawn",
            "not accepts",
            "treats penalty card",
            "lead penalty",
        ),
        FACES_HAND: ("{declarer} exposes|faces|spreads|shows|lays hand|cards", "spreads|faces his hand as dummy"),
    },
    "chosen": {
        PENALTY_CARD_CHOSEN: ("treats penalty card", "leaves penalty card", "makes it a penalty card"),
        LEAD_PENALTY_CHOSEN: ("lead penalty", "requires|demands|forbids lead|{suit}"),
    },
    "declarer-played-both": {
        YES: ("{declarer} has played from both hands", "played from both hands", "{declarer} and dummy + have played"),
        NO: ("{declarer} not played from both|dummy|hand", "{declarer} not yet played"),
    },
    "partner-played": {
        YES: ("{partner} has already played", "{partner} had played", "after {partner} played"),
        NO: ("before {partner}", "{partner} not yet played", "{partner} not played"),
    },
    "doubler": {
        PONE_UNASKED: ("before asked|asks", "unasked", "{partner} has not asked"),
        LEADERS_PARTNER_AFTER_LEAD: ("after the lead", "{partner} has led"),
    },
    "trump-is-made": {
        NO: ("before trump|make made|named|declared", "trump not made|named|declared"),
        YES: ("before lead", "after trump made|named|declared"),
    },
    "double-stands": {
        YES: ("double|redouble stands", "lets it|double|redouble stand", "accepts"),
        NO: ("refuses", "not stand", "not accepts"),
    },
    "false-lead": {
        TAKEN_BACK: ("is taken|put back", "takes|puts back", "is retracted|withdrawn|corrected", "calls a suit|card|{suit}"),
        ALL_PLAYED: ("all|everybody followed|played", "other three followed|played", "trick complete"),
    },
    "revoke-ended": {
        CORRECTED_IN_TIME: ("corrects|corrected|replaces|replaced", "not established", "before trick quitted|turned"),
        ESTABLISHED_REVOKE: (
            "established",
            "trick turned|quitted",
            "{person} has led|played to next|following trick",
            "played|plays|led|leads to the next|following trick",
            "answers|says no",
        ),
    },
    "raised-before-cut-for-the-next-deal": _BEFORE_THE_CUT,
    "raised-before-cut-for-the-next-deal-by-opponents": _BEFORE_THE_CUT,
    "established": {
        YES: (
            "established",
            "{person} has led to next|following trick",
            "{person} leads|played|led already to next|following|later trick",
            "played|plays|led|leads to the next|following trick",
            "next trick begun|started",
            "too late to correct",
        ),
        NO: (
            "not established",
            "corrects|corrected in time",
            "corrects|corrected|replaces|replaced",
            "before next trick",
            "not yet|nobody led|played to next trick",
            "notices at once",
        ),
    },
    "same-suit-before": {
        YES: (
            "second revoke same suit",
            "revoked before same suit",
            "second time same suit",
            "again same suit",
            "already revoked",
        ),
        NO: ("first revoke", "first time", "revoked not before", "only revoke"),
    },
    "forfeited-dummy-asked": {
        YES: ("{dummy} looks + asks first|revoke|him", "{dummy} forfeited|lost rights + asks", "forfeited dummy asks"),
        NO: ("{dummy} not looked", "{dummy} not forfeited"),
    },
    "raised-before-mixing-of-the-cards": {
        YES: ("before cards mixed", "cards not mixed", "not yet mixed"),
        NO: ("after cards mixed", "cards have been mixed", "cards mixed"),
    },
    "raised-before-a-play-by-each-side-to-the-next-trick": {
        YES: ("noticed at once", "before next trick"),
        NO: ("both|each sides|side played to next trick", "several|3|4|2 tricks later", "noticed later|after", "at the end"),
    },
    "penalty-card-required": {
        YES: ("{declarer} requires|demands penalty card|it", "{declarer} requires|demands it played"),
        NO: ("{declarer} not requires|demands", "{declarer} says nothing", "nobody notices"),
    },
    "new-deal-demanded": {
        YES: (
            "demands|asks|wants|requires|requests new deal",
            "demands|asks|wants|requires redeal",
            "redeal is demanded|asked",
        ),
        NOT_YET: ("nobody has demanded", "not yet demanded"),
        TOO_LATE: ("demands too late", "after last card dealt", "deal is complete|done|finished|over"),
    },
    "redeal-demanded": {
        YES: (
            "demands|asks|wants|requires|requests new deal",
            "demands|asks|wants|requires redeal",
            "redeal is demanded|asked",
        ),
        NOT_YET: ("nobody has demanded", "not yet demanded"),
        TOO_LATE: ("demands too late", "after last card dealt", "deal is complete|done|finished|over"),
    },
    "new-cut-demanded": {
        YES: ("demands|asks|wants|requires|requests new|another cut|shuffle", "cut again"),
        NOT_YET: ("nobody has demanded", "not yet demanded"),
        TOO_LATE: ("demands too late", "first card dealt", "dealing has begun|started"),
    },
    "misdeal-called": {
        YES: ("calls|demands|claims misdeal", "misdeal is called|demanded"),
        TOO_LATE: ("after cards mixed", "cards have been mixed"),
    },
    "demanded-before-dealing": {
        YES: ("before first card dealt", "before deal", "before dealing"),
        NO: ("after first card dealt", "dealing has begun|started", "first card has been dealt"),
    },
    "raised-before-dealing-of-the-last-card": {
        YES: ("during|before|while deal|dealing",),
        NO: ("deal|dealing is complete|done|finished|over", "after deal|dealing", "last card has been dealt"),
    },
    "last-card-dealt": {
        YES: ("deal|dealing is complete|done|finished|over", "after deal|dealing", "last card has been dealt"),
        NO: ("during|before|while deal|dealing",),
    },
    "found-before-end": {
        YES: ("during|before play", "before end of play", "in trick", "play not over"),
        NO: ("after play|deal", "end of play", "play is over"),
    },
    "seen": {YES: ("looked|looks at", "saw|sees cards|them|it"), NO: ("not looked|looks", "without looking|seeing")},
    "another-short": {
        YES: ("{person} has {short} cards", "another|other hand|player short|few|{short}"),
        NO: ("others|all|everybody right|correct|13", "not short"),
    },
    "where-found": {
        ELSEWHERE: ("floor", "other pack|deck", "under table", "in box"),
        IN_ANOTHER_HAND: ("in {owner} hand", "another hand", "{person} has {long} cards"),
        IN_A_TRICK: ("in a trick", "among tricks", "in quitted|earlier trick"),
        NOWHERE: ("not found", "nowhere"),
    },
    "reclaimed": {YES: ("reclaims|claims pack|back", "wants pack back"), NO: ("nobody notices|minds", "not reclaimed")},
    "during": {IN_AUCTION: ("in|during|before auction",), IN_PLAY: ("in|during the play", "trick", "opening lead")},
    "cannot-be-lost": {
        YES: ("not lose|lost", "must win", "sure|certain winner", "a winner"),
        NO: ("could be lost", "might lose"),
    },
    "partner-concedes": {
        YES: ("{partner} concedes|agrees", "both concede", "both defenders concede"),
        NO: ("{partner} not agrees|concedes", "{partner} disagrees|disputes|objects|refuses", "alone"),
    },
    "disputed": {
        YES: ("{defender} disputes|contests|objects|disagrees", "disputes|contests|disputed", "not agrees"),
        NO: ("defenders|both agree", "nobody disputes|objects", "agrees"),
    },
    **poker_clauses.FACTS,
    **table_clauses.FACTS,
}
