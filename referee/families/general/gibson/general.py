"""The general rules of Gibson, which hold in every game of his as far as it says nothing else (gibson 129-235)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law, by
from referee.core.window import TOO_LATE
from referee.families import general
from referee.mechanics import deal, exposure, roles, rulings, seating, tricks, trump

PATTERN = (deal.DEAL_OUT_OF_TURN, deal.DEALT_INCORRECTLY)
COUNT = (deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS, deal.WRONG_NUMBER_OF_HANDS)

THE_DEAL = (
    Law(
        "draw-for-first-deal",
        cite="gibson 159",
        says="The highest card drawn deals first, or the lowest where that was agreed; or the first jack dealt face up names the dealer.",
    ),
    Law(
        "other-players-may-cut",
        breach=deal.CUT_MISDONE,
        when=[deal.CUT_FAULT.is_(deal.BY_ANOTHER)],
        remedy=rulings.ALLOWED,
        cite="gibson 161",
        says="The cut is for the player at the dealer's right, but any other may demand it and make it.",
    ),
    Law(
        "cards-dealt-face-down-clockwise",
        cite="gibson 163",
        says="Cards are dealt face down and clockwise from the dealer's left, in the way that each game has for it.",
    ),
    Law(
        "misdeal-pattern",
        breach=PATTERN,
        when=[general.DEAL_IS_AN_ADVANTAGE.no],
        until=deal.MISDEAL_CALLED_FOR,
        remedy=deal.MISDEAL_IF_CALLED,
        cite="gibson 171-173",
        says="A deal against the accepted pattern is a misdeal; the cards are dealt again, usually by the same dealer.",
    ),
    Law(
        "misdeal-face-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[general.DEAL_IS_AN_ADVANTAGE.no],
        until=deal.MISDEAL_CALLED_FOR,
        remedy=deal.MISDEAL_IF_CALLED,
        cite="gibson 171-173",
        says="It is a misdeal if the face of a card shows while it is dealt, where the game does not have it dealt face up.",
    ),
    Law(
        "misdeal-count",
        breach=COUNT,
        when=[general.DEAL_IS_AN_ADVANTAGE.no],
        until=deal.MISDEAL_CALLED_FOR,
        remedy=deal.MISDEAL_IF_CALLED,
        cite="gibson 171-173",
        says="Too many cards to a player or too few, or a wrong number of hands, are a misdeal.",
    ),
    Law(
        "misdeal-dealer-advantage",
        breach=[*PATTERN, deal.FACED_IN_DEALING, *COUNT],
        when=[general.DEAL_IS_AN_ADVANTAGE.yes],
        until=deal.MISDEAL_CALLED_FOR,
        remedy=deal.MISDEAL_IF_CALLED & general.MAY_HAVE_THE_DEAL_MOVE_ON.by(roles.OTHERS_THAN_DEALER),
        cite="gibson 173",
        says="Where it is an advantage to deal, the others may insist after a misdeal that the deal move on to the next player.",
    ),
    Law(
        "misdeal-put-right",
        breach=[*PATTERN, deal.FACED_IN_DEALING, *COUNT],
        when=[deal.MISDEAL_CALLED_FOR.is_(deal.PUT_RIGHT)],
        remedy=rulings.corrected("it is put right, and the deal stands"),
        cite="gibson 171",
        says="The dealer may replace a card that showed, or put right another mistake, if the other players agree.",
    ),
    Law(
        "misdeal-ignored",
        breach=[*PATTERN, deal.FACED_IN_DEALING, *COUNT],
        when=[deal.MISDEAL_CALLED_FOR.is_(TOO_LATE)],
        remedy=deal.DEAL_STANDS,
        cite="gibson 171",
        says="If the players ignore the mistake and go on, the deal stands.",
    ),
    Law(
        "pack-incomplete",
        breach=[deal.INCORRECT_PACK, deal.CARD_OUTSIDE_DEAL],
        until=deal.RAISED_BEFORE_MIXING,
        remedy=deal.ABANDONED,
        cite="gibson 173",
        says="If the pack is found to be incomplete the deal is null at once, however far the play has gone.",
    ),
    Law(
        "pack-incomplete-found-after-the-deal",
        breach=deal.INCORRECT_PACK,
        after=deal.RAISED_BEFORE_MIXING,
        remedy=rulings.silent("what was scored stands"),
        cite="gibson 173",
        says="Of a pack that is found to be incomplete when the deal is over, nothing is said.",
    ),
    Law(
        "misdeal-social",
        cite="gibson 173",
        says="Among friends a misdeal is no great matter; those who are serious settle beforehand how one is handled.",
    ),
)

BIDS_AND_CARDS_SHOWN = (
    Law(
        "irregularity-condoned-in-social-play",
        cite="gibson 213",
        says="Among friends irregularities are condoned, unless somebody has an unfair advantage from one; that is to be offset.",
    ),
    Law(
        "bid-out-of-turn-partnership",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[deal.PARTNERSHIP.yes, general.WHATEVER_IS_DECIDED],
        remedy=general.STANDS_OR_NOT,
        chooser=by(roles.OPPONENTS),
        cite="gibson 213",
        says="Where partners play, the opponents decide whether a bid out of turn is null or has to stand; so with a bet in any game.",
    ),
    Law(
        "bid-out-of-turn-round-game",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[deal.PARTNERSHIP.no],
        remedy=rulings.no_penalty("it is ignored, and he bids again in turn"),
        cite="gibson 213",
        says="Where each plays for himself, a bid out of turn can be ignored.",
    ),
    Law(
        "exposed-card",
        breach=[tricks.CARD_EXPOSED, exposure.EXPOSED_IN_AUCTION],
        when=[general.PLAYS_ALONE.no, general.SEVERAL_EXPOSED.no],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="gibson 215",
        says="A card shown that could help a partner lies face up, and the opponents can have it played at the first opportunity.",
    ),
    Law(
        "two-exposed-cards-playable",
        breach=[tricks.CARD_EXPOSED, exposure.EXPOSED_IN_AUCTION],
        when=[general.PLAYS_ALONE.no, general.SEVERAL_EXPOSED.yes],
        remedy=exposure.LiableToBeCalled() & rulings.notes("the opponents choose which of them is played"),
        chooser=by(roles.OPPONENTS),
        cite="gibson 215",
        says="Of two or more exposed cards that could be played, the opponents choose one.",
    ),
    Law(
        "exposed-by-lone-hand",
        breach=[tricks.CARD_EXPOSED, exposure.EXPOSED_IN_AUCTION],
        when=[general.PLAYS_ALONE.yes],
        remedy=rulings.no_penalty(),
        cite="gibson 215",
        says="Who plays a lone hand, as a declarer does, gains nothing by showing a card, and pays nothing for it.",
    ),
)

TRICKS = (
    Law(
        "trick-gathered-by-its-winner",
        breach=tricks.TRICK_GATHERED_BY_ANOTHER,
        remedy=rulings.NOTHING_STATED,
        cite="gibson 185",
        says="Whoever wins a trick gathers it, lays it face down before him and as a rule leads to the next.",
    ),
)

REVOKES = (
    Law(
        "revoke-corrected",
        breach=tricks.REVOKE,
        until=general.WHAT_BECOMES_OF_REVOKE,
        remedy=rulings.corrected("it is put right") & exposure.LiableToBeCalled() & tricks.OTHERS_MAY_WITHDRAW,
        chooser=by(roles.OPPONENTS),
        cite="gibson 217",
        says="A revoke may be put right before the next trick is played; the wrong card is then exposed, and others may change theirs.",
    ),
    Law(
        "revoke-bridge",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.PENALTY), general.WHOSE_REVOKE.is_(general.IN_BRIDGE)],
        remedy=general.TWO_TRICKS,
        cite="gibson 217",
        says="At bridge an established revoke costs two tricks, or one, or none, as the side has won any from the revoke on.",
    ),
    Law(
        "revoke-bidder",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.PENALTY), general.WHOSE_REVOKE.is_(general.OF_THE_BIDDER)],
        remedy=general.BID_LOST,
        cite="gibson 219",
        says="In most trump games the bidder who revokes, or his partner, loses the bid, or all that the hand might have brought.",
    ),
    Law(
        "revoke-defender",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.PENALTY), general.WHOSE_REVOKE.is_(general.AGAINST_THE_BIDDER)],
        remedy=general.BID_MADE,
        cite="gibson 219",
        says="If a defender revokes, the bidder scores all that he might have made.",
    ),
    Law(
        "revoke-no-bidding",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.PENALTY), general.WHOSE_REVOKE.is_(general.NO_BIDDING)],
        remedy=general.FULL_LOSS,
        cite="gibson 219",
        says="Where nothing is bid, the revoker is charged with a full loss, at hearts with every heart.",
    ),
    Law(
        "revoke-immaterial",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.DISREGARDED)],
        remedy=rulings.no_penalty("the revoke is disregarded"),
        cite="gibson 221",
        says="Among friends an established revoke may be disregarded if it had no bearing on the outcome.",
    ),
    Law(
        "revoke-late-reconstruct",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.RECONSTRUCTED)],
        remedy=general.PLAYED_AGAIN,
        cite="gibson 221",
        says="A revoke in the last few tricks is better put right by playing these as they should have been.",
    ),
    Law(
        "revoke-early-undetected",
        breach=tricks.REVOKE,
        when=[general.WHAT_BECOMES_OF_REVOKE.is_(general.TOO_FAR_BACK)],
        remedy=general.ITS_PENALTY,
        cite="gibson 223",
        says="If an early revoke is found when the hand is practically over, nobody can go back, and the penalty is the only answer.",
    ),
    Law(
        "failure-to-trump-or-head-is-revoke",
        cite="gibson 223",
        says="Not to trump or not to head a trick where the game obliges to it is a revoke as well.",
    ),
    Law(
        "legitimate-renege",
        cite="gibson 225-227",
        says="Where a game lets a high trump be held back from the lead of a lower one, it is no revoke.",
    ),
    Law(
        "legitimate-renounce",
        cite="gibson 227",
        says="Who has no card of the suit led plays one of another suit, and does nothing wrong.",
    ),
    Law(
        "other-irregularity",
        cite="gibson 229-233",
        says="Whatever else goes wrong is left to good judgement, and to what the group has agreed on beforehand.",
    ),
)

GENERAL_RULES_GIBSON = Game(
    "general-rules-gibson",
    title="General rules and procedure (Gibson)",
    family="general",
    cite="gibson 129-235",
    players=(2, 6),
    hand_sizes={3: 17, 4: 13, 5: 10, 6: 8},
    play=general.TRUMPS_PLAY,
    form=general.PlainBids(),
    rules=(
        ("Partners", "Four: those opposite each other; six: two sides of three, alternately, or three of two, opposite."),
        (
            "Tricks",
            "Follow suit if you can; who cannot may trump or discard; the highest trump wins, or else the highest of the suit led.",
        ),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        rulings.WRONG_PLAYER_CHOOSES,
        trump.SPEAKS_OUT_OF_TURN,
        trump.MADE_BY_ANOTHER,
        deal.WRONG_NUMBER_OF_HANDS,
        *tricks.TRICKS,
        exposure.EXPOSED_IN_AUCTION,
    ),
    laws=(*THE_DEAL, *BIDS_AND_CARDS_SHOWN, *TRICKS, *REVOKES),
)
