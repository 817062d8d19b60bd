"""What a question about a game with piles, turns or bets tells beside the breach, fact by fact. Data only."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.law import NO, TOO_LATE, YES
from referee.families.banking.facts import FIRST, NONE, REFUSES_IT, SECOND, SOME, TAKES_IT
from referee.families.cassino.facts.points import ADDS, DEDUCTS
from referee.families.children.facts import ANOTHERS, OWN
from referee.families.hearts.facts import FOLLOWING_SUIT, KEPT_BACK
from referee.families.rummy.facts import ONE_CARD, SEVERAL_CARDS

FACTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    # --- cassino
    "table-complete": {
        NO: ("before table has|had its four|cards", "before the table is|was complete"),
        YES: ("after table has|had its four|cards", "table is|was complete"),
    },
    "dealer-looked": {
        YES: ("{dealer} has|had looked", "{dealer} looked at his own|cards|hand"),
        NO: ("{dealer} not looked", "before {dealer} looked"),
    },
    "last-round": {YES: ("in|on the last|final round",), NO: ("in|on the first|second|earlier round",)},
    "partnership": {YES: ("in a partnership", "four play", "between partners"), NO: ("without partners", "two|three play")},
    "point-chosen": {ADDS: ("adds a point",), DEDUCTS: ("takes|deducts a point off|from",)},
    # --- hearts
    "duty-failed": {
        KEPT_BACK: ("not drop|discard|play {card} + first chance|opportunity", "keeps {card} + first chance|opportunity"),
        FOLLOWING_SUIT: ("not follow suit",),
    },
    # --- rummy
    "how-many-cards": {ONE_CARD: ("a|1|one card",), SEVERAL_CARDS: ("2|3|4|several|more|some cards",)},
    # --- stops and games for children
    "could-play-a-seven": {YES: ("playable seven|7", "could play seven|7|{card}"), NO: ("not a seven|7",)},
    "whose-was-shown": {OWN: ("his own card",), ANOTHERS: ("another's|other card", "card of another|{person}")},
    "stays-to-the-end": {YES: ("at the end", "never corrected"), NO: ("takes them back", "corrects it")},
    # --- russian bank
    "stopped": {
        YES: ("opponent|{person} says|calls stop",),
        TOO_LATE: ("after a later move", "stop too late", "next move completed"),
    },
    # --- black jack and red dog
    "cards-he-got": {NONE: ("no card|cards|hand", "none"), SOME: ("only one|1|2|3|four card|cards",)},
    "dealer-had-natural": {YES: ("{dealer} has|had a natural",), NO: ("{dealer} has|had no natural",)},
    "first-round-over": {YES: ("after the second round began|begun",), NO: ("before the second round",)},
    "which-round": {FIRST: ("in|on the first round",), SECOND: ("in|on the second round",)},
    "card-taken": {TAKES_IT: ("accepts|takes|keeps it",), REFUSES_IT: ("refuses|rejects it|card", "withdraws bet")},
}
