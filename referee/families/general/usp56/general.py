"""The general rules of usp56, which hold in every game whose own laws are silent (usp56 437-541)."""

from referee import score
from referee.core.game import Game, Play
from referee.core.law import Law
from referee.mechanics import conduct, deal, rulings, seating

LAWS = (
    Law(
        "fallback-only-where-game-is-silent",
        cite="usp56 441",
        says="The general rules hold in every game, as far as no law of that game says otherwise.",
    ),
    Law(
        "draws-one-of-the-end-cards",
        breach=seating.END_CARD_DRAWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 457",
        says="Of the spread cards the outermost four on either side are not for drawing; what follows if one is drawn, the book does not say.",
    ),
    Law(
        "more-than-one-card-drawn",
        breach=seating.TWO_CARDS_IN_DRAW,
        remedy=rulings.silent("he draws again, and neither card counts"),
        cite="usp56 457",
        says="Each candidate draws one card; of one who takes two the general rules say nothing.",
    ),
    Law(
        "turn-passes-clockwise",
        cite="usp56 459",
        says="Deal, bid and play pass from each player to his neighbour at the left.",
    ),
    Law(
        "any-player-may-shuffle",
        on=deal.NEW_SHUFFLE_DEMANDED,
        until=deal.DEMANDED_BEFORE_DEALING,
        remedy=deal.GRANTED,
        cite="usp56 461-463",
        says="Any player may shuffle, even where a rule names one who does; the dealer may shuffle last.",
    ),
    Law(
        "shuffle-demanded-during-the-deal",
        on=deal.NEW_SHUFFLE_DEMANDED,
        after=deal.DEMANDED_BEFORE_DEALING,
        remedy=rulings.silent("the deal goes on"),
        cite="usp56 461-463",
        says="The right to shuffle is a right before the deal; of a demand made later the book says nothing.",
    ),
    Law(
        "cut-by-right-hand-neighbour",
        cite="usp56 465",
        says="The neighbour at the dealer's right lifts a packet and sets it beside the rest, and the dealer completes the cut.",
    ),
    Law(
        "cut-packet-below-minimum",
        breach=deal.CUT_TOO_SMALL,
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 467, 475",
        says="Either packet of a cut must have the least number of cards, usually four or five; otherwise a new deal may be demanded.",
    ),
    Law(
        "deal-starts-with-eldest-equal-rounds",
        cite="usp56 469-471",
        says="The first card goes to the dealer's left and the deal goes clockwise, with as many cards to each in any one round.",
    ),
    Law(
        "card-face-up-in-pack",
        breach=deal.FACED_IN_PACK,
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 473-475",
        says="A card found face up in the pack is usually cause enough for a new deal.",
    ),
    Law(
        "card-dealt-face-up",
        breach=deal.FACED_IN_DEALING,
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 473-475",
        says="Cards are dealt face down where no law says otherwise; after one that shows its face a new deal may be demanded.",
    ),
    Law(
        "new-deal-on-demand-for-procedure-breach",
        breach=[
            deal.DEAL_OUT_OF_TURN,
            deal.UNCUT_PACK_DEALT,
            deal.DEALT_INCORRECTLY,
            deal.CUT_MISDONE,
            deal.FACED_IN_SHUFFLE_OR_CUT,
        ],
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 475",
        says="Shuffled, cut or dealt against the rules, a pack is dealt again by whoever dealt it, if a player demands it.",
    ),
    Law(
        "demand-refused-after-looking",
        breach=deal.DEMAND_AFTER_LOOKING,
        remedy=deal.REFUSED,
        cite="usp56 475",
        says="By looking at a card of his a player usually gives up the right to demand a new deal.",
    ),
    Law(
        "incorrect-pack-abandons-deal",
        breach=[deal.INCORRECT_PACK, deal.CARD_OUTSIDE_DEAL],
        until=deal.RAISED_BEFORE_MIXING,
        remedy=deal.ABANDONED,
        cite="usp56 477-479",
        says="A pack found to have other cards than the game prescribes ends the deal at once, and the scores before it stand.",
    ),
    Law(
        "incorrect-pack-found-after-the-deal",
        breach=deal.INCORRECT_PACK,
        after=deal.RAISED_BEFORE_MIXING,
        remedy=deal.SCORES_STAND,
        cite="usp56 479",
        says="What was scored before the deal in which a pack is found incorrect stands.",
    ),
    Law(
        "identifiable-card-deal-stands",
        breach=deal.IDENTIFIABLE_CARD,
        after=deal.RAISED_IN_DEALING,
        remedy=deal.PACK_REPLACED & deal.DEAL_GOES_ON,
        cite="usp56 477-481",
        says="If the only fault of the pack is a card that can be told by its back, a completed deal usually stands and the pack is replaced.",
    ),
    Law(
        "identifiable-card-found-before-deal-is-complete",
        breach=deal.IDENTIFIABLE_CARD,
        until=deal.RAISED_IN_DEALING,
        remedy=rulings.silent("the pack is replaced") & deal.THIS_DEAL,
        cite="usp56 481",
        says="The book lets only a completed deal stand with such a card, and does not say what becomes of another.",
    ),
    Law(
        "irregularity-condoned-after-limit",
        breach=[
            deal.DEAL_OUT_OF_TURN,
            deal.UNCUT_PACK_DEALT,
            deal.DEALT_INCORRECTLY,
            deal.CUT_MISDONE,
            deal.CUT_TOO_SMALL,
            deal.FACED_IN_SHUFFLE_OR_CUT,
            deal.FACED_IN_PACK,
            deal.FACED_IN_DEALING,
        ],
        after=deal.NEW_DEAL_DEMANDED,
        remedy=deal.DEAL_STANDS,
        cite="usp56 475, 483",
        says="An irregularity to which nobody drew attention within its time is accepted as regular.",
    ),
    Law(
        "limit-procedure-error-stands",
        cite="usp56 489",
        says="An error in shuffling, cutting or dealing that leaves each hand its number stands at the latest once all have looked.",
    ),
    Law(
        "limit-wrong-number-of-cards",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=deal.MISDEAL_CALLED,
        remedy=deal.MISDEAL_IF_CALLED,
        cite="usp56 489",
        says="While the cards are not yet mixed, a misdeal may be called if a hand has too many cards or too few.",
    ),
    Law(
        "wrong-number-stands-after-mixing",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        after=deal.MISDEAL_CALLED,
        remedy=deal.DEAL_AND_SCORE_STAND,
        cite="usp56 489",
        says="Once the cards are mixed, a deal with a wrong number of cards stands, and its score too.",
    ),
    Law(
        "limit-bidding-error-until-opening-lead",
        cite="usp56 491-493",
        says="An error in bidding, declaring or making trumps stands after the opening lead.",
    ),
    Law(
        "limit-play-error-until-score-agreed",
        cite="usp56 495-497",
        says="An error in the play stands once the score of the deal is agreed upon.",
    ),
    Law(
        "limit-score-error-until-payment",
        breach=score.SCORE_ERROR,
        until=score.BEFORE_PAYMENT,
        remedy=score.CORRECTED_SCORE,
        cite="usp56 499",
        says="An error in writing or adding the score is put right until payment has been offered and accepted.",
    ),
    Law(
        "score-stands-after-payment",
        breach=score.SCORE_ERROR,
        after=score.BEFORE_PAYMENT,
        remedy=score.stands_as_written("it has been paid"),
        cite="usp56 499",
        says="Once payment has been offered and accepted, an error in writing or adding the score stands.",
    ),
    Law(
        "default-limits-never-extended",
        cite="usp56 501",
        says="A game may set shorter limits but none longer, and these hold where it sets none.",
    ),
    Law(
        "etiquette-breaches",
        breach=deal.HAND_TAKEN_UP_EARLY,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 511-539",
        says="One leaves one's hand alone until the deal is complete; it is a matter of manners, without a penalty.",
    ),
    Law(
        "dealer-looks-at-bottom-card",
        breach=deal.BOTTOM_CARD_SEEN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 527",
        says="The dealer does not look at the bottom card, before the deal or during it.",
    ),
    Law(
        "spectator-comments",
        breach=conduct.SPECTATOR_SPEAKS,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 541",
        says="A spectator makes no comment, asks no question and looks at one hand only.",
    ),
)

GENERAL_PLAY = Play("draw, shuffle, cut and deal, as far as every game has them", moves=deal.GENERAL_MOVES, runs={})

GENERAL_RULES = Game(
    "general-rules",
    title="General rules of all card games",
    family="general",
    cite="usp56 437-541",
    hand_size=0,
    play=GENERAL_PLAY,
    expects=(*seating.SEATING, *deal.DEALING, *score.SCORING, *rulings.RULINGS, conduct.SPECTATOR_SPEAKS),
    laws=LAWS,
    unencoded={
        "improper-manner-of-shuffling-or-dealing": (
            "how the cards are held while they are shuffled and dealt is not told in a log; usp56 523-525"
        ),
    },
)
