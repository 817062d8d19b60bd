"""Pinochle with two packs, the laws (usp56 4652-4740)."""

from referee import score
from referee.core.law import Law
from referee.families import pinochle
from referee.mechanics import auction, combinations, conduct, deal, rulings, tricks, trump
from referee.mechanics.tricks.facts.play import ESTABLISHED

DEAL = (
    Law(
        "misdeal-not-shuffled-or-cut",
        breach=[deal.UNCUT_PACK_DEALT, deal.PACK_NOT_SHUFFLED],
        until=deal.NEW_DEAL_DEMANDED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=rulings.condoned("the deal stands"),
        cite="usp56 4716",
        says="A player who has not looked may have a new deal before the last card is dealt, if the pack was not shuffled or cut.",
    ),
    Law(
        "wrong-numbers-before-looking",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[pinochle.NUMBERS_FOUND.is_(pinochle.BEFORE_LOOKING)],
        remedy=pinochle.SHORT_DRAWS_FROM_LONG,
        cite="usp56 4718",
        says="If nobody has looked the short hand draws from the long one.",
    ),
    Law(
        "wrong-numbers-after-looking",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[pinochle.NUMBERS_FOUND.is_(pinochle.AFTER_LOOKING)],
        until=pinochle.DEAL_REQUIRED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=pinochle.SHORT_DRAWS_FROM_LONG,
        cite="usp56 4718",
        says="If one of them has looked any player may have a new deal; otherwise, all agreeing, the short hand draws from the long one after the melds.",
    ),
    Law(
        "wrong-numbers-after-first-lead",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[pinochle.NUMBERS_FOUND.is_(pinochle.ONCE_LED)],
        remedy=deal.REDEAL,
        cite="usp56 4716-4718",
        says="Found after the first lead wrong numbers are a misdeal, and the same player deals again.",
    ),
)

