"""The words in which people ask about forms of rummy. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "part-laid-down": asked(
        "lays down part of his hand where all goes down at once",
        "melds|lays part hand all at once",
        "melds before can go out|rummy",
        verb="melds",
        phase=PLAY,
    ),
    "melded-before-knock": asked("melds before a knock", "melds|lays before knock|anybody knocked", verb="melds", phase=PLAY),
    "set-not-named": asked(
        "lays off a card that fits two sets and does not say on which",
        "lays off fits two|both sets not say|name",
        verb="lays",
        phase=PLAY,
    ),
    "turned-card-kept": asked(
        "puts a card turned from the stock in his hand",
        "keeps|puts turned card|stock card hand",
        "turns card + discards another|other",
        verb="discards",
        phase=PLAY,
    ),
    "forced-card-left": asked(
        "leaves a discard that fits his set when it is forced on him",
        "forces take discard|card",
        "refuses|not take card fits set|run|meld",
        "must|has to take discard|card fits",
        verb="draws",
        phase=PLAY,
    ),
    "forced-card-refused": asked(
        "draws from the stock though he has to take the discard",
        "forced draws stock|again instead",
        verb="draws",
        phase=PLAY,
    ),
    "set-broken-up": asked(
        "takes so much from a set of his own that it is none",
        "borrows|takes|moves card set|run|meld leaves|left no set|run|valid",
        "shifts cards not set|valid",
        verb="borrows",
        phase=PLAY,
    ),
    "borrowed-card-kept": asked(
        "takes a card out of a set on the table and keeps it",
        "takes|borrows card set|meld|run table back hand|keeps",
        verb="borrows",
        phase=PLAY,
    ),
}
