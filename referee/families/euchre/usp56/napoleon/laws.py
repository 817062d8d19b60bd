"""Napoleon, the laws of the deal, the bids, the play and the pool (usp56 4145-4181)."""

from referee.core.law import Law
from referee.core.limits import raised
from referee.families import euchre
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import auction, deal, exposure, rulings, tricks, trump, windows

CLAIMED_IN_TIME = raised(before=windows.SETTLED)

DEAL = (
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        cite="usp56 4145, 475",
        says="Each packet of the cut must have four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "misdeal-same-dealer",
        breach=[deal.FACED_IN_PACK, deal.FACED_IN_DEALING, deal.UNCUT_PACK_DEALT, deal.DEALT_INCORRECTLY],
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        cite="usp56 4163, 475",
        says="If a misdeal is called for one of the usual causes, the same dealer deals again.",
    ),
    Law(
        "wrong-number-announced-before-call",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=euchre.ANNOUNCED_BEFORE_CALL,
        remedy=deal.REDEAL,
        cite="drawn from usp56 4163-4165",
        says="A wrong number of cards is announced before one bids or passes; that it is a misdeal then is drawn from the general rules.",
    ),
    Law(
        "wrong-number-not-announced",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        after=euchre.ANNOUNCED_BEFORE_CALL,
        remedy=euchre.PLAYS_ON_WITH_IT & rulings.Opens(euchre.HAND_STILL_WRONG),
        cite="usp56 4165",
        says="Who has bid or passed with a wrong hand plays on with it.",
    ),
    Law(
        "short-hand-cannot-win-trick",
        breach=tricks.NO_CARD_TO_TRICK,
        remedy=euchre.WINS_NO_SUCH_TRICK,
        cite="usp56 4165",
        says="A short hand cannot win a trick to which it has no card to play.",
    ),
    Law(
        "opponent-hand-incorrect",
        breach=euchre.HAND_STILL_WRONG,
        when=[trump.THE_CONTRACTOR.no],
        remedy=euchre.BIDDER_PAYS_NOTHING,
        cite="usp56 4165",
        says="If the bidder's hand is right and an opponent's wrong, the bidder collects if he wins and pays nothing if he loses.",
    ),
    Law(
        "bidder-hand-incorrect",
        breach=euchre.HAND_STILL_WRONG,
        when=[trump.THE_CONTRACTOR.yes],
        remedy=euchre.BIDDER_COLLECTS_NOTHING,
        cite="usp56 4165",
        says="If the bidder's hand is wrong and the others right, he pays if he loses and collects nothing if he wins.",
    ),
)

