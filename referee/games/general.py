"""The general rules of usp56, which hold in every game whose own laws are silent (usp56 437-541)."""

from referee.breaches.dealing import (
    BOTTOM_CARD_SEEN,
    DEAL_OUT_OF_TURN,
    DEALT_INCORRECTLY,
    DEMAND_AFTER_LOOKING,
    FACED_IN_DEALING,
    FACED_IN_PACK,
    HAND_TAKEN_UP_EARLY,
    UNCUT_PACK_DEALT,
)
from referee.breaches.draw import END_CARD_DRAWN, TWO_CARDS_IN_DRAW
from referee.breaches.onlookers import SPECTATOR_SPEAKS
from referee.breaches.pack import IDENTIFIABLE_CARD, INCORRECT_PACK
from referee.breaches.shuffle_and_cut import (
    CUT_BY_ANOTHER,
    CUT_TOO_SMALL,
    FACED_IN_SHUFFLE_OR_CUT,
    NEW_SHUFFLE_DEMANDED,
)
from referee.breaches.written_score import SCORE_ERROR
from referee.breaches.wrong_number_of_cards import CARD_OUTSIDE_DEAL, TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import (
    FIRST_CARD_IS_DEALT,
    LAST_CARD_IS_DEALT,
    MISDEAL_CALLED,
    MIXED,
    NEW_DEAL_DEMANDED,
    NOT_YET,
    TOO_LATE,
)
from referee.facts.score import PAID
from referee.game import Game, Play
from referee.law import YES, Law
from referee.play.deal import GENERAL_MOVES
from referee.remedies.deals import (
    ABANDONED,
    DEAL_AND_SCORE_STAND,
    DEAL_STANDS,
    GRANTED,
    PACK_REPLACED,
    REFUSED,
    SCORES_STAND,
    THIS_DEAL,
    misdeal_if_called,
    new_deal_if_demanded,
)
from referee.remedies.general import NOTHING_STATED, silent
from referee.remedies.scores import CORRECTED_SCORE, stands_as_written
from referee.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED
from referee.windows import ANY_TIME, CARDS_MIXED, FIRST_CARD_DEALT, LAST_CARD_DEALT, PAYMENT

