"""Whist, the laws of the shuffle, the cut, the deal and the misdeal (usp56 1841-1872)."""

from referee.breaches.dealing import (
    BOTTOM_CARD_SEEN,
    DEAL_OUT_OF_TURN,
    DEALT_INCORRECTLY,
    FACED_IN_DEALING,
    FACED_IN_PACK,
    UNCUT_PACK_DEALT,
)
from referee.breaches.misdealing import MISDEAL, PACK_COUNTED, PACK_NOT_SHUFFLED
from referee.breaches.pack import IDENTIFIABLE_CARD, INCORRECT_PACK, PACKS_INTERCHANGED
from referee.breaches.shuffle_and_cut import FACED_IN_SHUFFLE_OR_CUT, SHUFFLED_AFTER_CUT
from referee.breaches.turn_up import TURN_UP_FACE_DOWN
from referee.breaches.wrong_number_of_cards import CARD_OUTSIDE_DEAL, TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import MIXED, NEW_DEAL_DEMANDED, NOT_YET, STOPPED_BEFORE_TURN_UP, TOO_LATE
from referee.facts.dealers import FACED_WHILE, IN_CUTTING, SET_RIGHT_BEFORE_NEXT_CARD
from referee.facts.misdeals import DEALER_INTERRUPTED, FOUND_BEFORE_TURN_UP, OTHERS_HAD_TOUCHED
from referee.facts.tricks import FIRST_TRICK_QUITTED
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.remedies.calling import NOT_LIABLE
from referee.remedies.deals import ABANDONED, DEAL_STANDS, REDEAL, new_deal_if_demanded, redeal_by_rightful_dealer
from referee.remedies.general import no_penalty
from referee.remedies.misdeals import A_MISDEAL, DEAL_LOST, DEALS_AGAIN, RESHUFFLED_AND_CUT_AGAIN
from referee.remedies.new_deals import CORRECTED_IN_TIME, may_claim_new_deal
from referee.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED, OPPONENTS, SIDE_NOT_AT_FAULT
from referee.windows import ANY_TIME, CARD_TURNED_UP, DEAL_TOUCHED, LAST_CARD_DEALT, TURN_UP_OR_LOOK