BIDS = (
    Law(
        "second-or-lower-bid",
        breach=[auction.BID_AGAIN, auction.BID_NOT_LISTED],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4149",
        says="Each player bids once or passes: tricks out of five, the five of them called nap.",
    ),
    Law(
        "bid-not-higher",
        breach=auction.INSUFFICIENT_BID,
        remedy=rulings.silent("it does not count, and the higher bid before it stands"),
        cite="usp56 4149",
        says="The book speaks of the highest bidder only; of a bid not above an earlier one it says nothing.",
    ),
    Law(
        "bid-out-of-turn",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        remedy=rulings.silent("it has no effect, and he may speak in turn"),
        cite="usp56 4149",
        says="Of a bid or a pass out of turn the book says nothing.",
    ),
    Law(
        "widow-taken-without-nap-bid",
        breach=euchre.WIDOW_NOT_ENTITLED,
        when=[euchre.NAP_IS_DEAR.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4173",
        says="Who takes the widow of five must bid nap and lay five cards away.",
    ),
    Law(
        "sir-garnet-widow-obliges-nap",
        breach=euchre.WIDOW_NOT_ENTITLED,
        when=[euchre.NAP_IS_DEAR.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4179-4181",
        says="Who picks up the extra hand of Sir Garnet must play nap on the best five of ten.",
    ),
    Law(
        "peep-without-payment",
        breach=euchre.PEEP_UNPAID,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4175",
        says="A look at the card of peep nap costs a counter to the pool; the highest bidder takes it for nothing.",
    ),
    Law(
        "peep-card-kept-without-discard",
        breach=euchre.WIDOW_CARD_KEPT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4175",
        says="Who takes cards from the widow lays as many away.",
    ),
    Law(
        "sir-garnet-discards-shown",
        breach=euchre.DISCARDS_SHOWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4179",
        says="The cards laid away are not shown.",
    ),
)

PLAY = (
    Law(
        "opening-lead-fixes-trump",
        cite="usp56 4151",
        says="The bidder leads first, and the suit of his card is trump.",
    ),
    Law(
        "bidder-out-of-turn",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        when=[trump.THE_CONTRACTOR.yes],
        until=euchre.DEMANDED_BEFORE_QUITTED,
        remedy=rulings.no_penalty() & tricks.CARD_BACK,
        cite="usp56 4167",
        says="The bidder pays nothing for a lead or play out of turn, but puts it right on demand until the trick is quitted.",
    ),
    Law(
        "bidder-out-of-turn-stands",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        when=[trump.THE_CONTRACTOR.yes],
        after=euchre.DEMANDED_BEFORE_QUITTED,
        remedy=rulings.condoned("the trick stands"),
        cite="usp56 4167",
        says="A trick in which the bidder's lead or play out of turn was not noticed in time stands.",
    ),
    Law(
        "opponent-out-of-turn",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        when=[trump.THE_CONTRACTOR.no],
        remedy=euchre.PaysBidder(3)
        & euchre.COLLECTS_NOTHING
        & rulings.opens_where(euchre.pool_fines_agreed, euchre.FINED_IN_POOL),
        cite="usp56 4167",
        says="An opponent who leads or plays out of turn pays the bidder three chips, and collects nothing if the bidder loses.",
    ),
    Law(
        "revoke-by-bidder",
        breach=tricks.REVOKE,
        when=[trump.THE_CONTRACTOR.yes],
        until=CLAIMED_IN_TIME,
        remedy=euchre.PLAY_ABANDONED
        & euchre.PAYS_AS_IF_LOST
        & rulings.opens_where(euchre.pool_fines_agreed, euchre.FINED_IN_POOL),
        cite="usp56 4169",
        says="A revoke claimed before the settlement ends the play; a bidder who revoked pays all as if he had lost.",
    ),
    Law(
        "revoke-by-opponent",
        breach=tricks.REVOKE,
        when=[trump.THE_CONTRACTOR.no],
        until=CLAIMED_IN_TIME,
        remedy=euchre.PLAY_ABANDONED
        & euchre.PAYS_FOR_ALL
        & rulings.opens_where(euchre.pool_fines_agreed, euchre.FINED_IN_POOL),
        cite="usp56 4169",
        says="An opponent who revoked pays the bidder alone what all together would have paid.",
    ),
    Law(
        "revoke-claimed-late",
        breach=tricks.REVOKE,
        after=CLAIMED_IN_TIME,
        remedy=rulings.condoned("no penalty", "the deal has been settled"),
        cite="usp56 4169",
        says="A revoke not claimed before the settlement costs nothing.",
    ),
    Law(
        "other-errors-of-play",
        breach=[exposure.CARD_EXPOSED, tricks.CARD_TAKEN_BACK],
        remedy=rulings.silent("no penalty"),
        cite="usp56 4161-4169",
        says="Of cards exposed or taken back the book says nothing.",
    ),
)

POOL = (
    Law(
        "revoke-in-pools",
        breach=euchre.FINED_IN_POOL,
        when=[euchre.FINED_FOR.is_(euchre.A_REVOKE)],
        remedy=euchre.PutsIntoPool(5),
        cite="usp56 4171",
        says="Where it is so agreed, a revoke costs five counters to the pool.",
    ),
    Law(
        "lead-out-of-turn-in-pools",
        breach=euchre.FINED_IN_POOL,
        when=[euchre.FINED_FOR.is_(euchre.A_LEAD)],
        remedy=euchre.PutsIntoPool(3),
        cite="usp56 4171",
        says="Where it is so agreed, a lead out of turn costs three counters to the pool.",
    ),
    Law(
        "pool-won-by-nap",
        cite="usp56 4171",
        says="The first player who takes five tricks on a bid of nap wins the pool.",
    ),
    Law(
        "failed-nap-doubles-pool",
        cite="usp56 4171",
        says="A player who bids nap and fails doubles the pool.",
    ),
)

LAWS = (*DEAL, *BIDS, *PLAY, *POOL)
