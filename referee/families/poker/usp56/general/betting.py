"""Poker, Laws 9 and 17 to 24: what is bet, by whom, how much, and what becomes of chips put in wrongly (usp56 2511-2539, 2593-2614)."""

from referee.core.law import Law
from referee.core.remedy import by
from referee.families import poker
from referee.mechanics import roles, rulings, stakes

PROCEDURE = (
    Law(
        "bet-without-announcement",
        breach=poker.UNANNOUNCED_BET,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2511",
        says="Before chips go in, the player in turn says whether he bets, calls or raises, and how much.",
    ),
    Law(
        "minimum-raise",
        cite="usp56 2511",
        says="A raise is no smaller than the bet it calls or the last raise, unless only one other player is in the pot.",
    ),
    Law(
        "all-pass-new-deal",
        cite="usp56 2513",
        says="If everybody passes, the dealer included, the next player deals and the antes are repeated.",
    ),
    Law(
        "acts-before-right-neighbour-settled",
        cite="usp56 2517",
        says="Nobody acts before the active player at his right has put in the right number of chips or thrown in his hand.",
    ),
    Law(
        "check-after-a-bet",
        breach=poker.CHECK_AFTER_BET,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2525-2531",
        says="Once somebody has bet, a player in turn drops, calls or raises.",
    ),
    Law(
        "check-where-a-bet-is-due",
        breach=poker.CHECK_NOT_ALLOWED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2523, 2531, 2651",
        says="Where a form prohibits checks, or has whoever is first in turn bet, a player bets or drops.",
    ),
    Law(
        "check-out-of-turn",
        breach=poker.CHECK_OUT_OF_TURN,
        remedy=poker.VOID_WORDS,
        cite="drawn from usp56 2533, 2612",
        says="A check out of turn is forbidden; like any words about a pass to come it is void.",
    ),
    Law(
        "drop-is-final",
        breach=poker.CHIPS_AFTER_DROPPING,
        remedy=poker.DEEMED_DROPPED & poker.ADDED_FOR_NOTHING,
        cite="usp56 2533",
        says="A hand thrown in, or mixed with one that was, is out and cannot be taken back.",
    ),
    Law(
        "bet-when-the-betting-is-over",
        breach=poker.CHIPS_AFTER_BETTING,
        remedy=rulings.silent("the chips stay in the pot, and count toward no bet"),
        cite="usp56 2541",
        says="When the last bet has been called, or everybody has checked, the hands are shown; what becomes of later chips is not said.",
    ),
    Law(
        "last-active-player-wins-unseen",
        cite="usp56 2003, 2535",
        says="When all others have dropped, the last player takes the pot without showing his hand.",
    ),
    Law(
        "raise-count-cap",
        breach=stakes.BET_OVER_LIMIT,
        when=[poker.LIMIT_PASSED.is_(poker.RAISES)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2089",
        says="By agreement one player raises at most three times (or twice) in an interval, or all together three times.",
    ),
)

CHIPS_IN = (
    Law(
        "chips-withdrawn-from-pot",
        breach=stakes.CHIPS_TAKEN_BACK,
        remedy=rulings.NOTHING_STATED & poker.TAKEN_WRONGLY,
        cite="usp56 2593-2603",
        says="What is in the pot stays there, but for the few cases in which a law lets it be taken back.",
    ),
    Law(
        "string-bet",
        breach=poker.STRING_BET,
        remedy=rulings.NOTHING_STATED & poker.ADDED_FOR_NOTHING,
        cite="usp56 2605",
        says="A bet goes in all at once; more may be added only to make up a call.",
    ),
    Law(
        "announced-raise-underpaid",
        breach=poker.ANNOUNCED_BET_UNDERPAID,
        remedy=poker.MUST_SUPPLY,
        chooser=by(roles.ANY_PLAYER),
        cite="usp56 2605",
        says="Who announced how much he raises and puts in less supplies the rest on demand.",
    ),
    Law(
        "insufficient-call",
        breach=poker.SHORT_CALL,
        remedy=poker.MAY_CALL_OR_DROP,
        chooser=by(roles.OFFENDER),
        cite="usp56 2606",
        says="Who puts in too little for a call adds what is missing and may not raise, or drops and forfeits the chips.",
    ),
    Law(
        "raise-under-minimum",
        breach=poker.RAISE_UNDER_MINIMUM,
        remedy=poker.DEEMED_A_CALL & poker.EXCESS_FORFEITED,
        cite="usp56 2606",
        says="A raise by less than the least is a call, and the rest of the chips are forfeited.",
    ),
    Law(
        "bet-over-limit",
        breach=stakes.BET_OVER_LIMIT,
        when=[poker.LIMIT_PASSED.is_(poker.AMOUNT)],
        remedy=poker.STANDS_AS_LIMIT & poker.EXCESS_FORFEITED,
        cite="usp56 2607",
        says="More than the limit is a bet of the limit, and the rest of the chips are forfeited.",
    ),
    Law(
        "bet-over-opponents-stack",
        on=poker.BET_OVER_STACK,
        when=[poker.ANOTHER_CAN_MEET.yes],
        remedy=poker.INTO_SIDE_POT,
        cite="usp56 2071-2077, 2607",
        says="At table stakes what a player cannot meet of a bet goes into a side pot for those who can.",
    ),
    Law(
        "bet-nobody-can-meet",
        on=poker.BET_OVER_STACK,
        when=[poker.ANOTHER_CAN_MEET.no],
        remedy=poker.BACK_TO_STACK,
        cite="drawn from usp56 2607",
        says="At table stakes what nobody else can meet of a bet goes back to the stack.",
    ),
    Law(
        "all-in-call",
        cite="usp56 2071-2077",
        says="A player calls for all he has and stays to the showdown, for those pots of which he has paid his full share.",
    ),
    Law(
        "table-stake-changed-in-hand",
        breach=poker.CHIPS_NOT_ON_TABLE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2071-2075",
        says="At table stakes nobody takes chips off the table, and nobody adds to his stack while he is in the pot.",
    ),
)

WORDS = (
    Law(
        "announced-pass-or-drop-in-turn-binds",
        on=poker.ANNOUNCED_DROP,
        remedy=poker.BOUND_TO_DROP,
        cite="usp56 2608",
        says="Who says in turn that he passes or drops has done so, whether or not he throws in his hand.",
    ),
    Law(
        "announced-bet-in-turn-binds",
        on=poker.ANNOUNCED_BET,
        remedy=poker.BOUND_BY_WORDS,
        cite="usp56 2608",
        says="Who announces a bet in turn must, if he is able, put in as much as he announced.",
    ),
    Law(
        "reliance-on-unfulfilled-announcement",
        on=poker.ANNOUNCEMENT_NOT_KEPT,
        remedy=rulings.no_penalty("others relied on it at their own risk"),
        cite="usp56 2608, 2612",
        says="Players who rely on an announcement that is not made good have no redress.",
    ),
    Law(
        "announcement-out-of-turn-void",
        breach=poker.ANNOUNCED_OUT_OF_TURN,
        remedy=poker.VOID_WORDS,
        cite="usp56 2612, 2726",
        says="Words out of turn about a bet or a pass, without chips or cards, are void, and the player is free at his turn.",
    ),
)

OUT_OF_TURN = (
    Law(
        "chips-put-in-out-of-turn",
        breach=poker.CHIPS_OUT_OF_TURN,
        when=[poker.FOLLOWS_ANOTHER.no],
        remedy=poker.CHIPS_STAY & rulings.Opens(poker.CHIPS_AT_HIS_TURN),
        cite="usp56 2613",
        says="Chips put in out of turn stay in the pot, and the play goes back to the player whose turn it was.",
    ),
    Law(
        "chips-out-of-turn-followed-by-another",
        breach=poker.CHIPS_OUT_OF_TURN,
        when=[poker.FOLLOWS_ANOTHER.yes],
        remedy=poker.CHIPS_STAY & rulings.Opens(poker.CHIPS_AT_HIS_TURN),
        cite="usp56 2613",
        says="Who follows a player that bet out of turn is as much an offender as he.",
    ),
    Law(
        "chips-out-of-turn-less-than-call",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.LESS)],
        remedy=poker.TAKES_UP & poker.MAY_CALL_OR_DROP,
        chooser=by(roles.OFFENDER),
        cite="usp56 2613",
        says="If at his turn the chips are too few for a call, he adds just enough to call, or forfeits them and drops.",
    ),
    Law(
        "chips-out-of-turn-equal-to-call",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.CALL)],
        remedy=poker.DEEMED_TO_CALL,
        cite="usp56 2613",
        says="If at his turn the chips make exactly a call, he has called.",
    ),
    Law(
        "chips-out-of-turn-more-than-call",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.RAISE)],
        remedy=poker.DEEMED_TO_RAISE,
        cite="usp56 2613",
        says="If at his turn the chips are more than a call, he has raised by the excess and may add nothing.",
    ),
    Law(
        "chips-out-of-turn-excess-under-minimum",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.SHORT_RAISE)],
        remedy=poker.DEEMED_TO_CALL_AND_FORFEIT & poker.EXCESS_FORFEITED,
        cite="drawn from usp56 2606, 2613",
        says="An excess that would be less than the least raise is, as in turn, forfeited, and the player has called.",
    ),
    Law(
        "chips-out-of-turn-no-earlier-bet",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.NOBODY_BET)],
        remedy=poker.DEEMED_TO_BET,
        cite="usp56 2613",
        says="If at his turn nobody has bet, he has bet those chips; what is above the limit is forfeited.",
    ),
    Law(
        "chips-out-of-turn-turn-does-not-come",
        on=poker.CHIPS_AT_HIS_TURN,
        when=[poker.AT_HIS_TURN.is_(poker.NO_TURN)],
        remedy=rulings.no_penalty("the chips stay in the pot"),
        cite="drawn from usp56 2613",
        says="If the turn of that player does not come, his chips stay where they are and count toward no bet.",
    ),
    Law(
        "chips-out-of-turn-no-added-raise",
        breach=rulings.ADDS_TO_RAISE,
        remedy=rulings.NOTHING_STATED & poker.DEEMED_A_CALL & poker.EXCESS_FORFEITED,
        cite="usp56 2606, 2613",
        says="Who put in too little, in turn or out of it, never adds chips in order to raise.",
    ),
    Law(
        "hand-dropped-out-of-turn",
        breach=poker.DROPPED_OUT_OF_TURN,
        remedy=poker.DROPPED_HAND_DEAD,
        cite="usp56 2614",
        says="A hand thrown in out of turn is dead; there is no other penalty unless the players have agreed on one.",
    ),
)
