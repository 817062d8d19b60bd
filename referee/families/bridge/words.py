"""The words in which people ask about bridge without fixed partners, with a stock, and at a party. Data only."""

from referee.core.asked import Asked, asked
from referee.core.fact import NO, YES
from referee.core.people import DEFENDER, DUMMY
from referee.core.table import PLAY
from referee.families.bridge.facts.few_hands import IS_OPENING

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "dummy-seen": asked(
        "looks at dummy during the auction",
        "looks at a card of dummy before the play",
        "sees a card of dummy during the auction",
        verb="looks",
    ),
    "bid-too-low": (
        asked(
            "opens on too little|few points",
            "opens without thirteen points",
            "opens with less than thirteen points",
            "opens on less than three quick tricks",
            verb="call",
            of={IS_OPENING.name: YES},
        ),
        asked(
            "bids less than four no-trump over the opening bid",
            "bids below four no-trump",
            "overcalls an opening with less than four no-trump",
            verb="call",
            of={IS_OPENING.name: NO},
        ),
    ),
    "back-too-soon": asked(
        "comes back while|when another player not vulnerable",
        "re-enters while|when another player not vulnerable",
        "comes back though vulnerable",
        "re-enters though vulnerable",
        verb="enters",
    ),
    "contract-too-low": asked(
        "plays a contract worth less than a hundred",
        "plays a contract for which a goulash is due",
        "goulash not dealt",
        verb="play",
    ),
    "established-revoke": asked(
        "revoke established",
        "revoke too late to correct",
        "established revoke tricks|penalty|transfer",
        "tricks transferred for revoke",
        verb="play",
    ),
    "artificial-score": asked(
        "average plus|minus",
        "artificial adjusted score",
        "board cannot be played and what score",
        "forty|sixty per cent for a board not played",
        verb="averages",
    ),
    "half-named": asked(
        "{declarer} says|calls high|low|win from dummy",
        "names a suit of dummy without a rank",
        "names a rank of dummy without a suit",
        "{declarer} says play anything",
        verb="names",
    ),
    "face-down-lead-taken-back": asked(
        "takes back a lead that lies face down",
        "face-down lead taken back|withdrawn",
        verb="facedown",
    ),
    "trick-pointed": asked(
        "says that a trick points the wrong way",
        "card of a trick turned the wrong way",
        "trick pointed wrong|wrongly",
        verb="askew",
    ),
    "meaning-asked": asked(
        "asks what a call|bid|double means|meant|shows",
        "asks the meaning of a call|bid",
        verb="asks",
    ),
    "explanation-corrected": asked(
        "puts right an explanation",
        "corrects explanation",
        "explained|explains wrongly|wrong|incorrectly",
        "explained|explains bid|call|{call} wrongly|wrong|incorrectly",
        "{partner} explained|explains bid|call|{call} wrongly|wrong|incorrectly",
        "misexplained bid|call|{call}",
        "misexplained",
        "explanation was wrong|mistaken|incorrect",
        "gave a wrong|mistaken explanation",
        verb="corrects",
    ),
    "own-card-named": asked(
        "names a card that he has",
        "{defender} names|mentions|announces|blurts card|{card}",
        "{defender} says|tells he has|holds {card}",
        verb="names",
        phase=PLAY,
        by=DEFENDER,
    ),
    "dummy-exchanges-hands": asked(
        "exchanges hands with declarer",
        "{dummy} exchanges|swaps|trades hands|cards",
        "{declarer} and {dummy} exchange|swap hands|cards",
        verb="picks",
        phase=PLAY,
        by=DUMMY,
    ),
    "dummy-leaves-seat": asked(
        "leaves his seat as dummy",
        "{dummy} leaves seat|chair|place",
        "{dummy} gets up|walks|goes round|behind|over",
        "{dummy} watches {declarer} play",
        verb="leaves",
        phase=PLAY,
        by=DUMMY,
    ),
    "wrong-board": asked(
        "plays a board that is not for this round",
        "wrong board of the round",
        "board played before by one of the four",
        verb="wrongboard",
    ),
    "wrong-cards": asked(
        "calls on the cards of another board",
        "bids with the cards of the last board",
        verb="wrongcards",
    ),
    "turn-lost": asked(
        "has lost his turn by three passes",
        "was passed over in the auction",
        "auction ended without a call of the player skipped",
        verb="call",
    ),
    "claim-ruled": asked(
        "director awards tricks of the claim",
        "director rules on a disputed claim",
        "director gives tricks after claim",
        verb="awards",
    ),
    "second-card-seen": asked(
        "sees two cards in drawing",
        "sees a second card of the stock",
        "draws two cards from the stock",
        "looks at two cards of the stock",
        verb="draws",
    ),
    "doubles-forbidden": asked(
        "forbids doubles",
        "forbids doubling|redoubles",
        verb="rule",
    ),
    "dealt-after-time": asked(
        "deals after time was called",
        "begins|starts a deal after time",
        "begins|starts a new deal after the round",
        verb="deals",
    ),
    "penalty-disputed": asked(
        "disputes the penalty",
        "argues about the penalty",
        "calls the hostess",
        verb="disputes",
    ),
}
