"""The words in which people ask about bezique and sixty-six: marriages, the stock, closing. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "marriage-not-led": asked(
        "shows|declares|announces|melds marriage + not lead|led",
        "shows|declares marriage then leads|plays another|other card",
        "declares|shows marriage when not on lead|opponent leads|following",
        verb="melds",
        phase=PLAY,
    ),
    "nine-exchanged-without-right": asked(
        "exchanges|swaps|changes nine|9 + no|without trick",
        "exchanges|swaps nine|9 last card stock",
        "takes trump card|turn-up for nine|9 early|without",
        verb="exchanges",
        phase=PLAY,
    ),
    "closed-without-lead": asked(
        "closes when not|without on lead|leading|turn",
        "closes stock|talon out of turn",
        "turns trump down|over when not on lead|his lead",
        verb="closes",
        phase=PLAY,
    ),
    "announced-too-soon": asked(
        "announces|claims|says|declares 66|sixty-six + fewer|less|only|not|short",
        "wrongly|falsely announces|claims|says 66|sixty-six",
        "stops play with|having only {number}",
        verb="out",
        phase=PLAY,
    ),
    "counts-between": asked("side|cards count|counts exactly 100|hundred", verb="took"),
    "double-not-together": asked(
        "adds second bezique first|one 500|double",
        "declares|scores|claims double bezique + one after another|first counted|not together",
        verb="melds",
        phase=PLAY,
    ),
    "last-declaration": asked("declares|melds with last card stock|talon", verb="melds", phase=PLAY),
    "combination-not-won": asked(
        "declares|melds|uses card|cards from|of|in hand + won|fildinski|not",
        "declares|melds with card hand|not won",
        verb="melds",
        phase=PLAY,
    ),
    "declared-after-stock": asked("declares|melds in last eight tricks|after stock|talon gone", verb="melds", phase=PLAY),
}
