"""Napoleon, the laws of the deal, the bids, the play and the pool (usp56 4145-4181)."""

from referee.breaches.bidding import SPEAKS_OUT_OF_TURN
from referee.breaches.bids import BID_AGAIN, BID_NOT_HIGHER, BID_NOT_LISTED
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.dealing import DEALT_INCORRECTLY, FACED_IN_DEALING, FACED_IN_PACK, UNCUT_PACK_DEALT
from referee.breaches.defective_trick import NO_CARD_TO_TRICK
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.napoleon import FINED_IN_POOL, PEEP_UNPAID, WIDOW_CARD_KEPT, WIDOW_WITHOUT_NAP
from referee.breaches.partners import DISCARDS_SHOWN
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.revoke import REVOKE
from referee.breaches.wrong_hand import HAND_STILL_WRONG
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.bidding import HAS_CALLED, THE_CONTRACTOR
from referee.facts.calling import ALL_PLAYED, FALSE_LEAD, TAKEN_BACK
from referee.facts.deal import NEW_DEAL_DEMANDED, NOT_YET
from referee.facts.napoleon import A_LEAD, A_REVOKE, FINED_FOR, NAP_IS_DEAR
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.remedies.deals import REDEAL, new_deal_if_demanded
from referee.remedies.general import NOTHING_STATED, condoned, opens, opens_where, silent
from referee.remedies.napoleon import (
    BIDDER_COLLECTS_NOTHING,
    BIDDER_PAYS_NOTHING,
    FIVE_INTO_POOL,
    PAYS_AS_IF_LOST,
    PAYS_FOR_ALL,
    PAYS_THREE_CHIPS,
    PLAY_ABANDONED,
    PLAYS_ON_WITH_IT,
    PUT_RIGHT_ON_DEMAND,
    THREE_INTO_POOL,
    WINS_NO_SUCH_TRICK,
    pool_fines_agreed,
)
from referee.roles import ANY_PLAYER_WHO_HAS_NOT_LOOKED
from referee.windows import LAST_CARD_DEALT, SETTLED, raised_before

CLAIMED_IN_TIME = raised_before(SETTLED)

DEAL = (
    GENERAL_RULES.law("cut-packet-below-minimum").but(
        slug="cut-packet-too-small",
        kind="forbidden",
        cite="usp56 4145, 475",
        says="Each packet of the cut must have four cards; what follows otherwise stands in the general rules.",
    ),
    Law(
        "misdeal-same-dealer",
        breach=[FACED_IN_PACK, FACED_IN_DEALING, UNCUT_PACK_DEALT, DEALT_INCORRECTLY],
        when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
        until=LAST_CARD_DEALT,
        remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 4163, 475",
        says="If a misdeal is called for one of the usual causes, the same dealer deals again.",
    ),
    Law(
        "wrong-number-announced-before-call",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[HAS_CALLED.no],
        remedy=REDEAL,
        kind="derived",
        cite="usp56 4163-4165",
        says="A wrong number of cards is announced before one bids or passes; that it is a misdeal then is drawn from the general rules.",
    ),
    Law(
        "wrong-number-not-announced",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[HAS_CALLED.yes],
        remedy=PLAYS_ON_WITH_IT & opens(HAND_STILL_WRONG),
        cite="usp56 4165",
        says="Who has bid or passed with a wrong hand plays on with it.",
    ),
    Law(
        "short-hand-cannot-win-trick",
        breach=NO_CARD_TO_TRICK,
        remedy=WINS_NO_SUCH_TRICK,
        cite="usp56 4165",
        says="A short hand cannot win a trick to which it has no card to play.",
    ),
    Law(
        "opponent-hand-incorrect",
        breach=HAND_STILL_WRONG,
        when=[THE_CONTRACTOR.no],
        remedy=BIDDER_PAYS_NOTHING,
        cite="usp56 4165",
        says="If the bidder's hand is right and an opponent's wrong, the bidder collects if he wins and pays nothing if he loses.",
    ),
    Law(
        "bidder-hand-incorrect",
        breach=HAND_STILL_WRONG,
        when=[THE_CONTRACTOR.yes],
        remedy=BIDDER_COLLECTS_NOTHING,
        cite="usp56 4165",
        says="If the bidder's hand is wrong and the others right, he pays if he loses and collects nothing if he wins.",
    ),
)