LAWS = (
    Law(
        "pack-not-shuffled",
        breach=PACK_NOT_SHUFFLED,
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        kind="forbidden",
        cite="usp56 475, 1841",
        says="The cards are shuffled before every deal; whist gives no remedy of its own, and the general rules let a new deal be demanded.",
    ),
    Law(
        "pack-not-shuffled-stands",
        breach=PACK_NOT_SHUFFLED,
        when=[NEW_DEAL_DEMANDED.is_(TOO_LATE)],
        remedy=DEAL_STANDS,
        kind="derived",
        cite="usp56 475, 1841",
        says="A deal from a pack that was not shuffled stands if nobody demands another in time.",
    ),
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        kind="forbidden",
        cite="usp56 467, 475, 1847",
        says="Each packet must have four cards at least; of a smaller one only the general rules speak, by which a new deal may be demanded.",
    ),
    Law(
        "card-exposed-in-cutting",
        breach=FACED_IN_SHUFFLE_OR_CUT,
        when=[FACED_WHILE.is_(IN_CUTTING)],
        remedy=RESHUFFLED_AND_CUT_AGAIN,
        cite="usp56 1847",
        says="If a card shows while the pack is cut or put together again, the dealer reshuffles and the pack is cut once more.",
    ),
    Law(
        "dealer-reshuffles-after-cut",
        breach=SHUFFLED_AFTER_CUT,
        remedy=DEAL_LOST,
        cite="usp56 1849-1851",
        says="A dealer who shuffles again after the pack has been properly cut loses his deal.",
    ),
    Law(
        "card-faced-in-pack",
        breach=FACED_IN_PACK,
        remedy=REDEAL,
        cite="usp56 1855",
        says="For any card but the last that is face up in the pack the same dealer deals again.",
    ),
    Law(
        "imperfect-pack",
        breach=[INCORRECT_PACK, IDENTIFIABLE_CARD, CARD_OUTSIDE_DEAL],
        when=[MIXED.no],
        until=ANY_TIME,
        remedy=ABANDONED,
        cite="usp56 1855-1857",
        says="A pack proved incorrect or imperfect in the deal or the play means a new deal by the same dealer; earlier scores made with it stand.",
    ),
    Law(
        "imperfect-pack-found-after-the-hand",
        breach=[IDENTIFIABLE_CARD],
        when=[MIXED.yes],
        remedy=DEAL_STANDS,
        kind="derived",
        cite="usp56 1855-1857",
        says="Proved when the hand has been played and the cards put together, an imperfect pack undoes no score.",
    ),
    Law(
        "card-exposed-during-deal",
        breach=FACED_IN_DEALING,
        when=[OTHERS_HAD_TOUCHED.no],
        until=DEAL_TOUCHED,
        remedy=may_claim_new_deal(SIDE_NOT_AT_FAULT, DEAL_TOUCHED) & NOT_LIABLE,
        chooser=SIDE_NOT_AT_FAULT,
        cite="usp56 1859",
        says="For a card exposed in dealing the other side may have a new deal, as long as neither of them has touched a card; it is never liable to be called.",
    ),
    Law(
        "card-exposed-during-deal-after-touching",
        breach=FACED_IN_DEALING,
        when=[OTHERS_HAD_TOUCHED.yes],
        remedy=no_penalty("the deal stands") & NOT_LIABLE,
        kind="derived",
        cite="usp56 1859",
        says="A side that has touched a card of the deal can no longer have a new one for a card exposed in it.",
    ),
    Law(
        "deal-out-of-turn",
        breach=[DEAL_OUT_OF_TURN, PACKS_INTERCHANGED],
        when=[STOPPED_BEFORE_TURN_UP.is_(YES, NOT_YET)],
        until=CARD_TURNED_UP,
        remedy=redeal_by_rightful_dealer(STOPPED_BEFORE_TURN_UP),
        chooser=ANY_PLAYER,
        cite="usp56 1861",
        says="A deal out of turn, or with the adversaries' pack, may be stopped before the trump card is turned.",
    ),
    Law(
        "deal-out-of-turn-valid",
        breach=[DEAL_OUT_OF_TURN, PACKS_INTERCHANGED],
        when=[STOPPED_BEFORE_TURN_UP.is_(TOO_LATE)],
        remedy=DEAL_STANDS,
        kind="allowed",
        cite="usp56 1861",
        says="After the trump card has been turned such a deal is valid, and packs that were changed stay so.",
    ),
    Law(
        "misdeal-pack-not-cut",
        breach=UNCUT_PACK_DEALT,
        when=[FOUND_BEFORE_TURN_UP.yes],
        until=TURN_UP_OR_LOOK,
        remedy=A_MISDEAL,
        chooser=OPPONENTS,
        cite="usp56 1865",
        says="It is a misdeal if the pack was not cut and the adversaries find it out before the trump card is turned and before looking at a card.",
    ),
    Law(
        "pack-not-cut-found-late",
        breach=UNCUT_PACK_DEALT,
        when=[FOUND_BEFORE_TURN_UP.no],
        remedy=DEAL_STANDS,
        kind="derived",
        cite="usp56 1865",
        says="Found out after the trump card is turned, or by those who have looked at a card, the uncut pack changes nothing.",
    ),
    Law(
        "misdeal-incorrect-card-not-fixed",
        breach=DEALT_INCORRECTLY,
        when=[SET_RIGHT_BEFORE_NEXT_CARD.no],
        remedy=A_MISDEAL,
        cite="usp56 1866",
        says="It is a misdeal to deal a card incorrectly and not to put that right before dealing another.",
    ),
    Law(
        "incorrect-card-fixed-in-time",
        breach=DEALT_INCORRECTLY,
        when=[SET_RIGHT_BEFORE_NEXT_CARD.yes],
        remedy=CORRECTED_IN_TIME,
        kind="derived",
        cite="usp56 1866",
        says="A card dealt incorrectly and put right before the next one leaves the deal as it is.",
    ),
    Law(
        "misdeal-dealer-counts-cards",
        breach=PACK_COUNTED,
        remedy=A_MISDEAL,
        cite="usp56 1867",
        says="It is a misdeal if the dealer counts the cards on the table or those left in the pack.",
    ),
    Law(
        "misdeal-wrong-numbers",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[FIRST_TRICK_QUITTED.no],
        remedy=A_MISDEAL,
        cite="usp56 1868",
        says="It is a misdeal if, the pack being perfect, somebody has a wrong number of cards and it is found before all have played to the first trick.",
    ),
    Law(
        "misdeal-dealer-looks-at-trump-card",
        breach=BOTTOM_CARD_SEEN,
        remedy=A_MISDEAL,
        cite="usp56 1869",
        says="It is a misdeal if the dealer looks at the trump card, which lies at the bottom, before the deal is complete.",
    ),
    Law(
        "misdeal-trump-card-placed-face-down",
        breach=TURN_UP_FACE_DOWN,
        remedy=A_MISDEAL,
        cite="usp56 1870",
        says="It is a misdeal if the dealer puts the trump card face down on his own or another player's cards.",
    ),
    Law(
        "misdeal-loses-the-deal",
        breach=MISDEAL,
        when=[DEALER_INTERRUPTED.no],
        remedy=DEAL_LOST,
        cite="usp56 1872",
        says="A misdeal costs the dealer his deal, which passes to the left.",
    ),
    Law(
        "misdeal-after-interruption",
        breach=MISDEAL,
        when=[DEALER_INTERRUPTED.yes],
        remedy=DEALS_AGAIN,
        kind="derived",
        cite="usp56 1872",
        says="The deal is not lost if during it an adversary touched a card or interrupted the dealer in any other manner.",
    ),
)
