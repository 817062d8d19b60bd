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
}