BIDS = (
    Law(
        "second-or-lower-bid",
        breach=[BID_AGAIN, BID_NOT_LISTED],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4149",
        says="Each player bids once or passes: tricks out of five, the five of them called nap.",
    ),
    Law(
        "bid-not-higher",
        breach=BID_NOT_HIGHER,
        remedy=silent("it does not count, and the higher bid before it stands"),
        kind="gap",
        cite="usp56 4149",
        says="The book speaks of the highest bidder only; of a bid not above an earlier one it says nothing.",
    ),
    Law(
        "bid-out-of-turn",
        breach=SPEAKS_OUT_OF_TURN,
        remedy=silent("it has no effect, and he may speak in turn"),
        kind="gap",
        cite="usp56 4149",
        says="Of a bid or a pass out of turn the book says nothing.",
    ),
    Law(
        "widow-taken-without-nap-bid",
        breach=WIDOW_WITHOUT_NAP,
        when=[NAP_IS_DEAR.no],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4173",
        says="Who takes the widow of five must bid nap and lay five cards away.",
    ),
    Law(
        "sir-garnet-widow-obliges-nap",
        breach=WIDOW_WITHOUT_NAP,
        when=[NAP_IS_DEAR.yes],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4179-4181",
        says="Who picks up the extra hand of Sir Garnet must play nap on the best five of ten.",
    ),
    Law(
        "peep-without-payment",
        breach=PEEP_UNPAID,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4175",
        says="A look at the card of peep nap costs a counter to the pool; the highest bidder takes it for nothing.",
    ),
    Law(
        "peep-card-kept-without-discard",
        breach=WIDOW_CARD_KEPT,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4175",
        says="Who takes cards from the widow lays as many away.",
    ),
    Law(
        "sir-garnet-discards-shown",
        breach=DISCARDS_SHOWN,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4179",
        says="The cards laid away are not shown.",
    ),
)

PLAY = (
    Law(
        "opening-lead-fixes-trump",
        kind="definition",
        cite="usp56 4151",
        says="The bidder leads first, and the suit of his card is trump.",
    ),
    Law(
        "bidder-out-of-turn",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
        when=[THE_CONTRACTOR.yes, FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=PUT_RIGHT_ON_DEMAND,
        kind="allowed",
        cite="usp56 4167",
        says="The bidder pays nothing for a lead or play out of turn, but puts it right on demand until the trick is quitted.",
    ),
    Law(
        "bidder-out-of-turn-stands",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
        when=[THE_CONTRACTOR.yes, FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=condoned("the trick stands"),
        kind="allowed",
        cite="usp56 4167",
        says="A trick in which the bidder's lead or play out of turn was not noticed in time stands.",
    ),
    Law(
        "opponent-out-of-turn",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
        when=[THE_CONTRACTOR.no],
        remedy=PAYS_THREE_CHIPS & opens_where(pool_fines_agreed, FINED_IN_POOL),
        cite="usp56 4167",
        says="An opponent who leads or plays out of turn pays the bidder three chips, and collects nothing if the bidder loses.",
    ),
    Law(
        "revoke-by-bidder",
        breach=REVOKE,
        when=[THE_CONTRACTOR.yes, CLAIMED_IN_TIME.yes],
        until=SETTLED,
        remedy=PLAY_ABANDONED & PAYS_AS_IF_LOST & opens_where(pool_fines_agreed, FINED_IN_POOL),
        cite="usp56 4169",
        says="A revoke claimed before the settlement ends the play; a bidder who revoked pays all as if he had lost.",
    ),
    Law(
        "revoke-by-opponent",
        breach=REVOKE,
        when=[THE_CONTRACTOR.no, CLAIMED_IN_TIME.yes],
        until=SETTLED,
        remedy=PLAY_ABANDONED & PAYS_FOR_ALL & opens_where(pool_fines_agreed, FINED_IN_POOL),
        cite="usp56 4169",
        says="An opponent who revoked pays the bidder alone what all together would have paid.",
    ),
    Law(
        "revoke-claimed-late",
        breach=REVOKE,
        when=[CLAIMED_IN_TIME.no],
        remedy=condoned("no penalty", "the deal has been settled"),
        kind="allowed",
        cite="usp56 4169",
        says="A revoke not claimed before the settlement costs nothing.",
    ),
    Law(
        "other-errors-of-play",
        breach=[CARD_EXPOSED, CARD_TAKEN_BACK],
        remedy=silent("no penalty"),
        kind="gap",
        cite="usp56 4161-4169",
        says="Of cards exposed or taken back the book says nothing.",
    ),
)

POOL = (
    Law(
        "revoke-in-pools",
        breach=FINED_IN_POOL,
        when=[FINED_FOR.is_(A_REVOKE)],
        remedy=FIVE_INTO_POOL,
        cite="usp56 4171",
        says="Where it is so agreed, a revoke costs five counters to the pool.",
    ),
    Law(
        "lead-out-of-turn-in-pools",
        breach=FINED_IN_POOL,
        when=[FINED_FOR.is_(A_LEAD)],
        remedy=THREE_INTO_POOL,
        cite="usp56 4171",
        says="Where it is so agreed, a lead out of turn costs three counters to the pool.",
    ),
    Law(
        "pool-won-by-nap",
        kind="scoring",
        cite="usp56 4171",
        says="The first player who takes five tricks on a bid of nap wins the pool.",
    ),
    Law(
        "failed-nap-doubles-pool",
        kind="scoring",
        cite="usp56 4171",
        says="A player who bids nap and fails doubles the pool.",
    ),
)

LAWS = (*DEAL, *BIDS, *PLAY, *POOL)
