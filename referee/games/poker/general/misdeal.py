"""Poker, Laws 12 to 16: misdeals, hands too many or too few, exposed cards, packs and hands that are wrong (usp56 2557-2591)."""

from referee.breaches.dealing import FACED_IN_DEALING, UNCUT_PACK_DEALT
from referee.breaches.pack import IDENTIFIABLE_CARD, INCORRECT_PACK
from referee.breaches.poker_deal import (
    CARD_EXPOSED_BY_ANOTHER,
    MISDEAL_CALLED_BY_INTERFERER,
    MISDEAL_DECLARED,
    OWN_CARD_EXPOSED,
    TOO_FEW_HANDS,
    TOO_MANY_HANDS,
    TWO_FACED_TO_PLAYER,
)
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.betting import ALL_OTHERS_DROPPED
from referee.facts.deal import CALLED_BEFORE_SECOND_ROUND, LAST_CARD_IS_DEALT, NOT_YET, TOO_LATE
from referee.facts.poker_deal import (
    EVERYBODY_ANTED,
    HAND_LOOKED_AT,
    MISDEAL_AT_ONCE,
    SECOND_ROUND_BEGUN,
    SEVERAL_TOO_LONG,
    SHORT_HANDS_PLAY,
    STOPPED_SHORT,
)
from referee.law import NO, YES, Law
from referee.remedies.betting import HAND_FOUL, POT_STAYS
from referee.remedies.deals import PACK_REPLACED, THIS_DEAL
from referee.remedies.general import ALLOWED, no_penalty, silent
from referee.remedies.poker_deal import (
    ANTES_STAY,
    BLINDS_MAY_BE_WITHDRAWN,
    CARD_KEPT,
    COMPLETES_DEAL,
    DEAL_VOID,
    DEALERS_ANTE_FORFEITED,
    EARLIER_POTS_STAND,
    GIVES_OWN_HAND,
    LOOKED_AT_IS_KEPT,
    MAY_NOT_CALL_MISDEAL,
    MISDEAL,
    NAMES_DEAD_HAND,
    NO_MISDEAL,
    OMITTED_MAY_WITHDRAW_ANTE,
    UNDEALT_CARDS_DEAD,
    misdeal_if_called,
)
from referee.roles import ANY_PLAYER_WHO_HAS_NOT_LOOKED, OFFENDER
from referee.windows import ANY_TIME, SECOND_ROUND_DEALT