LAWS = (
    Law(
        "fallback-only-where-game-is-silent",
        kind="definition",
        cite="usp56 441",
        says="The general rules hold in every game, as far as no law of that game says otherwise.",
    ),
    Law(
        "draws-one-of-the-end-cards",
        breach=END_CARD_DRAWN,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 457",
        says="Of the spread cards the outermost four on either side are not for drawing; what follows if one is drawn, the book does not say.",
    ),
    Law(
        "more-than-one-card-drawn",
        breach=TWO_CARDS_IN_DRAW,
        remedy=silent("he draws again, and neither card counts"),
        kind="gap",
        cite="usp56 457",
        says="Each candidate draws one card; of one who takes two the general rules say nothing.",
    ),
    Law(
        "turn-passes-clockwise",
        kind="definition",
        cite="usp56 459",
        says="Deal, bid and play pass from each player to his neighbour at the left.",
    ),
    Law(
        "any-player-may-shuffle",
        breach=NEW_SHUFFLE_DEMANDED,
        when=[FIRST_CARD_IS_DEALT.no],
        until=FIRST_CARD_DEALT,
        remedy=GRANTED,
        chooser=ANY_PLAYER,
        kind="allowed",
        cite="usp56 461-463",
        says="Any player may shuffle, even where a rule names one who does; the dealer may shuffle last.",
    ),
    Law(
        "shuffle-demanded-during-the-deal",
        breach=NEW_SHUFFLE_DEMANDED,
        when=[FIRST_CARD_IS_DEALT.yes],
        remedy=silent("the deal goes on"),
        kind="gap",
        cite="usp56 461-463",
        says="The right to shuffle is a right before the deal; of a demand made later the book says nothing.",
    ),
    Law(
        "cut-by-right-hand-neighbour",
        kind="definition",
        cite="usp56 465",
        says="The neighbour at the dealer's right lifts a packet and sets it beside the rest, and the dealer completes the cut.",
    ),
    Law(
        "cut-packet-below-minimum",
        breach=CUT_TOO_SMALL,
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 467, 475",
        says="Either packet of a cut must have the least number of cards, usually four or five; otherwise a new deal may be demanded.",
    ),
    Law(
        "deal-starts-with-eldest-equal-rounds",
        kind="definition",
        cite="usp56 469-471",
        says="The first card goes to the dealer's left and the deal goes clockwise, with as many cards to each in any one round.",
    ),
    Law(
        "card-face-up-in-pack",
        breach=FACED_IN_PACK,
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 473-475",
        says="A card found face up in the pack is usually cause enough for a new deal.",
    ),
    Law(
        "card-dealt-face-up",
        breach=FACED_IN_DEALING,
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 473-475",
        says="Cards are dealt face down where no law says otherwise; after one that shows its face a new deal may be demanded.",
    ),
    Law(
        "new-deal-on-demand-for-procedure-breach",
        breach=[DEAL_OUT_OF_TURN, UNCUT_PACK_DEALT, DEALT_INCORRECTLY, CUT_BY_ANOTHER, FACED_IN_SHUFFLE_OR_CUT],
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 475",
        says="Shuffled, cut or dealt against the rules, a pack is dealt again by whoever dealt it, if a player demands it.",
    ),
    Law(
        "demand-refused-after-looking",
        breach=DEMAND_AFTER_LOOKING,
        remedy=REFUSED,
        kind="definition",
        cite="usp56 475",
        says="By looking at a card of his a player usually gives up the right to demand a new deal.",
    ),
    Law(
        "incorrect-pack-abandons-deal",
        breach=[INCORRECT_PACK, CARD_OUTSIDE_DEAL],
        when=[MIXED.no],
        until=ANY_TIME,
        remedy=ABANDONED,
        cite="usp56 477-479",
        says="A pack found to have other cards than the game prescribes ends the deal at once, and the scores before it stand.",
    ),
    Law(
        "incorrect-pack-found-after-the-deal",
        breach=INCORRECT_PACK,
        when=[MIXED.yes],
        remedy=SCORES_STAND,
        kind="allowed",
        cite="usp56 479",
        says="What was scored before the deal in which a pack is found incorrect stands.",
    ),
    Law(
        "identifiable-card-deal-stands",
        breach=IDENTIFIABLE_CARD,
        when=[LAST_CARD_IS_DEALT.yes],
        until=ANY_TIME,
        remedy=PACK_REPLACED & THIS_DEAL,
        cite="usp56 477-481",
        says="If the only fault of the pack is a card that can be told by its back, a completed deal usually stands and the pack is replaced.",
    ),
    Law(
        "identifiable-card-found-before-deal-is-complete",
        breach=IDENTIFIABLE_CARD,
        when=[LAST_CARD_IS_DEALT.no],
        remedy=silent("the pack is replaced") & THIS_DEAL,
        kind="gap",
        cite="usp56 481",
        says="The book lets only a completed deal stand with such a card, and does not say what becomes of another.",
    ),
    Law(
        "irregularity-condoned-after-limit",
        breach=[
            DEAL_OUT_OF_TURN,
            UNCUT_PACK_DEALT,
            DEALT_INCORRECTLY,
            CUT_BY_ANOTHER,
            CUT_TOO_SMALL,
            FACED_IN_SHUFFLE_OR_CUT,
            FACED_IN_PACK,
            FACED_IN_DEALING,
        ],
        when=[NEW_DEAL_DEMANDED.is_(TOO_LATE)],
        remedy=DEAL_STANDS,
        kind="allowed",
        cite="usp56 475, 483",
        says="An irregularity to which nobody drew attention within its time is accepted as regular.",
    ),
    Law(
        "limit-procedure-error-stands",
        kind="definition",
        cite="usp56 489",
        says="An error in shuffling, cutting or dealing that leaves each hand its number stands at the latest once all have looked.",
    ),
    Law(
        "limit-wrong-number-of-cards",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[MISDEAL_CALLED.is_(YES, NOT_YET)],
        until=CARDS_MIXED,
        remedy=misdeal_if_called(MISDEAL_CALLED),
        chooser=ANY_PLAYER,
        cite="usp56 489",
        says="While the cards are not yet mixed, a misdeal may be called if a hand has too many cards or too few.",
    ),
    Law(
        "wrong-number-stands-after-mixing",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[MISDEAL_CALLED.is_(TOO_LATE)],
        remedy=DEAL_AND_SCORE_STAND,
        kind="allowed",
        cite="usp56 489",
        says="Once the cards are mixed, a deal with a wrong number of cards stands, and its score too.",
    ),
    Law(
        "limit-bidding-error-until-opening-lead",
        kind="definition",
        cite="usp56 491-493",
        says="An error in bidding, declaring or making trumps stands after the opening lead.",
    ),
    Law(
        "limit-play-error-until-score-agreed",
        kind="definition",
        cite="usp56 495-497",
        says="An error in the play stands once the score of the deal is agreed upon.",
    ),
    Law(
        "limit-score-error-until-payment",
        breach=SCORE_ERROR,
        when=[PAID.no],
        until=PAYMENT,
        remedy=CORRECTED_SCORE,
        chooser=ANY_PLAYER,
        cite="usp56 499",
        says="An error in writing or adding the score is put right until payment has been offered and accepted.",
    ),
    Law(
        "score-stands-after-payment",
        breach=SCORE_ERROR,
        when=[PAID.yes],
        remedy=stands_as_written("it has been paid"),
        kind="allowed",
        cite="usp56 499",
        says="Once payment has been offered and accepted, an error in writing or adding the score stands.",
    ),
    Law(
        "default-limits-never-extended",
        kind="definition",
        cite="usp56 501",
        says="A game may set shorter limits but none longer, and these hold where it sets none.",
    ),
    Law(
        "etiquette-breaches",
        breach=HAND_TAKEN_UP_EARLY,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 511-539",
        says="One leaves one's hand alone until the deal is complete; it is a matter of manners, without a penalty.",
    ),
    Law(
        "dealer-looks-at-bottom-card",
        breach=BOTTOM_CARD_SEEN,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 527",
        says="The dealer does not look at the bottom card, before the deal or during it.",
    ),
    Law(
        "spectator-comments",
        breach=SPECTATOR_SPEAKS,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 541",
        says="A spectator makes no comment, asks no question and looks at one hand only.",
    ),
)

GENERAL_PLAY = Play("draw, shuffle, cut and deal, as far as every game has them", moves=GENERAL_MOVES, runs={})

GENERAL_RULES = Game(
    "general-rules",
    title="General rules of all card games",
    family="general",
    cite="usp56 437-541",
    hand_size=0,
    play=GENERAL_PLAY,
    laws=LAWS,
    unencoded={
        "improper-manner-of-shuffling-or-dealing": (
            "how the cards are held while they are shuffled and dealt is not told in a log; usp56 523-525"
        ),
    },
)
