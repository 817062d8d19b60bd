"""Euchre, the laws of the draw, the shuffle and the deal (usp56 3982-3988, 4016-4018, 4026-4030)."""

from referee.core.law import Law
from referee.families import euchre
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, rulings, tricks

LAWS = (
    Law(
        "equal-cards-in-draw",
        cite="usp56 3982",
        says="The two lowest cards play against the two highest, the ace below the seven; players who draw equal cards draw again.",
    ),
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        cite="usp56 3984, 475",
        says="Neither packet of the cut may have fewer than four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "batch-plan-changed",
        breach=deal.DEALT_INCORRECTLY,
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 3986, 475",
        says="Cards are dealt by three and two or by two and three, and a dealer keeps to the plan he began; else the general rules speak.",
    ),
    Law(
        "new-deal-card-exposed",
        breach=deal.FACED_IN_DEALING,
        until=deal.REDEAL_DEMANDED,
        remedy=deal.REDEAL_IF_DEMANDED,
        cite="usp56 4016, 489",
        says="For a card exposed in dealing there may be a new deal by the same dealer.",
    ),
    Law(
        "new-deal-card-faced-in-pack",
        breach=deal.FACED_IN_PACK,
        until=deal.REDEAL_DEMANDED,
        remedy=deal.REDEAL_IF_DEMANDED,
        cite="usp56 4016, 489",
        says="For a card faced in the pack there may be a new deal by the same dealer.",
    ),
    Law(
        "new-deal-imperfect-pack",
        breach=deal.INCORRECT_PACK,
        until=deal.MISDEAL_CALLED,
        remedy=deal.MISDEAL_IF_CALLED & rulings.Remark("the scores of earlier deals stand"),
        cite="usp56 4016",
        says="For an imperfect pack there may be a new deal by the same dealer, and the scores before it stand.",
    ),
    Law(
        "imperfect-pack-deal-stands",
        breach=deal.INCORRECT_PACK,
        after=deal.MISDEAL_CALLED,
        remedy=deal.DEAL_AND_SCORE_STAND,
        cite="drawn from usp56 4016, 489",
        says="Where nobody asks for a new deal until the cards are mixed, the deal stands.",
    ),
    Law(
        "deal-out-of-turn",
        breach=deal.DEAL_OUT_OF_TURN,
        until=deal.STOPPED_BEFORE_TURN_UP,
        remedy=deal.RIGHTFUL_DEALER_IF_STOPPED,
        cite="usp56 4018",
        says="A deal by the wrong player may be stopped until a card is turned up.",
    ),
    Law(
        "deal-out-of-turn-noticed-late",
        breach=deal.DEAL_OUT_OF_TURN,
        after=deal.STOPPED_BEFORE_TURN_UP,
        remedy=deal.DEAL_STANDS,
        cite="usp56 4018",
        says="Once a card is turned up a deal by the wrong player stands.",
    ),
    Law(
        "wrong-number-found-early",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=tricks.FOUND_IN_FIRST_TRICK,
        remedy=deal.REDEAL,
        cite="usp56 4026",
        says="A hand with too many cards or too few makes a new deal necessary as long as the first trick is not quitted.",
    ),
    Law(
        "wrong-number-found-late",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        after=tricks.FOUND_IN_FIRST_TRICK,
        remedy=euchre.SIDE_SCORES_NOTHING,
        cite="usp56 4026",
        says="Once the first trick is quitted the play goes on, and the side of a hand with a wrong number of cards may not score for the deal.",
    ),
    Law(
        "dealer-plays-before-discarding",
        breach=tricks.PLAYED_TOO_EARLY,
        remedy=euchre.PLAYS_CARDS_DEALT,
        cite="usp56 4028-4030",
        says="A dealer who plays to the first trick before he has discarded plays the five cards dealt to him, and the turn-up is out of play.",
    ),
)
