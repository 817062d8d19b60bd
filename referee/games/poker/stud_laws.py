"""Laws 31 to 38, on stud poker (usp56 2649-2718)."""

from referee.breaches.checks_and_drops import CHECK_NOT_ALLOWED
from referee.breaches.dealing import DEAL_OUT_OF_TURN, FACED_IN_PACK, UNCUT_PACK_DEALT
from referee.breaches.poker_deal import OWN_CARD_EXPOSED, TOO_FEW_HANDS, TOO_MANY_HANDS
from referee.breaches.shuffle_and_cut import CUT_TOO_SMALL, FACED_IN_SHUFFLE_OR_CUT
from referee.breaches.stud import (
    ANNOUNCEMENT_OMITTED,
    BEATEN_HAND_STAYS,
    FIRST_CARD_UP_ON_PURPOSE,
    HOLE_CARD_DEALT_UP,
    IMPOSSIBLE_CALL,
    NO_HOLE_CARD,
    PACK_RAN_SHORT,
    PLAYER_LEFT_OUT,
    ROTATION_DEMANDED,
    TOO_MANY_DOWN,
    UPCARDS_NOT_TURNED,
    WRONG_FIRST_BETTOR,
)
from referee.facts.deal import CALLED_BEFORE_SECOND_ROUND, NOT_YET, TOO_LATE
from referee.facts.poker_deal import SEVERAL_FACED, SHUFFLED_AGAIN
from referee.facts.stud import (
    ATTENTION_IN_TIME,
    CARDS_SHOWING,
    FIRST_BET_MADE,
    FIVE_CARDS,
    FOUR_CARDS,
    HOW_MANY_DOWN,
    IN_INTERVAL,
    MORE,
    TWO,
    TWO_DOWN_DEALT,
)
from referee.games.poker.general import POKER
from referee.law import YES, Law
from referee.remedies.betting import HAND_DEAD
from referee.remedies.general import ALLOWED, NOTHING_STATED
from referee.remedies.poker_deal import GIVES_OWN_HAND, LOOKED_AT_IS_KEPT, NAMES_DEAD_HAND, redeal_if_called
from referee.remedies.stud import (
    CALL_STANDS,
    CALL_VOID,
    CARDS_MOVE_BACK,
    COMMON_CARD,
    DEALER_TURNS_ONE,
    DEALT_WHERE_IT_FALLS,
    DISCARDED_AND_SKIPPED,
    KEEPS_CARD,
    MAY_DROP_AND_WITHDRAW,
    MAY_NOT_CHOOSE,
    MAY_WITHDRAW_OR_STAY,
    NO_OTHER_REDRESS,
    NO_REDRESS,
    NOT_OUT_OF_TURN,
    PLAYS_EXPOSED,
    ROTATION_RESTORED,
)
from referee.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED, OFFENDER
from referee.windows import ANY_TIME, SECOND_ROUND_DEALT

BETTING = (
    Law(
        "upcards-not-turned",
        breach=UPCARDS_NOT_TURNED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2217",
        says="Who drops turns all his face-up cards down at once.",
    ),
    Law(
        "dealer-omits-announcement",
        breach=ANNOUNCEMENT_OMITTED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2221, 2655",
        says="The dealer says in each interval who bets first, and after the third and fourth open cards what flush or straight is possible.",
    ),
    Law(
        "pack-short-common-card",
        breach=PACK_RAN_SHORT,
        remedy=ALLOWED & COMMON_CARD,
        kind="allowed",
        cite="usp56 2223",
        says="Where the pack runs short in the last round, one card may be turned up as the fifth card of every hand.",
    ),
    Law(
        "first-bettor",
        kind="definition",
        cite="usp56 2523, 2651, 2659-2677",
        says="Whoever shows most bets first: fours, threes, two pair, a pair, the highest cards; of equals the one nearest the dealer's left.",
    ),
    Law(
        "first-bettor-checks-in-first-interval",
        breach=CHECK_NOT_ALLOWED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2651",
        says="In the first interval the player with the high card must bet at least the least.",
    ),
    Law(
        "beaten-hand-checks-or-calls-option",
        breach=BEATEN_HAND_STAYS,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2657",
        says="Where the players have agreed so, nobody checks or calls in the last interval with a hand that the best cards showing beat.",
    ),
    Law(
        "all-cards-exposed-in-final-interval",
        kind="definition",
        cite="usp56 2679",
        says="Who has all his cards face up through an error counts them all; in the last interval a straight or better showing speaks first of what it would beat.",
    ),
)

