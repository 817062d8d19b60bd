"""The verbs of bridge: the tournament and its director.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    # the director adjusts the score of a side, and on what ground
    "adjusts": "SIDE ["
    "comparable-call|insufficient-bid|could-have-known|withdrawn|heard-explanation|penalty-card|"
    "penalty-card-in-hand|own-lead|misinformed-call|misinformed-play|wrong-explanation|no-agreement|"
    "kept-back|forbidden-method|revoke|repeated-revoke|both-revoked|played-twice|deceptive-manner|"
    "ignorance|own-error|none-prescribed|wrong-ruling|unplayable|wrong-cards|other-match-result|too-hard"
    "] NUMBER",
    # the director gives a side so many of the tricks left, and why
    "awards": "SIDE [doubtful|outstanding-trump|new-line|on-partner|finesse|as-played] NUMBER",
    "assesses": "SEAT",
    "psychic": "SEAT",
    "explains": "SEAT",
    "directs": "play|not CARD",  # the director says which card declarer is to play from either hand, or not to
    "fouled": "NUMBERS",
    "moved": "",  # the board has been moved
    "returned": "",  # all four hands are back in the board
    "posted": "",  # the official score is posted
    "minutes": "NUMBER",  # so much time goes by
    "scores": "SIDE NUMBERS",  # a traveller: the side's score at each table
    "rooms": "NUMBERS",  # team of four: N-S score in the one room and in the other
    "slips": "NUMBERS",  # replay: N-S score in the original play and in the replay
    "round": "",  # the round is over
    "onward": "SEAT",  # has called on the next board
    "misleads": "SEAT OTHER",  # tells him wrongly that it is his turn
    # what the director finds that no log can show, of one player or of whatever waits for it
    "judges": "[SEAT] "
    "comparable|not-comparable|unintended|intended|artificial|alternative|no-alternative|suggested|not-suggested|gained|"
    "not-gained|interferes|harmless|agreed|not-agreed|seen|unseen|playable|not-playable",
}
