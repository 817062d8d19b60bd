"""The words in which people ask about black jack and red dog. Data only."""

from referee.core.asked import Asked, asked
from referee.core.fact import NO, YES
from referee.core.table import PLAY
from referee.families.banking.facts import ACE_LOW, DEALERS_FAULT, DRAWS_HIGH, IN_BURNING, STANDS_LOW

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "doubled-early": asked(
        "doubles the bets before all have bet",
        "dealer doubles too early|before all",
        verb="doubles",
    ),
    "redoubled-alone": asked(
        "redoubles though the dealer did not double",
        "redoubles without|though not double",
        verb="redoubles",
    ),
    "settled-bet-reclaimed": asked(
        "asks a settled bet back",
        "asks|wants bet back after paid|settled|collected",
        "reclaims bet",
        verb="withdraws",
    ),
    "unlike-cards-split": asked(
        "splits unlike cards",
        "splits king queen|different|unlike cards",
        verb="splits",
    ),
    "split-unequally": asked(
        "splits with an unequal bet",
        "splits unequal|smaller|other bet",
        verb="splits",
    ),
    "marker-dealt": asked(
        "deals the marker",
        "joker|blank|marker dealt|card",
        "deals joker|blank|marker",
        verb="draws",
    ),
    "hole-card-seen": asked(
        "looks at his hole card",
        "dealer looks|peeks at hole|face-down card",
        verb="looks",
    ),
    "bust-not-paid": asked(
        "does not pay when he goes bust",
        "busts|bust not pay|paid",
        "goes over 21 not pay",
        verb="declines",
        phase=PLAY,
    ),
    "stander-hides-card": asked(
        "does not expose his card",
        "stands not expose|show|turn card",
        verb="declines",
    ),
    "drawn-after-done": asked(
        "draws a card after he has stood",
        "draws|hits card after|though stood|stands",
        "draws|hits card after|though bust|busting",
        verb="draws",
    ),
    "undeclared-bust": asked(
        "stands on more than 21",
        "stands with|on more|over than 21|twenty-one",
        "bust not declared|undeclared",
        "stands|stood on more than 21",
        "stands|stood over|above 21",
        verb="shows",
    ),
    "natural-not-announced": asked(
        "does not announce his natural",
        "dealer not announce natural|blackjack",
        "natural not announced",
        verb="draws",
        phase=PLAY,
    ),
    "unrequested-card": asked(
        "gives a card that was not asked for",
        "dealt|given|gives card not ask|request",
        verb="serves",
        gets=True,
    ),
    "two-cards-dealt": asked(
        "gives two cards in one round",
        "given|gets|dealt 2|two cards first|second round",
    ),
    "card-not-burned": asked(
        "does not burn a card",
        "not|forgets burn card",
        "no card burned",
        "does not burn the top card",
        verb="deals",
    ),
    "bank-sold": asked(
        "sells the bank",
        "sells deal|bank|right|privilege",
        verb="gives",
    ),
    "bank-sold-by-another": asked(
        "sells a bank that is not his",
        "sells deal|bank|right|privilege not his|entitled|without right",
        verb="gives",
    ),
    "reshuffled": asked(
        "shuffles all cards before a deal",
        "dealer reshuffles|shuffles all cards before deal",
        verb="shuffles",
    ),
    "second-card-not-down": asked(
        "gives the second card face up too",
        "second|next card not face down|given up",
        verb="up",
        gets=True,
    ),
    "bet-changed": asked(
        "changes his bet",
        "changes|alters bet|amount",
        verb="bets",
    ),
    "neither-bet-nor-paid": asked(
        "neither bets nor pays",
        "neither bets nor pays",
        "not bet or pay chip",
        verb="passes",
    ),
    "losing-hand-hidden": asked(
        "does not show his losing hand",
        "loses|losing not show|conceals hand",
        verb="declines",
    ),
    "too-many-players": (
        asked(
            "burns a card with too many players",
            "burns with eight|8|too many players",
            verb="burns",
            of=((IN_BURNING.name, YES),),
        ),
        asked(
            "deals five cards to too many players",
            "deals 5|five cards nine|9|too many players",
            verb="deals",
            of=((IN_BURNING.name, NO),),
        ),
    ),
    "dealers-draw": (
        asked(
            "draws at seventeen",
            "dealer draws|hits at|on 17|seventeen|18|more",
            verb="draws",
            phase=PLAY,
            of=DEALERS_FAULT.told(DRAWS_HIGH),
        ),
        asked(
            "counts his ace as one",
            "dealer counts ace as 1|one",
            "dealer draws on soft 17|seventeen|18",
            verb="draws",
            phase=PLAY,
            of=DEALERS_FAULT.told(ACE_LOW),
        ),
        asked(
            "stands at sixteen",
            "dealer stands at|on 16|sixteen|less",
            verb="stands",
            phase=PLAY,
            of=DEALERS_FAULT.told(STANDS_LOW),
        ),
    ),
}
