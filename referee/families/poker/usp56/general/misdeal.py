"""Poker, Laws 12 to 16: misdeals, hands too many or too few, exposed cards, packs and hands that are wrong (usp56 2557-2591)."""

from referee.core.fact import NO
from referee.core.law import Law
from referee.core.remedy import by
from referee.core.window import NOT_YET
from referee.families import poker
from referee.mechanics import deal, rulings

MISDEALS = (
    Law(
        "misdeal-not-shuffled-or-not-offered-for-cut",
        breach=deal.UNCUT_PACK_DEALT,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.MISDEAL_IF_CALLED,
        cite="usp56 2557-2565",
        says="A pack dealt without a shuffle, or without being offered for a cut, is a misdeal if called in time, and loses the deal.",
    ),
    Law(
        "misdeal-two-face-up-cards-to-one-player",
        breach=poker.TWO_FACED_TO_PLAYER,
        when=[poker.MISDEAL_AT_ONCE.yes],
        remedy=poker.MISDEAL,
        cite="usp56 2567-2569",
        says="A player who gets two cards face up in closed poker may call a misdeal, at once and before he has seen a hidden card of his.",
    ),
    Law(
        "two-face-up-cards-kept",
        breach=poker.TWO_FACED_TO_PLAYER,
        when=[poker.MISDEAL_AT_ONCE.is_(NO, NOT_YET)],
        remedy=poker.CARD_KEPT,
        cite="drawn from usp56 2567-2569",
        says="As long as that player does not call it, the deal goes on.",
    ),
    Law(
        "misdeal-too-many-cards-to-several-players",
        breach=deal.TOO_MANY_CARDS,
        when=[poker.SEVERAL_TOO_LONG.yes],
        remedy=poker.MISDEAL,
        cite="usp56 2557, 2563, 2571",
        says="Too many cards to more than one player is a misdeal.",
    ),
    Law(
        "misdeal-effect-on-antes",
        on=poker.MISDEAL_DECLARED,
        when=[poker.EVERYBODY_ANTED.yes],
        remedy=poker.ANTES_STAY & poker.BLINDS_MAY_BE_WITHDRAWN,
        chooser=by(poker.BLIND_BETTORS),
        cite="usp56 2557-2561, 2599-2601",
        says="After a misdeal antes of all stay in the pot and nobody antes again; blind bets may be taken back.",
    ),
    Law(
        "misdeal-effect-on-dealers-ante",
        on=poker.MISDEAL_DECLARED,
        when=[poker.EVERYBODY_ANTED.no],
        remedy=poker.DEALERS_ANTE_FORFEITED & poker.BLINDS_MAY_BE_WITHDRAWN,
        chooser=by(poker.BLIND_BETTORS),
        cite="drawn from usp56 2557-2561, 2599-2601",
        says="After a misdeal an ante of the dealer alone is lost to the pot; blind bets may be taken back.",
    ),
    Law(
        "deal-stopped-short",
        breach=deal.TOO_FEW_CARDS,
        when=[poker.STOPPED_SHORT.yes],
        remedy=poker.COMPLETES_DEAL & poker.NO_MISDEAL,
        cite="usp56 2571",
        says="A deal broken off before its last round is complete is no misdeal; it is completed whenever that is noticed.",
    ),
    Law(
        "too-many-hands-dealt",
        breach=deal.WRONG_NUMBER_OF_HANDS,
        when=[deal.HANDS_DEALT.is_(deal.MORE_HANDS), poker.HAND_LOOKED_AT.no],
        remedy=poker.NAMES_DEAD_HAND,
        cite="usp56 2573-2575",
        says="Of too many hands the dealer says which is dead.",
    ),
    Law(
        "too-many-hands-one-looked-at",
        breach=deal.WRONG_NUMBER_OF_HANDS,
        when=[deal.HANDS_DEALT.is_(deal.MORE_HANDS), poker.HAND_LOOKED_AT.yes],
        remedy=poker.NAMES_DEAD_HAND & poker.LOOKED_AT_IS_KEPT,
        cite="drawn from usp56 2573-2575",
        says="Of too many hands the dealer says which is dead, but a hand of which a card was looked at is its player's to keep.",
    ),
    Law(
        "too-few-hands-dealt",
        breach=deal.WRONG_NUMBER_OF_HANDS,
        when=[deal.HANDS_DEALT.is_(deal.FEWER_HANDS)],
        remedy=poker.GIVES_OWN_HAND & poker.OMITTED_MAY_WITHDRAW_ANTE,
        chooser=by(poker.OTHERS_OMITTED),
        cite="usp56 2577, 2595",
        says="If somebody is left out, the dealer gives him his own hand; a second one left out may take his ante back.",
    ),
)

