"""Laws 31 to 38, on stud poker (usp56 2649-2718)."""

from referee.core.law import Law, by
from referee.families import poker
from referee.families.poker.usp56.general import POKER
from referee.mechanics import deal, roles, rulings

BETTING = (
    Law(
        "upcards-not-turned",
        breach=poker.UPCARDS_NOT_TURNED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2217",
        says="Who drops turns all his face-up cards down at once.",
    ),
    Law(
        "dealer-omits-announcement",
        breach=poker.ANNOUNCEMENT_OMITTED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2221, 2655",
        says="The dealer says in each interval who bets first, and after the third and fourth open cards what flush or straight is possible.",
    ),
    Law(
        "pack-short-common-card",
        on=poker.PACK_RAN_SHORT,
        remedy=rulings.ALLOWED & poker.COMMON_CARD,
        cite="usp56 2223",
        says="Where the pack runs short in the last round, one card may be turned up as the fifth card of every hand.",
    ),
    Law(
        "first-bettor",
        cite="usp56 2523, 2651, 2659-2677",
        says="Whoever shows most bets first: fours, threes, two pair, a pair, the highest cards; of equals the one nearest the dealer's left.",
    ),
    Law(
        "first-bettor-checks-in-first-interval",
        breach=poker.CHECK_NOT_ALLOWED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2651",
        says="In the first interval the player with the high card must bet at least the least.",
    ),
    Law(
        "beaten-hand-checks-or-calls-option",
        breach=poker.BEATEN_HAND_STAYS,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2657",
        says="Where the players have agreed so, nobody checks or calls in the last interval with a hand that the best cards showing beat.",
    ),
    Law(
        "all-cards-exposed-in-final-interval",
        cite="usp56 2679",
        says="Who has all his cards face up through an error counts them all; in the last interval a straight or better showing speaks first of what it would beat.",
    ),
)

REDEALS = (
    Law(
        "redeal-not-shuffled-or-cut",
        breach=deal.UNCUT_PACK_DEALT,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2680-2682, 2695",
        says="In stud a pack that was not shuffled or cut is dealt again by the same dealer, where in other poker he loses the deal.",
    ),
    Law(
        "redeal-faulty-cut",
        breach=[deal.FACED_IN_SHUFFLE_OR_CUT, deal.CUT_TOO_SMALL],
        when=[poker.SHUFFLED_AGAIN.no],
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2680, 2684, 2695",
        says="A card exposed in the cut, or a packet of fewer than five, is ground for a redeal by the same dealer.",
    ),
    Law(
        "redeal-deal-out-of-turn",
        breach=deal.DEAL_OUT_OF_TURN,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2680, 2693-2695",
        says="A deal out of turn goes back to the rightful dealer, if it is called in time.",
    ),
)

DEALING = (
    Law(
        "two-face-down-in-first-round",
        breach=poker.TOO_MANY_DOWN,
        when=[poker.HOW_MANY_DOWN.is_(poker.TWO)],
        remedy=poker.DEALER_TURNS_ONE,
        cite="usp56 2703",
        says="Of two cards face down in the first round the dealer turns one up, and that player gets none in the second.",
    ),
    Law(
        "two-face-down-player-looked",
        on=poker.OWN_CARD_EXPOSED,
        when=[poker.TWO_DOWN_DEALT.yes],
        remedy=rulings.NOTHING_STATED & poker.MAY_NOT_CHOOSE,
        cite="usp56 2703",
        says="The player may not look at the two cards and turn one up himself.",
    ),
    Law(
        "three-face-down-in-first-round",
        breach=poker.TOO_MANY_DOWN,
        when=[poker.HOW_MANY_DOWN.is_(poker.MORE)],
        until=poker.REDEAL_REQUIRED,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2705",
        says="Who gets more than two cards in the first round may require a redeal before the second begins.",
    ),
    Law(
        "three-face-down-noticed-late",
        breach=poker.TOO_MANY_DOWN,
        when=[poker.HOW_MANY_DOWN.is_(poker.MORE)],
        after=poker.REDEAL_REQUIRED,
        remedy=poker.HAND_DEAD,
        cite="usp56 2705-2707",
        says="Noticed later, the hand with more than two cards from the first round is dead.",
    ),
    Law(
        "omitted-upcard",
        breach=poker.PLAYER_LEFT_OUT,
        until=poker.RAISED_BEFORE_FIRST_BET,
        remedy=poker.CARDS_MOVE_BACK,
        cite="usp56 2709",
        says="If a player is left out in a round of open cards, those dealt after him are moved back to where they belong.",
    ),
    Law(
        "omitted-upcard-late",
        breach=poker.PLAYER_LEFT_OUT,
        after=poker.RAISED_BEFORE_FIRST_BET,
        remedy=poker.HAND_DEAD,
        cite="usp56 2709",
        says="Once the first bet of the interval is made, the hand of the player left out is dead.",
    ),
    Law(
        "hole-card-dealt-face-up",
        breach=poker.HOLE_CARD_DEALT_UP,
        when=[poker.ON_PURPOSE.no],
        remedy=poker.KEEPS_CARD & poker.NO_OTHER_REDRESS,
        cite="usp56 2711",
        says="Who gets his hole card face up keeps it, and gets his next card face down.",
    ),
    Law(
        "next-card-face-up-again",
        breach=rulings.SECOND_CARD_NOT_DOWN,
        remedy=poker.KEEPS_CARD,
        cite="usp56 2711",
        says="As long as the dealer has not given him one face down, that is all he can have.",
    ),
    Law(
        "dealt-against-ruling",
        breach=poker.DEALT_AGAINST_RULING,
        remedy=rulings.NOTHING_STATED,
        cite="drawn from usp56 2703, 2712, 2718",
        says="A card that is dealt otherwise than the law wants after an irregularity has no law of its own.",
    ),
    Law(
        "no-hole-card-after-four",
        breach=poker.NO_HOLE_CARD,
        when=[poker.CARDS_SHOWING.is_(poker.FOUR_CARDS)],
        remedy=poker.MAY_DROP_AND_WITHDRAW,
        chooser=by(roles.OFFENDER, until=poker.FIFTH_CARD),
        cite="usp56 2711",
        says="Who has four cards and never one face down may drop and take back all his chips.",
    ),
    Law(
        "no-hole-card-after-five",
        breach=poker.NO_HOLE_CARD,
        when=[poker.CARDS_SHOWING.is_(poker.FIVE_CARDS)],
        remedy=poker.MAY_WITHDRAW_OR_STAY,
        chooser=by(roles.OFFENDER, until=poker.STAYS_IN),
        cite="usp56 2711",
        says="If his fifth card comes face up too, he may take back his chips or stay in the pot.",
    ),
    Law(
        "card-faced-in-dealing-round",
        breach=deal.FACED_IN_PACK,
        when=[poker.IN_INTERVAL.no, poker.SEVERAL_FACED.no],
        remedy=poker.DEALT_WHERE_IT_FALLS,
        cite="usp56 2712",
        says="A card found faced while a round is dealt goes to the player to whom it falls.",
    ),
    Law(
        "cards-faced-later-in-the-deal",
        breach=deal.FACED_IN_PACK,
        when=[poker.IN_INTERVAL.no, poker.SEVERAL_FACED.yes],
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.DEALT_WHERE_IT_FALLS,
        cite="drawn from usp56 2712",
        says="After the first round any card found faced is dealt where it falls.",
    ),
    Law(
        "top-card-exposed-in-betting-interval",
        breach=deal.FACED_IN_PACK,
        when=[poker.IN_INTERVAL.yes],
        remedy=poker.DISCARDED_AND_SKIPPED,
        cite="usp56 2712",
        says="A top card exposed during an interval is discarded, and the next round leaves out, and ends with, the player who would have had it.",
    ),
    Law(
        "rotation-after-top-card-exposed",
        on=poker.ROTATION_DEMANDED,
        remedy=poker.ROTATION_RESTORED,
        cite="usp56 2712",
        says="In each later round, on demand, the dealer begins with the player who would have had the top card.",
    ),
)

