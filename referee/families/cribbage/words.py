"""The words in which people ask about cribbage: the crib, goes, totals, pegs, counts. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import OVER, PLAY

WORDS: dict[str, Asked] = {
    "wrong-after-laying-away": asked(
        "has the wrong number of cards after laying away",
        "crib has|with 3|5|6|{number} cards",
        "wrong number|too many|few cards in crib|after laying|discarding to crib",
        verb="counts",
    ),
    "crib-seen-early": asked(
        "looks at the crib during the play",
        "looks|exposes|uses crib early|before|during",
        "looks at crib",
        verb="looks",
        phase=PLAY,
    ),
    "past-thirty-one": asked(
        "carries the total past 31",
        "goes|plays|carries past|over|beyond|above 31",
        "total|count exceeds|over|past|beyond 31",
        verb="play",
        phase=PLAY,
    ),
    "wrong-leader-after-go": asked(
        "leads to the next series though another said go",
        "leads|plays after go + not his turn|wrong player|hand",
        "wrong player|hand leads after go",
        verb="play",
        phase=PLAY,
    ),
    "wrong-total": asked(
        "announces a wrong total",
        "announces|says|calls|tells wrong|incorrect total|count|number in play",
        "running total wrong|incorrect",
        verb="says",
        phase=PLAY,
    ),
    "false-go": asked(
        "says go when he could play",
        "says|calls go + can|could|able play",
        "says|calls go holding|having {card}",
        "false|wrong|wrongful go",
        verb="go",
        phase=PLAY,
    ),
    "go-not-continued": asked(
        "gains the go and does not play on",
        "gains|wins|gets go + not play|continue|go on",
        "not play|lay additional|more|further cards after go",
        verb="go",
        phase=PLAY,
    ),
    "withheld-card-played": asked(
        "plays a card that he could have played before his go",
        "plays withheld card",
        "later plays card that he withheld|kept at go",
        verb="play",
        phase=PLAY,
    ),
    "dead-card-played": asked("plays a dead card", "plays|pegs dead card", verb="play", phase=PLAY),
    "score-across-go": asked(
        "pegs across a go",
        "pegs|scores pair|run|fifteen across|over|with go|series before",
        verb="pegs",
        phase=PLAY,
    ),
    "pegged-short": asked(
        "pegs too few",
        "pegs short|less|fewer",
        "peg short|behind",
        verb="pegs",
    ),
    "pegged-too-far": asked(
        "pegs too many",
        "pegs|moves peg too far|many|much|more",
        "peg too far",
        verb="pegs",
    ),
    "wrong-count": asked(
        "counts his hand wrong",
        "counts hand|crib wrong|incorrectly|short|too many|high|low",
        "miscounts|overcounts|undercounts hand|crib",
        "wrong|incorrect count hand|crib",
        verb="counts",
        phase=OVER,
    ),
    "counted-out-of-order": asked(
        "counts before another whose hand comes first",
        "counts hand|crib before non-dealer|nondealer|eldest|opponent|other",
        "counts out of order|turn",
        "wrong order of counting|counts",
        verb="counts",
        phase=OVER,
    ),
    "help-in-counting": asked(
        "asks for help in counting",
        "helps|asks help count|counting hand",
        "bystander|spectator helps count|counting",
        verb="asks",
        phase=OVER,
    ),
    "overlooked-points-taken": asked(
        "says muggins",
        "takes|scores|claims overlooked|missed points",
        "muggins",
        verb="muggins",
    ),
    "two-for-an-error": asked(
        "pegs 2 for an error with three players",
        "who|which pegs 2 error three|two opponents",
        verb="pegs",
    ),
}
