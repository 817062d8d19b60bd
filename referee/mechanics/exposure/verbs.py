"""The verbs of exposure: cards shown and named.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "exposes": "SEAT [OTHER] [hand|floor|widow|discards] [CARDS]",  # OTHER: to whom alone; floor: below the table
    "names": "SEAT [OTHER] (high|low|win|anything [SUIT])|CARD|SUIT|RANK",
    "abandons": "",  # all throw their hands on the table face up
}

SAID: Sayings = {
    "exposes": (
        "exposes|shows|flashes|drops|faces|reveals|flips|spills|tips {card}|card|cards|hand",
        "{card}|{rank}|card|cards is|falls|slips|tips|lands|drops|comes|goes|flies face|faced|exposed",
        "exposes|flashes|flips {rank}",
        "turns up {card}|{rank}|card",
    ),
    "names": ("names {card}|{suit}",),
    "abandons": ("all|everybody throws hands|cards in|down",),
}
