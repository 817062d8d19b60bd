"""The words in which people ask about canasta: melds, the discard pile, red threes, going out. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import OVER, PLAY
from referee.families.canasta.facts import AFTER_NO, BLOCKED, HOW_FAR, MELD_FAULT, NO_CANASTA, NO_MELD, REACHED, TAKEN, TOO_WILD

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "joker-or-equal-drawn": asked(
        "draws a joker for the seats", "draws joker|equal|same card seats|partners|deal", verb="draws"
    ),
    "discarded-out": asked(
        "discards his last card without a canasta", "discards last card + canasta", verb="discards", phase=PLAY
    ),
    "played-after-last-three": asked(
        "plays on after a red three as the last card of the stock",
        "last card stock red three + melds|discards|plays",
        verb="discards",
        phase=OVER,
    ),
    "forced-take-refused": asked(
        "refuses a discard that he must take", "refuses|declines discard stock gone|exhausted", verb="declines", phase=PLAY
    ),
    "red-three-discarded": asked("discards a red three", "discards|throws red three", verb="discards", phase=PLAY),
    "red-three-undeclared": asked(
        "fails to declare a red three",
        "not declare|face|lay red three",
        "red three undeclared|left|found in hand",
        verb="shows",
        phase=OVER,
    ),
    "asked-too-late": asked(
        "asks permission to go out after melding",
        "asks go out after melding|meld|indicating pile",
        "asks permission late",
        verb="asks",
        phase=PLAY,
    ),
    "melded-before-answer": asked(
        "melds before his partner has answered", "melds before answer|partner answers|answered", verb="melds", phase=PLAY
    ),
    "answer-not-yes-or-no": asked(
        "answers neither yes nor no", "answers maybe|perhaps|otherwise|not yes", verb="answers", phase=PLAY
    ),
    "stays-in-after-yes": asked(
        "asks, hears yes and does not go out",
        "partner says|answers yes + not go|cannot go out",
        "hears yes not|cannot go out",
        verb="discards",
        phase=PLAY,
    ),
    "illegal-meld": (
        asked(
            "makes an illegal meld",
            "melds illegally|wrongly|out of turn",
            "illegal|false|wrong|invalid meld",
            "melds sequence|black threes|wild cards alone",
            "adds card to opponents|opponent's meld",
            verb="melds",
            phase=PLAY,
            of=MELD_FAULT.told(NO_MELD),
        ),
        asked(
            "melds too many wild cards",
            "melds 4|5|four|five wild cards|deuces|jokers",
            "more than 3|three wild cards",
            "excess wild cards",
            verb="melds",
            phase=PLAY,
            of=MELD_FAULT.told(TOO_WILD),
        ),
        asked(
            "goes out without a canasta",
            "goes|went|melds out without|no canasta",
            verb="melds",
            phase=PLAY,
            of=MELD_FAULT.told(NO_CANASTA),
        ),
        asked(
            "goes out after his partner has answered no",
            "goes|went out after|though|although no",
            "partner says|answers|answered no + goes|went out",
            verb="melds",
            phase=PLAY,
            of=MELD_FAULT.told(AFTER_NO),
        ),
    ),
    "pile-without-right": (
        asked(
            "reaches for the discard pile",
            "reaches|touches pile|discard pile",
            "touches pile before showing pair",
            verb="touches",
            phase=PLAY,
            of=HOW_FAR.told(REACHED),
        ),
        asked(
            "takes the discard pile without a right to it",
            "takes|picks pile|pack illegally|without right|claim|pair",
            verb="draws",
            phase=PLAY,
            of=HOW_FAR.told(TAKEN),
        ),
        asked(
            "takes a frozen pile",
            "takes frozen|blocked pile|pack",
            "takes pile wild card|black three on top",
            verb="draws",
            phase=PLAY,
            of=HOW_FAR.told(BLOCKED),
        ),
    ),
    "barred-meld": asked(
        "melds what this form of the game does not allow",
        "melds wild card sequence|run",
        "melds|adds eighth card canasta|samba",
        "melds third wild card",
        "melds wild cards alone|only",
        "goes out one canasta",
        "goes out without sequence",
        "goes out red threes",
        verb="melds",
        phase=PLAY,
    ),
    "barred-take": asked(
        "takes the pile as this form of the game does not allow",
        "takes|picks pile|pack sequence|run",
        "takes|picks pile|pack complete|finished canasta",
        "takes|picks pile|pack with one|a wild card|joker",
        "takes|picks pile|pack without natural pair",
        "takes|picks pile|pack topped wild|seven",
        "takes|picks pile|pack first|initial meld",
        verb="draws",
        phase=PLAY,
    ),
    "barred-opening": asked(
        "makes a first meld that this form of the game does not allow",
        "first|initial meld not|no canasta",
        "first|initial meld with wild cards|jokers",
        "first|initial meld below|under own minimum",
        "opens under|below 150|200",
        verb="melds",
        phase=PLAY,
    ),
    "black-three-too-early": asked(
        "discards a black three in the first round", "discards black three first round|turn", verb="discards", phase=PLAY
    ),
    "seven-discarded": asked("discards a seven", "discards|throws seven|7", verb="discards", phase=PLAY),
    "played-after-stock": asked(
        "plays on when the stock is gone", "plays on|after stock gone|last card", verb="discards", phase=OVER
    ),
    "packet-too-early": asked(
        "takes up his packet before he has a canasta", "takes|picks packet before|without canasta", verb="packet", phase=PLAY
    ),
    "wrong-packet": asked(
        "draws other than thirteen cards for the first meld",
        "draws|takes 12|twelve|wrong bonus cards first meld",
        "forgets|not draw bonus|thirteen cards",
        verb="packet",
        phase=PLAY,
    ),
    "out-unasked": asked(
        "goes out without asking his partner", "goes out without asking", "not ask goes out", verb="melds", phase=PLAY
    ),
    "called-sitting-out": asked(
        "calls an irregularity though he sits out",
        "sits|sitting out calls|points irregularity|mistake",
        verb="attention",
        phase=PLAY,
    ),
}