PLAY = (
    Law(
        "impossible-call",
        breach=poker.IMPOSSIBLE_CALL,
        until=poker.RAISED_BEFORE_HOLE_CARD,
        remedy=poker.CALL_VOID,
        cite="usp56 2713-2715",
        says="A last call that cannot win whatever the hole card is void, if somebody says so before another's hole card is shown.",
    ),
    Law(
        "impossible-call-not-noticed",
        breach=poker.IMPOSSIBLE_CALL,
        after=poker.RAISED_BEFORE_HOLE_CARD,
        remedy=poker.CALL_STANDS,
        cite="drawn from usp56 2713-2715",
        says="Once a hole card is shown, an impossible call stands.",
    ),
    Law(
        "dealer-miscalls-hand",
        on=poker.WRONG_FIRST_BETTOR,
        remedy=poker.NO_REDRESS & poker.NOT_OUT_OF_TURN,
        cite="usp56 2717",
        says="If the dealer names the wrong player to bet first, nobody has redress, and that player's bet is in turn.",
    ),
    Law(
        "dealer-deals-first-card-up-on-purpose",
        breach=poker.HOLE_CARD_DEALT_UP,
        when=[poker.ON_PURPOSE.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2718",
        says="The dealer may not choose to deal a first card up and the second down.",
    ),
    Law(
        "player-turns-up-hole-card",
        on=poker.OWN_CARD_EXPOSED,
        when=[poker.TWO_DOWN_DEALT.no],
        remedy=poker.PLAYS_EXPOSED,
        cite="usp56 2339, 2718",
        says="Who turns up his hole card plays on with all his cards exposed; his next card does not come face down.",
    ),
)

#: laws of the same name as in other poker, with conditions or a text of their own
RESTATED = (
    Law(
        "redeal-two-cards-faced-in-pack",
        breach=deal.FACED_IN_PACK,
        when=[poker.IN_INTERVAL.no, poker.SEVERAL_FACED.yes],
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2680, 2690, 2695",
        says="Two cards or more faced in the pack are ground for a redeal by the same dealer.",
    ),
    POKER.law("redeal-incorrect-or-imperfect-pack").but(cite="usp56 2680, 2691, 2695"),
    Law(
        "too-many-hands-dealt",
        breach=deal.WRONG_NUMBER_OF_HANDS,
        when=[deal.HANDS_DEALT.is_(deal.MORE_HANDS)],
        remedy=poker.NAMES_DEAD_HAND & poker.LOOKED_AT_IS_KEPT,
        cite="usp56 2697",
        says="Of too many hands the dealer says which is dead; whoever has looked at a hole card keeps that hand.",
    ),
    Law(
        "too-few-hands-dealt",
        breach=deal.WRONG_NUMBER_OF_HANDS,
        when=[deal.HANDS_DEALT.is_(deal.FEWER_HANDS)],
        remedy=poker.GIVES_OWN_HAND,
        cite="usp56 2699-2701",
        says="If somebody is left out, the dealer gives his own hand to the first such player at his left.",
    ),
)

STUD_LAWS = (*BETTING, *REDEALS, *DEALING, *PLAY)
