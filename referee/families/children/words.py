"""The words in which people ask about games for children. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "illegal-call": asked(
        "asks for a rank that he does not hold",
        "asks for rank|card not hold|has none",
        "asks for a card he holds|has",
        "illegal call",
        "asks for rank|card + none|not",
        "asks rank not has|holds",
        verb="asks",
        phase=PLAY,
    ),
    "card-withheld": asked(
        "withholds a card that he was asked for",
        "fails|not give|hand over card asked",
        "keeps back card asked",
        "keeps|holds {card}|king|queen|jack|ace back",
        "keeps|holds back {card}|king|queen|jack|ace",
        "hides {card}|king|queen|jack|ace",
        verb="refuses",
        phase=PLAY,
    ),
    "book-not-shown": asked(
        "does not show his book",
        "not show|forgets book",
        "fails to show|lay down a book",
        verb="shows",
        phase=PLAY,
    ),
    "false-pair": asked(
        "discards a false pair",
        "discards 2|two cards not pair|match",
        "discards cards that do not match",
        "lays|discards|puts false|wrong pair",
        "pair not match",
        verb="discards",
    ),
    "not-in-twos": asked(
        "lays away three cards",
        "lays|discards|puts away 3|three cards|sixes",
        "discards 3|three cards|sixes",
        verb="discards",
    ),
    "drawn-from-another": asked(
        "draws from the wrong neighbour",
        "draws from|of wrong neighbour|neighbor|hand|player",
        verb="draws",
    ),
    "false-slap": asked(
        "slaps a card that is not a jack",
        "slaps wrong card|queen|king",
        "slaps at|a card not jack",
        "slaps queen|king|ace|ten|{card}",
        verb="slaps",
    ),
    "turned-toward-self": asked(
        "turns his card toward himself",
        "turns card toward|towards himself",
        "sees his card first|before others",
        verb="turns",
    ),
    "own-pile-seen": asked(
        "looks at his own pile",
        "looks|peeks at own pile|cards",
        verb="looks",
        phase=PLAY,
    ),
    "passes-after-stop": asked(
        "passes a card after somebody has stopped",
        "passes on after stop|stopped",
        "not stop when other stopped",
        "passes after {person} stopped|stops",
        verb="passes",
    ),
}