REDEALS = (
    Law(
        "redeal-not-shuffled-or-cut",
        breach=UNCUT_PACK_DEALT,
        when=[CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=redeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2680-2682, 2695",
        says="In stud a pack that was not shuffled or cut is dealt again by the same dealer, where in other poker he loses the deal.",
    ),
    Law(
        "redeal-faulty-cut",
        breach=[FACED_IN_SHUFFLE_OR_CUT, CUT_TOO_SMALL],
        when=[SHUFFLED_AGAIN.no, CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=redeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2680, 2684, 2695",
        says="A card exposed in the cut, or a packet of fewer than five, is ground for a redeal by the same dealer.",
    ),
    Law(
        "redeal-deal-out-of-turn",
        breach=DEAL_OUT_OF_TURN,
        when=[CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=redeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2680, 2693-2695",
        says="A deal out of turn goes back to the rightful dealer, if it is called in time.",
    ),
)

DEALING = (
    Law(
        "two-face-down-in-first-round",
        breach=TOO_MANY_DOWN,
        when=[HOW_MANY_DOWN.is_(TWO)],
        remedy=DEALER_TURNS_ONE,
        cite="usp56 2703",
        says="Of two cards face down in the first round the dealer turns one up, and that player gets none in the second.",
    ),
    Law(
        "two-face-down-player-looked",
        breach=OWN_CARD_EXPOSED,
        when=[TWO_DOWN_DEALT.yes],
        remedy=NOTHING_STATED & MAY_NOT_CHOOSE,
        kind="forbidden",
        cite="usp56 2703",
        says="The player may not look at the two cards and turn one up himself.",
    ),
    Law(
        "three-face-down-in-first-round",
        breach=TOO_MANY_DOWN,
        when=[HOW_MANY_DOWN.is_(MORE), CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=redeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=OFFENDER,
        cite="usp56 2705",
        says="Who gets more than two cards in the first round may require a redeal before the second begins.",
    ),
    Law(
        "three-face-down-noticed-late",
        breach=TOO_MANY_DOWN,
        when=[HOW_MANY_DOWN.is_(MORE), CALLED_BEFORE_SECOND_ROUND.is_(TOO_LATE)],
        remedy=HAND_DEAD,
        cite="usp56 2705-2707",
        says="Noticed later, the hand with more than two cards from the first round is dead.",
    ),
    Law(
        "omitted-upcard",
        breach=PLAYER_LEFT_OUT,
        when=[FIRST_BET_MADE.no],
        remedy=CARDS_MOVE_BACK,
        cite="usp56 2709",
        says="If a player is left out in a round of open cards, those dealt after him are moved back to where they belong.",
    ),
    Law(
        "omitted-upcard-late",
        breach=PLAYER_LEFT_OUT,
        when=[FIRST_BET_MADE.yes],
        remedy=HAND_DEAD,
        cite="usp56 2709",
        says="Once the first bet of the interval is made, the hand of the player left out is dead.",
    ),
    Law(
        "hole-card-dealt-face-up",
        breach=HOLE_CARD_DEALT_UP,
        remedy=KEEPS_CARD & NO_OTHER_REDRESS,
        cite="usp56 2711",
        says="Who gets his hole card face up keeps it, and gets his next card face down.",
    ),
    Law(
        "no-hole-card-after-four",
        breach=NO_HOLE_CARD,
        when=[CARDS_SHOWING.is_(FOUR_CARDS)],
        remedy=MAY_DROP_AND_WITHDRAW,
        chooser=OFFENDER,
        cite="usp56 2711",
        says="Who has four cards and never one face down may drop and take back all his chips.",
    ),
    Law(
        "no-hole-card-after-five",
        breach=NO_HOLE_CARD,
        when=[CARDS_SHOWING.is_(FIVE_CARDS)],
        remedy=MAY_WITHDRAW_OR_STAY,
        chooser=OFFENDER,
        cite="usp56 2711",
        says="If his fifth card comes face up too, he may take back his chips or stay in the pot.",
    ),
    Law(
        "card-faced-in-dealing-round",
        breach=FACED_IN_PACK,
        when=[IN_INTERVAL.no, SEVERAL_FACED.no],
        remedy=DEALT_WHERE_IT_FALLS,
        cite="usp56 2712",
        says="A card found faced while a round is dealt goes to the player to whom it falls.",
    ),
    Law(
        "cards-faced-later-in-the-deal",
        breach=FACED_IN_PACK,
        when=[IN_INTERVAL.no, SEVERAL_FACED.yes, CALLED_BEFORE_SECOND_ROUND.is_(TOO_LATE)],
        remedy=DEALT_WHERE_IT_FALLS,
        kind="derived",
        cite="usp56 2712",
        says="After the first round any card found faced is dealt where it falls.",
    ),
    Law(
        "top-card-exposed-in-betting-interval",
        breach=FACED_IN_PACK,
        when=[IN_INTERVAL.yes],
        remedy=DISCARDED_AND_SKIPPED,
        cite="usp56 2712",
        says="A top card exposed during an interval is discarded, and the next round leaves out, and ends with, the player who would have had it.",
    ),
    Law(
        "rotation-after-top-card-exposed",
        breach=ROTATION_DEMANDED,
        remedy=ROTATION_RESTORED,
        chooser=ANY_PLAYER,
        cite="usp56 2712",
        says="In each later round, on demand, the dealer begins with the player who would have had the top card.",
    ),
)

PLAY = (
    Law(
        "impossible-call",
        breach=IMPOSSIBLE_CALL,
        when=[ATTENTION_IN_TIME.yes],
        remedy=CALL_VOID,
        chooser=ANY_PLAYER,
        cite="usp56 2713-2715",
        says="A last call that cannot win whatever the hole card is void, if somebody says so before another's hole card is shown.",
    ),
    Law(
        "impossible-call-not-noticed",
        breach=IMPOSSIBLE_CALL,
        when=[ATTENTION_IN_TIME.no],
        remedy=CALL_STANDS,
        kind="derived",
        cite="usp56 2713-2715",
        says="Once a hole card is shown, an impossible call stands.",
    ),
    Law(
        "dealer-miscalls-hand",
        breach=WRONG_FIRST_BETTOR,
        remedy=NO_REDRESS & NOT_OUT_OF_TURN,
        kind="allowed",
        cite="usp56 2717",
        says="If the dealer names the wrong player to bet first, nobody has redress, and that player's bet is in turn.",
    ),
    Law(
        "dealer-deals-first-card-up-on-purpose",
        breach=FIRST_CARD_UP_ON_PURPOSE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 2718",
        says="The dealer may not choose to deal a first card up and the second down.",
    ),
    Law(
        "player-turns-up-hole-card",
        breach=OWN_CARD_EXPOSED,
        when=[TWO_DOWN_DEALT.no],
        until=ANY_TIME,
        remedy=PLAYS_EXPOSED,
        cite="usp56 2339, 2718",
        says="Who turns up his hole card plays on with all his cards exposed; his next card does not come face down.",
    ),
)

#: laws of the same name as in other poker, with conditions or a text of their own
RESTATED = (
    Law(
        "redeal-two-cards-faced-in-pack",
        breach=FACED_IN_PACK,
        when=[IN_INTERVAL.no, SEVERAL_FACED.yes, CALLED_BEFORE_SECOND_ROUND.is_(YES, NOT_YET)],
        until=SECOND_ROUND_DEALT,
        remedy=redeal_if_called(CALLED_BEFORE_SECOND_ROUND),
        chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
        cite="usp56 2680, 2690, 2695",
        says="Two cards or more faced in the pack are ground for a redeal by the same dealer.",
    ),
    POKER.law("redeal-incorrect-or-imperfect-pack").but(cite="usp56 2680, 2691, 2695"),
    Law(
        "too-many-hands-dealt",
        breach=TOO_MANY_HANDS,
        remedy=NAMES_DEAD_HAND & LOOKED_AT_IS_KEPT,
        chooser=OFFENDER,
        cite="usp56 2697",
        says="Of too many hands the dealer says which is dead; whoever has looked at a hole card keeps that hand.",
    ),
    Law(
        "too-few-hands-dealt",
        breach=TOO_FEW_HANDS,
        remedy=GIVES_OWN_HAND,
        cite="usp56 2699-2701",
        says="If somebody is left out, the dealer gives his own hand to the first such player at his left.",
    ),
)

STUD_LAWS = (*BETTING, *REDEALS, *DEALING, *PLAY)
