"""The verbs of setting: a deal as it begins, or where a log begins in the middle.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "deal": "[NUMBER]",  # a new deal begins
    "board": "NUMBER",  # a new deal begins whose dealer and vulnerability the board's number gives
    "dealer": "SEAT",
    "vulnerable": "VULNERABLE",
    "pack": "NUMBER",  # the pack by its size
    "hand": "SEAT -|(HAND|CARDS [...])|...",  # also `hand N AK.QJ.T9.87`; `...`: and cards not told; `-`: unknown
    "turn": "SEAT",  # a log that begins in the middle: whose turn it is
    "trump": "SUIT|no-trump",  # begins after the trump was made
    "contract": "(SEAT CONTRACT)|(CONTRACT SEAT) [doubled|redoubled]",  # begins after the auction: `contract S 4H doubled`
    "taken": "SIDE|SEAT NUMBER [CARDS]",  # begins in the middle of the play: tricks already won, and the cards in them
    # begins in the middle: what somebody has done by then
    "before": (
        "SEAT (played|showed|discarded|turned CARDS)|(melded CARDS [NUMBER])|(scored NUMBER)|(put|won|blind AMOUNT)|"
        "(bet [AMOUNT])|opened|dropped|captured|(swept NUMBER)|(built CARDS NUMBER)"
    ),
    "below": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: part score
    "games": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: games won
    "points": "SIDE|SEAT NUMBER",  # begins in the middle of a game: points scored
    # words about the record: on one call or card, a table and its rows, cards behind a gap, what cannot be, or a comment, with
    # the number of calls and of cards before it
    "note": '[call|card|table|row|gap|doubt] [NUMBERS] ["TEXT"]',
    "tags": "TAGS",  # what a record of another program says of itself: `tags Contract "4S", Result "10"`
}

OF_CERTAIN_GAMES: Shapes = {
    # rule: an optional rule that the players have agreed on; told before the first deal it holds for all of them
    "rule": (
        "deal-advantage|opposite-partners|free-drawing|no-split|touching|open-cards|"
        "must-trump-and-head|may-trump|"
        "double-from-nine|double-from-ten|double-from-eleven|"
        "no-doubles|fourflush|three-raises|short-hand|last-call|original-schedule|inverted-schedule|by-value|"
        "passed-deals|no-void-call|void-call-with-card|all-eight|pool|by-difference|pool-fines|ace-low|wild-low|double-ace-low|bonuses|doubling-chips|"
        "high-low|high-only|dealers-choice|ace-calls-for-nothing|spades-double|low-to-winner|strict-skeet"
        "|count-in-tens|count-in-fives"
        "|single-deals|heading|rising-values|doubling-values|by-tens|sequences|wild-melds|by-cards|small-widow"
        "|two-without-meld|only-matched-after-break"
    ),
}

SAID: Sayings = {
    "hand": (
        "has|holds|holding|keeps|hides {card}|{suit}",
        "finds|found|notices|sees|discovers {card}|{suit}",
        "with {card}|{suit} hand|fist|left|still",
    ),
    "trump": ("{suit} is trump|trumps",),
}

BETWEEN = dict.fromkeys(("deal", "board", "dealer", "note", "tags"))

OF_SHEETS = dict.fromkeys(("points", "below", "games"))