MISDEALS = (
    Law(
        "misdeal-not-shuffled-or-not-offered-for-cut",
        breach=UNCUT_PACK_DEALT,
        when=[CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=misdeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2557-2565",
        says="A pack dealt without a shuffle, or without being offered for a cut, is a misdeal if called in time, and loses the deal.",
    ),
    Law(
        "misdeal-two-face-up-cards-to-one-player",
        breach=TWO_FACED_TO_PLAYER,
        when=[MISDEAL_AT_ONCE.yes],
        remedy=MISDEAL,
        chooser=OFFENDER,
        cite="usp56 2567-2569",
        says="A player who gets two cards face up in closed poker may call a misdeal, at once and before he has seen a hidden card of his.",
    ),
    Law(
        "two-face-up-cards-kept",
        breach=TWO_FACED_TO_PLAYER,
        when=[MISDEAL_AT_ONCE.is_(NO, NOT_YET)],
        remedy=CARD_KEPT,
        kind="derived",
        cite="usp56 2567-2569",
        says="As long as that player does not call it, the deal goes on.",
    ),
    Law(
        "misdeal-too-many-cards-to-several-players",
        breach=TOO_MANY_CARDS,
        when=[SEVERAL_TOO_LONG.yes],
        remedy=MISDEAL,
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2557, 2563, 2571",
        says="Too many cards to more than one player is a misdeal.",
    ),
    Law(
        "misdeal-effect-on-antes",
        breach=MISDEAL_DECLARED,
        when=[EVERYBODY_ANTED.yes],
        remedy=ANTES_STAY & BLINDS_MAY_BE_WITHDRAWN,
        cite="usp56 2557-2561, 2599-2601",
        says="After a misdeal antes of all stay in the pot and nobody antes again; blind bets may be taken back.",
    ),
    Law(
        "misdeal-effect-on-dealers-ante",
        breach=MISDEAL_DECLARED,
        when=[EVERYBODY_ANTED.no],
        remedy=DEALERS_ANTE_FORFEITED & BLINDS_MAY_BE_WITHDRAWN,
        kind="derived",
        cite="usp56 2557-2561, 2599-2601",
        says="After a misdeal an ante of the dealer alone is lost to the pot; blind bets may be taken back.",
    ),
    Law(
        "deal-stopped-short",
        breach=TOO_FEW_CARDS,
        when=[STOPPED_SHORT.yes],
        until=ANY_TIME,
        remedy=COMPLETES_DEAL & NO_MISDEAL,
        cite="usp56 2571",
        says="A deal broken off before its last round is complete is no misdeal; it is completed whenever that is noticed.",
    ),
    Law(
        "too-many-hands-dealt",
        breach=TOO_MANY_HANDS,
        when=[HAND_LOOKED_AT.no],
        remedy=NAMES_DEAD_HAND,
        chooser=OFFENDER,
        cite="usp56 2573-2575",
        says="Of too many hands the dealer says which is dead.",
    ),
    Law(
        "too-many-hands-one-looked-at",
        breach=TOO_MANY_HANDS,
        when=[HAND_LOOKED_AT.yes],
        remedy=NAMES_DEAD_HAND & LOOKED_AT_IS_KEPT,
        kind="derived",
        cite="usp56 2573-2575",
        says="Of too many hands the dealer says which is dead, but a hand of which a card was looked at is its player's to keep.",
    ),
    Law(
        "too-few-hands-dealt",
        breach=TOO_FEW_HANDS,
        remedy=GIVES_OWN_HAND & OMITTED_MAY_WITHDRAW_ANTE,
        cite="usp56 2577, 2595",
        says="If somebody is left out, the dealer gives him his own hand; a second one left out may take his ante back.",
    ),
)

EXPOSED = (
    Law(
        "undealt-cards-exposed",
        breach=FACED_IN_DEALING,
        when=[LAST_CARD_IS_DEALT.yes],
        remedy=UNDEALT_CARDS_DEAD,
        cite="usp56 2579",
        says="Cards of the undealt pack that the dealer exposes after the deal are dead.",
    ),
    Law(
        "card-dealt-face-up",
        breach=FACED_IN_DEALING,
        when=[LAST_CARD_IS_DEALT.no],
        remedy=silent("the card is kept"),
        kind="gap",
        cite="usp56 2567-2569",
        says="Two cards face up to one player may be a misdeal; of a single one the law of closed poker says nothing.",
    ),
    Law(
        "own-card-exposed",
        breach=OWN_CARD_EXPOSED,
        remedy=no_penalty("no penalty", "no redress"),
        kind="allowed",
        cite="usp56 2581",
        says="A player who exposes cards of his own hand is neither punished nor helped.",
    ),
    Law(
        "player-interferes-with-deal",
        breach=MISDEAL_CALLED_BY_INTERFERER,
        remedy=MAY_NOT_CALL_MISDEAL,
        cite="usp56 2581-2583",
        says="Who interferes with the deal so that the dealer exposes a card may not call a misdeal.",
    ),
    Law(
        "card-exposed-by-another-player",
        breach=CARD_EXPOSED_BY_ANOTHER,
        remedy=no_penalty("no redress"),
        kind="allowed",
        cite="usp56 2585",
        says="Everybody looks after his own hand, and has no redress if another exposes a card of it.",
    ),
)

PACK_AND_HANDS = (
    Law(
        "incorrect-pack-voids-deal",
        breach=INCORRECT_PACK,
        when=[SECOND_ROUND_BEGUN.yes],
        until=ANY_TIME,
        remedy=DEAL_VOID & EARLIER_POTS_STAND,
        cite="usp56 2587",
        says="A pack with cards too many, too few or twice makes the deal void until the pot is taken in, and everybody takes his chips back.",
    ),
    Law(
        "incorrect-pack-before-second-round",
        breach=[INCORRECT_PACK, IDENTIFIABLE_CARD],
        when=[SECOND_ROUND_BEGUN.no, CALLED_BEFORE_SECOND_ROUND.is_(TOO_LATE)],
        remedy=PACK_REPLACED & THIS_DEAL,
        kind="derived",
        cite="usp56 2545, 2587-2588",
        says="A pack known to be wrong that is dealt on with must still be replaced.",
    ),
    Law(
        "imperfect-pack-replaced",
        breach=IDENTIFIABLE_CARD,
        when=[SECOND_ROUND_BEGUN.yes],
        until=ANY_TIME,
        remedy=PACK_REPLACED & THIS_DEAL,
        cite="usp56 2588",
        says="A pack with a card that can be told by its back is replaced; a completed deal is played on.",
    ),
    Law(
        "foul-hand",
        breach=TOO_MANY_CARDS,
        when=[SEVERAL_TOO_LONG.no, ALL_OTHERS_DROPPED.no],
        remedy=HAND_FOUL,
        cite="usp56 2589-2591",
        says="A hand with another number of cards than the form gives is foul and cannot win.",
    ),
    Law(
        "foul-hand-last-survivor",
        breach=TOO_MANY_CARDS,
        when=[SEVERAL_TOO_LONG.no, ALL_OTHERS_DROPPED.yes],
        remedy=HAND_FOUL & POT_STAYS,
        cite="usp56 2591",
        says="If all others have dropped, the pot against a foul hand stays for the winner of the next one.",
    ),
    Law(
        "short-hand-foul",
        breach=TOO_FEW_CARDS,
        when=[STOPPED_SHORT.no, SHORT_HANDS_PLAY.no, ALL_OTHERS_DROPPED.no],
        remedy=HAND_FOUL,
        kind="penalty",
        cite="usp56 2589-2591",
        says="A hand with too few cards is foul and cannot win.",
    ),
    Law(
        "short-hand-last-survivor",
        breach=TOO_FEW_CARDS,
        when=[STOPPED_SHORT.no, SHORT_HANDS_PLAY.no, ALL_OTHERS_DROPPED.yes],
        remedy=HAND_FOUL & POT_STAYS,
        kind="penalty",
        cite="usp56 2591",
        says="If all others have dropped, the pot against a short hand stays for the winner of the next one.",
    ),
    Law(
        "short-hand-option",
        breach=TOO_FEW_CARDS,
        when=[STOPPED_SHORT.no, SHORT_HANDS_PLAY.yes],
        remedy=ALLOWED,
        kind="definition",
        cite="usp56 2591",
        says="Players may agree that a short hand is not foul and plays the best that it can make.",
    ),
)
