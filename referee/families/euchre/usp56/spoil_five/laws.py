"""Spoil five, the laws of the deal, the turn-up, the play and the pool (usp56 4197-4227)."""

from referee.core.fact import YES
from referee.core.law import Law
from referee.core.window import NOT_YET
from referee.families import euchre
from referee.mechanics import deal, exposure, rulings, tricks

DEAL = (
    Law(
        "misdeal-wrong-number",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=deal.RAISED_IN_DEALING,
        remedy=deal.NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="Too many or too few cards dealt in a round are a misdeal, and the deal passes to the left.",
    ),
    Law(
        "misdeal-card-exposed",
        breach=deal.FACED_IN_DEALING,
        remedy=deal.NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="A card exposed by the dealer in dealing is a misdeal, and the deal passes to the left.",
    ),
    Law(
        "misdeal-uncut-pack",
        breach=deal.UNCUT_PACK_DEALT,
        when=[deal.REDEAL_DEMANDED.is_(YES)],
        remedy=deal.NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="A deal from an uncut pack is a misdeal, if a new deal is demanded before it is complete.",
    ),
    Law(
        "uncut-pack-demand-open",
        breach=deal.UNCUT_PACK_DEALT,
        when=[deal.REDEAL_DEMANDED.is_(NOT_YET)],
        remedy=rulings.silent("a new deal may still be demanded"),
        cite="drawn from usp56 4221",
        says="As long as a deal from an uncut pack is not complete, a new one may be demanded.",
    ),
    Law(
        "misdeal-dealer-counts-cards",
        breach=deal.PACK_COUNTED,
        remedy=deal.NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="If the dealer counts the cards on the table or in the pack it is a misdeal, and the deal passes to the left.",
    ),
    Law(
        "irregular-hand-dead",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.THREE_TRICKS_WON.no],
        after=deal.RAISED_IN_DEALING,
        remedy=euchre.HAND_DEAD,
        cite="usp56 4225",
        says="A hand with a wrong number of cards is dead, and the others play on.",
    ),
    Law(
        "irregular-hand-already-won",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[euchre.THREE_TRICKS_WON.yes],
        after=deal.RAISED_IN_DEALING,
        remedy=euchre.POOL_IS_HIS,
        cite="usp56 4225",
        says="A player who has won three tricks with it before it is discovered wins the pool.",
    ),
)

TURN_UP = (
    Law(
        "ace-holder-silent",
        breach=euchre.ACE_HOLDER_SILENT,
        remedy=euchre.ACE_IS_LOWEST,
        cite="usp56 4201",
        says="Who holds the ace of the suit turned up and neither takes the card nor has it turned down may not take it, and his ace is the lowest trump.",
    ),
    Law(
        "dealer-does-not-announce-with-ace-turned",
        breach=euchre.ACE_TURNED_SILENT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4201",
        says="A dealer who turns up an ace discards for it at once, or says that he plays his own hand.",
    ),
    Law(
        "robs-without-the-ace",
        breach=euchre.ROBBED_WITHOUT_ACE,
        remedy=euchre.DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who robs the turn-up without the ace has a dead hand and no cards until the pool is won.",
    ),
)

PLAY = (
    Law(
        "legal-renege-of-high-trumps",
        cite="usp56 4207-4209",
        says="The five and the jack of trumps and the ace of hearts need not be played to the lead of a lower trump.",
    ),
    Law(
        "revoke",
        breach=tricks.REVOKE,
        remedy=euchre.DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who neither follows suit nor trumps though he must has a dead hand, and no cards until the pool is won.",
    ),
    Law(
        "exposure-after-two-tricks",
        breach=exposure.CARD_EXPOSED,
        when=[euchre.TWO_TRICKS_WON.yes],
        remedy=euchre.DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who exposes a card once any player has won two tricks has a dead hand, and no cards until the pool is won.",
    ),
    Law(
        "exposure-before-two-tricks",
        breach=exposure.CARD_EXPOSED,
        when=[euchre.TWO_TRICKS_WON.no],
        remedy=rulings.no_penalty(),
        cite="drawn from usp56 4227",
        says="A card exposed before anybody has won two tricks costs nothing, since the law speaks of later ones only.",
    ),
    Law(
        "dead-hand-plays",
        breach=euchre.IDLE_HAND_PLAYS,
        remedy=rulings.NOTHING_STATED,
        cite="drawn from usp56 4225-4227",
        says="A dead hand takes no part in the play.",
    ),
    Law(
        "other-errors-of-play",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN, tricks.CARD_TAKEN_BACK],
        remedy=rulings.silent("the cards stand as they were played"),
        cite="usp56 4219-4227",
        says="Of leads and plays out of turn, and of cards taken back, the book says nothing.",
    ),
)

POOL = (
    Law(
        "plays-on-and-fails-to-win-five",
        cite="usp56 4213",
        says="Who plays on after three tricks and does not win all five does not get the pool.",
    ),
    Law(
        "wins-all-five",
        cite="usp56 4213",
        says="Who plays on and wins all five gets the pool and a chip from each other player.",
    ),
    Law(
        "pool-not-won",
        cite="usp56 4215-4217",
        says="Where nobody wins the pool, each player adds a chip for the next deal.",
    ),
)

LAWS = (*DEAL, *TURN_UP, *PLAY, *POOL)
