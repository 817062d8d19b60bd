"""The words in which people ask about piquet and klaberjass: discards, the stock, holdings declared. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "wrong-number-laid-away": asked(
        "discards no|none|nothing|zero|six|6|seven|too many",
        "exchanges no|none|nothing|six|6|seven|too many cards",
        "not discard|exchange any|card|cards",
        "lays away six|too many|none",
        verb="discards",
    ),
    "discard-changed": asked(
        "changes discard|discards after touching|drawing stock|talon",
        "changes mind discard|discards",
        "takes back discard|discards",
        "discards another|again after touched|drawn stock",
        verb="discards",
    ),
    "drew-too-many": asked(
        "draws too many|more|extra stock|talon|cards",
        "draws|takes more than he discarded|five",
        "takes six|one too many from stock|talon",
        verb="draws",
    ),
    "drew-before-nondealer": asked(
        "dealer draws|takes before non-dealer|nondealer|elder|eldest|opponent",
        "dealer draws|takes first|early|out of turn stock|talon",
        verb="draws",
    ),
    "drew-before-discarding": asked(
        "draws|takes before discarding|he discarded|laying away",
        "draws|takes first then discards",
        verb="draws",
    ),
    "left-cards-silently": asked(
        "leaves cards without saying|telling|announcing",
        "draws|takes fewer|less than five + not|without announce|say|tell",
        "not|never announce|say|tell left|leaves cards",
        verb="silent",
    ),
    "stock-too-short": asked(
        "stock|talon not enough|too few cards",
        "discards more than left stock|talon",
        "not enough cards left stock|talon",
        verb="draws",
    ),
    "carte-blanche-late": asked(
        "shows|claims|announces carte blanche late|after",
        "carte blanche after discard|discarding|drawing",
        verb="declares",
    ),
    "wrong-running-score": asked(
        "announces|says|calls wrong score|total|count",
        "miscounts|misstates running score",
        verb="says",
        phase=PLAY,
    ),
    "false-declaration": asked(
        "declares|claims|announces|scores combination|point|sequence|set|quatorze|trio|tierce|meld + not hold|have",
        "declares|claims|scores what he has not",
        "false|wrong declaration|claim|meld",
        verb="declares",
    ),
    "conceded-then-claimed": asked(
        "says|calls good then declares|claims|finds better|superior|higher",
        "concedes then claims|declares better|superior",
        verb="declares",
    ),
    "declared-late": asked(
        "declares|claims|announces late|later|afterwards|after",
        "forgets|forgot declare|announce then",
        "declares|claims sunk|sinks combination|set|sequence later",
        verb="declares",
    ),
    "sunk": asked(
        "sinks|hides|keeps back combination|set|sequence|point|kings|queens",
        "not declare|announce although|though holds|has",
        "conceals combination|set|sequence",
        verb="declares",
    ),
    "false-equality": asked(
        "says|asks|answers how high without|not having|holding",
        "asks how high + not hold|have",
        verb="replies",
    ),
    "bella-late": asked(
        "forgets|forgot|omits say|announce bella|bele",
        "says|announces bella|bele late|later|early|first|before|after",
        "not|never say|announce|call bella|bele",
        verb="declares",
        phase=PLAY,
    ),
    "loser-shows-meld": asked(
        "scores|shows|counts own sequence|sequences|run|meld + worse|lower|beaten|lost|inferior",
        "other player|opponent scores|shows|counts sequence too|also",
        verb="melds",
    ),
    "seven-exchanged-late": asked(
        "exchanges|swaps|changes seven|7|dix late|after",
        "takes turned|upcard for seven|7|dix late|after",
        verb="robs",
    ),
    "hand-corrected": asked(
        "how correct|corrected|put right hand",
        "opponent draws excess|extra card|cards",
        verb="counts",
    ),
    "meld-late": asked(
        "announces|declares|shows meld|sequence|bele|bella late|later|second|after first|next card|trick",
        "forgets|forgot announce|declare meld|bele|bella",
        verb="declares",
        phase=PLAY,
    ),
    "widow-without-right": asked(
        "takes card widow + not trump|without|no exchange",
        "takes widow|card not trump",
        verb="widow",
    ),
}
