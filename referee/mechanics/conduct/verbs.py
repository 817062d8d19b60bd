"""The verbs of conduct: words and manners.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    # asks: lead: whether he may lead
    "asks": "SEAT [OTHER] review|number|revoke|law|trick|meaning|lead|count|trump|bids|out|RANK|CARD",
    "consults": "SEAT OTHER",
    "discloses": 'SEAT [CARDS|SUIT] ["TEXT"]',
    "suggests": 'SEAT [OTHER] [CARD|SUIT] ["TEXT"]',
    "warns": "SEAT OTHER",
    "hesitates": "SEAT",
    "emphasises": "SEAT",
    "approves": "SEAT",
    "influenced": "SEAT",
    "infers": "SEAT [OTHER]",
    "silent": "SEAT [explanation]",  # of his partner's, that was wrong
    "undisclosed": 'SEAT ["TEXT"]',
    "announces": 'SEAT [bet|raise|call|check|pass|drop|draw|blind|see|last|natural|over|under|even|SUIT] [AMOUNT] ["TEXT"]',
    "watches": "SEAT OTHER",
    "spectator": '["TEXT"]',
}

OF_CERTAIN_GAMES: Shapes = {
    "improper": (
        "SEAT [OTHER] partnership|remark|sandbag|pass-deal|swap|below-table|interferes|"
        "exposes-card|silent-on-draw|no-announcement|upcards-left|first-card-up|"
        "too-many-played|ace-unnamed|no-burn|fouls|value-unsaid|before-signal|order-changed|signal-unasked|"
        "widow-down"
    ),
}

SAID: Sayings = {
    "asks": ("asks|enquires",),
    "consults": ("consults",),
    "announces": ("announces",),
    "warns": ("warns",),
    "hesitates": ("hesitates|dithers|agonises",),
}
