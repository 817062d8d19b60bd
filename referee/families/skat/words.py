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
        "looks at the blind|skat",
        "lifts|peeks|glances the corner of|at the blind|skat",
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
    "game-raised": asked(
        "raises|increases his solo|game",
        "makes|changes it|solo to|into grand",
        "adds schneider|schwarz before the lead",
        verb="undertakes",
    ),
    "game-changed": asked("changes the game he announced", "names another game than he announced", verb="undertakes"),
    "game-declared-late": asked(
        "announces|declares ouvert|schneider|schwarz after a card is played",
        "announces|declares ouvert|schneider|schwarz too late",
        "chooses grand|suit after seeing the second card",
    ),
    "ouvert-not-exposed": asked("plays ouvert without showing|exposing his hand", "does not show|expose his hand at ouvert"),
    "skat-before-game": asked(
        "takes|picks up the skat before announcing|naming a game", "picks up the skat without announcing guckser", verb="widow"
    ),
    "second-card-not-shown": asked("does not show the second card", "takes the second card without showing it", verb="widow"),
    "skat-exposed": asked("shows|exposes|turns up a card of the skat", "exposes|shows a skat card to another", verb="exposes"),
    "opponents-error": asked("opponent's error|mistake and the player has not 61", "overbid and an opponent errs"),
    "called-card-withheld": asked(
        "does not give up|over the called card",
        "keeps|refuses|withholds the card he called",
        "holds|has the called card and keeps it",
    ),
}
