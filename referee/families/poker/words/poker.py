"""The words in which people ask about poker: bets, the deal, the draw, openers, stud and the showdown. Data only."""

from referee.core.asked import Asked, asked
from referee.core.fact import NO, YES
from referee.families.poker.facts.limits import AMOUNT, HALF, LIMIT_PASSED, RAISES, STRADDLES
from referee.families.poker.facts.stud import ON_PURPOSE

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    # --- chips and turns
    "chips-out-of-turn": asked(
        "bets out of turn",
        "bet|raise|call|bets|raises|calls out of turn",
        "bets|raises|calls {number} out of turn",
        "puts|throws chips in pot out of turn",
        "bets|raises|calls before his|{owner} turn",
        "bets|raises|calls when|while is {owner} turn",
        "bets|raises|calls before {person} has bet|called|spoken|acted|checked",
    ),
    "chips-at-his-turn": asked("has chips in pot when his turn comes", "his turn comes with chips already in pot"),
    "chips-after-dropping": asked(
        "bets after dropping",
        "bets|calls|raises after he dropped|folded|passed",
        "wants his hand back after dropping|folding",
        "reclaims a hand he has dropped|folded|discarded",
    ),
    "short-call": asked(
        "puts in too few|little chips to call",
        "calls with too few|little chips",
        "puts in less than|insufficient a call",
        "call is short|insufficient",
        "insufficient|short call",
        "bets insufficiently",
        "puts in|chips {number} where|when|while|though {number} is bet|due|needed",
        "puts in {number} to|for call|bet of {number}",
    ),
    "raise-under-minimum": asked(
        "raises by less than the minimum|least|bet",
        "raise under|below|smaller than minimum|bet|last raise",
        "raises too little",
        "raises too small",
    ),
    "bet-over-stack": asked(
        "bets more than {person} has",
        "bets|raises more than opponent has",
        "taps {person}",
        "bet exceeds stack of {person}",
    ),
    "chips-not-on-table": asked(
        "adds chips to his stack during|in the hand",
        "bets more than he has in front",
        "takes chips off|from table",
        "buys chips in middle of hand",
    ),
    "string-bet": asked(
        "makes a string bet|raise",
        "string|installment bet|raise",
        "adds chips to his bet",
        "goes back to his stack to raise",
    ),
    "announced-bet-underpaid": asked(
        "announces a raise + puts in less|fewer",
        "puts in less|fewer than he announced|said",
    ),
    "unannounced-bet": asked(
        "puts in chips without a word|announcing|saying",
        "bets|raises without announcing|saying",
    ),
    "check-out-of-turn": asked(
        "checks out of turn", "check out of turn", "checks before his|{owner} turn", "checks when is {owner} turn"
    ),
    "check-after-bet": asked(
        "checks after|over a bet", "checks after {person} has bet", "checks though|although|when {person} has bet"
    ),
    "check-not-allowed": asked(
        "checks where checking is not allowed",
        "checks when he must bet",
        "checks with high card",
        "checks before draw where that is not allowed",
    ),
    "dropped-out-of-turn": asked(
        "drops out of turn",
        "folds|passes out of turn",
        "drop|fold out of turn",
        "throws|discards his hand in out of turn",
        "folds|drops before his|{owner} turn",
    ),
    "dropped-at-showdown": asked(
        "throws in his hand at showdown",
        "discards|throws|folds|mucks his hand at showdown",
        "discards|throws in hand after {person} announced a higher|better hand",
    ),
    "announced-out-of-turn": asked(
        "announces a bet|raise|call|drop|pass out of turn",
        "says he will bet|raise|call|drop|fold|pass out of turn",
        "announces out of turn",
    ),
    "announced-drop": asked("announces that he drops|folds|passes"),
    "announced-bet": asked(
        "announces a bet|raise of {number} in turn", "announces a bet|raise|call in turn", "says he bets|raises|calls in turn"
    ),
    "announcement-not-kept": asked("goes back on his announcement", "breaks his announcement of a bet|raise"),
    "chips-taken-back": asked(
        "takes chips back|out from pot",
        "takes chips back from the pool",
        "takes|withdraws chips|money back|from pool|pot",
        "withdraws chips|bet from pot",
        "takes his bet|chips back",
        "withdraws his bet|chips",
        verb="withdraws",
    ),
    "adds-to-raise": asked("adds chips to raise after short call", "raises after putting in too little"),
    "pot-to-wrong-player": asked("takes pot he has not won", "takes|gathers in wrong pot", "takes|gathers {owner} pot"),
    "blind-unequal": asked(
        "bets blind too much|little", "straddles with the wrong amount|chips", "blind raise of the wrong amount"
    ),
    "blind-bet-out-of-turn": asked("straddles|bets blind out of turn", "straddle out of turn", "blind bet by the wrong player"),
    "chips-after-betting": asked(
        "bets when the betting is over", "bets|raises after the last call", "puts chips in at showdown"
    ),
    "blind-not-posted": asked("does not bet blind", "not post|put in blind", "blind not posted|bet"),
    # --- the deal
    "two-faced-to-player": asked("gets|receives 2 cards face up", "dealt 2 cards face up"),
    "misdeal-declared": asked("loses his deal by misdeal"),
    "own-card-exposed": asked(
        "exposes a card of his own", "exposes|shows|drops his own card|{card}", "turns up|over hole|down card|{card}"
    ),
    "card-exposed-by-another": asked(
        "exposes a card of {owner} hand", "knocks over {owner} card", "causes {owner} card exposed"
    ),
    "misdeal-called-by-interferer": asked("calls a misdeal after interfering"),
    "seats-demanded": asked("demands a reseating", "demands|wants seats drawn|changed", "demands|wants to redraw seats"),
    # --- the draw
    "wrong-number-served": asked(
        "gets too many|few cards in draw",
        "is served|dealt|given too many|few cards in draw",
        "is served the wrong number of cards in draw",
    ),
    "exposed-draw-card": asked("gets a card face up in draw", "card exposed in draw", "is served an exposed card", gets=True),
    "bottom-card-served": asked("serves the bottom card", "deals bottom card in draw"),
    "lets-another-draw": asked("lets {person} draw out of turn", "lets|allows {person} draw before|ahead", "draws out of turn"),
    "draws-when-passed-over": asked("draws though he has let {person} draw before him", "draws after being passed over"),
    "slip-in-draw": asked(
        "asks for another number of cards",
        "corrects the number of cards he wants",
        "changes number of cards he asked",
    ),
    "discard-does-not-fit": asked(
        "discards {number} cards + draws {number}",
        "discards wrong number of cards",
        "discards more|fewer cards than he draws",
    ),
    "dealer-silent-on-draw": asked("does not announce how many cards he draws", "draws without announcing|saying how many"),
    "asks-number-drawn": asked("asks how many cards {person} drew", "asks {person} how many cards he drew"),
    # --- openers
    "false-openers": asked(
        "opens without openers",
        "opens|opened without proper|jacks openers|better",
        "opens on a pair of tens|nines|nothing",
        "false openers",
        "opener had no openers",
    ),
    "false-openers-found": asked("is found to have had no openers", "false openers found|discovered before|after draw"),
    "pot-open-again": asked("falsely opened pot may be opened by another", "can another open a falsely opened pot"),
    "openers-not-shown": asked(
        "does not show his openers", "throws|discards hand without showing openers", "openers not shown"
    ),
    "openers-split": asked("splits his openers", "discards a card of his openers"),
    # --- the showdown
    "hand-misstated": asked(
        "announces a hand he does not hold",
        "announces a flush|straight|pair he has not",
        "miscalls his hand",
        "misstates his hand",
    ),
    "wild-hand-changed": asked(
        "changes what his wild card is", "changes designation of wild card", "names|calls joker|wild card something else"
    ),
    "wild-designation-demanded": asked("demands to know what wild card is", "asks what wild card stands for"),
    "hand-not-shown": asked("does not show his whole|full hand", "shows only some|part of hand|cards at showdown"),
    # --- stud
    "too-many-down": asked("gets 2|3 cards face down in first round", "dealt too many cards face down", gets=True),
    "no-hole-card": asked("gets no hole card", "has no hole card", gets=True),
    "player-left-out": asked(
        "is left out in a round of cards", "not get an upcard", "is skipped in a round of cards", gets=True
    ),
    "impossible-call": asked(
        "calls when he cannot win|beat", "calls with a hand that cannot beat cards showing", "impossible call"
    ),
    "wrong-first-bettor": asked("names wrong player to bet first", "miscalls the high hand", "designates wrong player to bet"),
    "announcement-omitted": asked("does not say who bets first", "not announce first bettor|possible flush|straight"),
    "upcards-not-turned": asked("leaves his upcards face up", "not turn down his upcards"),
    "rotation-demanded": asked("demands that round begin in old order", "demands old rotation of deal"),
    "beaten-hand-stays": asked("checks|calls with a beaten hand in last interval", "stays in with beaten hand"),
    "pack-ran-short": asked(
        "turns up a common card because the pack is short", "pack runs short", "not enough cards for last round"
    ),
    "discard-reclaimed": asked("takes back discards after separating his hand", "reclaims his discards"),
    "too-many-played": asked("plays more than 5 cards", "shows 6|7 cards as his hand"),
    # --- high and low
    "declaration-changed": asked("changes his declaration", "declares high after declaring low"),
    "shown-before-declaring": asked("shows his hand before {person} has declared", "shows hand before declarations"),
    "ace-not-named": asked("does not say whether ace is high or low", "not designate his ace|aces"),
    "raise-after-check": asked("raises after checking", "checks and raises", "raises after he checked"),
    "fouled-by-another": asked("has his hand fouled by {person}", "hand fouled by another|{person}"),
    # --- Dealer's Choice
    "upcard-not-paid": asked(
        "does not pay for his upcard",
        "not match the pot for a three|four|five|seven|ten face up",
        "neither matches pot nor drops",
    ),
    "unequal-ante": asked("demands a larger ante from {person}", "asks|demands unequal antes"),
    "not-one-concealed": asked("turns up both|neither concealed cards", "not keep one card concealed"),
    "value-not-announced": asked("does not announce value of his hand", "shows his hand without announcing its value"),
    "draw-not-paid": asked("draws without paying", "not pay for card he draws"),
    "wrong-way-up": asked("gets a replacement dealt wrong way up", "is dealt a replacement face up instead of down"),
    "drawn-after-standing": asked("draws after standing", "draws again after he stood"),
    "discards-alike": asked("discards 2 cards both face up|down"),
    "turned-before-signal": asked("turns his card before the signal", "turns up card before dealer signals"),
    "order-changed": asked("changes the order of his face-down cards", "changes order of his cards"),
    "signal-unasked": asked("gives signal without asking", "signals before all are ready"),
    "exposed-at-other-time": asked("exposes his card later|earlier than others", "turns his card after seeing others"),
    # --- knock and whiskey poker, bingo
    "draws-several": asked("draws more than one card from stock", "draws 2|several cards from stock"),
    "takes-part-of-widow": asked("takes 2|3|4 cards of widow", "exchanges 2|3|4 cards with widow"),
    "knocker-plays-on": asked("draws after knocking", "exchanges after he knocked", "takes another turn after knocking"),
    "draws-and-knocks": asked("draws and knocks in one turn", "knocks in turn in which he exchanged"),
    "passes-again": asked("passes twice running", "passes in 2 turns running"),
    "widow-left-down": asked("leaves widow face down", "neither takes nor turns up widow"),
    # --- manners
    "deal-passed-up": asked("passes up his deal", "not want to deal", "lets his turn to deal go by"),
    "seats-exchanged": asked("changes|exchanges|swaps seats with {person}", "exchange of seats"),
    "plays-as-partners": asked("plays in partnership with {person}", "agrees to split|share|divide pot with {person}"),
    "private-trade": asked("buys|trades chips from|with {person}", "sells chips to {person}", "lends chips to {person}"),
    "false-remark": asked("makes a false remark", "lies about his hand"),
    "sandbags": asked("sandbags", "checks a good hand to raise later"),
    "false-blind-bet": asked("claims to bet blind after looking", "says he bets blind after looking|seeing his hand"),
    "limit-changed": asked("changes the limit during the game", "wants another limit"),
    "held-below-table": asked("holds his hand below the table", "hand below table level"),
    "card-refused": asked(
        "refuses a card that he has to accept",
        "refuses|declines card must|has accept|take",
        verb="refuses",
    ),
    "dealt-against-ruling": asked(
        "deals a card otherwise than the ruling has it",
        "deals card against|contrary ruling|penalty",
        verb="up",
    ),
    "bet-over-limit": (
        asked(
            "bets more than the limit",
            "bets above|over|beyond the limit",
            "raises above|over|beyond|more than the limit",
            "bet|raise above|over|beyond limit",
            "exceeds the limit",
            of=LIMIT_PASSED.told(AMOUNT),
        ),
        asked(
            "raises too often",
            "raises too many times",
            "raises a fourth time",
            "makes more raises than agreed",
            of=LIMIT_PASSED.told(RAISES),
        ),
        asked(
            "straddles too many times",
            "makes a straddle too many",
            "another straddle than agreed",
            of=LIMIT_PASSED.told(STRADDLES),
        ),
        asked("bets blind more than half open stake", "stakes blind more than half", verb="raises", of=LIMIT_PASSED.told(HALF)),
        asked(
            "bets outside the limits",
            "bets more|less than limit|maximum|minimum",
            "bets over|above|below limit",
            verb="bets",
        ),
        asked(
            "bets more than the pool",
            "bets more than|over pool|pot",
            verb="bets",
        ),
    ),
    "hole-card-dealt-up": (
        asked("gets his hole card face up", "hole card dealt|exposed face up", gets=True, of=((ON_PURPOSE.name, NO),)),
        asked("deals first card up intentionally|purpose", gets=True, of=((ON_PURPOSE.name, YES),)),
    ),
}
