"""Poker, Laws 10 and 25, and the manners of the game (usp56 2043-2061, 2453-2477, 2539-2543, 2615-2617, 2722-2730)."""

from referee.core.law import Law
from referee.families import poker
from referee.mechanics import rulings, stakes

SESSION = (
    Law(
        "house-rules-final",
        cite="usp56 2043",
        says="The code that the players adopt settles every question; a group may add rules of its own, best in writing.",
    ),
    Law(
        "time-limit-advice",
        cite="usp56 2045",
        says="Players do well to agree beforehand when the game will end.",
    ),
    Law(
        "leaver-has-no-share-of-kitty",
        cite="usp56 2055",
        says="Who leaves before the end has no share in the kitty.",
    ),
    Law(
        "kitty-left-at-the-end",
        cite="usp56 2055",
        says="What is in the kitty when the game ends is shared equally by those still in the game.",
    ),
    Law(
        "private-trade-of-chips",
        breach=poker.PRIVATE_TRADE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2059",
        says="Players have chips from the banker and from nobody else.",
    ),
    Law(
        "limit-changed-during-game",
        breach=poker.LIMIT_CHANGED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2061",
        says="A limit once fixed stays as it is throughout the game.",
    ),
    Law(
        "no-punitive-penalties",
        cite="usp56 2453",
        says="These laws put things right and punish nobody; players may agree on penalties for those who offend again and again.",
    ),
)

SHOWDOWN = (
    Law(
        "partnership-play-prohibited",
        breach=poker.PLAYS_AS_PARTNERS,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1965, 2539, 2728",
        says="Everybody plays for himself; no two act together or agree to share a pot.",
    ),
    Law(
        "full-hand-not-shown",
        breach=poker.HAND_NOT_SHOWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2541",
        says="At the showdown the whole hand of every active player lies face up.",
    ),
    Law(
        "tied-hands-divide",
        cite="usp56 2541",
        says="Equal hands share the pot, and an odd chip goes to the one of them who last bet or raised.",
    ),
    Law(
        "more-than-his-share-taken",
        breach=stakes.PAYMENT_OVER_DUE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2077, 2541",
        says="Who shares a pot, or can win but a part of it, takes his share and no more.",
    ),
    Law(
        "pot-to-wrong-player",
        breach=poker.POT_TO_WRONG_PLAYER,
        when=[poker.TAKER_CAN_WIN.yes],
        remedy=rulings.silent("the pot belongs to the highest hand that can win it"),
        cite="usp56 2541, 2615",
        says="The highest hand wins; what follows if another player has taken the pot in, the book does not say.",
    ),
    Law(
        "pot-to-hand-that-cannot-win",
        breach=poker.POT_TO_WRONG_PLAYER,
        when=[poker.TAKER_CAN_WIN.no],
        remedy=poker.POT_NOT_WON,
        cite="usp56 2253, 2589-2591, 2614, 2617",
        says="A hand that is foul or dead, or was thrown in, wins no pot, and he who holds it takes none in.",
    ),
    Law(
        "announced-wild-hand-is-cap",
        breach=poker.WILD_HAND_CHANGED,
        when=[poker.HIGHER_THAN_ANNOUNCED.yes],
        remedy=rulings.NOTHING_STATED & poker.STAYS_AS_DESIGNATED,
        cite="usp56 2541",
        says="With wild cards a player claims no higher hand than the one he announced.",
    ),
    Law(
        "misstated-hand-cards-speak",
        breach=poker.HAND_MISSTATED,
        until=poker.RAISED_BEFORE_POT_TAKEN,
        remedy=poker.CARDS_SPEAK,
        cite="usp56 2615",
        says="Until the pot is taken in, a hand announced for what it is not is worth what its cards are.",
    ),
    Law(
        "misstated-hand-noticed-too-late",
        breach=poker.HAND_MISSTATED,
        after=poker.RAISED_BEFORE_POT_TAKEN,
        remedy=poker.POT_IS_GONE,
        cite="drawn from usp56 2615",
        says="Once the pot has been taken in, what was announced wrongly stands.",
    ),
    Law(
        "designated-wild-card-fixed",
        breach=poker.WILD_HAND_CHANGED,
        when=[poker.HIGHER_THAN_ANNOUNCED.no],
        remedy=rulings.NOTHING_STATED & poker.STAYS_AS_DESIGNATED,
        cite="usp56 2616",
        says="A wild card stays what its holder, in words or by announcing a hand, has said that it is.",
    ),
    Law(
        "wild-card-shown-without-announcement",
        on=poker.WILD_DESIGNATION_DEMANDED,
        remedy=poker.MUST_DESIGNATE,
        cite="usp56 2541, 2616",
        says="A hand with wild cards may be shown without a word; its holder says what they are if an active player demands it.",
    ),
    Law(
        "hand-discarded-at-showdown",
        on=poker.DROPPED_AT_SHOWDOWN,
        remedy=poker.HAND_DEAD,
        cite="usp56 2617",
        says="Who throws his hand in because another announces a higher one has no more claim, even if the announcement was wrong.",
    ),
)

ETHICS = (
    Law(
        "sandbagging",
        on=poker.SANDBAGS,
        remedy=rulings.ALLOWED,
        cite="usp56 2722",
        says="A good hand may be checked in order to raise later; some circles frown on it.",
    ),
    Law(
        "false-remarks",
        on=poker.FALSE_REMARK,
        remedy=rulings.no_penalty("no penalty"),
        cite="usp56 2724-2726",
        says="Remarks that are not true are frowned upon and cost nothing.",
    ),
    Law(
        "false-blind-bet-statement",
        on=poker.FALSE_BLIND_BET,
        remedy=rulings.no_penalty("no penalty"),
        cite="usp56 2730",
        says="To say that one bets blind, having seen one's hand, is thought unfair and costs nothing.",
    ),
)
