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
    "false-carte-blanche": asked(
        "shows|declares|claims|scores carte blanche + has|held|with king|queen|jack|court|face|picture",
        "wrongly|falsely declares|claims|scores carte blanche",
        verb="declares carte-blanche",
    ),
    "carte-blanche-ended": asked(
        "carte blanche again|still|later|another + after drew|drawn king|queen|jack|court|face|picture",
        "carte blanche again|another + not shown|unshown|took into hand",
        "goes on scoring|counting|claiming carte blanche",
        verb="declares carte-blanche",
        phase=PLAY,
    ),
    "pending-not-announced": asked(
        "pending|unscored|waiting|left declaration|meld + not|never|forgot announces|announced|said|mentioned",
        "scores declaration|meld he had left|saved|put down earlier + not|never|without announced|said",
        verb="melds",
        phase=PLAY,
    ),
    "lead-withdrawn": asked(
        "withdraws|takes back|picks up lead|card led out of turn + without|not permission|leave|asking",
        "withdraws|takes back lead + refused|would not|did not let",
        verb="retracts",
        phase=PLAY,
    ),
    "declaration-reserved": asked(
        "announces|declares two + scores one later",
        "leaves|saves declaration|meld|marriage for later|next trick",
        "several declarations|melds pending|waiting|unscored",
        verb="reserves",
        phase=PLAY,
    ),
    "looked-back": asked(
        "looks|leafs|goes through played|earlier|old cards|tricks|heap|pile",
        "looks back tricks|cards played",
        verb="looks taken",
        phase=PLAY,
    ),
    "double-of-two-hands": asked(
        "double|triple bezique + partner|two hands|his and mine|ours",
        "adds|puts bezique to|beside partner + 500|double|five hundred",
        verb="melds",
        phase=PLAY,
    ),
    "consulted-on-declaring": asked(
        "asks|consults|discusses|agrees partner who|which declares|declare|declaration|meld",
        "partners talk|discuss|consult over declaring|declare|declaration",
        verb="consults",
        phase=PLAY,
    ),
    "with-partners-cards": asked(
        "declares|melds|uses|adds to card|cards|king|queen|jack partner lying|laid|table|exposed",
        "melds|declares with partner cards|queen|king|jack",
        verb="melds",
        phase=PLAY,
    ),
    "wrong-player-in-box": asked(
        "wrong player|man in box",
        "stays|sits|goes in box + lost|out of turn|not his turn",
        "wrong|same captain + again|next|turn",
        verb="boxes",
    ),
}
