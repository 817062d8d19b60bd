"""Spoil five, the laws of the deal, the turn-up, the play and the pool (usp56 4197-4227)."""

from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.dealing import FACED_IN_DEALING, UNCUT_PACK_DEALT
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.lone_hand import IDLE_HAND_PLAYS
from referee.breaches.misdealing import PACK_COUNTED
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.revoke import REVOKE
from referee.breaches.spoil_five import ACE_HOLDER_SILENT, ACE_TURNED_SILENT, ROBBED_WITHOUT_ACE
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import LAST_CARD_IS_DEALT, NOT_YET, REDEAL_DEMANDED
from referee.facts.spoil_five import THREE_TRICKS_WON, TWO_TRICKS_WON
from referee.law import YES, Law
from referee.remedies.general import NOTHING_STATED, no_penalty, silent
from referee.remedies.hearts import NEXT_PLAYER_DEALS
from referee.remedies.spoil_five import ACE_IS_LOWEST, DEAD_UNTIL_POOL_WON, HAND_DEAD, POOL_IS_HIS
from referee.roles import ANY_PLAYER
from referee.windows import LAST_CARD_DEALT

DEAL = (
    Law(
        "misdeal-wrong-number",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.no],
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="Too many or too few cards dealt in a round are a misdeal, and the deal passes to the left.",
    ),
    Law(
        "misdeal-card-exposed",
        breach=FACED_IN_DEALING,
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="A card exposed by the dealer in dealing is a misdeal, and the deal passes to the left.",
    ),
    Law(
        "misdeal-uncut-pack",
        breach=UNCUT_PACK_DEALT,
        when=[REDEAL_DEMANDED.is_(YES)],
        until=LAST_CARD_DEALT,
        remedy=NEXT_PLAYER_DEALS,
        chooser=ANY_PLAYER,
        cite="usp56 4221",
        says="A deal from an uncut pack is a misdeal, if a new deal is demanded before it is complete.",
    ),
    Law(
        "uncut-pack-demand-open",
        breach=UNCUT_PACK_DEALT,
        when=[REDEAL_DEMANDED.is_(NOT_YET)],
        remedy=silent("a new deal may still be demanded"),
        kind="derived",
        cite="usp56 4221",
        says="As long as a deal from an uncut pack is not complete, a new one may be demanded.",
    ),
    Law(
        "misdeal-dealer-counts-cards",
        breach=PACK_COUNTED,
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="If the dealer counts the cards on the table or in the pack it is a misdeal, and the deal passes to the left.",
    ),
    Law(
        "irregular-hand-dead",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.yes, THREE_TRICKS_WON.no],
        remedy=HAND_DEAD,
        cite="usp56 4225",
        says="A hand with a wrong number of cards is dead, and the others play on.",
    ),
    Law(
        "irregular-hand-already-won",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.yes, THREE_TRICKS_WON.yes],
        remedy=POOL_IS_HIS,
        cite="usp56 4225",
        says="A player who has won three tricks with it before it is discovered wins the pool.",
    ),
)

TURN_UP = (
    Law(
        "ace-holder-silent",
        breach=ACE_HOLDER_SILENT,
        remedy=ACE_IS_LOWEST,
        cite="usp56 4201",
        says="Who holds the ace of the suit turned up and neither takes the card nor has it turned down may not take it, and his ace is the lowest trump.",
    ),
    Law(
        "dealer-does-not-announce-with-ace-turned",
        breach=ACE_TURNED_SILENT,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4201",
        says="A dealer who turns up an ace discards for it at once, or says that he plays his own hand.",
    ),
    Law(
        "robs-without-the-ace",
        breach=ROBBED_WITHOUT_ACE,
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who robs the turn-up without the ace has a dead hand and no cards until the pool is won.",
    ),
)

PLAY = (
    Law(
        "legal-renege-of-high-trumps",
        kind="allowed",
        cite="usp56 4207-4209",
        says="The five and the jack of trumps and the ace of hearts need not be played to the lead of a lower trump.",
    ),
    Law(
        "revoke",
        breach=REVOKE,
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who neither follows suit nor trumps though he must has a dead hand, and no cards until the pool is won.",
    ),
    Law(
        "exposure-after-two-tricks",
        breach=CARD_EXPOSED,
        when=[TWO_TRICKS_WON.yes],
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who exposes a card once any player has won two tricks has a dead hand, and no cards until the pool is won.",
    ),
    Law(
        "exposure-before-two-tricks",
        breach=CARD_EXPOSED,
        when=[TWO_TRICKS_WON.no],
        remedy=no_penalty(),
        kind="derived",
        cite="usp56 4227",
        says="A card exposed before anybody has won two tricks costs nothing, since the law speaks of later ones only.",
    ),
    Law(
        "dead-hand-plays",
        breach=IDLE_HAND_PLAYS,
        remedy=NOTHING_STATED,
        kind="derived",
        cite="usp56 4225-4227",
        says="A dead hand takes no part in the play.",
    ),
    Law(
        "other-errors-of-play",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN, CARD_TAKEN_BACK],
        remedy=silent("the cards stand as they were played"),
        kind="gap",
        cite="usp56 4219-4227",
        says="Of leads and plays out of turn, and of cards taken back, the book says nothing.",
    ),
)

POOL = (
    Law(
        "plays-on-and-fails-to-win-five",
        kind="scoring",
        cite="usp56 4213",
        says="Who plays on after three tricks and does not win all five does not get the pool.",
    ),
    Law(
        "wins-all-five",
        kind="scoring",
        cite="usp56 4213",
        says="Who plays on and wins all five gets the pool and a chip from each other player.",
    ),
    Law(
        "pool-not-won",
        kind="scoring",
        cite="usp56 4215-4217",
        says="Where nobody wins the pool, each player adds a chip for the next deal.",
    ),
)

LAWS = (*DEAL, *TURN_UP, *PLAY, *POOL)
