"""The verbs of deal: the shuffle, the cut, the deal and the pack.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "shuffles": "SEAT [below]",  # below the table
    "cuts": "SEAT [NUMBER]",
    # deals: hands: cards to each; widow: laid out after that round
    "deals": "SEAT [hands|rounds|incorrectly|two|unshuffled|widow [NUMBERS]]",
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
    "looks": "SEAT [OTHER] [bottom|hand|received|widow|discards|taken|extra|down|crib|stock] [CARD]",
    "counts": "SEAT [hand|crib|pack|widow|discards|stock|payoff] NUMBER",  # pack: the dealer counts what is not dealt yet
    "finds": "[SEAT] [OTHER] floor|trick|hand|pack|nowhere|left [CARD]",
    "mixes": "[SEAT]",
}

SAID: Sayings = {
    "shuffles": ("shuffles|riffles",),
    "cuts": ("cuts|cut",),
    "deals": ("deals|dealt|dealing",),
    "dealt": ("deal|dealing is complete|finished|done|over", "last card dealt"),
    "mixes": (
        "mixes|shuffles|pushes|sweeps cards|pack|deck together|up|in",
        "mixes|mixed|shuffles|shuffled cards|pack|deck",
        "cards|pack|deck is mixed|shuffled",
        "is mixed|shuffled|thrown in",
    ),
    "looks": ("looks|peeks|glances|peers|peeps at|in|through|under", "looks|peeks|glances|peers|peeps", "takes a look|peek"),
    "counts": ("counts cards|hand",),
    "picks": ("picks|takes up hand|cards",),
    "touches": ("touches",),
}
