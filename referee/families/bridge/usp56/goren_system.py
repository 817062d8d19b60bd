"""The Goren system (usp56 976-1243): advice and no law, but for the points that cutthroat contract asks for."""

from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE

GOREN_SYSTEM = CONTRACT_BRIDGE.vary(
    "goren-system",
    title="Contract Bridge, the Goren system",
    cite="usp56 976-1243",
    play=bridge.GOREN_PLAY,
    rules=(
        ("Points", "Ace 4, king 3, queen 2, jack 1; 26 for a game, 33 and 37 for the slams."),
        (
            "Blackwood",
            "Four no-trump after a suit is agreed asks for aces: five clubs none or four, five diamonds one, and so on; five no-trump asks for kings.",
        ),
        (
            "Gerber",
            "Four clubs over no-trump asks for aces from four diamonds up; the next suit over the answer asks for kings.",
        ),
        (
            "Cue-bids",
            "The opponents' suit at once is forcing to game; a new suit over an agreed one after a two-bid shows its ace.",
        ),
    ),
    add=(
        Law(
            "point-and-quick-trick-values",
            cite="usp56 982-990",
            says="Ace 4, king 3, queen 2, jack 1; quick tricks: ace-king 2, ace-queen 1 1/2, ace or king-queen 1, guarded king 1/2.",
        ),
    ),
)
