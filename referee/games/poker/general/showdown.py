"""Poker, Laws 10 and 25, and the manners of the game (usp56 2043-2061, 2453-2477, 2539-2543, 2615-2617, 2722-2730)."""

from referee.breaches.checks_and_drops import DROPPED_AT_SHOWDOWN
from referee.breaches.poker_conduct import (
    FALSE_BLIND_BET,
    FALSE_REMARK,
    LIMIT_CHANGED,
    PLAYS_AS_PARTNERS,
    PRIVATE_TRADE,
    SANDBAGS,
)
from referee.breaches.pot import POT_TO_WRONG_PLAYER
from referee.breaches.showdown import HAND_MISSTATED, HAND_NOT_SHOWN, WILD_DESIGNATION_DEMANDED, WILD_HAND_CHANGED
from referee.facts.showdown import HIGHER_THAN_ANNOUNCED, POT_TAKEN_IN
from referee.law import Law
from referee.remedies.betting import HAND_DEAD
from referee.remedies.general import ALLOWED, NOTHING_STATED, no_penalty, silent
from referee.remedies.showdown import CARDS_SPEAK, MUST_DESIGNATE, POT_IS_GONE, STAYS_AS_DESIGNATED
from referee.roles import ANY_PLAYER
from referee.windows import ANY_TIME, POT_GATHERED

SESSION = (
    Law(
        "house-rules-final",
        kind="definition",
        cite="usp56 2043",
        says="The code that the players adopt settles every question; a group may add rules of its own, best in writing.",
    ),
    Law(
        "time-limit-advice",
        kind="definition",
        cite="usp56 2045",
        says="Players do well to agree beforehand when the game will end.",
    ),
    Law(
        "leaver-has-no-share-of-kitty",
        kind="definition",
        cite="usp56 2055",
        says="Who leaves before the end has no share in the kitty.",
    ),
    Law(
        "kitty-left-at-the-end",
        kind="definition",
        cite="usp56 2055",
        says="What is in the kitty when the game ends is shared equally by those still in the game.",
    ),
    Law(
        "private-trade-of-chips",
        breach=PRIVATE_TRADE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2059",
        says="Players have chips from the banker and from nobody else.",
    ),
    Law(
        "limit-changed-during-game",
        breach=LIMIT_CHANGED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2061",
        says="A limit once fixed stays as it is throughout the game.",
    ),
    Law(
        "no-punitive-penalties",
        kind="definition",
        cite="usp56 2453",
        says="These laws put things right and punish nobody; players may agree on penalties for those who offend again and again.",
    ),
)

SHOWDOWN = (
    Law(
        "partnership-play-prohibited",
        breach=PLAYS_AS_PARTNERS,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 1965, 2539, 2728",
        says="Everybody plays for himself; no two act together or agree to share a pot.",
    ),
    Law(
        "full-hand-not-shown",
        breach=HAND_NOT_SHOWN,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2541",
        says="At the showdown the whole hand of every active player lies face up.",
    ),
    Law(
        "tied-hands-divide",
        kind="scoring",
        cite="usp56 2541",
        says="Equal hands share the pot, and an odd chip goes to the one of them who last bet or raised.",
    ),
    Law(
        "pot-to-wrong-player",
        breach=POT_TO_WRONG_PLAYER,
        remedy=silent("the pot belongs to the highest hand that can win it"),
        kind="gap",
        cite="usp56 2541, 2615",
        says="The highest hand wins; what follows if another player has taken the pot in, the book does not say.",
    ),
    Law(
        "announced-wild-hand-is-cap",
        breach=WILD_HAND_CHANGED,
        when=[HIGHER_THAN_ANNOUNCED.yes],
        remedy=NOTHING_STATED & STAYS_AS_DESIGNATED,
        kind="forbidden",
        cite="usp56 2541",
        says="With wild cards a player claims no higher hand than the one he announced.",
    ),
    Law(
        "misstated-hand-cards-speak",
        breach=HAND_MISSTATED,
        when=[POT_TAKEN_IN.no],
        until=POT_GATHERED,
        remedy=CARDS_SPEAK,
        chooser=ANY_PLAYER,
        cite="usp56 2615",
        says="Until the pot is taken in, a hand announced for what it is not is worth what its cards are.",
    ),
    Law(
        "misstated-hand-noticed-too-late",
        breach=HAND_MISSTATED,
        when=[POT_TAKEN_IN.yes],
        remedy=POT_IS_GONE,
        kind="derived",
        cite="usp56 2615",
        says="Once the pot has been taken in, what was announced wrongly stands.",
    ),
    Law(
        "designated-wild-card-fixed",
        breach=WILD_HAND_CHANGED,
        when=[HIGHER_THAN_ANNOUNCED.no],
        remedy=NOTHING_STATED & STAYS_AS_DESIGNATED,
        kind="forbidden",
        cite="usp56 2616",
        says="A wild card stays what its holder, in words or by announcing a hand, has said that it is.",
    ),
    Law(
        "wild-card-shown-without-announcement",
        breach=WILD_DESIGNATION_DEMANDED,
        remedy=MUST_DESIGNATE,
        chooser=ANY_PLAYER,
        kind="allowed",
        cite="usp56 2541, 2616",
        says="A hand with wild cards may be shown without a word; its holder says what they are if an active player demands it.",
    ),
    Law(
        "hand-discarded-at-showdown",
        breach=DROPPED_AT_SHOWDOWN,
        remedy=HAND_DEAD,
        until=ANY_TIME,
        proper=True,
        cite="usp56 2617",
        says="Who throws his hand in because another announces a higher one has no more claim, even if the announcement was wrong.",
    ),
)

ETHICS = (
    Law(
        "sandbagging",
        breach=SANDBAGS,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 2722",
        says="A good hand may be checked in order to raise later; some circles frown on it.",
    ),
    Law(
        "false-remarks",
        breach=FALSE_REMARK,
        remedy=no_penalty("no penalty"),
        kind="allowed",
        cite="usp56 2724-2726",
        says="Remarks that are not true are frowned upon and cost nothing.",
    ),
    Law(
        "false-blind-bet-statement",
        breach=FALSE_BLIND_BET,
        remedy=no_penalty("no penalty"),
        kind="allowed",
        cite="usp56 2730",
        says="To say that one bets blind, having seen one's hand, is thought unfair and costs nothing.",
    ),
)
