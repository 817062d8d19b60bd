"""The words in which people ask about Bingo, Put and Take, and Red and Black. Data only."""

from referee.core.asked import Asked, asked

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "match-not-paid": asked(
        "puts no chips on a matching card",
        "not put|place|pay chips for card that matches",
        "puts|places|pays too few|many chips for card that matches",
        verb="turns",
    ),
    "color-not-named": asked(
        "names no color with his bet",
        "not name|say red|black|color",
        "color not named",
        verb="up",
    ),
    "payment-over-due": (
        asked(
            "takes more than the card gives",
            "takes too much|many chips for take card",
            verb="gathers",
        ),
        asked(
            "claims a bonus as dealer",
            "dealer claims|collects bonus|more|double for five|sevens",
            verb="pays",
        ),
    ),
}
