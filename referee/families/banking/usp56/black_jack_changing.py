"""Black jack with a changing bank (usp56 6675-6739)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, roles, rulings, turns
from referee.mechanisms import OF_BLACK_JACK

#: what he does with the card is his choice, made or still to be made
HIS_CHOICE = banking.CARD_TAKEN.is_(*banking.CARD_TAKEN.answers)

CHANGING_BANK = Game(
    "blackjack-changing-bank",
    title="Black Jack with a changing bank",
    family="banking",
    cite="usp56 6675-6739",
    general=GENERAL_RULES,
    players=(2, 14),
    sides=0,
    hand_size=2,
    deal="One card down to all, then the bets, then one card up to all.",
    play=banking.BLACK_JACK_PLAY,
    form=banking.Bank(natural=4, against_natural=2, ties_pay=True, passes=True, bonus=banking.bonus),
    score=score.Tally(),
    rules=(
        ("Players", "Two to fourteen; a player's natural takes the bank from a dealer who has none."),
        ("Bets", "After the first card; the dealer may double all, and any player may redouble."),
        ("Dealer", "He may draw or stand at any total; ties pay him."),
        (
            "Pay",
            "Naturals twice the bet; five cards within twenty-one twice, each further card doubling it; 7-7-7 three times, 8-7-6 twice.",
        ),
    ),
    expects=(*OF_BLACK_JACK, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "burned-card-reached",
            cite="usp56 6685",
            says="When the burned card is reached the cards are shuffled and cut anew.",
        ),
        Law(
            "bet-outside-limits",
            breach=banking.BET_OUTSIDE_LIMITS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6691",
            says="Bets are between one chip and the limit.",
        ),
        Law(
            "dealer-doubles-too-early",
            breach=banking.DOUBLED_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6691",
            says="The dealer doubles after all others have bet.",
        ),
        Law(
            "redouble-without-double",
            breach=banking.REDOUBLED_ALONE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6691",
            says="A player redoubles what the dealer has doubled.",
        ),
        Law(
            "naturals-settled",
            cite="usp56 6697",
            says="A dealer's natural collects twice the bets, from a player with a natural once; a player's alone is paid twice.",
        ),
        Law(
            "draws-after-standing-or-bust",
            breach=banking.DRAWN_AFTER_DONE,
            remedy=rulings.silent("the card does not count, and the bet stands as it did"),
            cite="usp56 6699-6701",
            says="A player gets cards until he stands or goes over; of one drawn after that the book says nothing.",
        ),
        Law(
            "plays-before-his-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.silent("what he did stands, and the play goes on from the dealer's left"),
            cite="usp56 6699-6701",
            says="The dealer serves the players in turn from his left; of one who is served before it the book says nothing.",
        ),
        Law(
            "dealer-draws-freely",
            breach=[banking.DEALER_DRAWS_HIGH, banking.DEALER_STANDS_LOW],
            remedy=rulings.ALLOWED,
            cite="usp56 6703",
            says="No total binds the dealer to draw or to stand.",
        ),
        Law(
            "totals-settled",
            cite="usp56 6703",
            says="A dealer who goes over pays all who stood; otherwise he pays higher totals and collects from equal or lower ones.",
        ),
        Law(
            "bonus-hand",
            cite="usp56 6707-6713",
            says="Five cards within twenty-one bring twice the bet, each further card doubling it, 7-7-7 three times, 8-7-6 twice, at once.",
        ),
        Law(
            "dealer-claims-bonus",
            breach=banking.BONUS_CLAIMED_BY_DEALER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6715",
            says="A dealer collects no more than the bets for such hands.",
        ),
        Law(
            "natural-takes-the-bank",
            cite="usp56 6717",
            says="A player with a natural, the dealer having none, deals next.",
        ),
        Law(
            "bank-passes-between-two-naturals",
            cite="usp56 6717",
            says="Of several with naturals the one nearest the dealer's left deals next.",
        ),
        Law(
            "bank-sold",
            on=banking.BANK_SOLD,
            remedy=rulings.ALLOWED,
            cite="usp56 6717",
            says="A player entitled to deal may sell that right to another.",
        ),
        Law(
            "card-not-burned",
            breach=deal.CARD_NOT_BURNED,
            remedy=banking.BURNS_ON_DEMAND,
            cite="usp56 6719-6721",
            says="If no card is burned, the dealer must on demand shuffle the rest of the pack and burn one.",
        ),
        Law(
            "first-card-missing",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.NONE), banking.SECOND_ROUND_BEGUN.no],
            remedy=banking.SUPPLIED_FROM_TOP,
            cite="usp56 6723",
            says="A player left out in the first round gets his card on demand, until the second round begins.",
        ),
        Law(
            "first-card-missing-noticed-late",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.NONE), banking.SECOND_ROUND_BEGUN.yes],
            remedy=banking.STAYS_OUT,
            cite="usp56 6723",
            says="Noticed after that, he stays out for the deal.",
        ),
        Law(
            "second-card-missing",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.SOME)],
            remedy=rulings.silent("the card is supplied from the top of the pack"),
            cite="usp56 6723",
            says="The law speaks of a card left out in the first round, and not of one in the second.",
        ),
        Law(
            "first-card-dealt-face-up",
            breach=deal.FACED_IN_DEALING,
            remedy=banking.STILL_BETS_NEXT_CARD_DOWN,
            cite="usp56 6725",
            says="A player whose first card is dealt face up must still bet, and gets the next one face down.",
        ),
        Law(
            "second-card-not-down",
            breach=rulings.SECOND_CARD_NOT_DOWN,
            remedy=banking.MAY_DROP_OUT,
            chooser=roles.OFFENDER,
            cite="usp56 6725",
            says="If it is not given face down, he may withdraw his bet and drop out.",
        ),
        Law(
            "stander-does-not-expose",
            breach=banking.STANDER_HIDES_CARD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6727",
            says="Players who stood turn up their cards as soon as the dealer has stood or gone over.",
        ),
        Law(
            "undeclared-bust",
            breach=banking.UNDECLARED_BUST,
            remedy=banking.PAYS_DOUBLE,
            cite="usp56 6727",
            says="A player who proves to have stood on more than twenty-one pays the dealer twice his bet, even if the dealer went over.",
        ),
        Law(
            "two-cards-in-first-round",
            breach=banking.TWO_CARDS_DEALT,
            when=[banking.WHICH_ROUND.is_(banking.FIRST)],
            remedy=banking.ONE_CARD_OR_TWO_HANDS,
            chooser=roles.OFFENDER,
            cite="usp56 6729",
            says="Of two cards given in the first round the player keeps one, or plays both as two hands with a bet on each.",
        ),
        Law(
            "two-cards-in-second-round",
            breach=banking.TWO_CARDS_DEALT,
            when=[banking.WHICH_ROUND.is_(banking.SECOND)],
            remedy=banking.KEEPS_EITHER,
            chooser=roles.OFFENDER,
            cite="usp56 6731-6733",
            says="Of two given in the second round he chooses which to keep.",
        ),
        Law(
            "card-faced-in-pack",
            breach=deal.FACED_IN_PACK,
            when=[HIS_CHOICE],
            remedy=banking.TAKEN_OR_REFUSED,
            chooser=roles.OFFENDER,
            cite="usp56 6735-6737",
            says="A card found face up in the pack may be accepted or refused by the player to whom it would fall.",
        ),
        Law(
            "unrequested-card-dealt",
            breach=banking.UNREQUESTED_CARD,
            when=[HIS_CHOICE],
            remedy=banking.DISCARDED_IF_REFUSED,
            chooser=roles.OFFENDER,
            cite="usp56 6739",
            says="A card not asked for may be kept, or refused, and is then a discard that nobody may claim.",
        ),
    ),
)
