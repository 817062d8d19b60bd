"""Auction pitch, the laws of the deal, the bids, the pitch, the play and the score (usp56 4275-4303)."""

from referee import score
from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import all_fours
from referee.mechanics import auction, deal, exposure, roles, rulings, tricks, trump, windows

CLAIMED_IN_TIME = raised(before=windows.SCORE_AGREED)

DEAL = (
    Law(
        "misdeal-ace-jack-or-deuce-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[all_fours.TELLING_CARD.yes],
        remedy=deal.NEXT_PLAYER_DEALS,
        cite="usp56 4289",
        says="An ace, a jack or a deuce exposed in dealing is a misdeal, and a misdeal loses the deal.",
    ),
    Law(
        "other-card-exposed-in-dealing",
        breach=deal.FACED_IN_DEALING,
        when=[all_fours.TELLING_CARD.no],
        remedy=rulings.silent("the deal stands"),
        cite="usp56 4289",
        says="Of any other card exposed in dealing nothing is said here.",
    ),
    Law(
        "misdeal-other-cause",
        breach=[
            deal.FACED_IN_PACK,
            deal.UNCUT_PACK_DEALT,
            deal.DEALT_INCORRECTLY,
            deal.CUT_TOO_SMALL,
            deal.CUT_MISDONE,
            deal.FACED_IN_SHUFFLE_OR_CUT,
        ],
        until=deal.NEW_DEAL_DEMANDED,
        remedy=all_fours.MISDEAL_LOSES_DEAL,
        cite="usp56 4289, 475",
        says="A misdeal that is called for one of the usual causes loses the deal, since the deal is an advantage.",
    ),
    Law(
        "misdeal-wrong-number",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=deal.MISDEAL_CALLED,
        remedy=all_fours.MISDEAL_LOSES_DEAL,
        cite="usp56 4289, 489",
        says="A misdeal that is called because a hand has a wrong number of cards loses the deal.",
    ),
)

BIDS = (
    Law(
        "insufficient-bid",
        breach=auction.INSUFFICIENT_BID,
        when=[all_fours.OVER_A_FOUR.no],
        remedy=trump.BID_VOID & all_fours.MUST_PASS_AT_HIS_TURN,
        cite="usp56 4293",
        says="An insufficient bid is void, and its maker has to pass.",
    ),
    Law(
        "dealer-takes-bid-of-four",
        breach=auction.INSUFFICIENT_BID,
        when=[all_fours.OVER_A_FOUR.yes],
        remedy=trump.BID_VOID & all_fours.MUST_PASS_AT_HIS_TURN,
        cite="usp56 4277, 4293",
        says="A bid of four cannot be taken away, by the dealer no more than by another.",
    ),
    Law(
        "bid-held-by-another",
        breach=auction.HOLD_BY_ANOTHER,
        remedy=trump.BID_VOID & all_fours.MUST_PASS_AT_HIS_TURN,
        cite="usp56 4277, 4293",
        says="Only the dealer may have the contract for as many; another who holds the last bid has bid too little.",
    ),
    Law(
        "bid-of-one",
        breach=auction.BID_NOT_LISTED,
        remedy=trump.BID_VOID & all_fours.MUST_PASS_AT_HIS_TURN,
        cite="drawn from usp56 4277, 4293",
        says="Less than two or more than four points cannot be bid; that such a bid is void is drawn from what holds of others.",
    ),
    Law(
        "bid-out-of-turn",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[trump.SAID.is_(trump.SOMETHING_ELSE)],
        remedy=trump.BID_VOID & all_fours.MUST_PASS_AT_HIS_TURN,
        cite="usp56 4293",
        says="A bid out of turn is void, and the offender has to pass in his turn.",
    ),
    Law(
        "pass-out-of-turn",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[trump.SAID.is_(trump.A_PASS)],
        remedy=rulings.silent("it has no effect, and he may speak in turn"),
        cite="usp56 4293",
        says="Of a pass out of turn the book says nothing.",
    ),
    Law(
        "second-bid",
        breach=auction.BID_AGAIN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4277",
        says="Each player bids once or passes.",
    ),
    Law(
        "bid-when-barred",
        breach=rulings.MADE_WHEN_BARRED,
        remedy=trump.BID_VOID,
        cite="drawn from usp56 4293",
        says="A bid by a player who has to pass is void like the one for which he has to.",
    ),
)

