"""The verbs of claims: tricks claimed and given up.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "claims": 'SEAT [shown] [NUMBER] ["TEXT"]',  # shown: with the cards on the table
    "concedes": "SEAT [NUMBER]",
    "disputes": "SEAT",
    "agrees": "SEAT",
}

OF_CERTAIN_GAMES: Shapes = {
    # declares: how he plays for the pot; or a holding of a class: its suit, its rank or highest card, how many cards or points
    "declares": "SEAT high|low|both|point|sequence|set|carte-blanche|bella [SUIT] [RANK] [CARDS] [NUMBERS]",
    "replies": "SEAT good|not-good|how-high|equal",  # answers what another has declared
}

SAID: Sayings = {
    "declares": ("declares high|low|both",),
    "declares point": ("declares|announces|calls|says|claims|scores point", "point of {number}"),
    "declares sequence": (
        "declares|announces|calls|says|claims|scores sequence|tierce|quart|quint|run",
        "sequence|tierce|quart|quint of|to {card}|{number}",
    ),
    "declares set": (
        "declares|announces|calls|says|claims|scores trio|quatorze|set",
        "declares|announces|claims|scores three|four|14 aces|kings|queens|jacks|tens|nines",
    ),
    "declares carte-blanche": ("shows|declares|announces|claims|scores carte blanche",),
    "declares bella": ("says|announces|calls|declares|scores bella|bele",),
    "replies good": ("says|answers|replies|calls|admits|concedes good", "lets pass good"),
    "replies not-good": ("says|answers|replies not good", "says|answers no good"),
    "replies how-high": ("says|asks|answers how high|much",),
    "claims": ("claims", "claims rest", "says rest|all mine", "has the rest"),
    "concedes": ("concedes", "gives up|in", "throws in"),
    "disputes": ("disputes|contests|denies|disagrees", "says no"),
    "agrees": ("agrees|nods", "says yes|fine|ok"),
}
