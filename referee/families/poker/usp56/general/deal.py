"""Poker, Laws 5 to 8 and 11: seats, shuffle, cut and deal, and when there is a redeal (usp56 2479-2490, 2545-2555)."""

from referee.core.law import Law
from referee.families import poker
from referee.mechanics import deal, rulings

SEATS = (
    Law(
        "demand-to-redraw-seats",
        on=poker.SEATS_DEMANDED,
        when=[poker.RESEATING_DUE.yes],
        remedy=poker.SEATS_REDRAWN,
        cite="usp56 2479-2481",
        says="Before the game any player, later anybody once an hour has gone by since the last seating, may have the seats drawn anew.",
    ),
    Law(
        "seats-not-redrawn-within-the-hour",
        on=poker.SEATS_DEMANDED,
        when=[poker.RESEATING_DUE.no],
        remedy=poker.DEMAND_REFUSED,
        cite="drawn from usp56 2481",
        says="Within an hour of the last seating nobody may demand another.",
    ),
    Law(
        "newcomer-takes-vacant-seat",
        cite="usp56 2481",
        says="Who comes into the game takes a seat that is free, and who replaces a player takes that player's seat.",
    ),
    Law(
        "exchange-of-seats",
        on=poker.SEATS_EXCHANGED,
        remedy=rulings.ALLOWED,
        cite="usp56 2481",
        says="Between a showdown and the next deal two players may change seats, if nobody else objects.",
    ),
    Law(
        "seats-without-banker",
        cite="usp56 2482",
        says="Where nobody is banker, it is the dealer who chooses his seat first.",
    ),
)

SHUFFLE_AND_CUT = (
    Law(
        "any-player-may-shuffle",
        on=deal.NEW_SHUFFLE_DEMANDED,
        until=deal.DEMANDED_BEFORE_DEALING,
        remedy=deal.GRANTED,
        cite="usp56 2483",
        says="Before the deal whoever wishes may shuffle; the dealer shuffles last, and at least once.",
    ),
    Law(
        "right-opponent-declines-to-cut",
        cite="usp56 2484-2486",
        says="If the player at the dealer's right does not cut, another may, the one nearest the dealer's right where several wish to; there is one cut.",
    ),
    Law(
        "two-pack-cut-by-left-opponent",
        cite="usp56 2047, 2484",
        says="With two packs in use the player at the dealer's left cuts.",
    ),
    Law(
        "cut-portions",
        cite="usp56 2488",
        says="A pack is cut into two or three packets of five cards or more.",
    ),
    Law(
        "card-exposed-in-cutting",
        breach=deal.FACED_IN_SHUFFLE_OR_CUT,
        until=poker.SHUFFLED_AGAIN,
        remedy=poker.CUT_AGAIN,
        cite="usp56 2488",
        says="If a card shows its face in the cut, the dealer shuffles and the pack is cut again.",
    ),
)

PROCEDURE = (
    Law(
        "player-passes-up-his-deal",
        breach=poker.DEAL_PASSED_UP,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2489",
        says="Nobody may of his own will let his turn to deal go by.",
    ),
    Law(
        "deal-not-one-at-a-time-in-rotation",
        breach=deal.DEALT_INCORRECTLY,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2490",
        says="Cards come from the top, one at a time, clockwise from the dealer's left to himself.",
    ),
)

REDEALS = (
    Law(
        "redeal-card-exposed-in-cutting",
        breach=deal.FACED_IN_SHUFFLE_OR_CUT,
        after=poker.SHUFFLED_AGAIN,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2545-2546",
        says="Dealt all the same after a card was exposed in the cut, the pack is shuffled, cut and dealt again by the same dealer on demand.",
    ),
    Law(
        "redeal-cut-packet-under-five",
        breach=deal.CUT_TOO_SMALL,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2545, 2547",
        says="A cut that leaves fewer than five cards in a packet is ground for a redeal by the same dealer.",
    ),
    Law(
        "redeal-two-cards-faced-in-pack",
        breach=deal.FACED_IN_PACK,
        when=[poker.SEVERAL_FACED.yes],
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED,
        cite="usp56 2545, 2549",
        says="Two cards or more faced in the pack are ground for a redeal by the same dealer.",
    ),
    Law(
        "one-card-faced-in-pack",
        breach=deal.FACED_IN_PACK,
        when=[poker.SEVERAL_FACED.no],
        remedy=rulings.no_penalty("the deal goes on"),
        cite="drawn from usp56 2549",
        says="A single card faced in the pack is no ground for a redeal.",
    ),
    Law(
        "redeal-incorrect-or-imperfect-pack",
        breach=[deal.INCORRECT_PACK, deal.IDENTIFIABLE_CARD],
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED & deal.PACK_REPLACED,
        cite="usp56 2545, 2551",
        says="A pack that is not as it should be in any way is ground for a redeal by the same dealer.",
    ),
    Law(
        "deal-out-of-turn",
        breach=deal.DEAL_OUT_OF_TURN,
        until=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=poker.REDEAL_IF_CALLED & poker.ANTES_STAY & poker.OTHER_BETS_FORFEITED,
        cite="usp56 2545, 2553",
        says="Called in time, a deal out of turn goes back to the rightful dealer; antes of all stay, and any other bet is forfeited to the pot.",
    ),
    Law(
        "deal-out-of-turn-noticed-late",
        breach=deal.DEAL_OUT_OF_TURN,
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=deal.DEAL_STANDS,
        cite="usp56 2553-2555",
        says="Not called in time, a deal out of turn stands, and the next dealer is at the left of the one who dealt.",
    ),
    Law(
        "redeal-not-called-in-time",
        breach=[deal.CUT_TOO_SMALL, deal.UNCUT_PACK_DEALT],
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=deal.DEAL_GOES_ON,
        cite="drawn from usp56 2545, 2563-2565",
        says="Once the second round of cards is begun, what was wrong with the shuffle or the cut is past.",
    ),
    Law(
        "faced-card-not-noticed-in-time",
        breach=deal.FACED_IN_SHUFFLE_OR_CUT,
        when=[poker.SHUFFLED_AGAIN.missed],
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=deal.DEAL_GOES_ON,
        cite="drawn from usp56 2545",
        says="Once the second round of cards is begun, a card exposed in the cut is past.",
    ),
    Law(
        "faced-cards-not-noticed-in-time",
        breach=deal.FACED_IN_PACK,
        when=[poker.SEVERAL_FACED.yes],
        after=poker.CALLED_BEFORE_SECOND_ROUND,
        remedy=deal.DEAL_GOES_ON,
        cite="drawn from usp56 2545",
        says="Once the second round of cards is begun, cards faced in the pack are no ground for a redeal.",
    ),
)
