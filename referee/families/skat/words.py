"""The words in which people ask about skat: the game that is named, what is foretold, who takes the skat. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import AUCTION, PLAY

WORDS: dict[str, Asked] = {
    "game-below-bid": asked(
        "names|declares|plays null after bidding {number}",
        "names|declares a game below|under his bid",
        "bids {number} and plays null",
        verb="undertakes",
        phase=AUCTION,
    ),
    "game-by-another": asked(
        "names|declares the game though|when|while not the player",
        "names|declares a game that is not his",
        verb="undertakes",
        phase=AUCTION,
    ),
    "game-not-listed": asked(
        "plays|declares tournee|guckser in|at räuber",
        "plays|declares a game that there is not",
        verb="undertakes",
        phase=AUCTION,
    ),
    "skat-by-another": asked(
        "takes|picks up the skat|blind though|when|while not the player",
        "takes the skat without the bid",
        verb="widow",
        phase=AUCTION,
    ),
    "predicted-with-skat": asked(
        "announces|predicts schneider|schwarz after taking the skat",
        "announces|predicts schneider|schwarz with the skat",
        verb="predicts",
        phase=AUCTION,
    ),
    "blind-seen": asked(
        "looks at the blind",
        "lifts|peeks|glances the corner of|at the blind",
        verb="looks",
    ),
    "blind-out-of-turn": asked(
        "picks up|takes the blind out of turn|before his turn",
        "picks up|takes the blind though|when|while not his turn",
        verb="widow",
        phase=AUCTION,
    ),
    "claims-game": asked(
        "claims to have won",
        "throws|puts down his cards and claims|says won",
        verb="claims",
        phase=PLAY,
    ),
    "player-concedes": asked(
        "concedes his game|loss",
        "gives up|concedes",
        verb="concedes",
        phase=PLAY,
    ),
    "ace-wrongly-called": asked(
        "calls an ace he holds|has himself",
        "calls his own ace",
        "calls the ace of a suit he is void in",
        verb="wants",
    ),
    "bete-due": asked("pays a bete to the pool", "pays into the pool for a revoke|card|lead", verb="pays"),
    "forced-higher": asked(
        "lets a simple game be played with both black queens",
        "holds both black queens and asks|passes",
        verb="undertakes",
        phase=AUCTION,
    ),
    "game-not-announced": asked(
        "does not name|declare his game|trump at once",
        "leads|plays before naming|declaring his game",
        verb="play",
        phase=AUCTION,
    ),
}
