"""The verbs of bridge: the tournament and its director.."""

from referee.core.verbs import Shapes

_GROUNDS = (
    "comparable-call|insufficient-bid|could-have-known|withdrawn|heard-explanation|penalty-card|"
    "penalty-card-in-hand|own-lead|misinformed-call|misinformed-play|wrong-explanation|no-agreement|"
    "kept-back|forbidden-method|revoke|repeated-revoke|both-revoked|played-twice|deceptive-manner|"
    "ignorance|own-error|none-prescribed|wrong-ruling|unplayable|wrong-cards|other-match-result|too-hard"
)

VERBS: Shapes = {
    # the director adjusts the score of a side, and on what ground
    "adjusts": f"SIDE [{_GROUNDS}] NUMBER",
    # the score that he assigns a side in the place of its own; several with the weight of each before it
    "assigns": f"SIDE [{_GROUNDS}] NUMBERS",
    # what he gives a side on a board without a result; the number is what it has on the others, in hundredths
    "averages": "SIDE plus|even|minus [NUMBER]",
    # the director gives a side so many of the tricks left, and why
    "awards": "SIDE [doubtful|outstanding-trump|new-line|on-partner|finesse|as-played] NUMBER",
    "assesses": "SEAT",
    "psychic": "SEAT",
    "explains": "SEAT",
    "corrects": "SEAT",  # says that he or his partner has explained something wrongly
    "directs": "play|not CARD",  # the director says which card declarer is to play from either hand, or not to
    "fouled": "NUMBERS",
    "moved": "",  # the board has been moved
    "returned": "",  # all four hands are back in the board
    "posted": "",  # the official score is posted
    "minutes": "NUMBER",  # so much time goes by
    "scores": "SIDE NUMBERS",  # a traveller: the side's score at each table
    "field": "SIDE NUMBERS",  # the side's score at each of the other tables
    "otherroom": "SIDE NUMBER",  # the side's score at the other table of the match
    "rooms": "NUMBERS",  # team of four: N-S score in the one room and in the other
    "slips": "NUMBERS",  # replay: N-S score in the original play and in the replay
    "facedown": "SEAT [CARD]",  # leads face down
    "askew": "SEAT NUMBER",  # says that a card of that trick points the wrong way
    "wrongboard": "played|new",  # the board is another than that of this round, known to one of the four or to none
    "wrongcards": "SEAT",  # has called on the cards of another board
    "round": "",  # the round is over
    "onward": "SEAT",  # has called on the next board
    "misleads": "SEAT OTHER",  # tells him wrongly that it is his turn
    # what the director finds that no log can show, of one player or of whatever waits for it
    "judges": "[SEAT] "
    "comparable|not-comparable|misinformed|unclear|unintended|intended|artificial|alternative|no-alternative|suggested|not-suggested|gained|"
    "not-gained|interferes|harmless|agreed|not-agreed|seen|unseen|playable|not-playable|replay|no-replay",
}
