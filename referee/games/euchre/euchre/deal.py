"""Euchre, the laws of the draw, the shuffle and the deal (usp56 3982-3988, 4016-4018, 4026-4030)."""

from referee.breaches.dealers_discard import PLAYED_BEFORE_DISCARDING
from referee.breaches.dealing import DEAL_OUT_OF_TURN, DEALT_INCORRECTLY, FACED_IN_DEALING, FACED_IN_PACK
from referee.breaches.pack import INCORRECT_PACK
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import (
    MISDEAL_CALLED,
    NEW_DEAL_DEMANDED,
    NOT_YET,
    REDEAL_DEMANDED,
    STOPPED_BEFORE_TURN_UP,
    TOO_LATE,
)
from referee.facts.tricks import FIRST_TRICK_QUITTED
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.remedies.bidding import PLAYS_CARDS_DEALT, SIDE_SCORES_NOTHING
from referee.remedies.deals import (
    DEAL_AND_SCORE_STAND,
    DEAL_STANDS,
    REDEAL,
    misdeal_if_called,
    new_deal_if_demanded,
    redeal_by_rightful_dealer,
    redeal_if_demanded,
)
from referee.remedies.general import says
from referee.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED
from referee.windows import CARD_TURNED_UP, CARDS_MIXED, FIRST_TRICK_GATHERED, LAST_CARD_DEALT

LAWS = (
    Law(
        "equal-cards-in-draw",
        kind="definition",
        cite="usp56 3982",
        says="The two lowest cards play against the two highest, the ace below the seven; players who draw equal cards draw again.",
    ),
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        kind="forbidden",
        cite="usp56 3984, 475",
        says="Neither packet of the cut may have fewer than four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "batch-plan-changed",
        breach=DEALT_INCORRECTLY,
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        kind="forbidden",
        cite="usp56 3986, 475",
        says="Cards are dealt by three and two or by two and three, and a dealer keeps to the plan he began; else the general rules speak.",
    ),
    Law(
        "new-deal-card-exposed",
        breach=FACED_IN_DEALING,
        when=[REDEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=redeal_if_demanded(REDEAL_DEMANDED),
        chooser=ANY_PLAYER,
        cite="usp56 4016, 489",
        says="For a card exposed in dealing there may be a new deal by the same dealer.",
    ),
    Law(
        "new-deal-card-faced-in-pack",
        breach=FACED_IN_PACK,
        when=[REDEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=redeal_if_demanded(REDEAL_DEMANDED),
        chooser=ANY_PLAYER,
        cite="usp56 4016, 489",
        says="For a card faced in the pack there may be a new deal by the same dealer.",
    ),
    Law(
        "new-deal-imperfect-pack",
        breach=INCORRECT_PACK,
        when=[MISDEAL_CALLED.is_(YES, NOT_YET)],
        until=CARDS_MIXED,
        remedy=misdeal_if_called(MISDEAL_CALLED) & says("the scores of earlier deals stand"),
        chooser=ANY_PLAYER,
        cite="usp56 4016",
        says="For an imperfect pack there may be a new deal by the same dealer, and the scores before it stand.",
    ),
    Law(
        "imperfect-pack-deal-stands",
        breach=INCORRECT_PACK,
        when=[MISDEAL_CALLED.is_(TOO_LATE)],
        remedy=DEAL_AND_SCORE_STAND,
        kind="derived",
        cite="usp56 4016, 489",
        says="Where nobody asks for a new deal until the cards are mixed, the deal stands.",
    ),
    Law(
        "deal-out-of-turn",
        breach=DEAL_OUT_OF_TURN,
        when=[STOPPED_BEFORE_TURN_UP.is_(YES, NOT_YET)],
        until=CARD_TURNED_UP,
        remedy=redeal_by_rightful_dealer(STOPPED_BEFORE_TURN_UP),
        chooser=ANY_PLAYER,
        cite="usp56 4018",
        says="A deal by the wrong player may be stopped until a card is turned up.",
    ),
    Law(
        "deal-out-of-turn-noticed-late",
        breach=DEAL_OUT_OF_TURN,
        when=[STOPPED_BEFORE_TURN_UP.is_(TOO_LATE)],
        remedy=DEAL_STANDS,
        kind="allowed",
        cite="usp56 4018",
        says="Once a card is turned up a deal by the wrong player stands.",
    ),
    Law(
        "wrong-number-found-early",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[FIRST_TRICK_QUITTED.no],
        until=FIRST_TRICK_GATHERED,
        remedy=REDEAL,
        cite="usp56 4026",
        says="A hand with too many cards or too few makes a new deal necessary as long as the first trick is not quitted.",
    ),
    Law(
        "wrong-number-found-late",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[FIRST_TRICK_QUITTED.yes],
        remedy=SIDE_SCORES_NOTHING,
        cite="usp56 4026",
        says="Once the first trick is quitted the play goes on, and the side of a hand with a wrong number of cards may not score for the deal.",
    ),
    Law(
        "dealer-plays-before-discarding",
        breach=PLAYED_BEFORE_DISCARDING,
        remedy=PLAYS_CARDS_DEALT,
        cite="usp56 4028-4030",
        says="A dealer who plays to the first trick before he has discarded plays the five cards dealt to him, and the turn-up is out of play.",
    ),
)
