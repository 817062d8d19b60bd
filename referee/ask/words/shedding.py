"""The words in which people ask about getting rid of cards, stops and doubts. Data only."""

from referee.ask.asked import Asked, asked
from referee.table import PLAY

WORDS: dict[str, Asked] = {
    "does-not-fit": asked(
        "plays a card that does not fit",
        "plays card|{card} not fit|match",
        "card not match|fit starter|top|sequence",
        verb="play",
        phase=PLAY,
    ),
    "passes-though-able": asked(
        "passes though he could play",
        "passes + could|able|can play",
        "passes though|while able|holding",
        "fails to play when able",
        verb="passes",
        phase=PLAY,
    ),
    "passes-with-stock": asked(
        "passes while there is a stock",
        "passes instead of drawing",
        "passes stock not exhausted|out",
        "passes cards left to draw",
        verb="passes",
        phase=PLAY,
    ),
    "draws-though-able": asked(
        "draws though he could play",
        "draws + could|able play",
        "draws from stock though|while able",
        verb="draws",
        phase=PLAY,
    ),
    "calls-a-rank": asked(
        "calls for a rank with an eight",
        "names|calls rank instead|not suit",
        "eight calls|asks for rank|denomination",
        verb="names",
        phase=PLAY,
    ),
    "agreed-though-able": asked(
        "agrees on a blocked score though a hand could play",
        "blocked score agreed + could play|continue",
        "block agreed hand could have played|continued",
        verb="agreed",
        phase=PLAY,
    ),
    "not-the-lowest": asked(
        "starts a suit with a card that is not his lowest",
        "starts|begins suit not lowest",
        "opens suit with higher card",
        verb="play",
        phase=PLAY,
    ),
    "due-card-withheld": asked(
        "withholds the card that is due",
        "withholds|holds card due|next",
        "fails to play next card in sequence",
        "causes a stop by not playing",
        verb="play",
        phase=PLAY,
    ),
    "stopped-suit-reopened": asked(
        "reopens the stopped suit",
        "starts|continues same suit after stop",
        "reopens suit",
        verb="play",
        phase=PLAY,
    ),
    "card-not-named": asked(
        "does not name the card he plays",
        "not name|announce card played",
        "plays card without naming|announcing",
        verb="silent",
        phase=PLAY,
    ),
    "withholder-out": asked(
        "goes out first after withholding a card",
        "offender|withholder first out",
        "withheld card + is|goes out first",
        verb="play",
        phase=PLAY,
    ),
    "extra-hand-seen": asked(
        "looks at the extra hand",
        "looks|sees extra|dead|spare hand",
        verb="looks",
    ),
    "doubted-early": asked(
        "doubts before the announcement",
        "doubts before|early announced|announces|announcement",
        verb="doubts",
        phase=PLAY,
    ),
    "doubts-when-barred": asked(
        "doubts though he may not",
        "doubts again|barred|although may not",
        verb="doubts",
        phase=PLAY,
    ),
    "wrong-number-laid": asked(
        "lays too many cards",
        "lays|puts too many|few|5|five cards",
        "puts down more than four cards",
        "lays not exactly three cards",
        verb="lays",
        phase=PLAY,
    ),
    "wrong-rank-announced": asked(
        "announces the wrong rank",
        "announces|names wrong|another rank|denomination",
        verb="lays",
        phase=PLAY,
    ),
    "speaks-of-his-cards": asked(
        "makes a false statement about his cards",
        "says|lies not have|has sevens|cards",
        "false statement about cards|holdings",
        verb="announces",
    ),
}
