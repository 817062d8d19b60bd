"""Faults that a log tells in a word of their own: each is one that no other act shows, and here is why."""

import re
from collections.abc import Mapping

from referee.core.verbs import verbs
from referee.mechanics.conduct.expects.remarks import MANNERS

#: what `improper` may tell
IMPROPER: Mapping[str, str] = {
    "partnership": "an agreement is not an act of the game",
    "remark": "what a player says of his hand is in no act",
    "sandbag": "why he checked is in no act",
    "pass-deal": "nobody deals, and the next dealer has every right to",
    "swap": "who sits where is told once, before the cards",
    "below-table": "where a hand is held is in no act",
    "interferes": "what a player does to another's cards is in no act",
    "exposes-card": "a card shown is told of its holder, whoever was the cause",
    "silent-on-draw": "what was not said is in no act",
    "no-announcement": "what was not said is in no act",
    "upcards-left": "what a player leaves lying is in no act",
    "first-card-up": "whether the dealer meant it is in no act",
    "too-many-played": "a player may show all his cards and mean five of them",
    "ace-unnamed": "what was not said is in no act",
    "no-burn": "few logs tell of the card that is burned",
    "fouls": "what a player does to another's cards is in no act",
    "value-unsaid": "what was not said is in no act",
    "before-signal": "the signal is given without a word",
    "order-changed": "the order in which cards lie is in no act",
    "signal-unasked": "what was not said is in no act",
    "widow-down": "what the dealer leaves lying is in no act",
}
#: what `deals` may tell of how it was done
DEALS: Mapping[str, str] = {
    "incorrectly": "which card came to whom is not told one by one",
    "two": "which card came to whom is not told one by one",
    "unshuffled": "few logs tell of the shuffle",
}
#: verbs that are a fault, or a manner, by themselves
VERBS: Mapping[str, str] = {
    "hesitates": "how a call was made is in no act",
    "approves": "a gesture is in no act",
    "gathers": "when a hand goes to the trick is in no act",
    "watches": "where a player looks is in no act",
    "influenced": "why he played is in no act",
    "scatters": "how the tricks lie is in no act",
    "infers": "why he played is in no act",
    "silent": "what was not said is in no act",
}


def words_of(verb: str) -> set[str]:
    """The words in small letters that stand in the shape of a verb, one of which it takes."""
    return set(re.findall(r"[a-z][a-z-]+", verbs()[verb]))


def test_every_fault_that_is_told_outright_has_its_reason() -> None:
    assert words_of("improper") == set(IMPROPER)
    assert words_of("deals") - {"hands", "rounds", "widow"} == set(DEALS)
    assert set(MANNERS) == set(VERBS)