BIDDING = (
    Law(
        "flush-announced-before-any-bid",
        on=pinochle.FLUSH_ANNOUNCED,
        remedy=pinochle.DEEMED_LEAST_BID,
        cite="usp56 4658",
        says="Who announces a flush or a long suit before any bid has bid 500.",
    ),
    Law(
        "meld-announced-after-a-bid",
        on=pinochle.MELD_ANNOUNCED_AFTER_BID,
        remedy=pinochle.DEEMED_OVERCALL,
        cite="usp56 4658-4662",
        says="Who announces a meld after a bid has overcalled it by ten for each hundred points or part of a hundred.",
    ),
    Law(
        "false-meld-announcement",
        on=pinochle.MELD_ANNOUNCED,
        remedy=rulings.allowed("he may announce more or less than he has"),
        cite="usp56 4656",
        says="Before any bid a player may announce what his meld counts, and more or less than it does.",
    ),
    Law(
        "illegal-information-in-bidding",
        breach=pinochle.ILLEGAL_INFORMATION,
        until=pinochle.MISDEAL_CLAIMED,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=rulings.condoned("the opponents have not claimed a misdeal"),
        cite="usp56 4658, 4720-4722",
        says="If a player names a suit or says that he has two long ones the opponents, who may consult, may claim a misdeal.",
    ),
    Law(
        "bid-changed",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[pinochle.SAID_OUT_OF_TURN.is_(pinochle.HIS_OWN_BID)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4724",
        says="A bid made in turn is not changed.",
    ),
    Law(
        "bid-out-of-turn-counts-as-pass",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[pinochle.SAID_OUT_OF_TURN.is_(pinochle.A_BID)],
        remedy=pinochle.COUNTS_AS_PASS,
        cite="usp56 4724",
        says="A bid out of turn counts as a pass, and so does what is announced where that is a bid.",
    ),
    Law(
        "meld-announced-out-of-turn",
        breach=trump.SPEAKS_OUT_OF_TURN,
        when=[pinochle.SAID_OUT_OF_TURN.is_(pinochle.ONLY_HIS_MELD)],
        remedy=rulings.silent("it binds nobody, and he may speak when it is his turn"),
        cite="drawn from usp56 4652, 4656, 4724",
        says="Each announces what his meld counts in his turn; of one who does so out of turn, when nobody has bid, the book says nothing.",
    ),
    Law(
        "insufficient-bid-replaced",
        breach=auction.INSUFFICIENT_BID,
        until=pinochle.RAISED_BEFORE_NEXT_BID,
        remedy=pinochle.REPLACES_OR_PASSES,
        cite="usp56 4724",
        says="If attention is drawn to an insufficient bid before the next player speaks, it is replaced by a sufficient one or a pass.",
    ),
    Law(
        "insufficient-bid-stands",
        breach=auction.INSUFFICIENT_BID,
        after=pinochle.RAISED_BEFORE_NEXT_BID,
        remedy=pinochle.LOW_BID_STANDS,
        cite="usp56 4724-4726",
        says="After that it stands without penalty.",
    ),
    Law(
        "trump-named-by-another",
        breach=trump.MADE_BY_ANOTHER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4666",
        says="The highest bidder names the trump.",
    ),
    Law(
        "trump-changed",
        breach=pinochle.TRUMP_NAMED_AGAIN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4666",
        says="The trump that was named stays.",
    ),
    Law(
        "all-pass",
        cite="usp56 4664",
        says="If nobody bids the hands are thrown in and the next player deals.",
    ),
)

MELDS = (
    Law(
        "wrong-meld-before-first-lead",
        breach=[combinations.COMBINATION_MISCOUNTED, combinations.NO_COMBINATION],
        until=pinochle.BEFORE_FIRST_LEAD,
        remedy=combinations.COUNTS_ITS_WORTH,
        cite="usp56 4728",
        says="Until the first lead a meld without the right cards is corrected or withdrawn.",
    ),
    Law(
        "wrong-meld-after-first-lead",
        breach=[combinations.COMBINATION_MISCOUNTED, combinations.NO_COMBINATION],
        after=pinochle.BEFORE_FIRST_LEAD,
        remedy=combinations.STAYS_AS_SAID,
        cite="usp56 4728",
        says="After the first lead what was claimed and not disputed stands.",
    ),
    Law(
        "card-counted-twice",
        cite="drawn from usp56 4700, 4728",
        says="A card counts once under each heading, and a meld that counts it twice is corrected as any other.",
    ),
    Law(
        "agreed-score-miswritten",
        breach=score.WRONG_SCORE,
        remedy=score.SHOULD_BE,
        cite="usp56 4728",
        says="An agreed score written down wrong is put right at any time.",
    ),
    Law(
        "meld-without-a-scoring-trick",
        cite="usp56 4702",
        says="A side counts its melds if it wins a trick that scores.",
    ),
)

PLAY = (
    Law(
        "out-of-turn-play-withdrawn",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        until=pinochle.BACK_BEFORE_LEFT_PLAYS,
        remedy=tricks.CARD_BACK & rulings.no_penalty(),
        cite="usp56 4730-4732",
        says="If attention is drawn to a card out of turn before the opponent at the left plays it goes back, without penalty.",
    ),
    Law(
        "out-of-turn-play-condoned",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        after=pinochle.BACK_BEFORE_LEFT_PLAYS,
        remedy=rulings.condoned("it stands as regular"),
        cite="usp56 4730",
        says="After that it stands as regular.",
    ),
    Law(
        "revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[ESTABLISHED.no],
        remedy=tricks.PUT_RIGHT & tricks.OTHERS_MAY_WITHDRAW,
        cite="usp56 4734",
        says="Until the revoker or his partner plays to the next trick a revoke is put right, and the opponents may change what they played since.",
    ),
    Law(
        "revoke-established",
        breach=tricks.REVOKE,
        when=[ESTABLISHED.yes],
        remedy=pinochle.SET_BACK_BY_BID,
        cite="usp56 4736-4738",
        says="An established revoke ends the play: nobody scores for cards, the bid is taken from the revoking side, and the other scores its melds.",
    ),
    Law(
        "tricks-mixed-revoke-allowed",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        when=[tricks.REVOKE_CLAIMED.yes],
        remedy=pinochle.SET_BACK_BY_BID,
        cite="usp56 4740",
        says="If a revoke is claimed and an opponent of the claimant has mixed the tricks the claim is allowed.",
    ),
    Law(
        "tricks-not-stacked-in-order",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        when=[tricks.REVOKE_CLAIMED.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4740",
        says="Tricks are stacked so that their order can be seen.",
    ),
)

LAWS = (*DEAL, *BIDDING, *MELDS, *PLAY)
#: those of the same name in the games of one pack
REPLACED = (
    Law(
        "misdeal-several-cards-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[pinochle.FACED_IN_ALL.is_(pinochle.SEVERAL)],
        remedy=deal.REDEAL,
        cite="usp56 4716",
        says="If more than one card is exposed in dealing the same player deals again.",
    ),
    Law(
        "single-card-exposed-in-dealing",
        breach=deal.FACED_IN_DEALING,
        when=[pinochle.FACED_IN_ALL.is_(pinochle.ONE)],
        remedy=rulings.no_penalty("the deal stands"),
        cite="usp56 4716",
        says="One card exposed in dealing is no cause for a new deal.",
    ),
    Law(
        "bid-after-passing",
        breach=auction.BID_AGAIN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4652",
        says="Who has passed bids no more.",
    ),
    Law(
        "bid-off-the-grid",
        breach=auction.BID_NOT_LISTED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4654",
        says="A bid is 500 at least, and a multiple of ten.",
    ),
)
