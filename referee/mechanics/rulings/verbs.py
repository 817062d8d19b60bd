"""The verbs of rulings: what players ask of each other under a ruling.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "attention": 'SEAT [OTHER] ["TEXT"]',
    # demands: place: the cards before their players; play-on: that it goes on though it is decided; game: that it is his
    "demands": (
        "SEAT shuffle|redeal|misdeal|next-dealer|balance|seats|show|rotation|pack|correction|place|director|play-on|game"
    ),
    "accepts": "SEAT",
    "refuses": "SEAT",
    "waives": "SEAT",
    "requires": "SEAT OTHER lead|play|highest|lowest|win|lose|trump|pass|retract|withdraw|hand [CARD|SUIT]",
    "forbids": "SEAT OTHER lead|play|trump [CARD|SUIT]",
    "lets": "SEAT OTHER",  # leaves the player free, where a demand was possible
    "cancels": "SEAT doubles",
    "takes": "SIDE|SEAT NUMBER",  # tricks taken from the other side as a penalty
    "director": "[SEAT]",
}

SAID: Sayings = {
    "attention": (
        "draws|calls attention",
        "attention is drawn|called",
        "points out",
        "notices|spots|objects|protests|complains|realises|discovers|twigs",
    ),
    "demands": ("demands|insists", "asks|calls|wants|requests redeal|misdeal|shuffle|cut|review|deal"),
    "accepts": ("accepts|condones", "lets it stand"),
    "refuses": ("rejects|declines", "will not accept|have"),
    "waives": ("waives|forgives", "lets off"),
    "requires retract": ("requires|demands|asks|wants withdraw|withdrawn|retraction|retract|back",),
    "requires lead": ("requires|demands|asks|calls {suit}|lead lead|{suit}",),
    "forbids lead": ("forbids|prohibits|bars lead|{suit}",),
    "lets": ("lets lead freely|anything|free",),
    "director": ("calls|summons|fetches director", "director is called"),
}

ANYWHERE = VERBS
