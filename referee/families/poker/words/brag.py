"""The words in which people ask about brag. Data only."""

from referee.core.asked import Asked, asked

WORDS: dict[str, Asked] = {
    "unequal-deals": asked("breaks up before all have dealt equally", "players not dealt equally often", verb="unfinished"),
    "no-ante": asked("deals without an ante", "not ante", "dealer forgets ante"),
    "drops-concealed": asked(
        "drops with his cards face down|concealed", "not put his cards face up when he drops", verb="drops"
    ),
    "sees-too-early": asked(
        "sees {person} while|with 3 players left", "says see you with more than 2 players left", verb="announces"
    ),
    "touches-blind-cards": asked(
        "touches cards while betting blind", "looks at his cards out of turn after betting blind", verb="touches"
    ),
    "blind-looks": asked("looks at his cards after betting blind", "looks at cards after playing blind", verb="looks"),
}