PITCH = (
    Law(
        "trump-fixed-by-pitch",
        breach=all_fours.TRUMP_CHANGED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4295",
        says="Once the pitcher has played a card, the trump cannot be changed.",
    ),
    Law(
        "pitch-before-auction-closed",
        breach=tricks.PLAYED_TOO_EARLY,
        after=all_fours.OVERBID_WITH_FOUR,
        remedy=all_fours.COUNTS_AS_BID_OF_FOUR,
        cite="usp56 4297",
        says="Who pitches before the bidding is over is taken to have bid four, and play goes on.",
    ),
    Law(
        "early-pitch-overridden-by-bid-of-four",
        breach=tricks.PLAYED_TOO_EARLY,
        until=all_fours.OVERBID_WITH_FOUR,
        remedy=all_fours.PITCH_WITHDRAWN,
        cite="usp56 4297",
        says="A player in turn before him who had not spoken may bid four and pitch himself; the card pitched too early is withdrawn, and any played to it.",
    ),
    Law(
        "wrong-player-pitches",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[tricks.OPENING.yes],
        until=all_fours.WITHDRAWAL_REQUIRED,
        remedy=all_fours.PITCH_TAKEN_BACK
        & exposure.MayPrescribe((*exposure.HIGHEST_OR_LOWEST, *exposure.TRUMP_OR_NOT), roles.OFFENDER),
        chooser=by(roles.HIGHEST_BIDDER),
        cite="usp56 4299",
        says="If the wrong player pitches, the pitcher may have the card withdrawn and those played to it, and say how the offender is to play to the first trick.",
    ),
    Law(
        "wrong-pitch-accepted",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[tricks.OPENING.yes],
        after=all_fours.WITHDRAWAL_REQUIRED,
        remedy=all_fours.MUST_NAME_AND_LEAD_TRUMP,
        cite="usp56 4299-4301",
        says="Once the pitcher has played to it, a card pitched by another stands; the pitcher names the trump at once, and leads it when he first wins a trick.",
    ),
    Law(
        "named-trump-not-led",
        breach=rulings.LEAD_AGAINST_RULING,
        remedy=rulings.silent("the lead stands"),
        cite="usp56 4299-4301",
        says="What follows if the pitcher does not lead the trump that he has named, the book does not say.",
    ),
    Law(
        "prescribed-card-not-played",
        breach=rulings.PLAY_AGAINST_RULING,
        remedy=rulings.silent("the card stands"),
        cite="usp56 4299",
        says="What follows if the offender does not play as the pitcher has required, the book does not say.",
    ),
    Law(
        "requires-without-right",
        breach=[rulings.WRONG_PLAYER_CHOOSES, rulings.NO_RIGHT_TO_DEMAND],
        remedy=rulings.WithoutEffect("the demand has no effect"),
        cite="drawn from usp56 4299",
        says="What another than the pitcher requires, or what nobody has a right to, counts for nothing.",
    ),
)

PLAY = (
    Law(
        "revoke-card-stands",
        breach=all_fours.PLAY_TAKEN_BACK,
        remedy=rulings.WithoutEffect("the play stands and cannot be withdrawn"),
        cite="usp56 4291",
        says="A play once made cannot be withdrawn, so that a revoke stands, and play goes on to the end.",
    ),
    Law(
        "revoke-by-pitcher",
        breach=tricks.REVOKE,
        when=[trump.THE_CONTRACTOR.yes],
        until=CLAIMED_IN_TIME,
        remedy=all_fours.PITCHER_SET_BACK,
        cite="usp56 4291",
        says="A pitcher who revokes cannot score and is set back the amount of his bid; the others score what they make.",
    ),
    Law(
        "revoke-by-other-player",
        breach=tricks.REVOKE,
        when=[trump.THE_CONTRACTOR.no],
        until=CLAIMED_IN_TIME,
        remedy=all_fours.REVOKER_LOSES_BID,
        cite="usp56 4291",
        says="If another revokes, all but he score what they make, the pitcher too if he falls short of his bid, which the revoker loses.",
    ),
    Law(
        "revoke-claimed-late",
        breach=tricks.REVOKE,
        after=CLAIMED_IN_TIME,
        remedy=rulings.condoned("no penalty", "the score of the deal has been agreed upon"),
        cite="drawn from usp56 4291, 495-497",
        says="A revoke that comes up once the score is agreed upon costs nothing, as the general rules have it of errors in play.",
    ),
    Law(
        "other-errors-of-play",
        breach=[
            tricks.PLAY_OUT_OF_TURN,
            tricks.NO_CARD_TO_TRICK,
            tricks.TWO_CARDS_TO_TRICK,
            tricks.TRICK_GATHERED_BY_ANOTHER,
            exposure.CARD_EXPOSED,
        ],
        remedy=rulings.silent("the cards stand as they were played"),
        cite="usp56 4287-4301",
        says="Of plays out of turn, defective tricks, tricks gathered by another and cards exposed in the play the book says nothing.",
    ),
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[tricks.OPENING.no],
        remedy=rulings.silent("the lead stands"),
        cite="usp56 4291, 4299",
        says="Of a lead out of turn after the first trick the book says nothing but that no play can be withdrawn.",
    ),
)

SCORE = (
    Law(
        "game-tied-or-jack-missing",
        cite="usp56 4275",
        says="The point for game counts for nobody in a tie, nor does that for a jack of trumps that is not in play.",
    ),
    Law(
        "pitcher-falls-short",
        cite="usp56 4283",
        says="A pitcher who makes fewer points than he bid is set back by the bid, below nothing if need be; the others score.",
    ),
    Law(
        "order-of-counting-out",
        cite="usp56 4285",
        says="The pitcher's points count first, then high, low, jack and game: who so comes to seven before the others wins.",
    ),
    Law(
        "smudge-made",
        cite="usp56 4287",
        says="All four points on a bid of four win the game at once, unless the pitcher was in the hole before: he has the four points.",
    ),
    Law(
        "settlement-counters",
        cite="usp56 4303",
        says="The winner gets a counter from each other player who has a point or more, and two from each who has none.",
    ),
    Law(
        "score-as-due",
        breach=score.WRONG_SCORE,
        remedy=score.SHOULD_BE,
        cite="usp56 4283",
        says="Each scores the points that he makes; the pitcher only if they reach his bid.",
    ),
)

LAWS = (*DEAL, *BIDS, *PITCH, *PLAY, *SCORE)
