"""The verbs of a log, each with the objects it takes.

What a verb does at a table is said by the play of a game (`referee.play`); here stands only how it is written.
"""

from __future__ import annotations

#: The verbs of a log and the objects each takes, in the one order that all of them keep:
#: SEAT (who), OTHER (whom), SIDE, a plain word (how), RANK, PILES, CARDS or CALL or SUIT, NUMBERS, AMOUNTS, "TEXT". Square
#: brackets: may be left out; a|b: one of these words. grammars/record.lark says the same to the parser, and a test holds the
#: two together.
_ANY: dict[str, str] = {
    # --- the deal and its setting
    "deal": "[NUMBER]",  # a new deal begins
    "board": "NUMBER",  # a new deal begins whose dealer and vulnerability the board's number gives
    "dealer": "SEAT",
    "vulnerable": "none|NS|EW|both",
    "pack": "NUMBER",  # the pack by its size
    "hand": "SEAT CARDS [...]",  # also `hand N AK.QJ.T9.87`; `...`: and cards not told; `-`: unknown
    "turn": "SEAT",  # a log that begins in the middle: whose turn it is
    "trump": "SUIT|no-trump",  # begins after the trump was made
    "contract": "SEAT CALL [doubled|redoubled]",  # begins after the auction: `contract S 4H doubled`
    "taken": "SIDE|SEAT NUMBER",  # begins in the middle of the play: tricks already won
    "below": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: part score
    "games": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: games won
    "points": "SIDE|SEAT NUMBER",  # begins in the middle of a game: points scored
    # --- moves (kept as runs where they follow each other)
    "call": "SEAT CALL",  # `call S 1S, W pass` ; `auction 1S pass 2H` is a run from the dealer
    "play": "SEAT CARD",  # `play E D7, S DK` ; `trick W H4 H9 HJ C2` is a run from its leader
    # --- before and during the deal
    # draws: other: from another pack; NUMBER: as many cards asked of the dealer
    "draws": "[SEAT] [OTHER] [end|other|stock|pile|faced] [CARDS|NUMBER]",
    "shuffles": "SEAT [below]",  # below the table
    "cuts": "SEAT [NUMBER]",
    # deals: hands: cards to each; widow: laid out after that round
    "deals": "SEAT [hands|rounds|incorrectly|two|unshuffled|widow NUMBERS]",
    "dealt": "[SEAT]",  # the last card is dealt, to that player
    "faces": "[SEAT] shuffle|cut|deal|last|pack CARD",  # last: one of the last cards of the deal
    "damaged": "CARD",
    "marked": "CARD",
    "foreign": "CARD",
    "lacks": "CARD",
    "interchanges": "[SIDE]",
    "reclaims": "SIDE",
    "picks": "SEAT OTHER [seen|unseen]",
    "touches": "SEAT [pile] [CARD]",
    "interrupts": "SEAT",  # the dealer while he deals
    "looks": "SEAT [OTHER] [bottom|hand|received|widow|discards|taken|extra|down|crib]",
    "counts": "SEAT [hand|crib|pack|widow|discards] NUMBER",  # pack: the dealer counts what is not dealt yet
    "finds": "[SEAT] [OTHER] floor|trick|hand|pack|nowhere|left [CARD]",
    "mixes": "[SEAT]",
    # --- words and gestures
    "attention": 'SEAT [OTHER] ["TEXT"]',
    # asks: lead: whether he may lead
    "asks": "SEAT [OTHER] review|number|revoke|law|trick|meaning|lead|count|trump|bids|out|RANK|CARD",
    # demands: place: the cards before their players
    "demands": "SEAT shuffle|redeal|misdeal|balance|seats|show|rotation|pack|correction|place|director",
    "accepts": "SEAT",
    "refuses": "SEAT",
    "enters": "SEAT [NUMBER]",  # cuts into another table, at which so many others wait to play
    "waives": "SEAT",
    "consults": "SEAT OTHER",
    "requires": "SEAT OTHER lead|play|highest|lowest|win|lose|trump|pass|retract|withdraw|hand [CARD|SUIT]",
    "forbids": "SEAT OTHER lead|play|trump [CARD|SUIT]",
    "lets": "SEAT OTHER",  # leaves the player free, where a demand was possible
    "cancels": "SEAT doubles",
    "discloses": 'SEAT [CARDS|SUIT] ["TEXT"]',
    "suggests": 'SEAT [OTHER] [CARD|SUIT] ["TEXT"]',
    "warns": "SEAT OTHER",
    "hesitates": "SEAT",
    "emphasises": "SEAT",
    "approves": "SEAT",
    "influenced": "SEAT",
    "infers": "SEAT [OTHER]",
    "silent": "SEAT",
    "undisclosed": 'SEAT ["TEXT"]',
    "announces": 'SEAT [bet|raise|call|check|pass|drop|draw|blind|see|last|natural|over|under|even|SUIT] [AMOUNT] ["TEXT"]',
    "gathers": "SEAT [AMOUNT]",
    "rake": "AMOUNT",  # what the house takes out of the pot
    "detaches": "SEAT [CARD]",
    "watches": "SEAT OTHER",
    "scatters": "SEAT",  # does not keep his side's tricks in order
    "spectator": '["TEXT"]',
    # --- in the auction and the play
    "changes": "SEAT [at-once|late] CALL",
    "simultaneous": "SEAT CALL",
    "exposes": "SEAT [OTHER] [hand|floor|widow|discards] [CARDS]",  # OTHER: to whom alone; floor: below the table
    "arranges": "SEAT",  # touches dummy's cards to arrange them
    "pulls": "SEAT [CARD]",  # draws the trick or his card of it towards him, or says that it is his
    "names": "SEAT [OTHER] CARD|SUIT|RANK",
    "designates": "SEAT OTHER CARD",
    "retracts": "SEAT [CARD|CALL]",
    "substitutes": "SEAT [for] CARD [CARD]",  # the new card, then the one taken back
    "adds": "SEAT CARD [NUMBER]",  # to the trick of that number
    "omits": "SEAT",  # does not play to the trick
    "quits": "[SEAT]",  # the trick is turned and quitted
    "abandons": "",  # all throw their hands on the table face up
    "leaves": "SEAT [CARD]",  # leaves the turned-up card lying
    "places": "SEAT CARD",  # dummy puts a card in the played position
    "inspects": "SEAT NUMBER",
    "claims": 'SEAT [shown] NUMBER ["TEXT"]',  # shown: with the cards on the table
    "concedes": "SEAT NUMBER",
    "disputes": "SEAT",
    "agrees": "SEAT",
    "takes": "SIDE|SEAT NUMBER",  # tricks taken from the other side as a penalty
    # --- the score
    "pays": "SEAT [OTHER] NUMBER",  # another player, or the pool
    "penalty": "SEAT NUMBER",  # takes points for his side, or, below nothing, from the other, for a revoke
    "took": "SEAT CARDS|NUMBER",  # the cards that count, or their points, where the play is not told
    "won": "SIDE|SEAT NUMBER",  # tricks won, where the play is not told
    "honors": "SEAT NUMBER|aces|chicane",
    "score": "SIDE|SEAT [below|above] NUMBER",
    "amends": "SIDE|SEAT [below|above|game] NUMBER",
    "agreed": "[score|rubber|muggins|looking-back]",
    "unfinished": "",  # the rubber is broken off
    "round": "",  # the round is over
    "moved": "",  # the board has been moved
    "returned": "",  # all four hands are back in the board
    "posted": "",  # the official score is posted
    "minutes": "NUMBER",  # so much time goes by
    "scores": "SIDE NUMBERS",  # a traveller: the side's score at each table
    "rooms": "NUMBERS",  # team of four: N-S score in the one room and in the other
    "slips": "NUMBERS",  # replay: N-S score in the original play and in the replay
    # --- the tournament director
    "director": "[SEAT]",
    "adjusts": "SIDE NUMBER",
    "assesses": "SEAT",
    "psychic": "SEAT",
    "explains": "SEAT",
    "fouled": "NUMBERS",
    "note": '["TEXT"]',
}
#: those of certain games: where a game knows nothing of them, the log is of another
_SOME: dict[str, str] = {
    # --- the make of the trump and the doubling
    "makes": "SEAT [alone] SUIT|no-trump",  # also `makes E hearts alone`
    "doubles": "SEAT",  # and redoubles
    "passes": "SEAT [OTHER] [CARDS|NUMBER]",  # leaves it to the next; or hands cards on
    # --- bids, the turn-up and the widow, and the partners of a deal
    "bids": "SEAT CALL|NUMBER|nap|wellington|blucher|nullo|hold",
    "orders": "SEAT [alone]",  # accepts the turn-up as an opponent of the dealer
    "assists": "SEAT [alone]",  # accepts it as the dealer's partner
    "lifts": "SEAT [alone]",  # accepts it as the dealer
    "rejects": "SEAT",  # turns it down as the dealer
    "solo": "SEAT",  # says that he plays alone
    "widow": "[SEAT] [CARDS]",  # takes the widow; without a seat, the cards that lie in it
    "discards": "SEAT [down] CARDS|NUMBER",
    "chooses": "SEAT OTHER",  # takes a player for his partner
    "wants": "SEAT CARD|SUIT",  # whoever holds the card, or the best of the suit, is his partner
    # exchanges: puts a card away for one that the other gives him; or his hand for the extra one
    "exchanges": "SEAT [OTHER] [CARD] [CARD]",
    "robs": "SEAT [CARD]",  # takes the turn-up for this card
    "declines": "[SEAT]",  # could rob, or make a move, and does not
    # --- betting: chips, and cards dealt as it goes on
    "limit": "[pot|stakes] AMOUNTS",
    "stack": "[SEAT] AMOUNTS",  # what he has in front of him; without a seat, what each has, by seat
    "pot": "AMOUNT",  # what lies there from an earlier deal
    # rule: an optional rule that the players have agreed on
    "rule": (
        "no-doubles|fourflush|three-raises|short-hand|last-call|original-schedule|inverted-schedule|by-value|passed-deals|"
        "by-difference|pool-fines|ace-low|wild-low|double-ace-low|bonuses|doubling-chips|high-low|high-only|dealers-choice"
    ),
    "wild": "[bug|not-held] CARDS",  # cards agreed to be wild, and what they may stand for if not for any card
    "antes": "[SEAT] [alone] AMOUNT",  # without a seat: everybody; alone: one for all
    "blinds": "SEAT AMOUNT",  # a blind bet, raise or straddle
    "checks": "SEAT",
    "bets": "SEAT [red|black] AMOUNT",
    "calls": "SEAT [AMOUNT]",
    "raises": "SEAT [to] AMOUNT",  # by so many, or to so many
    "puts": "SEAT [unannounced] AMOUNT",  # chips without a word about them
    "drops": "SEAT [down]",  # down: without facing the cards
    "withdraws": "SEAT [AMOUNT]",
    "up": "SEAT CARDS",  # dealt face up
    "down": "SEAT CARDS|NUMBER",
    "first": "SEAT OTHER",  # the dealer says who bets first
    "center": "CARDS",
    "serves": "SEAT [up|bottom] CARDS|NUMBER",  # what the dealer gives in the draw
    "stands": "SEAT",
    "shows": "SEAT [openers] [CARDS]",
    "declares": "SEAT high|low|both",
    "improper": (
        "SEAT [OTHER] partnership|trade|remark|sandbag|blind|pass-deal|swap|limit|below-table|interferes|exposes-card|"
        "silent-on-draw|no-announcement|upcards-left|first-card-up|reclaims-discard|too-many-played|ace-unnamed|no-burn|"
        "fouls|value-unsaid|before-signal|order-changed|signal-unasked|widow-down"
    ),
    # --- cards in piles on the table
    "pile": "[SEAT] PILE [CARDS] [NUMBER]",  # what lies in it: these cards face up, on so many face down
    "turns": "[SEAT] [down|over|toward] [PILE] [CARDS]",  # turns cards up; over: a whole pile; toward: to himself first
    "moves": "[SEAT] [OTHER] PILE PILE [CARDS] [NUMBER]",  # OTHER: whose pile they come from
    "loads": "SEAT PILE PILE [CARD]",  # onto the other player's pile
    "spreads": "[SEAT] [OTHER] PILE",
    "stops": "SEAT",
    "captures": "SEAT CARDS",  # the card from the hand, then what it takes in
    "builds": "SEAT CARDS [NUMBER]",  # the card from the hand, then what it is put to; the number announced
    "trails": "SEAT CARD",
    "covers": "SEAT [CARD]",  # lays a card, or turns a build, face down
    "lays": "SEAT [OTHER] [RANK] [CARDS] [NUMBER]",  # RANK and NUMBER: what he says they are
    "doubts": "SEAT",
    "gives": "SEAT OTHER [CARDS]",
    "slaps": "SEAT",
    # --- bets on cards
    "money": "[SEAT] [CARDS] NUMBER",  # chips laid on money cards
    "splits": "SEAT [NUMBER]",  # the bet on the second hand
    "redoubles": "SEAT",
    "burns": "SEAT [CARD]",
    # --- draw, meld, discard
    "melds": "SEAT [RANK] CARDS",  # a set laid down, or in canasta cards added to one of the side, by its RANK
    "knocks": "SEAT",
    "out": "SEAT",  # announces that he is out
    "rummy": "SEAT CARDS",  # calls rummy: the discard that he lays off, and his own in its place
    "sees": "SEAT CARDS",  # cards of the stock that he has no right to see
    "buries": "SEAT",  # has a card seen so put in the middle of the stock
    "restores": "SEAT [CARDS]",  # puts back what he drew, or takes up what he laid down
    "answers": 'SEAT yes|no|"TEXT"',
    # --- counting and pegging
    "go": "SEAT",  # cannot play
    "says": "SEAT NUMBER",  # the running total
    "pegs": "SEAT NUMBER",
    "muggins": "SEAT NUMBER",  # points that another has overlooked
}
VERBS = _ANY | _SOME
OF_CERTAIN_GAMES = frozenset(_SOME) | {"call", "play"}
