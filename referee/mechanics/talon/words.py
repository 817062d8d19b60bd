"""The words in which people ask about hands filled from the stock after each trick. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "filled-out-of-turn": asked(
        "draws|takes out of turn|first|before winner stock|trick",
        "loser|other draws|takes top card|first|before",
        "draws before winner of trick",
        verb="draws",
        phase=PLAY,
    ),
    "filled-with-too-many": asked(
        "draws|takes|picks up two|2|several|too many cards stock",
        "draws one card too many after trick",
        verb="draws",
        phase=PLAY,
    ),
    "wrong-hand-in-play": asked(
        "has|holds|finds too many|few|wrong number cards hand middle|during play|after trick",
        "one card short|over|too many middle|during play",
        "forgets|forgot draw + short",
        verb="counts",
        phase=PLAY,
    ),
    "stock-of-three": asked(
        "three|3 cards left stock|talon last draw",
        "one card too many left in stock|talon",
        verb="counts",
        phase=PLAY,
    ),
    "drawn-card-not-shown": asked("not show|shows card drew|drawn|drawing", verb="play", phase=PLAY),
    "last-card-of-the-stock-not-shown": asked(
        "not show|shows last card stock|talon",
        verb="play",
        phase=PLAY,
    ),
    "odd-stock": asked(
        "odd|uneven number cards left|in stock|talon",
        "one|single card over|left at end stock|talon",
        "stock|talon does not come|go out even",
        verb="counts",
        phase=PLAY,
    ),
    "card-of-the-talon-seen": asked(
        "looks|peeks|glances at top|next card stock|talon",
        "sees|saw card stock|talon|drawing not his|entitled",
        "sees|saw next|second|my card + draws|drawing",
        "turns over|exposes|flips two cards drawing",
        verb="looks",
        phase=PLAY,
    ),
    "counts-stock": asked("counts|counted cards stock|talon|pack left|remain", verb="counts", phase=PLAY),
}