EXPOSED = (
    Law(
        "undealt-cards-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[poker.LAST_CARD_IS_DEALT.yes],
        remedy=poker.UNDEALT_CARDS_DEAD,
        cite="usp56 2579",
        says="Cards of the undealt pack that the dealer exposes after the deal are dead.",
    ),
    Law(
        "card-dealt-face-up",
        breach=deal.FACED_IN_DEALING,
        when=[poker.LAST_CARD_IS_DEALT.no],
        remedy=rulings.silent("the card is kept"),
        cite="usp56 2567-2569",
        says="Two cards face up to one player may be a misdeal; of a single one the law of closed poker says nothing.",
    ),
    Law(
        "own-card-exposed",
        on=poker.OWN_CARD_EXPOSED,
        remedy=rulings.no_penalty("no penalty", "no redress"),
        cite="usp56 2581",
        says="A player who exposes cards of his own hand is neither punished nor helped.",
    ),
    Law(
        "player-interferes-with-deal",
        breach=poker.MISDEAL_CALLED_BY_INTERFERER,
        remedy=poker.MAY_NOT_CALL_MISDEAL,
        cite="usp56 2581-2583",
        says="Who interferes with the deal so that the dealer exposes a card may not call a misdeal.",
    ),
    Law(
        "card-exposed-by-another-player",
        on=poker.CARD_EXPOSED_BY_ANOTHER,
        remedy=rulings.no_penalty("no redress"),
        cite="usp56 2585",
        says="Everybody looks after his own hand, and has no redress if another exposes a card of it.",
    ),
)

PACK_AND_HANDS = (
    Law(
        "incorrect-pack-voids-deal",
        breach=deal.INCORRECT_PACK,
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        until=poker.RAISED_BEFORE_POT_TAKEN,
        remedy=poker.DEAL_VOID & poker.EARLIER_POTS_STAND,
        late=poker.POT_TAKEN_STANDS,
        cite="usp56 2587",
        says="A pack with cards too many, too few or twice makes the deal void until the pot is taken in, and everybody takes his chips back.",
    ),
    Law(
        "imperfect-pack-before-second-round",
        breach=deal.IDENTIFIABLE_CARD,
        until=poker.RAISED_BEFORE_SECOND_ROUND,
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=deal.PACK_REPLACED & deal.THIS_DEAL,
        cite="drawn from usp56 2545, 2588",
        says="A pack known to have a marked card that is dealt on with must still be replaced.",
    ),
    Law(
        "imperfect-pack-replaced",
        breach=deal.IDENTIFIABLE_CARD,
        after=poker.RAISED_BEFORE_SECOND_ROUND,
        remedy=deal.PACK_REPLACED & deal.THIS_DEAL,
        cite="usp56 2588",
        says="A pack with a card that can be told by its back is replaced; a completed deal is played on.",
    ),
    Law(
        "foul-hand",
        breach=deal.TOO_MANY_CARDS,
        when=[poker.SEVERAL_TOO_LONG.no, poker.ALL_OTHERS_DROPPED.no],
        remedy=poker.HAND_FOUL,
        cite="usp56 2589-2591",
        says="A hand with another number of cards than the form gives is foul and cannot win.",
    ),
    Law(
        "foul-hand-last-survivor",
        breach=deal.TOO_MANY_CARDS,
        when=[poker.SEVERAL_TOO_LONG.no, poker.ALL_OTHERS_DROPPED.yes],
        remedy=poker.HAND_FOUL & poker.POT_STAYS,
        cite="usp56 2591",
        says="If all others have dropped, the pot against a foul hand stays for the winner of the next one.",
    ),
    Law(
        "short-hand-foul",
        breach=deal.TOO_FEW_CARDS,
        when=[poker.STOPPED_SHORT.no, poker.SHORT_HANDS_PLAY.no, poker.ALL_OTHERS_DROPPED.no],
        remedy=poker.HAND_FOUL,
        cite="usp56 2589-2591",
        says="A hand with too few cards is foul and cannot win.",
    ),
    Law(
        "short-hand-last-survivor",
        breach=deal.TOO_FEW_CARDS,
        when=[poker.STOPPED_SHORT.no, poker.SHORT_HANDS_PLAY.no, poker.ALL_OTHERS_DROPPED.yes],
        remedy=poker.HAND_FOUL & poker.POT_STAYS,
        cite="usp56 2591",
        says="If all others have dropped, the pot against a short hand stays for the winner of the next one.",
    ),
    Law(
        "short-hand-option",
        breach=deal.TOO_FEW_CARDS,
        when=[poker.STOPPED_SHORT.no, poker.SHORT_HANDS_PLAY.yes],
        remedy=rulings.ALLOWED,
        cite="usp56 2591",
        says="Players may agree that a short hand is not foul and plays the best that it can make.",
    ),
)
