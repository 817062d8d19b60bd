"""The words in which people ask about forms of rummy. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "part-laid-down": asked(
        "lays down part of his hand where all goes down at once",
        "melds|lays part hand all at once",
        "melds before can go out|rummy",
        verb="melds",
        phase=PLAY,
    ),
    "melded-before-knock": asked("melds before a knock", "melds|lays before knock|anybody knocked", verb="melds", phase=PLAY),
    "set-not-named": asked(
        "lays off a card that fits two sets and does not say on which",
        "lays off fits two|both sets not say|name",
        verb="lays",
        phase=PLAY,
    ),
    "turned-card-kept": asked(
        "puts a card turned from the stock in his hand",
        "keeps|puts turned card|stock card hand",
        "turns card + discards another|other",
        verb="discards",
        phase=PLAY,
    ),
    "forced-card-left": asked(
        "leaves a discard that fits his set when it is forced on him",
        "forces take discard|card",
        "refuses|not take card fits set|run|meld",
        "must|has to take discard|card fits",
        verb="draws",
        phase=PLAY,
    ),
    "forced-card-refused": asked(
        "draws from the stock though he has to take the discard",
        "forced draws stock|again instead",
        verb="draws",
        phase=PLAY,
    ),
    "set-broken-up": asked(
        "takes so much from a set of his own that it is none",
        "borrows|takes|moves card set|run|meld leaves|left no set|run|valid",
        "shifts cards not set|valid",
        verb="borrows",
        phase=PLAY,
    ),
    "borrowed-card-kept": asked(
        "takes a card out of a set on the table and keeps it",
        "takes|borrows card set|meld|run table back hand|keeps",
        verb="borrows",
        phase=PLAY,
    ),
    "wild-unnamed": asked(
        "lays down a wild card and does not say for what it stands",
        "melds|lays deuce|joker|wild not say|name|state|announce",
        "deuce|joker|wild unnamed|undeclared",
        verb="melds",
        phase=PLAY,
    ),
    "wrong-trade": asked(
        "trades a card for a joker that stands for another",
        "exchanges|trades|swaps wrong card joker",
        "exchanges|trades|swaps {card} joker stands|represents|is {card}",
        verb="exchanges",
        phase=PLAY,
    ),
    "deuce-traded": asked(
        "trades a card for a wild card that is no joker",
        "exchanges|trades|swaps|takes {card}|card deuce|two|wild",
        "takes deuce|two from meld|set|table",
        verb="exchanges",
        phase=PLAY,
    ),
    "traded-by-another": asked(
        "takes a joker that another has laid down",
        "takes|reclaims|exchanges|trades my|other joker",
        "reclaims joker not his|laid down by",
        verb="exchanges",
        phase=PLAY,
    ),
    "traded-late": asked(
        "takes a joker from the table after he has melded or discarded",
        "exchanges|trades|swaps|takes joker after melded|discarded|laid",
        "melds|discards then|before exchanges|trades|swaps|takes joker",
        verb="exchanges",
        phase=PLAY,
    ),
    "laid-on-others": asked(
        "lays off on a set of another player",
        "lays off|adds|puts {card}|card on|to {owner}|other|another set|meld|run|group",
        "lays off on my|other|another",
        verb="lays",
        phase=PLAY,
    ),
    "queen-discarded": asked(
        "discards the queen of spades",
        "discards|throws queen spades",
        "discards|throws {card}",
        verb="discards",
        phase=PLAY,
    ),
    "out-without-discard": asked(
        "lays down his last card and has none to discard",
        "melds|lays all|last without|no discard",
        "goes out without|no discard",
        "out + nothing left discard",
        verb="melds",
        phase=PLAY,
    ),
}
