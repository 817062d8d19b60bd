"""The words in which people ask about acts against a ruling that belong to no mechanism alone."""

from referee.core.asked import Asked, asked

WORDS: dict[str, Asked] = {
    "plays-when-out": asked(
        "plays on though he is out of the deal",
        "plays|bets|draws on after|though out of deal",
        "out of deal + plays|bets|still in",
        verb="bets",
    ),
    "hand-not-put-right": asked(
        "goes on without putting his hand right",
        "goes on + not put hand right",
        "hand not put right|corrected",
        verb="play",
    ),
}
