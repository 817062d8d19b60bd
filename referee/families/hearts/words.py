"""The words in which people ask about games of hearts: cards passed, hearts led, the queen of spades, points. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "wrong-number-passed": asked(
        "passes {number} cards",
        "passes too many|few cards",
        "passes the wrong number of cards",
        "passes on {number} cards",
        verb="passes",
    ),
    "passed-to-wrong-player": asked(
        "passes cards to the wrong player|neighbour|neighbor|side",
        "passes his cards to the left|right",
        "passes the wrong way|direction",
        "passes cards to {person}",
        verb="passes",
    ),
    "looked-before-passing": asked(
        "looks at received cards too early|soon",
        "looks at cards received",
        "looks at cards passed to him",
        "looks at cards before passing",
        "looks before passing",
        "picks up cards passed|received",
        verb="looks",
    ),
    "passed-against-rule": asked(
        "passes cards where|when|though none are passed",
        "passes cards before the play",
        "passes cards although there is no pass",
        verb="passes",
    ),
    "penalty-card-passed": asked(
        "passes on a penalty|counting card",
        "passes {card}|{suit}",
        "passes on {card}|{suit}",
        "passes black lady|maria",
        verb="passes",
    ),
    "forbidden-lead": asked(
        "leads {suit} too early|soon",
        "leads {card}|{suit} before {suit} broken",
        "leads {card}|{suit} before they broken",
        "leads {card}|{suit} before {suit} led|allowed",
        "leads {card}|{suit} in|to|before {trick}",
        "leads {card}|{suit} before first|second|third|fourth round",
        "breaks {suit} too early|soon",
        verb="play",
        phase=PLAY,
    ),
    "not-drawn": asked(
        "does not draw from the stock",
        "discards while|though|although there are cards in|left stock",
        "discards instead of drawing",
        "not draw a card when|though void",
        verb="play",
        phase=PLAY,
    ),
    "widow-seen": asked(
        "looks at the widow",
        "looks at the cards left over",
        "looks at the odd|remaining|leftover cards",
        verb="looks",
        phase=PLAY,
    ),
    "took-all": asked(
        "takes all the hearts and the queen of spades",
        "takes every heart|point|penalty|counting card",
        "takes all the hearts|points|penalties|cards",
        "takes all thirteen hearts",
        "takes everything",
        "shoots the moon",
        "hits the moon",
        "makes a slam",
        verb="play",
    ),
    "sum-wrong": asked(
        "takes points that do not add up",
        "points of the deal do not add up",
        "penalties not add up",
        verb="took",
    ),
    "totals-wrong": asked(
        "finds totals that do not add up",
        "totals not a multiple",
        "totals do not add up",
        verb="points",
    ),
    "bids-on-a-jack": asked(
        "bids on a jack",
        "bids when|while|though the pool waits",
        "bids when|while|though it is a jack",
        verb="bids",
    ),
}
